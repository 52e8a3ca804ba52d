"""A clip on another body: segment orientations, hinge angles, foot placement, reference motions."""
