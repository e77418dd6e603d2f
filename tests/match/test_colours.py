"""The colours of seats: what is chosen, what a link and a device keep of it, and that nothing else in it changes."""

import pytest
from kaartbord.games import GAMES
from kaartbord.match import archive, evening, link, stored
from kaartbord.match.match import start_match
from kaartbord.match.sections import Section
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame
from kaartbord.match.session.session import Session
from kaartbord.match.setup import colours
from kaartbord.match.setup.draft import from_record

TABLE = tuple(link.Seat("link", name, claimed=True) for name in ("Jan", "Truus", "Anna", "Wim"))
OTHERS = (5, 1, 0, 7)


def table(*sections: Section) -> SavedGame:
    play = start_match("K", GAMES["K"].options({}), len(TABLE), 3)
    return SavedGame(OpenHistory(play), TABLE, frozenset({0}), extra_sections=sections)


@pytest.mark.parametrize("seats", range(2, colours.COLOUR_COUNT + 1))
def test_colours_come_out_of_a_link_as_they_went_in(seats):
    usual = tuple(range(seats))
    for turned in (usual[::-1], tuple((colour + 3) % colours.COLOUR_COUNT for colour in usual)):
        assert colours.from_sections(colours.to_sections((), turned), seats) == turned
    assert colours.from_sections((), seats) == colours.normalize(usual, seats) == ()
    assert colours.to_sections((), ()) == ()


def test_usual_colours_cost_no_letter_and_others_six_at_most():
    usual, other = table().fragment(), table(*colours.to_sections((), OTHERS)).fragment()
    assert table(*colours.to_sections((), colours.normalize((0, 1, 2, 3), 4))).fragment() == usual
    assert 0 < len(other) - len(usual) <= 6
    shared = link.decode_link(other)
    assert colours.from_sections(shared.extra_sections, 4) == OTHERS
    assert shared.match == link.decode(usual)


@pytest.mark.parametrize("body", [b"", b"\0", b"\xff" * 9, bytes(3), b"\x01"])
def test_colours_that_cannot_be_are_the_usual_ones(body):
    assert colours.from_sections((Section(colours.SECTION_KIND, body),), 4) == ()
    Session(table(Section(colours.SECTION_KIND, body)))


def test_who_takes_a_colour_that_is_taken_swaps():
    assert colours.choose_colour((), 4, 0, 2) == (2, 1, 0, 3)
    assert colours.choose_colour((2, 1, 0, 3), 4, 2, 2) == ()
    assert colours.choose_colour((), 4, 1, 6) == (0, 6, 2, 3)
    assert colours.choose_colour((0, 6, 2, 3), 4, 1, 6) == (0, 6, 2, 3)


def test_a_table_of_another_size_keeps_what_was_chosen_and_no_two_are_alike():
    assert colours.complete((5, 1, 0, 7), 2) == (5, 1)
    assert colours.complete((5, 1, 0, 7), 6) == (5, 1, 0, 7, 4, 2)
    assert colours.complete((0, 4), 6) == (0, 4, 2, 3, 1, 5)
    assert colours.complete((), 8) == ()


def test_no_other_link_changes_the_colours_of_a_game_that_is_known():
    ours, theirs = colours.to_sections((), OTHERS), colours.to_sections((), (1, 0, 2, 3))
    assert evening.merge_sections(ours, theirs) == evening.merge_sections(ours, ()) == ours
    assert evening.merge_sections((), theirs) == ()


def test_an_evening_and_colours_stand_next_to_each_other_in_a_link():
    night = evening.toggle_over(evening.Evening())
    both = evening.to_sections(colours.to_sections((), OTHERS), night)
    shared = link.decode_link(table(*both).fragment())
    assert shared.extra_sections == both
    assert (
        colours.from_sections(shared.extra_sections, 4) == OTHERS
        and evening.from_sections(shared.extra_sections, 4) == night
    )


def test_the_store_and_the_backup_say_the_colours_without_a_replay():
    kept = table(*colours.to_sections((), OTHERS))
    record = stored.to_record(kept, kept.fragment(), 1.0)
    entry = stored.summary_of(kept.key, record)
    assert entry is not None and entry.colours == OTHERS
    back = archive.from_backup_record(archive.to_backup_record("", record, "", {})).stored
    assert back["colours"] == [*OTHERS]
    assert "colours" not in stored.to_record(table(), table().fragment(), 1.0)


def test_a_draft_remembers_its_colours():
    draft = from_record("K", None)._replace(colours=OTHERS)
    again = from_record("K", draft.to_record())
    assert again.colours == again.setup().colours == OTHERS
    for damaged in ([0, 0, 1, 2], [1, 0], "1023", [9, 1, 2, 3]):
        assert from_record("K", draft.to_record() | {"colours": damaged}).colours == ()
