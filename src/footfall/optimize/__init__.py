"""Search: better values for the tunable parameters of a skill file."""
