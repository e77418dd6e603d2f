"""The record of a game on this device: what is written can be read, old records too, and nothing odd gets in."""

from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.match import link
from kaartbord.match.link import Seat
from kaartbord.match.match import Play, choose, game_of, start_match, take_back
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame
from kaartbord.match.stored import (
    NO_SEAT_AWAITED,
    from_record,
    is_same_position,
    sort_by_urgency,
    summary_of,
    to_record,
)

PEOPLE = (
    Seat("link", "Jan", True),
    Seat("computer", "Wim", False, "firm"),
    Seat("link", "Zoë", True),
    Seat("computer", "", False),
)


def play(choices: int = 3, seed: int = 7) -> Play:
    """Return a match of Toepen after `choices` choices."""
    now = start_match("P", GAMES["P"].options({}), 4, seed)
    while len(now.match.choices) < choices:
        seat = now.pending[0].seat
        now = choose(now, seat, game_of(now.match).legal(now.state, seat)[0])
    return now


def kept(**changed: Any) -> SavedGame:
    return SavedGame(OpenHistory(play()), PEOPLE, frozenset({0, 2}), 4, 12.0, (2, 0))._replace(**changed)


def record(**changed: Any) -> dict[str, Any]:
    """Return the record of `kept` in the store."""
    return to_record(kept(), link.encode_link(play(), PEOPLE), 12.0) | changed


def test_a_game_is_read_as_it_was_written() -> None:
    shared = link.decode_link(record()["link"])
    assert from_record(record(), shared, OpenHistory(play())) == kept()


def test_a_list_knows_a_game_by_its_record_alone() -> None:
    entry = summary_of("game:x", record(link="never read"))
    assert entry is not None
    assert (entry.key, entry.game, entry.names) == ("game:x", "P", ("Jan", "Wim", "Zoë", ""))
    assert (entry.mine, entry.awaited_seats, entry.changed_at) == ({0, 2}, (2, 0), 12.0)
    assert (entry.undo_count, entry.emblems, entry.colours, entry.sealed) == (0, (), (), False)
    sealed = summary_of("game:x", record(link="never read") | {"sealed": {}})
    assert sealed is not None and sealed.sealed, "with it goes the key of its cards"


def test_a_list_knows_the_emblems_at_the_table() -> None:
    people = (PEOPLE[0]._replace(emblem="cat"), *PEOPLE[1:])
    stored = to_record(kept(seats=people), link.encode_link(play(), people), 12.0)
    entry = summary_of("game:x", stored)
    assert entry is not None and entry.emblems == ("cat", "", "", "")
    odd = summary_of("game:x", stored | {"emblems": ["dragon", "cat", "", ""]})
    assert odd is not None and odd.emblems == ("", "cat", "", "")


def test_a_list_knows_how_often_choices_were_taken_back() -> None:
    undone = take_back(play(), 1)
    stored = to_record(kept(history=OpenHistory(undone)), link.encode_link(undone, PEOPLE), 12.0)
    entry = summary_of("game:x", stored)
    assert entry is not None and entry.undo_count == stored["undone"] == 1
    assert from_record(stored, link.decode_link(stored["link"]), OpenHistory(undone)).match == undone.match


def test_a_record_of_the_first_versions_names_one_seat_and_its_link_the_people() -> None:
    old = {name: record()[name] for name in ("link", "choices", "mine", "shown", "at", "waits")}
    entry = summary_of("game:x", old)
    assert entry is not None and entry.awaited_seats == (2,) and entry.names == ("Jan", "Wim", "Zoë", "")
    over = summary_of("game:x", old | {"waits": NO_SEAT_AWAITED})
    assert over is not None and over.awaited_seats == ()


@pytest.mark.parametrize("odd", [None, 3, "text", [], {}, {"names": []}])
def test_what_is_no_record_is_not_listed(odd: Any) -> None:
    assert summary_of("game:x", odd) is None


@pytest.mark.parametrize("changed", [{"mine": 4}, {"at": "soon"}, {"game": "?"}, {"owing": ["no"]}])
def test_a_record_with_odd_values_is_not_listed(changed: dict[str, Any]) -> None:
    assert summary_of("game:x", record(**changed)) is None


def test_a_game_that_is_over_waits_for_nobody() -> None:
    done = to_record(kept(awaited_seats=()), "", 1.0)
    assert done["waits"] == NO_SEAT_AWAITED and done["owing"] == []


def test_two_links_are_of_one_match_whoever_sits_there() -> None:
    one = link.encode_link(play(), PEOPLE)
    assert is_same_position(one, link.encode(play()))
    assert not is_same_position(one, link.encode(play(4)))
    assert not is_same_position(one, "no link") and not is_same_position("", one)


def test_how_a_game_is_shown_is_kept_with_it() -> None:
    on_screen = kept(layout="screen")
    stored = to_record(on_screen, record()["link"], 12.0)
    shared = link.decode_link(record()["link"])
    assert from_record(stored, shared, OpenHistory(play())) == on_screen
    assert from_record(stored | {"layout": "upside down"}, shared, OpenHistory(play())) == kept()
    assert "layout" not in record()


def test_a_list_knows_who_won_once_it_is_over() -> None:
    now = start_match("O", GAMES["O"].options({}), 2, 5)
    while now.pending:
        seat = now.pending[0].seat
        now = choose(now, seat, game_of(now.match).legal(now.state, seat)[0])
    sides, winners = GAMES["O"].sides(now.state), GAMES["O"].score(now.state).winners
    entry = summary_of("game:x", to_record(kept(history=OpenHistory(now), awaited_seats=()), "", 12.0))
    assert entry is not None and entry.won == sides[winners[0]]
    assert "won" not in record() and summary_of("game:x", record()).won == ()


def test_games_that_wait_for_somebody_here_come_first_and_those_that_are_over_last() -> None:
    mine = {
        name: record(at=at, owing=owing)
        for name, at, owing in (
            ("old", 1.0, [0]),
            ("over", 9.0, []),
            ("theirs", 8.0, [1]),
            ("new", 2.0, [1, 2]),
            ("past", 3.0, []),
        )
    }
    entries = [entry for name, stored in mine.items() if (entry := summary_of(name, stored))]
    assert [entry.key for entry in sort_by_urgency(entries)] == ["new", "old", "theirs", "over", "past"]
