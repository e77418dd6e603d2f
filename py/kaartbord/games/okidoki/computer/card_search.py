"""The search of OkiDoki: lines through the tricks, on lists of strengths instead of whole states.

A line descends the known tree, past the end of the trick too. Plain players play the hand out from there, and the last
tricks are played perfectly with all cards open.
"""

from collections.abc import Sequence
from functools import cache

from ....bots.adapter import SearchAdapter
from ....bots.observed_plies import Past
from ....bots.search import Contender, Node, PatientSearch
from ....match.shuffle import SeededStream
from ....rules.protocol import UNKNOWN, Action
from ...tricks.rules import CARD_ACTIONS
from ..rules.state import DECK, STRENGTH, TRICK, OkidokiState
from . import hand_play as play
from .adapter import chance_function, teams_with_all_aces
from .endgame import PerfectEndgame

EXACT_TRICKS = 2
"""The number of last tricks that are played with all cards open."""

ENDGAME_TRICKS = 4
"""Once CLOSE tricks or fewer are left, all but the one in progress are played so."""

SUITS = range(4)

CARDS = [{STRENGTH[c]: CARD_ACTIONS[c] for c in DECK if c & 3 == suit} for suit in SUITS]
"""By suit and strength: the action that plays the card."""


class CardSearch(PatientSearch[OkidokiState]):
    """A search that follows lines of cards faster than the rules do."""

    def __init__(
        self,
        adapter: SearchAdapter[OkidokiState],
        view: OkidokiState,
        seat: int,
        stream: SeededStream,
        past: Past[OkidokiState] = (),
    ) -> None:
        super().__init__(adapter, view, seat, stream, past)
        if self._view.phase == TRICK:
            self._root = play.OpenHandPlay(self._view, [], b"")
            self._worth = cache(chance_function(self._view))
            gone = b"".join([pile[: len(self._view.takers)] for pile in self._view.played])
            self._next = play.strength_positions(DECK.translate(None, gone))
            self._worlds: list[tuple[list[play.Hand], bytes, Sequence[bool]]] = []

    def _iterate(self, contender: Contender) -> None:
        """Play one line from a contender to the end of the hand, and update the nodes on it."""
        if self._view.phase != TRICK:
            super()._iterate(contender)
            return
        hands, pile, shoots = self._world(len(contender.returns))
        course, node = self._root.with_hands(hands, pile), contender.node
        path = [(node, self._side[self._seat])]
        first = contender.action.cards[0]
        course.play_card(first & 3, STRENGTH[first])
        until = ENDGAME_TRICKS - 1 if self._root.left <= ENDGAME_TRICKS else EXACT_TRICKS
        while node.visits and not course.over and (course.left > until or course.under_way()):
            side = course.trick.turn & 1
            action = self._choose(node, course, shoots)
            node = node.children[action]
            path.append((node, side))
            c = action.cards[0]
            course.play_card(c & 3, STRENGTH[c])
        white = self._final_chance(course, shoots, until)
        chances = white, 1 - white
        contender.returns.append(chances[self._side[self._seat]])
        self._backpropagate(path, chances)

    def _world(self, nth: int) -> tuple[list[play.Hand], bytes, Sequence[bool]]:
        """Return the hands and the stock of a determinization, and by team whether it shoots."""
        while len(self._worlds) <= nth:
            state = self._determinization(len(self._worlds))
            hands, pile = list(map(play.sorted_hand, state.hands)), b""
            if course_pile := self._adapter.game.stock(state):
                pile = SeededStream(b"".join(state.hands)).shuffle(course_pile)
            self._worlds.append((hands, pile, teams_with_all_aces(self._root.taken, state.hands)))
        return self._worlds[nth]

    def _choose(self, node: Node, course: play.OpenHandPlay, shoots: Sequence[bool]) -> Action:
        """Return the card of the chair whose turn it is, chosen in the tree."""
        trick = course.trick
        hand = course.hands[trick.turn]
        suits: Sequence[int] = (trick.suit,) if trick.suit >= 0 and hand[trick.suit] and not trick.free else SUITS
        choices = [CARDS[suit][s] for suit in suits for s in play.distinct_strengths(hand[suit], self._next[suit])]
        if len(choices) > 1 and len(node.children) < len(choices):
            suit, strength = course.plain_card(shoots)
            plain = [
                action for action in choices if action.cards[0] & 3 == suit and STRENGTH[action.cards[0]] <= strength
            ][-1]
            choices.remove(plain)
            choices.insert(0, plain)
        return self._select(node, choices)

    def _final_chance(self, course: play.OpenHandPlay, shoots: Sequence[bool], until: int) -> float:
        """Return white's chance once the hand is played to its end."""
        course.play_out(UNKNOWN, shoots, until)
        return (
            self._worth(tuple(course.points), tuple(course.taken))
            if course.over
            else PerfectEndgame(course, self._worth).white_chance(course)
        )
