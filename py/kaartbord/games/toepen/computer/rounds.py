"""A round with all cards dealt: the players who stay after a toep, the winner, and the share that this leaves a seat.

The search would find the same ply by ply; this takes a fraction of the time: after the seat's own choice all play
plainly.
"""

from collections.abc import Callable, Sequence

from ....rules.cards import JACK
from ....rules.protocol import Action
from ..rules.stake import FOLD, STAY, TOEP, fold
from ..rules.state import GONE, ToepenState, others
from ..rules.tricks import settle_round
from .deals import Hands, TrickProgress, after_card, play_out_round, round_info, trick_progress, without
from .habits import stay_chance
from .worth import point_value

NEXT_RAISE_COST = 0.3
"""Points that staying costs at least beyond the stake, as a player who stays may have to meet the next toep. Measured
at four seats where recorded players stayed: its value over folding, against that of a search. Between two players it is
not counted, for there the only rival would gain by toeping with every hand."""


class RoundOutcomes:
    """The outcomes of a round after each choice of the seat that is to move."""

    def __init__(self, view: ToepenState, seat: int, evaluate: Callable[[ToepenState], Sequence[float]]) -> None:
        self.info, self._seat, self._evaluate = round_info(view), seat, evaluate
        self._view, self._now = view, trick_progress(self.info)
        more = len(view.status) - view.status.count(GONE) > 2
        self._raised_again = NEXT_RAISE_COST * point_value(view) if more else 0.0
        self._after: dict[int, TrickProgress] = {}
        self._shares: dict[tuple[int, int, bool, bytes], float] = {}

    def worth(self, action: Action, hands: Hands, luck: Sequence[float]) -> float:
        """Return the chance of the seat to win the game after its choice; `luck` by seat decides whether it stays."""
        worth = self.worth_without_toeps(action, hands, luck)
        return max(worth - self._raised_again, 0.0) if action == STAY else worth

    def worth_without_toeps(self, action: Action, hands: Hands, luck: Sequence[float]) -> float:
        """Return the same if nobody toeps any more."""
        view, gone = self._view, bytearray()
        hands = {seat: hand[:] for seat, hand in hands.items()}
        if action.cards:
            return self._played(action.cards[0], hands)
        asked, cost = (others(view, self._seat), view.stake + 1) if action == TOEP else (view.queue[1:], view.raised)
        if action == FOLD:
            gone.append(self._seat)
        rivals = len(self.info.turn_orders) - 1
        for other in asked:
            if len(gone) < rivals:  # the last one in has won and is asked no more
                stays = stay_chance(view, self._now, other, hands[other], rivals - len(gone))
                gone += b"" if luck[other] < stays else bytes([other])
        if len(gone) == rivals:
            winner = next(seat for seat in self.info.turn_orders if seat not in gone)
            return self._share(winner, view.stake, bytes(gone))
        info = without(self.info, gone) if gone else self.info
        winner, best = play_out_round(trick_progress(info) if gone else self._now, info.turn_orders, hands)
        return self._share(winner, cost, bytes(gone), jack=best >> 2 == JACK)

    def _played(self, card: int, hands: Hands) -> float:
        """Return the same after a card."""
        if card not in self._after:
            self._after[card] = after_card(self._now, self._seat, card)
        hands[self._seat].remove(card)
        winner, best = play_out_round(self._after[card], self.info.turn_orders, hands)
        return self._share(winner, self._view.stake, jack=best >> 2 == JACK)

    def _share(self, winner: int, cost: int, gone: bytes = b"", *, jack: bool = False) -> float:
        """Return the seat's share after `winner` wins the round."""
        key = winner, cost, jack, gone
        if key not in self._shares:
            state = self._view
            for seat in gone:
                state = fold(state, seat)
            self._shares[key] = self._evaluate(settle_round(state, winner, cost, jack=jack))[self._seat]
        return self._shares[key]
