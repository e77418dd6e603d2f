"""The course of a game: after its end a chart of the chances, and the turns that changed them most."""

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Any

from ...match import rounds
from ...match.session.session import Session
from ...scene import chances_chart
from ...scene.chances_chart import EDGE, HIGH, LEFT, WIDE, FinishedGame, TurningPoint
from ...text import phrasebooks, stored_games
from ...text.reader import Reader
from ..stage import chart
from ..ui.dialogs import open_sheet, wait_for_answer
from ..ui.dom import bdi, button, el, fill, show, spawn
from ..ui.seat_mark import seat_mark
from ..ui.svg import icon_only_button, svg
from ..ui.terms import sentence_nodes
from ..worker import Worker

DRAWN = 5
"""Positions between two drawings of a chart that grows."""


async def open_chances(session: Session, reader: Reader, worker: Worker, decisions: Collection[int]) -> tuple[str, int]:
    """Open the sheet; return the choice on it and its ply: replay it, share it, make it anew if it is one of the
    `decisions`, or "" for nothing.

    Positions that were judged stay with the session; the rest is judged while the sheet is open.
    """
    messages, game = reader.messages, FinishedGame(session, reader)
    body = el("div", cls="course")
    bar = el("progress", aria_label=messages.format("course.busy"))
    dialog = open_sheet(
        messages.format("course.title"),
        el("p", text=messages.format("course.text"), cls="meta"),
        el("p", text=stored_games.undo_count_text(messages, session.history.undo_count), cls="meta undone"),
        bar,
        body,
        cls="sheet course-sheet",
    )
    work = spawn(_judge(game, worker, decisions, bar, body))
    what, _, ply = (await wait_for_answer(dialog, work.cancel)).partition(":")
    return what, int(ply or 0)


async def _judge(game: FinishedGame, worker: Worker, decisions: Collection[int], bar: Any, body: Any) -> None:
    """Judge one position after the other; the chart grows, and the turns are listed at the end."""
    session, small = game.session, game.minor_plies()
    plies, known = session.play.plies, session.chances
    bar.max = chances_chart.positions_to_evaluate(len(plies))
    while (ply := chances_chart.next_ply(known, len(plies), small)) is not None:
        state = plies[ply - 1].after if ply else plies[0].before
        known[ply] = await worker.chances(session.code, state)
        bar.value = len(known)
        if len(known) % DRAWN == 0:
            fill(body, _chart(game))
    show(bar, False)
    turns = chances_chart.turning_points(known, small)
    fill(body, _chart(game, turns), *_turns(game, turns, decisions), _as_table(game))


# ---- the chart


def _chart(game: FinishedGame, turns: Sequence[TurningPoint] = ()) -> Any:
    """Return the chart: a line for each side, from the start to the end, and a thin line at half of the chances.
    The turns are numbered, each deal has a mark below, and a tap leads to what was played there."""
    axes, last = game.axes, game.axes.last

    def note(words: str, x: float, y: float, anchor: str) -> Any:
        return svg("text", words, x=x, y=y, text_anchor=anchor, class_="chart-note")

    messages, plies = game.reader.messages, game.session.play.plies
    ground = [
        svg("polyline", points=axes.points([(0, level), (last, level)]), class_=kind)
        for level, kind in ((0, "chart-zero"), (0.5, "chart-half"), (1, "chart-zero"))
    ]
    ground += [note(f"{half * 50}\u00a0%", LEFT - 6, axes.down(half / 2) + 5, "end") for half in range(3)]
    ground += [
        note(messages.format("course.start"), axes.across(0), HIGH - EDGE + 5, "start"),
        note(messages.format("course.end"), axes.across(last), HIGH - EDGE + 5, "end"),
    ]
    lines: list[Any] = [
        svg("path", d=f"M{axes.across(deal):.1f} {axes.down(0):.1f}v-6", class_="chart-deal")
        for deal in rounds.starts(plies)
    ]
    for side in game.charted_sides():
        points = axes.points(chances_chart.chance_line(game.session.chances, side))
        lines += chart.chart_line(game.colour(side), side, points)
    for number, turn in enumerate(turns, 1):
        x, y = axes.across(turn.ply), axes.down(turn.after[game.subject_side(turn)])
        lines.append(svg("circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r=8, class_="chart-turn"))
        lines.append(note(str(number), x, y + 5, "middle"))
    lines += [
        svg(
            "rect",
            x=f"{axes.across(start):.1f}",
            y=0,
            width=f"{axes.across(end) - axes.across(start):.1f}",
            height=HIGH,
            class_="chart-part",
            data_do="answer",
            data_arg=f"look:{end}",
        )
        for start, end in pairwise(axes.parts())
    ]
    picture = svg("svg", *ground, *lines, viewBox=f"0 0 {WIDE} {HIGH}", class_="chart", aria_hidden="true")
    keys = [_key(game, side) for side in game.charted_sides()]
    return el("figure", picture, el("figcaption", *keys, cls="meta"))


def _key(game: FinishedGame, side: int) -> Any:
    """Return the key of a side's line."""
    colour, who = game.colour(side), bdi(game.side_names(side))
    return el("span", seat_mark(colour, game.reader.messages, 22), who, chart.line_key(colour, side), cls="course-key")


# ---- the turns, and all of it in words


def _turns(game: FinishedGame, turns: list[TurningPoint], decisions: Collection[int]) -> list[Any]:
    messages = game.reader.messages
    if not turns:
        return [el("p", text=messages.format("course.none"))]
    return [
        el("h3", text=messages.format("course.turns")),
        el("ol", *[_turn(game, turn, is_own=turn.ply in decisions) for turn in turns], cls="course-turns"),
    ]


def _turn(game: FinishedGame, turn: TurningPoint, *, is_own: bool) -> Any:
    """Return a button that replays the turn, one for its player that makes it anew, and one that shares its link."""
    messages, ply = game.reader.messages, game.session.play.plies[turn.ply - 1]
    words = game.turn_text(turn)
    look = button("", "answer", f"look:{turn.ply}", cls="row")
    figure = phrasebooks.pawn_colour(game.session.code, ply.seat, game.reader.colours)
    look.append(
        seat_mark(figure, messages, 30),
        el(
            "span", el("span", *sentence_nodes(words, game.reader)), el("span", text=game.change_text(turn), cls="meta")
        ),
    )
    share = icon_only_button(
        "share", messages.format("course.share", turn=words), "answer", f"share:{turn.ply}", cls="paper tool"
    )
    retry = icon_only_button(
        "restart", messages.format("course.retry", turn=words), "answer", f"retry:{turn.ply}", cls="paper tool"
    )
    return el("li", look, retry if is_own else None, share if game.session.can_link_to_ply else None)


def _as_table(game: FinishedGame) -> Any:
    """Return the chart as a table: some of its points, for every side."""
    messages = game.reader.messages
    head = el(
        "tr",
        el("th", text=messages.format("course.ply"), scope="col"),
        *[el("th", bdi(game.side_names(side)), scope="col") for side in range(len(game.sides))],
    )
    rows = [
        el(
            "tr",
            el("th", button(str(ply), "answer", f"look:{ply}", cls="plain link"), scope="row"),
            *[el("td", text=f"{chance} %") for chance in chances],
        )
        for ply, chances in game.rows()
    ]
    return el(
        "details",
        el("summary", text=messages.format("course.table")),
        el("table", el("thead", head), el("tbody", *rows)),
    )
