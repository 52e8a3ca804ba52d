"""Motion files: BVH, Acclaim (ASF/AMC), glTF and CSV, read strictly and written whole."""
