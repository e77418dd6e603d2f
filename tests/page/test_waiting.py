"""Tests of a table that waits for somebody elsewhere: what it says, what it offers, and when the sheet opens by
itself."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from kaartbord.games.toepen.rules import stake
from kaartbord.match.link import LinkContents, Seat
from kaartbord.match.match import choose
from kaartbord.match.session import premoves
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import OTHERS_BEHIND, UNSENT, SavedGame, SendMethod, SentState
from kaartbord.match.session.session import Session
from kaartbord.match.stored import from_record, summary_of, to_record
from kaartbord.text import stored_games as words
from kaartbord.text.reader import Reader
from support.catalogue import EN, NL
from support.plays import toeped
from support.sealed.party import Party, Plain
from support.sessions import PLAYERS, begun, chosen, ended

NAMES = "Ann", "Ben", "Cor"
HOUR = 3_600_000.0


class Page:
    """A table of one device, and what is on it."""

    def __init__(self, module: Any, patch: pytest.MonkeyPatch, *, choices: int, sent: SentState | None) -> None:
        self.said, self.opened, self.buttons = "", list[tuple[Any, str]](), list[str]()
        self.covered, self.live, self.gone = False, set[int](), set[int]()
        play = begun("P", 3, choices)
        seat = play.pending[0].seat
        mine = frozenset({(seat - 1) % 3})
        kept = SavedGame(OpenHistory(play), seats(*mine), mine, shown_plies=len(play.plies), sent=sent)
        self.session = Session(kept)
        patch.setattr(module, "prompt", lambda text: setattr(self, "said", text))
        patch.setattr(module, "clear_controls", lambda *nodes: setattr(self, "buttons", [*nodes]))
        patch.setattr(module, "button", lambda text, do, cls="": f"{text} ({cls})")
        patch.setattr(module, "is_any_open", lambda: self.covered)
        patch.setattr(module, "Date", SimpleNamespace(now=lambda: HOUR))
        patch.setattr(module, "_moment", lambda lang, at: f"at {at / HOUR:.0f}")
        self.waiting = module.WaitingPanel(
            self.session,
            self.live.__contains__,
            self.share,
            self.gone.__contains__,
        )

    def share(self, names: Any, errand: str) -> Any:
        self.opened.append((names, errand))
        self.sheet = SimpleNamespace(dataset=SimpleNamespace(), open=False)
        return self.sheet

    def wait(self) -> None:
        self.waiting.show(Reader(EN, NAMES, self.session.only_local_seat))

    def leave_free(self, *, named: bool) -> None:
        """Nobody has sat down elsewhere."""
        self.session.saved_game = self.session.saved_game._replace(
            seats=tuple(
                who if seat in self.session.mine else Seat("link", who.name if named else "", False)
                for seat, who in enumerate(self.session.seats)
            )
        )

    def play(self) -> None:
        """Somebody here chooses, until it is the turn of somebody elsewhere."""
        self.session.saved_game = self.session.saved_game._replace(seats=seats(self.session.play.pending[0].seat))
        self.session.saved_game = self.session.saved_game._replace(mine=frozenset({self.session.play.pending[0].seat}))
        self.session.saved_game = self.session.saved_game._replace(sent=SentState(self.session.own_turns()))
        self.waiting.move()
        self.session.update(OpenHistory(chosen(self.session.play)))


class Phone(Page):
    """The device of one seat of a sealed table."""

    def __init__(self, module: Any, patch: pytest.MonkeyPatch, local: Any, seat: int) -> None:
        super().__init__(module, patch, choices=0, sent=None)
        self.session = Session(SavedGame(local, seats(seat), frozenset({seat})))
        self.seat, self.waiting._session = seat, self.session

    def act(self, link: bytes | None, choose: Callable[[Any], Any]) -> None:
        """Open a link, and choose once if there is anything to choose; the table waits then, unless it asks."""
        local = self.session.sealed.copy()
        if link is not None:
            local.take(link)
        local.settle()
        self.opened.clear()
        if local.can_choose(self.seat):
            legal = local.terms.rules.legal(local.devices[self.seat].view, self.seat)
            local.act(self.seat, choose(legal))
            self.waiting.move()
        self.session = Session(self.session.saved_game._replace(history=local))
        self.waiting._session = self.session
        if not local.can_choose(self.seat):
            self.waiting.show(Reader(NL, NAMES, self.seat))


def seats(here: int) -> tuple[Seat, ...]:
    return tuple(Seat("human" if at == here else "link", name, True) for at, name in enumerate(NAMES))


@pytest.fixture
def page(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Page]:
    module = page_module("table.waiting")
    return lambda choices=0, sent=None: Page(module, monkeypatch, choices=choices, sent=sent)


def test_who_sat_down_and_has_played_nothing_is_told_to_wait_and_no_sheet_opens(
    page: Callable[..., Page],
) -> None:
    table = page()
    table.wait()
    assert table.said.startswith("You have a seat.")
    assert table.buttons[0] == "Tell them you are in (paper)"
    assert not table.opened


def test_after_an_own_choice_the_sheet_opens_once_and_the_table_says_what_is_unsent(
    page: Callable[..., Page],
) -> None:
    table = page()
    table.play()
    table.wait()
    table.wait()
    assert [errand for _, errand in table.opened] == ["move"]
    assert table.sheet.dataset.unasked, "it gives way to a question"
    assert table.said.startswith("Not sent yet.")
    assert "(gold)" in table.buttons[0]


def test_who_is_next_whatever_others_answer_is_told_to_send_nothing(page: Callable[..., Page]) -> None:
    table, start = page(), toeped()
    first, second = start.state.queue
    papa = Session(SavedGame(OpenHistory(start), seats(start.state.toeper), frozenset({start.state.toeper})))
    turn = premoves.next_premove_turn(papa)
    assert turn is not None
    premoves.add_premove(papa, turn, turn.legal[0])
    here = SavedGame(
        OpenHistory(start),
        seats(first),
        frozenset({first}),
        shown_plies=len(start.plies),
        extra_sections=papa.extra_sections,
    )
    table.session = table.waiting._session = Session(here)
    table.waiting.move()
    table.session.update(OpenHistory(choose(start, first, stake.STAY)))
    table.wait()
    assert table.said == f"{NAMES[second]} can answer already. Then it is your turn: there is nothing to send now."
    assert not table.opened and table.buttons[0] == f"Send your move to {NAMES[second]} (paper)"


def test_who_put_off_choosing_has_two_buttons_and_no_more(page: Callable[..., Page]) -> None:
    table, start = page(), toeped()
    toeper = start.state.toeper
    table.session = table.waiting._session = Session(SavedGame(OpenHistory(start), seats(toeper), frozenset({toeper})))
    assert premoves.next_premove_turn(table.session) is not None
    table.wait()
    assert len(table.buttons) == 2 and "Choose now (paper)" in table.buttons


def test_no_sheet_opens_over_what_somebody_opened(page: Callable[..., Page]) -> None:
    table = page()
    table.covered = True
    table.play()
    table.wait()
    table.covered = False
    table.wait()
    assert not table.opened
    assert table.said.startswith("Not sent yet.")


@pytest.mark.parametrize(("how", "said"), [("sent", "Sent"), ("copied", "Copied"), ("shown", "QR code shown")])
def test_what_was_handed_on_is_said_with_when(page: Callable[..., Page], how: SendMethod, said: str) -> None:
    table = page()
    table.play()
    table.wait()
    table.waiting.sent(how)
    table.wait()
    assert table.said.startswith(f"{said} at 1")
    assert table.buttons[0] == "Send the link again (paper)"
    assert len(table.opened) == 1


def test_a_game_that_begins_here_is_to_be_handed_on_before_the_first_choice(
    page: Callable[..., Page],
) -> None:
    table = page(sent=SentState(UNSENT))
    table.wait()
    assert [errand for _, errand in table.opened] == ["new"]


def test_what_was_not_handed_on_is_known_after_a_reload_and_in_the_lobby_but_opens_no_sheet(
    page: Callable[..., Page],
) -> None:
    table = page()
    table.play()
    stored = to_record(table.session.saved_game, "link", 0)
    entry = summary_of("game:x", stored)
    assert entry is not None and words.progress(EN, entry, 0).startswith("Not sent to ")
    again = from_record(
        stored, LinkContents(table.session.match, table.session.seats, None), OpenHistory(table.session.play)
    )
    assert again.sent == table.session.sent
    table.session = table.waiting._session = Session(again)
    table.waiting._moved = False
    table.wait()
    assert table.said.startswith("Not sent yet.") and not table.opened
    table.waiting.sent("sent")
    entry = summary_of("game:x", to_record(table.session.saved_game, "link", 0))
    assert entry is not None and words.progress(EN, entry, 0).startswith("Sent, waiting for ")


def test_who_is_live_has_got_it_and_needs_no_link_when_gone(page: Callable[..., Page]) -> None:
    table = page()
    table.live.update(range(3))
    table.play()
    table.wait()
    table.live.clear()
    table.wait()
    assert not table.opened
    assert "Not sent" not in table.said


def test_the_turns_of_another_at_a_seat_are_not_missed_by_who_takes_it_over(
    page: Callable[..., Page],
) -> None:
    table = page(choices=4)
    table.session.set_players(table.session.seats, frozenset(range(3)) - {table.session.play.pending[0].seat})
    table.wait()
    assert not table.opened
    assert "Not sent" not in table.said


@pytest.mark.parametrize("last", [True, False])
def test_who_made_the_last_move_has_the_result_to_send_to_all_others(page: Callable[..., Page], last: bool) -> None:
    table, over = page(), ended("P")
    table.session = table.waiting._session = Session(over.saved_game._replace(sent=None))
    reader = Reader(EN, PLAYERS, 0)
    if last:
        table.session.saved_game = table.session.saved_game._replace(sent=SentState(table.session.own_turns() - 1))
    assert table.waiting.names_for_result(reader) == (["Wim", "Anna", "Truus"] if last else [])
    entry = summary_of("game:x", to_record(table.session.saved_game, "link", 0))
    assert entry is not None and entry.has_unsent is last
    assert ("result not sent" in words.progress(EN, entry, 0)) is last
    table.waiting.sent("sent")
    assert table.waiting.names_for_result(reader) == []


def test_who_gave_the_own_seat_away_has_that_to_send(page: Callable[..., Page]) -> None:
    """Else the others wait for ever for a link of somebody who plays no more."""
    table = page()
    table.session.set_players(table.session.seats, frozenset())
    table.wait()
    assert table.buttons == [] and table.said.startswith("You are watching.")

    table.waiting.to_be_sent()
    table.wait()
    assert table.said.startswith("Not sent yet.")
    assert table.buttons[0].startswith("Send the link to ") and "(gold)" in table.buttons[0]
    assert [errand for _, errand in table.opened] == ["new"]
    table.waiting.sent("sent")
    table.wait()
    assert table.buttons == [] and table.said.startswith("You are watching.")


def test_a_big_screen_has_nothing_to_send_for_seats_it_does_not_play(page: Callable[..., Page]) -> None:
    table = page(sent=SentState(UNSENT))
    table.session.set_players(table.session.seats, frozenset())
    table.session.saved_game = table.session.saved_game._replace(layout="screen")
    table.wait()
    assert table.buttons == [] and not table.opened


def test_who_gave_the_own_seat_away_and_saw_the_end_has_the_result_to_send(page: Callable[..., Page]) -> None:
    table, over = page(), ended("P")
    left = over.saved_game._replace(mine=frozenset(), sent=SentState(UNSENT))
    table.session = table.waiting._session = Session(left)
    reader = Reader(EN, PLAYERS, 0)
    assert set(table.waiting.names_for_result(reader)) >= {"Wim", "Anna", "Truus"}
    table.waiting.sent("sent")
    assert table.waiting.names_for_result(reader) == []


def test_who_is_live_saw_the_end(page: Callable[..., Page]) -> None:
    table, over = page(), ended("P")
    table.session = table.waiting._session = Session(over.saved_game._replace(sent=SentState(0)))
    table.live.update(range(4))
    assert table.waiting.names_for_result(Reader(EN, PLAYERS, 0)) == []
    assert not table.session.saved_game.seats_to_inform


def test_whoever_watches_sees_a_computer_think_and_waits_for_the_link_of_a_person(
    page: Callable[..., Page],
) -> None:
    table = page()
    table.session.saved_game = table.session.saved_game._replace(mine=frozenset(), is_spectator=True)
    name = NAMES[table.session.play.pending[0].seat]
    for kind, told in (
        ("computer", f"{name} is thinking."),
        ("link", f"You are watching. Waiting for {name}."),
    ):
        people = tuple(Seat(kind, each, True) for each in NAMES)  # type: ignore[arg-type]
        table.session.saved_game = table.session.saved_game._replace(seats=people)
        table.wait()
        assert table.said == told
    assert table.buttons == []


def test_who_looks_on_may_sit_down_while_a_seat_is_free(page: Callable[..., Page]) -> None:
    table = page()
    table.session.saved_game = table.session.saved_game._replace(mine=frozenset())
    table.wait()
    assert table.buttons == []
    table.session.saved_game = table.session.saved_game._replace(
        seats=(*table.session.seats[:2], Seat("link", "", False))
    )
    table.wait()
    assert table.buttons == ["Take a seat (paper)"]


@pytest.mark.parametrize("named", [True, False])
def test_where_nobody_has_sat_down_somebody_is_invited(page: Callable[..., Page], named: bool) -> None:
    table = page(sent=SentState(UNSENT))
    table.leave_free(named=named)
    table.wait()
    assert table.said.startswith("Waiting for ") and table.said.endswith("Send an invitation.")
    assert table.buttons[0] == "Invite someone (gold)"
    assert [errand for _, errand in table.opened] == ["invite"]

    # Who is named gets the first turn; where nobody is, whoever wants to play along.
    table.play()
    table.leave_free(named=named)
    table.wait()
    assert table.waiting.errand == ("move" if named else "invite")


def test_who_invited_before_sends_a_move_as_that(page: Callable[..., Page]) -> None:
    table = page()
    table.play()
    table.leave_free(named=False)
    table.session.saved_game = table.session.saved_game._replace(sent=SentState(table.session.own_turns() - 1, HOUR))
    table.wait()
    assert table.waiting.errand == "move" and table.said.startswith("Not sent yet.")


def test_where_somebody_else_sits_too_a_move_is_sent_as_that(page: Callable[..., Page]) -> None:
    """All came by one invitation, and by link nobody knows yet who has sat down."""
    table = page()
    table.play()
    free = table.session.awaited_remote_seats()[0]
    table.session.saved_game = table.session.saved_game._replace(
        seats=tuple(who._replace(name="", claimed=seat != free) for seat, who in enumerate(table.session.seats))
    )
    table.wait()
    assert [errand for _, errand in table.opened] == ["move"]
    assert table.said.startswith("Not sent yet.")
    table.waiting.sent("sent")
    table.wait()
    assert table.waiting.errand == "again"


def test_who_is_live_needs_no_link_and_there_is_nothing_to_press(page: Callable[..., Page]) -> None:
    table = page()
    table.live |= {*table.session.awaited_remote_seats()}
    table.wait()
    name = NAMES[table.session.awaited_remote_seats()[0]]
    assert (table.said, table.buttons) == (f"Waiting for {name}.", [])


def test_who_sat_down_among_others_who_are_live_has_nobody_to_tell(page: Callable[..., Page]) -> None:
    table = page()
    table.live |= {*range(3)}.difference(table.session.awaited_remote_seats(), table.session.mine)
    table.wait()
    assert table.said.startswith("You have a seat.")
    assert not [words for words in table.buttons if words.startswith("Tell them")]
    table.play()
    table.live.clear()
    table.live |= {*range(3)}.difference(table.session.awaited_remote_seats(), table.session.mine)
    table.wait()
    assert table.buttons[0].startswith("Send your move to "), "what was played is handed on all the same"


def test_the_computer_may_play_for_who_was_live_and_is_gone(page: Callable[..., Page]) -> None:
    table = page()
    table.gone |= {*table.session.awaited_remote_seats()}
    table.wait()
    name = NAMES[table.session.awaited_remote_seats()[0]]
    assert table.said == f"{name} is away. Wait a moment, or let the computer play."
    assert table.buttons[0] == "Let the computer play (paper)"
    assert table.waiting.seats_left() == table.session.awaited_remote_seats()


@pytest.mark.parametrize("live", [True, False])
def test_a_device_that_is_a_hand_sends_no_link_while_somebody_is_live(page: Callable[..., Page], live: bool) -> None:
    """Else what was played on a phone that has lost the others would never get to them."""
    table = page()
    table.play()
    table.session.saved_game = table.session.saved_game._replace(layout="hand")
    if live:
        table.live |= {*range(3)}.difference(table.session.awaited_remote_seats(), table.session.mine)
    table.wait()
    assert [words for words in table.buttons if words.startswith("Send")] == (
        [] if live else [f"Send your move to {NAMES[table.session.awaited_remote_seats()[0]]} (gold)"]
    )
    assert not table.opened


def test_nobody_needs_a_link_for_what_was_answered_ahead(page: Callable[..., Page]) -> None:
    table = page()
    before = table.session.own_turns()
    for _ in range(3):
        play = chosen(table.session.play)
        table.waiting.note_premove_played(OpenHistory(play))
        table.session.update(OpenHistory(play))
    table.wait()
    assert table.session.own_turns() > before
    assert not table.opened and "Not sent" not in table.said
    table.play()
    unsent = table.session.sent
    table.waiting.note_premove_played(OpenHistory(chosen(table.session.play)))
    assert table.session.sent == unsent, "an own choice before it is to be handed on"


def test_who_sat_down_where_all_waited_for_that_has_to_tell_them_but_sees_the_table_first(
    page: Callable[..., Page],
) -> None:
    table = page(sent=SentState(OTHERS_BEHIND))
    table.wait()
    assert table.said.startswith("Not sent yet.")
    assert "(gold)" in table.buttons[0] and table.buttons[0].startswith("Send the link to ")
    assert not table.opened


def test_who_is_asked_live_to_come_along_is_waited_for_and_no_sheet_opens(page: Callable[..., Page]) -> None:
    """Else the sheet with a link lies over the table while the others read who began."""
    table = page(sent=SentState(UNSENT))
    awaited = table.session.awaited_remote_seats()
    table.waiting.expected = frozenset(range(3)) - table.session.mine
    table.wait()
    assert table.said == f"Waiting for {NAMES[awaited[0]]} to join." and not table.opened
    assert table.buttons[0].startswith("Send the link to ") and "(paper)" in table.buttons[0]

    table.waiting.expected = frozenset(range(3)) - {*awaited}  # who is awaited was not live before
    table.wait()
    assert table.said.startswith("Not sent yet.") and [errand for _, errand in table.opened] == ["new"]


def test_once_somebody_was_sent_the_link_they_are_no_longer_expected_live(page: Callable[..., Page]) -> None:
    table = page(sent=SentState(UNSENT))
    table.waiting.expected = frozenset(range(3))
    table.wait()
    table.waiting.sent("copied")
    table.wait()
    assert table.said.startswith("Copied at") and not table.opened
    table.play()
    table.wait()
    assert [errand for _, errand in table.opened] == ["move"]


def test_a_sealed_table_of_three_never_waits_for_one_who_waits(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each link goes to whom the sheet names alone, also where a device only opened seals and nobody chose anything."""
    party = Party("P", (0,), (1,), (2,), house={"was": True, "whistle": True})
    module = page_module("table.waiting")
    phones = [Phone(module, monkeypatch, local, seat) for seat, local in enumerate(party.locals)]
    at, link, passed = 0, None, 0
    for _ in range(60):
        phone = phones[at]
        known = phone.session.sealed.message_count()
        phone.act(link, Plain(1).choice)
        local = phone.session.sealed
        if local.can_choose(at):
            link = None
            continue
        assert local.message_count() > known, "who gets a link brings the game on"
        ((names, _),) = phone.opened
        passed += f"Stuur de link door naar {names[0]}" in phones[-1].buttons[0]
        button = phones[-1].buttons[0]  # what is patched writes there
        assert "(gold)" in button and names[0] in button
        phone.waiting.sent("sent")
        at, link = NAMES.index(names[0]), local.pack()
    assert passed and len(local.play.plies) > 30
