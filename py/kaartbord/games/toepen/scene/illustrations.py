"""The illustrations of Toepen's rules."""

from collections.abc import Mapping
from typing import Any

from ....lessons.lesson import LEARNER, parse_move
from ....rules.protocol import UNKNOWN
from ....scene.illustrations.illustration import (
    TABLE,
    Illustration,
    Picture,
    card_row,
    card_rows,
    move_events,
    read_position,
)
from ..lesson import PELT, WASH
from ..rules.state import DECK, STRENGTH, ToepenState

_HEAD = "toepen 4 | points 0 0 0 0 | start 0 0 0 0 | status in in in in"
_NONE = "owed 0 0 0 0 | folds 0 0 0 0"
_LAST = (
    f"{_HEAD} | hands /  /  / As | marks l l l l | aside / / / | under | shown"
    " | played 8s 9c 8c {led} / 7s 9h 7c Ks / 7d Ah 9d Kd / Jd Qh Qd"
    f" | {_NONE} | stake 1 raised 0 toeper - washer - claim - | leader 0 turn 3 tricks 3 length 4"
    " | dealer 2 winner - crosses 0 rounds 1 | phase trick queue"
)
"""The last trick, which lacks the last card."""

_TRICK = (
    f"{_HEAD} | hands 8s Th Kc / 7s 7d Qc / 9s Tc Qh Kd / As Jd Kh | marks l l l l | aside / / / | under | shown"
    f" | played Jh / 9h / / 8h | {_NONE} | stake 1 raised 0 toeper - washer - claim -"
    " | leader 3 turn 2 tricks 0 length 4 | dealer 2 winner - crosses 0 rounds 1 | phase trick queue"
)
"""A heart was led, and one card is missing."""

_TOEP = (
    f"{_HEAD} | hands 8s Th Kc / 7s 7d Qc / 9s Tc Kd / As Jd Kh | marks l l l l | aside / / / | under | shown"
    f" | played Jh / 9h / Qh / 8h | {_NONE} | stake 1 raised 2 toeper 1 washer - claim -"
    " | leader 1 turn 1 tricks 1 length 4 | dealer 2 winner - crosses 0 rounds 1 | phase answer queue 2 3 0"
)
"""Seat 1 has toeped, and seat 2 must answer."""

_BLIND = (
    "toepen 4 | points 2 5 4 3 | start 2 5 4 3 | status in in in in"
    " | hands 7d Jh Qs Kh / 8c 9s Jd Qc / As 9h Tc Kd / 7s 8h Td Qd | marks - - - - | aside / / / | under | shown"
    f" | played / / / | {_NONE} | stake 1 raised 3 toeper 1 washer - claim - | leader - turn - tricks 0 length 4"
    " | dealer 2 winner 2 crosses 1 rounds 6 | phase blind_answer queue 2 3 0"
)
"""Seat 1 has toeped blind, and seat 2 must answer."""


def _dealt(hands: str, phase: str) -> str:
    """Return the lesson's position before a wash with other hands and another question."""
    before, _, rest = WASH.partition("hands ")
    _, _, after = rest.partition(" | ")
    return f"{before}hands {hands} | {after}".replace("phase wash", f"phase {phase}")


_OTHERS = "8c 9s 9d Jc / 7h 8s Tc Kd / 7s 8h Td Qd"
_DIRTY = _dealt(f"7c Jd Qh Ks / {_OTHERS}", "wash")
_TENS = _dealt("7d Th Tc Td / 8c 9s 9d Jc / Ah 7h 8s Kd / Ac 7s 8h Qd", "whistle")
_QUEENS = _dealt("Qs Qh Qc Qd / 8c 9s 9d Jc / Ah 7h 8s Kd / Ac 7s 8h Td", "four")


def _illustration(name: str, paragraph: str, position: str, *moves: str, **more: Any) -> Illustration:
    given = {"draw": _hand, "counted": _counts, **more}
    return Illustration(name, paragraph, TABLE, position, moves=moves, **given)


def _after(illustration: Illustration) -> tuple[ToepenState, ToepenState]:
    """Return the states before and after its first move."""
    game, state = read_position(illustration.position)
    return state, game.apply(state, *parse_move(illustration.moves[0]))


def _counts(illustration: Illustration) -> Mapping[str, int]:
    """Return the caption's numbers: the place of the card that takes the trick, the costs of folding, staying and
    losing."""
    events = move_events(illustration)
    taken = [event for event in events if event.kind == "trick"]
    _, state = read_position(illustration.position)
    order = _order(state)
    return {
        "winner": order.index(taken[0].seat) + 1 if taken else 0,
        "fold": sum(event.amount for event in events if event.kind == "fold"),
        "stay": state.raised,
        "lost": sum(event.amount for event in events if event.kind == "points" and event.seat == 1),
    }


def _order(state: ToepenState) -> list[int]:
    """Return the seats in the order in which they play to the trick."""
    return [(state.leader + i) % state.table.seats for i in range(state.table.seats)]


def _ranks(illustration: Illustration) -> Picture:
    """Draw the cards of one suit, the highest first."""
    suit = sorted((card for card in DECK if card & 3 == 1), key=lambda card: -STRENGTH[card])
    return card_rows((suit[:4], suit[4:]))


def _trick(illustration: Illustration, signs: list[str] | None = None) -> Picture:
    """Draw the trick in order, numbered or with these signs; the card that takes it is framed."""
    before, after = _after(illustration)
    order, events = _order(before), move_events(illustration)
    taker = next(event.seat for event in events if event.kind == "trick")
    shown = [after.played[seat][before.tricks] for seat in order]
    return card_row(shown, order.index(taker), signs or [str(number) for number in range(1, len(order) + 1)])


def _paid(illustration: Illustration) -> Picture:
    """Draw the last trick with its cost to each player."""
    before, after = _after(illustration)
    costs = [after.points[seat] - before.points[seat] for seat in _order(before)]
    return _trick(illustration, [str(cost).replace("-", "\N{MINUS SIGN}") for cost in costs])


def _answers(illustration: Illustration) -> Picture:
    """Draw the cost of folding over a closed card, and the cost of losing after staying over an open one."""
    counts = _counts(illustration)
    _, state = read_position(illustration.position)
    seat, _ = parse_move(illustration.moves[0])
    picture = card_row((UNKNOWN, state.hands[seat][-1]), 1, (str(counts["fold"]), str(counts["stay"])))
    closed, held = picture.cards
    opened = held if state.marks[seat] else held._replace(card=UNKNOWN)
    return picture._replace(cards=(closed._replace(dim=True), opened))


def _hand(illustration: Illustration) -> Picture:
    """Draw the hand of the learner."""
    _, state = read_position(illustration.position)
    return card_row(state.hands[LEARNER])


ILLUSTRATIONS: tuple[Illustration, ...] = (
    _illustration("goal", "goal", _LAST.format(led="9s"), "seat 3 card As", draw=_paid),
    _illustration("cards", "cards", WASH, draw=_ranks),
    _illustration("trick", "trick", _TRICK, "seat 2 card Qh", draw=_trick),
    _illustration("toep", "toep", _TOEP, "seat 2 fold", "seat 2 stay", draw=_answers),
    _illustration(
        "blind",
        "blind",
        _BLIND,
        "seat 2 fold",
        "seat 2 stay",
        draw=_answers,
        when=("blind", "blind_for_three"),
    ),
    _illustration("pelt", "pelt", PELT, "seat 0 fold", "seat 0 stay", draw=_answers, when=("pelt",)),
    _illustration("wash_white", "wash", WASH, "seat 0 wash_white", when=("was",)),
    _illustration("wash_dirty", "wash", _DIRTY, "seat 0 wash_dirty", when=("was",)),
    _illustration("whistle", "whistle", _TENS, "seat 0 whistle", when=("whistle",)),
    _illustration("jack", "jack", _LAST.format(led="Jh"), "seat 3 card As", draw=_paid, when=("jack_bonus",)),
    _illustration("four", "four", _QUEENS, "seat 0 show Qs Qh Qc Qd", when=("four_alike",)),
)
