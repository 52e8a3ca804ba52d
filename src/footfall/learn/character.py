"""`footfall learn CLIPS… --as data-driven`: a folder of clips becomes one character that can be steered.

The clips are put on one body and cut into a graph of fragments (`systems/data_driven`). Then each is followed from its
first frame to its last; corrections are searched where that falls or strays (`improve.py`), and fragments in which the
body still falls are not used for steering. Gains are those that a search over many clips has found (`gains.toml`).
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import tomlkit

from .. import characters, parallel
from ..characters import Character
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadFile, BadInput, FootfallError
from ..evaluate.clips import clips as reading
from ..evaluate.clips.clips import Clip
from ..evaluate.clips.follow import Followed, Target, follow
from ..motion.formats import files
from ..systems.data_driven import fragments, graph, library, library_file
from ..systems.data_driven.fragments import Take
from ..systems.data_driven.library import Library
from ..systems.data_driven.repertoire import smooth
from ..writing import whole_folder
from .character_file import MIRRORED, document
from .gains import tuned
from .improve import TABLES, improve
from .tested import without_bad_transitions

BODIES = ("human-toes", "own")
GAINS = Path(fragments.__file__).parent / "gains.toml"
TEST_STEP = 1e-3  # time step at which clips are tried [s]
BEFORE_A_FALL = 1.0  # fragments this long before a fall are not used [s]
RIG_SECONDS = 1.0  # of the first clip, kept for export on its skeleton [s]
PROGRESS = ".progress.json"  # after the name of the folder: corrections that were found, until it is written


@dataclass(frozen=True)
class Search:
    """How gains and corrections are searched.

    Attributes:
        longest: Most time for the corrections of a clip [s].
        kept: File that keeps what was found while the search goes on, if any; gains are kept in another one beside it.
        tune: Time for gains [s]; 0 to keep those that there are.
        seed: Random seed.
        transitions: Whether transitions are tested.
    """

    longest: float = 120.0
    kept: Path | None = None
    tune: float = 0.0
    seed: int = 1
    transitions: bool = True

    @property
    def gains(self) -> Path | None:
        """The file that keeps gains."""
        return None if self.kept is None else self.kept.with_suffix(".gains.json")

    def clear(self) -> None:
        """Remove the files, when the character is written."""
        for path in (self.kept, self.gains):
            if path is not None:
                path.unlink(missing_ok=True)


@dataclass
class Made:
    """A character and how its clips are followed.

    Attributes:
        library: Its fragments.
        text: Of `skill.toml`.
        outcomes: Of every new clip that was tried.
        refused: Why clips were left out.
        seconds: Time that it took [s].
        own: The body, where it was made from the clips' skeleton.
        rig: BVH file of the first clip's skeleton; None to keep the one that is there.
        stopped: Whether Ctrl-C ended it early.
    """

    library: Library
    text: str
    outcomes: list[Followed] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    seconds: float = 0.0
    own: Character | None = None
    rig: bytes | None = None
    stopped: bool = False


def body_of(name: str, first: Clip, mass: float = 75.0) -> Character:
    """The body: a built-in one with toes, or one made from the skeleton of the first clip."""
    if name == "own":
        return characters.with_toes(characters.from_motion(first.motion, mass=mass))
    body = characters.load(name)
    if body.planar:
        raise BadInput(f"{name} is planar; data-driven control needs a body in space, such as human-toes")
    return body


def styles_of(paths: Sequence[Path]) -> dict[Path, str]:
    """Styles by the index.csv files beside the clips; clips without one are not in it."""
    found: dict[Path, str] = {}
    for folder in dict.fromkeys(path.parent for path in paths):
        for path, row in reading.index(folder).items():
            if row.get("cls"):
                found[path] = fragments.style_of(row["cls"])
    return found


def style_by_looking(clip: Clip) -> str:
    """The style of a clip that no index tells."""
    kind, _ = reading.kind(clip)
    return "backward" if kind.startswith("backwards") else "run" if kind.endswith("run") else "walk"


def takes_of(
    paths: Sequence[Path],
    character: str | Character,
    mass: float = 75.0,
    mirror: bool = True,
    progress: parallel.Progress = parallel.no_progress,
) -> tuple[list[Take], Character, list[str], bytes | None]:
    """Clips read and put on a body.

    Args:
        paths: Of the files.
        character: `human-toes`, another built-in body, `own`, or a body.
        mass: Of an own body [kg].
        mirror: Whether mirror images are added.
        progress: Progress callback.

    Returns:
        The takes, the body, why clips were left out, and a rig for export.

    Raises:
        BadInput: None of them can be used.
    """
    styles, names = styles_of(paths), reading.stems(paths)
    refused: list[str] = []
    takes: list[Take] = []
    body = character if isinstance(character, Character) else None
    rig, skeletons = None, set()
    for i, path in enumerate(paths):
        progress(i, len(paths), f"reading {path.name}")
        try:
            clip = reading.load(path)
            clip.check_facing()
            if body is None:
                assert isinstance(character, str)
                body = body_of(character, clip, mass)
            rig = rig or _rig(clip)
            style = styles.get(path) or style_by_looking(clip)
            take = replace(fragments.take(clip.motion, body, style, roles=clip.roles), name=names[path])
            skeletons.add(tuple(clip.motion.skeleton.names))
            takes += [take, fragments.mirror_image(take, body)] if mirror else [take]
        except FootfallError as error:
            message = str(error).removeprefix(f"{path.stem}: ")
            refused.append(f"{path.name}: {message.removeprefix(f'{path}: ')}")
        except (ValueError, np.linalg.LinAlgError, IndexError) as error:  # data that no check has foreseen
            refused.append(f"{path.name}: cannot be put on the body ({error})")
    if body is None or not takes:
        raise BadInput("no clip can be used: " + ("; ".join(refused) or "none was given"))
    if len(skeletons) > 1:
        refused.append(f"note: the clips have {len(skeletons)} different skeletons; all were retargeted to {body.name}")
    return takes, body, refused, rig


def _rig(clip: Clip) -> bytes:
    part = clip.motion[: max(2, round(RIG_SECONDS * clip.motion.rate))]
    return files.encoded(part.as_recorded(), ".bvh")


def make(
    paths: Sequence[Path],
    name: str,
    character: str = "human-toes",
    mass: float = 75.0,
    mirror: bool = True,
    test: bool = True,
    search: Search | None = None,
    progress: parallel.Progress = parallel.no_progress,
) -> Made:
    """A character from clips.

    Args:
        paths: Of the clips.
        name: Id of the skill.
        character: `human-toes`, another built-in body, or `own`.
        mass: Of an own body [kg].
        mirror: Whether mirror images are added.
        test: Whether every clip is followed once under physics.
        search: How corrections of clips are searched; not at all if not given.
        progress: Progress callback.

    Returns:
        The character; `write` writes its folder.
    """
    begun = time.monotonic()
    takes, body, refused, rig = takes_of(paths, character, mass, mirror, progress)
    made = smooth(library.build(takes, body))
    own = body if character == "own" else None
    gains = tomlkit.parse(GAINS.read_text(encoding="utf-8")).unwrap()
    result = Made(made, document(made, name, own is not None, gains), refused=refused, own=own, rig=rig)
    return _tested(result, [take.name for take in takes], gains, name, begun, test, search, progress)


def add(
    paths: Sequence[Path],
    place: Path,
    mirror: bool = True,
    test: bool = True,
    search: Search | None = None,
    progress: parallel.Progress = parallel.no_progress,
) -> Made:
    """A character with further clips; what it has is kept, only the new clips are tried.

    Args:
        paths: Of the new clips.
        place: The character's folder.
        mirror: Whether mirror images are added.
        test: Whether every new clip is followed once under physics.
        search: How corrections of clips are searched; not at all if not given.
        progress: Progress callback.
    """
    begun = time.monotonic()
    skill = skills.load(place / "skill.toml")
    if "motion" not in skill.body:
        raise BadFile(
            place / "skill.toml", "motion", "is missing: not a data-driven character that clips can be added to"
        )
    old = library_file.load(place, skill.character)
    known = {take.name for take in old.takes}
    new = [path for path in paths if path.stem not in known]
    refused = [f"{path.name}: a clip of this name already exists" for path in paths if path.stem in known]
    if not new:
        raise BadInput("no clip was added: " + "; ".join(refused))
    takes, _, said, _ = takes_of(new, skill.character, mirror=mirror, progress=progress)
    grown = smooth(old.added(takes))
    doc = tomlkit.parse((place / "skill.toml").read_text(encoding="utf-8"))
    gains = {key: value for key, value in doc.unwrap().items() if isinstance(value, dict)}
    own = skill.character if str(doc.get("character", "")).endswith(".json") else None
    text = document(grown, skill.id, own is not None, _only_gains(gains))
    rig = (place / "rig.bvh").read_bytes() if (place / "rig.bvh").is_file() else None
    result = Made(grown, text, refused=[*refused, *said], own=own, rig=rig)
    return _tested(result, [take.name for take in takes], _only_gains(gains), skill.id, begun, test, search, progress)


def _only_gains(tables: dict[str, Any]) -> dict[str, Any]:
    return {
        key: value for key, value in tables.items() if key not in ("motion", "entry", "evidence", "shape", "wanted")
    }


def _tested(
    result: Made,
    new: Sequence[str],
    gains: dict[str, Any],
    name: str,
    begun: float,
    test: bool,
    search: Search | None,
    progress: parallel.Progress,
) -> Made:
    """The character after its new clips were tried; Ctrl-C keeps what was found."""
    import tempfile

    if test:
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder) / name
            write(result, place)
            try:
                own = [clip for clip in new if not clip.endswith(MIRRORED)]
                if search is not None:
                    gains = _searched(result, place, own, gains, search, progress)
                result.outcomes = followed(skills.load(place), result.library, own, (TEST_STEP,), progress)
                if search is not None and search.transitions:
                    result.library = without_bad_transitions(skills.load(place), result.library, progress)
            except parallel.Interrupted as stop:
                result.outcomes, result.stopped = [o for o in stop.results if o is not None], True
            except KeyboardInterrupt:
                result.stopped = True
        result.library = without_falls(result.library, result.outcomes)
    result.seconds = time.monotonic() - begun
    evidence: dict[str, float] = {"clips": len(result.library.takes), "fragments": len(result.library)}
    if result.outcomes:
        good = sum(outcome.followed for outcome in result.outcomes)
        evidence |= {"clips_tried": len(result.outcomes), "clips_followed": good}
    evidence["minutes_to_make"] = round(result.seconds / 60.0, 2)
    result.text = document(result.library, name, result.own is not None, gains, evidence)
    return result


def _searched(
    result: Made, place: Path, clips: list[str], gains: dict[str, Any], search: Search, progress: parallel.Progress
) -> dict[str, Any]:
    """Search gains and corrections of a character in a folder; the gains, whose document is in `result`.

    Raises:
        KeyboardInterrupt: On Ctrl-C, when what was found is in `result`.
    """
    skill = skills.load(place)
    if search.tune > 0.0 and result.library.in_graph.any():
        skill, words = tuned(skill, graph.repertoire(skill), search.tune, search.seed, search.gains, progress)
        gains = {**gains, **{key: skill.body[key] for key in TABLES if key in skill.body}}
        result.refused += [f"note: {line}" for line in words]
        result.text = document(result.library, place.name, result.own is not None, gains)
        write(result, place)
        skill = skills.load(place)
    result.library, stopped = improve(skill, result.library, clips, search.kept, search.longest, progress)
    write(result, place)
    if stopped:
        raise KeyboardInterrupt
    return gains


def followed(
    skill: Skill,
    known: Library,
    names: Sequence[str],
    steps: Sequence[float],
    progress: parallel.Progress = parallel.no_progress,
) -> list[Followed]:
    """Follow clips, each at every time step; in the order of names, then steps.

    Raises:
        Interrupted: On Ctrl-C, with what was found.
    """
    jobs = [(name, dt) for name in names for dt in steps]

    def one(job: tuple[str, float]) -> Followed:
        piece = known.by_name[job[0]].piece
        return follow(skill, job[0], Target(piece.rows, piece.torque), job[1])

    return parallel.parallel_map(one, jobs, progress, "clips followed")


def without_falls(known: Library, outcomes: Sequence[Followed]) -> Library:
    """A library in which fragments around falls are not used, nor their mirror images.

    Args:
        known: The library.
        outcomes: Of clips that were followed.

    Returns:
        The library; unchanged if nothing of it would be left.
    """
    bad: list[int] = []
    for outcome in outcomes:
        if outcome.followed:
            continue
        for clip in (outcome.clip, f"{outcome.clip}{MIRRORED}"):
            for number in known.of_clip(clip) if clip in known.by_name else []:
                f = known.fragments[number]
                begin, end = f.start / fragments.RATE, f.stop / fragments.RATE
                if begin <= outcome.seconds and end >= outcome.seconds - BEFORE_A_FALL:
                    bad.append(number)
    less = known.without(bad) if bad else known
    return less if less.in_graph.any() else known


def write(made: Made, place: Path) -> list[str]:
    """Write the folder of a character whole: `skill.toml`, `fragments.csv`, `poses.npz`, and body and rig if any.

    Args:
        made: The character.
        place: The folder; an older one is replaced as a whole.

    Returns:
        The names of the files.
    """

    def fill(folder: Path) -> None:
        (folder / "skill.toml").write_text(made.text, encoding="utf-8")
        library_file.save(made.library, folder)
        if made.own is not None:
            (folder / "body.json").write_text(made.own.to_json(), encoding="utf-8")
        if made.rig is not None:
            (folder / "rig.bvh").write_bytes(made.rig)

    whole_folder(place, fill)
    return [str(path) for path in sorted(place.iterdir())]
