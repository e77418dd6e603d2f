"""Tests of the draft of a new game: its players, its house rules and its board."""

import pytest
from kaartbord.games import GAMES, okidoki, tokken
from kaartbord.match.setup import house_rule_choices, seating
from kaartbord.match.setup.boards import USUAL_BOARD, Boards, SavedBoard
from kaartbord.match.setup.draft import DEFAULT_SEATS, from_record


def test_one_is_added_changed_and_removed() -> None:
    first = Boards().add(SavedBoard("aa", "")).change(SavedBoard("ab", "Winter"))
    assert (first.letters, first.chosen) == ("ab", 0)
    both = first.add(SavedBoard("bb", "Twee"))
    assert both.letters == "bb" and [each.name for each in both.saved] == ["Winter", "Twee"]
    left = both._replace(chosen=0).remove()
    assert [each.letters for each in left.saved] == ["bb"]
    assert left.letters == "" and left.chosen == USUAL_BOARD


def test_the_board_of_the_last_game_is_chosen_again_and_never_lost() -> None:
    known = Boards((SavedBoard("aa", "Een"), SavedBoard("ab", "Twee")))
    assert known.choose(SavedBoard("ab", "Drie")) == known._replace(chosen=1)
    assert known.choose(SavedBoard("", "Drie")).letters == ""
    assert known.choose(SavedBoard("bb", "Drie")) == known.add(SavedBoard("bb", "Drie"))


def test_what_depends_on_the_rules_is_shown_while_the_board_cannot_be_played_on() -> None:
    sound = house_rule_choices.preset_values(okidoki.INFO, "Kort") | {"board": "wg" * 8}
    assert house_rule_choices.playable_values(okidoki.INFO, sound) == sound
    assert house_rule_choices.playable_values(okidoki.INFO, sound | {"board": "w" * 16}) == sound | {"board": ""}


def test_the_first_time_a_table_for_four_with_the_computer_stands_ready() -> None:
    for code, game in GAMES.items():
        draft = from_record(code, None)
        assert len(draft.chairs) == DEFAULT_SEATS and draft.kinds == {"me", "computer"}
        assert draft.preset in game.INFO.presets and draft.names == {}
        assert draft.setup().mine == {0}


def test_the_last_table_comes_back_and_what_no_longer_fits_does_not() -> None:
    fresh = from_record("T", None)
    other = next(iter(set(tokken.INFO.presets) - {fresh.preset}), fresh.preset)
    draft = fresh.with_preset(other)._replace(level="calm")
    draft = draft._replace(chairs=draft.resized_chairs(6, draft.names))
    stored = draft.to_record()
    again = from_record("T", stored)
    assert (again.chairs, again.preset, again.values, again.level) == draft[1:4] + (draft.level,)
    assert from_record("T", stored | {"level": "gone"}).level == fresh.level
    assert [chair.level for chair in from_record("T", stored | {"levels": ["gone", "firm"]}).chairs[:3]] == [
        "strong",
        "firm",
        "strong",
    ]
    for torn in ({"kinds": ["me"]}, {"preset": "gone"}, {"values": 3}, {"names": None}):
        assert from_record("T", stored | torn) == fresh


def test_each_computer_can_play_at_a_level_of_its_own() -> None:
    draft = from_record("K", None)
    own = ("strong", "beginner", "firm", "calm")
    chairs = tuple(chair._replace(level=level) for chair, level in zip(draft.chairs, own, strict=True))
    each = draft._replace(chairs=chairs, level=seating.LEVEL_PER_CHAIR)
    again = from_record("K", each.to_record())
    for setup in (each.setup(), again.setup()):
        assert tuple(seat.level for seat in setup.seats) == own
    assert {seat.level for seat in each._replace(level="calm").setup().seats[1:]} == {"calm"}


def test_hands_are_sealed_where_somebody_is_elsewhere() -> None:
    draft = from_record("K", None)._replace(sealed=True)
    assert not draft.setup().sealed, "computers alone: there is nobody to hide from"
    by_link = draft._replace(chairs=seating.arrange_chairs("link", 4, {}))
    assert by_link.setup().sealed and from_record("K", by_link.to_record()).setup().sealed
    assert not by_link._replace(sealed=False).setup().sealed
    phones = draft._replace(chairs=seating.arrange_chairs("phones", 4, {}))
    assert not phones.setup().sealed, "nobody who plays begins it"


def test_a_first_game_has_beginners_and_gentle_house_rules() -> None:
    for code, game in GAMES.items():
        known = from_record(code, None)
        named = known._replace(
            chairs=(known.chairs[0]._replace(name="Bep"), *known.chairs[1:]),
            preset=[*game.INFO.presets][-1],
            values=house_rule_choices.preset_values(game.INFO, [*game.INFO.presets][-1]),
        )
        code, options, seats, mine, dealer, sealed, colours, first = named.for_first_game().setup()
        assert dealer is None and not sealed and not colours and first
        assert [who.kind for who in seats] == ["human"] + ["computer"] * (DEFAULT_SEATS - 1) and mine == {0}
        assert seats[0].name == "Bep" and {who.level for who in seats[1:]} == {"beginner"}
        assert options == game.options(game.INFO.gentle)


def test_the_first_game_of_keezbord_and_toepen_is_gentle() -> None:
    assert from_record("K", None).for_first_game().values["guarantee_start_card"]
    toepen = from_record("P", None).for_first_game().values
    assert not toepen["blind"] and not toepen["was"]


def test_somebody_who_knows_the_game_gets_the_usual_one_with_all_that_they_chose() -> None:
    first = from_record("P", None).for_first_game()
    chosen = first._replace(values=first.values | {"limit": 15}, chairs=first.resized_chairs(2, {}))
    known = chosen.for_experienced_player()
    assert (known.level, known.is_first, len(known.chairs)) == ("strong", False, 2)
    assert known.values == house_rule_choices.preset_values(known.info, known.preset) | {"limit": 15}
    assert chosen._replace(level="calm").for_experienced_player().level == "calm"
    assert not from_record("P", first.to_record()).is_first and not known.setup().is_first


@pytest.mark.parametrize(("code", "preset", "drawn"), [("K", "Keezbord", True), ("K", "NK", False), ("P", "", True)])
def test_who_deals_first_can_be_chosen_where_there_is_a_lot(code: str, preset: str, drawn: bool) -> None:
    draft = from_record(code, None)
    draft = draft.with_preset(preset) if preset else draft
    assert draft.draws_lot == drawn
    assert draft.setup().dealer is None
    assert draft._replace(dealer=2).setup().dealer == 2
    assert "dealer" not in draft._replace(dealer=2).to_record()


def test_who_left_the_table_deals_no_more() -> None:
    draft = from_record("K", None)
    few = draft.chairs[:2]
    assert [draft._replace(dealer=seat).with_chairs(few).dealer for seat in (None, 1, 2)] == [None, 1, None]
