"""Toepen is a game of bluff: what is staked is drawn by lot, the likelier the better it looks.

Who always toeps his strong hands and no others tells everybody what he holds. So of the choices about the
stake none is ever sure: the chance of each falls with what it is thought to cost (a softmax, as in quantal
response equilibria). A bluff that costs little is made often, one that costs much seldom. Cards are played
for their worth alone.
"""

from math import exp
from typing import Any

from ...games.toepen.hand import CHECK_IT, NO_CHECK
from ...games.toepen.stake import TOEP
from ...games.toepen.state import ANSWER, BLIND, BLIND_ANSWER, CHECK, PELT, WASH
from ...match.shuffle import Stream
from ...rules.protocol import Action
from ..search import Node, Patient, Thought
from .mind import suspected
from .worth import lives

LOOSE = 0.04
"""Points that a choice may cost for a chance of a third that of the best."""

QUESTIONS = (BLIND, BLIND_ANSWER, WASH, CHECK, PELT, ANSWER)
"""Phases in which all that can be chosen is about the stake."""

CARD = "card"

FINE = 1 << 16
"""How finely chances are drawn."""


class Mixing(Patient[Any]):
    """A search whose choice about the stake is drawn by lot; the same view always draws the same.

    Below the first choice a question of trust is answered as a plain player's own cards suggest: opponents
    that learned by trial what pays would learn the hand of who bluffs.
    """

    def _descend(self, node: Node, state: Any, seat: int, stream: Stream) -> tuple[Action, Node]:
        """What a plain player does; but who meets a blind toep has not seen his cards, and may fold later."""
        if self._view.phase == BLIND_ANSWER:
            return super()._descend(node, state, seat, stream)
        plain = self._mind.policy(state, seat, stream)
        return plain, node.nexts.setdefault(plain, Node())

    def _drop(self) -> None:
        """Cards drop out, but for the plain player's; a chance is needed of all that is staked."""
        before, plain = self._race, self._race[0]
        super()._drop()
        kept = [choice for choice in self._out if choice.action.kind != CARD or choice is plain]
        self._out = [choice for choice in self._out if choice not in kept]
        self._race = [choice for choice in before if choice in self._race or choice in kept]

    def thought(self) -> Thought:
        """As every search, but for what is chosen."""
        found, drawn = super().thought(), Stream(self._seed + b"lot").below(FINE) / FINE
        for action, share in self.chances():
            drawn -= share
            if drawn < 0:
                chance = next(chance for other, chance, _ in found.lines if other == action)
                return found._replace(action=action, chance=chance)
        return found

    def chances(self) -> list[tuple[Action, float]]:
        """What may be chosen, and how often it is: a toep or the best card, an answer, or the best alone."""
        if self._view.phase == CHECK:  # worlds know nothing of how often people lie
            share = suspected(self._view, self._seat)
            return [(CHECK_IT, share), (NO_CHECK, 1 - share)]
        lines = self._stakes(super().thought())
        unit = LOOSE / sum(lives(self._view))
        most = max(chance for _, chance in lines)
        weights = [exp((chance - most) / unit) for _, chance in lines]
        return [(action, weight / sum(weights)) for (action, _), weight in zip(lines, weights, strict=True)]

    def _stakes(self, found: Thought) -> list[tuple[Action, float]]:
        """What there is to draw from, with the chance to win.

        A toep is compared with the plain player's card: plain play follows either, so that they differ by the
        stake alone, and the best of several cards looks better than it is.
        """
        worths = {action: chance for action, chance, _ in found.lines}
        if self._view.phase in QUESTIONS:
            return list(worths.items())
        plain = self._race[0].action
        if TOEP not in worths or plain == TOEP:
            return [(found.action, found.chance)]
        best = next(action for action in worths if action != TOEP)
        if not worths[TOEP]:  # what is lost is not staked on, though it may cost nothing
            return [(best, worths[plain])]
        return [(best, worths[plain]), (TOEP, worths[TOEP])]
