"""The live view of foot pressure: the performer's picture, the matching one, and the avatar (thesis, Figure 3.8)."""
