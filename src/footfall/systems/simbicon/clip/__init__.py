"""SIMBICON for a recorded gait (thesis 7.5): `law.py`, `reflexes.py`, then `graph.py`."""
