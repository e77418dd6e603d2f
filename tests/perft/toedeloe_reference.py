"""ToedeLoe once more, from the rules text alone: slow, plain, square by square, on position texts.

It shares no line with the engine. `choices` gives every choice of whose turn it is in words, `points` the
points of both teams.
"""

from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

FIELD_A = (
    "5 10 11 2 9 4 8",
    "4 9 8 7 6 3 10",
    "3 5 6 12 11 7 2",
    "12 7 9 8 4 6 3",
    "9 4 2 10 5 12 7",
    "8 6 5 3 7 10 11",
)
FIELD_B = (
    "11 10 7 3 5 6 8",
    "7 12 5 10 2 4 9",
    "3 6 4 8 9 7 12",
    "2 7 11 12 6 5 3",
    "10 3 6 7 8 9 4",
    "8 4 9 2 11 10 5",
)
LETTERS = {"A": 10, "B": 11, "C": 12}
ORDER = "23456789TJQKA*"
SPLIT = {
    "A": ["3 12", "4 11", "5 10", "6 9", "7 8"],
    "K": ["2 11", "3 10", "4 9", "5 8", "6 7"],
    "Q": ["2 10", "3 9", "4 8", "5 7", "6 6"],
    "J": ["2 9", "3 8", "4 7", "5 6"],
}
SINGLE = {"Q": 12, "J": 11, "T": 10} | {str(n): n for n in range(2, 10)}
Square = tuple[int, int, int]
"""(field, row, column)"""


@dataclass(frozen=True)
class Position:
    """The parts of a position text that decide what may be done."""

    chairs: int
    house: dict[str, str]
    number: dict[Square, int]
    pawn: dict[Square, str]
    minus: tuple[int, ...]
    left: tuple[int, ...]
    hands: list[list[str]]
    played: list[list[str]]
    takers: list[int]
    dealer: int
    turn: int
    phase: str

    @property
    def team(self) -> int:
        return self.turn % 2

    def trick(self) -> list[str]:
        """The cards of the trick that is played or scored, in order of play."""
        n = len(self.takers) - (self.phase == "score")
        first = self.takers[n - 1] if n > 0 else (self.dealer + 1) % self.chairs
        order = [*range(first, self.chairs), *range(first)]
        return [self.played[chair][n] for chair in order if n < len(self.played[chair])]


def parse(text: str) -> Position:
    head, *parts = text.split("|")
    fields = {part.split()[0]: part.split()[1:] for part in parts}
    house = dict(word.split("=") for word in head.split()[2:])
    duel = head.split()[1] == "2" and house.get("two_player_mode") == "duel"
    squares = [(field, row, column) for field in (0, 1) for row in range(6) for column in range(7)]
    if house.get("board"):
        numbers = [LETTERS.get(letter) or int(letter) for letter in house["board"]]
    else:
        numbers = [int(word) for row in FIELD_A + FIELD_B for word in row.split()]
    named = dict(zip(fields["leader"][1::2], fields["leader"][2::2], strict=True))
    hands, played = ([pile.split() for pile in " ".join(fields[name]).split("/")] for name in ("hands", "played"))
    return Position(
        chairs=2 if duel else 4,
        house=house,
        number=dict(zip(squares, numbers, strict=True)),
        pawn=dict(zip(squares, "".join(fields["cells"]), strict=True)),
        minus=tuple(map(int, fields["minus"])),
        left=tuple(map(int, fields["left"])),
        hands=hands,
        played=played,
        takers=list(map(int, fields["takers"])),
        dealer=int(named["dealer"]),
        turn=int(named["turn"]),
        phase=fields["phase"][0],
    )


# ---- cards


def may_be_played(hand: list[str], trick: list[str]) -> list[str]:
    plain = [card for card in hand if card[0] != "*"]
    if not trick:
        return plain if plain else hand
    if trick[0][0] == "*":
        return hand
    same = [card for card in plain if card[1].lower() == trick[0][1].lower()]
    return same if same else hand


def winner(trick: list[str]) -> int:
    """The place in the trick of the card that takes it."""
    best = 0
    for place, card in enumerate(trick):
        beaten = ORDER.index(trick[best][0]) <= ORDER.index(card[0])
        if card[0] == "*" or beaten and card[1].lower() == trick[0][1].lower():
            best = place
    return best


def rank(trick: list[str]) -> str:
    """The rank that says what the trick brings, "" for nothing."""
    if any(card[0] == "*" for card in trick):
        return "*"
    black = [card[0] for card in trick if card[1].lower() in "sc"]
    return max(black, key=ORDER.index) if black else ""


# ---- choices


def choices(text: str) -> set[str]:
    """Every choice: a card, `place` and one or two squares, `green` from and to, `back`, `blocked`."""
    position = parse(text)
    if position.phase == "trick":
        return set(may_be_played(position.hands[position.turn], position.trick()))
    brings = rank(position.trick())
    result = placings(position, brings)
    if brings == "*":
        result |= greens(position)
        if position.minus[position.team] < 0:
            result.add("back")
    return result or {"blocked"}


def placings(position: Position, brings: str) -> set[str]:
    free = [square for square, pawn in position.pawn.items() if pawn == "."]
    number, both = position.number, set()
    for a, b in combinations(free, 2):
        if brings == "*":
            fits = number[a] == number[b]
        else:
            low, high = sorted((number[a], number[b]))
            fits = a[0] == b[0] and f"{low} {high}" in SPLIT.get(brings, [])
        if fits:
            both.add((a, b))
    single = {f"place {_name(square)}" for square in free if SINGLE.get(brings) == number[square]}
    if position.left[position.team] == 1:
        return single | {f"place {_name(square)}" for pair in both for square in pair}
    return single | {f"place {_name(a)} {_name(b)}" for a, b in both}


def greens(position: Position) -> set[str]:
    standing = [square for square, pawn in position.pawn.items() if pawn == "x"]
    sources = [_name(square) for square in standing] + ["beside"] * (len(standing) < 2)
    return {f"green {source} {_name(to)}" for source in sources for to in position.pawn if to not in standing}


def _name(square: Square) -> str:
    """The square by its place in reading order."""
    field, row, column = square
    return str(field * 42 + row * 7 + column)


# ---- points


def points(text: str) -> tuple[int, int]:
    """The two longest rows and the minus points of both teams."""
    position = parse(text)
    wild = position.house.get("green_wild") == "on"
    return (
        _two_longest(position, "w", wild) + position.minus[0],
        _two_longest(position, "g", wild) + position.minus[1],
    )


def _two_longest(position: Position, own: str, wild: bool) -> int:
    """Of all straight segments those full of own pawns and part of no longer one; the best two of them."""
    good = {square for square, pawn in position.pawn.items() if pawn == own or wild and pawn == "x"}
    full = []
    for field in (0, 1):
        for row in range(6):
            for a, b in combinations_with_replacement(range(7), 2):
                full.append(frozenset((field, row, column) for column in range(a, b + 1)))
        for column in range(7):
            for a, b in combinations_with_replacement(range(6), 2):
                full.append(frozenset((field, row, column) for row in range(a, b + 1)))
    full = [
        segment
        for segment in full
        if len(segment) > 1 and segment <= good and any(position.pawn[s] == own for s in segment)
    ]
    whole = [segment for segment in full if not any(segment < other for other in full)]
    return sum(sorted(map(len, whole))[-2:])
