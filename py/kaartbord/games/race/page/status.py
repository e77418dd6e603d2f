"""The permanent displays of a race: plates, turn, dealer, deal, score."""

from collections.abc import Sequence
from typing import Any

from ....page.stage import plates as kit
from ....page.stage.plates import PAWN, PlateContext, PlayerPlate
from ....page.ui.dom import el
from ....page.ui.seat_mark import seat_mark
from ....paint.pen import Look
from ....scene.trick_table import CentredBox
from ....text import people
from .. import rules as race
from ..rules.ring import PAWNS
from ..words import board as race_board
from ..words.phrases import home_count


def plate(players: PlateContext[race.RaceState], seat: int, box: CentredBox) -> Any:
    """Return one player's plate in its box: name, cards, partner, dealer, and a gold frame on its turn."""
    view, messages, partner = players.view, players.messages, players.view.table.partner[seat]
    mate = seat_mark(players.look.figure(partner), messages, 19) if partner >= 0 else None
    dealer = kit.dealer(messages) if seat == view.dealer else None
    said = [messages.format_count(len(view.hands[seat]), "card")]
    if partner >= 0:
        said.append(messages.format("plate.mate", name=players.reader.people([partner])))
    plate = PlayerPlate(
        seat=seat,
        figure=players.look.figure(seat),
        row=(_state(players, seat, box.w), mate, dealer),
        spoken_parts=said,
        deals=seat == view.dealer,
        turn=seat in players.status.due_seats,
        sentence=messages.format("plate.pawns", places=_places(players, seat)),
    )
    return kit.build(plate, players, box)


def _state(players: PlateContext[race.RaceState], seat: int, width: float) -> Any:
    """Return the seat's state, on a plate of this width: thinking, its number of cards, or nothing any more."""
    view, messages, cards = players.view, players.messages, len(players.view.hands[seat])
    if seat == players.status.thinking:
        return kit.state(text=messages.format("plate.thinks"))
    if cards:
        return kit.state(*kit.card_backs(cards, width), el("b", text=str(cards)), aria_hidden="true")
    return kit.state(text=messages.format("plate.out") if view.turn >= 0 else "")


def _places(players: PlateContext[race.RaceState], seat: int) -> str:
    """Return the place of every pawn in words."""
    view, messages = players.view, players.messages
    yard, pawns = view.table.ring.yard, [view.pawns[pawn] for pawn in view.table.own[seat]]
    places = [
        messages.format_value(race_board.square_name(players.reader, view, cell)) for cell in pawns if cell != yard
    ]
    waiting = pawns.count(yard)
    return ", ".join([*places, *([messages.format("plate.waiting", number=waiting)] if waiting else [])])


def score(view: race.RaceState, names: Sequence[str], look: Look, *, points: Sequence[int]) -> Any:
    """Return the pawns at home of each side, as dots and as a number."""
    messages, rows = look.messages, []
    home, full = race.pawns_home(view), PAWNS * len(view.table.sides[0])
    for side, seats in enumerate(view.table.sides):
        dots = [el("i", cls="dot is-on" if i < home[side] else "dot") for i in range(full)]
        words = home_count(messages, view, side)
        if tuple(points) != home:
            words += ", " + messages.format_count(points[side], "point")
        rows.append(
            el(
                "li",
                el("span", *[seat_mark(look.figure(s), messages, PAWN) for s in seats], cls="score-pawns"),
                el(
                    "span",
                    el("b", text=messages.join([people.seat_name(messages, s, names) for s in seats])),
                    el("span", *dots, cls="dots", aria_hidden="true"),
                    cls="score-words",
                ),
                el("span", text=words, cls="score-home"),
            )
        )
    return el("ol", *rows, cls="score")
