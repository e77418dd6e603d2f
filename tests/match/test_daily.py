"""The deal of the day is the same for everybody and for ever, ends soon, and is laid beside another's."""

import random
from pathlib import Path

import pytest
from kaartbord.match import rounds
from kaartbord.match.daily import DAILIES, deal, link, record
from kaartbord.match.daily.deal import Outcome
from kaartbord.match.daily.history import DayHistory
from kaartbord.match.daily.record import DayRecord
from kaartbord.match.match import game_of
from kaartbord.match.seal import BadLink, seal
from kaartbord.rules.protocol import DEALER
from support import days

GOLDEN = (Path(__file__).parent / "daily.txt").read_text("utf-8").splitlines()

WEEK = range(20_786, 20_791)
"""Five days, one for each game."""


def test_sixty_days_are_as_they_were() -> None:
    assert [*days.lines()] == GOLDEN


def test_the_games_come_in_turn() -> None:
    assert {deal.code_of(day) for day in WEEK} == {*DAILIES}
    assert all(deal.code_of(day) == deal.code_of(day + len(WEEK)) for day in WEEK)


@pytest.mark.parametrize("day", WEEK)
@pytest.mark.parametrize("step", [1, 2])
def test_every_deal_ends_soon_however_it_is_played(day: int, step: int) -> None:
    play = days.played(day, step)
    assert len(rounds.starts(play.plies)) <= deal.rules_of(day).deals
    assert play.plies[-1].seat != DEALER
    assert play.plies[-1].after == play.state
    assert 3 <= len(deal.own_plies(play)) <= 24
    assert deal.replay(day, deal.own_ranks(play)) == play
    with pytest.raises(ValueError, match="after the end"):
        deal.replay(day, [*deal.own_ranks(play), 0])


@pytest.mark.parametrize("day", WEEK)
def test_the_others_know_their_view_alone(day: int) -> None:
    """With other cards in the hands that they do not see they choose the same."""
    play = deal.start(day)
    while play.pending and play.pending[0].seat == deal.ME:
        play = deal.choose_rank(day, play, 0)
    game, seat = game_of(play.match), play.pending[0].seat
    view = game.view(play.state, seat)
    other = game.fill(view, game.stock(view)[::-1])
    assert game.view(other, seat) == view
    rules = deal.rules_of(day)
    legal = game.legal(view, seat)
    assert [rules.worth(view, seat, action) for action in legal] == [
        rules.worth(game.view(other, seat), seat, action) for action in legal
    ]


def test_points_are_those_of_the_own_side_and_of_the_best_other() -> None:
    race, toepen = 20_790, 20_787
    assert (deal.code_of(race), deal.code_of(toepen)) == ("K", "P")
    assert deal.outcome(race, deal.start(race)) == (2 * (9 + 45), 2 * (9 + 45)), "two pawns on places 8 and 44 each"
    assert deal.lead(race, Outcome(34, 21)) == 13
    assert deal.lead(toepen, Outcome(1, 3)) == 2
    assert deal.outcome(toepen, days.played(toepen)).theirs == min(days.played(toepen).state.points[1:])


def test_nothing_is_due_after_the_deal_and_no_link_of_a_match_holds_it() -> None:
    day = WEEK[0]
    begun, over = deal.start(day), days.played(day)
    assert DayHistory(begun).due_seats() == [due.seat for due in begun.pending]
    assert DayHistory(over).due_seats() == [DEALER]
    assert DayHistory(over, looks_back=True).due_seats() == ()
    assert not DayHistory(over).can_link_to_ply
    assert not DayHistory(over).can_take_back


# ---- beside another's


@pytest.mark.parametrize("day", WEEK)
def test_two_plays_are_compared_turn_by_turn(day: int) -> None:
    mine, other = days.played(day, 1), days.played(day, 2)
    ranks, others = deal.own_ranks(mine), deal.own_ranks(other)
    same = deal.shared_turns(ranks, others)
    assert ranks[:same] == others[:same]
    assert ranks[same : same + 1] != others[same : same + 1]
    assert deal.shared_turns(ranks, ranks) == len(ranks)
    first = deal.own_plies(mine)[same]
    assert mine.plies[:first] == other.plies[:first], "until then all went the same way"
    assert deal.outcome(day, mine, len(mine.plies) - 1) == deal.outcome(day, mine)


@pytest.mark.parametrize("day", WEEK)
def test_a_link_holds_the_choices(day: int) -> None:
    ranks = tuple(deal.own_ranks(days.played(day)))
    text = link.encode(day, ranks)
    assert link.decode(text) == (day, ranks)
    assert link.decode(link.encode(day)) == (day, ())
    assert len(text) < 90
    assert link.find(f"Doe mee! https://example.org/#{text} Groet") == text
    assert all(link.encode(day, ranks[:n])[-1] not in "-_" for n in range(len(ranks)))
    assert link.find("https://example.org/#DKBYTQQAAAAAAAAAHABXPJYX") == ""


def reason(text: str) -> str:
    with pytest.raises(BadLink) as bad:
        link.decode(text)
    return bad.value.reason


def test_a_spoiled_link_is_refused_with_its_reason() -> None:
    day = WEEK[0]
    ranks = deal.own_ranks(days.played(day))
    whole = link.encode(day, ranks)
    assert reason("dag.") == "empty"
    assert reason(whole[:-3]) == "torn"
    assert reason(whole.replace("dag.Y", "dag.Z")) == "newer"
    assert reason(whole + "A" * 600) == "long"
    assert reason(f"{whole[:-1]}{'A' if whole[-1] != 'A' else 'B'}") == "damaged"
    assert reason(link.encode(day, ranks[:3])) == "damaged", "choices up to the middle"
    assert reason(link.encode(day, [*ranks, 0])) == "damaged", "a choice after the end"
    assert reason(link.encode(day, [999])) == "damaged", "an impossible choice"
    assert reason(link.encode(deal.FIRST_DAY - 1)) == "damaged", "a day before there were any"
    assert reason(f"dag.{seal('Y', b'2078')}") == "damaged", "half a day"
    assert reason(f"dag.{seal('Y', b'20786 3,')}") == "damaged", "half a number"


def test_a_thousand_spoiled_links_do_no_harm() -> None:
    lot = random.Random(7)
    whole = link.encode(WEEK[0], deal.own_ranks(days.played(WEEK[0])))
    letters = "ABCXYZabcxyz0189-_."
    for _ in range(1000):
        at = lot.randrange(4, len(whole))
        text = lot.choice([whole[:at], whole[:at] + lot.choice(letters) + whole[at + 1 :], whole[at:] + whole[:at]])
        if text != whole:
            assert reason(text) in ("empty", "torn", "damaged", "newer", "long")


# ---- as a device keeps it


def whole_record(day: int) -> DayRecord:
    ranks = tuple(deal.own_ranks(days.played(day)))
    return DayRecord(ranks, (1, 3), (2, 2), "gyr" + "g" * (len(ranks) - 3), ranks, rival=(0, 1))


def test_a_record_is_stored_and_read_as_it_was() -> None:
    kept = whole_record(WEEK[1])
    assert record.from_stored(record.to_stored(kept)) == kept
    assert record.from_stored(record.to_stored(DayRecord())) == DayRecord()
    backup = record.to_backup_record("Spel van de dag", WEEK[1], kept)
    assert [*record.from_backup_records([backup])] == [(WEEK[1], kept._replace(marks="", better=()))]


@pytest.mark.parametrize(
    "spoiled",
    [
        {"turns": "a"},
        {"turns": "1,,2"},
        {"result": "1"},
        {"strong": "1,2,3"},
        {"marks": "ggg"},
        {"marks": "xxx", "turns": "1,2,3", "better": "1,2,3"},
        {"better": "1"},
    ],
)
def test_what_cannot_be_a_record_is_an_empty_one(spoiled: dict[str, str]) -> None:
    assert record.from_stored(spoiled) == DayRecord()
    assert record.from_stored("something else") == DayRecord()


def test_a_backup_with_impossible_days_brings_none() -> None:
    good = record.to_backup_record("", WEEK[0], whole_record(WEEK[0]))
    for day in ("", "-3", "x", "7", "123456"):
        assert [*record.from_backup_records([good._replace(fields=dict(good.fields) | {"day": day})])] == []
    assert [*record.from_backup_records([good._replace(link="D")])] == []


def test_marks_follow_from_what_a_choice_loses() -> None:
    assert [*map(record.mark, (0.0, 0.019, 0.02, 0.06, 1.0))] == ["g", "g", "y", "r", "r"]


def test_the_statistics_count_what_is_over() -> None:
    today = WEEK[-1]
    won, lost = DayRecord((0,), (34, 21), (30, 25)), DayRecord((0,), (20, 21), (30, 25))
    records = {today: won, today - 1: DayRecord((0,)), today - 2: lost, today - 5: lost}
    assert record.count(records, today) == (3, 1, 1, 1)
    assert record.count(records | {today - 1: lost}, today).streak == 3
    assert record.count({today - 1: lost}, today).streak == 1, "today may still come"
    assert record.count({}, today) == (0, 0, 0, 0)
