"""SIMBICON in the plane (thesis 7.3): `law.py`, then `graph.py` (Table 7.1)."""
