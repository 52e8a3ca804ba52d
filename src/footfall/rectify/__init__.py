"""Clips made physical (Sok, Kim, Lee 2007, section 4): changed as little as needed until servos can carry them.

`planar` is the method of the paper, on a planar body. Every rectifier returns a `result.Rectified`; `files` writes it.
"""
