"""Files of rollouts: written and read."""
