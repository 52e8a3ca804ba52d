"""The running simulation: its state, its history, the forces applied to it, and the thread that advances it."""
