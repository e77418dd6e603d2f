"""The table's menu, and the sheet on which seats change hands."""

from collections.abc import Callable, Collection, Mapping, Sequence, Set
from typing import Any

from ...lessons.lessons import LESSONS
from ...match.claims import carried, hand_on, renamed
from ...match.link import Kind, Seat
from ...match.names import clean
from ...match.session.session import Session
from ...match.setup import seating
from ...text import phrasebooks, say
from ...text.reader import Reader
from ..lobby import levels
from ..storage import setups
from ..ui.dialogs import answered, sheet, toast
from ..ui.dom import button, el, pressable
from ..ui.fields import line, radios
from ..ui.seat_mark import mark, seat_line
from ..ui.svg import icon

KINDS: dict[str, Kind] = {"here": "human", "computer": "computer", "away": "link", "free": "link"}
"""How a seat stands in a link, by who plays it as this device sees it; free once its player is gone."""

CALLED = "called-"
"""Before the number of a seat: the name of the field for what its player is called."""

LEVEL = "table-level"
"""The name of the field on the sheet; every seat has one too."""

GROUPS = {
    "table": (
        "hint",
        "ask",
        "undo",
        "last-trick",
        "score",
        "evening",
        "orders",
        "log",
        "replay",
        "fork",
        "evidence",
    ),
    "together": ("share", "live", "seats", "seals", "screen", "hand", "table"),
    "help": ("rules", "lesson", "keys"),
    "page": ("sound", "silence", "settings", "leave"),
}
"""What the menu offers, in groups; each item has an icon, `menu.NAME` and a word of explanation."""

ICONS = {
    "ask": "speech",
    "last-trick": "cards",
    "score": "chart",
    "evening": "trophy",
    "orders": "check",
    "log": "list",
    "replay": "clock",
    "seals": "emblem-key",
    "evidence": "eye",
    "seats": "people",
    "hand": "cards",
    "table": "people",
    "rules": "book",
    "keys": "keyboard",
    "settings": "sliders",
    "leave": "back",
}
"""By item, where its icon is called otherwise than the item."""

OF_GAMES = ("last-trick", "score", "orders")
"""What only games have that ask for it."""

OF_PLAYERS = ("orders", "seats")
"""What somebody who only looks on has no use for."""


async def open_menu(lang: str, session: Session, extras: Collection[str], without: Collection[str]) -> str:
    """One of the items of GROUPS, or "" when the menu was closed. `extras` are those of OF_GAMES that this game
    has, `without` are items of no use now."""
    away = {*without, *OF_GAMES} - set(extras)
    if session.watch:
        away.update(OF_PLAYERS)
    sealed = session.sealed
    away.add("seats" if sealed else "seals")  # who takes a sealed seat plays it to the end
    if not (sealed and (sealed.evidence or sealed.verdicts)):
        away.add("evidence")
    away.add("table" if session.layout == "table" else "hand")
    if session.alone is None:
        away.add("hand")
    words = {"hint": "hint.ask", "undo": "table.undo"}
    if session.code not in LESSONS:
        away.add("lesson")
    groups = [
        el(
            "section",
            el("h3", text=say(lang, f"menu.group.{group}"), id=f"menu-{group}"),
            el("ul", *[_entry(lang, name, words) for name in names if name not in away]),
            aria_labelledby=f"menu-{group}",
        )
        for group, names in GROUPS.items()
    ]
    body, stays = el("div", *groups, cls="menu-groups"), not (session.is_solo or session.watch)
    note = el("p", text=say(lang, "menu.no_undo"), cls="meta") if stays else None
    return await answered(sheet(say(lang, "table.menu"), body, note, cls="sheet menu"))


def _entry(lang: str, name: str, keys: Mapping[str, str]) -> Any:
    """The button of an item: icon, name (`menu.NAME`, unless `keys` has another) and explanation."""
    words = el(
        "span",
        el("span", text=say(lang, keys.get(name, f"menu.{name}"))),
        el("span", text=say(lang, f"menu.{name}.why"), cls="meta"),
    )
    node = pressable(icon(ICONS.get(name, name)), words, cls="plain menu-entry", do="answer", arg=name)
    return el("li", node)


def kind_of(session: Session, seat: int) -> str:
    """Who plays a seat, as this device sees it: here, computer or away."""
    if session.seats[seat].kind == "computer":
        return "computer"
    return "here" if seat in session.mine else "away"


def _presence(session: Session, seat: int, presence: Sequence[Set[int]]) -> str:
    """Return the key of words for who plays a seat elsewhere: here, gone, or still to come; else ""."""
    for there, key in zip(presence, ("plate.here", "plate.gone"), strict=True):
        if seat in there:
            return key
    return "" if session.seats[seat].claimed else "phones.free"


def show_seats(session: Session, lang: str, presence: Sequence[Set[int]]) -> None:
    """Show who plays each seat, where that is not for this device to change."""
    known = {"here": "plate.here", "computer": "plate.computer"}
    states = [
        known.get(kind_of(session, seat)) or _presence(session, seat, presence) or "phones.taken"
        for seat in range(len(session.seats))
    ]
    lines = [seat_line(session, lang, seat, state) for seat, state in enumerate(states)]
    sheet(say(lang, "seats.title"), el("ul", *lines, cls="seat-lines"))


async def open_seats(
    session: Session,
    reader: Reader,
    reseat: Callable[[tuple[Seat, ...], frozenset[int]], None],
    presence: Sequence[Set[int]],
    ask_for: Callable[[int], object],
) -> None:
    """Hand any seat to the computer, to somebody with the link, or take it back; who plays here may get another name.

    `reseat` hears who sits where and which seats are played here, if that has changed; for a seat whose player is here
    the computer is only proposed, by `ask_for`. `presence` tells which seats elsewhere are here, and which gone.
    """
    lang = reader.lang
    changes: dict[str, str] = {}
    rows = [row for seat in range(len(session.seats)) for row in _rows(session, reader, seat, presence)]
    level = seating.level_of(session.seats)
    choice = levels.field(LEVEL, lang, level, each=level == seating.EACH)

    def changed(field: Any) -> None:
        changes[str(field.name)] = str(field.value)
        if field.name == LEVEL:
            levels.explain(LEVEL, lang, changes[LEVEL])

    done = el("div", button(say(lang, "seats.done"), "answer", "done", cls="gold"), cls="answers")
    dialog = sheet(
        say(lang, "seats.title"),
        el("p", text=say(lang, "seats.text")),
        el("div", *rows, choice, cls="seat-rows"),
        done,
        cls="sheet covers",
        changed=changed,
    )
    await answered(dialog)
    level = changes.pop(LEVEL, level)
    played = await _renamed(session, changes)
    chosen = {int(name.removeprefix("seat-")): kind for name, kind in changes.items()}
    kinds_now = {seat: kind for seat, kind in chosen.items() if kind != kind_of(session, seat)}
    for seat in [at for at, kind in kinds_now.items() if kind == "computer" and at in presence[0]]:
        del kinds_now[seat]
        ask_for(seat)
        toast(say(lang, "seats.asked", name=reader.name(seat)))
    taken = [seat for seat, kind in kinds_now.items() if kind == "here"]
    if session.alone in kinds_now and len(taken) == 1:
        played = [*carried(played, session.alone, *taken)]
    for seat, kind in kinds_now.items():
        played[seat] = hand_on(played[seat], KINDS[kind], claimed=kind == "here")
    seats = seating.at_level(played, level)
    if seats != session.seats:
        reseat(seats, session.mine - kinds_now.keys() | {*taken})


def _rows(session: Session, reader: Reader, seat: int, presence: Sequence[Set[int]]) -> list[Any]:
    """Return what can be chosen for a seat: who plays it, and the name of somebody here."""
    lang, who, now = reader.lang, session.seats[seat], kind_of(session, seat)
    name, ways = reader.name(seat), ["here", "computer", "away"]
    if now == "away" and (there := _presence(session, seat, presence)):
        name += f" ({say(lang, there)})"
    if who.claimed and now == "away":
        ways.append("free")
    kinds = [(kind, say(lang, f"seats.{kind}")) for kind in ways]
    pawn = mark(phrasebooks.figure(session.code, seat, reader.colours), lang, 36)
    row = el("div", pawn, radios(f"seat-{seat}", name, kinds, now), cls="seat-row")
    if now != "here":
        return [row]
    colour = phrasebooks.known_as(lang, session.code, seat, (), session.colours)
    words = say(lang, "setup.name.mine" if seat == session.alone else "setup.name", colour=colour)
    return [row, line(f"{CALLED}{seat}", words, who.name, placeholder=words)]


async def _renamed(session: Session, changes: dict[str, str]) -> list[Seat]:
    """Return the seats with the names that were written, taken out of the `changes`; one person's own is kept."""
    seats = list(session.seats)
    for field in [field for field in changes if field.startswith(CALLED)]:
        seat, name = int(field.removeprefix(CALLED)), clean(changes.pop(field))
        seats[seat] = renamed(seats[seat], name, elsewhere=session.is_spread)
        if seat == session.alone:
            await setups.rename_person(session.code, name)
    return seats
