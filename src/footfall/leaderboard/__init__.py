"""The leaderboard: every skill through the same tests, on one page.

Read in this order: `measures.py` (the tests), `results.py` (what was measured, kept by content), `board.py` (measuring
all of it), `pictures.py` and `page.py` (the page).
"""
