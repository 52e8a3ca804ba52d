"""`footfall motion`: read, clean, analyse, retarget and write motion clips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from . import screen

if TYPE_CHECKING:
    from ..evaluate.clips.clips import Clip
    from ..evaluate.report import Report

app = typer.Typer(
    help="Motion clips (BVH, ASF/AMC): info, clean, contacts, cycle, retarget, convert, plot.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
Files = Annotated[list[str], typer.Argument(help="Clips, or folders of clips.")]
Skip = Annotated[
    list[str] | None,
    typer.Option(
        "--skip", help="A cleaning step to leave out: tpose, up, scale, pops, facing, floor, level, rate; repeatable."
    ),
]
MapFile = Annotated[str | None, typer.Option("--map", help="A map file that names the joints.")]
Skeleton = Annotated[
    str | None, typer.Option("--skeleton", help="The .asf of .amc files; found beside them if not given.")
]
To = Annotated[str, typer.Option("--to", help="The character: human, human-toes, planar7 or a character file.")]
Kind = Annotated[list[str] | None, typer.Option("--as", help="bvh, glb, gltf or csv; repeatable.")]


def _run(
    title: str,
    columns: tuple[str, ...],
    files: list[str],
    work: Callable[[Clip, Report], None],
    json: bool,
    skip: list[str] | None = None,
    map_file: str | None = None,
    skeleton: str | None = None,
    out: str | None = None,
) -> None:
    """Apply `work` to every clip, list those that cannot be used, and print the report."""
    from .. import writing
    from ..evaluate.clips import clips
    from ..evaluate.report import Report

    options = clips.Options(tuple(skip or ()), map_file, skeleton)
    paths, refused = clips.find(files)
    if out is not None and paths:
        writing.folder(Path(out))  # an unusable folder is reported before any clip is read
    report = Report(title, {"clips": len(paths) + len(refused)}, columns=columns)
    with screen.progress() as progress:
        refused += clips.process(paths, lambda clip: work(clip, report), report, options, progress)
    report.figures["clips_refused"] = len(refused)
    if json:
        report.words += refused
    if json or report.stopped or report.figures["clips_used"]:
        screen.show(report, json)
    if not json:
        screen.print_errors(refused)
    if report.stopped or refused:
        raise typer.Exit(130 if report.stopped else 2)


def suffixes(kinds: Sequence[str]) -> list[str]:
    """Kinds of motion file as file suffixes; unknown ones are refused."""
    from ..errors import UnknownName
    from ..motion.formats.files import WRITTEN

    known = [suffix.lstrip(".") for suffix in WRITTEN]
    chosen = [kind.lower().lstrip(".") for kind in kinds]
    for kind in chosen:
        if kind not in known:
            raise UnknownName("kind of motion file", kind, known)
    return [f".{kind}" for kind in chosen]


def _frames(text: str) -> tuple[int, int]:
    """Read `FIRST-LAST`."""
    from ..errors import BadInput

    first, _, last = text.partition("-")
    if not (first.isdecimal() and last.isdecimal() and len(text) < 30):
        raise BadInput(f"--frames {text[:40]!r}: expected the first and the last frame, for example 100-400")
    return int(first), int(last)


@app.command(help="Contents of a clip: frames, unit, joints, speed, turn, and every defect found.")
def info(
    files: Files,
    map_file: MapFile = None,
    write_map: Annotated[
        str | None, typer.Option("--write-map", help="Write the joint map to this file, to edit.")
    ] = None,
    skip: Skip = None,
    skeleton: Skeleton = None,
    json: screen.Json = False,
) -> None:
    from ..evaluate.clips import motion_report

    if write_map:
        screen.show(motion_report.write_map(files, Path(write_map), skeleton), json)
        return
    _run("clips", motion_report.INFO, files, motion_report.info, json, skip, map_file, skeleton)


@app.command(help="Clean a clip and write it: T-pose removed, flips interpolated, floor at 0, true frame rate.")
def clean(
    files: Files,
    out: screen.Out = "out",
    kinds: Kind = None,
    recorded: Annotated[
        bool, typer.Option("--own-axes/--our-axes", help="In the axes and units of the file, or in metres with z up.")
    ] = True,
    skip: Skip = None,
    map_file: MapFile = None,
    skeleton: Skeleton = None,
    json: screen.Json = False,
) -> None:
    from ..evaluate.clips import motion_report

    chosen = suffixes(kinds or ["bvh"])
    folder = Path(out)

    def work(clip: Clip, report: Report) -> None:
        motion_report.cleaned(clip, report)
        motion = clip.motion.as_recorded() if recorded else clip.motion
        motion_report.write(motion, f"{clip.stem}-clean", chosen, folder, report)

    _run("cleaned", motion_report.CLEANED, files, work, json, skip, map_file, skeleton, out)


@app.command(help="Write clips as BVH, glTF or CSV.")
def convert(
    files: Files,
    kinds: Kind = None,
    out: screen.Out = "out",
    skip: Skip = None,
    map_file: MapFile = None,
    skeleton: Skeleton = None,
    json: screen.Json = False,
) -> None:
    from ..evaluate.clips import motion_report

    chosen = suffixes(kinds or ["glb"])
    folder = Path(out)

    def work(clip: Clip, report: Report) -> None:
        motion_report.info(clip, report)
        motion_report.write_apart(clip, chosen, folder, report)

    _run("converted", motion_report.INFO, files, work, json, skip, map_file, skeleton, out)


@app.command(help="Times of foot strikes and lift-offs.")
def contacts(
    files: Files,
    out: screen.Out = "out",
    skip: Skip = None,
    map_file: MapFile = None,
    skeleton: Skeleton = None,
    json: screen.Json = False,
) -> None:
    from ..evaluate.clips import motion_report
    from ..evaluate.draw import motion_plots

    folder = Path(out)

    def work(clip: Clip, report: Report) -> None:
        motion_report.contacts(clip, report)
        picture = folder / f"{clip.stem}-contacts.png"
        motion_plots.contacts(clip, picture)
        report.files.append(str(picture))

    _run("foot contacts", motion_report.CONTACTS, files, work, json, skip, map_file, skeleton, out)


@app.command(help="The gait cycle of a clip: period, speed, steps, Fourier series, angles beside published ones.")
def cycle(
    files: Files,
    harmonics: Annotated[
        int, typer.Option("--harmonics", help="Number of harmonics of the Fourier series.", min=1, max=20)
    ] = 6,
    symmetric: Annotated[bool, typer.Option("--symmetric", help="Average left and right.")] = False,
    frames: Annotated[str | None, typer.Option("--frames", help="Use only these frames, e.g. 100-400.")] = None,
    kinds: Kind = None,
    out: screen.Out = "out",
    skip: Skip = None,
    map_file: MapFile = None,
    skeleton: Skeleton = None,
    json: screen.Json = False,
) -> None:
    from ..evaluate.clips import motion_report
    from ..evaluate.draw import motion_plots

    chosen, part = suffixes(kinds or []), None if frames is None else _frames(frames)
    folder = Path(out)

    def work(clip: Clip, report: Report) -> None:
        clip = clip if part is None else clip.frames(*part)
        found = motion_report.cycle(clip, report, harmonics, symmetric, folder)
        picture = folder / f"{clip.stem}-cycle.png"
        motion_plots.cycle(found, picture)
        report.files.append(str(picture))
        motion_report.write_ours(found.motion(4.0), f"{clip.stem}-cycle", chosen, folder, report)

    _run("gait cycles", motion_report.CYCLE, files, work, json, skip, map_file, skeleton, out)


@app.command(help="Retarget clips to a character, without foot skating.")
def retarget(
    files: Files,
    to: To = "human",
    repair: Annotated[
        bool, typer.Option("--repair/--no-repair", help="Remove foot skating and floor penetration.")
    ] = True,
    kinds: Kind = None,
    out: screen.Out = "out",
    skip: Skip = None,
    map_file: MapFile = None,
    skeleton: Skeleton = None,
    json: screen.Json = False,
) -> None:
    from .. import characters
    from ..evaluate.clips import motion_report
    from ..evaluate.draw import motion_strip

    chosen = suffixes(kinds or ["bvh"])
    body = characters.load(to)
    folder = Path(out)

    def work(clip: Clip, report: Report) -> None:
        put, roles = motion_report.retarget(clip, report, body, repair)
        stem = f"{clip.stem}-on-{body.name}"
        motion_report.write_ours(put, stem, chosen, folder, report)
        picture = folder / f"{stem}.png"
        motion_strip.draw(put, roles, picture)
        report.files.append(str(picture))

    _run(f"clips on {body.name}", motion_report.RETARGETED, files, work, json, skip, map_file, skeleton, out)


@app.command(help="Film strip, path from above, and leg angles beside published ones.")
def plot(
    files: Files,
    out: screen.Out = "out",
    skip: Skip = None,
    map_file: MapFile = None,
    skeleton: Skeleton = None,
    json: screen.Json = False,
) -> None:
    from ..evaluate.clips import motion_report
    from ..evaluate.draw import motion_plots, motion_strip

    folder = Path(out)

    def work(clip: Clip, report: Report) -> None:
        motion_report.info(clip, report)
        strip, way, angles = (folder / f"{clip.stem}{end}.png" for end in ("", "-path", "-angles"))
        motion_strip.draw(clip.motion, clip.roles, strip)
        motion_plots.path(clip, way)
        motion_plots.angles(clip, angles)
        report.files += [str(strip), str(way), str(angles)]
        stride = folder / f"{clip.stem}-cycle.png"
        if motion_plots.stride(clip, stride):
            report.files.append(str(stride))

    _run("clips", motion_report.INFO, files, work, json, skip, map_file, skeleton, out)


@app.command(help="Write a reference motion from published means: walk-slow, walk, walk-fast, stand or weight-shift.")
def reference(
    name: Annotated[str, typer.Argument(help="walk-slow, walk, walk-fast, stand or weight-shift.")],
    to: To = "human",
    seconds: Annotated[float, typer.Option("--seconds", help="Duration [s].")] = 4.0,
    kinds: Kind = None,
    out: screen.Out = "out",
    json: screen.Json = False,
) -> None:
    from .. import characters, writing
    from ..characters import roles as joint_roles
    from ..evaluate.draw import motion_strip
    from ..evaluate.export import motion_files
    from ..evaluate.report import Report
    from ..motion.retarget import references

    chosen = suffixes(kinds or ["bvh"])
    body = characters.load(to)
    motion = references.reference(name, body, seconds)
    folder = writing.folder(Path(out))
    report = Report(f"{name} on {body.name}", {"character": body.name, "source": references.source()})
    way = float(motion.root[-1, 0] - motion.root[0, 0])
    report.figures |= {"frames": len(motion), "seconds": motion.duration, "speed": way / max(motion.duration, 1e-9)}
    stem = folder / f"{name}-on-{body.name}"
    report.files += motion_files.written(motion, stem, chosen)
    picture = stem.with_suffix(".png")
    motion_strip.draw(motion, joint_roles.find(motion.skeleton), picture)
    report.files.append(str(picture))
    screen.show(report, json)
