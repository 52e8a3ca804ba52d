"""From a clip to a skill: clean, cycle, retarget, search, check, write.

Read in this order: `prepare` (a clip becomes a recorded cycle on a body), `draft` (the skill file before the search),
`score` (what the search asks for), `search` (CMA-ES within a budget), `check` (how good the result is), `learn`
(all of it, and the folder that comes out).
"""
