"""The reasons why a card is a good one to give away in a race: the receiver's uses of it, and the cards kept."""

from collections.abc import Callable

from ....rules.cards import JACK, rank
from ....rules.protocol import Action
from ....text.hints.choice_case import ChoiceCase, Reason, Values
from ....text.messages import count_phrase
from .. import rules as race
from ..rules.ring import PAWNS
from .effects import BACKWARD, SEVEN, VALUABLE, brings_home, card_uses, card_values, distance_from_start


def _receiver(case: ChoiceCase) -> int:
    receiver: int = case.view.table.receiver[case.seat]
    return receiver


def _receiver_uses(case: ChoiceCase) -> list[Action]:
    return card_uses(case.view, _receiver(case), case.action.cards[0])


def _if_partner(true: Callable[[ChoiceCase], bool]) -> Callable[[ChoiceCase], list[Values]]:
    """Return the function that gives the receiver if it is the partner and `true` holds."""
    return lambda case: [_receiver_values(case)] if _receiver(case) in case.side and true(case) else []


def _if_rival(true: Callable[[ChoiceCase], bool]) -> Callable[[ChoiceCase], list[Values]]:
    """Return the function that gives the receiver if it is a rival and `true` holds."""
    return lambda case: [_receiver_values(case)] if _receiver(case) not in case.side and true(case) else []


def _receiver_values(case: ChoiceCase) -> Values:
    return {"whom": case.reader.people([_receiver(case)])}


def _brings_out(case: ChoiceCase) -> bool:
    yard = case.view.table.ring.yard
    return any(case.view.pawns[use.placements[0][0]] == yard for use in _receiver_uses(case))


def _brings_home(case: ChoiceCase) -> bool:
    return any(brings_home(case.view, pawn, use) for use in _receiver_uses(case) for pawn, _ in use.placements)


def _hits(case: ChoiceCase) -> list[Values]:
    """Return the rivals whom the partner could hit with the card, without hitting the own side."""
    hits = [
        [hit // PAWNS for hit in race.captured_pawns(case.view.table, case.view.pawns, use)]
        for use in _receiver_uses(case)
    ]
    return [
        {"other": case.reader.people([owners[0]]), **_receiver_values(case)}
        for owners in hits
        if owners and not set(owners) & set(case.side) and _receiver(case) in case.side
    ]


def _swaps(case: ChoiceCase) -> list[Values]:
    """Return the squares that the partner can gain by a swap."""
    if _receiver(case) not in case.side or rank(case.action.cards[0]) != JACK or _reach(case) <= 0:
        return []
    return [{"squares": count_phrase(_reach(case), "square"), **_receiver_values(case)}]


def _reach(case: ChoiceCase) -> int:
    """Return the most squares that the receiver's pawns could gain with the card."""
    return _distance(case, _receiver(case))


def _distance(case: ChoiceCase, owner: int) -> int:
    """Return the most squares that the pawns moved by a seat could gain with the card."""
    table, pawns = case.view.table, case.view.pawns
    colour = race.moving_seat(table, case.view.blocked, owner)
    boards = [
        race.place_pawns(table, pawns, case.view.blocked, use.placements)[0]
        for use in card_uses(case.view, owner, case.action.cards[0])
    ]
    return max(
        (
            sum(
                table.ring.place(colour, board[pawn]) - table.ring.place(colour, pawns[pawn])
                for pawn in table.own[colour]
            )
            for board in boards
        ),
        default=0,
    )


def _back_soon(case: ChoiceCase) -> bool:
    """Return whether the card walks backward and the receiver has a pawn that waits or has hardly left its start."""
    view = case.view
    places = [distance_from_start(view, pawn) for pawn in view.table.own[_receiver(case)]]
    return rank(case.action.cards[0]) == BACKWARD and any(at < BACKWARD for at in places)


def _weakest(case: ChoiceCase) -> bool:
    """Return whether no other card brings the giver less far."""
    own = _distance(case, case.seat)
    return all(own <= _distance(other, case.seat) for other in case.alternatives)


def _shared_out(case: ChoiceCase) -> bool:
    """Return whether the card is a seven and the receiver has several pawns on the track."""
    view = case.view
    walking = sum(view.pawns[pawn] < view.table.ring.track for pawn in view.table.own[_receiver(case)])
    return rank(case.action.cards[0]) == SEVEN and walking > 1


def _twice(case: ChoiceCase) -> list[int]:
    """Return the card, if one like it stays."""
    held, card = case.view.hands[case.seat] + case.view.kept[case.seat], case.action.cards[0]
    return [card] if sum(rank(one) == rank(card) for one in held) > 1 else []


def _kept(case: ChoiceCase) -> list[int]:
    """Return the cards worth keeping that stay in hand, if none is given away."""
    if rank(case.action.cards[0]) in VALUABLE:
        return []
    hand = {rank(card): card for card in case.view.hands[case.seat]}
    return [hand[good] for good in VALUABLE if good in hand]


GIFT_REASONS = (
    Reason("gift_start", "give", _if_partner(_brings_out)),
    Reason("gift_home", "give", _if_partner(_brings_home)),
    Reason("gift_hit", "give", _hits),
    Reason("gift_swap", "give", _swaps),
    Reason("gift_seven", "give", _if_partner(_shared_out)),
    Reason("gift_dead", "give", _if_rival(lambda case: not _receiver_uses(case))),
    Reason("gift_short", "give", _if_rival(lambda case: _reach(case) <= min(map(_reach, case.alternatives)))),
    Reason("gift_idle", "give", lambda case: not card_uses(case.view, case.seat, case.action.cards[0])),
    Reason("gift_back", "back", _if_partner(_back_soon)),
    Reason("gift_twice", "give", card_values(_twice)),
    Reason("gift_far", "give", _if_partner(lambda case: 0 < _reach(case) >= max(map(_reach, case.alternatives)))),
    Reason("gift_keeps", "give", card_values(_kept)),
    Reason("gift_weak", "give", _weakest),
)
"""By what weighs most."""
