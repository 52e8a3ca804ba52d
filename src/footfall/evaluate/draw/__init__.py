"""Plots, film strips and films."""
