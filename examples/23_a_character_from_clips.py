"""A folder of clips becomes one character that is steered: `python 23_a_character_from_clips.py [FOLDER]`.

Without a folder, two built-in reference walks are written as clips first.
"""

import sys
import tempfile
from pathlib import Path

from footfall import characters
from footfall.control import skill as skills
from footfall.learn import character as making
from footfall.motion.formats import bvh, files
from footfall.motion.retarget.references import reference
from footfall.trials import Command, Trial, run


def reference_clips(folder: Path) -> None:
    body = characters.load("human")
    for name in ("walk", "walk-fast"):
        motion = reference(name, body, 3.0, 60.0)
        (folder / f"{name}.bvh").write_text(bvh.text(files.y_up_centimetres(motion)))


with tempfile.TemporaryDirectory() as temporary:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(temporary)
    if len(sys.argv) < 2:
        reference_clips(folder)
    made = making.make(sorted(folder.glob("*.bvh")), "my-character", mirror=False)
    for outcome in made.outcomes:
        print(f"{outcome.clip}: {'followed' if outcome.followed else 'falls'}, {outcome.seconds:.1f} s")
    making.write(made, Path("my-character"))
    skill = skills.load("my-character/skill.toml")
    commands = (Command(0.0, speed=1.2), Command(3.0, speed=1.5))
    rollout = run(Trial(skill, 6.0, 1e-3, commands=commands))
    print(f"{len(made.library)} fragments; {rollout.ending}, {rollout['x'][-1]:.1f} m ahead")
    for note in rollout.notes:
        print(f"{note.time:.2f} s: {note.text}")
