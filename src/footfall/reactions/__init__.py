"""Clips that react to hits (Yin 2007, chapter 5): made from a clip, hit, measured."""
