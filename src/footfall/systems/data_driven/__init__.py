"""Data-driven control: motion capture data, modulated while it is tracked (Lee, Kim, Lee 2010).

The motion engine, without physics, in the order to read: `fragments.py` (clips on a body, cut at contact changes),
`library.py` (the graph of fragments) and `library_file.py` (its files), `planner.py` (which fragment follows),
`blending.py` (the frames that are played).
"""
