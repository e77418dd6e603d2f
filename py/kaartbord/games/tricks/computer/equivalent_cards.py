"""Cards that make no difference to each other."""

from collections.abc import Callable, Container, Iterable

from ....rules.cards import suit


def equivalent_cards(
    in_play: Iterable[int],
    legal: Container[int],
    order: Callable[[int], tuple[int, ...]],
    kind: Callable[[int], object],
) -> list[bytes]:
    """Return the legal cards in groups: of one suit and kind, with no other card in play between them.

    `in_play` are those in the hand too, `order` sorts them by suit and strength; weak groups and cards come first.
    """
    groups, last = list[bytes](), None
    for card in sorted(in_play, key=order):
        now = (suit(card), kind(card)) if card in legal else None
        if now and now == last:
            groups[-1] += bytes((card,))
        elif now:
            groups.append(bytes((card,)))
        last = now
    return groups
