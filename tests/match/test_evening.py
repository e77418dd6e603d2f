"""An evening: what its section holds, who leads, and who deals in the next game."""

import pytest
from kaartbord.games import GAMES
from kaartbord.match import evening, link
from kaartbord.match.evening import Evening, Result
from kaartbord.match.match import Match, key, new
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
    assert evening.of(()) == Evening()
    assert evening.put((), Evening()) == ()


def test_an_evening_of_eight_games_lengthens_the_link_by_ninety_six_letters_at_most():
    night, play = played(*"KTPOLPP"), whole("K", 9)
    alone = link.encode_table(play, NAMES)
    text = link.encode_table(play, NAMES, more=evening.put((), night))
    assert len(text) - len(alone) <= 96
    shared = link.decode_table(text)
    assert evening.of(shared.more) == night
    assert len(evening.with_result(evening.of(shared.more), play).results) == 8


@pytest.mark.parametrize("games", [1, 7, evening.MOST])
def test_a_finished_game_costs_twelve_letters_at_most(games):
    results = [Result("K", frozenset((0, 2)), bytes((0, 0, 0, n))) for n in range(games)]
    sizes = [
        len(link.encode_table(whole("P", 1), NAMES, more=evening.put((), Evening(tuple(results[:n])))))
        for n in (games, games - 1)
    ]
    assert 0 < sizes[0] - sizes[1] <= 12 + 8 * (games == 1)


def test_a_game_counts_once_it_is_over():
    begun = new("P", GAMES["P"].options({}), SEATS, 1)
    assert evening.result_of(begun) is None
    assert evening.with_result(Evening(), begun) == Evening()
    for code in GAMES:
        play = whole(code, 2)
        result = evening.result_of(play)
        sides, score = GAMES[code].sides(play.state), GAMES[code].score(play.state)
        assert result == Result(
            code,
            frozenset(seat for side in score.winners for seat in sides[side]),
            evening.mark(key(play.match)),
        )


def test_points_are_what_the_table_agreed_on():
    night = Evening(results=(Result("K", frozenset((0, 2)), b"1234"), Result("P", frozenset((1,)), b"5678")))
    assert [
        (place.seat, place.points, place.won, place.rank) for place in evening.standings(night, SEATS)
    ] == [
        (0, 3, 1, 1),
        (2, 3, 1, 1),
        (1, 1, 1, 3),
        (3, 0, 0, 4),
    ]
    night = evening.worth_changed(night, "P", 5)
    assert evening.leaders(night, SEATS) == [1]
    assert evening.worth_of(night, "P") == 5


def test_an_evening_that_is_over_makes_way_for_a_new_one_with_the_same_points():
    night = evening.toggled(evening.worth_changed(played("P"), "P", 4))
    assert night.over
    assert not evening.toggled(night).over
    assert evening.following(night, whole("P", 3)) == Evening(worth=night.worth)


def test_the_link_of_the_next_game_says_which_one_it_follows():
    play = whole("P", 1)
    more = evening.put((), evening.following(Evening(), play))
    assert evening.follows(play.match, more)
    assert not evening.follows(whole("P", 2).match, more)
    assert not evening.follows(play.match, ())


def test_of_two_links_the_evening_that_was_changed_later_is_taken():
    night = played("P", "K")
    other = Section("z", b"later version")
    ours = evening.put((), evening.worth_changed(night, "P", 2))
    theirs = evening.put((other,), night)
    assert evening.agreed(ours, theirs) == tuple(sorted([*ours, other]))
    assert evening.agreed(theirs, ours) == ours
    assert evening.agreed(theirs, ()) == theirs
    last = night._replace(changes=evening.CHANGES - 1)
    assert evening.of(evening.agreed(evening.put((), evening.toggled(last)), evening.put((), last))).over


def test_what_came_of_earlier_games_no_other_link_changes():
    night = played("P", "K")
    forged = night._replace(results=(night.results[0]._replace(won=frozenset((3,))), *night.results[1:]))
    ours, theirs = (evening.put((), one) for one in (night, evening.toggled(forged)))
    found = evening.of(evening.agreed(ours, theirs))
    assert found.results == night.results
    assert found.over


def test_a_link_that_says_otherwise_of_the_game_that_is_played_is_not_believed():
    play = whole("P", 1)
    result = evening.result_of(play)
    forged = Evening((result._replace(won=frozenset((0, 1, 2, 3))),))
    assert evening.with_result(forged, play).results == (result,)


def test_a_winner_who_has_no_seat_makes_it_no_evening():
    night = Evening((Result("K", frozenset((1, 5)), b"1234"),))
    more = evening.put((), night)
    assert evening.of(more, 6) == night
    assert evening.of(more, SEATS) == Evening()


@pytest.mark.parametrize(
    "body",
    [
        b"\0",
        bytes((0, 3, 3, 3, 3)),
        bytes((0, 3, 3, 3, 3, evening.MOST_WORTH + 1)),
        bytes((0, 3, 3, 1, 3, 2)) + b"K\1abc",
        bytes((0, 3, 3, 1, 3, 2)) + b"X\1abcd",
        bytes((0, 3, 3, 1, 3, 2)) + b"K\0abcd",
        bytes((0, 3, 3, 1, 3, 2)) + b"K\1abcd" * 2,
        bytes((0, 3, 3, 1, 3, 2)) + b"".join(b"K\1abc" + bytes((n,)) for n in range(evening.MOST + 1)),
    ],
)
def test_what_cannot_be_read_is_no_evening(body):
    assert evening.of([Section(evening.KIND, body)]) == Evening()
