"""Forced turns on one device: its players make theirs one by one, and see those of others once they are made."""

from collections.abc import Iterator
from functools import lru_cache

import pytest
from kaartbord.games import GAMES
from kaartbord.match import match
from kaartbord.match.link import Seat
from kaartbord.match.match import Play, Ply
from kaartbord.match.session.forced_turns import NO_LIVE_PEERS, LivePeers, ShowMode, plies_seen_by_others, show_mode
from kaartbord.match.session.saved_game import OTHERS_BEHIND, UNSENT, SavedGame, SentState
from kaartbord.match.session.session import Session
from support.plays import bot_play
from support.sealed.party import Party
from support.sessions import chosen, session

HUMAN, COMPUTER, AWAY = Seat("human", "", True), Seat("computer", "Anna", True), Seat("link", "Bep", True)

SOON = 20
"""Choices."""

NOBODY = -1
"""Stands for the holder of a device that nobody holds."""


@lru_cache
def played(code: str = "K", choices: int = SOON) -> Play:
    """Return the first game in which somebody is forced soon."""
    found = (seed for seed in range(100) if any(all_forced(bot_play({}, 4, seed, code, SOON))))
    return bot_play({}, 4, next(found), code, choices)


def all_forced(play: Play) -> Iterator[Ply]:
    """Yield the forced plies of which something comes."""
    game = GAMES[play.match.game]
    return (p for p in play.plies if p.forced and game.events(p.before, p.seat, p.action, p.after))


def forced(play: Play) -> Ply:
    return next(all_forced(play))


def alone(play: Play) -> Session:
    """The device of the player who is forced first, against computers."""
    here = forced(play).seat
    return session(play, *(HUMAN if seat == here else COMPUTER for seat in range(4)), mine={here})


def of_another(play: Play) -> Session:
    """The device of somebody who is not forced first, where all others are elsewhere."""
    return session(play, *[AWAY] * 4, mine={(forced(play).seat + 1) % 4})


def ways(
    table: Session, holder: int = NOBODY, *, taps: bool = True, patient: bool = True, room: LivePeers = NO_LIVE_PEERS
) -> list[tuple[Ply, ShowMode]]:
    """Show all that is new; return each ply with how it came to be shown."""
    known, found = plies_seen_by_others(table), list[tuple[Ply, ShowMode]]()
    while (ply := table.next_ply()) is not None:
        found.append((ply, show_mode(table, known, holder, taps=taps, peers=room._replace(is_waited_for=patient))))
        table.playback.show_next()
    return found


def those(found: list[tuple[Ply, ShowMode]], wanted: ShowMode) -> list[Ply]:
    """The plies that came to be shown in one way."""
    return [ply for ply, how in found if how == wanted]


def seen(plies: int) -> LivePeers:
    """Return live peers that have seen `plies` plies."""
    return LivePeers(has_peers=True, shown_plies=lambda seat: plies)


@pytest.mark.parametrize("code", GAMES)
def test_what_is_forced_is_tapped_by_its_player(code: str) -> None:
    play = played(code, 60)
    found = ways(alone(play))
    assert [ply for ply, _ in found] == list(play.plies)
    assert forced(play) in those(found, "asked")
    assert all(ply.forced and ply.seat == forced(play).seat for ply in those(found, "asked"))
    assert {how for _, how in found} == {"asked", "shown"}


def test_by_itself_nothing_waits_for_a_tap() -> None:
    found = ways(alone(played()), taps=False)
    assert forced(played()) in those(found, "made") and not those(found, "asked")


@pytest.mark.parametrize("holds", [True, False])
def test_a_shared_device_is_not_passed_on_for_a_turn_that_leaves_no_choice(holds: bool) -> None:
    play = played()
    holder = forced(play).seat if holds else NOBODY
    found = ways(session(play, *[HUMAN] * 4, mine={0, 1, 2, 3}), holder)
    assert {ply.seat for ply in those(found, "asked")} == ({holder} if holds else set())
    assert those(found, "made")


def test_other_devices_see_a_turn_once_the_device_of_its_player_has() -> None:
    play, table = played(), of_another(played())
    at = play.plies.index(forced(play))
    assert forced(play) in those(ways(of_another(play), room=seen(0)), "awaited")
    for plies, patient, how in ((at, True, "awaited"), (at + 1, True, "shown"), (at, False, "shown")):
        table = of_another(play)
        assert (forced(play), how) in ways(table, patient=patient, room=seen(plies))


@pytest.mark.parametrize("taps", [True, False])
def test_at_a_sealed_table_a_turn_was_made_before_it_is_shown(taps: bool) -> None:
    party = Party("P", (0,), (1,))
    party.play(60)
    found = ways(Session(SavedGame(party.locals[0], (HUMAN, AWAY), frozenset({0}))), taps=taps)
    assert {ply.seat for ply in those(found, "tapped")} == ({0} if taps else set())
    assert {how for _, how in found} == ({"shown", "tapped"} if taps else {"shown"})


def test_nobody_waits_for_who_is_not_live_or_does_not_tell() -> None:
    for room in (NO_LIVE_PEERS, seen(-1)):
        assert not those(ways(of_another(played()), room=room), "awaited")


def test_what_others_were_shown_already_is_not_asked_for() -> None:
    play = played()
    seats, mine = [HUMAN] * 4, {forced(play).seat}
    assert forced(play) in those(ways(session(play, *seats, mine=mine), room=seen(0)), "asked")
    assert forced(play) in those(ways(session(play, *seats, mine=mine), room=seen(10_000)), "made")


def test_by_link_nobody_is_asked_for_what_others_played_on_from_but_told() -> None:
    play = played(choices=60)
    found = ways(session(play, *[HUMAN] * 4, mine={forced(play).seat}))
    assert not those(found, "asked")
    assert forced(play) in those(found, "told")
    assert all(ply.seat == forced(play).seat for ply in those(found, "told"))


def left_without_a_choice() -> tuple[Play, Ply]:
    """Return a game of two after a choice that leaves the other one turn without any, and that turn."""
    for seed in range(60):
        play = match.start_match("K", GAMES["K"].options({}), 2, seed)
        while play.pending and len(play.match.choices) < 30:
            seat, before = play.pending[0].seat, len(play.plies)
            play = chosen(play)
            after = play.plies[before + 1 :]
            if after and after[0].seat == 1 - seat and sum(ply.seat == 1 - seat for ply in after) == 1:
                return play, after[0]
    raise LookupError


@pytest.mark.parametrize("sent", [None, SentState(UNSENT), SentState(OTHERS_BEHIND)])
def test_by_link_nobody_is_asked_for_the_turn_that_it_ends_with_unless_something_here_is_unsent(
    sent: SentState | None,
) -> None:
    play, last = left_without_a_choice()
    found = ways(session(play, HUMAN, HUMAN, mine={last.seat}, sent=sent))
    assert (last, "asked" if sent else "told") in found
    assert those(found, "asked") == ([last] if sent else [])


def test_by_link_nobody_is_asked_for_a_last_card_once_the_end_is_known() -> None:
    plays = (first_legal(seed) for seed in range(40))
    play = next(play for play in plays if play.plies[-1].forced)
    seat = next(ply.seat for ply in reversed(play.plies) if ply.forced and ply.seat >= 0)
    last = max(at for at, ply in enumerate(play.plies) if ply.radix > 1)
    found = ways(session(play, HUMAN, HUMAN, mine={seat}, shown_plies=last))
    assert those(found, "told") and not those(found, "asked")


def first_legal(seed: int) -> Play:
    """A game of Toepen for two to its end."""
    play = match.start_match("P", GAMES["P"].options({}), 2, seed)
    while play.pending:
        play = chosen(play)
    return play
