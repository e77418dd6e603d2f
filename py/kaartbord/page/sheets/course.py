"""Who stood ahead when: after the game a chart of the chances, and the turns that changed them most."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ...match.session import Session
from ...rules.protocol import DEALER
from ...scene import course
from ...scene.course import Chances, Turn
from ...text import capital, log, phrasebooks, say
from ...text.phrasebooks import PHRASEBOOKS
from ...text.reader import Reader
from ..ui import chart
from ..ui.dialogs import answered, sheet
from ..ui.dom import button, el, fill, show, spawn
from ..ui.seat_mark import mark
from ..ui.svg import icon, svg
from ..worker import Worker

WIDE, HIGH, EDGE = 320, 160, 14
LEFT, BELOW = 54, 16
"""Measures of the chart, in its own units; the figures stand at the left, start and end below."""

FIRST = 2
"""How much more a change of the chances counts if it is that of the side that acted."""

DRAWN = 5
"""Positions between two drawings of a chart that grows."""

ROWS = 10
"""Rows of the table that says the same in figures."""


class Finished(NamedTuple):
    """A game that is over, and to whom it is explained."""

    session: Session
    reader: Reader

    @property
    def sides(self) -> Sequence[Sequence[int]]:
        """The seats of each side."""
        return self.session.game.sides(self.session.play.state)


async def open_course(session: Session, reader: Reader, worker: Worker) -> tuple[str, int]:
    """Open the sheet; what is chosen on it and for which ply: look back at it, share it, or "" for nothing.

    What has been found out stays with the session; what has not is found out while the sheet is open.
    """
    lang, game = reader.lang, Finished(session, reader)
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
    work = spawn(_judge(game, worker, bar, body))
    try:
        what, _, ply = (await answered(dialog)).partition(":")
    finally:
        work.cancel()
    return what, int(ply or 0)


async def _judge(game: Finished, worker: Worker, bar: Any, body: Any) -> None:
    """Look at one position after the other; the chart grows, and the turns are listed at the end.

    What is too small for the log is no turn to learn from, as little as a deal.
    """
    session, (_, _, me) = game
    plies, known = session.play.plies, session.chances
    quiet = PHRASEBOOKS[session.code].quiet
    small = frozenset(n for n, ply in enumerate(plies, 1) if ply.seat == DEALER or quiet(ply, me))
    bar.max = course.expected(len(plies))
    while (ply := course.next_ply(known, len(plies), small)) is not None:
        state = plies[ply - 1].after if ply else plies[0].before
        known[ply] = await worker.chances(session.code, state)
        bar.value = len(known)
        if len(known) % DRAWN == 0:
            fill(body, _chart(game))
    show(bar, False)
    fill(body, _chart(game), *_turns(game, course.turns(known, small)), _as_table(game))


# ---- the chart


def _sides(game: Finished) -> list[int]:
    """The sides that have a line: of two the own one, or the first."""
    sides = game.sides
    own = [number for number, seats in enumerate(sides) if game.session.bottom in seats]
    return own if len(sides) == 2 else list(range(len(sides)))


def _who(game: Finished, side: int) -> str:
    """The players of a side."""
    seats = game.sides[side]
    return game.reader.together(seats)


def _colour(game: Finished, side: int) -> int:
    """The number of the colour of a side's line."""
    return phrasebooks.figure(game.session.code, game.sides[side][0])


def _chart(game: Finished) -> Any:
    """A line for each side, from the start to the end; what half of the chances is, as a thin line."""
    last = max(len(game.session.play.plies), 1)

    def across(ply: int) -> float:
        return LEFT + ply * (WIDE - LEFT - EDGE) / last

    def down(chance: float) -> float:
        return EDGE + (1 - chance) * (HIGH - 2 * EDGE - BELOW)

    def at(ply: int, chance: float) -> str:
        return f"{across(ply):.1f},{down(chance):.1f}"

    def note(words: str, x: float, y: float, anchor: str) -> Any:
        return svg("text", words, x=x, y=y, text_anchor=anchor, class_="chart-note")

    lang = game.reader.lang
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
    for side in _sides(game):
        points = " ".join(at(ply, chance) for ply, chance in course.line(game.session.chances, side))
        lines += chart.line(_colour(game, side), points)
    picture = svg("svg", *ground, *lines, viewBox=f"0 0 {WIDE} {HIGH}", class_="chart", aria_hidden="true")
    keys = [_key(game, side) for side in _sides(game)]
    return el("figure", picture, el("figcaption", *keys, cls="meta"))


def _key(game: Finished, side: int) -> Any:
    """Whose line it is."""
    colour, who = _colour(game, side), el("span", text=capital(_who(game, side)), dir="auto")
    return el("span", mark(colour, game.reader.lang, 22), who, chart.key(colour), cls="course-key")


# ---- the turns, and all of it in words


def _turns(game: Finished, turns: list[Turn]) -> list[Any]:
    lang = game.reader.lang
    if not turns:
        return [el("p", text=say(lang, "course.none"))]
    return [
        el("h3", text=say(lang, "course.turns")),
        el("ol", *[_turn(game, turn) for turn in turns], cls="course-turns"),
    ]


def _turn(game: Finished, turn: Turn) -> Any:
    """A button that looks back at the turn, and one that shares its link."""
    lang, ply = game.reader.lang, game.session.play.plies[turn.ply - 1]
    line = log.line(game.reader, game.session.game, ply).words
    words = line or say(lang, "replay.count", ply=turn.ply, last=len(game.session.play.plies))
    look = button("", "answer", f"look:{turn.ply}", cls="row")
    figure = phrasebooks.figure(game.session.code, ply.seat)
    look.append(
        mark(figure, lang, 30),
        el("span", el("span", text=words), el("span", text=_changed(game, turn), cls="meta")),
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


def _changed(game: Finished, turn: Turn) -> str:
    """How the chances changed of the side in the chart; if there are more, of who acted, or of some other by
    far the most."""
    sides, acted = game.sides, game.session.play.plies[turn.ply - 1].seat

    def swing(side: int) -> float:
        return abs(turn.after[side] - turn.before[side]) * (FIRST if acted in sides[side] else 1)

    side = max(_sides(game), key=swing)
    return say(
        game.reader.lang,
        "course.changed",
        who=capital(_who(game, side)),
        before=_percent(turn.before, side),
        after=_percent(turn.after, side),
    )


def _percent(chances: Chances, side: int) -> int:
    return round(100 * chances[side])


def _as_table(game: Finished) -> Any:
    """The chart as a table: some of its points, for every side."""
    lang, known = game.reader.lang, sorted(game.session.chances.items())
    some = [known[step * (len(known) - 1) // ROWS] for step in range(ROWS + 1)]
    sides = range(len(game.sides))
    head = el(
        "tr",
        el("th", text=say(lang, "course.ply"), scope="col"),
        *[el("th", text=capital(_who(game, side)), scope="col", dir="auto") for side in sides],
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
