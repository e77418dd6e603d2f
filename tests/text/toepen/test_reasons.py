"""Tests of the reasons why a choice in Toepen is a good one: each sentence is checked against the position as it is
written."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import pytest
from kaartbord.games import toepen
from kaartbord.rules.protocol import Action
from support.long import long
from text.sampled import NAMES, Hint, Table, some
from text.truth import untrue

TABLES: list[Table] = [
    (4, {}),
    (2, {}),
    (3, {}),
    (6, {"blind_anyone": True}),
    (4, {"limit": 5, "was_penalty": "open_hand", "toep_for_dead": False}),
    (2, {"limit": 5, "kings_final": "two"}),
]

HEIGHT = "JQKA789T"
RANKS = {"boer": "J", "vrouw": "Q", "heer": "K", "aas": "A", "10": "T"}
SUITS = {"schoppen": "s", "harten": "h", "klaveren": "c", "ruiten": "d"}
DECK = [rank + suit for rank in HEIGHT for suit in "shcd"]


def height(card: str) -> int:
    return HEIGHT.index(card[0])


def spelled(card: str) -> str:
    """A card's name as it stands in a position."""
    suit, _, rank = card.partition(" ")
    return RANKS.get(rank, rank) + SUITS[suit]


def number(words: str) -> int:
    return int(words.split()[0])


@dataclass(frozen=True)
class Seen:
    """A choice, with what its seat sees in the position text."""

    hint: Hint
    action: Action
    foolish = False

    @cached_property
    def said(self) -> dict[str, str]:
        _, *parts = (part.strip() for part in toepen.write(self.hint.view).split("|"))
        return {name: rest for name, _, rest in (part.partition(" ") for part in parts)}

    @cached_property
    def figures(self) -> dict[str, str]:
        """The numbers that stand together: what is at stake, whose turn it is."""
        words = " ".join(f"{name} {self.said[name]}" for name in ("stake", "leader")).split()
        return dict(zip(words[::2], words[1::2], strict=True))

    @property
    def kind(self) -> str:
        return self.action.kind

    @property
    def me(self) -> int:
        return self.hint.seat

    @property
    def points(self) -> list[int]:
        return [int(points) for points in self.said["points"].split()]

    @property
    def limit(self) -> int:
        return int(self.hint.view.table.options.limit)

    @property
    def stake(self) -> int:
        return int(self.figures["stake"])

    @property
    def raised(self) -> int:
        return int(self.figures["raised"])

    @property
    def status(self) -> list[str]:
        return self.said["status"].split()

    @cached_property
    def hand(self) -> list[str]:
        hand = self.said["hands"].split("/")[self.me].split()
        return [] if "?" in hand else hand

    @property
    def played(self) -> list[list[str]]:
        return [pile.split() for pile in self.said["played"].split("/")]

    @cached_property
    def unseen(self) -> list[str]:
        places = ("hands", "aside", "under", "shown", "played")
        return [card for card in DECK if not any(card in self.said[place].split() for place in places)]

    def top(self, card: str) -> bool:
        return not any(other[1] == card[1] and height(other) > height(card) for other in self.unseen)

    @property
    def high(self) -> list[str]:
        return [card for card in self.hand if card[0] in "9T"]

    @property
    def card(self) -> str:
        rank, suit = divmod(self.action.cards[0], 4)
        return "?A23456789TJQK"[rank] + "shcd"[suit]

    @property
    def laid(self) -> list[str]:
        return ["?A23456789TJQK"[card // 4] + "shcd"[card % 4] for card in self.action.cards]

    @property
    def lying(self) -> list[tuple[int, str]]:
        """The trick so far, the lead first."""
        done, first = int(self.figures["tricks"]), int(self.figures["leader"])
        order = [(first + k) % len(self.played) for k in range(len(self.played))]
        return [(seat, self.played[seat][done]) for seat in order if len(self.played[seat]) > done]

    @property
    def wins(self) -> bool:
        """Return whether the card is the highest of the suit led so far."""
        trick = [*self.lying, (self.me, self.card)]
        suit = trick[0][1][1]
        return max((pair for pair in trick if pair[1][1] == suit), key=lambda pair: height(pair[1]))[0] == self.me

    def out(self, seat: int, more: int) -> bool:
        return self.points[seat] + more >= self.limit

    def pictures(self) -> int:
        return sum(card[0] in "AKQJ" for card in self.hand)

    def wash(self, kind: str) -> bool:
        white = self.pictures() == 4
        dirty = self.pictures() == 3 and any(card[0] == "7" for card in self.hand)
        return {"wash_white": white, "wash_dirty": dirty}.get(kind, white or dirty)

    def trick_is_mine(self) -> bool:
        """The turn, and the lead, are the seat's own after it; or the round is its own."""
        after = toepen.apply(self.hint.view, self.me, self.action)
        last = after.tricks == after.length
        mine = after.winner == self.me if last else after.leader == self.me
        return after.tricks > self.hint.view.tricks and mine

    @property
    def washer(self) -> str:
        return NAMES[int(self.figures["washer"])]


def mine(s: Seen, card: str, *kinds: str) -> bool:
    return s.kind in kinds and spelled(card) in s.hand


def kept(s: Seen) -> list[str]:
    return [card for card in s.hand if card not in s.laid]


def blind_to_all(s: Seen) -> bool:
    marks = s.said["marks"].split()
    return s.kind == "blind" and not any("l" in mark for mark, now in zip(marks, s.status, strict=True) if now == "in")


QUESTIONS: dict[str, Callable[..., bool]] = {
    "toep_top": lambda s, card: mine(s, card, "toep") and s.top(spelled(card)),
    "toep_dead": lambda s: s.kind == "toep" and s.out(s.me, s.stake),
    "toep_out": lambda s, whom: (
        s.kind == "toep" and s.status[NAMES.index(whom)] == "in" and s.out(NAMES.index(whom), s.stake + 1)
    ),
    "toep_high": lambda s, card: mine(s, card, "toep") and card[-1] in "90",
    "bluff": lambda s: s.kind == "toep" and bool(s.hand) and not s.high,
    "stay_top": lambda s, card: mine(s, card, "stay") and s.top(spelled(card)),
    "stay_dead": lambda s: s.kind == "stay" and s.out(s.me, s.stake),
    "stay_high": lambda s, card: mine(s, card, "stay") and spelled(card) in s.high,
    "stay": lambda s, points: s.kind == "stay" and s.raised - s.stake == 1 and s.stake == number(points) > 1,
    "fold_life": lambda s: s.kind == "fold" and s.out(s.me, s.raised) and not s.out(s.me, s.stake),
    "fold_low": lambda s: s.kind == "fold" and bool(s.hand) and not s.high,
    "fold_beaten": lambda s: s.kind == "fold" and bool(s.hand) and not any(map(s.top, s.hand)),
    "fold": lambda s: s.kind == "fold" and s.stake == 1,
    "look": lambda s: s.kind == "look",
    "blind": blind_to_all,
    "no_blind": lambda s: s.kind == "no_blind" and not s.hand,
    "show": lambda s: s.kind == "show" and len({card[0] for card in s.hand}) == 1,
    "draw": lambda s, card: s.kind == "draw" and sum(c[0] == RANKS.get(card, card) for c in s.hand) == 3,
    "no_draw": lambda s, card: mine(s, card, "no_draw"),
    "wash": lambda s: s.kind.startswith("wash_") and s.wash(s.kind),
    "bluff_wash": lambda s: s.kind.startswith("wash_") and not s.wash(s.kind),
    "keep_high": lambda s, card: mine(s, card, "no_wash") and spelled(card) in s.high,
    "no_wash": lambda s: s.kind == "no_wash" and not s.wash("any"),
    "keep_hand": lambda s: s.kind == "no_wash",
    "check_out": lambda s, whom: s.kind == "check" and whom == s.washer and s.out(NAMES.index(whom), 1),
    "check": lambda s, whom: s.kind == "check" and whom == s.washer,
    "no_check_out": lambda s: s.kind == "no_check" and s.out(s.me, 1),
    "no_check": lambda s: s.kind == "no_check",
    "lay_lowest": lambda s: s.kind == "lay_away" and max(map(height, s.laid)) <= min(map(height, kept(s))),
    "lay_keeps": lambda s: s.kind == "lay_away" and not any(card[0] in "9T" for card in s.laid),
    "unbeatable": lambda s: s.kind == "card" and s.top(s.card) and s.wins,
    "trick": lambda s: s.kind == "card" and s.trick_is_mine(),
    "saves_high": lambda s, card: mine(s, card, "card") and height(spelled(card)) > height(s.card),
    "lowest_card": lambda s: (
        s.kind == "card" and bool(s.lying) and not s.wins and height(s.card) == min(map(height, s.hand))
    ),
    "highest": lambda s: s.kind == "card" and bool(s.lying) and s.wins,
    "lead_high": lambda s: s.kind == "card" and not s.lying and height(s.card) == max(map(height, s.hand)),
    "two_left": lambda s: s.kind == "card" and len(kept(s)) == 2 and len({card[1] for card in kept(s)}) == 1,
}


@pytest.mark.parametrize(("size", "seed"), [(500, 1), *long((2000, 2))])
def test_every_reason_is_true_and_tells_the_choice_from_others(size: int, seed: int) -> None:
    hints = some("P", TABLES, seed, size)
    assert untrue(hints, Seen, QUESTIONS) == []
    assert Counter(hint.key for hint in hints)["best"] < size / 10
