"""`footfall learn CLIPS… --as data-driven`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from . import screen

if TYPE_CHECKING:
    from ..evaluate.report import Report
    from ..learn.character import Made

SHOWN = 20  # notes


def asked_for(system: str, out: str, into: str) -> bool:
    """Whether `--as` asks for a character; options that do not fit together are refused."""
    from ..errors import BadInput

    if system not in ("simbicon", "data-driven") or (into and system != "data-driven"):
        raise BadInput(f"--as {system[:40]!r}: expected simbicon or data-driven; --into is for data-driven")
    if bool(out) == bool(into):
        raise BadInput("expected a folder for the result: --out FOLDER, or --into CHARACTER for data-driven")
    return system == "data-driven"


def run(
    clips: list[str],
    out: str,
    into: str,
    character: str,
    mass: float,
    mirror: bool,
    test: bool,
    longest: float,
    tune: float,
    seed: int,
    json: bool,
) -> None:
    """Make a character of clips, or add clips to one; its folder is written whole.

    Args:
        clips: Files or folders.
        out: Folder of a new character.
        into: Folder of an existing one, if clips are added to it.
        character: human-toes or built-in body, or own.
        mass: Of an own body [kg].
        mirror: Whether mirror images are added.
        test: Whether every clip is followed under physics, and corrected where it falls.
        longest: Most time for the corrections of a clip [s].
        tune: Time for a search of gains [s].
        seed: Of that search.
        json: Print one JSON object instead of text.
    """
    from ..errors import BadInput
    from ..evaluate.clips import clips as reading
    from ..learn import character as making
    from ..learn.write import identifier
    from ..writing import folder

    paths, refused = reading.find(clips)
    if not paths:
        raise BadInput("; ".join(refused) or "no clips were given")
    place = Path(into or out)
    if into:
        if not (place / "skill.toml").is_file():
            raise BadInput(f"--into {into[:60]!r}: there is no character in this folder; expected a skill.toml")
    else:
        identifier(place.name, f"--out {out[:60]!r}")
        folder(place.parent)
    search = making.Search(longest, place.with_name(place.name + making.PROGRESS), tune, seed)
    with screen.progress("learn") as progress:
        if into:
            made = making.add(paths, place, mirror, test, search, progress)
        else:
            made = making.make(paths, place.name, character, mass, mirror, test, search, progress)
        files = making.write(made, place)
    if not made.stopped:
        search.clear()
    made.refused = [*refused, *made.refused]
    report = report_of(made, place)
    report.files = files
    screen.show(report, json)


def report_of(made: Made, place: Path) -> Report:
    """What was made, clip by clip, in words and figures."""
    from ..evaluate.report import Report, conditions
    from ..learn.character import MIRRORED, TEST_STEP
    from ..physics.scene import Scene

    known = made.library
    good = [outcome for outcome in made.outcomes if outcome.followed]
    report = Report(
        f"{place.name}: a character of {sum(not t.name.endswith(MIRRORED) for t in known.takes)} clips",
        conditions(known.body, Scene(), TEST_STEP),
        columns=("clip", "followed", "seconds", "of", "leg_error_deg", "heading_error_deg", "why"),
        rows=[
            (o.clip, "yes" if o.followed else "no", o.seconds, o.wanted, o.leg_error_deg, o.heading_error_deg, o.why)
            for o in made.outcomes
        ],
        stopped=made.stopped,
    )
    report.figures = {
        "clips_tried": len(made.outcomes),
        "clips_followed": len(good),
        "fragments": len(known),
        "connected_fraction": known.connected,
        "banned_fragments": len(known.banned),
        "minutes_to_make": made.seconds / 60.0,
    }
    for outcome in made.outcomes:
        if not outcome.followed:
            fell = f"falls after {outcome.seconds:.1f} of {outcome.wanted:.1f} s"
            report.words.append(f"{outcome.clip} cannot be followed: {fell} ({outcome.why.replace('_', ' ')})")
    report.words += [
        line.removeprefix("note: ") if line.startswith("note: ") else f"left out: {line}" for line in made.refused
    ]
    notes = [note for note in known.notes if "mirror image" not in note]
    report.words += notes[:SHOWN]
    if len(notes) > SHOWN:
        report.words.append(f"… and {len(notes) - SHOWN} more notes (footfall show {place})")
    report.words.append(f"next: footfall play {place} --speed 1.2 --command heading=90@5")
    return report
