"""OkiDoki's strong player: the last tricks, and who is taken to hold what."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest
from kaartbord.bots import players
from kaartbord.bots.observed_plies import Past
from kaartbord.games import okidoki
from kaartbord.games.okidoki.computer import adapter, beliefs
from kaartbord.games.okidoki.computer.endgame import PerfectEndgame
from kaartbord.games.okidoki.computer.hand_play import ACES_IN_ALL, OpenHandPlay, sorted_hand
from kaartbord.games.okidoki.rules.hand import penalties, taken_aces
from kaartbord.games.okidoki.rules.state import DRAW, GIVE, OPEN, TRICK, OkidokiState
from kaartbord.match.shuffle import SeededStream
from kaartbord.rules import cards
from kaartbord.rules.protocol import DEALER, Action
from support.players.table import at_random, filled_at_random, past_of

STACKED = {"two_player_mode": "stapel"}

PLAYING = (GIVE, OPEN, TRICK, DRAW)

Plies = list[tuple[OkidokiState, int, Action]]


def deals(seats: int, options: dict[str, Any], number: int) -> Iterator[Plies]:
    """The plies (full state before, seat, action) of some first deals, the cards played at random."""
    for seed in range(number):
        state, plies = okidoki.setup(okidoki.options(options), seats), Plies()
        player = at_random(seed, "O")
        while not state.rounds or state.phase in PLAYING:
            seat = okidoki.to_move(state)[0]
            stock = SeededStream(bytes([seed, len(plies)])).shuffle(okidoki.stock(state))
            action = okidoki.deal(state, stock) if seat == DEALER else player(state, seat)
            plies.append((state, seat, action))
            state = okidoki.apply(state, seat, action)
        yield plies[1:]


def sights(plies: Plies, every: int) -> Iterator[tuple[OkidokiState, OkidokiState, int, Past[OkidokiState]]]:
    """Some of the choices: the full state, what who chooses sees, who that is, and what it has seen."""
    for at in range(1, len(plies), every):
        state, seat, _ = plies[at]
        if seat != DEALER:
            yield state, okidoki.view(state, seat), seat, past_of(okidoki, plies[:at], seat)


# ---- the last tricks


@pytest.mark.parametrize(
    ("seats", "options", "left"),
    [(4, {}, 3), (4, {"four_aces_play_out": True}, 3), (2, STACKED, 4)],
)
def test_the_last_tricks_end_as_trying_every_card_says(seats: int, options: dict[str, Any], left: int) -> None:
    found = set[float]()
    for plies in deals(seats, options, 10):
        last = [before for before, _, _ in plies if lasts(before) == left and before.turn == before.leader]
        if not last:
            continue  # all aces were taken before
        state = last[0]
        course = OpenHandPlay(state, list(map(sorted_hand, state.hands)), b"")
        chance = PerfectEndgame(course, drawn_by_lot(state)).white_chance(course)
        assert chance == every_card(state, drawn_by_lot(state))
        found.add(chance)
    assert len(found) > 4


def lasts(state: OkidokiState) -> int:
    """Tricks still to be taken; 0 if none is under way."""
    return len(state.hands[state.turn]) if state.phase == TRICK and not okidoki.stock(state) else 0


def drawn_by_lot(state: OkidokiState) -> Callable[[Sequence[int], Sequence[int]], float]:
    """A chance for each end of the hand, however little sense it makes."""
    text = okidoki.write(state)

    def worth(points: Sequence[int], taken: Sequence[int]) -> float:
        stops = max(taken) == ACES_IN_ALL and not state.table.options.four_aces_play_out
        return Random(f"{text} {taken.index(ACES_IN_ALL) if stops else points}").random()

    return worth


def every_card(state: OkidokiState, worth: Callable[[Sequence[int], Sequence[int]], float]) -> float:
    """White's chance if every card that may be played is tried by the rules themselves."""
    if state.phase != TRICK:
        return worth(penalties(state), tuple(map(len, taken_aces(state))))
    seat = okidoki.to_move(state)[0]
    chances = [every_card(okidoki.apply(state, seat, card), worth) for card in okidoki.legal(state, seat)]
    return min(chances) if state.turn & 1 else max(chances)


# ---- who holds what


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (2, {}), (2, STACKED)])
def test_known_fit_what_is_seen(seats: int, options: dict[str, Any]) -> None:
    for plies in deals(seats, options, 2):
        for _, view, seat, past in sights(plies, 7):
            for number in range(3):
                state = adapter.determinize(view, seat, SeededStream(bytes([number])), past)
                assert okidoki.view(state, seat) == view
                assert okidoki.problems(state) == []


def test_a_gift_lies_where_it_was_given_last() -> None:
    known = 0
    for plies in deals(4, {}, 6):
        _, view, seat, past = next(sight for sight in sights(plies, 1) if sight[0].takers)
        given = [gift for gift in beliefs.seen_gifts(past) if gift.giver == seat]
        assert [gift.exchange for gift in given] == [0, 1, 2]
        if given[-1].card in okidoki.stock(view):
            friend = (seat + 2) % 4
            likely = [adapter.determinize(view, seat, SeededStream(bytes([n])), past) for n in range(20)]
            assert all(given[-1].card in state.hands[friend] for state in likely)
            unknown = [adapter.determinize(view, seat, SeededStream(bytes([n])), ()) for n in range(20)]
            assert not all(given[-1].card in state.hands[friend] for state in unknown)
            known += 1
    assert known


def test_only_own_gifts_are_known() -> None:
    for plies in deals(4, {}, 2):
        for _, _, seat, past in sights(plies, 5):
            for exchange, giver, _ in beliefs.seen_gifts(past):
                to = plies[0][0].table.pairs[exchange][giver]
                assert seat in (giver, to)


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (2, STACKED)])
def test_what_it_cannot_see_changes_no_thought(seats: int, options: dict[str, Any]) -> None:
    for plies in deals(seats, options, 1):
        for state, view, seat, past in sights(plies, 9):
            twin = filled_at_random(okidoki, view, SeededStream(bytes([len(past)])))
            thoughts = [
                players.think("O", full, seat, iterations=24, past=seen)
                for full, seen in ((state, past), (twin, list(past)), (view, tuple(past)))
            ]
            assert thoughts[0] == thoughts[1] == thoughts[2]


# ---- candidates

BETWEEN = (
    "okidoki 4 | pawns 0 0 - - / 0 0 - - | hands Ks 5s Jh Kh 4h 8c 3c Jc Qd 6d 2d Td / "
    + " / ".join(["? ? ? ? ? ? ? ? ? ? ?"] * 3)
    + " | gifts / / / | played 3s / 9s Qh / 4s Ts / "
    "2s 7h | takers 1 | moves | given 3 leader 1 turn 0 dealer 3 rounds 1 | phase trick"
)
"""The queen of hearts is the best card of the trick."""


def test_cards_on_either_side_of_the_best_one_of_the_trick_are_not_alike() -> None:
    view = okidoki.read(BETWEEN)
    tried = {cards.text(action.cards) for action in adapter.candidates(view, 0)}
    assert tried == {"Jh", "Kh", "4h"}
