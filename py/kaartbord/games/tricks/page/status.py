"""The plates of a table of two teams: team, name, partner, cards, dealer, and a gold frame for the turn."""

from typing import Any

from ....page.stage import plates as kit
from ....page.stage.plates import PAWN, PlateContext, PlayerPlate
from ....page.ui.dom import el
from ....page.ui.seat_mark import seat_mark
from ....rules.seats import seat_of_chair, team
from ....scene.presentation import Presentation
from ....scene.trick_table import CentredBox
from ....text import bidi_isolated, capitalize_first, people
from ....text.messages import Messages
from ..scene.plate import plate_text
from ..scene.play import TeamPlay

LETTER = 8.7
"""Average width of a letter of the state on a plate, in px."""

BESIDE = 72.0
"""The part of a plate's width, in px, that pawn, gaps and edges take."""


def plate(players: PlateContext[Any], play: TeamPlay, chair: int, box: CentredBox | None) -> Any:
    """Return the plate of a chair in its box, or without one only its accessible name."""
    view, messages = players.view, players.messages
    dealer = kit.dealer(messages) if chair == view.dealer else None
    plate = PlayerPlate(
        seat=seat_of_chair(chair, view.table.seats),
        figure=people.FIRST_TEAM_COLOUR + team(chair),
        row=(_state(players, play, chair, box.w),) if box else (),
        spoken_parts=plate_text(players.reader, view, play, chair),
        deals=chair == view.dealer,
        turn=_turn(players, play, chair),
        kind="plate team-plate",
        after=(dealer,),
    )
    if box is None:
        return el("li", kit.spoken(plate, players), cls="sr-only")
    return kit.build(plate, players, box)


def team_name(seen: Presentation[Any], side: int, me: int | None, words: str) -> str:
    """Return the name of the other one of two players, or with more players the words for a team."""
    other = me is not None and seen.view.table.seats == 2 and side != me
    return bidi_isolated(seen.names[side]) if other and all(seen.names) else capitalize_first(words)


def score(messages: Messages, team: int, name: str, meta: str, number: str, spoken: str = "") -> Any:
    """Return a row of the score: a team's name and other values, and its number; `spoken` names its kind."""
    return el(
        "li",
        seat_mark(people.FIRST_TEAM_COLOUR + team, messages, PAWN),
        el("span", el("b", text=name), el("span", text=meta, cls="meta"), cls="score-words"),
        el("span", text=spoken, cls="sr-only") if spoken else None,
        el("b", text=number, cls="score-number"),
    )


def _turn(players: PlateContext[Any], play: TeamPlay, chair: int) -> bool:
    """Return whether this chair is asked something; of pawns that a partner may move, whether its player is."""
    view = players.view
    if view.turn >= 0 and not (play.partners_share_pawns and play.is_moving_pawns(view)):
        return bool(chair == view.turn)
    return seat_of_chair(chair, view.table.seats) in players.status.due_seats and not view.gifts[chair]


def _state(players: PlateContext[Any], play: TeamPlay, chair: int, width: float) -> Any:
    """Return the state of the player, shortened to fit `width` px of a plate."""
    view, messages = players.view, players.messages
    if seat_of_chair(chair, view.table.seats) == players.status.thinking and _turn(players, play, chair):
        return kit.state(text="…")
    words, cards = play.plate_state(messages, view, chair, False), len(view.hands[chair])
    if len(words) * LETTER > width - BESIDE:
        words = play.plate_state(messages, view, chair, True)
    if words or not cards:
        return kit.state(text=words)
    return kit.state(*kit.card_backs(cards, width), el("b", text=str(cards)))
