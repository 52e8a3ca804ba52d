"""The studio: a simulation in the browser that can be pushed, steered, edited and recorded.

- `live/`: the simulation, its history and the real-time thread
- `wire/`: access control, clients, messages and frames (both sides: `web/PROTOCOL.md`)
- `jobs/`: background processes for learning, optimization and measurements
- `files/`: the skill library, the skill editor, exports and uploads
- `session.py` performs the requests of clients, `authoring.py` those that edit a skill, `server.py` is the web server
- `replay.py` writes a motion as one HTML file; `measure.py` and `soak.py` measure the studio itself
"""
