"""Tests of what every game says about itself, and that its rules, events and options are each named by a test."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.rules import options as house
from kaartbord.rules.protocol import Game

RULE_TESTS = Path(__file__).parents[1] / "rules"


@pytest.fixture(params=GAMES.values(), ids=lambda game: game.INFO.name)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return request.param


def test_codes_are_letters_and_unique() -> None:
    assert all(code == game.INFO.code and len(code) == 1 and code.isalpha() for code, game in GAMES.items())
    assert len({game.INFO.name for game in GAMES.values()}) == len(GAMES)


def test_no_id_stands_twice(game: Game[Any]) -> None:
    for ids in (game.INFO.rules, game.INFO.events, game.INFO.seats):
        assert len(set(ids)) == len(ids) > 0
    assert len({option.name for option in game.INFO.options}) == len(game.INFO.options)
    for option in game.INFO.options:
        assert len(set(option.values)) == len(option.values)
        assert len(option.values) > 1 or option.board
        assert option.by_link is None or option.by_link in option.values


def test_every_rule_event_and_option_is_named_by_a_test(game: Game[Any]) -> None:
    source = (RULE_TESTS / game.INFO.name.lower() / "test_rules.py").read_text(encoding="utf-8")
    strings = set(re.findall(r'"(\w+)"', source))
    assert {*game.INFO.rules, *game.INFO.events} - strings == set()
    tests = " ".join(re.findall(r"def (test_\w+)", source))
    assert [option.name for option in game.INFO.options if option.name not in tests] == []


def test_presets_are_options_and_the_first_is_the_default(game: Game[Any]) -> None:
    presets = list(game.INFO.presets.values())
    assert game.options(presets[0]) == game.options({})
    assert len({game.options(preset) for preset in presets}) == len(presets)


def test_options_survive_a_link_and_a_text(game: Game[Any]) -> None:
    known, rng = game.INFO.options, Random(game.INFO.code)
    for _ in range(50):
        values = {option.name: rng.choice(option.values) for option in known}
        assert house.decode_values(known, house.encode_values(known, values.values())) == values
        assert house.with_defaults(known, house.parse(known, house.changes_text(known, values.values()))) == values
    assert house.encode_values(known, game.options({})) == 0
    assert house.changes_text(known, game.options({})) == ""


def test_unknown_options_are_refused(game: Game[Any]) -> None:
    names = [option.name for option in game.INFO.options]
    odd: list[dict[str, Any]] = [{name: value} for name in names for value in ("nonsense", 77, None)]
    for bad in ({"nonsense": True}, *odd):
        with pytest.raises(ValueError):
            game.options(bad)
    size = 1
    for option in game.INFO.options:
        size *= 2 if option.board else len(option.values)
    assert len(house.decode_values(game.INFO.options, max(size // 2 - 1, 0))) == len(names)
    with pytest.raises(ValueError):
        house.decode_values(game.INFO.options, size)
    for text in ("nonsense=on", *names[:1], *(f"{name}=nonsense" for name in names[:1])):
        with pytest.raises(ValueError):
            house.parse(game.INFO.options, text)


@pytest.mark.parametrize("text", ["", "nonsense", "keezbord", "? 4 | pawns"])
def test_a_text_that_is_no_position(game: Game[Any], text: str) -> None:
    with pytest.raises(ValueError):
        game.read(text)
