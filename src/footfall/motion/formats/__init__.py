"""Motion files: BVH and Acclaim (ASF/AMC) are read; BVH, glTF and CSV are written."""
