"""ToedeLoe against the slow reference of its rules: the same choices, the same takers, the same points."""

from collections.abc import Iterator
from random import Random

import pytest
from kaartbord.games import toedeloe
from kaartbord.games.toedeloe.rules.board import CELLS, USUAL_BOARD, flaw
from kaartbord.games.toedeloe.rules.state import GREEN_HOME, SCORE, ToedeloeState
from kaartbord.games.toedeloe.rules.taking import winning_index
from kaartbord.rules import cards
from kaartbord.rules.protocol import DEALER, Action
from perft import toedeloe_reference as reference
from support.long import some

GAMES, SCATTERED = 12, 400
tables = pytest.mark.parametrize("seats", some(toedeloe.INFO.seats, 1))


def own_board(rng: Random) -> str:
    """The usual numbers in another order, or the usual board."""
    mixed = "".join(rng.sample(USUAL_BOARD, CELLS))
    return mixed if rng.random() < 0.5 and not flaw(mixed) else ""


def met(rng: Random, seats: int) -> Iterator[tuple[ToedeloeState, int, Action, ToedeloeState]]:
    """A random game with random house rules, turn by turn."""
    house = {option.name: rng.choice(option.values) for option in toedeloe.INFO.options}
    state = toedeloe.setup(toedeloe.options(house | {"board": own_board(rng)}), seats)
    while movers := toedeloe.to_move(state):
        stock = toedeloe.stock(state)
        action = (
            toedeloe.deal(state, bytes(rng.sample(stock, len(stock))))
            if movers[0] == DEALER
            else rng.choice(toedeloe.legal(state, movers[0]))
        )
        after = toedeloe.apply(state, movers[0], action)
        yield state, movers[0], action, after
        state = after


def scattered(rng: Random, state: ToedeloeState) -> ToedeloeState:
    """The state with other pawns on the board: few or many, of a team sometimes all but one."""
    pawns = state.table.options.pawns
    counts = [pawns - 1 if rng.random() < 0.3 else rng.randrange(pawns) for _ in range(2)]
    greens = rng.randrange(3)
    pieces = bytearray(b"\1" * counts[0] + b"\2" * counts[1] + b"\3" * greens)
    pieces += bytes(CELLS - len(pieces))
    rng.shuffle(pieces)
    white, grey = (rng.choice((0, -1, -2, state.table.lowest + 1)) for _ in range(2))
    other = state._replace(cells=bytes(pieces), left=(pawns - counts[0], pawns - counts[1]), minus=(white, grey))
    assert toedeloe.problems(other) == []
    return other


def word(action: Action) -> str:
    """An action in the words of the reference."""
    kind, shown, placements = action
    if kind == "card":
        return cards.text(shown)
    if kind == "green":
        ((source, to),) = placements
        return f"green {'beside' if source == GREEN_HOME else source} {to}"
    return " ".join((kind, *(str(cell) for _, cell in placements)))


def agree(state: ToedeloeState) -> None:
    text = toedeloe.write(state)
    ours = [word(action) for action in toedeloe.legal(state, toedeloe.to_move(state)[0])]
    assert len(ours) == len(set(ours))
    assert set(ours) == reference.choices(text), text
    assert toedeloe.score(state).points == reference.points(text), text


@tables
def test_positions_met_in_play(seats: int) -> None:
    rng = Random(f"met {seats}")
    for _ in range(GAMES):
        for state, seat, _, after in met(rng, seats):
            if seat != DEALER and (state.phase == SCORE or rng.random() < 0.1):
                agree(state)
            if len(after.takers) > len(state.takers):
                trick_cards = cards.text(bytes(c for _, c in toedeloe.trick_plays(after, len(state.takers)))).split()
                assert winning_index(cards.parse(" ".join(trick_cards))) == reference.winner(trick_cards)


@tables
def test_scattered_positions(seats: int) -> None:
    rng, scored = Random(f"scattered {seats}"), 0
    while scored < SCATTERED:
        for state, _, _, _ in met(rng, seats):
            if state.phase == SCORE and rng.random() < 0.2:
                agree(scattered(rng, state))
                scored += 1
