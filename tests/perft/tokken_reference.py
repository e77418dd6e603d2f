"""Tokken once more, from the rules text alone: slow, plain, square by square, on position texts.

It shares no line with the engine. What Tokken leaves to Keezbord (the ring, home, setting up, swapping, who
wins) is inherited from the Keezbord reference. `next_positions` gives every position text that one choice of
a seat can lead to; `Position.drawn`, `exchanged` and `dealt` are the dealer's moves.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from perft import reference as keezbord
from perft.reference import WAITING, Board, Pawn, Square, change, first_of_each_rank, groups, order, rows

FORWARD = {"A": 1, "2": 2, "3": 3, "6": 6, "8": 8, "9": 9, "T": 10, "Q": 12, "*": 18}
JOKERS = {3: 1, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
Outcome = tuple[Board, set[Pawn]]
"""A board after a use of a card, and the pawns hit there that friendly fire would forbid to hit."""


@dataclass(frozen=True)
class Position(keezbord.Position):
    """The parts of a position text, read but not understood further."""

    kept: tuple[tuple[str, ...], ...]
    gifts: tuple[tuple[str, ...], ...]
    jokers: tuple[int, ...]
    draws: str

    # ---- the board

    @cached_property
    def section(self) -> int:
        return int(self.options.get("section_length", "18"))

    @property
    def track(self) -> int:
        return self.section * self.seats

    def start(self, seat: int) -> int:
        """The thuishonk of a seat."""
        return self.section * seat

    def partner(self, seat: int) -> int | None:
        if self.seats % 2 == 1 or self.on("individual"):
            return None
        return (seat + self.seats // 2) % self.seats

    def dots(self) -> list[int]:
        """One in each section; the places 8 and 9 lie one earlier in a section of 16."""
        place = int(self.options.get("dot_index", "8"))
        if self.section == 16 and place > 6:
            place -= 1
        return [self.start(seat) + place for seat in range(self.seats)]

    def next_dot(self, pawn: Pawn, square: Square) -> Square | None:
        """Return the dot to which a pawn that lands here jumps; None from the last one before its own thuishonk."""
        if square[0] != "ring" or square[2] not in self.dots():
            return None
        index = square[2]
        while True:
            index = (index + 1) % self.track
            if index == self.start(pawn[0]):
                return None
            if index in self.dots():
                return ("ring", -1, index)

    # ---- moves

    def way(self, board: Board, pawn: Pawn, steps: int, direction: str) -> list[Square]:
        """Return the squares stepped on, the last one reached at the end; empty when the steps cannot all be taken."""
        squares, square = [], board[pawn]
        if square == WAITING or (direction != "forward" and square[0] == "home"):
            return []
        for _ in range(steps):
            if direction == "back":
                square = self.behind(square)
            elif direction == "push":
                square = ("ring", -1, (square[2] + 1) % self.track)
            else:
                if (ahead := self.ahead(pawn[0], square)) is None:
                    return []
                square = ahead
            squares.append(square)
        return squares

    def walk(  # type: ignore[override] # a card says which way it walks
        self, board: Board, pawn: Pawn, steps: int, *, direction: str = "forward", sweep: str = ""
    ) -> Iterator[Outcome]:
        """The outcome of this walk, or nothing when it is not allowed.

        `sweep` is "king" or "seven" when the pawns passed are captured too; a king captures friends on its
        way whatever the rules say on friendly fire.
        """
        squares = self.way(board, pawn, steps, direction)
        if not squares or not self.walls(board).isdisjoint(squares):
            return
        if direction == "back" and ("ring", -1, self.start(pawn[0])) in squares[:-1]:
            return
        passed = set(squares[:-1]) if sweep else set()
        swept = {other for other, stands in board.items() if stands in passed}
        after, hit = self.land(board, pawn, squares[-1], swept)
        if sweep == "king":
            hit = hit - swept
        if dot := self.next_dot(pawn, squares[-1]):
            after, more = self.land(after, pawn, dot, set())
            hit = hit | more
        yield after, hit

    def push(self, board: Board, seat: int) -> Iterator[Outcome]:
        """A five: an opponent's pawn on the ring, not on its own thuishonk, and never into its home."""
        walls = self.walls(board)
        for pawn in board:
            if pawn[0] not in (seat, self.partner(seat)) and board[pawn] not in walls:
                yield from self.walk(board, pawn, 5, direction="push")

    def seven(self, board: Board, seat: int, left: int = 7, moved: frozenset[Pawn] = frozenset()) -> Iterator[Outcome]:
        """Every way to walk `left` more steps, each pawn once, four pawns at most.

        With all of the seat's pawns home the partner's may walk the rest; what `seven_rest` leaves lapses.
        """
        if left == 0:
            yield board, set()
            return
        colour = seat
        if self.at_home(seat, board):
            mate = self.partner(seat)
            lapses = mate is None or self.at_home(mate, board)
            colour = -1 if mate is None else mate
            if lapses or self.options.get("seven_rest", "may") == "may":
                yield board, set()
            if lapses:
                return
        if len(moved) == 4:
            return
        sweep = "seven" if self.on("seven_hits_passed") else ""
        for pawn in {(colour, k) for k in range(4)} - moved:
            for part in range(1, left + 1):
                for middle, hit in self.walk(board, pawn, part, sweep=sweep):
                    for after, more in self.seven(middle, seat, left - part, moved | {pawn}):
                        yield after, hit | more

    def uses(self, rank: str, board: Board, seat: int) -> Iterator[Outcome]:
        if rank in "AK*":
            yield from self.enter(board, seat)
        if rank == "J":
            yield from self.swap(board, seat)
        if rank == "5":
            yield from self.push(board, seat)
        if rank == "7":
            yield from self.seven(board, seat)
        for k in range(4):
            if rank == "4":
                yield from self.walk(board, (seat, k), 4, direction="back")
            elif rank == "K":
                yield from self.walk(board, (seat, k), 13, sweep="king")
            elif rank in FORWARD:
                yield from self.walk(board, (seat, k), FORWARD[rank])

    # ---- the turn

    def successors(self) -> list[Self]:
        """Every position one choice can lead to, each once; in the exchange, one choice of any seat."""
        if self.turn == "exchange":
            return [
                self.given(seat, card)
                for seat in range(self.seats)
                if not self.gifts[seat]
                for card in first_of_each_rank(self.hands[seat])
            ]
        seat = int(self.turn)
        plays = [self.played_card(seat, card, board) for card, board, _ in self.boards(seat)]
        positions = plays or [self.after(seat, tuple(sorted(self.hands[seat], key=order)), self.board)]
        if self.may_keep(seat, bool(plays)):
            positions.append(self.kept_card(seat))
        return positions

    def played_card(self, seat: int, card: str, board: Board) -> Self:
        """A joker is paid for with a card from the stock, unless it ends the game."""
        position = self.after(seat, (card,), board)
        if card[0] != "*":
            return position
        position = replace(position, jokers=change(self.jokers, seat, self.jokers[seat] + 1))
        if position.turn == "over" or not self.stock():
            return position
        return replace(position, draws=str(seat), turn="dealer")

    def may_keep(self, seat: int, playable: bool) -> bool:
        """The last card, in the first or second deal, of a seat that played a joker in this deal."""
        return (
            len(self.hands[seat]) == 1
            and self.jokers[seat] > 0
            and int(self.deals) % 3 != 0
            and (playable or self.on("keep_unplayable"))
        )

    def kept_card(self, seat: int) -> Self:
        position = replace(self, kept=change(self.kept, seat, self.hands[seat]), hands=change(self.hands, seat, ()))
        return position.next_after(seat)

    # ---- the exchange, and what the dealer does

    def receiver(self, seat: int) -> int:
        partner = self.partner(seat)
        return (seat + 1) % self.seats if partner is None else partner

    def given(self, seat: int, card: str) -> Self:
        """A card that was dealt this round laid ready; the dealer passes all of them on."""
        hand = list(self.hands[seat])
        hand.remove(card)
        gifts = change(self.gifts, seat, (card,))
        return replace(
            self,
            hands=change(self.hands, seat, tuple(hand)),
            gifts=gifts,
            turn="dealer" if all(gifts) else "exchange",
        )

    def exchanged(self) -> Self:
        """Everybody gets the card meant for it and takes up what it kept; left of the dealer leads."""
        hands = [hand + kept for hand, kept in zip(self.hands, self.kept, strict=True)]
        for seat, gift in enumerate(self.gifts):
            hands[self.receiver(seat)] += gift
        none = ((),) * self.seats
        return replace(self, hands=tuple(hands), gifts=none, kept=none, turn=str((int(self.dealer) + 1) % self.seats))

    def stock(self) -> int:
        """Return how many cards nobody has seen."""
        seen = sum(len(cards) for cards in (*self.hands, *self.kept, *self.gifts, self.played))
        return 13 * self.seats + JOKERS[self.seats] - seen

    def drawn(self, card: str) -> Self:
        seat = int(self.draws)
        position = replace(self, hands=change(self.hands, seat, (*self.hands[seat], card)), draws="-")
        return position.next_after(seat)

    def dealt(self, cards: tuple[str, ...]) -> Self:
        """Five cards each after a shuffle, else four; the deal passes on, or only at a shuffle."""
        fresh = int(self.deals) % 3 == 0
        passes = int(self.deals) > 0 and (fresh or self.options.get("dealer_rotation", "deal") == "deal")
        size = 5 if fresh else 4
        return replace(
            self,
            hands=tuple(cards[size * s : size * s + size] for s in range(self.seats)),
            turn="exchange",
            jokers=(0,) * self.seats,
            played=() if fresh else self.played,
            deals=str(int(self.deals) + 1),
            dealer=str((int(self.dealer) + passes) % self.seats),
        )

    # ---- the text

    def parts(self) -> dict[str, str]:
        parts = super().parts()
        return {
            "pawns": parts["pawns"],
            "hands": parts["hands"],
            "kept": rows(self.kept),
            "gifts": rows(self.gifts),
            "jokers": " ".join(map(str, self.jokers)),
            "draws": self.draws,
            "played": parts["played"],
        }


def parse(text: str) -> Position:
    """The parts of a position text."""
    fields, parts = keezbord.split(text)
    empty = Position(
        **fields,
        kept=groups(parts["kept"]),
        gifts=groups(parts["gifts"]),
        jokers=tuple(map(int, parts["jokers"].split())),
        draws=parts["draws"],
    )
    return replace(empty, board=empty.board_of(parts["pawns"]))


def next_positions(text: str) -> list[str]:
    """Every position text, spaces squeezed, that one choice of a seat to move can lead to."""
    return [position.text() for position in parse(text).successors()]
