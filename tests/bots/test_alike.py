"""Cards of a trick game that make no difference to each other."""

from kaartbord.games.tricks.computer.equivalent_cards import equivalent_cards
from kaartbord.rules.cards import parse, rank


def groups(in_play: str, legal: str) -> list[bytes]:
    """Return the groups of a game in which a king is of a kind of its own."""
    return equivalent_cards(parse(in_play), parse(legal), lambda c: (c & 3, rank(c)), lambda c: rank(c) == 13)


def test_neighbours_are_alike_and_others_are_not() -> None:
    assert groups("5s 3s 4s 8s 7s 3h", "4s 3s 8s 3h") == [parse("3s 4s"), parse("8s"), parse("3h")]


def test_the_last_of_a_suit_and_the_first_of_the_next_are_no_neighbours() -> None:
    assert groups("9s Ts 2h", "9s Ts 2h") == [parse("9s Ts"), parse("2h")]


def test_a_card_of_another_kind_stands_alone() -> None:
    assert groups("Qs Js Ks", "Js Qs Ks") == [parse("Js Qs"), parse("Ks")]
