"""Golden links: each must open for ever, in the position it was made in."""

import pytest
from kaartbord.games import ENTRIES, GAMES
from kaartbord.match.link import Section, bare_link, decode, decode_link, encode, encode_link, parse_link
from kaartbord.match.match import Match, game_of, is_simultaneous, replay
from support.links.golden import GOLDEN, UNDONE
from support.plays import random_play
from support.samples import samples

OLD = [link for link, _ in GOLDEN if link[0] in "BC"]
NEW = [link for link, _ in GOLDEN if link[0] == "D"]
TABLES = {(code, seats) for code in ENTRIES for seats in samples(code).houses or ()}
FIRST = {(code, seats) for code, seats in TABLES if code in "KTPOL"}
"""The tables of the games that had links of the old formats."""


@pytest.mark.parametrize(("links", "tables"), [(OLD, FIRST), (NEW, TABLES)], ids=["old", "new"])
def test_there_are_golden_links_for_every_table(links, tables):
    missed = tables - {(match.game, match.seats) for match in map(decode, links)}
    assert not missed, f"add the lines that tests/link/make_golden.py prints of {missed}"
    assert len(links) >= 84


def test_there_are_golden_links_for_every_purpose():
    result = [decode_link(link) for link in NEW]
    for decoded in (
        [shared for shared in result if shared.seats],
        [shared for shared in result if shared.extra_sections],
        [shared for shared in result if shared.ply is not None],
        [shared for shared in result if shared.seat is not None],
        [shared for shared in result if shared.for_spectator],
    ):
        assert {(shared.match.game, shared.match.seats) for shared in decoded} == TABLES
    assert {link[:1] for link in OLD} == {"B", "C"}
    assert {shared.match.game for shared in result if -1 in shared.match.choices} == {*filter(chooses_unseen, GAMES)}


def chooses_unseen(code):
    """Return whether several seats of the game choose simultaneously, unseen by each other."""
    game = GAMES[code]
    match = Match(code, game.INFO.version, game.options({}), game.INFO.seats[0], 1)
    return any(is_simultaneous(game, game.to_move(ply.before)) for ply in random_play(match, 60).plies)


def test_there_are_golden_links_for_every_game_in_which_choices_were_taken_back():
    matches = [decode(link) for link, _ in UNDONE]
    assert {match.game for match in matches} >= {*ENTRIES}
    assert {match.undo_count for match in matches} == {1, 300}


@pytest.mark.parametrize(("link", "position"), GOLDEN + UNDONE)
def test_a_golden_link_leads_to_its_position(link, position):
    play = replay(decode(link))
    assert game_of(play.match).write(play.state) == position
    assert encode(play) == bare_link(link)


@pytest.mark.parametrize("link", NEW + [link for link, _ in UNDONE])
def test_a_golden_link_is_written_the_same_way_again(link):
    match, seats, ply, watch, seat, more = decode_link(link)
    assert encode_link(match, seats, ply, for_spectator=watch, seat=seat, extra_sections=more) == link
    assert more in ((), (Section("z", b"later"),))


@pytest.mark.parametrize("link", [link for link, _ in GOLDEN if parse_link(link).people])
def test_a_golden_link_tells_who_sits_where(link):
    shared = decode_link(link)
    assert [seat.name for seat in shared.seats] == [f"Speler {n + 1} é🐸" for n in range(shared.match.seats)]
    assert [seat.claimed for seat in shared.seats] == [n % 2 == 0 for n in range(shared.match.seats)]


@pytest.mark.parametrize("link", [link for link in OLD if "." in link])
def test_an_old_golden_link_tells_which_ply_to_show(link):
    shared = decode_link(link)
    assert shared.seats is not None
    assert shared.ply == (len(replay(shared.match).plies) if shared.match.choices else None)
