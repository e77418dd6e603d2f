"""The plates of Toepen: penalty points as strokes and a number, cards, and the players who are out."""

from collections.abc import Sequence
from math import inf
from typing import Any

from ....page.stage import plates as kit
from ....page.stage.plates import PlateContext, PlayerPlate
from ....page.stage.strokes import strokes
from ....page.ui.dom import el
from ....scene.trick_table import TrickLayout
from ....text import format_number, people
from ..rules.state import DEAL, NOBODY, OPEN, OVER, ToepenState
from ..scene.picture import out_reason
from ..words import phrases

PAWN, CARDS = 83, 27
"""Room on a plate for its pawn, number and edges, and for the backs of four cards, in px."""


def plates(players: PlateContext[ToepenState], layout: TrickLayout) -> list[Any]:
    """Return the plates of the players round the table."""
    boxes = enumerate(layout.plates)
    return [kit.build(_plate(players, seat, box.w), players, box) for seat, box in boxes]


def _plate(players: PlateContext[ToepenState], seat: int, width: float) -> PlayerPlate:
    """Return one player's plate, `width` px wide."""
    view, points, out = players.view, players.view.points[seat], out_reason(players.view, seat)
    marks = strokes(points, width - PAWN - CARDS) if points > 0 and not out else None
    number = el("b", text=format_number(points), cls="plate-points", aria_hidden="true")
    dealer = kit.dealer(players.messages) if seat == view.dealer and view.phase != OVER else None
    return PlayerPlate(
        seat=seat,
        figure=players.look.figure(seat),
        row=(marks, _state(players, seat), dealer),
        spoken_parts=_said(players, seat),
        deals=seat == view.dealer != NOBODY,
        turn=seat in players.status.due_seats[:1],
        kind="plate solo-plate" + (f" is-{out}" if out else ""),
        after=(number,),
    )


def _state(players: PlateContext[ToepenState], seat: int) -> Any:
    """Return the seat's state: out, thinking, or its number of cards."""
    view, messages = players.view, players.messages
    if out := out_reason(view, seat):
        return kit.state(text=phrases.format_text(messages, f"plate.{out}"))
    if seat == players.status.thinking:
        return kit.state(text="…")
    if view.phase in (DEAL, OVER):
        return kit.state()
    if _has_open_hand(view, seat):
        return kit.state(text=people.card_list(messages, view.hands[seat]))
    return kit.state(*kit.card_backs(len(view.hands[seat]), inf))


def _has_open_hand(view: ToepenState, seat: int) -> bool:
    return bool(view.marks[seat] & OPEN and view.hands[seat])


def _said(players: PlateContext[ToepenState], seat: int) -> Sequence[str]:
    """Return points, cards, the seat's state, and the card it played, as read aloud."""
    view, messages, out = players.view, players.messages, out_reason(players.view, seat)
    said = [phrases.format_text(messages, "plate.points", points=format_number(view.points[seat]))]
    if out:
        said.append(phrases.format_text(messages, f"plate.{out}"))
    elif view.phase not in (DEAL, OVER):
        said.append(messages.format_count(len(view.hands[seat]), "card"))
    if _has_open_hand(view, seat):
        said.append(phrases.format_text(messages, "plate.open", cards=phrases.spoken_cards(view.hands[seat])))
    if len(view.played[seat]) > view.tricks:
        card = people.card_phrase(view.played[seat][view.tricks])
        said.append(phrases.format_text(messages, "plate.card", card=card))
    return said
