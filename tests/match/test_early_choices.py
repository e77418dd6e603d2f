"""Tests of the choices that players make before their turn, all from one link."""

from collections.abc import Sequence
from itertools import permutations

import pytest
from kaartbord.games import GAMES
from kaartbord.match import link, merge
from kaartbord.match.link import Seat
from kaartbord.match.match import Play, choose, replay_steps, run_steps, start_match
from kaartbord.match.sections import Section
from kaartbord.match.session import premoves
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame, SentState
from kaartbord.match.session.session import Session
from kaartbord.match.setup import early_choices
from kaartbord.rules.protocol import Action
from support.plays import toeped

TOEPEN = GAMES["P"]
NAMES = "Papa", "Oma", "Kind", "Jan"


class Device:
    """One player's device, which opens links and answers."""

    def __init__(self, play: Play, seat: int) -> None:
        seats = tuple(Seat("human" if at == seat else "link", name, True) for at, name in enumerate(NAMES))
        kept = SavedGame(OpenHistory(play), seats[: play.match.seats], frozenset({seat}), shown_plies=len(play.plies))
        self.seat, self.session = seat, Session(kept)

    def answer(self, kind: str) -> None:
        """Answer in turn or before it."""
        session = self.session
        if (turn := premoves.next_premove_turn(session)) is not None and kind in ("stay", "fold"):
            premoves.add_premove(session, turn, next(action for action in turn.legal if action.kind == kind))
        else:
            legal = TOEPEN.legal(session.play.state, self.seat)
            session.update(OpenHistory(choose(session.play, self.seat, next(one for one in legal if one.kind == kind))))
        self.go_on()

    def lay_a_card(self) -> Action:
        """Lay the card ready that is played if anybody stays."""
        turn = premoves.next_premove_turn(self.session)
        assert turn is not None and {action.kind for action in turn.legal} == {"card"}
        premoves.add_premove(self.session, turn, turn.legal[-1])
        return turn.legal[-1]

    def go_on(self) -> None:
        """Play what lies ready."""
        session = self.session
        while session.due_seats and (action := premoves.premove_for(session, seat := session.due_seats[0])):
            session.update(OpenHistory(choose(session.play, seat, action)))

    def open(self, text: str) -> None:
        """Open a link: what both know goes on."""
        session, shared = self.session, link.decode_link(text)
        joined = merge.join_matches(session.match, shared.match)
        assert joined is not None, "nobody is asked which history goes on"
        newest = run_steps(replay_steps(joined, session.play))
        session.saved_game = session.saved_game._replace(
            extra_sections=early_choices.merge_sections(
                session.extra_sections, session.extra_sections, shared.extra_sections, newest
            )
        )
        session.update(OpenHistory(newest))
        self.go_on()


def answered(kinds: Sequence[str], seats: int) -> list[Device]:
    """The devices after all have answered from one link, each without a link of another."""
    play = toeped(seats)
    devices = [Device(play, seat) for seat in range(seats)]
    for seat, kind in zip(play.state.queue, kinds, strict=True):
        devices[seat].answer(kind)
    return devices


@pytest.mark.parametrize("kinds", [("stay", "stay"), ("stay", "fold"), ("fold", "stay"), ("fold", "fold")])
def test_answers_from_one_link_come_together_in_any_order(kinds: tuple[str, str]) -> None:
    start = toeped()
    expected = start
    for kind in kinds:
        seat = expected.pending[0].seat
        legal = TOEPEN.legal(expected.state, seat)
        expected = choose(expected, seat, next(action for action in legal if action.kind == kind))
    for order in permutations(range(3)):
        devices = answered(kinds, 3)
        links = [device.session.fragment for device in devices]
        for device in devices:
            for at in order:
                device.open(links[at])
            assert device.session.match == expected.match
            assert device.session.premoves == [] and device.session.saved_game.own_turns >= 0


@pytest.mark.parametrize("stays", [True, False])
def test_who_toeps_may_lay_the_card_ready_that_follows_if_anybody_stays(stays: bool) -> None:
    start = toeped()
    devices = [Device(start, seat) for seat in range(3)]
    papa, (first, second) = devices[start.state.toeper], start.state.queue
    card = papa.lay_a_card()
    assert premoves.next_premove_turn(papa.session) is None and papa.session.awaited_remote_seats() == [first, second]
    for seat in (first, second):
        devices[seat].open(papa.session.fragment)
        assert papa.seat not in devices[seat].session.awaited_remote_seats()
    devices[second].answer("fold")
    devices[first].answer("stay" if stays else "fold")
    devices[first].open(devices[second].session.fragment)
    play = devices[first].session.play
    assert [ply.action for ply in play.plies if ply.seat == papa.seat].count(card) == stays
    assert devices[first].session.premoves == [] and (play.state.rounds == 2) is not stays
    papa.open(devices[first].session.fragment)
    assert papa.session.match == play.match and papa.session.premoves == []


def test_whose_turn_comes_back_whatever_others_answer_need_send_nothing() -> None:
    start = toeped()
    papa, (first, second) = Device(start, start.state.toeper), start.state.queue
    oma, kind, other = Device(start, first), Device(start, second), Device(start, first)
    for device in (papa, oma, kind, other):
        device.session.saved_game = device.session.saved_game._replace(
            sent=SentState(device.session.own_turns() - (device is papa))
        )
    assert not premoves.turn_returns(papa.session), "nobody knows of the toep yet"
    other.answer("stay")
    assert not premoves.turn_returns(other.session), "who toeped has no card ready, and needs the answer"
    papa.lay_a_card()
    for device in (oma, kind):
        device.open(papa.session.fragment)
    oma.answer("stay")
    kind.answer("stay")
    assert premoves.turn_returns(oma.session) and not premoves.turn_returns(kind.session)
    oma.open(kind.session.fragment)
    assert oma.session.due_seats == (first,) and oma.session.play.state.phase == "trick"
    folded = Device(start, first)
    folded.open(papa.session.fragment)
    folded.answer("fold")
    assert not premoves.turn_returns(folded.session)


def test_who_toeps_out_of_turn_lays_no_card_ready() -> None:
    play = start_match("P", TOEPEN.options({"blind": False, "was": False}), 3, 7)
    while play.state.phase != "trick":
        play = choose(play, play.pending[0].seat, TOEPEN.legal(play.state, play.pending[0].seat)[0])
    turn, caller, _ = TOEPEN.to_move(play.state)
    play = choose(play, caller, TOEPEN.legal(play.state, caller)[0])
    assert {one.seat for one in early_choices.premove_turns(play)} == {0, 1, 2} - {caller}
    assert premoves.next_premove_turn(Device(play, caller).session) is None and turn in play.state.queue


def test_four_answer_and_links_pass_on_what_others_laid() -> None:
    devices = answered(("stay", "fold", "stay"), 4)
    first, second, third = toeped(4).state.queue
    devices[second].open(devices[third].session.fragment)
    devices[first].open(devices[second].session.fragment)
    assert devices[first].session.play.state.phase == "trick"


def test_who_answered_ahead_is_neither_asked_again_nor_waited_for() -> None:
    play = toeped()
    first, second = play.state.queue
    papa, kind = Device(play, play.state.toeper), Device(play, second)
    assert papa.session.awaited_remote_seats() == [first, second] and papa.session.saved_game.awaited_seats == (
        first,
        second,
    )
    assert premoves.next_premove_turn(kind.session) is not None and second in kind.session.saved_game.awaited_seats
    kind.answer("stay")
    assert premoves.next_premove_turn(kind.session) is None and kind.session.awaited_remote_seats() == [first]
    papa.open(kind.session.fragment)
    assert papa.session.awaited_remote_seats() == [first], "that it was answered is known, not what"
    assert premoves.next_premove_turn(Device(play, first).session) is None, "whose turn it is answers in turn"


def test_an_answer_ahead_counts_as_a_turn_that_is_to_be_sent() -> None:
    play = toeped()
    kind = Device(play, play.state.queue[1])
    kind.session.saved_game = kind.session.saved_game._replace(sent=SentState(kind.session.own_turns()))
    kind.answer("stay")
    assert kind.session.saved_game.seats_to_inform == [play.state.queue[0]]


def test_nothing_that_lies_ready_shows_in_what_others_see() -> None:
    play = toeped()
    kind, oma = Device(play, play.state.queue[1]), Device(play, play.state.queue[0])
    before = oma.session.view(), oma.session.due_seats
    kind.answer("fold")
    oma.open(kind.session.fragment)
    assert (oma.session.view(), oma.session.due_seats) == before


def test_an_answer_of_another_round_or_that_cannot_be_counts_for_nothing() -> None:
    play = toeped()
    kind = Device(play, play.state.queue[1])
    kind.answer("stay")
    (one,) = kind.session.premoves
    for odd in (one._replace(deals=one.deals + 1), one._replace(at=one.at + 1), one._replace(rank=9)):
        assert early_choices.from_sections(early_choices.to_sections((), [odd]), play) == []
    assert early_choices.from_sections((Section(early_choices.SECTION_KIND, b"\x01\x02"),), play) == []


def test_two_answers_for_one_turn_end_alike_everywhere() -> None:
    play = toeped()
    one, other = Device(play, play.state.queue[1]), Device(play, play.state.queue[1])
    one.answer("stay")
    other.answer("fold")
    links = one.session.fragment, other.session.fragment
    one.open(links[1])
    other.open(links[0])
    assert one.session.premoves == other.session.premoves and len(one.session.premoves) == 1


def test_a_link_is_no_longer_while_nothing_lies_ready() -> None:
    play = toeped()
    kind = Device(play, play.state.queue[1])
    plain = kind.session.fragment
    kind.answer("stay")
    assert len(kind.session.fragment) - len(plain) <= 10
    assert early_choices.to_sections(kind.session.extra_sections, ()) == (), (
        "and after it was played it is as long as before"
    )


@pytest.mark.parametrize("code", [code for code, game in GAMES.items() if game.INFO.ahead is None])
def test_in_other_games_nobody_chooses_ahead(code: str) -> None:
    play = start_match(code, GAMES[code].options({}), GAMES[code].INFO.seats[-1], 3)
    assert early_choices.premove_turns(play) == []
