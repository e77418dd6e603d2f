"""Tests of the reasons why a choice in ToedeLoe is a good one: each sentence is checked against the slow reference."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

import pytest
from kaartbord.games import toedeloe
from kaartbord.rules import cards
from kaartbord.rules.protocol import Action
from perft import toedeloe_reference as plain
from perft.toedeloe_reference import ORDER, Position, Square
from support.long import long
from text.sampled import Hint, Table, some
from text.truth import untrue

TABLES: list[Table] = [
    (4, {}),
    (2, {}),
    (2, {"two_player_mode": "duel", "pawns": 20}),
    (4, {"green_wild": True, "pawns": 20}),
]

RANKS = {"boer": "J", "vrouw": "Q", "heer": "K", "aas": "A", "10": "T"}
SUITS = {"schoppen": "s", "harten": "h", "klaveren": "c", "ruiten": "d"}
WORTH = {"": 0, "*": 99, "A": 15, "K": 13, "Q": 12, "J": 11, "T": 10} | {str(n): n for n in range(2, 10)}


def spelled(card: str) -> str:
    """A card's name as it stands in a position, whatever its pack."""
    if card == "joker":
        return "*"
    suit, _, rank = card.partition(" ")
    return RANKS.get(rank, rank) + SUITS[suit]


def same(one: str, other: str) -> bool:
    return one.lower() == other.lower() or one[0] == other[0] == "*"


def height(card: str) -> int:
    return ORDER.index(card[0])


def line(position: dict[Square, str], at: Square, own: str) -> int:
    """The longest row of these pawns that a pawn on this square is part of."""
    longest = 0
    for along in (1, 2):
        length = 1
        for way in (-1, 1):
            square = list(at)
            while True:
                square[along] += way
                field, row, column = square
                if position.get((field, row, column)) != own:
                    break
                length += 1
        longest = max(longest, length)
    return longest


@dataclass(frozen=True)
class Seen:
    """A choice, with the position before it and after it."""

    hint: Hint
    action: Action
    foolish = False

    @cached_property
    def before(self) -> Position:
        return plain.parse(toedeloe.write(self.hint.view))

    @cached_property
    def after(self) -> Position:
        text = toedeloe.write(toedeloe.apply(self.hint.view, self.hint.seat, self.action))
        return plain.parse(text.replace("turn -", "turn 0"))

    @cached_property
    def rest(self) -> "list[Seen]":
        legal = toedeloe.legal(self.hint.view, self.hint.seat)
        return [Seen(self.hint, action) for action in legal if action != self.action]

    # ---- cards

    @property
    def card(self) -> str:
        return cards.text(self.action.cards)

    @property
    def hand(self) -> list[str]:
        return self.before.hands[self.before.turn]

    @property
    def lying(self) -> list[str]:
        return self.before.trick()

    @property
    def trick(self) -> list[str]:
        return [*self.lying, self.card]

    @property
    def leads(self) -> bool:
        return not self.lying

    @property
    def has(self) -> int:
        """The chair that has the trick: those before this one have played, in order."""
        first = self.before.turn - len(self.lying)
        return (first + plain.winner(self.trick)) % self.before.chairs

    @property
    def mine(self) -> bool:
        return self.has == self.before.turn

    @property
    def ours(self) -> bool:
        return self.has % 2 == self.before.team

    @property
    def complete(self) -> bool:
        return len(self.trick) == self.before.chairs

    @property
    def worth(self) -> int:
        return WORTH[plain.rank(self.trick)]

    @property
    def worth_before(self) -> int:
        return WORTH[plain.rank(self.lying)]

    @property
    def suit(self) -> list[str]:
        """The other cards of its suit in hand."""
        others = list(self.hand)
        others.remove(self.card)
        return [card for card in others if card[0] != "*" and card[1:].lower() == self.card[1:].lower()]

    # ---- pawns

    @property
    def own(self) -> str:
        return "wg"[self.before.team]

    @property
    def theirs(self) -> str:
        return "gw"[self.before.team]

    @property
    def put(self) -> list[Square]:
        """Return the squares on which something else stands than before, and something stands."""
        return [at for at, what in self.after.pawn.items() if what not in (".", self.before.pawn[at])]

    def counted(self, position: Position, own: str) -> int:
        return plain._two_longest(position, own, position.house.get("green_wild") == "on")

    def row_next(self) -> int:
        """The longest row that one pawn more makes with one just put down, in its row or column."""
        found = [0]
        for at in self.put:
            for free, what in self.after.pawn.items():
                if what == "." and free[0] == at[0] and (free[1] == at[1] or free[2] == at[2]):
                    board = replace(self.after, pawn=self.after.pawn | {free: self.own}).pawn
                    found.append(line(board, at, self.own))
        return max(found)


def pawns(words: str) -> int:
    return int(words.split()[0])


def would_be(s: Seen, number: int) -> bool:
    """The longest row of the others through what was free and is not any more."""
    return max(line(s.before.pawn, at, s.theirs) for at in s.put if s.before.pawn[at] == ".") == number


def keeps(s: Seen, card: str) -> bool:
    kept = spelled(card)
    return height(kept) > height(s.card) and any(same(kept, o.card) for o in s.rest)


QUESTIONS: dict[str, Callable[..., bool]] = {
    "joker": lambda s: s.card[0] == "*" and s.complete and s.mine,
    "joker_now": lambda s: s.card[0] == "*" and not s.leads and s.mine,
    "first_plus": lambda s: s.complete and s.mine and s.worth > 0 and s.hint.view.plus[s.before.turn] == 0,
    "won": lambda s, number: s.complete and s.ours and s.worth == number,
    "raises": lambda s, number: s.ours and not s.mine and s.worth == number > s.worth_before,
    "nothing_for_them": lambda s: s.complete and not s.ours and s.worth == 0,
    "adds_nothing": lambda s: not s.leads and not s.ours and s.worth == s.worth_before,
    "team_trick": lambda s: s.complete and s.ours,
    "highest": lambda s: not s.leads and s.mine,
    "saves_card": keeps,
    "frees_joker": lambda s: s.card[0] != "*" and not s.suit and any(card[0] == "*" for card in s.hand),
    "no_more": lambda s: s.card[0] != "*" and not s.suit,
    "top_lead": lambda s: s.leads and s.card[0] == "A",
    "king_lead": lambda s: s.leads and s.card[0] == "K" and not any(card[0] in "A*" for card in s.suit),
    "high_lead": lambda s, cards: (
        s.leads
        and all(height(card) <= height(s.card) for card in s.suit)
        and (s.card[0], cards) in (("Q", "heer en aas"), ("J", "vrouw, heer en aas"))
    ),
    "black_lead": lambda s, number: s.leads and s.worth == number > 0,
    "red_lead": lambda s: s.leads and s.worth == 0,
    "less_minus": lambda s: s.action.kind == "back" and s.before.minus[s.before.team] < 0,
    "row_longer": lambda s, **more: s.counted(s.after, s.own) - s.counted(s.before, s.own) == pawns(more["pawns"]),
    "row_shorter": lambda s, **more: (
        s.counted(s.before, s.theirs) - s.counted(s.after, s.theirs) == pawns(more["pawns"])
    ),
    "thrown": lambda s: any(s.before.pawn[at] == s.theirs for at in s.put),
    "row_stopped": lambda s, number: s.action.kind == "place" and would_be(s, number),
    "shut": lambda s, number: s.action.kind == "green" and would_be(s, number),
    "row_of": lambda s, number: (
        s.action.kind == "place" and max(line(s.after.pawn, at, s.own) for at in s.put) == number
    ),
    "row_next": lambda s, number: s.action.kind == "place" and s.row_next() == number,
    "two_pawns": lambda s: len(s.put) == 2 and any(len(o.put) == 1 for o in s.rest),
}


@pytest.mark.parametrize(("size", "seed"), [(120, 1), *long((2000, 2))])
def test_every_reason_is_true_and_tells_the_choice_from_others(size: int, seed: int) -> None:
    hints = some("L", TABLES, seed, size)
    assert untrue(hints, Seen, QUESTIONS) == []
    assert Counter(hint.key for hint in hints)["best"] < size / 10
