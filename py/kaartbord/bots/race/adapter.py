"""What the search knows of Keezbord and Tokken."""

from collections.abc import Sequence

from ...games import GAMES, race
from ...games.race import OVER, State
from ...games.race.ring import PAWNS
from ...match.shuffle import Stream
from ...rules.protocol import DEALER, UNKNOWN, Action, Game
from ..past import Past
from . import leaf_value
from .action_gain import evaluate_actions, evaluate_gifts
from .features import OPENERS, SEVEN
from .firm import hurts
from .leaf_value import leaf_tables

MOST = 9
"""Candidates."""

ROBBED = 0.04
"""Log-odds that a swap may cost the partner before it counts as hurting it."""

FRESH = 14
"""Squares from the start that a pawn may have walked with its first cards."""


class RaceAdapter:
    """A pawn race is rolled out to the end of the deal, and evaluated by where the pawns stand then."""

    def __init__(self, code: str) -> None:
        self.game: Game[State] = GAMES[code]

    def determinize(self, view: State, seat: int, stream: Stream, past: Past[State]) -> State:
        """The unseen cards at random, start cards seldom where one would have been played."""
        return self.game.fill(view, _drawn(view, self.game.stock(view), stream))

    def candidates(self, state: State, seat: int) -> Sequence[Action]:
        """What gains most at once; what hurts the own side only when all does."""
        legal = self.game.legal(state, seat)
        if len(legal) == 1:
            return legal
        gains = _gains(state, seat, legal)
        order = sorted(range(len(legal)), key=gains.__getitem__, reverse=True)
        ranked = _distinct(state, [legal[n] for n in order])
        harmless = [action for action in ranked if not harms(state, seat, action)]
        return harmless[:MOST] or ranked[:MOST]

    def policy(self, state: State, seat: int, stream: Stream) -> Action:
        """What gains most at once."""
        legal = self.game.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        gains = _gains(state, seat, legal)
        return legal[gains.index(max(gains))]

    def evaluate(self, state: State) -> tuple[float, ...]:
        """Won or lost, or the value of the board."""
        if state.turn == OVER:
            winners = race.score(state).winners
            return tuple(float(side in winners) for side in range(len(state.table.sides)))
        return leaf_value.evaluate(state)

    def is_leaf(self, root: State, state: State) -> bool:
        """At the end of the deal."""
        return state.turn == DEALER and state.draws < 0 and not any(state.hands)


def _drawn(view: State, pile: bytes, stream: Stream) -> bytes:
    """A card of the pile for each hole, in the order of `Game.fill`; where a start card is unlikely, one that
    comes up is put back once."""
    mixed, top = bytearray(pile), 0
    for seat, hand in enumerate(view.hands + view.kept + view.gifts):
        unlikely = seat < view.table.seats and UNKNOWN in hand and lacks_start(view, seat)
        for _ in range(hand.count(UNKNOWN)):
            for _ in range(1 + unlikely):
                other = top + stream.below(len(mixed) - top)
                mixed[top], mixed[other] = mixed[other], mixed[top]
                if mixed[top] >> 2 not in OPENERS:
                    break
            top += 1
    return bytes(mixed[:top])


def harms(state: State, seat: int, action: Action) -> bool:
    """Whether an action of the seat captures a pawn of its own side, or robs its partner by a swap."""
    tables = leaf_tables(state.table)
    ours = state.table.sides[tables.sides[seat]]

    def loss(pawn: int, here: int, there: int) -> float:
        return tables.pawns[pawn][here] - tables.pawns[pawn][there]

    return hurts(state, action, ours, loss, ROBBED)


def lacks_start(view: State, seat: int) -> bool:
    """Whether a seat has shown that it holds no start card: it had a turn, and left a pawn waiting.

    Not if its start is taken, or if a pawn stands where it may just have come from there.
    """
    t, pawns = view.table, view.pawns[PAWNS * seat : PAWNS * seat + PAWNS]
    size = race.hand_size(view._replace(deals=view.deals - 1))
    if view.turn < 0 or len(view.hands[seat]) >= size or t.ring.yard not in pawns or view.blocked >> seat & 1:
        return False
    return not any(0 < t.ring.place(seat, cell) < FRESH for cell in pawns)


def _gains(state: State, seat: int, legal: Sequence[Action]) -> list[float]:
    """What each action gains at once."""
    return (evaluate_gifts if legal[0].kind == "give" else evaluate_actions)(state, seat, legal)


def _distinct(state: State, actions: Sequence[Action]) -> list[Action]:
    """The actions without those sevens that only take another way to the same board."""
    boards, distinct = set[bytes](), []
    for action in actions:
        if action.cards[0] >> 2 == SEVEN and action.placements:
            board, _ = race.put(state.table, state.pawns, 0, action.placements)
            if board in boards:
                continue
            boards.add(board)
        distinct.append(action)
    return distinct
