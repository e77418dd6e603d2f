"""The events of ToedeLoe, in order, for animation, log and speech."""

from ....rules.cards import split_equally
from ....rules.protocol import DEALER, Action, Event
from ....rules.seats import seat_of_chair, team
from .scoring import STEPS_BACK, losses, winners
from .state import DEAL, EMPTY, NOBODY, OVER, ToedeloeState, trick_count
from .taking import trick_plays, trick_value

LOST_BLOCKED, LOST_NO_PLUS, LOST_FEWER = range(3)
"""The reasons to lose points."""


def events(before: ToedeloeState, seat: int, action: Action, after: ToedeloeState) -> tuple[Event, ...]:
    """Return the events of an action, then its effects: a trick, the end of the deal and of the game."""
    if seat == DEALER:
        return tuple(_dealer_events(before, action))
    happened = (_card_events if action.kind == "card" else _choice_events)(before, seat, action, after)
    if _played_out(before, action, after):
        happened += _deal_end_events(after)
    if after.phase == OVER:
        happened += [Event("over", s) for s in range(after.table.seats) if team(s) in winners(after)]
    return tuple(happened)


def _dealer_events(before: ToedeloeState, action: Action) -> list[Event]:
    """Return the events of the dealer: a lot, or nine cards for every chair."""
    kind, given, _ = action
    seats = before.table.seats
    if kind == "lot":
        return [Event("dealer", seat_of_chair(given[0], seats), amount=given[0])]
    return [
        Event("deal", seat_of_chair(chair, seats), hand, amount=chair)
        for chair, hand in enumerate(split_equally(given, before.table.chairs))
    ]


def _card_events(before: ToedeloeState, seat: int, action: Action, after: ToedeloeState) -> list[Event]:
    happened = [Event("card", seat, action.cards, amount=before.turn)]
    if len(after.takers) > len(before.takers):
        trick_cards = bytes(card for _, card in trick_plays(after, len(before.takers)))
        happened.append(
            Event(
                "trick",
                seat_of_chair(after.takers[-1], after.table.seats),
                trick_cards,
                amount=trick_value(trick_cards),
            )
        )
    return happened


def _choice_events(before: ToedeloeState, seat: int, action: Action, after: ToedeloeState) -> list[Event]:
    """Return the choice of the taker of a trick, and that the trick is laid plus."""
    kind, _, placements = action
    side = team(before.turn)
    if kind == "blocked":
        return [Event("minus", seat, pawn=side, cells=(LOST_BLOCKED,), amount=1)]
    happened = []
    if kind == "place":
        happened.append(Event("place", seat, pawn=side, cells=tuple(cell for _, cell in placements)))
    elif kind == "back":
        at = min(before.minus[side] + STEPS_BACK, 0)
        happened.append(Event("back", seat, pawn=side, amount=at))
    else:
        ((source, cell),) = placements
        happened.append(Event("green", seat, cells=(source, cell)))
        if before.cells[cell] != EMPTY:
            happened.append(Event("thrown", seat, cells=(cell,), other=before.cells[cell] - 1))
    return [*happened, Event("plus", seat, amount=before.plus[before.turn] + 1)]


def _played_out(before: ToedeloeState, action: Action, after: ToedeloeState) -> bool:
    """Return whether the deal is over, unless the end of the game broke it off before its losses were booked."""
    if after.phase != OVER or len(after.takers) < trick_count(after) or 0 in after.left:
        return after.phase == DEAL
    return action.kind != "blocked" or before.minus[team(before.turn)] - 1 > after.table.lowest


def _deal_end_events(after: ToedeloeState) -> list[Event]:
    """Return the points lost at the end of a deal, and its number."""
    seats = after.table.seats
    lost = [
        Event(
            "minus",
            seat_of_chair(loss.team if loss.chair == NOBODY else loss.chair, seats),
            pawn=loss.team,
            cells=(LOST_FEWER if loss.chair == NOBODY else LOST_NO_PLUS,),
            amount=1,
        )
        for loss in losses(after)
    ]
    return [*lost, Event("deal_end", DEALER, amount=after.deals)]
