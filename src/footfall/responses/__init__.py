"""Databases of push responses: made from physics or from clips, and measured (thesis chapter 4)."""
