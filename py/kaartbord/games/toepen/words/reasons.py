"""The reasons why a choice in Toepen is a good one: its effect, and the condition for it."""

from collections.abc import Callable, Iterable, Sequence

from ....rules.cards import rank, suit
from ....rules.protocol import UNKNOWN
from ....text.hints.choice_case import ChoiceCase, Reason, ReasonFound, Values, distinctive_reason
from ....text.messages import count_phrase
from ....text.people import card_phrase, rank_phrase
from ...tricks.rules import cards_in_trick, strongest_seat
from ..rules.hand import CHECK_WASH, NO_CHECK, WASH_DIRTY, WASH_WHITE, is_true_wash
from ..rules.stake import CALL_BLIND, FOLD, FOLD_AND_LOOK, NO_BLIND, STAY, TOEP
from ..rules.state import IN, LOOKED, STRENGTH, others
from ..rules.tricks import most_of_a_rank, suit_led

HIGH = 6
"""The strength of a nine; only a ten is higher."""

# ---- what the seat knows


def _hand(case: ChoiceCase) -> bytes:
    """Return the own hand, if it is seen."""
    hand: bytes = case.view.hands[case.seat]
    return b"" if UNKNOWN in hand else hand


def _beaten(case: ChoiceCase, card: int) -> bool:
    """Return whether somebody may hold a higher card of its suit."""
    unseen = case.game.stock(case.view)
    return any(suit(other) == suit(card) and STRENGTH[other] > STRENGTH[card] for other in unseen)


def _top(case: ChoiceCase) -> list[int]:
    """Return the cards in hand that no other card beats any more."""
    return [card for card in sorted(_hand(case), key=_strength) if not _beaten(case, card)][::-1]


def _strength(card: int) -> int:
    return STRENGTH[card]


def _high(case: ChoiceCase) -> list[int]:
    """Return the nines and tens in hand, the highest first."""
    return [card for card in sorted(_hand(case), key=_strength, reverse=True) if STRENGTH[card] >= HIGH]


def _when(kind: str, true: Callable[[ChoiceCase], bool]) -> Callable[[ChoiceCase], bool]:
    """Return the condition that a choice is of this kind and `true` holds for the position."""
    return lambda case: case.action.kind == kind and true(case)


def _named(kind: str, cards: Callable[[ChoiceCase], Iterable[int]]) -> Callable[[ChoiceCase], list[Values]]:
    """Return the same, with each card by its full name."""

    def ways(case: ChoiceCase) -> list[Values]:
        found = cards(case) if case.action.kind == kind else ()
        return [{"card": card_phrase(card)} for card in found]

    return ways


def _left(case: ChoiceCase, seat: int) -> int:
    """Return the number of points that a seat may still get without being out."""
    return int(case.view.table.options.limit - 1 - case.view.points[seat])


# ---- the stake


def _may_send_out(case: ChoiceCase) -> list[Values]:
    """Return the seats that are out if they lose the raised stake, and would not be by the present one."""
    return [
        {"whom": case.reader.people([seat])}
        for seat in others(case.view, case.seat)
        if case.view.stake <= _left(case, seat) < case.view.stake + 1
    ]


def _lost_anyway(case: ChoiceCase) -> bool:
    return bool(_left(case, case.seat) < case.view.stake)


def _one_more(case: ChoiceCase) -> list[Values]:
    """Return the present cost of folding, if losing costs just one more."""
    stake = case.view.stake
    near = case.action == STAY and stake > 1 and case.view.raised == stake + 1
    return [{"points": count_phrase(stake, "point")}] if near else []


def _saves_life(case: ChoiceCase) -> bool:
    """Return whether losing would put the seat out, and folding would not."""
    return bool(case.view.stake <= _left(case, case.seat) < case.view.raised)


def _nobody_looked(case: ChoiceCase) -> bool:
    return not any(marks & LOOKED for marks, now in zip(case.view.marks, case.view.status, strict=True) if now == IN)


STAKE_REASONS = (
    Reason("toep_top", "cards", _named(TOEP.kind, _top)),
    Reason("toep_dead", "toep", _when(TOEP.kind, _lost_anyway)),
    Reason("toep_out", "toep", lambda case: _may_send_out(case) if case.action == TOEP else []),
    Reason("toep_high", "cards", _named(TOEP.kind, _high)),
    Reason("bluff", "toep", _when(TOEP.kind, lambda case: bool(_hand(case)) and not _high(case))),
    Reason("stay_top", "cards", _named(STAY.kind, _top)),
    Reason("stay_dead", "toep", _when(STAY.kind, _lost_anyway)),
    Reason("stay_high", "cards", _named(STAY.kind, _high)),
    Reason("stay", "toep", _one_more),
    Reason("fold_life", "end", _when(FOLD.kind, _saves_life)),
    Reason("fold_low", "cards", _when(FOLD.kind, lambda case: bool(_hand(case)) and not _high(case))),
    Reason("fold_beaten", "cards", _when(FOLD.kind, lambda case: bool(_hand(case)) and not _top(case))),
    Reason("fold", "toep", _when(FOLD.kind, lambda case: case.view.stake == 1)),
    Reason("look", "blind", _when(FOLD_AND_LOOK.kind, lambda case: True)),
    Reason("blind", "blind", _when(CALL_BLIND.kind, _nobody_looked)),
    Reason("no_blind", "blind", _when(NO_BLIND.kind, lambda case: not _hand(case))),
)
"""By what weighs most."""


# ---- before the first card


def _odd(case: ChoiceCase) -> list[int]:
    """Return the card that is not like the three others."""
    hand = _hand(case)
    ranks = [rank(card) for card in hand]
    return [card for card in hand if ranks.count(rank(card)) == 1 and most_of_a_rank(hand) == len(hand) - 1]


def _fourth(case: ChoiceCase) -> list[Values]:
    if case.action.kind != "draw" or not (odd := _odd(case)):
        return []
    three = next(card for card in _hand(case) if card != odd[0])
    return [{"card": rank_phrase(three)}]


def _claims(case: ChoiceCase) -> bool:
    return case.action.kind in (WASH_WHITE.kind, WASH_DIRTY.kind)


def _is_wash(case: ChoiceCase) -> bool:
    return any(is_true_wash(_hand(case), claim.kind) for claim in (WASH_WHITE, WASH_DIRTY))


def _washer(kind: str, near: bool) -> Callable[[ChoiceCase], list[Values]]:
    """Return a function for the seat that a check of a false wash costs a point; `near`: only if that puts it out."""

    def ways(case: ChoiceCase) -> list[Values]:
        washer = case.view.washer
        if case.action.kind != kind or near and _left(case, washer) > 0:
            return []
        return [{"whom": case.reader.people([washer])}]

    return ways


def _laid_lowest(case: ChoiceCase) -> bool:
    laid = case.action.cards
    kept = [STRENGTH[card] for card in _hand(case) if card not in laid]
    return case.action.kind == "lay_away" and max(map(_strength, laid)) <= min(kept)


def _keeps_high(case: ChoiceCase) -> bool:
    return case.action.kind == "lay_away" and not any(STRENGTH[card] >= HIGH for card in case.action.cards)


OPENING_REASONS = (
    Reason("show", "four", _when("show", lambda case: True)),
    Reason("draw", "four", _fourth),
    Reason("no_draw", "four", _named("no_draw", _odd)),
    Reason("wash", "wash", lambda case: _claims(case) and is_true_wash(_hand(case), case.action.kind)),
    Reason("bluff_wash", "wash", lambda case: _claims(case) and not is_true_wash(_hand(case), case.action.kind)),
    Reason("keep_high", "cards", _named("no_wash", _high)),
    Reason("no_wash", "wash", _when("no_wash", lambda case: not _is_wash(case))),
    Reason("keep_hand", "wash", _when("no_wash", lambda case: True)),
    Reason("check_out", "wash", _washer(CHECK_WASH.kind, near=True)),
    Reason("check", "wash", _washer(CHECK_WASH.kind, near=False)),
    Reason("no_check_out", "wash", _when(NO_CHECK.kind, lambda case: _left(case, case.seat) <= 0)),
    Reason("no_check", "wash", _when(NO_CHECK.kind, lambda case: True)),
    Reason("whistle", "whistle", _when("whistle", lambda case: True)),
    Reason("no_whistle", "whistle", _when("no_whistle", lambda case: True)),
    Reason("lay_lowest", "final", _laid_lowest),
    Reason("lay_keeps", "final", _keeps_high),
)
"""By what weighs most."""


# ---- playing a card


def _card(case: ChoiceCase) -> int:
    return int(case.action.cards[0])


def _leads(case: ChoiceCase) -> bool:
    return suit_led(case.view) < 0


def _best_seat(case: ChoiceCase) -> int:
    """Return the seat that has the trick with this card."""
    view = case.view
    lying = [*cards_in_trick(view.played, view.leader, view.tricks), (case.seat, _card(case))]
    return strongest_seat(lying, suit(lying[0][1]), STRENGTH)


def _takes(case: ChoiceCase) -> bool:
    """Return whether the trick is complete, and the seat leads to the next."""
    return any(event.seat == case.seat for event in case.events_of("trick"))


def _unbeatable(case: ChoiceCase) -> bool:
    """Return whether the card is led or has the trick, and no card above it is out."""
    return not _beaten(case, _card(case)) and _best_seat(case) == case.seat


def _kept(case: ChoiceCase) -> list[int]:
    """Return the strongest card that stays in hand, if it is stronger than the one played."""
    rest = [card for card in _hand(case) if card != _card(case)]
    best = max(rest, key=_strength, default=_card(case))
    return [best] if STRENGTH[best] > STRENGTH[_card(case)] else []


def _lowest(case: ChoiceCase) -> bool:
    """Return whether the lowest card in hand is played and cannot take the trick."""
    low = STRENGTH[_card(case)] == min(map(_strength, _hand(case)))
    return low and not _leads(case) and _best_seat(case) != case.seat


def _two_left(case: ChoiceCase) -> bool:
    """Return whether two cards of one suit stay: a lead of the first may let the second take the last trick."""
    rest = [suit(card) for card in _hand(case) if card != _card(case)]
    return len(rest) == 2 and rest[0] == rest[1]


def _leads_highest(case: ChoiceCase) -> bool:
    return _leads(case) and STRENGTH[_card(case)] == max(map(_strength, _hand(case)))


def _playing(
    true: Callable[[ChoiceCase], bool | Sequence[Values]],
) -> Callable[[ChoiceCase], bool | Sequence[Values]]:
    """Return the condition for a card that is played; a seat that may play one may toep as well."""
    return lambda case: true(case) if case.action.kind == "card" else False


CARD_REASONS = (
    Reason("unbeatable", "cards", _playing(_unbeatable)),
    Reason("trick", "trick", _playing(_takes)),
    Reason("saves_high", "goal", _playing(_named("card", _kept))),
    Reason("lowest_card", "goal", _playing(_lowest)),
    Reason("highest", "cards", _playing(lambda case: not _leads(case) and _best_seat(case) == case.seat)),
    Reason("lead_high", "cards", _playing(_leads_highest)),
    Reason("two_left", "trick", _playing(_two_left)),
)
"""By what weighs most."""


def reason(case: ChoiceCase) -> ReasonFound | None:
    """Return the reason why a choice is a good one; None if no phrase is true of it alone."""
    return distinctive_reason(CARD_REASONS if case.action.kind == "card" else STAKE_REASONS + OPENING_REASONS, case)


REASON_PARAGRAPHS = {reason.key: reason.paragraph for reason in STAKE_REASONS + OPENING_REASONS + CARD_REASONS} | {
    "win": "end"
}
"""By reason: the paragraph of the rules page that explains it."""
