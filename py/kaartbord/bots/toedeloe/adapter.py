"""What the search knows of ToedeLoe: hands that fit the play, cards that look best at once, how a deal ends.

A line ends with the trick it began in. The rest of the deal is played out by players who look at one card
alone, with what a trick of each value brings on the board as it then is.
"""

from collections.abc import Sequence
from functools import lru_cache
from heapq import nlargest
from math import exp
from typing import NamedTuple

from ...games import toedeloe
from ...games.toedeloe.scoring import choices, winners
from ...games.toedeloe.state import (
    DECK,
    JOKER_VALUE,
    OVER,
    SCORE,
    TRICK,
    State,
    hidden,
    pack_of,
    stock,
    tricks,
)
from ...games.toedeloe.taking import BLACK, JOKERS, STRENGTH, SUIT, VALUE, led, playable, trick, value
from ...games.toedeloe.taking import worth as worth_of
from ...match.shuffle import Stream
from ...rules.cards import ONE
from ...rules.protocol import UNKNOWN, Action
from ...rules.seats import team
from .cards import NONE, PAWNS, Lying, Payoffs, drawn, keeping, lay, payoffs, so_far, voids
from .pawns import Gains, ahead, board, gains, stage_of, track

WAYS = 6
"""Ways to score a trick that are looked into, those that look best at once."""

ROWS = (1.0, 0.7, 0.55, 0.5, 0.45, 0.4, 0.4, 0.4, 0.4)
"""What a point in rows counts for against one on the score track, by stage: rows may still come to nothing.
Fitted, as what follows, to how games of the firm player ended."""

CLOSE, OPEN = 2.4, 0.2
"""What a lead of points is measured by: at the end of the game, and more for each stage left of it."""

PLAYED = 0.35
"""What playing the deal out counts for against what its cards are mostly good for."""

BRINK = 0.5
"""How far from the end of its track a score pawn is taken to be that will reach it."""

NEVER = -1000.0
"""Less than any card brings."""

game = toedeloe


# ---- what may be hidden


def determinize(view: State, seat: int, stream: Stream) -> State:
    """Hands for all, each from its pack: who did not follow has none of the suit."""
    rest, void = stock(view), voids(view)
    hands = list(view.hands)
    for chair in sorted(range(len(hands)), key=lambda chair: -len(void[chair])):
        if hidden(view, chair):
            pack, need = pack_of(chair, rest), len(hands[chair])
            hand = drawn([c for c in pack if SUIT[c] not in void[chair]], need, stream)
            if len(hand) < need:
                hand += drawn(list(pack.translate(None, hand)), need - len(hand), stream)
            rest = rest.translate(None, hand)
            hands[chair] = bytes(sorted(hand))
    return view._replace(hands=tuple(hands))


# ---- what is known before a trick


class Known(NamedTuple):
    """What a trick may bring, from the board and the cards that were played before it."""

    gains: tuple[Gains, Gains]
    pays: Payoffs
    keep: Sequence[float]


def _known(state: State, done: int) -> Known:
    """What was known after so many tricks of this deal."""
    t, cells, minus, left, _, played, gone, _, plus, placed, _, _, dealer, deals, _ = state
    before = tuple([pile[:done] for pile in played])
    return _of(
        State(
            t,
            cells,
            minus,
            left,
            (),
            before,
            gone,
            state.takers[:done],
            plus,
            placed,
            0,
            0,
            dealer,
            deals,
            TRICK,
        )
    )


@lru_cache(maxsize=64)
def _of(before: State) -> Known:
    """As `_known`; the same for all who play to a trick."""
    weight = ROWS[stage_of(before)]
    white, grey = gains(before)
    brings = (
        {value: weight * gain for value, gain in white.items()},
        {value: weight * gain for value, gain in grey.items()},
    )
    pays = payoffs(before, brings)
    return Known(brings, pays, keeping(before, pays))


# ---- what is worth trying


def candidates(state: State, seat: int) -> Sequence[Action]:
    """Cards that differ in what they do, the one that looks best at once first; the best ways to score."""
    if state.phase == SCORE:
        sign, stage = 1 - 2 * team(state.turn), stage_of(state)
        return nlargest(WAYS, choices(state), key=lambda way: sign * _lead(toedeloe.play(state, way), stage))
    cards = _differing(state)
    known, lying = _known(state, len(state.takers)), so_far(state)
    cards.sort(key=lambda c: _looks(known, lying, state.turn, c), reverse=True)
    return [toedeloe.CARD[c] for c in cards]


def policy(state: State, seat: int, stream: Stream) -> Action:
    """What looks best at once."""
    if state.phase == SCORE:
        return candidates(state, seat)[0]
    known, lying = _known(state, len(state.takers)), so_far(state)
    return toedeloe.CARD[
        max(playable(state.hands[state.turn], lying.led), key=lambda c: _looks(known, lying, state.turn, c))
    ]


def _looks(known: Known, lying: Lying, chair: int, card: int) -> float:
    """What a card brings its team if it is the last to the trick."""
    after = lay(lying, chair, card)
    brings = known.pays[after.taker][after.value]
    return (-brings if team(chair) else brings) - known.keep[card]


def _differing(state: State) -> list[int]:
    """The cards that may be played; of red ones with none between them that may still come, one."""
    hand = state.hands[state.turn]
    legal = playable(hand, led(state))
    about = DECK.translate(None, state.gone + b"".join(state.played))
    found = [c for c in legal if VALUE[c]]
    for suit in range(JOKERS):
        if suit in BLACK:
            continue
        last = UNKNOWN
        for c in sorted([c for c in about if SUIT[c] == suit], key=lambda c: (STRENGTH[suit][c], c in hand)):
            if c in legal and last not in legal:
                found.append(c)
            last = c
    return found


# ---- what it comes to


def is_leaf(root: State, state: State) -> bool:
    """A line is judged when the trick is taken, or what it brings is chosen."""
    return root.phase == SCORE or state.phase != TRICK or len(state.takers) > len(root.takers)


def evaluate(state: State) -> tuple[float, float]:
    """The chance of white and of grey: by the board, and by what the rest of the deal may bring."""
    if state.phase == OVER:
        best = winners(state)
        return (0 in best) / len(best), (1 in best) / len(best)
    stage = stage_of(state)
    lead = _lead(state, stage)
    if state.phase == SCORE or state.phase == TRICK and not _scored(state):
        lead += _to_come(state)
    white = 1 / (1 + exp(-lead / (CLOSE + OPEN * stage)))
    return white, 1 - white


def _scored(state: State) -> bool:
    """Whether the last trick of this deal was worth something: then the board tells what it was."""
    return bool(state.takers) and worth_of(bytes([c for _, c in trick(state, len(state.takers) - 1)])) != 0


def _lead(state: State, stage: int) -> float:
    """How far white is ahead, in points on the score track; at the end of the game also for having won."""
    if state.phase == OVER:
        return ahead(state, stage)
    t, (white, grey) = state.table, state.minus
    return _rows(state.cells, t.options.green_wild, stage) + track(white, t.lowest) - track(grey, t.lowest)


@lru_cache(maxsize=64)
def _rows(cells: bytes, wild: bool, stage: int) -> float:
    """How far white's rows are ahead, as far as they count."""
    return ROWS[stage] * board(cells, wild, stage)


def _to_come(state: State) -> float:
    """Points for white from the trick that is scored and from the rest of the deal.

    Cards by what they are mostly good for tell less of it than playing them out, but with far less noise.
    """
    known = _known(state, max(len(state.takers) - 1, 0))
    lying = value(state) if state.phase == SCORE else 0
    told = known.pays[state.turn][lying] + _kept(known, state.hands)
    return told + PLAYED * (_played_out(state, known, lying) - told)


def _kept(known: Known, hands: Sequence[bytes]) -> float:
    """What these hands are good for, to white."""
    keep = known.keep
    return sum([-keep[c] if team(chair) else keep[c] for chair, hand in enumerate(hands) for c in hand])


def _played_out(state: State, known: Known, lying: int) -> float:
    """Points for white if all play what looks best at once until the deal is over."""
    t, minus, taker = state.table, state.minus, state.turn
    plus, hands = list(state.plus), list(state.hands)
    total = _brought(known, taker, lying, plus)
    for _ in range(tricks(state) - len(state.takers)):
        taker, worth = _played(known, hands, taker)
        total += _brought(known, taker, worth, plus)
    for side, lost in enumerate(_losses(state, plus)):
        falls = track(max(minus[side] - lost, t.lowest + BRINK), t.lowest) - track(minus[side], t.lowest)
        total += -falls if side else falls
    return total + _kept(known, hands)


def _brought(known: Known, taker: int, worth: int, plus: list[int]) -> float:
    """What a trick brings white; it is laid plus if it can be scored."""
    if not worth:
        return 0.0
    side = team(taker)
    gain = known.gains[side].get(worth)
    if gain is None:
        gain = -1.0
    else:
        plus[taker] += 1
    return -gain if side else gain


def _losses(state: State, plus: Sequence[int]) -> tuple[int, int]:
    """Points that each team loses with so many plus tricks by chair."""
    white, grey = sum(plus[::2]), sum(plus[1::2])
    lead = float(white - grey)
    if state.table.options.round_compare == "pawns":
        was = sum(state.plus[::2]) - sum(state.plus[1::2])
        lead = state.placed[0] - state.placed[1] + PAWNS * (lead - was)
    return plus[::2].count(0) + (lead < 0), plus[1::2].count(0) + (lead > 0)


def _played(known: Known, hands: list[bytes], leader: int) -> tuple[int, int]:
    """(chair that takes it, value) of a trick to which everybody plays what looks best. Takes the cards."""
    pays, keep, chairs = known.pays, known.keep, len(hands)
    led, strength, taker, value = NONE
    for n in range(chairs):
        chair = (leader + n) % chairs
        hand, sign = hands[chair], -1 if chair & 1 else 1
        best, chosen, after = NEVER, 0, (strength, taker, value)
        for c in playable(hand, led):
            height = STRENGTH[led if n else SUIT[c]][c]
            takes = height and height >= strength
            brings = value if VALUE[c] <= value or value == JOKER_VALUE else VALUE[c]
            if SUIT[c] == JOKERS:
                brings = JOKER_VALUE
            gain = sign * pays[chair if takes else taker][brings] - keep[c]
            if gain > best:
                best, chosen = gain, c
                after = (height, chair, brings) if takes else (strength, taker, brings)
        led = led if n else SUIT[chosen]
        strength, taker, value = after
        hands[chair] = hand.replace(ONE[chosen], b"", 1)
    return taker, value
