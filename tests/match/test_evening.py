"""An evening: what its section holds, who leads, and who deals in the next game."""

import pytest
from kaartbord.games import GAMES
from kaartbord.match import evening, link
from kaartbord.match.evening import Evening, EveningResult
from kaartbord.match.match import Match, key_of_match, start_match
from kaartbord.match.sections import Section
from support.plays import random_play

SEATS = 4
NAMES = tuple(link.Seat("link", name, claimed=True) for name in ("Jan", "Truus", "Anna", "Wim"))


def whole(code: str, seed: int, seats: int = SEATS):
    return random_play(Match(code, GAMES[code].INFO.version, GAMES[code].options({}), seats, seed))


def played(*codes: str) -> Evening:
    night = Evening()
    for seed, code in enumerate(codes):
        night = evening.with_result(night, whole(code, seed))
    return night


def test_a_game_alone_is_no_evening_and_costs_no_letter():
    assert evening.from_sections(()) == Evening()
    assert evening.to_sections((), Evening()) == ()


def test_an_evening_of_eight_games_lengthens_the_link_by_ninety_six_letters_at_most():
    night, play = played(*"KTPOLPP"), whole("K", 9)
    alone = link.encode_link(play, NAMES)
    text = link.encode_link(play, NAMES, extra_sections=evening.to_sections((), night))
    assert len(text) - len(alone) <= 96
    shared = link.decode_link(text)
    assert evening.from_sections(shared.extra_sections) == night
    assert len(evening.with_result(evening.from_sections(shared.extra_sections), play).results) == 8


@pytest.mark.parametrize("games", [1, 7, evening.MAX_GAMES])
def test_a_finished_game_costs_twelve_letters_at_most(games):
    results = [EveningResult("K", frozenset((0, 2)), bytes((0, 0, 0, n))) for n in range(games)]
    sizes = [
        len(link.encode_link(whole("P", 1), NAMES, extra_sections=evening.to_sections((), Evening(tuple(results[:n])))))
        for n in (games, games - 1)
    ]
    assert 0 < sizes[0] - sizes[1] <= 12 + 8 * (games == 1)


def test_a_game_counts_once_it_is_over():
    begun = start_match("P", GAMES["P"].options({}), SEATS, 1)
    assert evening.result_of(begun) is None
    assert evening.with_result(Evening(), begun) == Evening()
    for code in GAMES:
        play = whole(code, 2)
        result = evening.result_of(play)
        sides, score = GAMES[code].sides(play.state), GAMES[code].score(play.state)
        assert result == EveningResult(
            code,
            frozenset(seat for side in score.winners for seat in sides[side]),
            evening.match_mark(key_of_match(play.match)),
        )


def test_points_are_what_the_table_agreed_on():
    night = Evening(
        results=(EveningResult("K", frozenset((0, 2)), b"1234"), EveningResult("P", frozenset((1,)), b"5678"))
    )
    assert [(place.seat, place.points, place.won, place.rank) for place in evening.standings(night, SEATS)] == [
        (0, 3, 1, 1),
        (2, 3, 1, 1),
        (1, 1, 1, 3),
        (3, 0, 0, 4),
    ]
    night = evening.set_worth(night, "P", 5)
    assert evening.leaders(night, SEATS) == [1]
    assert evening.worth_of(night, "P") == 5


def test_an_evening_that_is_over_makes_way_for_a_new_one_with_the_same_points():
    night = evening.toggle_over(evening.set_worth(played("P"), "P", 4))
    assert night.over
    assert not evening.toggle_over(night).over
    assert evening.next_evening(night, whole("P", 3)) == Evening(worth=night.worth)


def test_the_link_of_the_next_game_says_which_one_it_follows():
    play = whole("P", 1)
    more = evening.to_sections((), evening.next_evening(Evening(), play))
    assert evening.is_next_game(play.match, more)
    assert not evening.is_next_game(whole("P", 2).match, more)
    assert not evening.is_next_game(play.match, ())


def test_of_two_links_the_evening_that_was_changed_later_is_taken():
    night = played("P", "K")
    other = Section("z", b"later version")
    ours = evening.to_sections((), evening.set_worth(night, "P", 2))
    theirs = evening.to_sections((other,), night)
    assert evening.merge_sections(ours, theirs) == tuple(sorted([*ours, other]))
    assert evening.merge_sections(theirs, ours) == ours
    assert evening.merge_sections(theirs, ()) == theirs
    last = night._replace(changes=evening.CHANGE_MODULUS - 1)
    assert evening.from_sections(
        evening.merge_sections(evening.to_sections((), evening.toggle_over(last)), evening.to_sections((), last))
    ).over


def test_what_came_of_earlier_games_no_other_link_changes():
    night = played("P", "K")
    forged = night._replace(results=(night.results[0]._replace(won=frozenset((3,))), *night.results[1:]))
    ours, theirs = (evening.to_sections((), one) for one in (night, evening.toggle_over(forged)))
    found = evening.from_sections(evening.merge_sections(ours, theirs))
    assert found.results == night.results
    assert found.over


def test_a_link_that_says_otherwise_of_the_game_that_is_played_is_not_believed():
    play = whole("P", 1)
    result = evening.result_of(play)
    forged = Evening((result._replace(won=frozenset((0, 1, 2, 3))),))
    assert evening.with_result(forged, play).results == (result,)


def test_a_winner_who_has_no_seat_makes_it_no_evening():
    night = Evening((EveningResult("K", frozenset((1, 5)), b"1234"),))
    more = evening.to_sections((), night)
    assert evening.from_sections(more, 6) == night
    assert evening.from_sections(more, SEATS) == Evening()


@pytest.mark.parametrize(
    "body",
    [
        b"\0",
        bytes((0, 3, 3, 3, 3)),
        bytes((0, 3, 3, 3, 3, evening.MAX_WORTH + 1)),
        bytes((0, 3, 3, 1, 3, 2)) + b"K\1abc",
        bytes((0, 3, 3, 1, 3, 2)) + b"X\1abcd",
        bytes((0, 3, 3, 1, 3, 2)) + b"K\0abcd",
        bytes((0, 3, 3, 1, 3, 2)) + b"K\1abcd" * 2,
        bytes((0, 3, 3, 1, 3, 2)) + b"".join(b"K\1abc" + bytes((n,)) for n in range(evening.MAX_GAMES + 1)),
    ],
)
def test_what_cannot_be_read_is_no_evening(body):
    assert evening.from_sections([Section(evening.SECTION_KIND, body)]) == Evening()
