"""The abilities of data-driven control (`control/system.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from ...control.director import Director
from ...control.law import Controller
from ...control.method import Method
from ...control.skill import Skill
from ...control.steering import Preview, Steering
from ...control.system import Description, System, Tracking
from ...errors import BadInput, suggestion
from . import graph
from .director import CLIP, COMMAND, PATH, RANDOM
from .following import start_of, told
from .preview import preview
from .records import STANDS

ADVICE = {  # the number of the file to try first against a kind of fall
    "sideways_drift": "raise the sideways velocity feedback c_v (balance.lat_cv), or take wider steps (offsets.width)",
    "forward": "raise the position feedback c_d (balance.cd), or bring the swing leg less far ahead "
    "(offsets.swing_hip, lower)",
    "backward": "bring the swing leg further ahead (offsets.swing_hip, higher), or raise the velocity feedback c_v "
    "(balance.cv)",
    "toe_stub": "lift the swinging foot higher (offsets.lift, balance.clear_cd)",
    "pelvis_sank": "stiffen the stance knee (servo.stance_knee), or straighten it (offsets.stance_knee)",
    "late_or_missed_contact": "reach the ground sooner: lift the swinging foot less (offsets.lift), or wait less long "
    "for its contact (offsets.patience)",
}
NOTES = 12  # shown of a library
LIVE_STEP = 2e-3  # time step of a character that looks ahead while it is steered [s]


class DataDriven(System):
    """Recorded movement of any kind, followed under physics."""

    methods = (
        Method("motion graph, steering, whole clips", "Lee 2010", "3 to 5", "footfall learn FOLDER --as data-driven"),
    )

    def controller(self, skill: Skill) -> Controller:
        """The gains of the file; the piece or the library beside it is checked."""
        return graph.controller(skill)

    def director(self, skill: Skill) -> Director | None:
        """Plays the fragments of a piece or a clip in order, or those that the planner chooses."""
        return graph.director(skill)

    def join(self, old: Controller, memory: Any, came_from: int, new: Controller) -> tuple[Controller, int] | None:
        """It begins standing, so it takes over from a body that stands."""
        return (new, STANDS) if old.machine.at_rest(int(memory.state)) else None

    def describe(self, skill: Skill) -> Description:
        """The clips with their fragments, what can be commanded, and what was left out."""
        if graph.settings(skill) is None:
            return super().describe(skill)
        known = graph.repertoire(skill).library
        rows = []
        for take in known.takes:
            numbers = known.of_clip(take.name)
            inside = int(known.in_graph[numbers].sum())
            rows.append((take.name, take.style, round(take.piece.seconds, 2), len(numbers), inside))
        words = [
            f"{len(known)} fragments of {len(known.takes)} clips, {known.connected:.0%} in the connected part; "
            f"styles: {', '.join(known.styles) or 'none'}"
        ]
        words += known.notes[:NOTES]
        if len(known.notes) > NOTES:
            words.append(f"… and {len(known.notes) - NOTES} more notes")
        heads = ("clip", "style", "seconds", "fragments", "in_graph")
        data = {**skill.body, "clips": [dict(zip(heads, row, strict=True)) for row in rows], "notes": list(known.notes)}
        return Description(tuple(words), heads, tuple(rows), data)

    def phase(self, controller: Controller, memory: Any, time: float) -> float:
        """How far the current fragment has come."""
        slot = int(memory["slot"])
        length = float(memory["length"][slot])
        return min(1.0, float(memory["at"]) / length) if length > 0.0 else float("nan")

    def advice(self, skill: Skill, fall: str, joint: str) -> str:
        """Which number to try first against a fall."""
        return ADVICE.get(fall, super().advice(skill, fall, joint))

    def takes_speed(self, skill: Skill) -> bool:
        """A character that is steered does."""
        chosen = graph.settings(skill)
        return chosen is not None and chosen.follow in (COMMAND, PATH)

    def tracking(self, memory: Any) -> Tracking:
        """How far the law is from the fragment that it tracks; rates are not summed up."""
        return Tracking(np.array(memory["off"]), np.array(memory["squared"]), np.zeros(len(memory["squared"])))

    def clips(self, skill: Skill) -> tuple[str, ...]:
        """Names of the clips of a library, mirror images left out."""
        if graph.settings(skill) is None:
            return ()
        return tuple(take.name for take in graph.repertoire(skill).library.takes if "-mirrored" not in take.name)

    def following(
        self,
        skill: Skill,
        clip: str = "",
        path: Sequence[Sequence[float]] = (),
        style: str = "",
        random: int | None = None,
    ) -> Skill:
        """The skill, told to follow something else than the command."""
        if graph.settings(skill) is None:
            raise BadInput(f"{skill.id} has a single recorded piece and follows nothing else")
        known = graph.repertoire(skill).library
        if style and style not in known.styles:
            raise BadInput(f"{skill.id} has no style {style[:40]!r}; available: {', '.join(known.styles)}")
        skill = told(skill, style=style) if style else skill
        if clip:
            names = [take.name for take in known.takes]
            if clip not in names:
                raise BadInput(f"{skill.id} has no clip {clip[:60]!r}{suggestion(clip, names)}")
            start = start_of(known.by_name[clip].piece, skill.character)
            return replace(told(skill, follow=CLIP, clip=clip), start=start)
        if len(path):
            return told(skill, follow=PATH, path=[[float(x), float(y)] for x, y in path])
        return skill if random is None else told(skill, follow=RANDOM, seed=int(random))

    def steering(self, skill: Skill) -> Steering | None:
        """Styles of the library, and the path; None for a skill that follows one piece, clip or random walk."""
        chosen = graph.settings(skill)
        if chosen is None or chosen.follow not in (COMMAND, PATH):
            return None
        path = chosen.path if chosen.follow == PATH else ()
        return Steering(graph.repertoire(skill).styles, chosen.style, path)

    def steered(self, skill: Skill, path: Sequence[Sequence[float]] = (), style: str = "") -> Skill:
        """The skill, following the command or a path, in a style."""
        own = skill if graph.settings(skill) is None else told(skill, follow=COMMAND, path=[], style="", clip="")
        changed = self.following(own, path=path, style=style)
        graph.settings(changed)  # checks the path
        return changed

    def has_preview(self, skill: Skill) -> bool:
        """All of them do."""
        return True

    def preview(self, skill: Skill, memory: Any) -> Preview | None:
        """The fragment that is tracked and the one that waits."""
        return preview(memory, len(skill.character.joints))

    def lasts(self, skill: Skill) -> float | None:
        """The duration of the clip or piece that it follows [s]; None for one that is steered."""
        chosen = graph.settings(skill)
        if chosen is None:
            return graph.piece(skill).seconds
        if chosen.follow != CLIP:
            return None
        return graph.repertoire(skill).library.by_name[chosen.clip].piece.seconds

    def time_step(self, skill: Skill) -> float | None:
        """2 ms for a character that is steered and looks ahead, which leaves time for a search; None for others [s]."""
        chosen = graph.settings(skill)
        return LIVE_STEP if chosen is not None and chosen.ahead > 0.0 and chosen.follow in (COMMAND, PATH) else None

    def finished(self, memory: Any) -> bool:
        """Whether the last fragment has come to its end."""
        return bool(memory["over"])


SYSTEM = DataDriven()
