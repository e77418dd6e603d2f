"""The events of a game of Toepen, in order: for animation, log and speech."""

from collections.abc import Callable

from ....rules import cards
from ....rules.protocol import DEALER, Action, Event
from .state import DEAL, FINAL_TRICKS, GONE, OVER, PELT_TOEPER, ToepenState, alive, pelt_seats
from .tricks import CROSSES_TO_FLY, current_taker, suit_led, winners
from .visibility import seats_to_turn_up


def events(before: ToepenState, seat: int, action: Action, after: ToepenState) -> tuple[Event, ...]:
    """Return the action as an event, then its consequences: the stake, a trick, the end of the round or the game."""
    happened = _dealer_events(before, action, after) if seat == DEALER else _choice_events(before, seat, action, after)
    if after.toeper == PELT_TOEPER and before.toeper != PELT_TOEPER and after.phase != DEAL:
        happened += [Event("pelt", s) for s in pelt_seats(after)]
    if after.stake != before.stake and action.kind != "deal":
        happened.append(Event("stake", after.toeper if after.toeper >= 0 else -1, amount=after.stake))
    if after.tricks > before.tricks:
        happened.append(_trick_event(before, seat, action))
    if after.phase in (DEAL, OVER) and action.kind != "lot":
        happened += _end_events(before, after)
    return tuple(happened)


def _dealer_events(before: ToepenState, action: Action, after: ToepenState) -> list[Event]:
    """Return the events of the dealer: a lot, hands, cards turned up, cards from the stock."""
    kind, given, _ = action
    if kind == "lot":
        return [Event("dealer", given[0])]
    if kind == "deal":
        final = [Event("final", s, amount=FINAL_TRICKS) for s in alive(after) if after.length == FINAL_TRICKS]
        return final + [Event("deal", s, after.hands[s]) for s in alive(after)]
    if kind == "look":
        return [Event("look", s, after.hands[s]) for s in seats_to_turn_up(before)]
    if kind == "turn_over":
        true = after.marks == before.marks
        judged, fined = ("true_wash", before.queue[0]) if true else ("false_wash", before.washer)
        return [Event(kind, before.washer, given), Event(judged, fined, amount=1)]
    return [Event(kind, before.queue[0], given, amount=len(given))]


AMOUNT: dict[str, Callable[[ToepenState, ToepenState, int], int]] = {
    "blind": lambda before, after, seat: after.raised,
    "toep": lambda before, after, seat: after.raised,
    "fold": lambda before, after, seat: after.owed[seat],
    **dict.fromkeys(("stay", "check", "whistle", "show", "lay_away", "card"), lambda before, after, seat: 0),
}
"""By kind of choice that is an event of the same name: its amount."""

OTHER_EVENT = {"draw": ("chance", 0), "wash_white": ("wash", 0), "wash_dirty": ("wash", 1)}
"""Choices whose event has another name: that name, and its amount."""


def _choice_events(before: ToepenState, seat: int, action: Action, after: ToepenState) -> list[Event]:
    """Return the event of a seat's announcement or card; none if it let something pass."""
    kind = action.kind
    if kind in OTHER_EVENT:
        name, amount = OTHER_EVENT[kind]
        return [Event(name, seat, amount=amount)]
    if kind == "look":
        return [Event("fold", seat, amount=after.owed[seat])]
    return [Event(kind, seat, action.cards, amount=AMOUNT[kind](before, after, seat))] if kind in AMOUNT else []


def _trick_event(before: ToepenState, seat: int, action: Action) -> Event:
    """Return the trick that this card or answer ends: its taker, and its cards in order of seat."""
    played = list(before.played)
    status = bytearray(before.status)
    if action.kind == "card":
        played[seat] += action.cards
    elif action.kind == "fold":
        status[seat] = GONE
    leader = seat if suit_led(before) < 0 else before.leader
    trick = before._replace(played=tuple(played), status=bytes(status), leader=leader)
    trick_cards = b"".join(cards.CARD_BYTES[pile[before.tricks]] for pile in played if len(pile) > before.tricks)
    return Event("trick", current_taker(trick)[0], trick_cards)


def _end_events(before: ToepenState, after: ToepenState) -> list[Event]:
    """Return the events of the end: the winner, the points of all, the players who leave, the game's winner."""
    crosses = after.crosses or CROSSES_TO_FLY
    happened = [Event("round", after.winner), Event("cross", after.winner, amount=crosses)]
    happened += [
        Event("points", s, amount=now - then)
        for s, (then, now) in enumerate(zip(before.start, after.points, strict=True))
        if now != then
    ]
    limit = after.table.options.limit
    for s in alive(before):
        if after.status[s] == GONE:
            happened.append(Event("out" if after.points[s] >= limit else "flies", s))
    if after.phase == OVER:
        happened += [Event("over", s) for s in winners(after)]
    return happened
