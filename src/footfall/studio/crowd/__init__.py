"""The crowd page: many kinematic characters on a floor that answer pushes and a ball."""
