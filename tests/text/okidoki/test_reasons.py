"""Tests of the reasons why a choice in OkiDoki is a good one: each sentence is checked against the position as it is
written."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import pytest
from kaartbord.games import okidoki
from kaartbord.rules.protocol import Action
from perft import okidoki_reference
from support.long import long
from text.sampled import Hint, Table, some
from text.truth import untrue

TABLES: list[Table] = [
    (4, {}),
    (4, {}),
    (2, {}),
    (2, {"two_player_mode": "stapel"}),
    (4, {"four_aces_play_out": True}),
]

RANKS, SUITS = "A23456789TJQK", "shcd"
HEIGHT = "23456789TJQKA"


def points(cards: list[str]) -> int:
    """Two for an ace, one for any other spade."""
    return sum(2 if card[0] == "A" else card[1] == "s" for card in cards)


def height(card: str) -> int:
    return HEIGHT.index(card[0]) + 2


def number(words: str | int) -> int:
    return int(str(words).split()[0])


class Position:
    """A position text, read by who knows the rules and no code."""

    def __init__(self, text: str) -> None:
        head, *parts = (part.strip() for part in text.split("|"))
        self.seats = int(head.split()[1])
        said = {name: rest for name, _, rest in (part.partition(" ") for part in parts)}
        self.pawns = [row.split() for row in said["pawns"].split("/")]
        self.hands = [row.split() for row in said["hands"].split("/")]
        self.played = [row.split() for row in said["played"].split("/")]
        self.takers = [int(chair) for chair in said["takers"].split()]
        self.moves = [tuple(move.split(":")) for move in said["moves"].split()]
        last = parts[-2].split()
        named = dict(zip(last[::2], last[1::2], strict=True))
        self.given, self.leader, self.turn = named["given"], named["leader"], named["turn"]
        self.phase = said["phase"]
        self.chairs = len(self.hands)

    @property
    def lying(self) -> list[tuple[int, str]]:
        """The trick under way, in order: chair and card."""
        first = int(self.leader)
        order = [(first + k) % self.chairs for k in range(self.chairs)]
        done = len(self.takers)
        return [(chair, self.played[chair][done]) for chair in order if len(self.played[chair]) > done]

    def aces(self, team: int) -> int:
        return sum(
            pile[n][0] == "A" for n, chair in enumerate(self.takers) if chair % 2 == team for pile in self.played
        )


def winner(trick: list[tuple[int, str]]) -> int:
    """The chair with the highest card of the suit that was led."""
    suit = trick[0][1][1]
    return max((pair for pair in trick if pair[1][1] == suit), key=lambda pair: height(pair[1]))[0]


@dataclass(frozen=True)
class Seen:
    """A choice, with what is to be seen before and after it."""

    hint: Hint
    action: Action
    foolish = False

    @cached_property
    def before(self) -> Position:
        return Position(okidoki.write(self.hint.view))

    @cached_property
    def after(self) -> Position:
        return Position(okidoki.write(okidoki.apply(self.hint.view, self.hint.seat, self.action)))

    @cached_property
    def rest(self) -> "list[Seen]":
        legal = okidoki.legal(self.hint.view, self.hint.seat)
        return [Seen(self.hint, action) for action in legal if action != self.action]

    # ---- cards

    @property
    def card(self) -> str:
        rank, suit = divmod(self.action.cards[0], 4)
        return RANKS[rank - 1] + SUITS[suit]

    @cached_property
    def chair(self) -> int:
        """The hand that plays, or that the gift comes from: the one that gets shorter."""
        if self.action.kind == "card":
            return int(self.before.turn)
        sizes = zip(self.before.hands, self.after.hands, strict=True)
        return next(chair for chair, (then, now) in enumerate(sizes) if len(now) < len(then))

    @property
    def hand(self) -> list[str]:
        return self.before.hands[self.chair]

    @property
    def suit(self) -> list[str]:
        """The other cards of its suit in hand."""
        return [card for card in self.hand if card[1] == self.card[1] and card != self.card]

    @property
    def to_partner(self) -> bool:
        return self.before.chairs == 4 and self.before.given == "2"

    @property
    def trick(self) -> list[tuple[int, str]]:
        return [*self.before.lying, (self.chair, self.card)]

    @property
    def leads(self) -> bool:
        return not self.before.lying

    @property
    def follows(self) -> bool:
        return not self.leads and self.card[1] == self.trick[0][1][1]

    @property
    def takes(self) -> bool:
        return winner(self.trick) == self.chair

    @property
    def ours(self) -> bool:
        return winner(self.trick) % 2 == self.chair % 2

    @property
    def complete(self) -> bool:
        return len(self.trick) == self.before.chairs

    @property
    def worth(self) -> int:
        return points([card for _, card in self.trick])

    @property
    def above(self) -> int:
        known = [*self.hand, *(card for pile in self.before.played for card in pile)]
        unseen = [rank + self.card[1] for rank in HEIGHT if rank + self.card[1] not in known]
        return sum(height(card) > height(self.card) for card in unseen)

    # ---- pawns

    @property
    def team(self) -> int:
        return int(self.before.moves[0][0])

    def squares(self, position: Position, team: int) -> list[int]:
        """Return the squares of pawns on their way."""
        return [int(at) for at in position.pawns[team] if at.isdigit() and at != "0"]

    def home(self) -> int:
        return self.after.pawns[self.team].count("h") - self.before.pawns[self.team].count("h")

    def letter(self, square: int) -> str:
        return str(self.hint.view.table.squares[square - 1])

    @property
    def own_letter(self) -> str:
        return "wg"[self.team]


def other_aces(s: Seen) -> int:
    return s.before.aces(1 - s.chair % 2)


def shares_points(s: Seen) -> int:
    return s.worth if s.complete and s.ours else 0


def highest_under(s: Seen) -> bool:
    return (
        s.follows and not s.takes and all(height(o.card) < height(s.card) for o in s.rest if o.follows and not o.takes)
    )


def spoils(s: Seen) -> bool:
    aces = [card for _, card in s.trick if card[0] == "A"]
    return (
        bool(aces)
        and s.takes
        and (s.complete or s.card[0] == "A")
        and s.before.aces(s.chair % 2) == 0
        and other_aces(s) >= 2
    )


def fresh(s: Seen) -> bool:
    """Nobody led this suit before; who led a trick is who took the one before it."""
    done = len(s.before.takers)
    if not done:
        return s.leads and s.card[1] != "s"
    suits = set()
    for n in range(1, done):
        suits.add(s.before.played[s.before.takers[n - 1]][n][1])
    first = [pile[0] for pile in s.before.played]
    suits.add("s" if "2s" in first else s.before.played[s.hint.view.table.after[s.hint.view.dealer][0]][0][1])
    return s.leads and s.card[1] != "s" and s.card[1] not in suits


CARDS: dict[str, Callable[..., bool]] = {
    "gift_low": lambda s: s.to_partner and height(s.card) <= 6 and not points([s.card]),
    "gift_spares": lambda s: s.to_partner and not points([s.card]),
    "gift_suit": lambda s: not s.suit,
    "gift_bare": lambda s: not s.to_partner and height(s.card) > 10 and all(height(c) > 6 for c in s.suit),
    "gift_penalty": lambda s: not s.to_partner and points([s.card]) > 0,
    "gift_thin": lambda s: len(s.suit) == 1,
    "gift_high": lambda s: not s.to_partner and s.card[0] in "JQKA",
    "gift_middle": lambda s: not s.to_partner and s.card[0] in "789T" and not points([s.card]),
    "four_aces": lambda s: (
        s.card[0] == "A"
        and s.takes
        and s.before.aces(s.chair % 2) == 3
        or s.complete
        and s.ours
        and s.before.aces(s.chair % 2) + sum(card[0] == "A" for _, card in s.trick) == 4
    ),
    "one_more_ace": lambda s, number: (
        s.card[0] == "A" and s.takes and s.before.aces(s.chair % 2) == number > 1 and not other_aces(s)
    ),
    "spoils_aces": spoils,
    "they_pay": lambda s, points: s.complete and not s.ours and s.worth == number(points) > 0,
    "free": lambda s: s.complete and s.ours and s.worth == 0,
    "least_points": lambda s, points: (
        s.complete
        and shares_points(s) == number(points) > 0
        and all(shares_points(o) >= number(points) for o in s.rest)
    ),
    "shed": lambda s: not s.leads and not s.follows and not s.ours and points([s.card]) > 0,
    "no_points": lambda s: not s.leads and s.ours and points([s.card]) == 0,
    "highest_under": highest_under,
    "under": lambda s: not s.leads and not s.takes,
    "rid_suit": lambda s: not s.leads and not s.follows and not s.suit,
    "take_high": lambda s: (
        s.complete
        and all(o.takes for o in [s, *s.rest])
        and s.card in sorted([s.card, *(o.card for o in s.rest)], key=height)[-1:]
    ),
    "top": lambda s: not s.leads and max(height(o.card) for o in [s, *s.rest]) == height(s.card),
    "rid_high": lambda s: not s.leads and not s.follows and height(s.card) > 10 and not s.takes,
    "rid_highest": lambda s: not s.leads and not s.follows and all(height(c) < height(s.card) for c in s.suit),
    "lead_low": lambda s, cards: s.leads and s.above == number(cards) > 2,
    "fresh": fresh,
    "sooner": lambda s: (
        s.card[0] in "JQKA"
        and (s.leads or s.follows)
        and all(height(c) < height(s.card) for c in s.suit)
        and s.worth == 0
    ),
    "clean": lambda s: s.takes and s.worth == 0,
    "void": lambda s: not s.suit and (s.leads or s.follows),
    "lowest": lambda s: (s.leads or s.follows) and all(height(c) > height(s.card) for c in s.suit),
}


def thrown(s: Seen) -> int:
    """Return how many squares the other team has lost by hits."""
    then, now = (sum(s.squares(p, 1 - s.team)) for p in (s.before, s.after))
    gone = s.after.pawns[1 - s.team].count("h") - s.before.pawns[1 - s.team].count("h")
    assert gone == 0
    return then - now


def side(row: list[str]) -> list[str | int]:
    names: dict[str, str | int] = {"0": "start", "-": "reserve", "h": "home"}
    return [names.get(at) or int(at) for at in row]


def out_of_reach(s: Seen, number: int) -> bool:
    if not s.after.moves or s.after.moves[0] != (str(1 - s.team), str(number)):
        return False
    board = side(s.after.pawns[0]), side(s.after.pawns[1])
    found = okidoki_reference.results(board, 1 - s.team, number, s.hint.view.table.squares)
    ours = sorted(map(str, board[s.team]))
    return all(list(result[s.team]) == ours for result in found)


def foremost(s: Seen) -> int:
    return max([0, *s.squares(s.after, s.team)])


MOVES: dict[str, Callable[..., bool]] = {
    "finishes": lambda s, pawns: s.home() == number(pawns) > 1,
    "finish": lambda s: s.home() == 1,
    "throw_back": lambda s, squares: s.action.kind != "swap" and thrown(s) == number(squares) > 0,
    "gain": lambda s, squares: (
        s.action.kind == "swap"
        and sum(s.squares(s.after, s.team)) - sum(s.squares(s.before, s.team)) == number(squares) > 0
    ),
    "out_of_reach": out_of_reach,
    "all_safe": lambda s: (
        bool(s.squares(s.after, s.team))
        and all(s.letter(square) == s.own_letter for square in s.squares(s.after, s.team))
    ),
    "safe": lambda s: (
        s.action.kind == "move"
        and any(
            s.letter(square) == s.own_letter
            for square in set(s.squares(s.after, s.team)) - set(s.squares(s.before, s.team))
        )
    ),
    "refill": lambda s: s.after.pawns[s.team].count("-") < s.before.pawns[s.team].count("-"),
    "front": lambda s: all(foremost(s) >= foremost(o) for o in s.rest),
    "one_pawn": lambda s: s.action.kind == "move" and len(s.action.placements) == 1,
}

QUESTIONS = CARDS | MOVES


@pytest.mark.parametrize(("size", "seed"), [(500, 1), *long((2000, 2))])
def test_every_reason_is_true_and_tells_the_choice_from_others(size: int, seed: int) -> None:
    hints = some("O", TABLES, seed, size)
    assert untrue(hints, Seen, QUESTIONS) == []
    assert Counter(hint.key for hint in hints)["best"] < size / 10
