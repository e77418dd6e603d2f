"""Statistics: the numbers of a game against a plain recount, and what is made of those of many games."""

from collections import Counter
from typing import Any
from zlib import crc32

import pytest
from kaartbord.games import GAMES
from kaartbord.match import link
from kaartbord.match.link import Seat
from kaartbord.match.match import Match, Play, replay, run_steps, truncate
from kaartbord.match.statistics import COUNTS, game_counts, totals
from kaartbord.match.statistics.game_counts import GameCounts
from kaartbord.match.statistics.rating import Rating, rate
from kaartbord.match.statistics.totals import Companion, CountedGame, PlayedAndWon, Total
from kaartbord.match.stored import GameSummary
from support.plays import random_play
from support.samples import lacking, sample, samples

HUMAN = Seat("human", "Anna", True)
WIM, BEP = Seat("computer", "Wim", False, "firm"), Seat("computer", "Bep", False, "strong")


def whole(code: str, seats: int, seed: int) -> Play:
    options = GAMES[code].options({})
    return random_play(Match(code, GAMES[code].INFO.version, options, seats, seed))


@pytest.fixture(scope="module")
def plays() -> dict[str, list[Play]]:
    few = {code: GAMES[code].INFO.seats[0] for code in GAMES}
    return {code: [whole(code, seats, seed) for seats in (few[code], 4) for seed in (3, 4)] for code in GAMES}


@pytest.mark.parametrize("code", COUNTS)
def test_the_numbers_of_a_game_are_those_of_a_plain_recount(code: str, plays: dict[str, list[Play]]) -> None:
    recount, found = sample(code, "recount"), Counter[str]()
    for play in plays[code]:
        seats = (HUMAN,) * play.match.seats
        _, read = run_steps(link.read_steps(link.parse_link(link.encode_link(play, seats))))
        for seat in range(len(seats)):
            done = run_steps(game_counts.count_steps(read, seats, frozenset({seat})))
            assert done.numbers == Counter(recount(read, seat))
            found.update(done.numbers)
    missed = {count.name for count in COUNTS[code]} - {*found} - samples(code).rare
    assert not missed, lacking(code, "rare", f"random games never counted {missed}")


# ---- one game, stored as a text


def mark_of(play: Play, seats: tuple[Seat, ...], mine: set[int]) -> int:
    return game_counts.record_mark(link.encode_link(play, seats), mine)


def test_what_was_counted_is_read_back(plays: dict[str, list[Play]]) -> None:
    for code in COUNTS:
        play, seats = plays[code][-1], (HUMAN, WIM, HUMAN, BEP)
        for mine in ({0}, {0, 2}, set[int]()):
            done = run_steps(game_counts.count_steps(play, seats, frozenset(mine)))
            assert done.levels == ("", "firm", "", "strong") and done.local_seats == tuple(sorted(mine))
            assert bool(done.numbers) == (len(mine) == 1)
            mark = mark_of(play, seats, mine)
            assert game_counts.decode_counts(game_counts.encode_counts(done, mark), code, mark) == done


def test_a_torn_text_is_counted_again(plays: dict[str, list[Play]]) -> None:
    play, seats = plays["P"][-1], (HUMAN, WIM, BEP, HUMAN)
    mark = mark_of(play, seats, {0})
    text = game_counts.encode_counts(run_steps(game_counts.count_steps(play, seats, frozenset({0}))), mark)
    assert game_counts.decode_counts(text, "P", mark) is not None
    torn: list[object] = [text[:end] for end in range(len(text))]
    torn += [text[:at] + "0" + text[at + 1 :] for at in range(len(text)) if text[at] != "0"]
    for wrong in (*torn, text + "0", None, 7, [text], {}):
        assert game_counts.decode_counts(wrong, "P", mark) is None, wrong


@pytest.mark.parametrize(
    "body",
    ["2;p0;0;0;", "1;p", "1;9;0;0;", "1;p0;9;0;", "1;p0;0;7;", "1;p0;0;x;", "1;p0;0;0;toeps=-1", "1;p0;0;0;x=1",
     "1;pp;01;0;toeps=1", "1;p0;0;0;toeps", "1;p0;0;0;toeps=" + "9" * 30, "1;p0;0;0;toeps=1=1"],
)  # fmt: skip
def test_a_text_that_no_page_wrote_is_none(body: str) -> None:
    assert game_counts.decode_counts(f"{crc32(b'1;p0;0;0;', 5):08x};1;p0;0;0;", "P", 5) is not None
    assert game_counts.decode_counts(f"{crc32(body.encode(), 5):08x};{body}", "P", 5) is None


def test_a_game_that_stands_otherwise_is_counted_again(plays: dict[str, list[Play]]) -> None:
    play, seats = plays["P"][-1], (HUMAN, WIM, BEP, HUMAN)
    mark = mark_of(play, seats, {0})
    handed = mark_of(play, seats, {3})
    renamed = mark_of(play, (WIM, HUMAN, BEP, HUMAN), {0})
    assert len({mark, handed, renamed}) == 3


def test_a_game_that_is_not_over_counts_for_nothing(plays: dict[str, list[Play]]) -> None:
    play = replay(truncate(plays["P"][-1].match, 9))
    done = run_steps(game_counts.count_steps(play, (HUMAN,) * 4, frozenset({0})))
    assert done == GameCounts() == game_counts.decode_counts(game_counts.encode_counts(done, 7), "P", 7)
    assert totals.statistics_of([CountedGame(entry("a", "P", 1), done)]).row.played.number == 0


# ---- many games


def entry(key: str, code: str, at: float, *names: str) -> GameSummary:
    return GameSummary(key, code, names or ("Ik", "Wim", "Anna", "Wim"), frozenset({0}), (), at)


def game(key: str, code: str, at: float, *, won: str = "", numbers: str = "", **more: Any) -> CountedGame:
    levels = more.pop("levels", ("", "firm", "", "firm"))
    counts = {name: int(number) for name, number in (each.split("=") for each in numbers.split())}
    done = GameCounts(levels, more.pop("here", (0,)), frozenset(map(int, won)), counts)
    return CountedGame(entry(key, code, at, *more.pop("names", ())), done)


EVENING = [
    game("a", "P", 1, won="0", numbers="toeps=3 in_a_row=2"),
    game("b", "P", 2, won="2", numbers="toeps=1 in_a_row=4"),
    game("c", "K", 4, won="02", numbers="hits=2"),
    game("d", "K", 3, won="02", levels=("", "strong", "", "firm"), numbers="hits=5"),
    game("e", "K", 5, won="0", here=(0, 2)),
    game("f", "P", 6, won="0", levels=("", "", "", ""), numbers="in_a_row=4"),
    game("g", "P", 7, won="1", here=()),
    game("h", "L", 8, won="13", names=("", "", "Anna", "")),
]


def test_played_won_and_in_a_row() -> None:
    found = totals.statistics_of(EVENING)
    assert found.row == PlayedAndWon(Total(7, ("h", "f", "e", "c", "d", "b", "a")), Total(4, ("f", "c", "d", "a")))
    assert found.shared == Total(1, ("e",))
    assert found.longest == Total(3, ("f", "c", "d"))
    assert found.current == Total(0, ())
    assert totals.statistics_of(EVENING[:7]).current == found.longest


def test_by_game_and_level() -> None:
    found = totals.statistics_of(EVENING).games
    assert [*found] == ["K", "P", "L"]
    assert found["K"].levels == {
        "strong": PlayedAndWon(Total(1, ("d",)), Total(1, ("d",))),
        "firm": PlayedAndWon(Total(2, ("e", "c")), Total(1, ("c",))),
    }
    assert {level: row.played.number for level, row in found["P"].levels.items()} == {"firm": 2, "": 1}
    assert found["K"].counts["hits"] == Total(7, ("c", "d"), (2, 5))
    assert found["P"].counts["toeps"] == Total(4, ("b", "a"), (1, 3))
    assert found["P"].counts["in_a_row"] == Total(4, ("f", "b"), (4, 4))
    assert found["P"].counts["bluffs"] == Total(0, ())


def test_with_whom() -> None:
    found = totals.statistics_of(EVENING).companions
    assert [*found] == [Companion("Anna", ""), Companion("Wim", ""), Companion("Ik", ""), Companion("Wim", "firm"),
                        Companion("Wim", "strong")]  # fmt: skip
    assert found[Companion("Anna", "")].won == Total(3, ("c", "d", "b"))
    assert found[Companion("Wim", "firm")].played.games == ("e", "c", "d", "b", "a")
    assert found[Companion("Ik", "")] == PlayedAndWon(Total(1, ("e",)), Total(1, ("e",)))


def test_names_that_look_alike_are_those_of_one_person() -> None:
    games = [
        game("i", "P", 1, names=("Ik", "", "anna", "")),
        game("j", "P", 2, names=("Ik", "", "Anna\u034f", "")),
    ]
    alone, together = (totals.statistics_of(EVENING).companions, totals.statistics_of([*EVENING, *games]).companions)
    assert {*alone} == {*together}
    anna = Companion("Anna", "")
    assert together[anna].played.number == alone[anna].played.number + 2


def test_a_draw_is_won_by_nobody() -> None:
    for seed in range(40):
        play = whole("L", 2, seed)
        if len(GAMES["L"].score(play.state).winners) == 2:
            assert run_steps(game_counts.count_steps(play, (HUMAN, WIM), frozenset({0}))).won == frozenset()
            return
    raise AssertionError("no draw was played")


# ---- against each level


def alone(won: int, played: int, *levels: str, **more: Any) -> list[CountedGame]:
    seats = ("", *(levels or ("firm",) * 3))
    return [game(f"{levels}{n}", "K", n, won="0" if n < won else "", levels=seats, **more) for n in range(played)]


def test_a_level_is_rated_after_enough_games() -> None:
    found = totals.statistics_of([*alone(9, 23), *alone(3, 9, "strong")]).games["K"].ratings
    assert found == {"strong": None, "firm": Rating(often=4, least=2, most=6, games=23)}


def test_only_games_of_one_person_with_computers_of_one_level_are_rated() -> None:
    mixed = [*alone(20, 20, "firm", "strong", "firm"), *alone(20, 20, "firm", "", "firm"), *alone(9, 20, here=(0, 2))]
    assert totals.statistics_of(mixed).games["K"].ratings == {}


@pytest.mark.parametrize("played", [10, 37, 400])
def test_the_interval_of_a_rating_has_its_estimate_and_stays_in_bounds(played: int) -> None:
    for won in range(played + 1):
        one = rate([True] * won + [False] * (played - won))
        assert one is not None
        assert 0 <= one.least <= one.often <= one.most <= 10
        assert one.least < one.most


def test_more_games_make_it_closer() -> None:
    few, many = rate([True, False] * 5), rate([True, False] * 200)
    assert few == Rating(5, 2, 8, 10)
    assert many == Rating(5, 4, 6, 400)
