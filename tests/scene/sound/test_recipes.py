"""The sounds as recipes: in one key, and never too loud."""

from math import log2

import pytest
from kaartbord.scene.sound.cues import MAX_SOUNDS
from kaartbord.scene.sound.recipes import PEAK, RECIPES, SCALE, TONIC, Recipe, note_pitch

NAMES = sorted(RECIPES)


def loudest(recipe: Recipe) -> float:
    """The most that its parts add up to, each counted as loud as it ever is from its beginning to its end."""
    sums = [
        sum(part.loud for part in recipe.parts if part.at <= begins.at < part.at + part.lasts)
        for begins in recipe.parts
    ]
    return max(sums)


def test_the_scale_goes_up_by_octaves() -> None:
    assert note_pitch(0) == TONIC
    assert note_pitch(len(SCALE)) == pytest.approx(2 * TONIC)
    assert note_pitch(1) == pytest.approx(TONIC * 2 ** (2 / 12))


@pytest.mark.parametrize("name", NAMES)
def test_every_tone_is_in_the_room_s_key(name: str) -> None:
    for part in RECIPES[name].parts:
        if part.wave != "noise":
            half_tones = 12 * log2(part.pitch / TONIC)
            assert half_tones == pytest.approx(round(half_tones))
            assert round(half_tones) % 12 in SCALE


@pytest.mark.parametrize("name", NAMES)
def test_no_sound_is_louder_than_its_share(name: str) -> None:
    assert 0 < loudest(RECIPES[name]) <= PEAK + 1e-9


def test_as_many_as_may_sound_at_once_stay_below_full_scale() -> None:
    assert MAX_SOUNDS * PEAK < 1


@pytest.mark.parametrize("name", NAMES)
def test_a_part_has_swelled_before_it_has_died_away(name: str) -> None:
    assert all(0 < part.attack < part.lasts for part in RECIPES[name].parts)


def test_sounds_can_be_told_apart_by_how_long_they_are() -> None:
    assert len({round(recipe.lasts, 3) for recipe in RECIPES.values()}) == len(RECIPES)


def test_what_is_felt_are_your_turn_a_hit_and_a_knock() -> None:
    assert {name for name, recipe in RECIPES.items() if recipe.buzz} == {"turn", "hit", "knock"}
