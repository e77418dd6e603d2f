"""The plates of a table of two teams: team, name, partner, cards, dealer, and a gold frame for whose turn."""

from typing import Any

from ....rules.protocol import UNKNOWN
from ....rules.seats import owner, team
from ....scene.team.hand import face
from ....scene.team.table import Room
from ....scene.trick_table import Box
from ....text import count, people, say
from ....text.reader import Reader
from ...table.stage import Presentation, TableStatus
from ...table.trick_cards import put
from ...ui.dom import el, fill
from ...ui.seat_mark import mark
from .play import TeamPlay

PAWN = 30
MOST_BACKS = 5
NARROW = 100
"""Plates narrower than this have no room for backs of cards."""

LETTER = 8.7
"""Width of a letter of the state on a plate, on average."""

BESIDE = 48.0
"""What pawn, gaps and edges take of a plate's width."""


def plates(
    place: Any, room: Room, seen: Presentation[Any], company: TableStatus, play: TeamPlay[Any], lang: str
) -> None:
    """The players by chair; where the board has all the room they are only heard."""
    nodes = []
    for chair in range(seen.view.table.chairs):
        box = room.plates[chair] if room.plates else None
        node = _plate(chair, seen, company, play, lang, box)
        if box is not None:
            put(node, box)
        nodes.append(node)
    fill(place, *nodes)


def _plate(
    chair: int, seen: Presentation[Any], company: TableStatus, play: TeamPlay[Any], lang: str, box: Box | None
) -> Any:
    view, seat = seen.view, owner(chair, seen.view.table.seats)
    told = el("span", text=_spoken(chair, seen, company, play, lang), cls="sr-only")
    if box is None:
        return el("li", told, cls="sr-only")
    return el(
        "li",
        mark(people.WHITE + team(chair), lang, PAWN),
        el(
            "span",
            el("span", text=people.name(lang, seat, seen.names), cls="plate-name", dir="auto"),
            el("span", _state(chair, seen, company, play, lang, box.w), cls="plate-row"),
            cls="plate-words",
            aria_hidden="true",
        ),
        el("span", text=say(lang, "plate.dealer_letter"), cls="plate-dealer", aria_hidden="true")
        if chair == view.dealer
        else None,
        told,
        cls="plate team-plate is-turn" if _turn(chair, seen, company) else "plate team-plate",
    )


def _turn(chair: int, seen: Presentation[Any], company: TableStatus) -> bool:
    view = seen.view
    if view.turn >= 0:
        return bool(chair == view.turn)
    return owner(chair, view.table.seats) in company.owing and not view.gifts[chair]


def _state(
    chair: int, seen: Presentation[Any], company: TableStatus, play: TeamPlay[Any], lang: str, width: float
) -> Any:
    view = seen.view
    if owner(chair, view.table.seats) == company.thinking and _turn(chair, seen, company):
        return el("span", text="…", cls="plate-state")
    words, cards = play.state(lang, view, chair, short=False), len(view.hands[chair])
    if len(words) * LETTER > width - BESIDE:
        words = play.state(lang, view, chair, short=True)
    if words:
        return el("span", text=words, cls="plate-state")
    backs = [el("i", cls="back") for _ in range(min(cards, MOST_BACKS) if width >= NARROW else 1)]
    return (
        el("span", *backs, el("b", text=str(cards)), cls="plate-state")
        if cards
        else el("span", cls="plate-state")
    )


def _spoken(chair: int, seen: Presentation[Any], company: TableStatus, play: TeamPlay[Any], lang: str) -> str:
    """A player in words: who, of which team, partner, cards, and the card it played."""
    view, seats = seen.view, seen.view.table.seats
    seat = owner(chair, seats)
    name, colour = people.name(lang, seat, seen.names), people.colour(lang, people.WHITE + team(chair))
    told = [name, colour, count(lang, len(view.hands[chair]), "card")]
    if seats == 4:
        told.append(say(lang, "plate.mate", name=Reader(lang, seen.names, company.me).whom((seat + 2) % 4)))
    lying = dict(play.trick(view)).get(chair, UNKNOWN)
    told += [people.card_name(lang, face(lying))] if lying else []
    words = play.state(lang, view, chair, short=False)
    told += [words] if words else []
    told += [say(lang, "plate.dealer")] if chair == view.dealer else []
    told += [say(lang, "plate.turn")] if _turn(chair, seen, company) else []
    told += [say(lang, "plate.computer")] if company.seats[seat].kind == "computer" else []
    return f"{', '.join(told)}."
