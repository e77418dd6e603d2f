"""How a hand of OkiDoki may end: unseen cards are dealt at random and played out.

Here a hand is four lists, one a suit, of strengths 2 to 14 (the ace), the lowest first.
"""

from bisect import bisect, insort
from collections.abc import Sequence
from typing import NamedTuple

from ...games.okidoki.hand import aces, leaders, penalties, trick
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
from ...rules.cards import ONE
from ...rules.protocol import UNKNOWN

HIGH = 14
"""The strength of an ace."""

ACES_IN_ALL = 4

ALL_SUITS = 15
"""Suits as bits."""

EARLY = 4
"""So many first tricks may mostly be taken without a penalty in them."""

SURE = 12
"""The strength from which on a card is expected to take the trick."""

ONLY_ACE = [HIGH]

KEEN = 2
"""Once one team has taken so many aces and the other none, both teams are after the rest."""

DEAR = 3
"""Penalty points in a trick for which nobody takes it with an ace, just to have one."""

NO_SHOOTING = (False, False)

NEVER = 99
"""More than any card is worth."""

Hand = list[list[int]]


class Trick:
    """A trick under way, as a plain player sees it."""

    __slots__ = ("aces", "best", "chairs", "early", "free", "left", "penalties", "suit", "taker", "turn")

    def __init__(self, leader: int, chairs: int, *, early: bool, free: bool) -> None:
        self.chairs = chairs
        """How many play to it."""
        self.begin(leader, early, free)

    def begin(self, leader: int, early: bool, free: bool) -> None:
        """Make it a trick that this chair is to lead."""
        self.turn, self.left = leader, self.chairs
        """Whose card is next; cards still to come."""
        self.suit, self.best, self.taker = -1, 0, leader
        """The suit led, or -1; the strength of the best card so far; the chair that played it."""
        self.penalties = self.aces = 0
        """Penalty points and aces in it."""
        self.early, self.free = early, free
        """Whether it is one of the first tricks; whether nobody need follow suit."""

    def add(self, suit: int, strength: int) -> None:
        """Play a card to it."""
        if self.suit < 0:
            self.suit, self.best, self.taker = suit, strength, self.turn
        elif suit == self.suit and strength > self.best:
            self.best, self.taker = strength, self.turn
        if strength == HIGH:
            self.penalties += 2
            self.aces += 1
        elif not suit:
            self.penalties += 1
        self.left -= 1
        self.turn = (self.turn + 1) % self.chairs

    def is_ours(self) -> bool:
        """Whether the team of the next card would take it as it stands."""
        return self.taker & 1 == self.turn & 1


class PlayState(NamedTuple):
    """Where the play of a hand stands."""

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


def play_state(view: State) -> PlayState:
    """Where the play stands; before the exchanges are over the chair after the dealer is taken to lead."""
    t, trick_cards, (white, grey) = view.table, trick(view), aces(view)
    tricks = len(view.takers)
    leader = t.after[view.dealer][0] if view.phase in (GIVE, OPEN) else view.turn
    if trick_cards:
        leader = trick_cards[0][0]
    now = Trick(leader, t.chairs, early=tricks < EARLY, free=drawing(t, tricks))
    for _, c in trick_cards:
        now.add(c & 3, STRENGTH[c])
    return PlayState(now, tricks, penalties(view), (len(white), len(grey)), not t.options.four_aces_play_out)


# ---- the cards not seen


def may_hold(view: State) -> list[int]:
    """By chair: the suits that it may hold, as bits; a suit that it did not follow is out."""
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


def played_out(
    now: PlayState, hands: Sequence[Hand], pile: bytes, first: int, shoots: Sequence[bool]
) -> Outcome:
    """How the hand ends if the first card is `first` (UNKNOWN: any) and everybody plays plainly.

    `shoots`, by team: whether it tries to take all four aces as long as it can. `pile` is the stock. Uses up
    `hands` and the trick of `now`.
    """
    trick, tricks, points, taken, drawn = now.trick, now.tricks, list(now.points), list(now.taken), 0
    last = len(DECK) // trick.chairs
    while True:
        if taken[0] and taken[1]:
            shoots = NO_SHOOTING
        _play_trick(trick, hands, first, shoots, taken)
        taker, side = trick.taker, trick.taker & 1
        points[side] += trick.penalties
        taken[side] += trick.aces
        tricks += 1
        if now.stops and taken[side] == ACES_IN_ALL or tricks == last:
            return Outcome(points, taken)
        if drawn < len(pile):
            for chair in (taker, 1 - taker):
                insort(hands[chair][pile[drawn] & 3], STRENGTH[pile[drawn]])
                drawn += 1
        first = UNKNOWN
        trick.begin(taker, tricks < EARLY, drawn < len(pile))


def _play_trick(
    trick: Trick, hands: Sequence[Hand], first: int, shoots: Sequence[bool], taken: Sequence[int]
) -> None:
    """Play a trick to its end; `taken`, by team: the aces of the tricks before."""
    keen = KEEN <= taken[0] + taken[1] in taken
    while trick.left:
        hand, side = hands[trick.turn], trick.turn & 1
        if first:
            suit, strength = first & 3, STRENGTH[first]
            hand[suit].remove(strength)
            first = UNKNOWN
        else:
            shoot = shoots[side] or keen and (trick.aces > 0 or any(own[-1:] == ONLY_ACE for own in hand))
            suit, strength = plain(hand, trick, shoot, not taken[side])
        trick.add(suit, strength)


def plain(hand: Hand, trick: Trick, shoot: bool, wants_ace: bool) -> tuple[int, int]:
    """The suit and strength of a plain player's card, which leaves its hand.

    `shoot`: its team is after all the aces. `wants_ace`: its team has none in its tricks yet, and wants just
    one, or the others may take all four.
    """
    suit = trick.suit
    if suit < 0:
        return _leads(hand, shoot, wants_ace)
    if shoot:
        return _takes(hand, trick)
    own = hand[suit]
    if own and wants_ace and own[-1] == HIGH and not trick.is_ours() and not _dear(own, trick):
        return suit, own.pop()
    if own and not trick.free:
        return suit, _ducks(own, trick)
    return _throws(hand, trick, wants_ace)


def _dear(own: list[int], trick: Trick) -> bool:
    """Whether a trick has too many penalties in it to be taken by its last card, as it need not be."""
    return trick.left == 1 and trick.penalties >= DEAR and own[0] < trick.best


def _leads(hand: Hand, shoot: bool, wants_ace: bool) -> tuple[int, int]:
    """A low card of a short suit, but an ace while one is wanted; to shoot, the highest."""
    if shoot or wants_ace:
        suit = max(range(4), key=lambda s: hand[s][-1] if hand[s] else 0)
        if shoot or hand[suit][-1] == HIGH:
            return suit, hand[suit].pop()
    suit = min(range(4), key=lambda s: 4 * hand[s][0] + len(hand[s]) if hand[s] else NEVER)
    return suit, hand[suit].pop(0)


def _takes(hand: Hand, trick: Trick) -> tuple[int, int]:
    """The highest card that takes the trick from the enemies, or an ace; else the lowest."""
    own, ours = hand[trick.suit], trick.is_ours()
    if own and own[-1] > trick.best and (not ours or own[-1] == HIGH):
        return trick.suit, own.pop()
    if own and not trick.free:
        return trick.suit, own.pop(0)
    if ours:
        for suit in range(4):
            if hand[suit] and hand[suit][-1] == HIGH:
                return suit, hand[suit].pop()
    suit = min(range(4), key=lambda s: hand[s][0] if hand[s] else NEVER)
    return suit, hand[suit].pop(0)


def _ducks(own: list[int], trick: Trick) -> int:
    """The highest card that does not take the trick, or that takes one without penalties."""
    clean, last = trick.suit > 0 and not trick.penalties, trick.left == 1
    top = -2 if own[-1] == HIGH and len(own) > 1 else -1
    if last and (clean or trick.is_ours()):
        return own.pop(top)
    if under := bisect(own, trick.best):
        return own.pop(under - 1)
    return own.pop(top if last or clean and trick.early else 0)


def _throws(hand: Hand, trick: Trick, wants_ace: bool) -> tuple[int, int]:
    """To the enemies a spade, a high card, an ace if it can be spared; to the partner the highest without a
    penalty."""
    to_partner = trick.is_ours() and (trick.left == 1 or trick.best >= SURE)
    most, thrown, at = -NEVER, 0, 0
    for suit, own in enumerate(hand):
        if not own:
            continue
        top = bisect(own, trick.best) - 1 if suit == trick.suit else len(own) - 1
        if (to_partner or wants_ace) and own[top] == HIGH and top:
            top -= 1
        ace = own[top] == HIGH
        penalty = 40 if ace else 0 if suit else 20
        keeps = to_partner or ace and wants_ace
        gain = own[top] + (-penalty if keeps else penalty) if top >= 0 else own[0] - 50
        if gain > most:
            most, thrown, at = gain, suit, max(top, 0)
    return thrown, hand[thrown].pop(at)


def distinct(hand: bytes, unseen: bytes, legal: bytes) -> bytes:
    """Of legal cards that are neighbours among all still in play, and cost the same, one each."""
    different, last = bytearray(), dict[int, int]()
    for c in sorted(hand + unseen, key=lambda c: (c & 3, STRENGTH[c])):
        kind = PENALTY[c] if c in legal else -1
        if kind >= 0 and last.get(c & 3) != kind:
            different.append(c)
        last[c & 3] = kind
    return bytes(different)
