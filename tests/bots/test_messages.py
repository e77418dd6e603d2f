"""How many messages a game by link takes: one whenever it is the turn of somebody else, and one with the result."""

from statistics import mean

import pytest
from kaartbord.bots import players
from kaartbord.bots.toepen import orders
from kaartbord.games import GAMES
from kaartbord.match.match import Play, choose, new
from kaartbord.rules.protocol import Action

TOEPEN = GAMES["P"]

ROUNDS, TOEPS = 7, 3
"""Rounds and toeps of a game whose messages are counted."""

MOST = 60
"""Messages of such a game between three, on average."""


def begun(seed: int, seats: int = 3) -> Play:
    """A game by the usual rules, by link."""
    return new("P", TOEPEN.options({"toep_any_time": False}), seats, seed)


def ordered(play: Play, seat: int) -> Action | None:
    """What everybody answers ahead who has said nothing else."""
    return orders.answer(orders.APART, play.state, TOEPEN.legal(play.state, seat))


def ahead(play: Play) -> Play:
    """The game once all is answered that nobody has to be asked."""
    while play.due and (action := ordered(play, play.due[0].seat)):
        play = choose(play, play.due[0].seat, action)
    return play


def messages(seed: int) -> int:
    """Messages of seven rounds, of which every other one has a toep until there were TOEPS; the first is the
    invitation, and the last brings the result."""
    play, sent, last, toeps = ahead(begun(seed)), 1, -1, 0
    while play.due and play.state.rounds < ROUNDS:
        seat = play.due[0].seat
        sent, last = sent + (last not in (-1, seat)), seat
        legal = TOEPEN.legal(play.state, seat)
        action = players.choose("P", TOEPEN.view(play.state, seat), seat, "firm")
        if play.state.phase == "trick":
            toep = toeps < TOEPS and play.state.rounds >= 2 * toeps and legal[-1].kind == "toep"
            action = legal[-1] if toep else next(each for each in (action, *legal) if each.kind == "card")
            toeps += toep
        play = ahead(choose(play, seat, action))
    assert toeps == TOEPS
    return sent + 1


@pytest.mark.parametrize("seed", range(5))
def test_one_message_goes_to_all_before_the_first_card(seed: int) -> None:
    assert begun(seed).state.phase == "blind", "else nothing is answered ahead"
    assert ahead(begun(seed)).state.phase in ("trick", "four"), "only who holds three alike is asked"


def test_seven_rounds_of_three_take_at_most_so_many_messages() -> None:
    assert mean(map(messages, range(3))) <= MOST


@pytest.mark.parametrize("name", orders.FLAGS)
def test_what_is_on_or_off_goes_through_a_link(name: str) -> None:
    given = orders.Orders(fold_above=3)._replace(**{name: True})
    assert orders.unpacked(orders.packed(given), orders.Orders(fold_above=3)) == given
    assert orders.unpacked(orders.packed(orders.Orders()), given) == orders.Orders(fold_above=3)
