"""Measure every built-in skill from its start state and write the results to the [evidence] table of its file.

    python benchmarks/evidence.py [SKILL …]

Speed, step rate and flight fraction are means from 20 s to 60 s. A skill that falls gets no evidence, nor does a
kinematic one.
"""

from __future__ import annotations

import sys

import tomlkit

from footfall import systems
from footfall.control import skill as skills
from footfall.evaluate.protocols.gaits import measure
from footfall.writing import whole_text

SECONDS = 60.0


def main() -> None:
    for name in sys.argv[1:] or skills.names():
        skill = skills.load(name)
        if systems.kinematic(skill):
            print(f"{name:28s} kinematic: nothing to measure")
            continue
        assert skill.path is not None
        dt = 5e-4 if skill.character.planar else 1e-3
        gait = measure(skill, SECONDS, dt)
        print(f"{name:28s} {gait.ending:8s} {gait.speed:6.3f} m/s")
        sideways = "" if skill.character.planar else f"sideways_speed = {gait.sideways_speed:.3f}\n"
        document = tomlkit.parse(skill.path.read_text(encoding="utf-8"))
        document.pop("evidence", None)
        text = tomlkit.dumps(document).rstrip("\n") + "\n"
        if gait.ending == "time_up":
            text += (
                "\n[evidence]              # means from 20 s to 60 s; written by benchmarks/evidence.py\n"
                f"seconds = {SECONDS}\ndt = {dt}\nfriction = {skill.scene.friction_for(skill.character)}\n"
                f"speed = {gait.speed:.3f}\n{sideways}step_rate = {gait.step_rate:.2f}\n"
                f"flight_fraction = {gait.flight_fraction:.3f}\n"
            )
        whole_text(skill.path, text)


if __name__ == "__main__":
    main()
