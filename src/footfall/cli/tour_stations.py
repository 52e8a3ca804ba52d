"""The stations of `footfall tour`: one for each system. Clips are made from published mean walking."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..trials import Rollout, Trial


class Station(NamedTuple):
    """A station of the tour.

    Attributes:
        system: The system that it shows.
        what: What happens, in words.
        prepare: Makes the trial; its argument is a folder for what has to be made first.
        draw: Draws the rollout into a file; a film strip if None.
    """

    system: str
    what: str
    prepare: Callable[[Path], Trial]
    draw: Callable[[Rollout, Path], None] | None = None


def _walk(_: Path) -> Trial:
    from ..control import skill as skills
    from ..physics.push import Push
    from ..trials import Change, Trial

    pushes = (Push((300.0, 0.0, 0.0), 3.0, 0.3), Push((0.0, 200.0, 0.0), 5.5, 0.3))
    changes = (Change(skills.load("human-run"), 8.0),)
    return Trial(skills.load("human-walk-robust"), 12.0, 1e-3, pushes=pushes, changes=changes)


def _flip(_: Path) -> Trial:
    from ..control import skill as skills
    from ..trials import Change, Trial

    return Trial(skills.load("planar-stand"), 6.0, 5e-4, changes=(Change(skills.load("planar-back-flip"), 3.0),))


def _recorded(_: Path) -> Trial:
    from ..control import skill as skills
    from ..physics.push import Push
    from ..trials import Trial

    return Trial(skills.load("human-norm-walk"), 8.0, 1e-3, pushes=(Push((0.0, 100.0, 0.0), 4.0, 0.4),))


def _natural(_: Path) -> Trial:
    from ..control import skill as skills
    from ..trials import Trial

    return Trial(skills.load("human-walk-natural"), 8.0, 1e-3)


def _limit_cycle(_: Path) -> Trial:
    from ..control import skill as skills
    from ..trials import Command, Trial

    return Trial(skills.load("human-lcc-walk"), 10.0, 1e-3, commands=(Command(0.0, speed=0.6), Command(5.0, speed=1.1)))


def _stand(_: Path) -> Trial:
    from ..control import skill as skills
    from ..physics.push import Push
    from ..trials import Trial

    return Trial(skills.load("human-stand"), 8.0, 1e-3, pushes=(Push((400.0, 0.0, 0.0), 1.0, 0.2),))


def _recover(_: Path) -> Trial:
    from ..control import skill as skills
    from ..physics.push import Push
    from ..trials import Trial

    skill = skills.load("human-walk-recover")
    return Trial(skill, 20.0, 1e-3, pushes=(Push((-800.0, 0.0, 0.0), 4.0, 0.2),), leg_collision=False)


def _stop(_: Path) -> Trial:
    from ..control import skill as skills
    from ..trials import Command, Trial

    commands = (Command(0.0, speed=0.0), Command(2.0, speed=0.8), Command(8.0, speed=0.0))
    return Trial(skills.load("human-stop-and-go"), 13.0, 1e-3, commands=commands)


def _published(_: Path) -> Trial:
    from ..control import skill as skills
    from ..trials import Trial

    return Trial(skills.load("human-walk-published"), 4.0)


def _clip(folder: Path, name: str, seconds: float) -> Path:
    """A clip of published mean walking."""
    from .. import characters
    from ..motion.formats import files
    from ..motion.retarget import references
    from ..writing import whole_file

    path = folder / f"{name}.bvh"
    motion = references.reference(name, characters.load("human"), seconds=seconds, rate=60.0)
    data = files.encoded(files.y_up_centimetres(motion), ".bvh")
    whole_file(path, lambda file: file.write(data))
    return path


def _character(folder: Path) -> Trial:
    from ..control import skill as skills
    from ..learn import character as making
    from ..trials import Command, Trial

    clips = [_clip(folder, name, 3.0) for name in ("walk", "walk-fast")]
    making.write(making.make(clips, "tour-character", mirror=False), folder / "tour-character")
    skill = skills.load(folder / "tour-character")
    return Trial(skill, 6.0, 1e-3, commands=(Command(0.0, speed=1.2), Command(3.0, speed=1.5)))


def _rectified(folder: Path) -> Trial:
    from .. import characters
    from ..evaluate.clips import clips
    from ..rectify.planar import Settings, rectify

    body = characters.load("planar12")
    return rectify(clips.load(_clip(folder, "walk", 2.0)), body, Settings(seconds=60.0)).rollout.trial


def _repertoire(folder: Path) -> Trial:
    from .. import characters
    from ..control import skill as skills
    from ..physics.push import Push
    from ..repertoire import bench, files, stationary
    from ..repertoire.along import Team
    from ..systems.repertoire.table import Setting
    from ..trials import Trial

    body, place = characters.load("planar12"), folder / "tour-repertoire"
    with Team(body, 2) as team:
        stand = stationary.standing(team, bench.pose(body), "Stand", Setting(6, (15.0, 2.0, 0.1, 1.0)))
    files.write(place, files.document("tour-repertoire", body, [stand], {"stand": "Stand"}, "stand"), [stand])
    return Trial(skills.load(place), 6.0, 1e-3, pushes=(Push((60.0, 0.0, 0.0), 3.0, 0.2),))


def _hit(folder: Path) -> Trial:
    from ..control import skill as skills
    from ..evaluate.clips import clips
    from ..physics.hit import Hit
    from ..reactions.make import make
    from ..trials import Trial

    reacting = make(clips.load(_clip(folder, "walk", 3.0)))
    place = folder / "tour-reacts"
    reacting.write(place)
    hit = Hit(reacting.links["left_elbow"], time=1.0, mass=0.5, speed=8.0)
    return Trial(skills.load(place), reacting.seconds, 1e-3, hits=(hit,))


def _react(_: Path) -> Trial:
    from ..control import skill as skills
    from ..physics.push import Push
    from ..trials import Trial

    return Trial(skills.load("human-react"), 5.0, pushes=(Push((300.0, 0.0, 0.0), 1.0, 0.2),))


def _on_a_pad(_: Path) -> Trial:
    from ..control import skill as skills
    from ..physics.push import Push
    from ..trials import Trial

    return Trial(skills.load("human-stand"), 3.0, 1e-3, pushes=(Push((100.0, 0.0, 0.0), 1.0, 0.2),))


def _pad_pictures(rollout: Rollout, path: Path) -> None:
    """Draw what a pad under the feet sees, six pictures after the push began."""
    from matplotlib.figure import Figure

    from ..foot_pressure.record import of_rollout
    from ..physics.pressure import Pad, levels
    from ..writing import whole_file

    pad = Pad()
    pictures = levels(pad, of_rollout(rollout, pad))
    figure = Figure(figsize=(12.0, 2.6), dpi=100, layout="constrained")
    for k in range(6):
        at = round((1.0 + 0.2 * k) * pad.rate)
        ax = figure.add_subplot(1, 6, k + 1)
        ax.imshow(pictures[min(at, len(pictures) - 1)][:, ::-1], origin="lower", cmap="magma", vmin=0, vmax=160)
        ax.set(title=f"{at / pad.rate:.1f} s", xticks=[], yticks=[])
    whole_file(path, lambda file: figure.savefig(file, format="png"))


STATIONS = (
    Station("simbicon", "a walk withstands two pushes and changes to a run", _walk),
    Station("simbicon", "a planar body stands and does a back-flip", _flip),
    Station("simbicon", "a recorded gait, learned from published joint angles, is pushed", _recorded),
    Station("optimized_walk", "a walk found by search for what human walking is", _natural),
    Station("limit_cycle", "pose graphs that fall alone walk, slow and then fast", _limit_cycle),
    Station("push_recovery", "a standing body is pushed, steps, and stands again", _stand),
    Station("walk_and_recover", "a walker is pushed too hard, recovers and walks on", _recover),
    Station("stop_and_go", "it stands, walks and stands on command", _stop),
    Station("playback", "published mean walking, without forces", _published),
    Station("data_driven", "two clips become a character that is steered", _character),
    Station("rectified", "a clip is changed until servos carry it", _rectified),
    Station("repertoire", "a controller of nearest neighbours stands and is pushed", _repertoire),
    Station("perturbation", "a ball hits the arm of a clip, and it goes on", _hit),
    Station("push_response", "a push is answered from a database, without forces", _react),
    Station("foot_pressure", "what a pad sees under a body that is pushed", _on_a_pad, _pad_pictures),
)
