"""The tricks of a round of Toepen and its end: who wins, who pays what, who leaves the game."""

from collections.abc import Sequence
from operator import add

from ...rules.cards import JACK, rank, suit
from ...rules.records import new
from ...rules.tricks import strongest
from .state import (
    DEAL,
    GONE,
    IN,
    OVER,
    STRENGTH,
    Options,
    State,
    alive,
    inside,
    put_byte,
)

TOEP_COSTS = 3
"""What everybody still in pays to four of a kind."""

CROSSES = 5
"""Rounds won in a row that send another player out."""


# ---- a trick


def led(state: State) -> int:
    """The suit that was led to the trick, or -1 before its first card."""
    there = state.played[state.leader]
    return suit(there[state.tricks]) if len(there) > state.tricks else -1


def card(state: State, seat: int, played: bytes) -> State:
    """A card to the trick; who plays the first one leads."""
    hands, there, n = [*state.hands], [*state.played], state.tricks
    leader = state.leader if len(there[state.leader]) > n else seat
    hands[seat] = hands[seat].replace(played, b"", 1)
    there[seat] += played
    turn = _next(state, there)
    after = _trick(state, tuple(hands), tuple(there), leader, turn)
    return after if turn >= 0 else _taken(after)


def _trick(
    state: State, hands: tuple[bytes, ...], played: tuple[bytes, ...], leader: int, turn: int
) -> State:
    """The state after a card, all but the last of whose fields it changes: `_replace` in half the time."""
    return new(State, state[:-5] + (hands, played, leader, turn, state.tricks))


def pass_on(state: State) -> State:
    """The turn passes from who has folded; his fold may complete the trick."""
    turn = _next(state, state.played)
    return state._replace(turn=turn) if turn >= 0 else _taken(state)


def _next(state: State, played: Sequence[bytes]) -> int:
    """The next player still in without a card in the trick, or -1."""
    n = state.tricks
    for seat in inside(state, state.turn):
        if len(played[seat]) == n:
            return seat
    return -1


def taker(state: State) -> tuple[int, bool]:
    """Who takes the trick, and whether his card does (P7).

    Cards of folded players set the suit but do not win; if nobody still in has followed, the trick goes to
    the next player still in, left of the best card.
    """
    lead, n, status = led(state), state.tricks, state.status
    trick = [(seat, pile[n]) for seat, pile in enumerate(state.played) if len(pile) > n]
    best = strongest(trick, lead, STRENGTH)
    if status[best] == IN:
        return best, True
    still = strongest([(seat, c) for seat, c in trick if status[seat] == IN], lead, STRENGTH)
    return (still, True) if still >= 0 else (inside(state, best)[0], False)


def _taken(state: State) -> State:
    """The taker leads to the next trick (P1); the taker of the last one wins the round, best with a jack."""
    seat, by_card = taker(state)
    if state.tricks + 1 < state.length:
        return state._replace(leader=seat, turn=seat, tricks=state.tricks + 1)
    jack = by_card and rank(state.played[seat][-1]) == JACK
    return won(state._replace(tricks=state.tricks + 1), seat, state.stake, jack=jack)


# ---- the end of a round


def won(state: State, winner: int, cost: int, *, jack: bool = False) -> State:
    """The winner scores nothing, or one point less with a jack; the others pay; who is out leaves.

    `cost` is what a player still in pays; who folded pays what that cost, who sits out no more than the fine.
    """
    options, status, limit = state.table.options, state.status, state.table.options.limit
    gains = [cost if was == IN else owed for was, owed in zip(status, state.owed, strict=True)]
    gains[winner] = -1 if jack and options.jack_bonus else 0
    crosses = state.crosses + 1 if winner == state.winner else 1
    flying = -1
    if options.five_crosses and crosses == CROSSES:
        crosses, flying = 0, flies(state, winner)
        gains[flying] = 0
    points = tuple(map(add, state.points, gains))
    leaving = [s for s, total in enumerate(points) if (total >= limit or s == flying) and status[s] != GONE]
    if len(leaving) == len(status) - status.count(GONE):
        leaving.remove(winner)  # nobody is left below the limit: the last round decides
    for s in leaving:
        status = put_byte(status, s, GONE)
    dealer = winner
    while status[dealer] == GONE:
        dealer = state.table.after[dealer][0]
    none = (b"",) * state.table.seats
    return state._replace(
        points=points,
        status=status,
        hands=none,
        aside=none,
        phase=OVER if decided(options, points, status) else DEAL,
        queue=b"",
        raised=0,
        dealer=dealer,
        winner=winner,
        crosses=crosses,
    )


def decided(options: Options, points: Sequence[int], status: bytes) -> bool:
    """Whether the game is over: one player is left or, with `end_at_first_loser`, somebody out has reached the
    limit. Who is put out by the fifth cross has not lost (P22); by the first rules that ended the game as well.
    """
    gone = [total for total, now in zip(points, status, strict=True) if now == GONE]
    if len(gone) == len(status) - 1:
        return True
    return options.end_at_first_loser and bool(gone) and (options.first_rules or max(gone) >= options.limit)


def winners(state: State) -> tuple[int, ...]:
    """Who has won the game that is over: of those left the lowest, and mostly there is but one (P2)."""
    left = alive(state)
    lowest = min(state.points[seat] for seat in left)
    return tuple(seat for seat in left if state.points[seat] == lowest)


def flies(state: State, winner: int) -> int:
    """Who goes out by the fifth cross: of the others the lowest before this round, first after the winner."""
    rest = [s for s in state.table.after[winner][:-1] if state.status[s] != GONE]
    return min(rest, key=lambda s: state.start[s])


def alike(hand: bytes) -> int:
    """How many cards of one rank a hand of four holds at most; 0 if it is not seen."""
    ranks = [rank(c) for c in hand]
    return max(map(ranks.count, ranks)) if 0 not in ranks else 0


def four_of_a_kind(state: State, shown: list[int]) -> State:
    """Four of a kind win the round at once, the highest of several; four jacks win it with a jack."""
    winner = max(shown, key=lambda s: STRENGTH[state.hands[s][0]])
    return won(state, winner, TOEP_COSTS, jack=rank(state.hands[winner][0]) == JACK)


MOST = {"two": 2, "three": 3}
"""By value of `kings_final`: how many may fight the last fight."""


def finalists(state: State) -> int:
    """How many fight the last fight next, all of them one point from the limit (`kings_final`); else 0."""
    options = state.table.options
    if options.kings_final == "off":
        return 0
    left = alive(state)
    few = 2 <= len(left) <= MOST[options.kings_final]
    return len(left) if few and all(state.points[s] == options.limit - 1 for s in left) else 0
