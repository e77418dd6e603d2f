"""A stored game as a record of a backup, and back: nothing of it is lost, and nothing odd gets in."""

from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.match import archive, backup, link
from kaartbord.match.backup import BackupRecord
from kaartbord.match.link import BadLink, Seat
from kaartbord.match.match import choose, game_of, key_of_match, start_match, take_back
from kaartbord.match.statistics import game_counts
from kaartbord.match.statistics.game_counts import GameCounts
from kaartbord.match.stored import NO_SEAT_AWAITED

PEOPLE = [
    Seat("link", "Jan", True),
    Seat("computer", "Wim", False, "firm"),
    Seat("link", "Zoë 🐸", True),
    Seat("computer", "", False),
]


def play(choices: int = 3, seed: int = 7, rank: int = 0) -> Any:
    """Return a match of Toepen after `choices` choices."""
    now = start_match("P", GAMES["P"].options({}), 4, seed)
    while len(now.match.choices) < choices:
        seat = now.pending[0].seat
        legal = game_of(now.match).legal(now.state, seat)
        now = choose(now, seat, legal[min(rank, len(legal) - 1)])
    return now


def stored(**changed: Any) -> dict[str, Any]:
    """Return the record of a game in the store."""
    held = {
        "link": link.encode_link(play(), PEOPLE),
        "choices": 3,
        "undone": 0,
        "mine": [0, 2],
        "shown": 9,
        "at": 1_795_376_338_031,
        "owing": [2],
        "waits": 2,
        "game": "P",
        "names": [seat.name for seat in PEOPLE],
    }
    return held | changed


ORDERS = {"0": {"no_wash": True, "no_check": False, "fold_above": 0}, "2": {"no_wash": False}}


def test_a_stored_game_comes_back_as_it_was() -> None:
    fork = link.encode(play(2))
    text = backup.write("", [archive.to_backup_record("Toepen", stored(), fork, ORDERS)], "https://example.org/")
    (record,) = backup.read(text).records
    assert archive.from_backup_record(record) == (
        key_of_match(play().match),
        stored(),
        fork,
        {"0": {"no_wash": True}},
        "",
    )


def test_emblems_come_back_with_the_link() -> None:
    link_of = link.encode_link(play(), [PEOPLE[0]._replace(emblem="cat"), *PEOPLE[1:]])
    held = stored(link=link_of, emblems=["cat", "", "", ""])
    assert archive.from_backup_record(archive.to_backup_record("Toepen", held, "", {})).stored == held


def test_a_backup_keeps_how_often_choices_were_taken_back() -> None:
    undone = take_back(play(), 2)
    held = stored(link=link.encode_link(undone, PEOPLE), choices=2, undone=1)
    assert archive.from_backup_record(archive.to_backup_record("", held, "", {})).stored == held


def test_what_was_counted_goes_along_unless_it_is_torn() -> None:
    held = stored()
    text = game_counts.encode_counts(
        GameCounts(("",) * 4, (0,), frozenset({1}), {"toeps": 3}), game_counts.record_mark(held["link"], held["mine"])
    )
    assert archive.from_backup_record(archive.to_backup_record("", held, "", {}, text)).counted == text
    assert archive.from_backup_record(archive.to_backup_record("", held, "", {}, text[:-1] + "4")).counted == ""
    assert archive.from_backup_record(archive.to_backup_record("", {**held, "mine": [1]}, "", {}, text)).counted == ""


def test_a_game_that_is_over_waits_for_nobody() -> None:
    over = stored(owing=[], waits=NO_SEAT_AWAITED)
    assert archive.from_backup_record(archive.to_backup_record("", over, "", {})).stored == over


def test_a_record_of_the_first_versions_can_be_carried_away() -> None:
    first = {"link": stored()["link"], "mine": [0], "shown": 4, "at": 5.5, "waits": 2}
    read = archive.from_backup_record(archive.to_backup_record("", first, "", {}))
    assert (read.stored["mine"], read.stored["at"], read.stored["names"][0]) == ([0], 5, "Jan")


@pytest.mark.parametrize(
    "changed",
    [
        {"seats": "4"},
        {"seats": "0,0"},
        {"seats": "a"},
        {"seats": "-1"},
        {"shown": "x"},
        {"shown": ""},
        {"at": "9" * 30},
        {"choices": "1e3"},
        {"waits": "9"},
        {"orders": "[]"},
        {"orders": '{"0":1}'},
        {"orders": "{"},
        {"seats": "²"},
        {"orders": "[" * 30000},
        {"orders": '{"a":' * 5000},
    ],
)
def test_fields_that_cannot_be_are_refused(changed: dict[str, str]) -> None:
    good = archive.to_backup_record("", stored(), "", {})
    with pytest.raises(ValueError, match=r".+"):
        archive.from_backup_record(good._replace(fields={**good.fields, **changed}))


def test_a_fork_of_another_match_is_refused() -> None:
    good = archive.to_backup_record("", stored(), link.encode(play(seed=8)), {})
    with pytest.raises(ValueError, match="another match"):
        archive.from_backup_record(good)


def test_a_torn_link_is_refused() -> None:
    with pytest.raises(BadLink, match="torn"):
        archive.from_backup_record(BackupRecord("", stored()["link"][:-2], {}))
