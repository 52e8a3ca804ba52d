"""Cleaning of recordings: axes, units, frame rate, floor, and spikes in single frames."""
