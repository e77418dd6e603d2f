"""How a hand of OkiDoki may end: cards that nobody has shown are dealt at random and played out.

Here a hand is four lists, one a suit, of strengths 2 to 14 (the ace), the lowest first.
"""

from bisect import bisect, insort
from collections.abc import Sequence
from typing import NamedTuple

from ...games.okidoki.hand import aces, leaders, penalties, points_of, trick
from ...games.okidoki.state import (
    DECK,
    GIVE,
    OPEN,
    PENALTY,
    STRENGTH,
    TWO,
    State,
    drawing,
    opening,
    stock,
)
from ...match.shuffle import Stream
from ...rules.cards import ACE, ONE
from ...rules.protocol import UNKNOWN
from ...rules.records import new
from ...rules.tricks import strongest

HIGH = 14
"""The strength of an ace."""

ACES_IN_ALL = 4

ALL_SUITS = 15
"""Suits as bits."""

EARLY = 4
"""Tricks in which a suit may still be taken without a penalty in it, most of the time."""

SURE = 12
"""The strength from which on a card is taken to hold the trick."""

ONLY_ACE = [HIGH]

KEEN = 2
"""Aces that one team has taken alone from which on both teams are after the others."""

NO_SHOOTING = (False, False)

NEVER = 99
"""More than any card is worth."""

Hand = list[list[int]]


class Trick(NamedTuple):
    """A trick under way."""

    turn: int
    """The chair that plays the next card."""
    left: int
    """Cards still to come."""
    suit: int
    """Led, or -1."""
    best: int
    """Strength of the best card so far."""
    taker: int
    """The chair whose it is so far."""
    lying: int
    """Penalty points in it."""
    aces: int
    """Aces in it."""


class Start(NamedTuple):
    """Where the play of a hand stands."""

    chairs: int
    trick: Trick
    tricks: int
    """Taken so far."""
    points: tuple[int, int]
    """By team: penalty points taken."""
    taken: tuple[int, int]
    """By team: aces taken."""
    stops: bool
    """Whether four aces end the hand."""


class Outcome(NamedTuple):
    """What a hand has come to."""

    points: list[int]
    """By team: penalty points taken."""
    taken: list[int]
    """By team: aces taken."""
    tricks: int


def led_by(chair: int, chairs: int) -> Trick:
    """A trick that this chair is to lead."""
    return Trick(chair, chairs, -1, 0, chair, 0, 0)


def start(view: State) -> Start:
    """Where the play stands; before the exchanges are over who does not deal is taken to lead."""
    t, lying, (white, grey) = view.table, trick(view), aces(view)
    now = led_by(t.after[view.dealer][0] if view.phase in (GIVE, OPEN) else view.turn, t.chairs)
    if lying:
        shown = [c for _, c in lying]
        suit = shown[0] & 3
        best = max([STRENGTH[c] for c in shown if c & 3 == suit])
        now = Trick(
            view.turn,
            t.chairs - len(lying),
            suit,
            best,
            strongest(lying, suit, STRENGTH),
            points_of(shown),
            sum(c >> 2 == ACE for c in shown),
        )
    return Start(
        t.chairs,
        now,
        len(view.takers),
        penalties(view),
        (len(white), len(grey)),
        not t.options.four_aces_play_out,
    )


# ---- the cards not seen


def may_hold(view: State) -> list[int]:
    """By chair: the suits that it may hold, as bits: who did not follow has no more of it."""
    suits = [ALL_SUITS] * view.table.chairs
    for n, leader in enumerate(leaders(view)):
        if drawing(view.table, n) or len(view.played[leader]) <= n:
            continue
        led = view.played[leader][n] & 3
        for chair, pile in enumerate(view.played):
            if len(pile) > n and pile[n] & 3 != led:
                suits[chair] &= ~(1 << led)
    return suits


def dealt(view: State, suits: Sequence[int], stream: Stream) -> tuple[list[bytes], bytes]:
    """By chair a possible hand with the card it laid ready, and what then lies in the stock."""
    unseen = stock(view)
    nowhere = ONE[TWO] if opening(view) and TWO in unseen else b""
    rest = stream.shuffle(unseen.replace(nowhere, b""))
    hands = [hand + gift for hand, gift in zip(view.hands, view.gifts, strict=True)]
    for chair in sorted(range(len(hands)), key=lambda c: suits[c].bit_count()):
        if need := hands[chair].count(UNKNOWN):
            fitting = bytes([c for c in rest if suits[chair] >> (c & 3) & 1])
            got = (fitting + rest.translate(None, fitting))[:need]
            rest = rest.translate(None, got)
            hands[chair] = hands[chair].replace(ONE[UNKNOWN], b"") + got
    return hands, rest + nowhere


def sorted_hand(cards: bytes) -> Hand:
    """The strengths of the cards, by suit."""
    hand: Hand = [[], [], [], []]
    for c in cards:
        hand[c & 3].append(STRENGTH[c])
    for own in hand:
        own.sort()
    return hand


# ---- playing it out


def played_out(now: Start, hands: Sequence[Hand], pile: bytes, first: int, shoots: Sequence[bool]) -> Outcome:
    """How the hand ends if the first card is `first` (UNKNOWN: any) and everybody plays plainly.

    `shoots`, by team, says who plays for all four aces as long as it can. Uses up `hands`; `pile` is the
    stock.
    """
    chairs, trick_, tricks, points_, taken_, stops = now
    points, taken, drawn, all_cards = list(points_), list(taken_), 0, len(DECK)
    while True:
        if taken[0] and taken[1]:
            shoots = NO_SHOOTING
        free = drawn < len(pile)
        taker, lying, found = _trick(trick_, hands, first, shoots, taken, tricks < EARLY, free)
        side = taker & 1
        points[side] += lying
        taken[side] += found
        tricks += 1
        if stops and taken[side] == ACES_IN_ALL or tricks * chairs == all_cards:
            return new(Outcome, (points, taken, tricks))
        if free:
            for chair in (taker, 1 - taker):
                insort(hands[chair][pile[drawn] & 3], STRENGTH[pile[drawn]])
                drawn += 1
        first, trick_ = UNKNOWN, new(Trick, (taker, chairs, -1, 0, taker, 0, 0))


def _trick(
    now: Trick,
    hands: Sequence[Hand],
    first: int,
    shoots: Sequence[bool],
    taken: Sequence[int],
    early: bool,
    free: bool,
) -> tuple[int, int, int]:
    """Who takes a trick, the penalty points and the aces in it.

    `taken`, by team: the aces of the tricks before; `free`: nobody need follow suit.
    """
    turn, left, suit, best, taker, lying, found = now
    keen = KEEN <= taken[0] + taken[1] in taken
    while left:
        hand, mate = hands[turn], taker & 1 == turn & 1
        shoot = shoots[turn & 1] or keen and (found > 0 or any(own[-1:] == ONLY_ACE for own in hand))
        if first:
            of, height = first & 3, STRENGTH[first]
            hand[of].remove(height)
            first = UNKNOWN
        else:
            of, height = plain(
                hand, suit, best, mate, left == 1, lying, early, free, shoot, not taken[turn & 1]
            )
        if suit < 0:
            suit, best, taker = of, height, turn
        elif of == suit and height > best:
            best, taker = height, turn
        if height == HIGH:
            lying += 2
            found += 1
        elif not of:
            lying += 1
        left -= 1
        turn = turn + 1 if turn + 1 < len(hands) else 0
    return taker, lying, found


def plain(
    hand: Hand,
    suit: int,
    best: int,
    mate: bool,
    last: bool,
    lying: int,
    early: bool,
    free: bool,
    shoot: bool,
    without: bool,
) -> tuple[int, int]:
    """The suit and strength of a plain player's card, which leaves its hand.

    A team `without` an ace in its tricks wants one of them, no more: or the others may take all four.
    """
    if suit < 0:
        return _leads(hand, shoot, without)
    if shoot:
        return _takes(hand, suit, best, mate, free)
    own = hand[suit]
    if own and without and own[-1] == HIGH and not mate:
        return suit, own.pop()
    if own and not free:
        return suit, _ducks(own, best, mate, last, suit > 0 and not lying, early)
    return _throws(hand, suit, best, mate and (last or best >= SURE), without)


def _leads(hand: Hand, shoot: bool, without: bool) -> tuple[int, int]:
    """A low card of a short suit, but an ace while that must be taken; who shoots leads the highest."""
    if shoot or without:
        of = max(range(4), key=lambda s: hand[s][-1] if hand[s] else 0)
        if shoot or hand[of][-1] == HIGH:
            return of, hand[of].pop()
    of = min(range(4), key=lambda s: 4 * hand[s][0] + len(hand[s]) if hand[s] else NEVER)
    return of, hand[of].pop(0)


def _takes(hand: Hand, suit: int, best: int, mate: bool, free: bool) -> tuple[int, int]:
    """The highest card that takes the trick from the enemies, or an ace; else the lowest."""
    own = hand[suit]
    if own and own[-1] > best and (not mate or own[-1] == HIGH):
        return suit, own.pop()
    if own and not free:
        return suit, own.pop(0)
    if mate:
        for of in range(4):
            if hand[of] and hand[of][-1] == HIGH:
                return of, hand[of].pop()
    of = min(range(4), key=lambda s: hand[s][0] if hand[s] else NEVER)
    return of, hand[of].pop(0)


def _ducks(own: list[int], best: int, mate: bool, last: bool, clean: bool, early: bool) -> int:
    """The highest card that does not take the trick, or that takes one without penalties (`clean`)."""
    spare = -2 if own[-1] == HIGH and len(own) > 1 else -1
    if last and (mate or clean):
        return own.pop(spare)
    if under := bisect(own, best):
        return own.pop(under - 1)
    return own.pop(spare if last or clean and early else 0)


def _throws(hand: Hand, suit: int, best: int, mate: bool, without: bool) -> tuple[int, int]:
    """To the enemies a spade, a high card, an ace if it can be spared; to the partner the highest without a
    penalty."""
    most, found, at = -NEVER, 0, 0
    for of, own in enumerate(hand):
        if not own:
            continue
        top = bisect(own, best) - 1 if of == suit else len(own) - 1
        if (mate or without) and own[top] == HIGH and top:
            top -= 1
        ace = own[top] == HIGH
        penalty = 40 if ace else 0 if of else 20
        gain = own[top] + (-penalty if mate or ace and without else penalty) if top >= 0 else own[0] - 50
        if gain > most:
            most, found, at = gain, of, max(top, 0)
    return found, hand[found].pop(at)


def alike(hand: bytes, unseen: bytes, legal: bytes) -> bytes:
    """Of cards that are neighbours in all that is still in play, and cost the same, one each."""
    found, last = bytearray(), dict[int, int]()
    for c in sorted(hand + unseen, key=lambda c: (c & 3, STRENGTH[c])):
        kind = PENALTY[c] if c in legal else -1
        if kind >= 0 and last.get(c & 3) != kind:
            found.append(c)
        last[c & 3] = kind
    return bytes(found)
