"""The shared answers of the games with tricks at their tables."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ....rules.cards import ACE, JOKER, in_first_pack
from ....rules.seats import chairs_of_seat, own_team_first, seat_of_chair
from ....text import capitalize_first
from ....text.answers import TableQuestion, hand_answer, repeated
from ....text.messages import Message, Value, ValueList
from ....text.people import FIRST_TEAM_COLOUR, card_phrase, rank_phrase
from ....text.reader import Reader


class TrickSummary(NamedTuple):
    """A trick in progress."""

    number: int
    """From 1."""
    total: int
    cards: Sequence[tuple[int, int]]
    """(chair, card), in order of play."""
    best_chair: int
    """The chair of the highest card so far; without a card, the chair that leads."""


def trick_answer(asked: TableQuestion, there: TrickSummary | None, name: Callable[[int], Value] = card_phrase) -> str:
    """Return the cards of a trick with their players, and the highest card; `name` gives the words of a card."""
    reader, seats = asked.reader, asked.view.table.seats
    if there is None:
        return reader.format("tricks.answer.trick.none")
    values: dict[str, Value] = {
        "number": there.number,
        "all": there.total,
        "who": chair_owner(reader, seats, there.best_chair),
    }
    if not there.cards:
        return reader.format("answer.trick.empty", **values)
    lie = (
        Message("answer.trick.card", {"who": chair_owner(reader, seats, at), "card": name(card)})
        for at, card in there.cards
    )
    return reader.format("answer.trick.cards", cards=ValueList(tuple(lie)), **values)


def chair_owner(reader: Reader, seats: int, at: int) -> Value:
    """Return the owner of a chair: a player, or the second hand of one."""
    who = reader.people([seat_of_chair(at, seats)])
    return Message("answer.second", {"who": who}) if at >= seats else who


# ---- at a table of two teams


def team_hand_answer(asked: TableQuestion) -> str:
    """Return the content of the open hand at a table of two teams, where two players have two hands each."""
    view, t = asked.view, asked.view.table
    chairs = () if asked.seat is None else chairs_of_seat(asked.seat, t.seats, t.chairs)
    return hand_answer(asked.messages, [view.hands[chair] for chair in chairs], cards_by_suit)


def cards_by_suit(hand: bytes) -> ValueList:
    """Return cards by suit, from low to high: "schoppen 2 en aas; harten 7; joker"."""
    groups = list[Value]()
    for suit in range(4):
        held = sorted(
            (card for card in map(in_first_pack, hand) if card & 3 == suit and card >> 2 != JOKER), key=_height
        )
        if held:
            ranks = ValueList([*map(rank_phrase, held)])
            groups.append(Message("answer.suit", {"suit": Message(f"suit.{suit}"), "ranks": ranks}))
    if jokers := sum(in_first_pack(card) >> 2 == JOKER for card in hand):
        groups.append(repeated(Message(f"rank.{JOKER}.name"), jokers))
    return ValueList(groups, "groups")


def _height(card: int) -> int:
    return JOKER if card >> 2 == ACE else card >> 2


def teams_reader_first(asked: TableQuestion) -> tuple[int, int]:
    """Return both of two teams, that of the reader first."""
    return own_team_first(asked.reader.me or 0)


def team_pawn_labels(asked: TableQuestion) -> list[str]:
    """Return the teams whose pawns can be asked about."""
    names = (asked.messages.format(f"colour.{FIRST_TEAM_COLOUR + team}") for team in (0, 1))
    return [capitalize_first(asked.messages.format("answer.pawns.team", colour=name)) for name in names]
