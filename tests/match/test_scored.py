"""Score sheets of games that are not played here, reckoned by hand."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from kaartbord.games import ENTRIES, ONLY_SCORED, SCORED
from kaartbord.match.tally import TALLIES
from kaartbord.match.tally.page import StoredSheet, add_entry, new_sheet

KLAVERJASSEN, RIKKEN, HARTENJAGEN, BOERENBRIDGE = ONLY_SCORED


def written(code: str, entries: str, sides: int = 0, house: Mapping[str, Any] = {}, limit: int = 0) -> StoredSheet:
    tally = TALLIES[code]
    made = new_sheet(code, [""] * (sides or tally.sides[0]), limit or next(iter(tally.limits), 0), house)
    for text in entries.split():
        made = add_entry(made, text)
    return made


def offered(made: StoredSheet) -> set[str]:
    return {entry.text for ask in made.tally.asks(made.sheet) for entry in ask.entries}


def asked(made: StoredSheet) -> list[tuple[str, int, int]]:
    return [(ask.key, ask.side, ask.number) for ask in made.tally.asks(made.sheet)]


def test_they_are_games_beside_those_that_are_played_here() -> None:
    assert [*SCORED] == [*ENTRIES, *ONLY_SCORED] == [*TALLIES]
    assert not {*ENTRIES} & {*ONLY_SCORED}
    assert [TALLIES[code].code for code in ONLY_SCORED] == [*ONLY_SCORED]
    assert all(TALLIES[code].teams is entry.teams for code, entry in ONLY_SCORED.items())


# ---- klaverjassen


@pytest.mark.parametrize(
    ("entries", "gains"),
    [
        ("p0 90", (90, 72)),
        ("p1 90", (72, 90)),
        ("p0 82", (82, 80)),
        ("p0 81", (0, 162)),  # half is nat
        ("p0 r0-20 81", (101, 81)),
        ("p0 r1-20 90", (0, 182)),  # 90 against 92
        ("p0 r0-50 r1-20 r1-100 95", (0, 332)),  # 145 against 187: both have their roem written to the others
        ("p1 r1-20 r1-20 r0-20 100", (82, 140)),
        ("p0 162 pit", (262, 0)),
        ("p0 r0-100 162 pit", (362, 0)),
        ("p0 162 trick", (162, 0)),
        ("p0 r1-20 162", (162, 20)),  # roem is made with a trick, so it was none
        ("p0 0 pit", (0, 262)),
        ("p1 r0-200 0 pit", (462, 0)),
        ("p0 0 trick", (0, 162)),
        ("p0 r0-20 r1-50 v0", (0, 232)),
        ("p0 r0-20 v1", (182, 0)),
    ],
)
def test_a_deal_of_klaverjassen(entries: str, gains: tuple[int, int]) -> None:
    made = written(KLAVERJASSEN, entries)
    assert made.sheet.rounds == (gains,)
    assert made.sheet.totals == gains
    assert asked(made) == [("plays", -1, 2)]


def test_points_of_klaverjassen_that_no_cards_make_are_refused() -> None:
    made = written(KLAVERJASSEN, "p0")
    assert not {"1", "161", "163", "-1", "162.5"} & offered(made)
    with pytest.raises(ValueError, match="no entry 163"):
        add_entry(made, "163")
    assert {"0", "2", "160", "162"} <= offered(made)
    (points,) = (ask for ask in made.tally.asks(made.sheet) if ask.typed)
    assert all(entry.text == str(entry.number) for entry in points.entries)


def test_roem_of_klaverjassen_is_read_back_as_it_grows() -> None:
    assert ("roem", 1, 70) in asked(written(KLAVERJASSEN, "p0 r1-20 r1-50"))


def test_a_boom_of_klaverjassen_is_sixteen_deals() -> None:
    made = written(KLAVERJASSEN, "p0 100 " * 15)
    assert not made.sheet.over
    made = add_entry(add_entry(made, "p1"), "62")
    assert made.sheet.over and not offered(made)
    assert made.sheet.totals == (15 * 100 + 162, 15 * 62)
    assert written(KLAVERJASSEN, "p0 100 " * 4, house={"end": "deals_4"}).sheet.over


def test_klaverjassen_to_1500() -> None:
    made = written(KLAVERJASSEN, "p0 162 pit " * 5, house={"end": "points_1500"})
    assert made.sheet.totals == (1310, 0) and not made.sheet.over
    assert add_entry(add_entry(add_entry(made, "p0"), "r0-50"), "142").sheet.over


# ---- rikken


@pytest.mark.parametrize(
    ("entries", "gains"),
    [
        ("rik p0 p2 8", (10, -10, 10, -10)),
        ("better p1 p0 10", (20, 20, -20, -20)),
        ("troela p3 p1 13", (-35, 35, -35, 35)),
        ("rik p0 p2 7", (-15, 15, -15, 15)),
        ("rik p0 p1 5", (-25, -25, 25, 25)),
        ("alone_8 p1 9", (-15, 45, -15, -15)),
        ("alone_9 p2 7", (30, 30, -90, 30)),
        ("alone_10 p0 10", (90, -30, -30, -30)),
        ("alone_11 p0 11", (120, -40, -40, -40)),
        ("alone_12 p0 12", (165, -55, -55, -55)),
        ("alone_13 p3 13", (-70, -70, -70, 210)),
        ("piek p0 yes", (45, -15, -15, -15)),
        ("misere p1 no", (30, -90, 30, 30)),
        ("open_piek p2 yes", (-40, -40, 120, -40)),
        ("open_misere p3 yes", (-50, -50, -50, 150)),
        ("talk_misere p0 no", (-195, 65, 65, 65)),
        ("misere p0 p2 yes yes", (60, -60, 60, -60)),
        ("misere p0 p2 yes no", (120, 0, -120, 0)),
        ("piek p0 p1 p2 no no no", (-15, -15, -15, 45)),
    ],
)
def test_a_deal_of_rikken(entries: str, gains: tuple[int, ...]) -> None:
    made = written(RIKKEN, entries)
    assert made.sheet.rounds == (gains,)
    assert sum(gains) == 0
    assert asked(made) == [("contract", -1, 2)]


def test_what_a_lost_rik_costs_where_tricks_that_are_short_do_not_count() -> None:
    house = {"short": "once"}
    assert written(RIKKEN, "rik p0 p2 5 alone_9 p0 7", house=house).sheet.rounds == (
        (-10, 10, -10, 10),
        (-60, 20, 20, 20),
    )
    assert written(RIKKEN, "rik p0 p2 10", house=house).sheet.totals == (20, -20, 20, -20)


def test_nobody_is_a_mate_twice_or_of_themselves() -> None:
    assert offered(written(RIKKEN, "rik p1")) == {"p0", "p2", "p3"}
    assert offered(written(RIKKEN, "misere p1 p0")) == {"p2", "p3", "yes", "no"}
    assert offered(written(RIKKEN, "misere p1 p0 yes")) == {"yes", "no"}
    assert "14" not in offered(written(RIKKEN, "alone_8 p1"))


# ---- hartenjagen


@pytest.mark.parametrize(
    ("entries", "house", "gains"),
    [
        ("q1 3 4 0", {}, (3, 17, 0, 6)),
        ("q3 0 0 13", {}, (0, 0, 13, 13)),
        ("q2 0 0 13", {}, (26, 26, 0, 26)),
        ("q3 0 0 0", {}, (26, 26, 26, 0)),
        ("q0 13", {"all": "own"}, (-26, 0, 0, 0)),
        ("q1 d0 3 4 0", {"diamonds": True}, (-7, 17, 0, 6)),
        ("q2 d2 0 0 13", {"diamonds": True}, (26, 26, -10, 26)),
        ("q2 d0 0 0 13", {"diamonds": True}, (16, 26, 0, 26)),
        ("q1 c0 3 2 1", {"pack": "small"}, (5, 7, 1, 2)),
        ("q1 c1 0 8", {"pack": "small"}, (15, 0, 15, 15)),
        ("q1 c0 0 8", {"pack": "small"}, (2, 13, 0, 0)),
    ],
)
def test_a_round_of_hartenjagen(entries: str, house: Mapping[str, Any], gains: tuple[int, ...]) -> None:
    made = written(HARTENJAGEN, entries, house=house)
    assert made.sheet.rounds == (gains,)
    assert asked(made) == [("queen", -1, 5 if house.get("pack") else 13)]


def test_there_are_no_more_hearts_than_in_the_pack() -> None:
    assert asked(written(HARTENJAGEN, "q0 5 6")) == [("hearts", 2, 2)]
    assert offered(written(HARTENJAGEN, "q0 5 6")) == {"0", "1", "2"}
    assert written(HARTENJAGEN, "q0 5 8").sheet.rounds == ((18, 8, 0, 0),)
    assert written(HARTENJAGEN, "q0 5 6", sides=3).sheet.rounds == ((18, 6, 2),)


def test_hartenjagen_ends_at_the_limit() -> None:
    made = written(HARTENJAGEN, "q0 13 q0 12 0 0", limit=50)
    assert made.sheet.totals == (25, 26, 26, 27) and not made.sheet.over
    over = written(HARTENJAGEN, "q0 13 q0 12 0 0 q1 0 12 1", limit=50)
    assert over.sheet.totals == (25, 51, 27, 27)
    assert over.sheet.over and not offered(over)
    assert not written(HARTENJAGEN, "q0 13 q0 12 0 0 q1 0 12 1").sheet.over


def test_dutch_hartenjagen_counts_backwards_from_the_limit_and_the_first_at_nothing_wins() -> None:
    house = {"pack": "small"}
    made = written(HARTENJAGEN, "q0 c0 7 1 " * 4, house=house, limit=50)
    assert made.sheet.totals == (56, 4, 0, 0) and not made.sheet.over
    # from here all 15 are taken off whoever takes them, and somebody who stands at 0 or less has won
    last = written(HARTENJAGEN, "q0 c0 7 1 " * 4 + "q0 c0 8", house=house, limit=50)
    assert last.sheet.totals == (41, 4, 0, 0) and last.sheet.over
    back = "q0 c0 4 2 1 " * 5  # 11, 2, 1, 1 a round
    made = written(HARTENJAGEN, back + "q0 c0 5 1 1 ", house=house, limit=50)
    assert made.sheet.totals == (55 - 12, 10 - 1, 5 - 1, 5 - 1) and not made.sheet.over


# ---- boerenbridge


def test_a_right_bid_brings_ten_and_its_tricks_a_wrong_one_costs_the_difference() -> None:
    # one card; the first player deals, so the second bids first: bids 0 1 0 of players 1 2 0, and player 2 takes it
    made = written(BOERENBRIDGE, "0 1 0 0 1", sides=3)
    assert made.sheet.rounds == ((10, 10, 11),)
    assert asked(made) == [("bid", 2, 2)]
    # two cards: players 2 0 1 bid 2 0 1 and take 0 1 1
    assert written(BOERENBRIDGE, "0 1 0 0 1 2 0 1 0 1", sides=3).sheet.rounds[1] == (-1, 11, -2)


@pytest.mark.parametrize(
    ("worth", "gains"), [("ten", (-1, 10, 10, 11)), ("double", (-2, 10, 10, 12)), ("five", (-1, 5, 5, 6))]
)
def test_points_by_the_house_rule(worth: str, gains: tuple[int, ...]) -> None:
    assert written(BOERENBRIDGE, "0 0 1 1 0 0 1", house={"worth": worth}).sheet.rounds == (gains,)


def test_from_four_cards_on_the_dealer_may_not_make_it_even() -> None:
    deals = ["0 0 0 0 1", "0 0 0 0 2", "0 0 0 0 3"]
    made = written(BOERENBRIDGE, " ".join(deals) + " 1 1", sides=3)
    assert asked(made) == [("uneven", 0, 2)]
    assert offered(made) == {"0", "1", "3", "4"}
    with pytest.raises(ValueError, match="no entry 2"):
        add_entry(made, "2")
    assert offered(written(BOERENBRIDGE, deals[0] + " 1 0", sides=3)) == {"0", "1", "2"}
    assert offered(written(BOERENBRIDGE, "0 0", sides=3, house={"uneven": "always"})) == {"0"}
    free = written(BOERENBRIDGE, " ".join(deals) + " 1 1", sides=3, house={"uneven": "never"})
    assert offered(free) == {"0", "1", "2", "3", "4"}
    over = written(BOERENBRIDGE, " ".join(deals) + " 4 1", sides=3)
    assert asked(over) == [("bid", 0, 4)], "the bids are too many already"


def test_tricks_add_up_to_the_cards() -> None:
    made = written(BOERENBRIDGE, "0 0 0 0 1 0 0 0", sides=3)
    assert offered(made) == {"0", "1", "2"}
    assert offered(add_entry(made, "2")) == {"0"}


@pytest.mark.parametrize(
    ("sides", "house", "cards"),
    [
        (5, {}, [*range(1, 11), *range(9, 0, -1)]),
        (5, {"course": "down"}, [*range(10, 0, -1), *range(2, 11)]),
        (4, {"most": "8", "course": "twice"}, [*range(1, 9), *range(8, 0, -1)]),
        (7, {"most": "10"}, [*range(1, 8), *range(6, 0, -1)]),
        (3, {}, [*range(1, 18), *range(16, 0, -1)]),
    ],
)
def test_the_cards_of_each_deal(sides: int, house: Mapping[str, Any], cards: list[int]) -> None:
    lot, tally, sheet = Random(5), TALLIES[BOERENBRIDGE], written(BOERENBRIDGE, "", sides, house).sheet
    for number, most in enumerate(cards):
        (ask,) = tally.asks(sheet)
        assert (ask.key, ask.side, ask.number) == ("bid", (number + 1) % sides, most)
        while len(sheet.rounds) == number:
            (ask,) = tally.asks(sheet)
            sheet = tally.write(sheet, lot.choice([entry.text for entry in ask.entries]))
    assert sheet.over and not tally.asks(sheet)
