"""What the search knows of Keezbord and Tokken."""

from collections.abc import Sequence

from ..games import GAMES, race
from ..games.race import OVER, State
from ..match.shuffle import Stream
from ..rules.cards import JACK
from ..rules.protocol import DEALER, UNKNOWN, Action, Game
from ..rules.ring import PAWNS
from .race_gain import gains, gift_gains
from .race_worth import chances, worths
from .value import SEVEN

MOST = 9
"""Candidates."""

ROBBED = 0.04
"""Log-odds that a swap may cost the partner before it counts as hurting it."""


class RaceMind:
    """A pawn race is played to the end of the deal, and judged by where the pawns stand then."""

    def __init__(self, code: str) -> None:
        self.game: Game[State] = GAMES[code]

    def sample(self, view: State, seat: int, stream: Stream) -> State:
        """The unseen cards at random."""
        holes = b"".join(view.hands + view.kept + view.gifts).count(UNKNOWN)
        return self.game.fill(view, drawn(self.game.stock(view), holes, stream))

    def candidates(self, state: State, seat: int) -> Sequence[Action]:
        """What brings most at once; what hurts the own side only when all does."""
        legal = self.game.legal(state, seat)
        if len(legal) == 1:
            return legal
        promise = _promise(state, seat, legal)
        order = sorted(range(len(legal)), key=promise.__getitem__, reverse=True)
        ranked = _distinct(state, [legal[n] for n in order])
        return [action for action in ranked if not hurts(state, seat, action)][:MOST] or ranked[:MOST]

    def policy(self, state: State, seat: int, stream: Stream) -> Action:
        """What brings most at once."""
        legal = self.game.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        promise = _promise(state, seat, legal)
        return legal[promise.index(max(promise))]

    def worth(self, state: State) -> tuple[float, ...]:
        """Won or lost, or what the pawns promise."""
        if state.turn == OVER:
            winners = race.score(state).winners
            return tuple(float(side in winners) for side in range(len(state.table.sides)))
        return chances(state.table, state.pawns, state.blocked)

    def ends(self, root: State, state: State) -> bool:
        """At the end of the deal."""
        return state.turn == DEALER and state.draws < 0 and not any(state.hands)


def drawn(pile: bytes, cards: int, stream: Stream) -> bytes:
    """So many cards of the pile, every choice equally likely; cheaper than to shuffle it all."""
    mixed = bytearray(pile)
    for top in range(cards):
        other = top + stream.below(len(mixed) - top)
        mixed[top], mixed[other] = mixed[other], mixed[top]
    return bytes(mixed[:cards])


def _promise(state: State, seat: int, legal: Sequence[Action]) -> list[float]:
    """What each action brings at once."""
    return (gift_gains if legal[0].kind == "give" else gains)(state, seat, legal)


def _distinct(state: State, actions: Sequence[Action]) -> list[Action]:
    """The actions without those sevens that only take another way to the same board."""
    boards, found = set[bytes](), []
    for action in actions:
        if action.cards[0] >> 2 == SEVEN and action.placements:
            board, _ = race.put(state.table, state.pawns, 0, action.placements)
            if board in boards:
                continue
            boards.add(board)
        found.append(action)
    return found


def hurts(state: State, seat: int, action: Action) -> bool:
    """Whether an action takes a pawn of the own side, or robs the partner of its place by a swap."""
    t, w = state.table, worths(state.table)
    if not action.placements:
        return False
    ours = t.sides[w.sides[seat]]
    if action.cards[0] >> 2 == JACK:
        (_, there), (other, here) = action.placements
        return other // PAWNS in ours and w.pawns[other][there] - w.pawns[other][here] > ROBBED
    return any(hit // PAWNS in ours for hit in race.captured(t, state.pawns, action))
