"""Tests of how the way of playing changes the house rules."""

from kaartbord.games import GAMES, keezbord, okidoki, toedeloe, toepen, tokken
from kaartbord.match.setup import house_rule_choices

RULES = {"toep_any_time": True, "was": True, "limit": 10}


def test_a_seat_played_by_link_takes_toeping_out_of_turn_away():
    assert house_rule_choices.adapt_to_players(toepen.INFO.options, RULES, {"me", "link"}) == {
        **RULES,
        "toep_any_time": False,
    }
    assert house_rule_choices.adapt_to_players(toepen.INFO.options, RULES, {"me", "computer", "here"}) == RULES
    assert house_rule_choices.adapt_to_players(keezbord.INFO.options, {"nk_scoring": True}, {"link"}) == {
        "nk_scoring": True
    }


def test_numbers_are_chosen_from_the_smallest_on_and_the_board_comes_first():
    for game in GAMES.values():
        for option in game.INFO.options:
            values = house_rule_choices.ordered_values(option)
            assert sorted(map(str, values)) == sorted(map(str, option.values))
            if type(values[0]) is int:
                assert values == sorted(values), option.name
        for seats in game.INFO.seats:
            boards = [bool(option.board) for option in house_rule_choices.offered_options(game.INFO, seats)]
            assert boards == sorted(boards, reverse=True)


def test_what_makes_no_difference_for_so_many_players_is_not_offered():
    def offers(game, seats, name):
        return name in [option.name for option in house_rule_choices.offered_options(game.INFO, seats)]

    for game in (okidoki, toedeloe):
        assert offers(game, 2, "two_player_mode") and not offers(game, 4, "two_player_mode")
    assert [offers(tokken, seats, "individual") for seats in (3, 4, 5, 6)] == [False, True, False, True]
    assert not any(option.name == "first_rules" for option in house_rule_choices.offered_options(toepen.INFO, 4))


def test_the_preset_that_is_nearest_names_house_rules():
    cafe = house_rule_choices.preset_values(toepen.INFO, "Café 15")
    assert house_rule_choices.nearest_preset(toepen.INFO, cafe) == ("Café 15", [])
    preset, changed = house_rule_choices.nearest_preset(toepen.INFO, cafe | {"was": False})
    assert (preset, [option.name for option in changed]) == ("Café 15", ["was"])


def test_what_has_everybody_asked_is_off_where_hands_are_sealed_until_it_is_chosen():
    usual = house_rule_choices.preset_values(toepen.INFO, "SpelTips")
    sealed = house_rule_choices.adapt_to_sealing(toepen.INFO, "SpelTips", usual, sealed=True)
    off = {name for name in usual if sealed[name] != usual[name]}
    assert off == {"blind", "was", "whistle", "four_alike"}
    assert house_rule_choices.count_asking_rules(toepen.INFO, usual) == 4
    assert house_rule_choices.count_asking_rules(toepen.INFO, sealed) == 0
    assert house_rule_choices.count_asking_rules(toepen.INFO, {**sealed, "was": True}) == 1
    assert house_rule_choices.adapt_to_sealing(toepen.INFO, "SpelTips", sealed, sealed=False) == usual
    for game in (keezbord, tokken, okidoki, toedeloe):
        assert (
            house_rule_choices.count_asking_rules(
                game.INFO, house_rule_choices.preset_values(game.INFO, next(iter(game.INFO.presets)))
            )
            == 0
        )
