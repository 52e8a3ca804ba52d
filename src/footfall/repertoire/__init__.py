"""Controllers learned from rectified clips: training data, refinement, transitions (Sok, Kim, Lee 2007, section 5)."""
