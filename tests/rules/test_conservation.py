"""Whatever is played: no card and no pawn is lost or doubled, and the deals follow their order."""

from random import Random

import pytest
from kaartbord.games.race import rules as race
from perft.positions import GAMES, TABLES, met


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_cards_and_pawns(name: str, seats: int) -> None:
    game, rng = GAMES[name], Random(f"{name} {seats}")
    for _ in range(3):
        drawn = 0
        for before, state in met(rng, game, seats):
            assert game.problems(state) == []
            if state.deals != before.deals:
                drawn *= state.deals % race.DEALS_PER_SHUFFLE != 1
            drawn += before.draws >= 0
            if state.deals:
                closed = b"".join(state.hands + state.kept + state.gifts)
                given_out = seats * (5, 9, 13)[(state.deals - 1) % race.DEALS_PER_SHUFFLE]
                assert len(state.played) + len(closed) == given_out + drawn
                rest = race.stock(state._replace(turn=0))
                assert bytes(sorted(state.played + closed + rest)) == state.table.deck
            on_board = [square for square in state.pawns if square != state.table.ring.yard]
            assert len(on_board) == len(set(on_board))
            assert len(state.pawns) == 4 * seats
