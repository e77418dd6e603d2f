"""A sealed game on one device, as the table of the page knows it."""

from __future__ import annotations

from kaartbord.match.link import Seat
from kaartbord.match.session.saved_game import UNSENT, SavedGame, SentState
from kaartbord.match.session.session import Session
from kaartbord.sealed.course.terms import LEAN
from kaartbord.sealed.history.calling_off import call_off
from kaartbord.sealed.history.history import SealedHistory
from support.sealed.party import Party

HERE, COMPUTER, AWAY = Seat("human", "Jan", True), Seat("computer", "Wim", True), Seat("link", "Bep", True)


def session(local: SealedHistory, *seats: Seat, mine: set[int], **kept: object) -> Session:
    return Session(SavedGame(local, seats, frozenset(mine), **kept))  # type: ignore[arg-type]


def asked(party: Party, at: int) -> SealedHistory:
    """The game of a device once it is asked for a card."""
    local = party.locals[at]
    while not any(map(local.can_choose, local.devices)):
        party.hop()
    return local


def test_a_big_screen_asks_nobody_also_where_somebody_here_is_to_play() -> None:
    local = asked(Party("K", (0,), (1,)), 0)
    table = session(local, HERE, AWAY, mine={0})
    assert table.can_choose_for(0) and not table.awaited_remote_seats()
    table.set_layout("screen")
    assert not table.can_choose_for(0) and table.awaited_remote_seats() == [0]


def test_who_set_the_table_up_sends_what_its_computers_owe() -> None:
    """Its device plays them: nobody can send a link to a computer."""
    party = Party("K", (0, 2), (1,), (3,))
    seats = HERE, AWAY, COMPUTER, AWAY
    for _ in range(2):
        party.hop()
    table = session(party.locals[1], *seats, mine={1})
    assert table.awaited_remote_seats() == [2] and table.sending_seat(2) == 0
    assert table.saved_game.awaited_seats == (0,), "the list of games says so too"
    assert asked(party, 0) and session(party.locals[0], *seats, mine={0}).can_choose_for(2)


def test_after_the_end_one_waits_for_who_has_not_shown_how_the_cards_were_shuffled() -> None:
    party = Party("P", (0,), (1,), house={"limit": 5})
    while party.locals[0].due_seats() or party.locals[1].due_seats():
        party.hop()
    last = next(at for at in (0, 1) if party.locals[at].next_revealing_seat() is not None)
    table = session(party.locals[last], *(HERE if seat == last else AWAY for seat in (0, 1)), mine={last})
    assert not table.due_seats and not table.all_hands_known, "chances cannot be judged with hands unknown"
    assert table.awaited_remote_seats() == [1 - last]
    party.play(5000)
    for at in (0, 1):
        local = party.locals[at]
        table = session(local, HERE, AWAY, mine={at}, sent=SentState(local.own_message_count()))
        assert table.all_hands_known and not table.awaited_remote_seats()
        untold = session(local, HERE, AWAY, mine={at}, sent=SentState(UNSENT))
        assert untold.awaited_remote_seats() == [1 - at], "who is not told knows of no end"


def test_progress_is_said_until_somebody_can_choose() -> None:
    party, said = Party("K", (0,), (1,), (2,), (3,)), []
    while (progress := party.locals[0].setup_progress()) is not None:
        said.append(progress)
        party.hop()
    assert said == [(done, 6) for done in range(6)]
    local = asked(party, 0)
    assert local.setup_progress() is None
    call_off(local, local.table.playing)
    assert local.setup_progress() is None, "more links go round than were said"


def test_the_next_game_begins_where_the_first_seat_is_played() -> None:
    """Seats of a sealed table join in order."""
    party = Party("K", (0, 3), (1,), (2,))
    seats = HERE, AWAY, AWAY, COMPUTER
    tables = [session(local, *seats, mine={at}) for at, local in enumerate(party.locals)]
    assert [table.can_start_next_game for table in tables] == [True, False, False]


def test_the_first_of_those_who_are_left_can_go_on_without_the_others() -> None:
    party = Party("K", (0,), (1,), (2, 3))
    seats = COMPUTER, AWAY, HERE, COMPUTER
    table = session(party.locals[1], *seats, mine={1})
    assert table.continuing_seat({2}) is None, "nothing was played yet"
    asked(party, 1)
    table = session(party.locals[1], *seats, mine={1})
    assert (table.continuing_seat({2}), table.continuing_seat({1})) == (1, 2)


def test_a_deal_that_is_void_is_not_said_to_be_taken_back() -> None:
    party = Party("K", (0,), (1,), form=LEAN)
    local = asked(party, 0)
    call_off(local, local.table.playing)
    table = session(local, HERE, AWAY, mine={0})
    assert table.match.undo_count == 1 and table.history.undo_count == 0


def test_another_tab_goes_on_with_what_says_more() -> None:
    """A tab that played on from an older state would sign twice at one place, which looks like cheating."""
    party = Party("K", (0,), (1,))
    before = asked(party, 0).copy()
    party.hop()
    old, new = before, party.locals[0]
    assert new.is_ahead_of(old) and not old.is_ahead_of(new) and not new.is_ahead_of(new)
