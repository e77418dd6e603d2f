"""The strong player's search at Toepen, which bluffs: choices about the stake are drawn at random, weighted by their
estimated value.

A player who toeps with all strong hands and no others reveals them. So no choice about the stake is ever certain: its
probability falls with its estimated loss (a softmax, as in quantal response equilibria). A bluff that loses little is
made often, one that loses much seldom. Between the last two players a table knows better. Cards are always chosen for
their value alone.
"""

from collections.abc import Sequence
from math import exp
from typing import Any

from ....bots.adapter import SearchAdapter
from ....bots.observed_plies import Past
from ....bots.search import Contender, Node, PatientSearch, SearchResult
from ....match.shuffle import SeededStream
from ....rules.protocol import Action
from ..rules.hand import CHECK_WASH, NO_CHECK
from ..rules.stake import FOLD, STAY, TOEP
from ..rules.state import ANSWER, BLIND, BLIND_ANSWER, CHECK, PELT, TRICK, WASH
from . import stakes, washes
from .adapter import check_chance, likely_hands
from .certainties import surely_lost, surely_won
from .deals import Hands
from .habits import HandFit
from .rounds import RoundOutcomes
from .worth import point_value

TEMPERATURE = 0.04
"""Points that a choice may lose for a probability of a third (1/e) of the best one's."""

STAKE_PHASES = (BLIND, BLIND_ANSWER, WASH, CHECK, PELT, ANSWER)
"""Phases in which every choice is about the stake."""

PLAY_OUT_PHASES = (TRICK, PELT, ANSWER)
"""Phases after which a round is played out immediately."""

CARD = "card"

CHANCE_STEPS = 1 << 16
"""The number of steps in which probabilities are drawn."""


class MixingSearch(PatientSearch[Any]):
    """A search whose choice about the stake is drawn at random; the same view always draws the same.

    Below the root every seat answers by the plain policy, which looks at nothing but its own cards. Suppose the tree
    could learn for each seat whether folding to our toep pays: over many iterations it would find out with which hand
    we toeped, and no bluff would ever work in it.
    """

    def __init__(
        self, adapter: SearchAdapter[Any], view: Any, seat: int, stream: SeededStream, past: Past[Any] = ()
    ) -> None:
        super().__init__(adapter, view, seat, stream, past)
        plays = self._view.phase in PLAY_OUT_PHASES and adapter.game.to_move(self._view)[0] == seat
        self._rounds = RoundOutcomes(self._view, seat, adapter.evaluate) if plays else None
        self._fit = HandFit(self._view, past) if past else None
        self._deals: list[tuple[Hands, list[float]]] = []

    def _iterate(self, contender: Contender) -> None:
        """Iterate at less cost if the only choices left are those of plain players."""
        if not self._rounds:
            super()._iterate(contender)
            return
        nth = len(contender.returns)
        if len(self._deals) <= nth:
            stream = SeededStream(self._seed + b"deal" + nth.to_bytes(4, "big"))
            hands = likely_hands(self._rounds.info, self._seat, stream, self._fit)
            self._deals.append((hands, [stream.below(CHANCE_STEPS) / CHANCE_STEPS for _ in self._view.status]))
        contender.returns.append(self._rounds.worth(contender.action, *self._deals[nth]))

    def _descend(self, node: Node, state: Any, seat: int, stream: SeededStream) -> tuple[Action, Node]:
        """Take the plain player's choice. Only after a blind toep the tree is searched: a seat that stays has not seen
        its cards yet, and may still fold later."""
        if self._view.phase == BLIND_ANSWER:
            return super()._descend(node, state, seat, stream)
        plain = self._adapter.policy(state, seat, stream)
        return plain, node.children.setdefault(plain, Node())

    def _drop(self) -> None:
        """Drop cards alone, and never the plain player's: all choices about the stake need a chance."""
        before, plain = self._contenders, self._contenders[0]
        super()._drop()
        kept = [each for each in self._dropped if each.action.kind != CARD or each is plain]
        self._dropped = [each for each in self._dropped if each not in kept]
        self._contenders = [each for each in before if each in self._contenders or each in kept]

    def result(self) -> SearchResult:
        """Return the result of the search, but with an action drawn from `chances`."""
        result, drawn = super().result(), SeededStream(self._seed + b"lot").below(CHANCE_STEPS) / CHANCE_STEPS
        for action, share in self.action_chances():
            drawn -= share
            if drawn < 0:
                chance = next(chance for other, chance, _ in result.lines if other == action)
                return result._replace(action=action, chance=chance)
        return result

    def action_chances(self) -> list[tuple[Action, float]]:
        """Return (action, its probability) of all that may be drawn: a toep or the best card, the answers to a
        question, or the best action alone if nothing is staked."""
        if self._view.phase == CHECK:  # determinizations cannot tell how often people lie
            share = check_chance(self._view, self._seat)
            return [(CHECK_WASH, share), (NO_CHECK, 1 - share)]
        if self._view.phase == WASH and (shares := washes.claim_rates(self._view, self._seat)):
            return shares
        lines = self._drawable_actions(super().result())
        if solved := self._table_chances([action for action, _ in lines]):
            return solved
        unit = TEMPERATURE * point_value(self._view)
        most = max(chance for _, chance in lines)
        weights = [exp((chance - most) / unit) for _, chance in lines]
        return [(action, weight / sum(weights)) for (action, _), weight in zip(lines, weights, strict=True)]

    def _table_chances(self, choices: Sequence[Action]) -> list[tuple[Action, float]]:
        """Return the table's probabilities of two choices about the stake; empty if the table does not know them."""
        raised = next((action for action in choices if action in (TOEP, STAY)), None)
        share = stakes.toep_or_stay_rate(self._view, self._seat) if raised and len(choices) == 2 else None
        if share is None:
            return []
        return [(action, share if action == raised else 1 - share) for action in choices]

    def _drawable_actions(self, result: SearchResult) -> list[tuple[Action, float]]:
        """Return (action, chance to win) of all that may be drawn.

        A toep is compared with the plain player's card: after either all play plainly, so that the two differ by the
        stake alone. The best of several cards would look better than it is.
        """
        chances = {action: chance for action, chance, _ in result.lines}
        if (sure := self._sure()) in chances:
            return [(sure, chances[sure])]
        if self._view.phase in STAKE_PHASES:
            return list(chances.items())
        plain = self._contenders[0].action
        if TOEP not in chances or plain == TOEP:
            return [(result.action, result.chance)]
        best = next(action for action in chances if action != TOEP)
        if not chances[TOEP]:  # never raise in a round that is lost, even where it costs nothing
            return [(best, chances[plain])]
        return [(best, chances[plain]), (TOEP, chances[TOEP])]

    def _sure(self) -> Action | None:
        """Return a toep or an answer that needs no guess; None without one."""
        asked = self._view.phase in (ANSWER, PELT)
        if surely_won(self._view, self._seat):
            return STAY if asked else TOEP
        return FOLD if asked and surely_lost(self._view, self._seat) else None
