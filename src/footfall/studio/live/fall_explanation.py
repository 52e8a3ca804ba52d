"""Why a body fell, worked out beside the body: that takes longer than a picture may."""

from __future__ import annotations

import contextlib
import threading
from typing import Any

from ...evaluate.falls import explain as falls
from ...trials import Rollout

LINES = 6  # of the time-line that are told


class Why:
    """A fall that is being looked into; `message` is there once it is understood."""

    def __init__(self, rollout: Rollout, kind: str, part: str, time: float):
        self.message: dict[str, Any] | None = None
        self.plain = {"is": "fall", "time": time, "title": f"{kind} at {time:.2f} s", "words": [part] if part else []}
        self.thread = threading.Thread(target=self._look, args=(rollout,), name="footfall-fall", daemon=True)
        self.thread.start()

    def _look(self, rollout: Rollout) -> None:
        told = self.plain
        with contextlib.suppress(Exception):  # too little recorded, or nothing stands out: that it fell is told anyway
            found = falls.explain(rollout)
            words = [*(f"{time:.2f} s: {text}" for time, text in found.timeline[-LINES:]), found.advice]
            told = {**self.plain, "title": str(found), "words": words}
        self.message = told
