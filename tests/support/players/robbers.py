"""Players at Toepen who do one thing whenever they can, and what they gain by it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from kaartbord.bots import players
from kaartbord.bots.observed_plies import Past
from kaartbord.games import toepen
from kaartbord.games.toepen.computer import adapter
from kaartbord.games.toepen.computer.deals import hand_win_chance
from kaartbord.games.toepen.rules.hand import CHECK_WASH, NO_CHECK, NO_WASH, WASH_DIRTY, WASH_WHITE, is_true_wash
from kaartbord.games.toepen.rules.stake import FOLD, STAY, TOEP
from kaartbord.games.toepen.rules.state import ANSWER, CHECK, DEAL, HAND, OVER, PELT, TRICK, WASH, ToepenState
from kaartbord.match.shuffle import shuffled
from kaartbord.rules.protocol import DEALER, Action
from support.players.table import Player, Thinker, past_of

Rule = Callable[[Any, int], Action | None]
"""(view, seat) -> what the robber does come what may; None to do as the computer."""


WEAK, STRONG = 0.4, 0.65
"""The chance to win against one rival below which a hand is weak, and above which it is strong."""


def _strength(view: Any, seat: int) -> float:
    return hand_win_chance([*view.hands[seat], *view.played[seat]], 1)


def checks(view: Any, seat: int) -> Action | None:
    """Checks every wash."""
    return CHECK_WASH if view.phase == CHECK else None


def trusts(view: Any, seat: int) -> Action | None:
    """Checks none."""
    return NO_CHECK if view.phase == CHECK else None


def washes(view: Any, seat: int) -> Action | None:
    """Washes every hand."""
    if view.phase != WASH:
        return None
    hand = view.hands[seat]
    claims = [claim for claim in (WASH_WHITE, WASH_DIRTY) if is_true_wash(hand, claim.kind)]
    return [*claims, WASH_DIRTY if any(c >> 2 == 7 for c in hand) else WASH_WHITE][0]


def lies(view: Any, seat: int) -> Action | None:
    """Washes every weak hand and no other."""
    return washes(view, seat) if view.phase == WASH and _strength(view, seat) < WEAK else None


def robs(view: Any, seat: int) -> Action | None:
    """Both checks every wash and washes every weak hand."""
    return checks(view, seat) or lies(view, seat)


def honest(view: Any, seat: int) -> Action | None:
    """Washes nothing that is no wash."""
    if view.phase != WASH or any(is_true_wash(view.hands[seat], claim.kind) for claim in (WASH_WHITE, WASH_DIRTY)):
        return None
    return NO_WASH


def toeps(view: Any, seat: int) -> Action | None:
    """Toeps every hand as soon as it may."""
    return TOEP if view.phase == TRICK and view.stake == 1 else None


def overtoeps(view: Any, seat: int) -> Action | None:
    """Toeps whenever it may, over and over."""
    return TOEP if view.phase == TRICK else None


def overtoeps_others(view: Any, seat: int) -> Action | None:
    """Toeps over everybody's toep."""
    return TOEP if view.phase == TRICK and view.stake > 1 else None


def raises_high(view: Any, seat: int) -> Action | None:
    """Toeps strong hands immediately."""
    strong = _strength(view, seat) > STRONG
    return TOEP if view.phase == TRICK and view.stake == 1 and strong else None


def toeps_strong(view: Any, seat: int) -> Action | None:
    """Toeps strong hands immediately, and stays with them alone."""
    if view.phase in (ANSWER, PELT):
        return STAY if _strength(view, seat) > STRONG else FOLD
    return raises_high(view, seat)


def stays(view: Any, seat: int) -> Action | None:
    """Never folds."""
    return STAY if view.phase in (ANSWER, PELT) else None


def folds(view: Any, seat: int) -> Action | None:
    """Folds to every toep."""
    return FOLD if view.phase in (ANSWER, PELT) else None


def bluffs_late(view: Any, seat: int) -> Action | None:
    """Toeps before the last card, whatever it is."""
    return TOEP if view.phase == TRICK and view.tricks == HAND - 1 else None


ROBBERS: Mapping[str, Rule] = {
    rule.__name__: rule
    for rule in (
        checks,
        trusts,
        washes,
        lies,
        robs,
        honest,
        toeps,
        overtoeps,
        overtoeps_others,
        toeps_strong,
        stays,
        folds,
        bluffs_late,
    )
}
"""By name."""


def robber(rule: Rule, base: Player) -> "Robber":
    """The player of this rule, which otherwise plays like another."""
    return Robber("P", rule=rule, base=base)


@dataclass(frozen=True, kw_only=True)
class Robber(Thinker):
    """One who does what a rule says, and else as another."""

    rule: Rule
    base: Player

    def __call__(self, view: Any, seat: int, past: Past[Any] = ()) -> Action:
        wanted, legal = self.rule(view, seat), toepen.legal(view, seat)
        return wanted if wanted and wanted in legal else chosen(self.base, view, seat, past)


class Fast(Thinker):
    """The strong player, which needs no search for what its table says."""

    def __call__(self, view: Any, seat: int, past: Past[Any] = ()) -> Action:
        iterations = 1 if view.phase in (WASH, CHECK) else self.iterations
        return players.think("P", view, seat, iterations=iterations, past=past).action


def chosen(player: Player, view: Any, seat: int, past: Past[Any]) -> Action:
    """Return the choice of a player, which may make use of what its seat has seen."""
    return player(view, seat, past) if isinstance(player, Thinker) else player(view, seat)


def plain(view: Any, seat: int) -> Action:
    """Washes and checks like the strong player, and does the rest without a search."""
    return Fast("P", 1)(view, seat) if view.phase in (WASH, CHECK) else adapter.candidates(view, seat)[0]


quick = robber(raises_high, plain)
"""A robber that toeps strong hands and else plays plainly."""


def played(seated: Sequence[Player], seed: int) -> Sequence[int]:
    """The points by seat after one round."""
    seats = len(seated)
    state = toepen.setup(toepen.options({"blind": False}), seats)
    dealt, since = 0, list[tuple[ToepenState, int, Action]]()
    while state.rounds == 0 or state.phase not in (DEAL, OVER):
        seat = toepen.to_move(state)[0]
        if seat == DEALER:
            action = toepen.deal(state, shuffled(toepen.stock(state), seed, dealt))
            dealt += 1
        else:
            action = chosen(seated[seat], toepen.view(state, seat), seat, past_of(toepen, since, seat))
        if state.phase != DEAL or action.kind == "deal":
            since.append((state, seat, action))
        state = toepen.apply(state, seat, action)
    return state.points


def gains(one: Player, others: Player, seats: int, seeds: range) -> list[float]:
    """By deal: how many points fewer `one` gets than the others, on average over all seats that it may have."""
    found = []
    for seed in seeds:
        points = [played([one if s == seat else others for s in range(seats)], seed) for seat in range(seats)]
        each = [(sum(row) - row[seat]) / (seats - 1) - row[seat] for seat, row in enumerate(points)]
        found.append(fmean(each))
    return found
