"""Count the messages that a game by link takes, as the devices of three players send them."""

from collections.abc import Sequence

import pytest
from kaartbord.bots import players
from kaartbord.games import GAMES
from kaartbord.games.toepen import ToepenState
from kaartbord.games.toepen.computer import standing_orders
from kaartbord.match import merge
from kaartbord.match.link import Seat, decode_link
from kaartbord.match.match import Play, choose, replay_steps, run_steps, start_match
from kaartbord.match.session import premoves
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame, SentState
from kaartbord.match.session.session import Session
from kaartbord.match.setup import early_choices
from kaartbord.rules.protocol import Action

TOEPEN = GAMES["P"]

ROUNDS, TOEPS = 7, 3
"""Rounds and toeps of a game whose messages are counted."""

MOST, SEEDS = 60, 60
"""Messages of such a game between three, and games that hold to that."""


def begun(seed: int, seats: int = 3) -> Play:
    """A game by the usual rules, by link."""
    return start_match("P", TOEPEN.options({"toep_any_time": False}), seats, seed)


def ordered(play: Play, seat: int) -> Action | None:
    """Return the answer that a player without premoves gives ahead."""
    return standing_orders.answer(standing_orders.LINK_PLAYER_ORDERS, play.state, TOEPEN.legal(play.state, seat))


def ahead(play: Play) -> Play:
    """The game once all is answered that nobody has to be asked."""
    while play.pending and (action := ordered(play, play.pending[0].seat)):
        play = choose(play, play.pending[0].seat, action)
    return play


class Device:
    """One player's phone: it opens every link of the chat, answers what is asked, and sends when it has to."""

    def __init__(self, play: Play, seat: int) -> None:
        kinds = ["human" if at == seat else "link" for at in range(play.match.seats)]
        seats = tuple(Seat(kind, "", True) for kind in kinds)  # type: ignore[arg-type]
        self.seat, self.opened = seat, 0
        self.session = Session(SavedGame(OpenHistory(play), seats, frozenset({seat}), sent=SentState(0)))
        self.go_on()

    def go_on(self) -> None:
        """Play what nobody has to be asked, as every device does."""
        session = self.session
        while owing := session.due_seats:
            if not (action := premoves.premove_for(session, owing[0]) or ordered(session.play, owing[0])):
                return
            was_sent = session.own_turns() == session.sent.turns
            session.update(OpenHistory(choose(session.play, owing[0], action)))
            if was_sent:
                session.saved_game = session.saved_game._replace(sent=SentState(session.own_turns()))

    def open(self, text: str) -> None:
        """Take over what is new in a link; who is further has what was played here."""
        session, shared = self.session, decode_link(text)
        further = merge.relation(shared.match, session.match) == "newer"
        joined = merge.join_matches(session.match, shared.match)
        assert joined is not None
        play = run_steps(replay_steps(joined, session.play))
        session.saved_game = session.saved_game._replace(
            extra_sections=early_choices.merge_sections(
                session.extra_sections, session.extra_sections, shared.extra_sections, play
            )
        )
        session.update(OpenHistory(play))
        if further:
            session.saved_game = session.saved_game._replace(sent=SentState(session.own_turns()))
        self.go_on()

    def act(self, toeps: set[int]) -> None:
        """Choose until somebody else has to, in turn and ahead of it; each of `toeps` is a choice that was one."""
        session = self.session
        while session.play.state.rounds < ROUNDS:
            if session.due_seats[0] == self.seat:
                state, at = session.play.state, len(session.match.choices)
                action = self.choice(state, TOEPEN.legal(state, self.seat), at, toeps)
                session.update(OpenHistory(choose(session.play, self.seat, action)))
                self.go_on()
            elif turn := premoves.next_premove_turn(session):
                premoves.add_premove(session, turn, self.choice(turn.state, turn.legal, -1, toeps))
            else:
                return

    def choice(self, state: ToepenState, legal: Sequence[Action], at: int, toeps: set[int]) -> Action:
        """Return the computer's choice, but a toep in every other round until there were enough."""
        action = players.choose("P", TOEPEN.view(state, self.seat), self.seat, "firm")
        if state.phase != "trick":
            return action
        if len(toeps) < TOEPS and state.rounds >= 2 * len(toeps) and legal[-1].kind == "toep":
            toeps.add(at)
            return legal[-1]
        return next(each for each in (action, *legal) if each.kind == "card")


def messages(seed: int) -> int:
    """Return how many messages seven rounds with three toeps take, from the invitation to the link with the result.

    All open the newest links in parallel and answer from them, before they see what the others answer.
    """
    devices, chat, toeps = [Device(begun(seed), seat) for seat in range(3)], list[str](), set[int]()
    while all(device.session.play.state.rounds < ROUNDS for device in devices):
        there = len(chat)
        for device in devices:
            for text in chat[device.opened : there]:
                device.open(text)
            device.opened = there
        for device in devices:
            device.act(toeps)
            session = device.session
            over = session.play.state.rounds == ROUNDS and session.own_turns() != session.sent.turns
            if over or (session.saved_game.seats_to_inform and not premoves.turn_returns(session)):
                chat.append(session.fragment)
                session.saved_game = session.saved_game._replace(sent=SentState(session.own_turns()))
        assert len(chat) > there, "somebody always brings the game on"
    assert len(toeps) == TOEPS
    return 1 + len(chat)


@pytest.mark.parametrize("seed", range(5))
def test_one_message_goes_to_all_before_the_first_card(seed: int) -> None:
    assert begun(seed).state.phase == "blind", "else nothing is answered ahead"
    assert ahead(begun(seed)).state.phase in ("trick", "four"), "only who holds three alike is asked"


@pytest.mark.parametrize("seed", range(3))
def test_seven_rounds_of_three_take_at_most_so_many_messages(seed: int) -> None:
    assert messages(seed) <= MOST


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3, SEEDS))
def test_they_never_take_more(seed: int) -> None:
    assert messages(seed) <= MOST


@pytest.mark.parametrize("name", standing_orders.FLAGS)
def test_what_is_on_or_off_goes_through_a_link(name: str) -> None:
    given = standing_orders.SeatOrders(fold_above=3)._replace(**{name: True})
    assert (
        standing_orders.unpack_flags(standing_orders.pack_flags(given), standing_orders.SeatOrders(fold_above=3))
        == given
    )
    assert standing_orders.unpack_flags(
        standing_orders.pack_flags(standing_orders.SeatOrders()), given
    ) == standing_orders.SeatOrders(fold_above=3)
