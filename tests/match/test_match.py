"""A match: its history unfolds the same way every time, and two histories compare."""

from itertools import chain

import pytest
from kaartbord.games import EARLIER, GAMES, engine
from kaartbord.match.match import (
    Match,
    choose,
    game_of,
    key_of_match,
    replay,
    start_match,
    truncate,
    unfold,
)
from kaartbord.match.merge import relation
from kaartbord.match.setup.house_rule_choices import renewed_options
from kaartbord.rules.errors import Misuse
from kaartbord.rules.protocol import DEALER, Action, Illegal
from support.long import some
from support.plays import TABLES, options, random_play, stages

KEEZBORD = Match("K", 1, options(), 4, 99)


@pytest.mark.parametrize(("code", "preset", "seats"), some(TABLES, 20))
def test_choosing_step_by_step_is_replaying(code, preset, seats):
    whole = random_play(Match(code, GAMES[code].INFO.version, options(code, preset), seats, 5))
    *_, last = stages(whole.match)
    assert last == whole == replay(whole.match)
    assert GAMES[code].to_move(last.state) == ()


def test_plies_follow_each_other_and_say_what_was_chosen():
    play = random_play(KEEZBORD)
    game = game_of(play.match)
    assert play.plies[0].before == game.setup(KEEZBORD.options, 4)
    assert play.plies[-1].after == play.state
    made = dealt = 0
    for ply, following in zip(play.plies, (*play.plies[1:], None), strict=True):
        assert ply.choice_index == made
        assert game.apply(ply.before, ply.seat, ply.action) == ply.after
        if ply.seat == DEALER:
            dealt += 1
            assert ply.radix == 0
        else:
            legal = game.legal(ply.before, ply.seat)
            assert ply.radix == len(legal)
            assert ply.forced == (len(legal) == 1)
            if not ply.forced:
                assert legal[play.match.choices[made]] == ply.action
                made += 1
        assert following is None or following.before == ply.after
    assert made == len(play.match.choices)
    assert dealt == play.dealt
    assert any(ply.forced for ply in play.plies)


def test_a_new_match_stands_before_its_first_real_choice():
    play = start_match("K", options(), 6, 3)
    assert play.match == Match("K", GAMES["K"].INFO.version, options(), 6, 3)
    (seat,) = GAMES["K"].to_move(play.state)
    assert len(GAMES["K"].legal(play.state, seat)) > 1
    assert [ply.action.kind for ply in play.plies[:2]] == ["lot", "deal"]


def test_the_seed_decides_the_deal():
    assert (
        start_match("K", options(), 4, 1).plies[1].after.hands != start_match("K", options(), 4, 2).plies[1].after.hands
    )


def test_every_game_is_playable_by_its_version():
    assert all(engine(code, game.INFO.version) is game for code, game in GAMES.items())


def test_another_match_goes_by_the_rules_of_today():
    old = engine("P", 1)
    begun = replay(Match("P", 1, old.options({"limit": 7, "was": False}), 3, 1))
    assert renewed_options(begun.match) == GAMES["P"].options({"limit": 7, "was": False})


@pytest.mark.parametrize("game", [*chain(*EARLIER.values())], ids=lambda game: f"{game.INFO.code}{game.INFO.version}")
def test_a_match_by_earlier_rules_is_written_and_read_as_it_was(game):
    code, version, seats = game.INFO.code, game.INFO.version, game.INFO.seats[0]
    assert version < GAMES[code].INFO.version
    play = random_play(Match(code, version, game.options({}), seats, 5))
    assert game.read(game.write(play.state)) == play.state
    for option in game.INFO.options:
        if option.values != next(o.values for o in GAMES[code].INFO.options if o.name == option.name):
            assert len(option.values) == 1 and option.name not in game.write(play.state)


def test_todays_game_plays_a_position_of_earlier_rules_on_by_them():
    old, today = engine("P", 1), GAMES["P"]
    state = random_play(Match("P", 1, old.options({}), 4, 5), 40).state
    assert today.read(today.write(state)) == state
    with pytest.raises(Misuse, match="first_rules"):
        today.setup(old.options({})._replace(first_rules=None), 4)


@pytest.mark.parametrize(
    "match",
    [
        KEEZBORD._replace(game="Z"),
        KEEZBORD._replace(version=2),
        KEEZBORD._replace(seats=5),
        KEEZBORD._replace(seed=-1),
        KEEZBORD._replace(seed=2**64),
        KEEZBORD._replace(choices=(1000,)),
        KEEZBORD._replace(choices=(-1,)),
    ],
)
def test_an_unsound_match_is_refused(match):
    with pytest.raises(ValueError):
        replay(match)


def test_a_choice_after_the_end_is_refused():
    match = random_play(KEEZBORD).match
    with pytest.raises(ValueError, match="after the end"):
        replay(match._replace(choices=(*match.choices, 0)))


def test_no_game_of_that_letter():
    with pytest.raises(ValueError, match="no game Z"):
        start_match("Z", options(), 4, 1)


def test_an_illegal_choice_leaves_the_play_as_it_was():
    play = start_match("K", options(), 4, 7)
    (seat,) = GAMES["K"].to_move(play.state)
    for who, action in ((seat, Action("play", b"\xff", ((0, 0),))), ((seat + 1) % 4, Action("discard"))):
        with pytest.raises(Illegal):
            choose(play, who, action)
    assert play == start_match("K", options(), 4, 7)


def test_nothing_can_be_chosen_after_the_end():
    with pytest.raises(Illegal, match="over"):
        choose(random_play(KEEZBORD), 0, Action("discard"))


def test_unfold_stops_where_pick_says():
    play = unfold(KEEZBORD, lambda legal: None)
    assert play == replay(KEEZBORD)
    assert play.match.choices == ()


def test_a_cut_match_is_an_earlier_stage():
    whole = random_play(KEEZBORD)
    early = replay(truncate(whole.match, 20))
    assert len(early.match.choices) == 20
    assert whole.plies[: len(early.plies)] == early.plies
    assert relation(early.match, whole.match) == "older"
    assert relation(whole.match, early.match) == "newer"


def toepen(seed: int = 1, **house: object):
    """Four seats before the first card, nothing called or washed."""
    game = GAMES["P"]
    play = start_match("P", game.options({"blind": False, "was": False, "four_alike": False, **house}), 4, seed)
    assert play.state.phase == "trick"
    return game, play


def test_a_choice_out_of_turn_is_numbered_behind_those_of_whose_turn_it_is():
    game, play = toepen()
    first, second, third, _ = game.to_move(play.state)
    cards = len(game.legal(play.state, first)) - 1
    assert choose(play, first, Action("toep")).match.choices == (cards,)
    assert choose(play, second, Action("toep")).match.choices == (cards + 1,)
    early = choose(play, third, Action("toep"))
    assert early.match.choices == (cards + 2,)
    ply = early.plies[-1]
    assert (ply.seat, ply.action, ply.radix) == (third, Action("toep"), cards + 4)
    assert early == replay(early.match)
    with pytest.raises(ValueError, match="of"):
        replay(early.match._replace(choices=(cards + 4,)))


def test_a_turn_is_not_forced_while_others_may_act_before_it():
    game, play = toepen()
    while len(game.legal(play.state, play.state.turn)) > 2 or len(play.match.choices) < 12:
        play = choose(play, play.state.turn, game.legal(play.state, play.state.turn)[0])
    assert len(play.match.choices) == 12
    assert [len(hand) for hand in play.state.hands] == [1] * 4
    assert all(ply.radix >= 4 for ply in play.plies if ply.action.kind == "card")
    alone = toepen(toep_any_time=False)[1]
    assert game.to_move(alone.state) == (alone.state.turn,)


def test_who_may_not_act_out_of_turn_is_refused_with_the_rule():
    game, play = toepen(toep_any_time=False)
    other = (play.state.turn + 1) % 4
    with pytest.raises(Illegal, match="toep_turn"):
        choose(play, other, Action("toep"))
    asked = choose(play, play.state.turn, Action("toep"))
    with pytest.raises(Illegal, match="turn"):
        choose(asked, game.to_move(asked.state)[0] - 2, Action("stay"))


OTHERS = [
    KEEZBORD._replace(seed=98),
    KEEZBORD._replace(seats=6),
    KEEZBORD._replace(options=options(preset="NK")),
]


def test_a_key_tells_matches_apart_but_not_their_stages():
    assert key_of_match(KEEZBORD) == key_of_match(KEEZBORD._replace(choices=(1, 2, 3))) == "K1-4-0-0000000000000063"
    assert len({key_of_match(match) for match in (KEEZBORD, *OTHERS)}) == 1 + len(OTHERS)


@pytest.mark.parametrize("other", OTHERS)
def test_another_match_is_no_relation(other):
    assert relation(KEEZBORD, other) == "other"
