"""Tests of which sound goes with which event, and when."""

from collections.abc import Mapping

import pytest
from kaartbord.games import keezbord, okidoki, toedeloe, toepen, tokken
from kaartbord.games.okidoki.scene.sounds import SOUNDS as OKIDOKI
from kaartbord.games.race.scene.board import plan_of_ring
from kaartbord.games.race.scene.shapes import race_film, race_shapes
from kaartbord.games.race.scene.sounds import SOUNDS as RACE
from kaartbord.games.toedeloe.scene.sounds import SOUNDS as TOEDELOE
from kaartbord.games.toepen.scene.sounds import SOUNDS as TOEPEN
from kaartbord.rules.protocol import Event
from kaartbord.scene import motion
from kaartbord.scene.sound.cues import (
    MAX_SOUNDS,
    Cue,
    EventSounds,
    PlayingSounds,
    event_cues,
    film_cues,
    is_local_win,
    landing_cues,
)
from kaartbord.scene.sound.recipes import RECIPES
from kaartbord.scene.timing import CARD_MOVE_MS

GAMES = {"okidoki": okidoki, "toedeloe": toedeloe, "toepen": toepen}
TABLES: Mapping[str, EventSounds] = {"okidoki": OKIDOKI, "toedeloe": TOEDELOE, "toepen": TOEPEN}


def leg(kind: str, pawn: int, start: float, end: float, *cells: int) -> motion.Leg:
    return motion.Leg(kind, pawn, start, end, tuple((float(cell), 0.0) for cell in cells), cells)


def film(*legs: motion.Leg) -> motion.Timeline:
    return motion.Timeline((), (), legs, max(leg.end for leg in legs), calm=False)


@pytest.mark.parametrize("name", TABLES)
def test_every_event_that_is_heard_is_one_of_the_game_s(name: str) -> None:
    assert TABLES[name].keys() <= {*GAMES[name].INFO.events}
    assert {heard.sound for heard in TABLES[name].values()} <= RECIPES.keys()


def test_every_event_of_a_race_that_is_heard_is_one_of_the_races() -> None:
    assert RACE.keys() <= {*keezbord.INFO.events, *tokken.INFO.events}
    assert {heard.sound for heard in RACE.values()} <= RECIPES.keys()


def test_a_knock_is_heard_as_it_is_shown() -> None:
    assert event_cues(TOEPEN, [Event("toep", 0, amount=2)]) == (Cue(0.0, "knock"),)


def test_hands_that_are_dealt_sound_once() -> None:
    assert event_cues(RACE, [Event("deal", 0), Event("deal", 1)]) == (Cue(0.0, "deal"),)


def test_a_trick_is_heard_once_it_is_seen_who_took_it() -> None:
    events = [Event("card", 1), Event("trick", 2)]
    assert event_cues(OKIDOKI, events) == (Cue(0.0, "slide"),)
    assert event_cues(OKIDOKI, events, "taken") == (Cue(0.0, "trick"),)


def test_a_card_lands_when_it_lies_and_not_at_all_where_nothing_moves() -> None:
    assert landing_cues(1.6) == (Cue(CARD_MOVE_MS * 1.6, "land"),)
    assert landing_cues(0.0) == ()


def test_a_pawn_touches_every_square_and_comes_to_rest_on_the_last() -> None:
    walk = film(leg("walk", 3, 100, 400, 5, 6, 7, 8))
    assert film_cues(RACE, [], walk) == (Cue(200, "step"), Cue(300, "step"), Cue(400, "tap"))


def test_a_hit_is_heard_as_the_pawn_flies_off() -> None:
    hit = film(leg("walk", 3, 0, 200, 5, 6, 7), leg("fly", 9, 200, 620, 7, 99))
    heard = film_cues(RACE, [Event("hit", 0, pawn=3, cells=(7, 99), other=9)], hit)
    assert heard == (Cue(100, "step"), Cue(200, "hit"), Cue(200, "tap"), Cue(620, "tap"))


def test_a_pawn_that_swaps_is_not_hit() -> None:
    swap = film(leg("fly", 3, 0, 420, 5, 9), leg("fly", 7, 0, 420, 9, 5))
    heard = film_cues(RACE, [Event("swap", 0, pawn=3, cells=(5, 9), other=7)], swap)
    assert heard == (Cue(420, "tap"),)


def test_a_pawn_that_is_thrown_off_makes_no_sound_where_it_goes() -> None:
    thrown = film(leg("fly", 130, 0, 420, 4, 5), leg("leave", 5, 250, 670, 5, -1))
    heard = film_cues(TOEDELOE, [Event("thrown", 0, cells=(5,), other=1)], thrown)
    assert heard == (Cue(250, "hit"), Cue(420, "tap"))


def test_what_only_fades_is_heard_where_it_comes_to_rest() -> None:
    fades = motion.fade((), (), any_move=True, calm=True)
    hit = Event("hit", 0, pawn=3, cells=(7, 99), other=9)
    assert film_cues(RACE, [hit], fades) == (Cue(0, "hit"), Cue(fades.duration, "tap"))
    assert film_cues(RACE, [], motion.fade((), (), any_move=False, calm=True)) == ()


def test_a_real_turn_is_heard_as_long_as_it_is_seen() -> None:
    """Pawn 0 of four enters and is heard where its film ends."""
    state = keezbord.setup(keezbord.options({}), 4)
    plan = plan_of_ring(state.table.ring, 0, portrait=False)
    shapes = race_shapes(state, plan)
    entering = race_film(shapes, shapes, plan, [("fly", 0, 0)])
    assert film_cues(RACE, [], entering) == (Cue(entering.duration, "tap"),)


# ---- not too many, not too soon


def test_no_more_than_a_few_sound_at_once() -> None:
    voices = PlayingSounds()
    names = ["turn", "win", "trick", "end"]
    assert [voices.admit(name, 1.0, 1.0) for name in names] == [True] * MAX_SOUNDS + [False]
    assert voices.admit("end", 4.0, 4.0)


def test_the_same_sound_waits_a_little() -> None:
    voices = PlayingSounds()
    assert voices.admit("tap", 1.0, 1.0)
    assert not voices.admit("tap", 1.01, 1.0)
    assert voices.admit("tap", 1.2, 1.0)


def test_a_gap_outlasts_its_sound() -> None:
    voices = PlayingSounds()
    gap = RECIPES["turn"].gap
    assert gap > RECIPES["turn"].lasts
    assert voices.admit("turn", 0.0, 0.0)
    assert not voices.admit("turn", gap - 0.1, gap - 0.1)
    assert voices.admit("turn", gap, gap)


def test_what_was_hushed_takes_no_place() -> None:
    voices = PlayingSounds()
    assert voices.admit("knock", 5.0, 1.0)
    voices.forget(1.2)
    assert voices.admit("knock", 5.1, 1.3)


# ---- the end


@pytest.mark.parametrize(("here", "won"), [([0], True), ([2], True), ([1], False), ([1, 2], True), ([], True)])
def test_who_wins_hears_it(here: list[int], won: bool) -> None:
    assert is_local_win([0], [(0, 2), (1, 3)], here) is won
