"""Retargeting: segment orientations, hinge angles, root placement from foot contact, reference motions."""
