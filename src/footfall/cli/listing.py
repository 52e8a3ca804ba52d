"""`footfall list`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..control.method import Method
from . import screen

if TYPE_CHECKING:
    from ..control.skill import Skill
    from ..systems import Found

MEASURES = (  # methods of the papers that are no control systems
    Method("balance indices: CoP, ZMP, foot rotation", "Yin 2007", "A", "footfall evaluate balance SKILL"),
    Method("motion library: clips, retargeting, motion graphs", "Lee 2010, Sok 2007", "", "footfall motion info CLIP"),
)


def run(
    folder: Annotated[str, typer.Argument(help="A folder of skills; the built-in ones if none.")] = "",
    character: Annotated[str, typer.Option("--character", help="Only skills of this body.")] = "",
    systems: Annotated[
        bool, typer.Option("--systems", help="The control systems, those of other packages too.")
    ] = False,
    json: screen.Json = False,
) -> None:
    if systems:
        _systems(json)
        return
    from ..characters import load as load_character
    from ..control import skill as skills
    from ..errors import FootfallError

    refused: list[str] = []
    if folder:
        found = []
        for path in skills.inside(Path(folder)):
            try:
                found.append(skills.read(path))
            except FootfallError as error:  # an invalid file does not hide the others
                refused.append(str(error))
    else:
        found = [skills.load(name) for name in skills.names()]
    if character:
        body = load_character(character).name  # a skill may change the proportions of its body but keeps its name
        found = [skill for skill in found if skill.character.name == body]
    if json:
        import json as codec

        rows = [
            {
                "id": s.id,
                "title": s.title,
                "gait": s.gait,
                "kind": s.kind,
                "kinematic": _kind(s).endswith("kinematic"),
                "kinematic_root": _kind(s).endswith("kinematic root"),
                "origin": s.origin,
                "system": s.system,
                "character": s.character.name,
                "file": str(s.path),
            }
            for s in found
        ]
        figures = {"skills_total": len(rows), "skills_refused": len(refused)}
        print(codec.dumps({"figures": figures, "skills": rows}, indent=1))
        screen.print_errors(refused)
        return
    if found:
        where = [(str(s.path.parent),) if folder and s.path else () for s in found]
        rows = [(s.id, s.title, _kind(s), s.origin, s.character.name, *w) for s, w in zip(found, where, strict=True)]
        heads = ("skill", "title", "kind", "origin", "character", *(("folder",) if folder else ()))
        screen.console().print(screen.table(heads, rows))
    screen.print_errors(refused)
    if refused and not found:
        raise typer.Exit(2)


def _kind(skill: Skill) -> str:
    """The kind of a skill, and that it is kinematic where it is."""
    from ..errors import FootfallError
    from ..systems import kinematic, of

    try:
        if of(skill).kinematic_root(skill):
            return f"{skill.kind}, kinematic root"
        return f"{skill.kind}, kinematic" if kinematic(skill) else skill.kind
    except FootfallError:  # a system that is not installed
        return skill.kind


def _systems(json: bool) -> None:
    """Every control system with the methods that it implements; one that cannot be loaded is named with the reason."""
    from collections import Counter

    from .. import systems as registry
    from ..control import skill as skills

    found = registry.found()
    built_in = Counter(skills.load(name).system for name in skills.names())
    if json:
        import json as codec

        rows = [
            {
                "name": s.name,
                "moved_by": s.kind or None,
                "package": s.package,
                "state": _state(s, built_in[s.name]),
                "skills": built_in[s.name],
                "methods": [method._asdict() for method in s.methods],
                "problem": s.problem or None,
            }
            for s in found
        ]
        broken = sum(bool(s.problem) for s in found)
        figures = {"systems_total": len(found), "systems_broken": broken}
        print(codec.dumps({"figures": figures, "systems": rows, "measures": [m._asdict() for m in MEASURES]}, indent=1))
    else:
        rows = []
        for s in found:
            state = _state(s, built_in[s.name])
            methods = s.methods or (Method("", "", "", ""),)
            for k, method in enumerate(methods):
                first = (s.name, s.kind, state) if k == 0 else ("", "", "")
                rows.append((*first, method.what, _place(method), method.begin))
        rows += [("–", "–", "works", m.what, _place(m), m.begin) for m in MEASURES]
        heads = ("system", "moves by", "state", "method", "paper, section", "begin with")
        screen.console().print(screen.table(heads, rows))
    screen.print_errors([s.problem for s in found if s.problem])


def _place(method: Method) -> str:
    """Paper and section."""
    return f"{method.paper}, {method.section}" if method.section else method.paper


def _state(system: Found, skills: int) -> str:
    """Whether a system can be used, and what there is to use it with."""
    if system.problem:
        return "cannot be loaded"
    if system.package != "footfall":
        return f"works, of {system.package}"
    return f"works, {skills} skill{'s' * (skills != 1)}" if skills else "works, none built in"
