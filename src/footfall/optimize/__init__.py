"""Search: better numbers for the tunables of a skill file."""
