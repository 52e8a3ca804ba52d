"""What `footfall pressure train` and `animate` do."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from .. import characters
from ..control import skill as skills
from ..errors import BadInput
from ..evaluate import report as reports
from ..evaluate.report import Report
from ..motion.formats.files import WRITTEN, encoded, y_up_centimetres
from ..motion.motion import Motion
from ..parallel import Progress, no_progress
from ..physics.pressure import Pad
from ..physics.scene import Scene
from ..strict import is_identifier
from ..systems.foot_pressure import pad_file
from ..systems.foot_pressure.animator import STANCE
from ..systems.foot_pressure.animator import animate as animation
from ..systems.foot_pressure.database import RATE, Database, of_skill
from ..writing import whole_file
from . import build, kinds
from .kept import Kept
from .performances import DATABASE, Performer
from .session import session

DEMO = (  # acts of the recording in a folder
    *("step_left-medium", "step_right-medium", "kick-right-high", "squat-deep"),
    *("step_forward-short", "step_back-short", "march", "jump-low"),
)
DEMO_SEED = 7


def train(
    clips: Path, out: Path, character: str, each: int, seed: int, pad: Pad, progress: Progress = no_progress
) -> Report:
    """Train a database and write its folder; a run that was killed goes on after its last performance.

    Args:
        clips: Folder with CMU's clips.
        out: The folder to write; its name becomes the skill's.
        character: The body.
        each: Performances of each act.
        seed: Of all that varies.
        pad: The pad.
        progress: Called after each performance.

    Returns:
        The report.
    """
    name = out.name or "foot-pressure"
    if not is_identifier(name):
        raise BadInput(f"{name[:60]!r} cannot be the name of a skill; expected letters, digits, - and _")
    body = characters.load(character)
    performer = Performer(DATABASE, clips, body, pad)
    kept = Kept(out, performer, kinds.training(), each, seed)
    made, acts = build.make(performer, each, seed, progress, kept)
    recipes = {recipe.label: recipe for recipe in kinds.unseen()}
    demo, _ = session(performer, [recipes[label] for label in DEMO], DEMO_SEED, turn=0.0)
    build.write(out, build.document(name, made, DATABASE, character, acts), made, build.joined([demo], pad))
    kept.remove()
    report = Report(f"foot pressure on {character}: pads are simulated", {}, columns=("act", "performances"))
    report.conditions = reports.conditions(body, Scene(), 1.0 / RATE, seed=seed, pad=pad_file.heading(pad)[5:])
    report.figures = {
        "kinds": len({kind for kind, _ in acts}) + 1,
        "acts": len(made.templates.labels),
        "minutes_of_motion": len(made.root) / RATE / 60.0,
    }
    report.rows = list(Counter(made.templates.labels).items())
    report.files.append(str(out / "skill.toml"))
    report.words.append(f"next: footfall pressure animate {out} {out / build.RECORDING} -o out.bvh")
    return report


def load(folder: str) -> tuple[Database, str]:
    """The database of a folder, and its name.

    Raises:
        BadInput: The folder holds a skill of another system.
    """
    skill = skills.load(folder)
    if skill.system != "foot_pressure":
        raise BadInput(f"{folder}: a skill of the system {skill.system}; expected a database of foot_pressure")
    return of_skill(skill), skill.id


def animate(folder: str, recording: Path, out: Path, fill: bool = False) -> Report:
    """Animate a recording and write the motion.

    Args:
        folder: Of the database.
        recording: CSV file of a pad.
        out: Motion file.
        fill: Whether missing pictures are filled with the last one.

    Returns:
        The report: every act with its time.
    """
    check_target(out)
    made, name = load(folder)
    seen = pad_file.read(recording, fill)
    pad_file.check_same(seen.pad, made.pad, str(recording))
    motion, labels, delay = animation(made, seen.frames)
    write_motion(motion, out)
    report = Report(f"{recording.name} animated with {name}", {}, columns=("time_s", "act"))
    report.conditions = reports.conditions(made.character, Scene(), 1.0 / RATE, pad=pad_file.heading(made.pad)[5:])
    was = STANCE
    for k, label in enumerate(labels):
        if label not in (was, STANCE):
            begun = was == STANCE  # otherwise a better template took over
            at = round(seen.start + k / made.pad.rate, 2) if begun else report.rows.pop()[0]
            report.rows.append((at, label))
        was = label
    report.figures = {"seconds": seen.seconds, "acts": len(report.rows), "latency_s": delay}
    report.files.append(str(out))
    return report


def check_target(out: Path) -> None:
    """Refuse a motion file that cannot be written, before any work."""
    if out.suffix.lower() not in WRITTEN:
        raise BadInput(f"{out}: motion is written to {', '.join(WRITTEN)} files")


def write_motion(motion: Motion, out: Path) -> None:
    """Write a motion in the coordinates that animation software expects of BVH files; others in metres, z up."""
    placed = y_up_centimetres(motion) if out.suffix.lower() == ".bvh" else motion
    whole_file(out, lambda file: file.write(encoded(placed, out.suffix)))
