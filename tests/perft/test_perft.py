"""Counts of action sequences by depth, as chess programs keep them: see keezbord.txt and tokken.txt.

Each line: counts for depth 1, 2, ... and the position text. The dealer's move ends a sequence. Where several
seats owe a choice any of them goes first.
"""

from pathlib import Path

import pytest
from kaartbord.games.race.rules import EXCHANGE, RaceState
from perft import reference, tokken_reference
from perft.positions import GAMES
from perft.reference import Position
from support.long import some

PLAIN = {"keezbord": reference, "tokken": tokken_reference}
LINES = [
    tuple(line.split(maxsplit=1))
    for name in PLAIN
    for line in (Path(__file__).parent / f"{name}.txt").read_text(encoding="utf-8").splitlines()
]
SLOW = 1200
"""Sequences that the slow reference may walk for one position."""


def perft(name: str, state: RaceState, depth: int) -> int:
    """Sequences of this many actions."""
    game = GAMES[name]
    choices = [(seat, action) for seat in game.to_move(state) for action in game.legal(state, seat)]
    if depth == 1:
        return len(choices)
    if state.turn == EXCHANGE:  # `play` takes the first seat that is to move
        return sum(perft(name, game.apply(state, *choice), depth - 1) for choice in choices)
    return sum(perft(name, game.play(state, action), depth - 1) for _, action in choices)


def slow_perft(position: Position, depth: int) -> int:
    if position.turn in ("dealer", "over"):
        return 0
    following = position.successors()
    return len(following) if depth == 1 else sum(slow_perft(after, depth - 1) for after in following)


@pytest.mark.parametrize(("counts", "text"), LINES)
def test_counts(counts: str, text: str) -> None:
    name = text.split()[0]
    state = GAMES[name].read(text)
    expected = [int(count) for count in counts.split(",")]
    assert [perft(name, state, depth) for depth in range(1, len(expected) + 1)] == expected


@pytest.mark.parametrize(("counts", "text"), some(LINES, 20))
def test_counts_by_the_reference(counts: str, text: str) -> None:
    for depth, count in enumerate(map(int, counts.split(",")), 1):
        if count <= SLOW:
            assert slow_perft(PLAIN[text.split()[0]].parse(text), depth) == count
