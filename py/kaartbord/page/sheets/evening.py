"""The evening: the leader, the result of each game, the worth of a game won, and its end."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from js import Date, Intl, navigator, window
from pyscript.ffi import to_js

from ...games import ENTRIES, GAMES
from ...match import evening
from ...match.evening import Evening
from ...match.names import unique_emblems
from ...match.session.session import Session
from ...text import date_locale, phrasebooks
from ...text import evening as words
from ...text.messages import Messages, count_phrase
from ...text.reader import Reader
from ..lobby import house_rules
from ..ui import printing
from ..ui.dialogs import open_sheet, wait_for_answer
from ..ui.dom import bdi, button, button_element, el, fill, handle
from ..ui.fields import select
from ..ui.seat_mark import seat_mark
from ..ui.svg import emblem, icon_button
from ..ui.terms import sentence_nodes

WORTH = "worth-"
"""The name of the field for the worth of a game, before its letter."""


async def show(
    session: Session, reader: Reader, change: Callable[[Callable[[Evening], Evening]], None], began: float
) -> str:
    """Open the sheet; return "share", "next" for the next game, or "" when it was closed. `change` makes a
    change to the evening of the table, and `began` is when that was, in milliseconds since 1970."""
    messages, body = reader.messages, el("div", cls="evening")
    days = Intl.DateTimeFormat.new(date_locale(messages.language, navigator.languages), to_js({"dateStyle": "full"}))
    day = str(days.format(min(began, Date.now())))

    def draw() -> None:
        fill(body, *_parts(session, reader, day))

    def changed(field: Any) -> None:
        code = str(field.name).removeprefix(WORTH)
        change(lambda night: evening.set_worth(night, code, int(field.value)))
        draw()

    def on_paper() -> None:
        """Print the evening: to those who read it on the wall nobody is "you"."""
        title = el("h1", text=messages.format("evening.title"))
        printing.set_printed_nodes(el("article", title, *_parts(session, reader._replace(me=None), day), cls="evening"))
        window.print()

    end = handle(evening_print=lambda _: on_paper())
    try:
        while True:
            draw()
            fields = None if session.is_spectator or session.evening.over else _worths(messages, session)
            parts = messages.format("evening.title"), body, fields, _ways(messages, session)
            chosen = await wait_for_answer(open_sheet(*parts, cls="sheet night", changed=changed))
            if chosen != "end":
                return chosen
            change(evening.toggle_over)
    finally:
        end()


def _ways(messages: Messages, session: Session) -> Any:
    """Return the actions on the evening: to continue it comes first, or to keep it."""
    over, waits = session.evening.over, session.game.to_move(session.play.state)
    end, goes_on = "evening.on" if over else "evening.end", not (over or waits or session.is_spectator)
    gold = "paper" if goes_on else "gold"
    shown = {
        "next": icon_button("play", messages.format("evening.go-on"), "answer", "next", cls="gold")
        if goes_on
        else None,
        "share": icon_button("share", messages.format("evening.share"), "answer", "share", cls=gold),
        "print": button(messages.format("evening.print"), "evening-print", cls="paper"),
        "end": button(messages.format(end), "answer", "end", cls="ghost" if over else "paper"),
    }
    if session.is_spectator:
        del shown["end"]
    return el("div", *shown.values(), cls="answers")


def _parts(session: Session, reader: Reader, day: str) -> Sequence[Any]:
    """Return the day, the leader or winner, the standings, and the games."""
    messages, night = reader.messages, session.evening
    first = evening.leaders(night, len(session.seats)) if night.over else []
    pawns = [seat_mark(phrasebooks.pawn_colour(session.code, seat, reader.colours), messages, 64) for seat in first]
    return (
        el("p", text=day, cls="meta evening-day"),
        el("p", *pawns, cls="evening-won") if pawns else None,
        el("p", text=words.leader_line(reader, night), cls="evening-leader", role="status"),
        _standings(messages, session, reader, night),
        _games(messages, reader, night),
    )


def _standings(messages: Messages, session: Session, reader: Reader, night: Evening) -> Any:
    heads = ("evening.player", "evening.won", "evening.points")
    known = unique_emblems(seat.emblem for seat in session.seats)
    rows = [
        el(
            "tr",
            el(
                "th",
                seat_mark(phrasebooks.pawn_colour(session.code, place.seat, reader.colours), messages, 28),
                emblem(known[place.seat]),
                bdi(reader.name(place.seat)),
                scope="row",
            ),
            el("td", text=str(place.won)),
            el("td", text=str(place.points)),
            cls="is-first" if place.rank == 1 else "",
        )
        for place in evening.standings(night, len(session.seats))
    ]
    return _table(messages, "evening.standings", heads, rows)


def _games(messages: Messages, reader: Reader, night: Evening) -> Any:
    if not night.results:
        return el("p", text=messages.format("evening.none"), cls="meta")
    rows = [
        el(
            "tr",
            el("th", text=f"{number}. {words.game_name(messages, result)}", scope="row"),
            el("td", *sentence_nodes(words.winner_names(reader, result), reader)),
            el("td", text=str(evening.worth_of(night, result.game))),
        )
        for number, result in enumerate(night.results, 1)
    ]
    return _table(messages, "evening.games", ("evening.game", "evening.winner", "evening.points"), rows)


def _table(messages: Messages, caption: str, heads: Sequence[str], rows: Sequence[Any]) -> Any:
    return el(
        "table",
        el("caption", text=messages.format(caption)),
        el("thead", el("tr", *[el("th", text=messages.format(head), scope="col") for head in heads])),
        el("tbody", *rows),
    )


def _worths(messages: Messages, session: Session) -> Any:
    """Return the worth of a game won, for the games that this number of people can play."""
    choices = [(str(points), messages.format_count(points, "point")) for points in range(evening.MAX_WORTH + 1)]
    rows = [
        el(
            "label",
            el("span", text=entry.name),
            select(
                f"{WORTH}{code}",
                messages.format("evening.worth_of", game=entry.name),
                choices,
                str(evening.worth_of(session.evening, code)),
            ),
        )
        for code, entry in ENTRIES.items()
        if len(session.seats) in entry.seats
    ]
    return el(
        "details",
        el("summary", text=messages.format("evening.worth")),
        el("p", text=messages.format("evening.worth.why"), cls="meta"),
        *rows,
        cls="evening-worth",
    )


async def choose(
    messages: Messages, codes: Iterable[str], night: Evening, house: Callable[[str], Awaitable[Any]]
) -> str:
    """Ask which of these games comes next, with what it is worth and its house rules, which `house` gives by the code
    letter; "" when the question was put away."""
    rows = [
        button_element(
            el("strong", text=info.name),
            el("span", text=messages.format("evening.next.points", points=points), cls="meta"),
            el("span", text=rules, cls="meta") if rules != info.name else None,
            cls="paper next-game",
            do="answer",
            arg=code,
        )
        for code in codes
        for info, points in [(GAMES[code].INFO, count_phrase(evening.worth_of(night, code), "point"))]
        for rules in [house_rules.in_words(messages, info, (await house(code))._asdict())]
    ]
    why = el("p", text=messages.format("evening.next.why"))
    return await wait_for_answer(open_sheet(messages.format("evening.next"), why, el("div", *rows, cls="answers")))
