"""Tests of the answers that players give ahead, in the link."""

from kaartbord.games import GAMES
from kaartbord.match import link, match
from kaartbord.match.link import Seat
from kaartbord.match.sections import Section
from kaartbord.match.setup import early_answers

OTHER = Section("c", b"\x01")


def test_who_said_nothing_answers_as_is_usual() -> None:
    assert early_answers.from_sections((), 3, 6) == [6, 6, 6]
    assert early_answers.from_sections((Section(early_answers.SECTION_KIND, b"\x01"),), 3, 6) == [6, 6, 6], (
        "what cannot be counts for nothing"
    )


def test_it_goes_through_a_link_and_makes_it_a_few_letters_longer() -> None:
    play = match.start_match("P", GAMES["P"].options({}), 3, 1)
    seats = tuple(Seat("link", "", True) for _ in range(3))
    text = link.encode_link(play, seats, extra_sections=early_answers.to_sections((OTHER,), [0, 2, 6]))
    assert early_answers.from_sections(link.decode_link(text).extra_sections, 3, 6) == [0, 2, 6]
    assert link.decode_link(text).extra_sections == early_answers.to_sections((OTHER,), [0, 2, 6])
    assert len(text) - len(link.encode_link(play, seats, extra_sections=(OTHER,))) <= 8


def test_what_the_players_here_said_no_other_link_changes() -> None:
    ours, theirs = early_answers.to_sections((), [1, 2, 3]), early_answers.to_sections((OTHER,), [4, 5, 6])
    assert early_answers.from_sections(early_answers.merge_sections(ours, theirs, {1}, 3), 3, 0) == [4, 2, 6]
    assert OTHER in early_answers.merge_sections(ours, theirs, {1}, 3)
    assert early_answers.from_sections(early_answers.merge_sections(ours, (OTHER,), {1}, 3), 3, 0) == [1, 2, 3], (
        "their link is from before"
    )
    assert early_answers.merge_sections((), theirs, {1}, 3) == theirs
