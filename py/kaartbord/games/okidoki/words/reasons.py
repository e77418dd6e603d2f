"""The reasons for a choice in OkiDoki, and the conditions of each."""

from ....rules.cards import ACE, rank, suit
from ....rules.seats import team
from ....text.hints.choice_case import ChoiceCase, Reason, ReasonFound, counted_value, distinctive_reason, number_value
from ...tricks.rules import strongest_seat
from ..rules.hand import current_trick, giving_chair, penalty_points, taken_aces, trick_leaders
from ..rules.moves import move_choices
from ..rules.state import ACES_MOVE, MOVE, PAWNS_OF_TEAM, PENALTY, RESERVE, STRENGTH

LOW, HIGH = 6, 11
"""A card up to LOW is nearly always beaten, one from HIGH on seldom."""

PROBABLY_BEATEN = 3
"""The number of higher cards from which on another player probably takes the trick."""


def _card(case: ChoiceCase) -> int:
    return int(case.action.cards[0])


# ---- giving a card away


def _chair(case: ChoiceCase) -> int:
    return giving_chair(case.view, case.seat)


def _to_partner(case: ChoiceCase) -> bool:
    chair = _chair(case)
    return team(case.view.table.pairs[case.view.given][chair]) == team(chair)


def _rest(case: ChoiceCase) -> list[int]:
    """Return the rest of the hand in the suit that is given."""
    hand = case.view.hands[_chair(case)]
    return [card for card in hand if card != _card(case) and suit(card) == suit(_card(case))]


def _bare(case: ChoiceCase) -> bool:
    """Return whether a high card goes to the others without a low one of its suit in hand to hide under."""
    high = STRENGTH[_card(case)] >= HIGH and not _to_partner(case)
    return high and all(STRENGTH[card] > LOW for card in _rest(case))


def _middle(case: ChoiceCase) -> bool:
    """Return whether a card goes to the others that is neither high nor low, and without a penalty."""
    card = _card(case)
    return not _to_partner(case) and LOW < STRENGTH[card] < HIGH and not PENALTY[card]


GIFT_REASONS = (
    Reason(
        "gift_low",
        "trick",
        lambda case: _to_partner(case) and STRENGTH[_card(case)] <= LOW and not PENALTY[_card(case)],
    ),
    Reason("gift_spares", "penalties", lambda case: _to_partner(case) and not PENALTY[_card(case)]),
    Reason("gift_suit", "give", lambda case: not _rest(case)),
    Reason("gift_bare", "trick", _bare),
    Reason("gift_penalty", "give", lambda case: PENALTY[_card(case)] > 0 and not _to_partner(case)),
    Reason("gift_thin", "give", lambda case: len(_rest(case)) == 1),
    Reason("gift_high", "trick", lambda case: STRENGTH[_card(case)] >= HIGH and not _to_partner(case)),
    Reason("gift_middle", "give", _middle),
)
"""The weightiest first."""


# ---- playing a card


def _trick_cards(case: ChoiceCase) -> list[tuple[int, int]]:
    return current_trick(case.view)


def _side(case: ChoiceCase) -> int:
    return team(case.view.turn)


def takes_trick(case: ChoiceCase) -> bool:
    """Return whether the card has the trick now."""
    turn: int = case.view.turn
    return _best_chair(case) == turn


def _best_chair(case: ChoiceCase) -> int:
    """Return the chair that has the trick with this card."""
    cards = [*_trick_cards(case), (case.view.turn, _card(case))]
    return strongest_seat(cards, suit(cards[0][1]), STRENGTH)


def _leads(case: ChoiceCase) -> bool:
    return not _trick_cards(case)


def _completes_trick(case: ChoiceCase) -> bool:
    """Return whether the trick is complete with this card."""
    return bool(case.events_of("trick"))


def _follows(case: ChoiceCase) -> bool:
    return bool(_trick_cards(case)) and suit(_trick_cards(case)[0][1]) == suit(_card(case))


def _own_side_has_trick(case: ChoiceCase) -> bool:
    return team(_best_chair(case)) == _side(case)


def _penalty_in_trick(case: ChoiceCase) -> int:
    """Return the penalty points in the trick so far, with this card."""
    return penalty_points([card for _, card in _trick_cards(case)] + [_card(case)])


def _cost(case: ChoiceCase) -> int:
    """Return the cost of the trick to the side, if it has it now."""
    return _penalty_in_trick(case) if _own_side_has_trick(case) else 0


def _had(case: ChoiceCase) -> tuple[int, int]:
    """Return the number of aces that the own side has taken, and the other."""
    taken = taken_aces(case.view)
    return len(taken[_side(case)]), len(taken[1 - _side(case)])


def _fourth_ace(case: ChoiceCase) -> bool:
    """Return whether the own side has three aces and surely gets the fourth: an ace of the suit led is never beaten."""
    return any(event.amount == _side(case) for event in case.events_of("aces")) or (
        _had(case)[0] == 3 and rank(_card(case)) == ACE and _best_chair(case) == case.view.turn
    )


def _one_more_ace(case: ChoiceCase) -> int:
    """Return the number of aces of the own side, if it has all that were taken and surely gets one more."""
    ours, theirs = _had(case)
    sure = rank(_card(case)) == ACE and _best_chair(case) == case.view.turn
    return ours if sure and not theirs else 0


def _spoils_aces(case: ChoiceCase) -> bool:
    """Return whether the others have aces and the own side none, and it takes one in this trick."""
    ours, theirs = _had(case)
    ace = any(rank(card) == ACE for card in [_card(case), *(card for _, card in _trick_cards(case))])
    sure = _completes_trick(case) or rank(_card(case)) == ACE
    return ace and sure and _best_chair(case) == case.view.turn and not ours and theirs > 1


def _they_pay(case: ChoiceCase) -> int:
    return _penalty_in_trick(case) if _completes_trick(case) and not _own_side_has_trick(case) else 0


def _costs_least(case: ChoiceCase) -> int:
    """Return the cost of the trick, if no choice costs less."""
    dear = _completes_trick(case) and all(_cost(case) <= _cost(other) for other in case.alternatives)
    return _cost(case) if dear else 0


def _under(case: ChoiceCase) -> bool:
    """Return whether the card does not take the trick, whatever is played after it."""
    return not _leads(case) and _best_chair(case) != case.view.turn


def _highest_under(case: ChoiceCase) -> bool:
    """Return whether it is the highest of the suit led that does not take the trick."""
    under = [other for other in case.alternatives if _follows(other) and _under(other)]
    highest = all(STRENGTH[_card(other)] < STRENGTH[_card(case)] for other in under)
    return _follows(case) and _under(case) and highest


def _sheds(case: ChoiceCase) -> bool:
    """Return whether it throws penalty points on a trick that others have."""
    return not _leads(case) and not _follows(case) and not _own_side_has_trick(case) and PENALTY[_card(case)] > 0


def _no_points(case: ChoiceCase) -> bool:
    """Return whether the own side has the trick, and no penalty points are in it."""
    return not _leads(case) and _own_side_has_trick(case) and not _penalty_in_trick(case)


def _discards(case: ChoiceCase) -> bool:
    return not _leads(case) and not _follows(case)


def _same_suit(case: ChoiceCase) -> list[int]:
    """Return the strengths of the cards of its suit in hand, with the card itself."""
    hand: bytes = case.view.hands[case.view.turn]
    return [STRENGTH[card] for card in hand if suit(card) == suit(_card(case))]


def _tops(case: ChoiceCase) -> bool:
    """Return whether no card that could be played is higher."""
    return not _leads(case) and all(STRENGTH[_card(other)] <= STRENGTH[_card(case)] for other in case.alternatives)


def _takes_anyway(case: ChoiceCase) -> bool:
    """Return whether every card takes the trick, and this is the highest."""
    takes = all(_best_chair(choice) == case.view.turn for choice in (case, *case.alternatives))
    return _completes_trick(case) and takes and _tops(case)


def _last_of_suit(case: ChoiceCase) -> bool:
    return len(_same_suit(case)) == 1


def _above(case: ChoiceCase) -> int:
    """Return the number of cards above this one that are neither played nor in the own hand."""
    gone = case.view.hands[case.view.turn] + b"".join(case.view.played)
    card = _card(case)
    higher = [other for other in range(64) if suit(other) == suit(card) and 1 <= rank(other) <= 13]
    return sum(STRENGTH[other] > STRENGTH[card] and other not in gone for other in higher)


def _low_lead(case: ChoiceCase) -> int:
    above = _above(case)
    return above if _leads(case) and above >= PROBABLY_BEATEN else 0


def _fresh(case: ChoiceCase) -> bool:
    """Return whether this suit is led for the first time, spades apart."""
    led = [case.view.played[chair][n] for n, chair in enumerate(trick_leaders(case.view)[:-1])]
    return _leads(case) and suit(_card(case)) != 0 and all(suit(card) != suit(_card(case)) for card in led)


def _clean(case: ChoiceCase) -> bool:
    """Return whether the trick that this card has now holds no penalty points."""
    return not _leads(case) and _best_chair(case) == case.view.turn and not _penalty_in_trick(case)


def _lowest(case: ChoiceCase) -> bool:
    """Return whether the card is led or follows suit, and is the lowest of its suit in hand."""
    return not _discards(case) and STRENGTH[_card(case)] == min(_same_suit(case))


def _throws_highest(case: ChoiceCase) -> bool:
    return _discards(case) and STRENGTH[_card(case)] == max(_same_suit(case))


def _sooner(case: ChoiceCase) -> bool:
    """Return whether the card is the highest of its suit in hand, and high, on a trick without penalty points yet."""
    high = STRENGTH[_card(case)] == max(_same_suit(case)) and STRENGTH[_card(case)] >= HIGH
    return high and not _discards(case) and not _penalty_in_trick(case)


CARD_REASONS = (
    Reason("four_aces", "aces", _fourth_ace),
    Reason("one_more_ace", "aces", number_value(_one_more_ace, 2)),
    Reason("spoils_aces", "aces", _spoils_aces),
    Reason("they_pay", "penalties", counted_value("point", _they_pay)),
    Reason(
        "free",
        "penalties",
        lambda case: _completes_trick(case) and _own_side_has_trick(case) and not _penalty_in_trick(case),
    ),
    Reason("least_points", "penalties", counted_value("point", _costs_least)),
    Reason("shed", "penalties", _sheds),
    Reason("no_points", "penalties", _no_points),
    Reason("highest_under", "trick", _highest_under),
    Reason("under", "trick", _under),
    Reason("take_high", "trick", _takes_anyway),
    Reason("rid_suit", "trick", lambda case: _discards(case) and _last_of_suit(case)),
    Reason("rid_high", "trick", lambda case: _discards(case) and STRENGTH[_card(case)] >= HIGH),
    Reason("rid_highest", "trick", _throws_highest),
    Reason("lead_low", "trick", counted_value("card", _low_lead)),
    Reason("fresh", "trick", _fresh),
    Reason("sooner", "trick", _sooner),
    Reason("clean", "penalties", _clean),
    Reason("void", "trick", lambda case: not _discards(case) and _last_of_suit(case)),
    Reason("lowest", "trick", _lowest),
    Reason("top", "trick", _tops),
)
"""The weightiest first."""


# ---- walking


def _mover(case: ChoiceCase) -> int:
    return int(case.view.moves[0][0])


def _threw(case: ChoiceCase) -> int:
    """Return the number of squares that pawns of the others are thrown back together."""
    return sum(event.cells[0] for event in case.events_of("hit") if event.other not in PAWNS_OF_TEAM[_mover(case)])


def _swap_gain(case: ChoiceCase) -> int:
    if not (swap := case.events_of("swap")):
        return 0
    before, after = (0 if at == RESERVE else at for at in swap[0].cells)
    return after - before


def _out_of_reach(case: ChoiceCase) -> int:
    """Return the steps of the others, if they walk next and can hit nobody with them."""
    after, ours = case.after, PAWNS_OF_TEAM[_mover(case)]
    if after.phase != MOVE or after.moves[0][0] == _mover(case) or after.moves[0][1] == ACES_MOVE:
        return 0
    squares = {after.pawns[pawn] for pawn in ours if 0 < after.pawns[pawn] < after.table.finish}
    hits = any(to in squares for choice in move_choices(after) for _, to in choice.placements)
    return 0 if hits else int(after.moves[0][1])


def _safe(case: ChoiceCase) -> bool:
    safe = case.view.table.safe[_mover(case)]
    return any(bool(safe >> event.cells[-1] & 1) for event in case.events_of("walk"))


def _all_safe(case: ChoiceCase) -> bool:
    """Return whether every pawn on its way is on a square of its colour."""
    on_way = [at for pawn in PAWNS_OF_TEAM[_mover(case)] if 0 < (at := case.after.pawns[pawn]) < case.view.table.finish]
    return bool(on_way) and all(case.view.table.safe[_mover(case)] >> at & 1 for at in on_way)


def _front(case: ChoiceCase) -> bool:
    """Return whether the farthest pawn of those that do not reach the finish gets farther than otherwise."""

    def farthest(one: ChoiceCase) -> int:
        pawns = [one.after.pawns[pawn] for pawn in PAWNS_OF_TEAM[_mover(one)]]
        return max([at for at in pawns if at < one.view.table.finish], default=0)

    return all(farthest(case) >= farthest(other) for other in case.alternatives)


def _nobody_waits(case: ChoiceCase) -> bool:
    return any(event.pawn in PAWNS_OF_TEAM[_mover(case)] for event in case.events_of("refill"))


MOVE_REASONS = (
    Reason("finishes", "end", counted_value("pawn", lambda case: len(case.events_of("home")), 2)),
    Reason("finish", "end", lambda case: len(case.events_of("home")) == 1),
    Reason("throw_back", "hit", counted_value("square", _threw)),
    Reason("gain", "swap_pawns", counted_value("square", _swap_gain)),
    Reason("out_of_reach", "hit", number_value(_out_of_reach)),
    Reason("all_safe", "squares", _all_safe),
    Reason("safe", "squares", _safe),
    Reason("refill", "start", _nobody_waits),
    Reason("front", "steps", _front),
    Reason("one_pawn", "division", lambda case: len(case.events_of("walk")) == 1),
)
"""The weightiest first."""


def reason(case: ChoiceCase) -> ReasonFound | None:
    """Return the reason for a choice; None if no phrase is true of it and not of all others."""
    return distinctive_reason({"give": GIFT_REASONS, "card": CARD_REASONS}.get(case.action.kind, MOVE_REASONS), case)


REASON_PARAGRAPHS = {reason.key: reason.paragraph for reason in GIFT_REASONS + CARD_REASONS + MOVE_REASONS} | {
    "win": "end"
}
"""By reason: the paragraph of the rules page that explains it."""
