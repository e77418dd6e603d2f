"""Toepen is a game of bluff: what is staked is drawn by lot, the likelier the better it looks.

Who always toeps his strong hands and no others tells everybody what he holds. So of the choices about the
stake none is ever sure: the chance of each falls with what it is thought to cost (a softmax, as in quantal
response equilibria). A bluff that costs little is made often, one that costs much seldom. Cards are played
for their worth alone.
"""

from collections.abc import Sequence
from math import exp
from typing import Any

from ..games.toepen_stake import TOEP
from ..games.toepen_state import ANSWER, BLIND, BLIND_ANSWER, CHECK, PELT, TRICK, WASH
from ..match.shuffle import Stream
from ..rules.protocol import Action
from .search import Node, Patient, Thought
from .toepen_worth import lives

LOOSE = 0.12
"""Points that a choice may cost for a chance of a third that of the best."""

QUESTIONS = (BLIND, BLIND_ANSWER, WASH, CHECK, PELT, ANSWER)
"""Phases in which all that can be chosen is about the stake."""

CARD = "card"

FINE = 1 << 16
"""How finely chances are drawn."""

Line = tuple[Action, float, int]


class Mixing(Patient[Any]):
    """A search whose choice about the stake is drawn by lot; the same view always draws the same.

    Below the first choice a question of trust is answered as a plain player's own cards suggest: opponents
    that learned by trial what pays would learn the hand of who bluffs.
    """

    def _descend(self, node: Node, state: Any, seat: int, stream: Stream) -> tuple[Action, Node]:
        """As in every search, but for the stake."""
        plain = self._mind.policy(state, seat, stream)
        if plain.kind == CARD:
            cards = [action for action in self._mind.candidates(state, seat) if action.kind == CARD]
            plain = self._select(node, cards)
        return plain, node.nexts.setdefault(plain, Node())

    def thought(self) -> Thought:
        """As every search, but for what is chosen."""
        found = super().thought()
        chances = mixed(self._view, found.lines)
        drawn = Stream(self._seed + b"lot").below(FINE) / FINE
        for action, share in chances:
            drawn -= share
            if drawn < 0:
                return found._replace(action=action)
        return found


def mixed(view: Any, lines: Sequence[Line]) -> list[tuple[Action, float]]:
    """What may be chosen and how often: a toep or the best card, an answer; or what looks best alone."""
    if view.phase == TRICK:
        card = next((line for line in lines if line[0] != TOEP), lines[0])
        lines = [card, *(line for line in lines if line[0] == TOEP and line != card)]
    elif view.phase not in QUESTIONS:
        lines = lines[:1]
    point = 1 / sum(lives(view))
    most = max(chance for _, chance, _ in lines)
    weights = [exp((chance - most) / (LOOSE * point)) for _, chance, _ in lines]
    return [(line[0], weight / sum(weights)) for line, weight in zip(lines, weights, strict=True)]
