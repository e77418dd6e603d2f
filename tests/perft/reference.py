"""Keezbord once more, from the rules text alone: slow, plain, square by square, on position texts.

It shares no line with the engine. `next_positions` gives every position text that one turn can lead to.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Self, TypeVar

T = TypeVar("T")
Square = tuple[str, int, int]
"""("ring", -1, index), ("home", seat, 1..4 from the track inward) or WAITING"""

WAITING: Square = ("waiting", -1, 0)
Pawn = tuple[int, int]
"""(seat, 0..3)"""
Board = dict[Pawn, Square]

FORWARD = {"A": 1, "2": 2, "3": 3, "5": 5, "6": 6, "8": 8, "9": 9, "T": 10, "Q": 12}
SUITS = "shcd"
RANKS = "A23456789TJQK*"


@dataclass(frozen=True)
class Position:
    """The parts of a position text, read but not understood further."""

    seats: int
    options: dict[str, str]
    head: str
    board: Board
    hands: tuple[tuple[str, ...], ...]
    played: tuple[str, ...]
    dealer: str
    deals: str
    turn: str

    # ---- the board

    @property
    def track(self) -> int:
        return 16 * max(self.seats, 4)

    def start(self, seat: int) -> int:
        """Every seat starts at the head of its section of 16 squares; two players sit opposite each other."""
        return 32 * seat if self.seats == 2 else 16 * seat

    def partner(self, seat: int) -> int | None:
        return None if self.seats == 2 else (seat + self.seats // 2) % self.seats

    def on(self, name: str, default: str = "off") -> bool:
        return self.options.get(name, default) == "on"

    def at_home(self, seat: int, board: Board) -> bool:
        return all(board[seat, k][0] == "home" for k in range(4))

    def ahead(self, seat: int, square: Square) -> Square | None:
        """The next square on a pawn's way; None beyond its last home square."""
        kind, _, index = square
        if kind == "home":
            return ("home", seat, index + 1) if index < 4 else None
        if (index + 1) % self.track == self.start(seat):
            return ("home", seat, 1)
        return ("ring", -1, (index + 1) % self.track)

    def behind(self, square: Square) -> Square:
        return ("ring", -1, (square[2] - 1) % self.track)

    def walls(self, board: Board) -> set[Square]:
        """A pawn in home, or a pawn on its own start, cannot be passed or hit by anybody."""
        return {
            square
            for (seat, _), square in board.items()
            if square[0] == "home" or square == ("ring", -1, self.start(seat))
        }

    # ---- moves: each yields (board after, pawns hit)

    def land(self, board: Board, pawn: Pawn, square: Square, swept: set[Pawn]) -> tuple[Board, set[Pawn]]:
        hit = swept | {other for other, stands in board.items() if stands == square and other != pawn}
        after = {other: WAITING if other in hit else stands for other, stands in board.items()}
        after[pawn] = square
        return after, hit

    def walk(self, board: Board, pawn: Pawn, steps: int, *, back: bool = False, sweep: bool = False):
        """The board after this walk, or nothing when it is not allowed."""
        square = board[pawn]
        if square == WAITING or (back and square[0] == "home"):
            return
        walls, swept = self.walls(board), set[Pawn]()
        for step in range(1, steps + 1):
            step_to = self.behind(square) if back else self.ahead(pawn[0], square)
            if step_to is None or step_to in walls:
                return
            square = step_to
            if sweep and step < steps:
                swept |= {other for other, stands in board.items() if stands == square}
        if self.on("home_strict_order") and square[0] == "home":
            others = {stands for other, stands in board.items() if other != pawn}
            if any(("home", pawn[0], deeper) not in others for deeper in range(square[2] + 1, 5)):
                return
        yield self.land(board, pawn, square, swept)

    def enter(self, board: Board, seat: int):
        """One waiting pawn is as good as another: the first."""
        start = ("ring", -1, self.start(seat))
        waiting = [(seat, k) for k in range(4) if board[seat, k] == WAITING]
        if waiting and all(board[seat, k] != start for k in range(4)):
            yield self.land(board, waiting[0], start, set())

    def swap(self, board: Board, seat: int):
        for k in range(4):
            mine = board[seat, k]
            if mine[0] != "ring":
                continue
            for other, theirs in board.items():
                if other[0] != seat and theirs[0] == "ring" and theirs[2] != self.start(other[0]):
                    yield board | {(seat, k): theirs, other: mine}, set()

    def seven(self, board: Board, seat: int):
        sweep = self.on("seven_hits_passed")
        for k in range(4):
            yield from self.walk(board, (seat, k), 7, sweep=sweep)
            for part in range(1, 7):
                for middle, hit in self.walk(board, (seat, k), part, sweep=sweep):
                    second = [(seat, j) for j in range(4) if j != k]
                    if self.at_home(seat, middle):
                        partner = self.partner(seat)
                        if partner is None or self.at_home(partner, middle):
                            yield middle, hit
                            continue
                        second = [(partner, j) for j in range(4)]
                    for pawn in second:
                        for after, more in self.walk(middle, pawn, 7 - part, sweep=sweep):
                            yield after, hit | more

    def uses(self, rank: str, board: Board, seat: int):
        if rank in "AK":
            yield from self.enter(board, seat)
        if rank == "J":
            yield from self.swap(board, seat)
        if rank == "7":
            yield from self.seven(board, seat)
        for k in range(4):
            if rank == "4":
                yield from self.walk(board, (seat, k), 4, back=True)
            elif rank == "K" and self.on("king_advances_13"):
                yield from self.walk(board, (seat, k), 13)
            elif rank in FORWARD:
                yield from self.walk(board, (seat, k), FORWARD[rank])

    # ---- the turn

    def moving(self, seat: int) -> int:
        """The colour a seat plays with: its partner's when all its own pawns are home."""
        partner = self.partner(seat)
        return partner if partner is not None and self.at_home(seat, self.board) else seat

    def boards(self, seat: int):
        """(first card of its rank in hand, board after, whether a pawn at home was needed), each once."""
        colour = self.moving(seat)
        friends = {colour, self.partner(colour)}
        for card in first_of_each_rank(self.hands[seat]):
            done = set()
            for after, hit in self.uses(card[0], self.board, colour):
                if not self.on("friendly_fire", "on") and any(pawn[0] in friends for pawn in hit):
                    continue
                if (outcome := frozenset(after.items())) not in done:
                    done.add(outcome)
                    yield (
                        card,
                        after,
                        any(self.board[pawn][0] == "home" and after[pawn] != self.board[pawn] for pawn in self.board),
                    )

    def after(self, seat: int, cards: tuple[str, ...], board: Board) -> Self:
        hand = list(self.hands[seat])
        for card in cards:
            hand.remove(card)
        hands = change(self.hands, seat, tuple(hand))
        after = replace(self, board=board, hands=hands, played=self.played + cards).next_after(seat)
        won = any(
            self.at_home(s, board) and ((mate := self.partner(s)) is None or self.at_home(mate, board))
            for s in range(self.seats)
        )
        return replace(after, turn="over") if won else after

    def next_after(self, seat: int) -> Self:
        """The turn goes to the next seat clockwise that holds cards, or to the dealer."""
        turns = [(seat + k) % self.seats for k in range(1, self.seats + 1)]
        return replace(self, turn=next((str(s) for s in turns if self.hands[s]), "dealer"))

    def successors(self) -> list[Self]:
        """Every position one turn can lead to, each once."""
        seat = int(self.turn)
        result = list(self.boards(seat))
        positions = [self.after(seat, (card,), board) for card, board, _ in result]
        if not result or (not self.on("home_moves_forced", "on") and all(inside for _, _, inside in result)):
            positions.append(self.after(seat, tuple(sorted(self.hands[seat], key=order)), self.board))
        return positions

    # ---- the text

    def text(self) -> str:
        parts = " | ".join(f"{name} {value}" for name, value in self.parts().items())
        return squeeze(f"{self.head} | {parts} | dealer {self.dealer} deals {self.deals} turn {self.turn}")

    def parts(self) -> dict[str, str]:
        return {"pawns": self.pawns(), "hands": rows(self.hands), "played": " ".join(self.played)}

    def pawns(self) -> str:
        return " / ".join(
            " ".join(self.place(seat, self.board[seat, k]) for k in range(4)) for seat in range(self.seats)
        )

    def place(self, seat: int, square: Square) -> str:
        kind, _, index = square
        if kind == "ring":
            return str((index - self.start(seat)) % self.track)
        return "-" if kind == "waiting" else f"h{index}"

    def board_of(self, pawns: str) -> Board:
        board: Board = {}
        for seat, row in enumerate(pawns.split("/")):
            for k, word in enumerate(row.split()):
                if word == "-":
                    board[seat, k] = WAITING
                elif word[0] == "h":
                    board[seat, k] = ("home", seat, int(word[1]))
                else:
                    board[seat, k] = ("ring", -1, (self.start(seat) + int(word)) % self.track)
        return board


def order(card: str) -> tuple[int, int]:
    """Hands stand in the order of ranks, then suits."""
    return RANKS.index(card[0]), SUITS.index(card[1])


def change(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The row with one place changed."""
    return row[:at] + (value,) + row[at + 1 :]


def first_of_each_rank(hand: Iterable[str]) -> list[str]:
    """Suits do not matter: the one card of a rank that a turn names."""
    return list({card[0]: card for card in sorted(hand, key=order, reverse=True)}.values())


def rows(groups: Iterable[Iterable[str]]) -> str:
    """Cards by seat, as a position text has them."""
    return " / ".join(" ".join(sorted(group, key=order)) for group in groups)


def groups(text: str) -> tuple[tuple[str, ...], ...]:
    """The inverse of `rows`."""
    return tuple(tuple(row.split()) for row in text.split("/"))


def squeeze(text: str) -> str:
    """A position text without doubled or trailing spaces, to compare by."""
    return " ".join(text.split())


def parse(text: str) -> Position:
    """The parts of a position text."""
    fields, parts = split(text)
    empty = Position(**fields)
    return replace(empty, board=empty.board_of(parts["pawns"]))


def split(text: str) -> tuple[dict[str, Any], dict[str, str]]:
    """The fields of a position with nothing on its board yet, and the parts of its text by name."""
    head, *middle, last = (part.strip() for part in text.split("|"))
    parts = {name: rest for name, _, rest in (part.partition(" ") for part in middle)}
    _, seats, *options = head.split()
    _, dealer, _, deals, _, turn = last.split()
    return {
        "seats": int(seats),
        "options": dict(word.split("=") for word in options),
        "head": head,
        "board": {},
        "hands": groups(parts["hands"]),
        "played": tuple(parts["played"].split()),
        "dealer": dealer,
        "deals": deals,
        "turn": turn,
    }, parts


def next_positions(text: str) -> list[str]:
    """Every position text, spaces squeezed, that one turn of the seat to move can lead to."""
    return [position.text() for position in parse(text).successors()]
