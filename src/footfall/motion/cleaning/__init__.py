"""Defects of a recording found, named and repaired: axes, units, frame rate, flips and jumps."""
