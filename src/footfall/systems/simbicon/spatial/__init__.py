"""SIMBICON in three dimensions (thesis 7.3, 7.7.2): `law.py`, then `graph.py`."""
