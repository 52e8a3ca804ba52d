"""The explanation of a fall, computed in a thread because it takes longer than a frame."""

from __future__ import annotations

import contextlib
import threading
from typing import Any

from ...evaluate.falls import explain as falls
from ...trials import Rollout
from ...trials.rollout import Ending
from .disturbances import Disturbances

TIMELINE_LINES = 6  # of the timeline that are sent


class FallExplanation:
    """An explanation in progress; `message` is set when it is ready."""

    def __init__(self, rollout: Rollout, ending: Ending, handed_over: bool, disturbances: Disturbances):
        self.time, self.disturbances = ending.time, disturbances
        self.message: dict[str, Any] | None = None
        title = disturbances.title(ending.time, "unclear")
        words = [f"{ending.part.replace('_', ' ')} touched the ground"] if ending.part else []
        self.short = {"is": "fall", "time": ending.time, "title": title, "words": words}
        self.thread = threading.Thread(
            target=self._explain, args=(rollout, handed_over), name="footfall-fall", daemon=True
        )
        self.thread.start()

    def _explain(self, rollout: Rollout, handed_over: bool) -> None:
        message = self.short
        with contextlib.suppress(Exception):  # too little recorded, or no cause found: the short message is sent
            found = falls.explain(rollout, handed_over)
            tried = [str(found.response)] if found.response is not None else []
            timeline = [f"{time:.2f} s: {text}" for time, text in found.timeline[-TIMELINE_LINES:]]
            words = [*tried, *timeline, *(f"what may help: {text}" for text in found.help)]
            message = {**self.short, "title": self.disturbances.title(self.time, found.kind), "words": words}
        self.message = message
