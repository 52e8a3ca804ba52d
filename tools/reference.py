"""References from the code itself: Python from its docstrings, commands from the command line's own description."""

from __future__ import annotations

import importlib
import inspect
import re
from typing import Any

SECTIONS = ("Args", "Returns", "Attributes", "Raises", "Yields")
WIDTH = 90  # of a signature in one line
MODULES = (  # of the reference, beside the public names of `footfall`
    ("footfall.systems", "Control systems"),
    ("footfall.evaluate.protocols.pushes", "Push protocols"),
    ("footfall.evaluate.protocols.compare", "Comparison of skills"),
    ("footfall.evaluate.report", "Reports"),
    ("footfall.evaluate.export.motion_files", "Motion files"),
    ("footfall.physics.scene", "Grounds"),
    ("footfall.physics.batch", "Many worlds at once"),
    ("footfall.parallel", "All cores"),
    ("footfall.characters.shape", "Shapes of bodies"),
    ("footfall.optimize.optimize", "Optimization"),
    ("footfall.learn.learn", "Learning from clips"),
)


def api() -> str:
    """The reference of Python as Markdown."""
    import footfall

    lines = ["# Python", "", prose(inspect.getdoc(footfall) or ""), "", "## footfall", ""]
    for name in sorted(footfall.__all__):
        if not name.startswith("_"):
            lines += described(f"footfall.{name}", getattr(footfall, name), 3)
    for module, title in MODULES:
        found = importlib.import_module(module)
        lines += [f"## {title}", "", f"`{module}`", "", prose(inspect.getdoc(found) or ""), ""]
        for name, thing in sorted(vars(found).items()):
            here = getattr(thing, "__module__", None) == module and not name.startswith("_")
            if here and (inspect.isclass(thing) or inspect.isfunction(thing)) and inspect.getdoc(thing):
                lines += described(name, thing, 3)
    return "\n".join(lines) + "\n"


def described(name: str, thing: Any, level: int) -> list[str]:
    """Heading, signature, docstring, and the public methods of a class."""
    lines = [f"{'#' * level} {name}", "", "```python", f"{name.rpartition('.')[2]}{signature(thing)}", "```", ""]
    if thing.__doc__:
        lines += [prose(inspect.getdoc(thing) or ""), ""]
    if not inspect.isclass(thing):
        return lines
    for key, member in vars(thing).items():
        plain = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if key.startswith("_") or not getattr(plain, "__doc__", None):
            continue
        if isinstance(plain, property):
            lines += [f"**`{key}`** {prose(inspect.getdoc(plain) or '')}", ""]
        elif inspect.isfunction(plain):
            lines += ["```python", f"{key}{signature(plain)}", "```", "", prose(inspect.getdoc(plain) or ""), ""]
    return lines


def signature(thing: Any) -> str:
    """Parameters and what is returned, without `self`; empty where there is none."""
    try:
        found = inspect.signature(thing)
    except (TypeError, ValueError):
        return ""
    kept = [p for p in found.parameters.values() if p.name not in ("self", "cls")]
    text = str(found.replace(parameters=kept))
    if len(text) > WIDTH:  # one parameter in a line
        ended = text.rpartition(") -> ")
        lines = "".join(f"    {parameter},\n" for parameter in kept)
        text = f"(\n{lines})" + (f" -> {ended[2]}" if ended[1] else "")
    return re.sub(r"<object object at 0x[0-9a-f]+>|<factory>", "…", text.replace("'", "").replace(" -> None", ""))


def prose(text: str) -> str:
    """A docstring as Markdown: indented examples become code, sections become lists."""
    out: list[str] = []
    section = ""
    for line in text.splitlines():
        head = line.strip().removesuffix(":")
        if line.endswith(":") and head in SECTIONS and not line.startswith(" "):
            section = head
            out += ["", f"*{head}*", ""]
        elif section and line.startswith("    "):
            item = re.match(r"    ([\w*`, ]+): (.*)", line)
            if item and not line.startswith("     "):
                out.append(f"- `{item[1].strip('`')}`: {escaped(item[2])}")
            elif out and out[-1].startswith("- ") and (line.startswith("        ") or section in ("Returns", "Yields")):
                out[-1] += " " + escaped(line.strip())
            else:
                out.append(f"- {escaped(line.strip())}")
        elif line.startswith("    "):
            out += [line] if not out or out[-1].startswith("    ") else ["", line]
        else:
            section = section if line.strip() == "" else ""
            out.append(escaped(line))
    return "\n".join(out)


def escaped(text: str) -> str:
    """Text outside of code with the characters of HTML and links made harmless."""
    parts = re.split(r"(`[^`]*`)", text)
    return "".join(
        p if k % 2 else p.replace("<", "&lt;").replace("[", "\\[").replace("]", "\\]") for k, p in enumerate(parts)
    )


def commands() -> str:
    """The reference of the commands as Markdown."""
    import typer.main

    from footfall.cli.app import app

    top = typer.main.get_command(app)
    lines = [
        "# Commands",
        "",
        "Every command also has `--help`; those that report figures have `--json`, which prints one JSON object.",
        "",
    ]
    return "\n".join(lines + list(_group(top, "footfall", 2))) + "\n"


def _group(group: Any, path: str, level: int) -> list[str]:
    lines: list[str] = []
    for name, command in group.commands.items():
        lines += [f"{'#' * level} {path} {name}", "", escaped(command.help or ""), ""]
        if hasattr(command, "commands"):
            lines += _group(command, f"{path} {name}", level + 1)
            continue
        words = " ".join(_usage(parameter) for parameter in command.params if parameter.param_type_name == "argument")
        lines += ["```", f"{path} {name} {words} [OPTIONS]".replace("  ", " "), "```", ""]
        rows = [_row(parameter) for parameter in command.params if parameter.name != "help"]
        if rows:
            lines += ["| option | meaning |", "|---|---|", *rows, ""]
    return lines


def _usage(argument: Any) -> str:
    word = argument.name.upper() + ("…" if argument.nargs != 1 else "")
    return word if argument.required else f"[{word}]"


def _row(parameter: Any) -> str:
    """One option or argument as a row of a table."""
    names = ", ".join(f"`{name}`" for name in (*parameter.opts, *parameter.secondary_opts))
    if parameter.param_type_name == "argument":
        names = f"`{parameter.name.upper()}`"
    text = escaped((getattr(parameter, "help", "") or "").replace("|", "\\|"))
    default = parameter.default
    shown = isinstance(default, int | float | str) and not isinstance(default, bool) and default != ""
    return f"| {names} | {text}{f' Default: `{default}`.' if shown else ''} |"
