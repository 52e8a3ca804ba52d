"""Motion graphs: clips cut into fragments at contact changes, and the transitions between them."""
