"""Tests that the search of the pawn race uses all that its seat has seen, and nothing hidden."""

from functools import cache
from typing import Any, NamedTuple

import pytest
from kaartbord.bots import players
from kaartbord.bots.observed_plies import ObservedPly, Past
from kaartbord.games import GAMES, keezbord
from kaartbord.games.race.computer.clues import collect_clues
from kaartbord.games.race.computer.features import OPENERS
from kaartbord.games.race.rules import RaceState
from kaartbord.match.shuffle import SeededStream
from kaartbord.rules.protocol import UNKNOWN, Action
from support.players.table import Thinker, filled_at_random, play
from support.tables.race import position


class Turn(NamedTuple):
    """A seat's knowledge at its turn."""

    view: RaceState
    seat: int
    past: Past[RaceState]


class Watcher(Thinker):
    """The firm player, which notes what it knew."""

    def __call__(self, view: Any, seat: int, past: Past[Any] = ()) -> Action:
        noted.append(Turn(view, seat, past))
        return players.choose(self.code, view, seat, "firm")


noted: list[Turn] = []


@cache
def turns(code: str) -> tuple[Turn, ...]:
    """The beginning of a game between firm players."""
    noted.clear()
    play([Watcher(code)] * 4, 3, {}, plies=150, code=code)
    return tuple(noted)


def determinized(code: str, turn: Turn, number: int) -> list[RaceState]:
    """Determinizations, each with luck of its own."""
    determinize = players.PLAYERS[code].adapter.determinize
    return [determinize(turn.view, turn.seat, SeededStream(bytes([n])), turn.past) for n in range(number)]


def chosen(code: str, turn: Turn, iterations: int = 12) -> Action:
    return players.think(code, turn.view, turn.seat, iterations=iterations, past=turn.past).action


@pytest.mark.parametrize("code", "KT")
def test_no_hidden_card_enters_what_it_makes_of_the_past(code: str) -> None:
    game, stream = GAMES[code], SeededStream(b"twins")
    for turn in turns(code):
        twin = [ply._replace(before=filled_at_random(game, ply.before, stream)) for ply in turn.past]
        assert collect_clues(turn.view, turn.seat, twin) == collect_clues(turn.view, turn.seat, turn.past)
    assert any(any(collect_clues(*turn).evidence) for turn in turns(code))


@pytest.mark.parametrize("code", "KT")
def test_positions_that_look_alike_get_the_same_choice(code: str) -> None:
    for turn in turns(code)[10::24]:
        twin = turn._replace(view=filled_at_random(GAMES[code], turn.view, SeededStream(b"twin")))
        assert chosen(code, twin) == chosen(code, turn) == chosen(code, turn)


@pytest.mark.parametrize("code", "KT")
def test_a_determinization_is_one_that_the_seat_may_be_looking_at(code: str) -> None:
    game = GAMES[code]
    for turn in turns(code)[::5]:
        for state in determinized(code, turn, 2):
            assert game.view(state, turn.seat) == turn.view
            assert game.problems(state) == []


def test_a_card_that_was_given_away_is_held_until_it_is_played() -> None:
    held = gone = 0
    for turn in turns("T"):
        kinds = [ply.action.kind for ply in turn.past]
        partner = turn.view.table.partner[turn.seat]
        if "exchange" not in kinds or UNKNOWN not in turn.view.hands[partner]:
            continue
        gift = next(p.action.cards for p in turn.past if (p.seat, p.action.kind) == (turn.seat, "give"))
        if gift in turn.view.played:
            gone += 1
            assert collect_clues(*turn).view == turn.view
        else:
            held += 1
            assert all(gift in state.hands[partner] for state in determinized("T", turn, 4))
    assert held > 5 < gone


def test_who_leaves_a_pawn_waiting_seldom_holds_a_card_to_bring_it_out() -> None:
    hands = "2s 3s 4h 8d / 2h 6d 9h 9c / 4s 5s Kd 8h / 6s 6h Qd Td"
    before = keezbord.view(position("0", "5", hands=hands, turn=1), 0)
    walked = Action("play", bytes([9]), ((4, 23),))
    view = keezbord.apply(before, 1, walked)._replace(turn=0)
    starts = [
        sum(card >> 2 in OPENERS for state in determinized("K", Turn(view, 0, past), 200) for card in state.hands[1])
        for past in ((ObservedPly(before, 1, walked),), ())
    ]
    assert starts[0] < 0.7 * starts[1]


@pytest.mark.parametrize("code", "KT")
def test_a_position_that_was_typed_in_is_thought_about_without_a_past(code: str) -> None:
    game, turn = GAMES[code], turns(code)[40]
    typed = turn._replace(view=game.read(game.write(turn.view)), past=())
    assert chosen(code, typed) == chosen(code, turn._replace(past=()))
    assert collect_clues(*typed) == (typed.view, [[]] * 4)


@pytest.mark.parametrize("code", "KT")
def test_it_chooses_without_a_choice_and_without_time(code: str) -> None:
    game, single, many = GAMES[code], 0, 0
    for turn in turns(code):
        legal = game.legal(turn.view, turn.seat)
        assert chosen(code, turn, 0) in legal
        single, many = single + (len(legal) == 1), many + (len(legal) > 1)
    assert single and many
