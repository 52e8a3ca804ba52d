"""Many worlds on a GPU: MuJoCo Warp steps them, and the same laws run beside it (docs/gpu.md).

Read in this order: `world.py` (what is done for one world between two half steps, in scalar Python), `code.py` (that
text as machine code of a GPU or a CPU), `batch.py` (all worlds, their records, and the captured graph).
"""
