"""Tests of the reasons why a choice in the races is a good one: each sentence is checked against the slow reference."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.rules.protocol import Action
from perft import reference, tokken_reference
from perft.reference import WAITING, Board, Pawn, Square, change
from support.long import long
from text.sampled import NAMES, Hint, Table, some
from text.truth import untrue

PLAIN = {"K": reference, "T": tokken_reference}

TABLES: dict[str, list[Table]] = {
    "K": [(4, {}), (4, {}), (2, {}), (6, {}), (4, {"king_advances_13": True, "home_moves_forced": False})],
    "T": [(4, {}), (4, {}), (3, {}), (6, {}), (4, {"friendly_fire": False}), (4, {"individual": True})],
}

RANKS = {"aas": "A", "boer": "J", "vrouw": "Q", "heer": "K", "joker": "*", "10": "T"}

STEPS = {"A": (1,), "T": (10,), "Q": (12,), "K": (13,), "*": (18,), "7": range(1, 8), "4": (-4,)}
"""The numbers of squares that a card takes a pawn."""

GOOD = "A*K7J"


@dataclass(frozen=True)
class Seen:
    """A choice as somebody sees it who knows the rules and no code."""

    hint: Hint
    action: Action

    @cached_property
    def before(self) -> Any:
        return PLAIN[self.hint.code].parse(GAMES[self.hint.code].write(self.hint.view))

    @cached_property
    def after(self) -> Any:
        game = GAMES[self.hint.code]
        after = game.apply(self.hint.view, self.hint.seat, self.action)
        return PLAIN[self.hint.code].parse(game.write(after))

    @property
    def card(self) -> str:
        return "?A23456789TJQK*"[self.action.cards[0] >> 2]

    @cached_property
    def ours(self) -> tuple[int, ...]:
        partner = self.before.partner(self.hint.seat)
        return (self.hint.seat,) if partner is None else (self.hint.seat, partner)

    @cached_property
    def rest(self) -> "list[Seen]":
        legal = GAMES[self.hint.code].legal(self.hint.view, self.hint.seat)
        return [Seen(self.hint, action) for action in legal if action != self.action]

    @cached_property
    def lost(self) -> list[Pawn]:
        """The pawns that must wait again."""
        return [p for p, at in self.after.board.items() if at == WAITING != self.before.board[p]]

    @cached_property
    def foolish(self) -> bool:
        return self.action.kind == "play" and any(seat in self.ours for seat, _ in self.lost)

    @cached_property
    def moved(self) -> list[Pawn]:
        """The own pawns that stand elsewhere, but for those that wait again."""
        return [p for p, at in self.after.board.items() if p[0] in self.ours and WAITING != at != self.before.board[p]]

    def place(self, board: Board, pawn: Pawn) -> int:
        """Return how many squares a pawn has gone from its start; -1 where it waits."""
        kind, _, number = board[pawn]
        if kind == "ring":
            return int((number - self.before.start(pawn[0])) % self.before.track)
        return int(self.before.track) + number - 1 if kind == "home" else -1

    def change(self, pawn: Pawn) -> int:
        return self.place(self.after.board, pawn) - self.place(self.before.board, pawn)

    @property
    def gain(self) -> int:
        return sum(self.change(p) for p in self.before.board if p[0] in self.ours)

    def came_home(self) -> int:
        return sum(self.after.board[p][0] == "home" != self.before.board[p][0] for p in self.moved)

    def start(self, seat: int) -> Square:
        return "ring", -1, self.before.start(seat)

    def behind(self, board: Board, pawn: Pawn) -> list[Pawn]:
        """The rivals' pawns close behind a pawn that is on the track and not safe, but for those that turn in."""
        if board[pawn][0] != "ring" or board[pawn] == self.start(pawn[0]):
            return []
        return self.coming(board, board[pawn])

    def coming(self, board: Board, goal: Square) -> list[Pawn]:
        """The rivals' pawns that come to this square within twelve steps."""
        return [foe for foe in board if foe[0] not in self.ours and self.nears(board, foe, goal)]

    def nears(self, board: Board, pawn: Pawn, goal: Square) -> bool:
        """Return whether a pawn on the track comes to this square within twelve steps."""
        at: Square | None = board[pawn] if board[pawn][0] == "ring" else None
        for _ in range(12):
            at = at and self.before.ahead(pawn[0], at)
            if at == goal:
                return True
        return False

    def prey(self, board: Board) -> set[Pawn]:
        """The rivals' pawns on the track, not on their start, that an own pawn is close behind."""
        return {
            foe
            for foe, at in board.items()
            if foe[0] not in self.ours
            and at[0] == "ring"
            and at != self.start(foe[0])
            and any(self.nears(board, p, at) for p in board if p[0] in self.ours)
        }

    @property
    def pushed(self) -> list[Pawn]:
        return [
            p
            for p, at in self.after.board.items()
            if self.card == "5" and not self.moved and at not in (WAITING, self.before.board[p])
        ]

    def threatened(self, board: Board) -> list[list[Pawn]]:
        """By own pawn: the rivals' pawns close behind it."""
        return [self.behind(board, p) for p in board if p[0] in self.ours]

    def then(self, position: Any, seat: int, card: str) -> Iterator[Board]:
        """Return the boards that a seat could make with a card."""
        alone = replace(position, hands=change(position.hands, seat, (f"{card}s",)))
        return (board for _, board, _ in alone.boards(seat))

    def comes_home(self, position: Any, pawn: Pawn, card: str) -> bool:
        return position.board[pawn][0] == "ring" and any(
            board[pawn][0] == "home" for board in self.then(position, self.hint.seat, card)
        )

    def strikes(self, position: Any, pawn: Pawn, card: str, whom: list[int]) -> bool:
        """Return whether a card, played with this pawn, can send back a pawn of one of these."""
        return any(
            board[pawn] != position.board[pawn]
            and any(at == WAITING != position.board[foe] and foe[0] in whom for foe, at in board.items())
            for board in self.then(position, self.hint.seat, card)
        )


def number(words: str) -> int:
    return int(words.split()[0])


def rank(card: str) -> str:
    return RANKS.get(card, card)


# ---- what was played


def hit(s: Seen, whom: str) -> bool:
    return [seat for seat, _ in s.lost] == [NAMES.index(whom)] and not s.foolish


def hits(s: Seen, pawns: str) -> bool:
    return len(s.lost) == number(pawns) > 1 and not s.foolish


def swapped(s: Seen) -> tuple[int, int, int]:
    """Return how far the own pawn came, the colour of the other pawn, and how far that one came."""
    colour = s.before.moving(s.hint.seat)
    mine = next(p for p in s.before.board if p[0] == colour and s.change(p))
    other = next(p for p in s.before.board if p != mine and s.after.board[p] != s.before.board[p])
    return s.change(mine), other[0], s.change(other)


def swap(s: Seen, squares: str) -> bool:
    if s.action.kind != "play" or s.card != "J":
        return False
    mine, owner, theirs = swapped(s)
    return mine == number(squares) and (owner not in s.ours or theirs >= 0)


def swap_away(s: Seen, whom: str, squares: str) -> bool:
    if s.action.kind != "play" or s.card != "J":
        return False
    _, owner, theirs = swapped(s)
    return owner == NAMES.index(whom) and owner not in s.ours and -theirs == number(squares) > 0


def swap_both(s: Seen, squares: str) -> bool:
    if s.action.kind != "play" or s.card != "J":
        return False
    mine, owner, theirs = swapped(s)
    return owner in s.ours and mine + theirs == number(squares) > 0


def jump(s: Seen) -> bool:
    ways = STEPS.get(s.card, (int(s.card),) if s.card.isdigit() else ())
    track, section = s.before.track, s.before.section
    return any(
        s.after.board[p][2] in s.before.dots() and (s.change(p) - section) % track in [w % track for w in ways]
        for p in s.moved
    )


def ready(s: Seen, card: str) -> bool:
    return any(
        s.comes_home(s.after, p, rank(card)) and not s.comes_home(s.before, p, rank(card)) for p in s.moved
    ) and any(held[0] == rank(card) for held in s.after.hands[s.hint.seat])


def hunt(s: Seen, card: str, whom: str) -> bool:
    return any(
        s.strikes(s.after, p, rank(card), [NAMES.index(whom)])
        and not s.strikes(s.before, p, rank(card), [seat for seat in range(s.before.seats) if seat not in s.ours])
        for p in s.moved
    ) and any(held[0] == rank(card) for held in s.after.hands[s.hint.seat])


def off_start(s: Seen) -> bool:
    return any(
        s.before.board[p] == s.start(p[0])
        and s.start(p[0]) not in s.after.board.values()
        and any(s.after.board[p[0], k] == WAITING for k in range(4))
        for p in s.moved
    )


def makes_room(s: Seen) -> bool:
    return any(
        s.before.board[p][0] == "home" and any(s.after.board[p[0], k][0] != "home" for k in range(4)) for p in s.moved
    )


def flee(s: Seen, whom: str) -> bool:
    return any(
        NAMES.index(whom) in [seat for seat, _ in s.behind(s.before.board, p)] and not s.behind(s.after.board, p)
        for p in s.moved
    )


def clear(s: Seen) -> bool:
    return bool(s.moved) and all(
        s.after.board[p][0] == "ring" and not s.coming(s.after.board, s.after.board[p]) for p in s.moved
    )


def near(s: Seen) -> bool:
    """The first home square is at most thirteen steps on, and was farther."""
    track = s.before.track
    return any(track - s.place(s.before.board, p) > 13 >= track - s.place(s.after.board, p) > 0 for p in s.moved)


def saves(s: Seen, card: str) -> bool:
    """A card that can be played stays; what is spent for it is no good card, or both bring pawns out."""
    kept = rank(card)
    return (
        (s.card not in GOOD or {s.card, kept} <= set("A*K") and s.card != kept)
        and kept in GOOD
        and any(held[0] == kept for held in s.before.hands[s.hint.seat])
        and any(s.then(s.before, s.hint.seat, kept))
    )


def holds_up(s: Seen, whom: str) -> bool:
    return any(
        s.before.board[p] == at == s.start(p[0])
        and NAMES.index(whom) in [seat for seat, _ in s.coming(s.after.board, at)]
        for p, at in s.after.board.items()
        if p[0] in s.ours
    )


def stays(s: Seen) -> bool:
    own = s.start(s.hint.seat)
    return any(s.before.board[s.hint.seat, k] == s.after.board[s.hint.seat, k] == own for k in range(4))


def in_danger(s: Seen) -> int:
    return sum(map(bool, s.threatened(s.after.board)))


def push_past(s: Seen, whom: str) -> bool:
    seat = NAMES.index(whom)
    before, after = (
        {foe[0] for foes in s.threatened(board) for foe in foes} for board in (s.before.board, s.after.board)
    )
    return [p[0] for p in s.pushed] == [seat] and seat in before and seat not in after


def push_last(s: Seen) -> bool:
    come = [s.place(s.before.board, p) for o in s.rest for p in o.pushed]
    return any(all(s.place(s.before.board, p) <= other for other in come) for p in s.pushed)


def in_the_row(s: Seen) -> list[int]:
    """Return the place of the only pawn that walks among those of its colour on the track: 0 the foremost, -1 the
    last."""
    if len(s.moved) != 1 or s.gain <= 0 or s.before.board[s.moved[0]][0] != "ring":
        return []
    colour, _ = s.moved[0]
    track = [p for p, at in s.before.board.items() if p[0] == colour and at[0] == "ring"]
    ahead = sum(s.place(s.before.board, p) > s.place(s.before.board, s.moved[0]) for p in track)
    return [ahead, ahead - len(track)] if len(track) > 1 else []


def farther(s: Seen, card: str) -> bool:
    return not s.foolish and s.card != rank(card) and any(o.card == rank(card) and o.gain > s.gain for o in s.rest)


PLAYED: dict[str, Callable[..., bool]] = {
    "finished": lambda s: any(
        s.after.at_home(q, s.after.board) and not s.before.at_home(q, s.before.board) for q in s.ours
    ),
    "homes": lambda s, pawns: s.came_home() == number(pawns) > 1,
    "home": lambda s: s.came_home() == 1,
    "hits": hits,
    "hit": hit,
    "round": lambda s, whom: any(
        s.change(p) < 0 and at != WAITING and p[0] == NAMES.index(whom)
        for p, at in s.after.board.items()
        if s.card == "5"
    ),
    "spares": lambda s: not s.foolish and all(other.foolish for other in s.rest),
    "enter": lambda s: any(s.before.board[p] == WAITING for p in s.moved),
    "swap_away": swap_away,
    "swap": swap,
    "swap_both": swap_both,
    "back_door": lambda s: s.card == "4" and any(s.change(p) > 0 and s.place(s.before.board, p) < 4 for p in s.moved),
    "ready": ready,
    "jump": jump,
    "hunt": hunt,
    "off_start": off_start,
    "makes_room": makes_room,
    "flee": flee,
    "near": near,
    "saves": saves,
    "holds_up": holds_up,
    "stays": stays,
    "push": lambda s: s.action.kind == "play" and s.card == "5" and not s.moved and not s.foolish,
    "far": lambda s: s.gain > 0 and all(other.gain <= s.gain for other in s.rest),
    "clear": clear,
    "exposed": lambda s: all(in_danger(s) <= in_danger(o) for o in s.rest),
    "behind": lambda s, whom: any(
        foe[0] == NAMES.index(whom) for foe in s.prey(s.after.board) - s.prey(s.before.board)
    ),
    "push_past": push_past,
    "push_last": push_last,
    "foremost": lambda s: 0 in in_the_row(s),
    "hindmost": lambda s: -1 in in_the_row(s),
    "farther": farther,
    "least": lambda s: s.gain < 0 and all(other.gain <= s.gain for other in s.rest),
    "keep": lambda s: s.action.kind == "keep",
    "discard": lambda s: all(any(o.before.board[p][0] == "home" for p in o.moved) for o in s.rest),
}


# ---- what was given


def boards(s: Seen, whom: str) -> list[Board]:
    """Return the boards that the receiver of the card could make with it."""
    assert s.before.receiver(s.hint.seat) == NAMES.index(whom)
    return list(s.then(s.before, NAMES.index(whom), s.card))


def reach(s: Seen, seat: int) -> int:
    """Return how far the pawns that a seat moves come at most with the card."""
    colour = s.before.moving(seat)
    ways = [
        sum(s.place(board, (colour, k)) - s.place(s.before.board, (colour, k)) for k in range(4))
        for board in s.then(s.before, seat, s.card)
    ]
    return max(ways, default=0)


def gets(s: Seen, whom: str) -> int:
    """Return how far the receiver of the card can come with it."""
    assert s.before.receiver(s.hint.seat) == NAMES.index(whom)
    return reach(s, NAMES.index(whom))


def sends_back(s: Seen, whom: str, other: str) -> bool:
    foe = NAMES.index(other)
    return foe not in s.ours and any(
        any(at == WAITING != s.before.board[p] and p[0] == foe for p, at in board.items()) for board in boards(s, whom)
    )


def names(s: Seen, card: str) -> bool:
    """Return whether a card in hand has this name and is not like the one given."""
    return not s.foolish and s.card != rank(card) and any(held[0] == rank(card) for held in s.before.hands[s.hint.seat])


GIVEN: dict[str, Callable[..., bool]] = {
    "gift_start": lambda s, whom: any(
        s.before.board[p] == WAITING != at for board in boards(s, whom) for p, at in board.items()
    ),
    "gift_home": lambda s, whom: any(
        s.before.board[p][0] == "ring" and at[0] == "home" for board in boards(s, whom) for p, at in board.items()
    ),
    "gift_hit": sends_back,
    "gift_seven": lambda s, whom: (
        s.card == "7" and sum(at[0] == "ring" for p, at in s.before.board.items() if p[0] == NAMES.index(whom)) > 1
    ),
    "gift_swap": lambda s, whom, squares: s.card == "J" and gets(s, whom) == number(squares) > 0,
    "gift_dead": lambda s, whom: not boards(s, whom),
    "gift_short": lambda s, whom: all(gets(s, whom) <= gets(o, whom) for o in s.rest),
    "gift_idle": lambda s: not any(s.then(s.before, s.hint.seat, s.card)),
    "gift_twice": lambda s, card: (
        rank(card) == s.card
        and sum(h[0] == s.card for h in s.before.hands[s.hint.seat] + s.before.kept[s.hint.seat]) > 1
    ),
    "gift_far": lambda s, whom: gets(s, whom) > 0 and all(gets(o, whom) <= gets(s, whom) for o in s.rest),
    "gift_back": lambda s, whom: (
        s.card == "4"
        and s.before.receiver(s.hint.seat) == NAMES.index(whom)
        and NAMES.index(whom) in s.ours
        and any(s.place(s.before.board, (NAMES.index(whom), k)) < 4 for k in range(4))
    ),
    "gift_weak": lambda s: all(reach(s, s.hint.seat) <= reach(o, s.hint.seat) for o in s.rest),
    "gift_keeps": lambda s, card: s.card not in GOOD and rank(card) in GOOD and names(s, card),
}


@pytest.mark.parametrize(
    ("code", "size", "seed"), [("K", 300, 1), ("T", 150, 2), *long(("K", 2000, 3), ("T", 2000, 4))]
)
def test_every_reason_is_true_and_tells_the_choice_from_others(code: str, size: int, seed: int) -> None:
    hints = some(code, TABLES[code], seed, size)
    assert untrue(hints, Seen, PLAYED | GIVEN) == []
    assert Counter(hint.key for hint in hints)["best"] < size / 25
