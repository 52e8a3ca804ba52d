"""The studio: a trial that never ends, seen, pushed, steered and shaped in the browser.

Read in this order: `stage.py` (the simulation and everything that can be done to it), `frames.py` (what a browser is
told sixty times a second), `messages.py` (what it may ask for), `player.py` (real time, in a thread of its own),
`server.py` (pages, sockets, who holds the controls). `web/PROTOCOL.md` has both sides' messages.
"""
