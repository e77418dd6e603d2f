"""The search: it finds the best line in a small game made for it, and plays by the rules of all others."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from kaartbord.bots import players
from kaartbord.bots.chances import rollout_chances
from kaartbord.bots.observed_plies import Past
from kaartbord.bots.search import Search
from kaartbord.games import GAMES, keezbord
from kaartbord.match.link import LEVELS
from kaartbord.match.shuffle import SeededStream
from kaartbord.rules.protocol import Action
from support.players.table import at_random, filled_at_random, real_choices, search

A, B, C = (Action(name) for name in "abc")


class Path(NamedTuple):
    """The moves made so far, and a card that seat 0 cannot see."""

    moves: tuple[Action, ...]
    card: int


class Paths:
    """A game of two seats by turns, written as a tree: by the moves so far, what is legal or who has won."""

    def __init__(self, tree: dict[str, str], cards: bytes = b"\x01", naive: str = "a") -> None:
        self.tree, self.cards, self.naive, self.game = tree, cards, naive, self

    def to_move(self, state: Path) -> tuple[int, ...]:
        return (len(state.moves) % 2,) if self._at(state)[0] in "abc" else ()

    def legal(self, state: Path, seat: int) -> Sequence[Action]:
        return [action for action in (A, B, C) if action.kind in self._at(state)]

    def _at(self, state: Path) -> str:
        return self.tree["".join(move.kind for move in state.moves)]

    def sides(self, state: Path) -> tuple[tuple[int, ...], ...]:
        return (0,), (1,)

    def view(self, state: Path, seat: int | None) -> Path:
        return state._replace(card=0)

    def seen(self, state: Path, seat: int, action: Action, viewer: int | None) -> Action:
        return action

    def play(self, state: Path, action: Action) -> Path:
        return Path((*state.moves, action), state.card)

    def determinize(self, view: Path, seat: int, stream: SeededStream, past: Past[Path]) -> Path:
        return view._replace(card=self.cards[stream.below(len(self.cards))])

    def candidates(self, state: Path, seat: int) -> Sequence[Action]:
        return self.legal(state, seat)

    def policy(self, state: Path, seat: int, stream: SeededStream) -> Action:
        legal = self.legal(state, seat)
        return next((action for action in legal if action.kind == self.naive), legal[0])

    def evaluate(self, state: Path) -> tuple[float, ...]:
        """`=70` is a chance of 70 % for seat 0; `?2` is won by seat 0 if card 2 is there."""
        what, number = self._at(state)[0], int(self._at(state)[1:])
        chance = number / 100 if what == "=" else float(number == state.card)
        return chance, 1 - chance

    def is_leaf(self, root: Path, state: Path) -> bool:
        return False


def best(paths: Any, iterations: int = 100) -> str:
    """The move that seat 0 makes first."""
    return search(paths, Path((), 0), 0, iterations, SeededStream(b"test")).action.kind


def test_takes_what_is_better_at_once() -> None:
    assert best(Paths({"": "ab", "a": "=40", "b": "=60"})) == "b"


def test_sees_the_answer_that_its_policy_would_not_give() -> None:
    trap = {"": "ab", "a": "ab", "aa": "=90", "ab": "=10", "b": "=50"}
    assert best(Paths(trap)) == "b"


def test_sees_its_own_second_move_that_its_policy_would_not_make() -> None:
    plan = {"": "ab", "a": "=50", "b": "a", "ba": "ab", "baa": "=10", "bab": "=90"}
    assert best(Paths(plan)) == "b"


def test_weighs_how_likely_a_hidden_card_is() -> None:
    guess = {"": "ab", "a": "?1", "b": "?2"}
    assert best(Paths(guess, cards=b"\1\1\1\2")) == "a"
    assert best(Paths(guess, cards=b"\1\2\2\2")) == "b"


def test_does_not_plan_to_know_later_what_it_will_not_see() -> None:
    later = {"": "ab", "a": "a", "aa": "ab", "aaa": "?1", "aab": "?2", "b": "=60"}
    assert best(Paths(later, cards=b"\1\2"), 300) == "b"


def test_of_equal_choices_makes_the_first() -> None:
    assert best(Paths({"": "abc", "a": "=40", "b": "=50", "c": "=50"})) == "b"


def test_stops_once_one_choice_is_left() -> None:
    paths: Any = Paths({"": "ab", "a": "=40", "b": "=60"})
    running = Search(paths, Path((), 0), 0, SeededStream(b""))
    running.run(1000)
    assert running.is_settled
    assert sum(visits for _, _, visits in running.result().lines) < 100


def test_nothing_to_choose_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        Search(players.PLAYERS["K"].adapter, keezbord.setup(keezbord.options({}), 4), 0, SeededStream(b""))


# ---- at every table


def choices(code: str, seats: int, seed: int, step: int) -> list[tuple[Any, int]]:
    """Every `step`-th real choice of the first plies of a random game, as full state and seat."""
    return real_choices([at_random(seed, code)] * seats, seed, {}, 300, code)[::step]


@pytest.mark.parametrize("code", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_what_it_cannot_see_changes_no_choice(code: str, level: str) -> None:
    game = GAMES[code]
    for number, (state, seat) in enumerate(choices(code, game.INFO.seats[0], 5, 20)[:8]):
        view = game.view(state, seat)
        other = filled_at_random(game, view, SeededStream(bytes([number])))
        results = {players.think(code, behind, seat, level, 20) for behind in (state, other, view)}
        assert len(results) == 1
        assert results.pop().action in game.legal(view, seat)


@pytest.mark.parametrize("code", players.PLAYERS)
def test_slices_think_the_same_as_one_run(code: str) -> None:
    met = choices(code, GAMES[code].INFO.seats[-1], 2, 1)
    state, seat = met[len(met) // 2]
    sliced = players.thinking(code, state, seat)
    for _ in range(8):
        sliced.run(5)
    assert sliced.result() == players.think(code, state, seat, iterations=40)


@pytest.mark.parametrize("code", players.PLAYERS)
def test_an_adapter_keeps_to_the_rules_and_to_its_view(code: str) -> None:
    adapter, game, stream = players.PLAYERS[code].adapter, GAMES[code], SeededStream(b"adapter")
    for seats in game.INFO.seats:
        for state, seat in choices(code, seats, seats, 15):
            view, legal = game.view(state, seat), game.legal(state, seat)
            world = adapter.determinize(view, seat, stream, ())
            assert game.view(world, seat) == view
            assert game.problems(world) == []
            tried = adapter.candidates(view, seat)
            assert tried == adapter.candidates(world, seat)
            assert tried and len(set(tried)) == len(tried) and set(tried) <= set(legal)
            assert adapter.policy(world, seat, stream) in legal
            chances = rollout_chances(code, world, 0)
            assert len(chances) == len(game.sides(state))
            assert sum(chances) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in chances)


def test_levels_have_names() -> None:
    state, seat = choices("K", 4, 1, 1)[0]
    with pytest.raises(ValueError, match="no level wise"):
        players.think("K", state, seat, "wise")


HOME = "h1 h2 h3 h4"


def strong(hand: str, mine: str, partner: str) -> str:
    """Return where seat 0 of Keezbord has its pawns after the strong player's turn."""
    view = keezbord.read(
        f"keezbord 4 | pawns {mine} / - - - - / {partner} / - - - - | "
        f"hands {hand} / ? ? ? ? / ? ? ? ? / ? ? ? ? | played  | dealer 3 deals 1 turn 0"
    )
    after = keezbord.play(view, players.think("K", view, 0, iterations=100).action)
    return keezbord.write(after).partition("pawns ")[2].partition(" /")[0]


def test_wins_at_once() -> None:
    assert strong("As 2s 9s", "62 h2 h3 h4", HOME) == "h1 h2 h3 h4"


def test_prepares_a_win_that_takes_two_turns() -> None:
    assert strong("8s 3s 9s", "52 h2 h3 h4", HOME) in ("61 h2 h3 h4", "55 h2 h3 h4")
