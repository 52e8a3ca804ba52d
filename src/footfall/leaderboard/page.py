"""The leaderboard as a page (HTML), as a table of Markdown, and as data."""

from __future__ import annotations

import base64
import hashlib
from html import escape
from pathlib import Path
from typing import Any

from .. import systems
from ..errors import FootfallError
from ..writing import whole_file
from . import pictures
from .board import Board, Entry
from .measures import CONDITIONS, HIGH, Column, Figures, Measure

NONE = "–"
STYLE = """
body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:100rem;padding:0 1rem;color:#1e293b}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
.wide{overflow-x:auto}
th,td{padding:.3rem .6rem;border-bottom:1px solid #e2e8f0;text-align:right;vertical-align:bottom}
th:first-child,td:first-child{text-align:left;position:sticky;left:0;background:#fff}
td.text,th.text{text-align:left}
td.best{font-weight:700;background:#fef3c7}
th button{all:unset;cursor:pointer}
th button:focus-visible{outline:2px solid #2563eb}
code{font-size:.85em;background:#f1f5f9;padding:.1em .3em}
section{margin:2.5rem 0}
img{max-width:100%}
.pictures{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}
.pictures img.polar{width:20rem}
"""
SORT = """
for(const button of document.querySelectorAll("th button"))button.onclick=()=>{
 const head=button.closest("th"),table=head.closest("table"),at=[...head.parentNode.children].indexOf(head);
 const up=head.getAttribute("aria-sort")==="descending";
 for(const other of head.parentNode.children)other.removeAttribute("aria-sort");
 head.setAttribute("aria-sort",up?"ascending":"descending");
 const rows=[...table.tBodies[0].rows],value=row=>row.cells[at].dataset.v??row.cells[at].textContent;
 const numbers=rows.every(row=>row.cells[at].dataset.v!==undefined);
 rows.sort((a,b)=>{const p=value(a),q=value(b);if(p===""||q==="")return (p==="")-(q==="");
  const d=numbers?p-q:p.localeCompare(q);return up?d:-d});
 table.tBodies[0].append(...rows)};
"""


def shown(value: float | None, column: Column) -> str:
    """A figure as text."""
    return NONE if value is None else f"{value:.{column.digits}f}"


def best(board: Board, column: Column) -> float | None:
    """The best figure of a column; None where no order is meant or only one skill has it."""
    values = [v for v in (entry.figures.get(column.key) for entry in board.entries) if v is not None]
    if not column.better or len(values) < 2 or len(set(values)) == 1:
        return None
    return max(values) if column.better == HIGH else min(values)


def moved_by(entry: Entry) -> str:
    """How the body is moved."""
    if systems.kinematic(entry.skill):
        return "no forces"
    return "torques, kinematic root" if systems.of(entry.skill).kinematic_root(entry.skill) else "torques"


def head(column: Column) -> str:
    """Head of a column with its unit."""
    return f"{column.head} [{column.unit}]" if column.unit else column.head


def markdown(board: Board) -> str:
    """The table of all figures in Markdown; the best of each column in bold."""
    heads = ["skill", "system", "body", *(head(column) for column in board.columns)]
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    for entry in board.entries:
        cells = [entry.skill.id, entry.skill.system, entry.skill.character.name]
        for column in board.columns:
            value = entry.figures.get(column.key)
            text = shown(value, column)
            cells.append(f"**{text}**" if value is not None and value == best(board, column) else text)
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def data(board: Board) -> dict[str, Any]:
    """Everything as plain data."""
    return {
        "figures": {
            "skills_total": len(board.entries),
            "systems_total": len({entry.skill.system for entry in board.entries}),
            "results_measured": board.measured,
            "results_missing": sum(len(entry.missing) for entry in board.entries),
        },
        "conditions": {measure.name: CONDITIONS[measure.name] for measure in board.measures},
        "skills": [
            {
                "id": entry.skill.id,
                "system": entry.skill.system,
                "moved_by": moved_by(entry),
                "character": entry.skill.character.name,
                "mass_kg": round(entry.skill.character.mass, 3),
                "friction": entry.skill.scene.friction_for(entry.skill.character),
                "leg_collision": entry.skill.character.leg_collision,
                "figures": _plain(entry.figures),
                "not_measured": entry.why | dict.fromkeys(entry.missing, "not yet"),
            }
            for entry in board.entries
        ],
        "stopped_early": board.stopped,
    }


def _plain(figures: Figures) -> Figures:
    return {key: None if value is None else float(f"{value:.6g}") for key, value in figures.items()}


def write(board: Board, folder: Path) -> list[Path]:
    """Write the page, its pictures, the table and the data.

    Args:
        board: The board.
        folder: An existing folder.

    Returns:
        The files: page, Markdown table.
    """
    pictures.draw(board, folder)
    page, table = folder / "index.html", folder / "leaderboard.md"
    whole_file(page, lambda file: file.write(html(board).encode()))
    whole_file(table, lambda file: file.write(markdown(board).encode()))
    return [page, table]


def html(board: Board) -> str:
    """The page."""
    skills = len(board.entries)
    count = len({entry.skill.system for entry in board.entries})
    parts = [
        f"<h1>Leaderboard</h1><p>{skills} skills of {count} systems, all through the same tests. ",
        "A click on a head sorts; the best of each column is marked. ",
        "A dash means that the test does not apply or the skill did not last.</p>",
        f'<div class="wide">{_table(board)}</div>',
        "<section><h2>Tests</h2><table><thead><tr><th>test</th><th class=text>conditions</th></tr></thead><tbody>",
        *(f"<tr><td>{m.name}</td><td class=text>{escape(CONDITIONS[m.name])}</td></tr>" for m in board.measures),
        "</tbody></table></section>",
        *(_section(entry, board.measures) for entry in board.entries),
        f"<script>{SORT}</script>",
    ]
    code = base64.b64encode(hashlib.sha256(SORT.encode()).digest()).decode()
    policy = f"default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; script-src 'sha256-{code}'"
    top = f'<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{policy}">'
    top += '<title>Footfall leaderboard</title><meta name="viewport" content="width=device-width">'
    top += f"<style>{STYLE}</style>"
    return f'<!doctype html><html lang="en"><head>{top}</head><body>{"".join(parts)}</body></html>\n'


def _table(board: Board) -> str:
    """All figures, one row for each skill."""
    heads = "".join(
        f"<th{kind}><button>{escape(text)}</button></th>"
        for text, kind in (
            *((text, " class=text") for text in ("skill", "system", "body")),
            *((head(column), "") for column in board.columns),
        )
    )
    rows = []
    for entry in board.entries:
        name = escape(entry.skill.id)
        cells = [f'<td><a href="#{name}">{escape(entry.skill.title)}</a></td>']
        cells += [f"<td class=text>{escape(text)}</td>" for text in (entry.skill.system, entry.skill.character.name)]
        for column in board.columns:
            value = entry.figures.get(column.key)
            mark = ' class="best"' if value is not None and value == best(board, column) else ""
            cells.append(f'<td{mark} data-v="{"" if value is None else value}">{shown(value, column)}</td>')
        rows.append(f"<tr>{''.join(cells)}</tr>")
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _section(entry: Entry, measures: list[Measure]) -> str:
    """One skill: pictures, and the command beside every figure."""
    skill, files = entry.skill, pictures.names(entry)
    rows = []
    for measure in measures:
        command = f"<code>{escape(measure.command.format(skill=skill.id))}</code>"
        why = entry.why.get(measure.name) or ("not measured yet" if measure.name in entry.missing else "")
        for column in measure.columns:
            text = shown(entry.figures.get(column.key), column)
            rows.append(
                f"<tr><td>{escape(head(column))}</td><td>{text}</td><td class=text>{command} {escape(why)}</td></tr>"
            )
    about = escape(skill.about) if skill.about else ""
    body = skill.character
    facts = f"{moved_by(entry)}; {body.name}, {body.mass:.1f} kg, friction {skill.scene.friction_for(body):g}"
    images = f'<img alt="Film strip of {escape(skill.id)}" src="{escape(files[pictures.STRIP])}" loading="lazy">'
    if pictures.POLAR in files:
        images += (
            f'<img class="polar" alt="Pushes from eight sides" src="{escape(files[pictures.POLAR])}" loading="lazy">'
        )
    return (
        f'<section id="{escape(skill.id)}"><h2>{escape(skill.title)}</h2><p>{about}</p>'
        f"<p>{escape(facts)}{_paper(entry)}</p>"
        f'<div class="pictures">{images}</div><table><tbody>{"".join(rows)}</tbody></table></section>'
    )


def _paper(entry: Entry) -> str:
    """The method of a skill."""
    try:
        methods = systems.of(entry.skill).methods
    except FootfallError:
        return ""
    return f"; {escape(', '.join(sorted({m.paper for m in methods})))}" if methods else ""
