"""The table's menu, and the sheet on which seats change hands."""

from collections.abc import Callable, Sequence
from typing import Any

from ...match import seating
from ...match.claims import hand_on
from ...match.link import Kind, Seat
from ...match.session import Session
from ...text import phrasebooks, say
from ...text.reader import Reader
from ..games.faces import FACES
from ..lobby import levels
from ..ui.dialogs import answered, ask, sheet
from ..ui.dom import button, el
from ..ui.fields import radios
from ..ui.seat_mark import mark

KINDS: dict[str, Kind] = {"here": "human", "computer": "computer", "away": "link", "free": "link"}
"""How a seat stands in a link, by who plays it as this device sees it; free once its player is gone."""

LEVEL = "table-level"
"""The name of the field on the sheet; every seat has one too."""

ITEMS = ("log", "share", "live", "replay", "seats", "rules", "settings", "leave")
OF_PLAYERS = ("orders", "seats")
"""What somebody who only looks on has no use for."""


async def open_menu(
    lang: str, session: Session, extras: Sequence[str], *, forked: bool, undo: bool, hint: bool
) -> str:
    """One of these items or of `extras`, or "" when the menu was closed; `forked` if there is another side of
    this game, `undo` if a choice can be taken back, `hint` if somebody is asked who may have advice."""
    items = ("fork", *extras, *ITEMS) if forked else (*extras, *ITEMS)
    names = [name for name in items if not (session.watch and name in OF_PLAYERS)]
    words = {"hint": say(lang, "hint.ask")} if hint else {}
    words |= {"undo": say(lang, "table.undo")} if undo else {}
    words |= {name: say(lang, f"menu.{name}") for name in names}
    if lesson := FACES[session.code].lesson:
        words["lesson"] = say(lang, lesson.key)
    return await ask(say(lang, "table.menu"), "", words, close=say(lang, "close"))


def kind_of(session: Session, seat: int) -> str:
    """Who plays a seat, as this device sees it: here, computer or away."""
    if session.seats[seat].kind == "computer":
        return "computer"
    return "here" if seat in session.mine else "away"


async def open_seats(
    session: Session, reader: Reader, reseat: Callable[[tuple[Seat, ...], frozenset[int]], None]
) -> None:
    """Hand any seat to the computer, to somebody with the link, or take it back. `reseat` hears who sits where
    and which seats are played here, if that has changed."""
    lang = reader.lang
    changes: dict[str, str] = {}
    rows = []
    for seat, who in enumerate(session.seats):
        name, ways = reader.name(seat), ["here", "computer", "away"]
        if who.claimed and kind_of(session, seat) == "away":
            ways.append("free")
        kinds = [(kind, say(lang, f"seats.{kind}")) for kind in ways]
        pawn = mark(phrasebooks.figure(session.code, seat), lang, 36)
        rows.append(
            el("div", pawn, radios(f"seat-{seat}", name, kinds, kind_of(session, seat)), cls="seat-row")
        )
    body = el("div", *rows, levels.field(LEVEL, lang, seating.level_of(session.seats)), cls="seat-rows")

    def changed(field: Any) -> None:
        changes[str(field.name)] = str(field.value)

    done = el("div", button(say(lang, "seats.done"), "answer", "done", cls="gold"), cls="answers")
    dialog = sheet(
        say(lang, "seats.title"),
        el("p", text=say(lang, "seats.text")),
        body,
        done,
        close=say(lang, "close"),
        cls="sheet covers",
        changed=changed,
    )
    await answered(dialog)
    level = changes.pop(LEVEL, seating.level_of(session.seats))
    chosen = {int(name.removeprefix("seat-")): kind for name, kind in changes.items()}
    kinds_now = {seat: kind for seat, kind in chosen.items() if kind != kind_of(session, seat)}
    seats = seating.at_level(
        (
            seat_for(who, kinds_now[seat]) if seat in kinds_now else who
            for seat, who in enumerate(session.seats)
        ),
        level,
    )
    if seats != session.seats:
        here = {seat for seat, kind in kinds_now.items() if kind == "here"}
        reseat(seats, session.mine - kinds_now.keys() | here)


def seat_for(who: Seat, kind: str) -> Seat:
    """The seat once it is played here, by the computer, or by the one who opens the link."""
    return hand_on(who, KINDS[kind], claimed=kind == "here")
