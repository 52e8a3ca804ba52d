"""Make every clip of a folder physical in the plane; an interrupted run goes on where it was.

`python 29_rectify_a_folder.py FOLDER_OF_CLIPS`. Without a folder two walks of published means are written as clips.
"""

import sys
from pathlib import Path

from footfall import characters
from footfall.evaluate.clips import clips
from footfall.motion.formats import files
from footfall.motion.retarget import references
from footfall.rectify.many import rectify_all
from footfall.rectify.settings import Settings

out = Path("out/folder")
folder = Path(sys.argv[1]) if len(sys.argv) > 1 else out / "clips"
if len(sys.argv) < 2:
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("walk", "walk-fast"):
        motion = references.reference(name, characters.load("human"), seconds=2.0, rate=60.0)
        (folder / f"{name}.bvh").write_bytes(files.encoded(files.y_up_centimetres(motion), ".bvh"))

paths, _ = clips.find([str(folder)])
places = {path: out / path.stem for path in paths}
done = rectify_all(paths, places, characters.load("planar12"), Settings(seconds=60.0))
for name, row in done.rows.items():
    print(f"{name}: {row['position_error_cm']:.1f} cm, foot skate {row['skate_cm_per_s_recorded']:.1f} -> "
          f"{row['skate_cm_per_s']:.1f} cm/s, in {done.places[name]}")  # fmt: skip
print(*done.shortcomings(), sep="\n")
