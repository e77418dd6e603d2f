"""Who stood ahead when: after the game a chart of the chances, and the turns that changed them most."""

from typing import TYPE_CHECKING, Any

from ...rules.protocol import DEALER
from ...scene import course
from ...scene.course import Chances, Turn
from ...text import capital, log, phrasebooks, say
from ...text.reader import Reader
from ..table import worker
from ..ui import chart
from ..ui.dialogs import answered, sheet
from ..ui.dom import button, el, fill, show, spawn
from ..ui.seat_mark import mark
from ..ui.svg import icon, svg

if TYPE_CHECKING:
    from ..table.table import Table

WIDE, HIGH, EDGE = 320, 160, 14
LEFT, BELOW = 54, 16
"""Measures of the chart, in its own units; the figures stand at the left, start and end below."""

FIRST = 2
"""How much more a change tells about a turn if it is that of who acted."""

DRAWN = 5
"""Positions between two drawings of a chart that grows."""

ROWS = 10
"""Steps of the table that tells the same."""


async def open_course(table: "Table") -> None:
    """Open the sheet and do what is chosen on it: look back at a turn, or share it.

    What has been found out stays with the table; what has not is found out while the sheet is open.
    """
    lang = table.settings.lang
    body = el("div", cls="course")
    bar = el("progress", aria_label=say(lang, "course.busy"))
    dialog = sheet(
        say(lang, "course.title"),
        el("p", text=say(lang, "course.text"), cls="meta"),
        bar,
        body,
        close=say(lang, "close"),
        cls="sheet course-sheet",
    )
    work = spawn(_judge(table, bar, body))
    try:
        what, _, ply = (await answered(dialog)).partition(":")
    finally:
        work.cancel()
    if what == "look":
        table.calls.replay(int(ply))
    elif what == "share":
        table.calls.share_ply(int(ply))


async def _judge(table: "Table", bar: Any, body: Any) -> None:
    """Look at one position after the other; the chart grows, and the turns are told at the end.

    What is too small for the log is no turn to learn from, as little as a deal.
    """
    plies, known = table.play.plies, table.judged
    last, code = len(plies), table.play.match.game
    small = frozenset(
        n for n, ply in enumerate(plies, 1) if ply.seat == DEALER or table.phrasebook.quiet(ply, table.alone)
    )
    bar.max = course.expected(last)
    while (ply := course.next_ply(known, last, small)) is not None:
        known[ply] = await worker.chances(code, plies[ply - 1].after if ply else plies[0].before)
        bar.value = len(known)
        if len(known) % DRAWN == 0:
            fill(body, _chart(table))
    show(bar, False)
    fill(body, _chart(table), *_turns(table, course.turns(known, small)), _as_table(table))


# ---- the chart


def _sides(table: "Table") -> list[int]:
    """The sides that have a line: of two the own one, or the first."""
    sides = table.game.sides(table.play.state)
    own = [number for number, seats in enumerate(sides) if table.bottom in seats]
    return own if len(sides) == 2 else list(range(len(sides)))


def _who(table: "Table", side: int) -> str:
    """The players of a side."""
    seats = table.game.sides(table.play.state)[side]
    return Reader(table.settings.lang, table.names, table.alone).together(seats)


def _colour(table: "Table", side: int) -> int:
    """The number of the colour of a side's line."""
    return phrasebooks.figure(table.play.match.game, table.game.sides(table.play.state)[side][0])


def _chart(table: "Table") -> Any:
    """A line for each side, from the start to the end; what half of the chances is, as a thin line."""
    last = max(len(table.play.plies), 1)

    def across(ply: int) -> float:
        return LEFT + ply * (WIDE - LEFT - EDGE) / last

    def down(chance: float) -> float:
        return EDGE + (1 - chance) * (HIGH - 2 * EDGE - BELOW)

    def at(ply: int, chance: float) -> str:
        return f"{across(ply):.1f},{down(chance):.1f}"

    def note(words: str, x: float, y: float, anchor: str) -> Any:
        return svg("text", words, x=x, y=y, text_anchor=anchor, class_="chart-note")

    lang = table.settings.lang
    ground = [
        svg("polyline", points=f"{at(0, level)} {at(last, level)}", class_=kind)
        for level, kind in ((0, "chart-zero"), (0.5, "chart-half"), (1, "chart-zero"))
    ]
    ground += [note(f"{half * 50}\u00a0%", LEFT - 6, down(half / 2) + 5, "end") for half in range(3)]
    ground += [
        note(say(lang, "course.start"), across(0), HIGH - EDGE + 5, "start"),
        note(say(lang, "course.end"), across(last), HIGH - EDGE + 5, "end"),
    ]
    lines = []
    for side in _sides(table):
        points = " ".join(at(ply, chance) for ply, chance in course.line(table.judged, side))
        lines += chart.line(_colour(table, side), points)
    picture = svg("svg", *ground, *lines, viewBox=f"0 0 {WIDE} {HIGH}", class_="chart", aria_hidden="true")
    keys = [_key(table, side) for side in _sides(table)]
    return el("figure", picture, el("figcaption", *keys, cls="meta"))


def _key(table: "Table", side: int) -> Any:
    """Whose line it is."""
    colour, who = _colour(table, side), el("span", text=capital(_who(table, side)), dir="auto")
    return el("span", mark(colour, table.settings.lang, 22), who, chart.key(colour), cls="course-key")


# ---- the turns, and all of it in words


def _turns(table: "Table", found: list[Turn]) -> list[Any]:
    lang = table.settings.lang
    if not found:
        return [el("p", text=say(lang, "course.none"))]
    return [
        el("h3", text=say(lang, "course.turns")),
        el("ol", *[_turn(table, turn) for turn in found], cls="course-turns"),
    ]


def _turn(table: "Table", turn: Turn) -> Any:
    """A button that looks back at the turn, and one that shares its link."""
    lang, ply = table.settings.lang, table.play.plies[turn.ply - 1]
    told = log.line(Reader(lang, table.names, table.alone), table.game, ply).words
    words = told or say(lang, "replay.count", ply=turn.ply, last=len(table.play.plies))
    look = button("", "answer", f"look:{turn.ply}", cls="row")
    figure = phrasebooks.figure(table.play.match.game, ply.seat)
    look.append(
        mark(figure, lang, 30),
        el("span", el("span", text=words), el("span", text=_changed(table, turn), cls="meta")),
    )
    share = el(
        "button",
        icon("share"),
        cls="paper tool",
        type="button",
        do="answer",
        arg=f"share:{turn.ply}",
        aria_label=say(lang, "course.share", turn=words),
    )
    return el("li", look, share)


def _changed(table: "Table", turn: Turn) -> str:
    """How the chances changed of the side in the chart; if there are more, of who acted, or of some other by
    far the most."""
    sides, acted = table.game.sides(table.play.state), table.play.plies[turn.ply - 1].seat

    def swing(side: int) -> float:
        return abs(turn.after[side] - turn.before[side]) * (FIRST if acted in sides[side] else 1)

    side = max(_sides(table), key=swing)
    return say(
        table.settings.lang,
        "course.changed",
        who=capital(_who(table, side)),
        before=_percent(turn.before, side),
        after=_percent(turn.after, side),
    )


def _percent(chances: Chances, side: int) -> int:
    return round(100 * chances[side])


def _as_table(table: "Table") -> Any:
    """The chart as a table: some of its points, for every side."""
    lang, known = table.settings.lang, sorted(table.judged.items())
    some = [known[step * (len(known) - 1) // ROWS] for step in range(ROWS + 1)]
    sides = range(len(table.game.sides(table.play.state)))
    head = el(
        "tr",
        el("th", text=say(lang, "course.ply"), scope="col"),
        *[el("th", text=capital(_who(table, side)), scope="col", dir="auto") for side in sides],
    )
    rows = [
        el(
            "tr",
            el("th", text=str(ply), scope="row"),
            *[el("td", text=f"{_percent(chances, side)} %") for side in sides],
        )
        for ply, chances in dict(some).items()
    ]
    return el(
        "details",
        el("summary", text=say(lang, "course.table")),
        el("table", el("thead", head), el("tbody", *rows)),
    )
