"""The hands of trick games: dealt cards, the revealed cards of an unseen hand, and inconsistent hands."""

from collections.abc import Iterable, Sequence

from ....rules.checks import check_viewer
from ....rules.masking import HOLE
from ....rules.protocol import UNKNOWN, Action
from ....rules.seats import chairs_of_seat, replace_at


def visible_chairs(viewer: int | None, seats: int, chairs: int) -> tuple[int, ...]:
    """Return the chairs whose cards a viewer sees: the own ones, none for a spectator."""
    check_viewer(viewer, seats)
    return () if viewer is None else chairs_of_seat(viewer, seats, chairs)


def acting_chair(chair: int, seat: int, seats: int, chairs: int) -> int:
    """Return the chair that is asked something if the seat plays it, else the first chair of the seat."""
    return chair if chair in chairs_of_seat(seat, seats, chairs) else seat


def is_lot(action: Action, pile: bytes) -> bool:
    """Return whether the action draws one of the pile, as a lot for the first dealer."""
    kind, drawn, placements = action
    return kind == "lot" and not placements and len(drawn) == 1 and drawn in pile


def can_come_from(cards: bytes, pile: bytes) -> bool:
    r"""Return whether these can be different cards of the pile; a hole may be any.

    >>> can_come_from(b"b\0\0", b"abc"), can_come_from(b"bb", b"abc")
    (True, False)
    """
    known = cards.replace(HOLE, b"")
    return len(set(known)) == len(known) and all(card in pile for card in known)


def sorted_hands(hands: Iterable[bytes]) -> tuple[bytes, ...]:
    """Return the hands sorted, as they are held."""
    return tuple([bytes(sorted(hand)) for hand in hands])


def add_to_hands(hands: Sequence[bytes], given: bytes) -> tuple[bytes, ...]:
    r"""Return the hands once each has taken up its equal part of the cards given.

    >>> add_to_hands((b"b", b"d"), b"ace\0")
    (b'abc', b'\x00de')
    """
    size = len(given) // len(hands)
    return tuple([bytes(sorted(hand + given[size * n : size * n + size])) for n, hand in enumerate(hands)])


def reveal(hands: tuple[bytes, ...], owner: int, shown: bytes) -> tuple[bytes, ...]:
    r"""Return the hands once these cards of one are revealed: they fill its holes if it is unseen.

    >>> reveal((b"\0\0\0", b"abc"), owner=0, shown=b"e")
    (b'\x00\x00e', b'abc')
    """
    hand = hands[owner]
    if UNKNOWN not in hand or UNKNOWN in shown or shown in hand:
        return hands
    return replace_at(hands, owner, bytes(sorted(hand[len(shown) :] + shown)))


def problems(hands: tuple[bytes, ...], closed: Iterable[bytes], laid: Iterable[bytes], pack: bytes) -> list[str]:
    """Return the problems of the cards in hand, those put away face down, and those face up."""
    reasons, in_sight = [], b"".join(laid)
    if not can_come_from(b"".join((*hands, *closed)) + in_sight, pack):
        reasons.append("a card too many")
    if UNKNOWN in in_sight:
        reasons.append("a card in the open that is unseen")
    if hands != sorted_hands(hands):
        reasons.append("a hand out of order")
    return reasons
