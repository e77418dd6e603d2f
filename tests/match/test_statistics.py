"""Statistics: the numbers of a game against a plain recount, and what is made of those of many games."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any
from zlib import crc32

import pytest
from kaartbord.games import GAMES
from kaartbord.match import link
from kaartbord.match.link import Seat
from kaartbord.match.match import Match, Play, Ply, cut, finished, replay
from kaartbord.match.statistics import COUNTS, counted, totals
from kaartbord.match.statistics.counted import Counted
from kaartbord.match.statistics.totals import Game, Row, Somebody, Total
from kaartbord.match.stored import Entry
from support.plays import random_play

HUMAN = Seat("human", "Anna", True)
WIM, BEP = Seat("computer", "Wim", False, "firm"), Seat("computer", "Bep", False, "strong")

# ---- a recount that looks at the states alone


def moved(ply: Ply) -> Iterator[tuple[int, int, int]]:
    """(pawn, from, to) of every pawn that changed places."""
    pawns = zip(ply.before.pawns, ply.after.pawns, strict=True)
    yield from ((pawn, was, now) for pawn, (was, now) in enumerate(pawns) if was != now)


def race(play: Play, seat: int) -> Iterator[str]:
    partner = play.state.table.partner[seat]
    track, yard = play.state.table.ring.track, play.state.table.ring.yard
    for ply in play.plies:
        for pawn, was, now in moved(ply):
            owner = pawn // 4
            if now == yard and ply.seat == seat and owner not in (seat, partner):
                yield "hits"
            if now == yard and owner == seat and ply.seat != seat:
                yield "hit"
            if was < track <= now < yard and owner == seat:
                yield "home"


HIGH = {rank: height for height, rank in enumerate((11, 12, 13, 1, 7, 8, 9, 10))}


def toepen(play: Play, seat: int) -> Iterator[str]:
    winners = []
    for ply in play.plies:
        if ply.seat == seat and ply.action.kind == "toep":
            yield "toeps"
        if (ply.after.phase in ("deal", "over")) and ply.action.kind != "lot":
            winners.append(ply.after.winner)
            if ply.after.winner == seat:
                yield "rounds"
            if ply.after.winner == seat == ply.before.toeper and ply.action.kind == "fold":
                hands = [
                    hand + played[ply.before.tricks :]
                    for hand, played in zip(ply.before.hands, ply.before.played, strict=True)
                ]
                high = [max((HIGH[card >> 2] for card in hand), default=-1) for hand in hands]
                there = [s for s, status in enumerate(ply.before.status) if status in (0, 1)]
                if ply.before.phase == "answer" and max(high[s] for s in there) > high[seat]:
                    yield "bluffs"
    longest = max((len([*same]) for winner, same in groupby(winners) if winner == seat), default=0)
    yield from ["in_a_row"] * longest


def okidoki(play: Play, seat: int) -> Iterator[str]:
    for ply in play.plies:
        if len(ply.after.takers) > len(ply.before.takers):
            at = len(ply.before.takers)
            aces = sum(cards[at] >> 2 == 1 for cards in ply.after.played)
            if ply.after.takers[-1] % 2 != seat % 2:
                yield from ["avoided"] * aces
            took = Counter(
                taker % 2
                for trick, taker in enumerate(ply.after.takers)
                for cards in ply.after.played
                if cards[trick] >> 2 == 1
            )
            if aces and took[seat % 2] == 4:
                yield "four"
        for pawn, was, now in moved(ply):
            if now in (0, 255) and was not in (0, 255) and ply.action.kind == "move":
                yield "hit" if pawn // 4 == seat % 2 else "hits"


def toedeloe(play: Play, seat: int) -> Iterator[str]:
    for ply in play.plies:
        if ply.seat == seat and ply.action.kind in ("place", "green", "back"):
            yield "plus"
        for was, now in zip(ply.before.cells, ply.after.cells, strict=True):
            if was in (1, 2) and now == 3 and was - 1 != ply.seat % 2:
                yield "hit" if was - 1 == seat % 2 else "hits"
    cells, side = play.state.cells, seat % 2 + 1
    fields = [[cells[42 * f + 7 * row : 42 * f + 7 * row + 7] for row in range(6)] for f in range(2)]
    lines = [
        line for field in fields for line in (*field, *(bytes(each) for each in zip(*field, strict=True)))
    ]
    runs = [len([*same]) for line in lines for piece, same in groupby(line) if piece == side]
    longest = max(runs, default=0)
    yield from ["row"] * longest if longest > 1 else []


RECOUNT = {"K": race, "T": race, "P": toepen, "O": okidoki, "L": toedeloe}


def whole(code: str, seats: int, seed: int) -> Play:
    options = GAMES[code].options({})
    return random_play(Match(code, GAMES[code].INFO.version, options, seats, seed))


@pytest.fixture(scope="module")
def plays() -> dict[str, list[Play]]:
    few = {code: GAMES[code].INFO.seats[0] for code in GAMES}
    return {code: [whole(code, seats, seed) for seats in (few[code], 4) for seed in (3, 4)] for code in GAMES}


@pytest.mark.parametrize("code", GAMES)
def test_the_numbers_of_a_game_are_those_of_a_plain_recount(code: str, plays: dict[str, list[Play]]) -> None:
    found = Counter[str]()
    for play in plays[code]:
        seats = (HUMAN,) * play.match.seats
        _, read = finished(link.reading(link.opened(link.encode_table(play, seats))))
        for seat in range(len(seats)):
            done = finished(counted.counting(read, seats, frozenset({seat})))
            assert done.numbers == Counter(RECOUNT[code](read, seat))
            found.update(done.numbers)
    assert {*found} == {count.name for count in COUNTS[code]}


# ---- one game, stored as a text


def mark_of(play: Play, seats: tuple[Seat, ...], mine: set[int]) -> int:
    return counted.mark(link.encode_table(play, seats), mine)


def test_what_was_counted_is_read_back(plays: dict[str, list[Play]]) -> None:
    for code in GAMES:
        play, seats = plays[code][-1], (HUMAN, WIM, HUMAN, BEP)
        for mine in ({0}, {0, 2}, set[int]()):
            done = finished(counted.counting(play, seats, frozenset(mine)))
            assert done.levels == ("", "firm", "", "strong") and done.here == tuple(sorted(mine))
            assert bool(done.numbers) == (len(mine) == 1)
            mark = mark_of(play, seats, mine)
            assert counted.read(counted.written(done, mark), code, mark) == done


def test_a_torn_text_is_counted_again(plays: dict[str, list[Play]]) -> None:
    play, seats = plays["P"][-1], (HUMAN, WIM, BEP, HUMAN)
    mark = mark_of(play, seats, {0})
    text = counted.written(finished(counted.counting(play, seats, frozenset({0}))), mark)
    assert counted.read(text, "P", mark) is not None
    torn: list[object] = [text[:end] for end in range(len(text))]
    torn += [text[:at] + "0" + text[at + 1 :] for at in range(len(text)) if text[at] != "0"]
    for wrong in (*torn, text + "0", None, 7, [text], {}):
        assert counted.read(wrong, "P", mark) is None, wrong


@pytest.mark.parametrize(
    "body",
    ["2;p0;0;0;", "1;p", "1;9;0;0;", "1;p0;9;0;", "1;p0;0;7;", "1;p0;0;x;", "1;p0;0;0;toeps=-1", "1;p0;0;0;x=1",
     "1;pp;01;0;toeps=1", "1;p0;0;0;toeps", "1;p0;0;0;toeps=" + "9" * 30, "1;p0;0;0;toeps=1=1"],
)  # fmt: skip
def test_a_text_that_no_page_wrote_is_none(body: str) -> None:
    assert counted.read(f"{crc32(b'1;p0;0;0;', 5):08x};1;p0;0;0;", "P", 5) is not None
    assert counted.read(f"{crc32(body.encode(), 5):08x};{body}", "P", 5) is None


def test_a_game_that_stands_otherwise_is_counted_again(plays: dict[str, list[Play]]) -> None:
    play, seats = plays["P"][-1], (HUMAN, WIM, BEP, HUMAN)
    mark = mark_of(play, seats, {0})
    handed = mark_of(play, seats, {3})
    renamed = mark_of(play, (WIM, HUMAN, BEP, HUMAN), {0})
    assert len({mark, handed, renamed}) == 3


def test_a_game_that_is_not_over_counts_for_nothing(plays: dict[str, list[Play]]) -> None:
    play = replay(cut(plays["P"][-1].match, 9))
    done = finished(counted.counting(play, (HUMAN,) * 4, frozenset({0})))
    assert done == Counted() == counted.read(counted.written(done, 7), "P", 7)
    assert totals.of([Game(entry("a", "P", 1), done)]).row.played.number == 0


# ---- many games


def entry(key: str, code: str, at: float, *names: str) -> Entry:
    return Entry(key, code, names or ("Ik", "Wim", "Anna", "Wim"), frozenset({0}), (), at)


def game(key: str, code: str, at: float, *, won: str = "", numbers: str = "", **more: Any) -> Game:
    levels = more.pop("levels", ("", "firm", "", "firm"))
    counts = {name: int(number) for name, number in (each.split("=") for each in numbers.split())}
    done = Counted(levels, more.pop("here", (0,)), frozenset(map(int, won)), counts)
    return Game(entry(key, code, at, *more.pop("names", ())), done)


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
    found = totals.of(EVENING)
    assert found.row == Row(Total(7, ("h", "f", "e", "c", "d", "b", "a")), Total(4, ("f", "c", "d", "a")))
    assert found.shared == Total(1, ("e",))
    assert found.longest == Total(3, ("f", "c", "d"))
    assert found.current == Total(0, ())
    assert totals.of(EVENING[:7]).current == found.longest


def test_by_game_and_level() -> None:
    found = totals.of(EVENING).games
    assert [*found] == ["K", "P", "L"]
    assert found["K"].levels == {
        "strong": Row(Total(1, ("d",)), Total(1, ("d",))),
        "firm": Row(Total(2, ("e", "c")), Total(1, ("c",))),
    }
    assert {level: row.played.number for level, row in found["P"].levels.items()} == {"firm": 2, "": 1}
    assert found["K"].counts["hits"] == Total(7, ("c", "d"), (2, 5))
    assert found["P"].counts["toeps"] == Total(4, ("b", "a"), (1, 3))
    assert found["P"].counts["in_a_row"] == Total(4, ("f", "b"), (4, 4))
    assert found["P"].counts["bluffs"] == Total(0, ())


def test_with_whom() -> None:
    found = totals.of(EVENING).company
    assert [*found] == [Somebody("Anna", ""), Somebody("Wim", ""), Somebody("Ik", ""), Somebody("Wim", "firm"),
                        Somebody("Wim", "strong")]  # fmt: skip
    assert found[Somebody("Anna", "")].won == Total(3, ("c", "d", "b"))
    assert found[Somebody("Wim", "firm")].played.games == ("e", "c", "d", "b", "a")
    assert found[Somebody("Ik", "")] == Row(Total(1, ("e",)), Total(1, ("e",)))


def test_names_that_look_alike_are_those_of_one_person() -> None:
    games = [
        game("i", "P", 1, names=("Ik", "", "anna", "")),
        game("j", "P", 2, names=("Ik", "", "Anna\u034f", "")),
    ]
    alone, together = totals.of(EVENING).company, totals.of([*EVENING, *games]).company
    assert {*alone} == {*together}
    anna = Somebody("Anna", "")
    assert together[anna].played.number == alone[anna].played.number + 2


def test_a_draw_is_won_by_nobody() -> None:
    for seed in range(40):
        play = whole("L", 2, seed)
        if len(GAMES["L"].score(play.state).winners) == 2:
            assert finished(counted.counting(play, (HUMAN, WIM), frozenset({0}))).won == frozenset()
            return
    raise AssertionError("no draw was played")
