"""The table's menu, and the sheet on which seats change hands."""

from typing import Any

from ...bots.players import PLAYERS
from ...match import seating
from ...match.claims import hand_on
from ...match.link import Kind, Seat
from ...text import people, phrasebooks, say
from ..games.faces import FACES
from ..lobby import levels
from ..table import hints
from ..table.table import Table
from ..ui.dialogs import answered, ask, sheet
from ..ui.dom import button, el
from ..ui.fields import radios
from ..ui.seat_mark import mark

KINDS: dict[str, Kind] = {"here": "human", "computer": "computer", "away": "link", "free": "link"}
"""How a seat stands in a link, by who plays it as this device sees it; free once whoever had it is gone."""

LEVEL = "table-level"
"""The name of the field on the sheet; every seat has one besides."""

ITEMS = ("log", "share", "live", "replay", "seats", "rules", "settings", "leave")
OF_ORDERS = ("score", "orders")
"""What else there is in a game with standing orders."""
OF_PLAYERS = ("orders", "seats")
"""What somebody who only looks on has no use for."""


async def open_menu(table: Table, *, forked: bool) -> str:
    """One of these items, or "" when the menu was closed; `forked` if there is another side of this game."""
    lang = table.settings.lang
    game = table.play.match.game
    more = OF_ORDERS if PLAYERS[game].orders else ()
    items = ("fork", *more, *ITEMS) if forked else (*more, *ITEMS)
    names = [name for name in items if not (table.watch and name in OF_PLAYERS)]
    words = {"hint": say(lang, "hint.ask")} if hints.may_ask() else {}
    words |= {name: say(lang, f"menu.{name}") for name in names}
    if lesson := FACES[game].lesson:
        words["lesson"] = say(lang, lesson.key)
    return await ask(
        say(lang, "table.menu"),
        "",
        words,
        close=say(lang, "close"),
    )


def kind_of(table: Table, seat: int) -> str:
    """Who plays a seat, as this device sees it: here, computer or away."""
    if table.seats[seat].kind == "computer":
        return "computer"
    return "here" if seat in table.mine else "away"


async def open_seats(table: Table) -> None:
    """Hand any seat to the computer, to somebody with the link, or take it back."""
    lang = table.settings.lang
    changes: dict[str, str] = {}
    rows = []
    for seat in range(len(table.seats)):
        name = people.name(lang, seat, table.names)
        who, ways = table.seats[seat], ["here", "computer", "away"]
        if who.claimed and kind_of(table, seat) == "away":
            ways.append("free")
        kinds = [(kind, say(lang, f"seats.{kind}")) for kind in ways]
        rows.append(
            el(
                "div",
                mark(phrasebooks.figure(table.play.match.game, seat), lang, 36),
                radios(f"seat-{seat}", name, kinds, kind_of(table, seat)),
                cls="seat-row",
            )
        )
    body = el("div", *rows, levels.field(LEVEL, lang, seating.level_of(table.seats)), cls="seat-rows")

    def changed(field: Any) -> None:
        changes[str(field.name)] = str(field.value)

    done = el("div", button(say(lang, "seats.done"), "answer", "done", cls="gold"), cls="answers")
    dialog = sheet(
        say(lang, "seats.title"),
        el("p", text=say(lang, "seats.text")),
        body,
        done,
        close=say(lang, "close"),
        changed=changed,
    )
    await answered(dialog)
    if table.closed:
        return
    level = changes.pop(LEVEL, seating.level_of(table.seats))
    chosen = {int(name.removeprefix("seat-")): kind for name, kind in changes.items()}
    _change(table, {seat: kind for seat, kind in chosen.items() if kind != kind_of(table, seat)}, level)


def _change(table: Table, kinds: dict[int, str], level: str) -> None:
    """These seats change hands, and the computer plays at this level."""
    seats = [seat_for(who, kinds[seat]) if seat in kinds else who for seat, who in enumerate(table.seats)]
    people = seating.at_level(seats, level)
    if people != table.seats:
        here = {seat for seat, kind in kinds.items() if kind == "here"}
        table.reseat(people, table.mine - kinds.keys() | here)


def seat_for(who: Seat, kind: str) -> Seat:
    """The seat once it is played here, by the computer, or by whoever opens the link."""
    return hand_on(who, KINDS[kind], claimed=kind == "here")
