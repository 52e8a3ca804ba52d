"""The motion engine of data-driven control on recorded clips: it starts, stops, turns, walks and jogs as told."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

from footfall import characters
from footfall.systems.data_driven import fragments, library
from footfall.systems.data_driven.planner import Command, Planner

BODY = characters.load("human-toes")
FEW = ("16_12", "16_18", "16_31", "16_34", "16_47")  # veer, turn, start, stop, walk


def clips(shared: Path, subject: str) -> dict[str, tuple[Path, str]]:
    """Name to file and style of all takes of a subject."""
    found = {}
    for folder in ("cmu", "cmu_more"):
        index = shared / "mocap" / folder / "index.csv"
        if not index.is_file():
            pytest.skip(f"there is no {index}")
        with index.open() as file:
            for row in csv.DictReader(file):
                if row["subject"] == subject:
                    style = fragments.style_of(row["cls"])
                    found.setdefault(row["file"][:-4], (shared / "mocap" / folder / row["file"], style))
    return found


def planner_of(shared: Path, subject: str, names: tuple[str, ...] = ()) -> Planner:
    known = clips(shared, subject)
    takes = []
    for name in names or sorted(known):
        path, style = known[name]
        take = fragments.read_take(path, BODY, style)
        takes += [take, fragments.mirror_image(take, BODY)]
    return Planner(library.build(takes, BODY))


def told(plans: Planner, current: int, heading: float, command: Command, count: int):
    out = []
    for _ in range(count):
        choice = plans.next(current, heading, command)
        heading, current = heading + choice.turn, choice.main
        out.append((choice, heading, plans.library.fragments[current]))
    return out, current, heading


@pytest.fixture(scope="module")
def few(shared) -> Planner:
    return planner_of(shared, "16", FEW)


def test_clips_become_a_connected_library_with_standing(few):
    made = few.library
    assert made.connected > 0.95
    assert set(made.styles) == {"stand", "walk"}
    assert all("retargeted" in "".join(take.notes) for take in made.takes[::2])
    assert made.takes[1].notes == ("mirror image of 16_12",)
    assert len(made.standing()) >= 4


def test_it_starts_turns_and_stops(few):
    out, current, heading = told(few, few.first(), 0.0, Command(0.0, 1.2), 8)
    assert out[-1][0].speed == pytest.approx(1.2, abs=0.1)
    for degrees in (90.0, -90.0):
        goal = heading + np.radians(degrees)
        _, current, heading = told(few, current, heading, Command(goal, 1.2), 4)
        assert abs(heading - goal) < np.radians(15.0)
    out, *_ = told(few, current, heading, Command(heading, 0.0), 10)
    assert all(fragment.stands for _, _, fragment in out[-4:])


@pytest.mark.slow
def test_all_clips_of_a_subject_serve_all_commands(shared):
    plans = planner_of(shared, "16")
    assert plans.library.connected > 0.95
    for trial in range(20):
        out, current, heading = told(plans, plans.first(), 0.0, Command(0.0, 1.1), 6 + trial)
        for degrees in (45, -45, 90, -90, 135, -135, 179.9, -179.9):
            goal = heading + np.radians(degrees)
            _, _, reached = told(plans, current, heading, Command(goal, 1.1), 4)
            assert abs((reached - goal + np.pi) % (2.0 * np.pi) - np.pi) < np.radians(15.0), degrees
        speed = (0.8, 1.0, 1.2, 1.4, 1.6, 2.8)[trial % 6]
        out, current, heading = told(plans, current, heading, Command(heading, speed), 14)
        assert np.mean([choice.speed for choice, *_ in out[-4:]]) == pytest.approx(speed, abs=0.12)
        out, *_ = told(plans, current, heading, Command(heading, 0.0), 12)
        assert all(fragment.stands for _, _, fragment in out[-3:])
