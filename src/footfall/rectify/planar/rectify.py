"""Rectification of one clip on a planar body: the search, then its result as a skill that is played once more."""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Callable
from pathlib import Path
from threading import Event

import numpy as np

from ... import __version__
from ...arrays import read_arrays
from ...characters import Character
from ...errors import FootfallError
from ...evaluate.clips.clips import Clip
from ...physics.scene import Scene
from ...trials import Rollout, Trial, run
from ...writing import whole_file
from .. import measure, skill_file
from ..limits import cut
from ..result import Figures, Rectified, close
from ..settings import Settings
from .incremental import Progress, Search
from .on_clip import on_clip
from .player import Played, Player
from .reference import FRAME_RATE, Reference, of_clip

SKELETON = "the clip's own skeleton: simulated along the plane of its heading, to the side as recorded"
RECORDS = 4  # of the simulation, a frame


def rectify(
    clip: Clip,
    character: Character,
    settings: Settings | None = None,
    kept: Path | None = None,
    tell: Callable[[int, int], None] = lambda frame, frames: None,
    stop: Event | None = None,
) -> Rectified:
    """Make a clip physical on a planar body.

    Args:
        clip: The clip, read and cleaned.
        character: The planar body.
        settings: How.
        kept: A file in which progress is kept, so that a killed search goes on.
        tell: Called with the frame up to which the clip is done, and the number of frames.
        stop: Ends the search when set; the result is what was found.

    Returns:
        The result; whether it holds is in its figures.
    """
    settings = settings or Settings()
    whole, (clip, remark) = clip, cut(clip)
    reference = of_clip(clip, settings.body(character))
    player = Player(reference)
    stamp = _stamp(reference, settings)

    def keep(progress: Progress, frame: int, frames: int) -> None:
        if kept is not None:
            _store(kept, progress, stamp)
        tell(frame, frames)

    known = None if kept is None else _stored(kept, stamp)
    search = Search(player, settings.method, settings.seconds, settings.seed, settings.workers, known, keep, stop)
    progress = search.run()
    result = _result(clip, player, search.target(), progress, search.stop.is_set())
    return result.of_part(whole.motion.duration - clip.motion.duration, remark)


def _result(clip: Clip, player: Player, target: np.ndarray, progress: Progress, stopped: bool) -> Rectified:
    reference = player.reference
    first, last = player.first(), len(reference) - 1
    played, alone = (player.play(first, angles, 0, last) for angles in (target, reference.angle))
    document = skill_file.document(
        reference.name, reference.character, player.start, target.shape, FRAME_RATE, player.dt, _source(reference)
    )
    skill = skill_file.in_memory(document, reference.character, {"angle": target})
    record = player.dt * player.substeps / RECORDS
    rollout = run(Trial(skill, (last + 1) / FRAME_RATE, player.dt, Scene(), record_every=record))
    finer = Player(reference, substeps=2 * player.substeps)
    half = finer.play(finer.first(), target, 0, last)
    figures = _figures(player, played, alone, half, rollout, progress)
    motion = on_clip(clip, reference, rollout.qpos(), 1.0 / record, measure.standing_feet(rollout))
    return Rectified(
        reference.name,
        skill,
        document,
        reference.qpos,
        FRAME_RATE,
        rollout,
        alone.qpos,
        motion,
        SKELETON,
        figures,
        progress.done,
        stopped,
        progress.notes,
    )


def _source(reference: Reference) -> str:
    return f"a clip named {reference.name[:60]}; Sok, Kim, Lee 2007, section 4"


def _figures(
    player: Player, played: Played, alone: Played, half: Played, rollout: Rollout, progress: Progress
) -> Figures:
    reference, body = player.reference, player.character
    distance, apart, finer = (100.0 * player.distances(each) for each in (played, alone, half))
    rate = 1.0 / rollout.trial.record_every
    before = measure.skate_and_penetration(body, reference.qpos, FRAME_RATE, reference.contact)
    after = measure.skate_and_penetration(body, rollout.qpos(), rate, measure.standing_feet(rollout))
    needed = measure.root_force(body, reference.qpos, FRAME_RATE, reference.contact)
    path = played.qpos[:, 0] - reference.qpos[: len(played.qpos), 0]
    return Figures(
        seconds=reference.seconds,
        reached_s=(len(played.qpos) - 1) / FRAME_RATE,
        position_error_cm=measure.rms(distance),
        position_error_cm_worst=float(distance.max()),
        path_error_cm=float(100.0 * np.abs(path).max()),
        skate_cm_per_s=after[0],
        skate_cm_per_s_recorded=before[0],
        penetration_cm=after[1],
        penetration_cm_recorded=before[1],
        root_force_n=0.0,
        root_force_n_recorded=float(needed.max()),
        root_force_n_recorded_median=float(np.median(needed)),
        torque_over_limit=measure.torque_over_limit(rollout),
        peak_ground_force_n=float(rollout.tally[0]),
        half_step=not half.fell and close(measure.rms(finer), float(finer.max())),
        unrectified_fell=alone.fell,
        unrectified_lost=alone.fell or not close(measure.rms(apart), float(apart.max())),
        unrectified_s=(len(alone.qpos) - 1) / FRAME_RATE,
        unrectified_error_cm=measure.rms(apart),
        search_s=progress.seconds,
        search_cpu_s=progress.cpu_seconds,
        ground_stiffness_n_per_m=body.ground.stiffness,
        ground_damping_ns_per_m=body.ground.damping,
    )


# --- progress in a file -----------------------------------------------------------------------------


def _stamp(reference: Reference, settings: Settings) -> str:
    """What a search depends on; progress with another stamp is not used."""
    digest = hashlib.sha256(reference.qpos.tobytes() + reference.character.to_json().encode())
    return json.dumps([__version__, digest.hexdigest()[:16], settings.method, settings.seed])


KINDS = {"heights": ("f", 2), "state": ("f", 1), "stamp": ("u", 1)}


def _store(path: Path, progress: Progress, stamp: str) -> None:
    state = np.array([progress.next, progress.seconds, progress.cpu_seconds, progress.frames, progress.done], float)
    text = np.frombuffer(stamp.encode(), np.uint8)
    buffer = io.BytesIO()
    np.savez(buffer, heights=progress.heights, state=state, stamp=text)
    whole_file(path, lambda file: file.write(buffer.getvalue()))


def _stored(path: Path, stamp: str) -> Progress | None:
    """The progress of an earlier search of the same clip with the same settings; None if there is none."""
    if not path.is_file():
        return None
    try:
        arrays = read_arrays(path, KINDS, 1 << 24, "the progress of a rectification")
    except FootfallError:
        return None
    if bytes(arrays["stamp"]).decode(errors="replace") != stamp or len(arrays["state"]) != 5:
        return None
    if not all(np.isfinite(arrays[name]).all() for name in ("state", "heights")):
        return None
    after, seconds, cpu, frames, done = arrays["state"].tolist()
    return Progress(arrays["heights"].copy(), int(after), seconds, cpu, int(frames), bool(done))
