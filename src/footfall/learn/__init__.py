"""From a clip to a skill: clean, cycle, retarget, search, check, write.

Read in this order: `prepare` (a clip becomes a recorded cycle on a body), `draft` (the skill file before the search),
`score` (the objective), `search` (CMA-ES within a budget), `check` (the final check), `learn` (all of these steps),
`write` (the skill's folder).

For data-driven control: `following` (a piece, played with corrections) and `corrections` (the search for them).
"""
