"""The table's menu, and the sheet on which seats change hands."""

from collections.abc import Callable, Collection, Mapping, Sequence, Set
from typing import Any

from ...lessons.lessons import LESSONS
from ...match.claims import hand_over, move_name, rename_player
from ...match.link import PlayerKind, Seat
from ...match.names import clean_name
from ...match.session.session import Session
from ...match.setup import seating
from ...text import phrasebooks
from ...text.messages import Messages
from ...text.reader import Reader
from ..lobby import levels
from ..storage import setups
from ..ui.dialogs import open_sheet, toast, wait_for_answer
from ..ui.dom import button, button_element, el
from ..ui.fields import radios, text_field
from ..ui.seat_mark import seat_line, seat_mark
from ..ui.svg import icon

KINDS: dict[str, PlayerKind] = {"here": "human", "computer": "computer", "away": "link", "free": "link"}
"""The kind of a seat in a link, by its player as this device sees it; free once that player is gone."""

NAME_FIELD = "called-"
"""The name of the field for the name of a seat's player, before the number of the seat."""

LEVEL = "table-level"
"""The name of the field on the sheet; every seat has one too."""

GROUPS = {
    "table": (
        "compare",
        "retry",
        "finished",
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
"""The entries of the menu, in groups; each item has an icon, `menu.NAME` and a word of explanation."""

ICONS = {
    "ask": "speech",
    "last-trick": "cards",
    "score": "chart",
    "evening": "trophy",
    "orders": "check",
    "log": "list",
    "replay": "clock",
    "compare": "chart",
    "retry": "restart",
    "finished": "back",
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
"""By item, where its icon has another name."""

GAME_ITEMS = ("last-trick", "score", "orders")
"""Items for the games that ask for them."""

TRIAL_ITEMS = ("compare", "retry", "finished")
"""Items of a trial alone."""

NOT_IN_TRIALS = ("evening", "orders", "share", "live", "seats", "screen", "hand", "leave")
"""Items of no use there."""

PLAYER_ITEMS = ("orders", "seats")
"""Items of no use to a spectator."""


async def open_menu(messages: Messages, session: Session, menu_items: Collection[str], without: Collection[str]) -> str:
    """Open the menu; return one of the items of GROUPS, or "" when it was closed. `menu_items` are those of OF_GAMES
    that this game has, `without` are items of no use now."""
    away = {*without, *set(GAME_ITEMS).difference(menu_items)}
    if session.is_spectator:
        away.update(PLAYER_ITEMS)
    sealed = session.sealed
    away.add("seats" if sealed else "seals")  # a player keeps a sealed seat to the end
    if not (sealed and (sealed.evidence or sealed.verdicts)):
        away.add("evidence")
    away.add("table" if session.layout == "table" else "hand")
    if session.only_local_seat is None:
        away.add("hand")
    words = {"hint": "hint.ask", "undo": "table.undo"}
    if session.code not in LESSONS:
        away.add("lesson")
    groups = [
        el(
            "section",
            el("h3", text=messages.format(f"menu.group.{group}"), id=f"menu-{group}"),
            el("ul", *[_entry(messages, name, words) for name in names if name not in away]),
            aria_labelledby=f"menu-{group}",
        )
        for group, names in GROUPS.items()
    ]
    body, stays = el("div", *groups, cls="menu-groups"), not (session.is_solo or session.is_spectator)
    note = el("p", text=messages.format("menu.no_undo"), cls="meta") if stays else None
    return await wait_for_answer(open_sheet(messages.format("table.menu"), body, note, cls="sheet menu"))


def _entry(messages: Messages, name: str, keys: Mapping[str, str]) -> Any:
    """Return the button of an item: icon, name (`menu.NAME`, unless `keys` has another) and explanation."""
    words = el(
        "span",
        el("span", text=messages.format(keys.get(name, f"menu.{name}"))),
        el("span", text=messages.format(f"menu.{name}.why"), cls="meta"),
    )
    node = button_element(icon(ICONS.get(name, name)), words, cls="plain menu-entry", do="answer", arg=name)
    return el("li", node)


def player_kind(session: Session, seat: int) -> str:
    """Return who plays a seat, as this device sees it: here, computer or away."""
    if session.seats[seat].kind == "computer":
        return "computer"
    return "here" if seat in session.mine else "away"


def _presence(session: Session, seat: int, presence: Sequence[Set[int]]) -> str:
    """Return the key of the words about the player of a seat elsewhere: here, gone, or still to come; else ""."""
    for there, key in zip(presence, ("plate.here", "plate.gone"), strict=True):
        if seat in there:
            return key
    return "" if session.seats[seat].claimed else "phones.free"


def show_seats(session: Session, messages: Messages, presence: Sequence[Set[int]]) -> None:
    """Show the players of the seats, which this device may not change."""
    known = {"here": "plate.here", "computer": "plate.computer"}
    states = [
        known.get(player_kind(session, seat)) or _presence(session, seat, presence) or "phones.taken"
        for seat in range(len(session.seats))
    ]
    lines = [seat_line(session, messages, seat, state) for seat, state in enumerate(states)]
    open_sheet(messages.format("seats.title"), el("ul", *lines, cls="seat-lines"))


async def open_seats(
    session: Session,
    reader: Reader,
    reseat: Callable[[tuple[Seat, ...], frozenset[int]], None],
    presence: Sequence[Set[int]],
    ask_for: Callable[[int], object],
) -> None:
    """Hand any seat to the computer, to somebody with the link, or take it back; a player here may get another name.

    `reseat` gets the seats and those that are played here, if they have changed; for a seat whose player is here the
    computer is only proposed, by `ask_for`. `presence` has the seats elsewhere that are here, and those that are gone.
    """
    messages = reader.messages
    changes: dict[str, str] = {}
    rows = [row for seat in range(len(session.seats)) for row in _rows(session, reader, seat, presence)]
    level = seating.level_of(session.seats)
    choice = levels.field(LEVEL, messages, level, each=level == seating.LEVEL_PER_CHAIR)

    def changed(field: Any) -> None:
        changes[str(field.name)] = str(field.value)
        if field.name == LEVEL:
            levels.explain(LEVEL, messages, changes[LEVEL])

    done = el("div", button(messages.format("seats.done"), "answer", "done", cls="gold"), cls="answers")
    dialog = open_sheet(
        messages.format("seats.title"),
        el("p", text=messages.format("seats.text")),
        el("div", *rows, choice, cls="seat-rows"),
        done,
        cls="sheet covers",
        changed=changed,
    )
    await wait_for_answer(dialog)
    level = changes.pop(LEVEL, level)
    played = await _renamed(session, changes)
    chosen = {int(name.removeprefix("seat-")): kind for name, kind in changes.items()}
    kinds_now = {seat: kind for seat, kind in chosen.items() if kind != player_kind(session, seat)}
    for seat in [at for at, kind in kinds_now.items() if kind == "computer" and at in presence[0]]:
        del kinds_now[seat]
        ask_for(seat)
        toast(messages.format("seats.asked", name=reader.name(seat)))
    taken = [seat for seat, kind in kinds_now.items() if kind == "here"]
    if session.only_local_seat in kinds_now and len(taken) == 1:
        played = [*move_name(played, session.only_local_seat, *taken)]
    for seat, kind in kinds_now.items():
        played[seat] = hand_over(played[seat], KINDS[kind], claimed=kind == "here")
    seats = seating.with_level(played, level)
    if seats != session.seats:
        reseat(seats, session.mine - kinds_now.keys() | {*taken})


def _rows(session: Session, reader: Reader, seat: int, presence: Sequence[Set[int]]) -> list[Any]:
    """Return the choices for a seat: its player, and the name of somebody here."""
    messages, who, now = reader.messages, session.seats[seat], player_kind(session, seat)
    name, ways = reader.name(seat), ["here", "computer", "away"]
    if now == "away" and (there := _presence(session, seat, presence)):
        name += f" ({messages.format(there)})"
    if who.claimed and now == "away":
        ways.append("free")
    kinds = [(kind, messages.format(f"seats.{kind}")) for kind in ways]
    pawn = seat_mark(phrasebooks.pawn_colour(session.code, seat, reader.colours), messages, 36)
    row = el("div", pawn, radios(f"seat-{seat}", name, kinds, now), cls="seat-row")
    if now != "here":
        return [row]
    colour = phrasebooks.name_in_game(messages, session.code, seat, (), session.colours)
    words = messages.format("setup.name.mine" if seat == session.only_local_seat else "setup.name", colour=colour)
    return [row, text_field(f"{NAME_FIELD}{seat}", words, who.name, placeholder=words)]


async def _renamed(session: Session, changes: dict[str, str]) -> list[Seat]:
    """Return the seats with the names that were written, taken out of the `changes`; one person's own is kept."""
    seats = list(session.seats)
    for field in [field for field in changes if field.startswith(NAME_FIELD)]:
        seat, name = int(field.removeprefix(NAME_FIELD)), clean_name(changes.pop(field))
        seats[seat] = rename_player(seats[seat], name, elsewhere=session.has_open_remote_players)
        if seat == session.only_local_seat:
            await setups.rename_person(session.code, name)
    return seats
