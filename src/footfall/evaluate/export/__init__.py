"""Rollouts as files, and read back."""
