"""Monte Carlo tree search over hidden information, for every game with a `SearchAdapter`.

Each iteration deals the unseen cards (a determinization), walks down one tree that all determinizations
share, adds a node and rolls out by the adapter's policy to a leaf. A seat's actions differ by
determinization, so an action is weighed by the number of times it was available (Cowling, Powley and
Whitehouse, "Information Set Monte Carlo Tree Search", 2012).

The seat's own candidates are contenders: all meet the same determinizations with the same luck, so that like
is compared with like, and one that is surely no better than the best is dropped.
"""

from collections.abc import Sequence
from math import inf, isqrt, log, sqrt
from statistics import fmean
from typing import Generic, NamedTuple, TypeVar

from ..match.shuffle import SeededStream
from ..rules.protocol import DEALER, Action
from .adapter import SearchAdapter
from .observed_plies import Past

S = TypeVar("S")

UCT_C = 0.7
"""Weight of the uncertainty about an action in its favour, in standard deviations of the returns of lines."""

DROP_ERRORS = 2.0
"""Standard errors by which a contender must be behind the leader to be dropped."""

ROUNDS = 8
"""Determinizations that all contenders meet before they are compared again."""

SEED = 8
"""Words of 32 bits that the determinizations follow from."""


class SearchResult(NamedTuple):
    """The recommendation of a search, and its reasons."""

    action: Action
    chance: float
    """Of the seat's side to win, 0 to 1."""
    lines: tuple[tuple[Action, float, int], ...] = ()
    """The candidates, best first: action, the chance to win after it, its number of visits. The best need not
    be `action` if a player mixes."""


class Node:
    """The statistics of an action in its place in the tree."""

    __slots__ = ("availability", "children", "total_return", "visits")

    def __init__(self) -> None:
        self.visits, self.availability, self.total_return = 0, 0, 0.0
        """Times chosen; times it could be chosen; chances of the side that chooses, added up."""
        self.children: dict[Action, Node] = {}


class Contender:
    """A candidate of the seat at the root: the tree below it, and its return in each determinization."""

    __slots__ = ("action", "node", "returns")

    def __init__(self, action: Action) -> None:
        self.action, self.node, self.returns = action, Node(), list[float]()

    def mean(self) -> float:
        """Return its average return; 0 before its first determinization."""
        return sum(self.returns) / max(len(self.returns), 1)

    def beats(self, other: "Contender", tolerance: float) -> bool:
        """Return whether, over the determinizations that both met, the other is surely behind or within tolerance."""
        margins = [one - two + tolerance for one, two in zip(self.returns, other.returns, strict=False)]
        mean, n = fmean(margins), len(margins)
        spread = sum((margin - mean) ** 2 for margin in margins) / (n - 1)
        return mean > 0 and mean * mean * n >= DROP_ERRORS * DROP_ERRORS * spread


class Search(Generic[S]):
    """A search that can be run in slices; slices and one long run give the same result."""

    patience = 16
    """Determinizations that all contenders meet before one is dropped: its gain may lie in a rare one."""
    tolerance = 0.003
    """Chances that differ by less count as equal: the earlier candidate is preferred."""

    def __init__(self, adapter: SearchAdapter[S], view: S, seat: int, stream: SeededStream, past: Past[S] = ()) -> None:
        game = adapter.game
        self._adapter, self._view, self._seat, self._past = adapter, game.view(view, seat), seat, past
        if not game.legal(self._view, seat):
            raise ValueError(f"seat {seat} has nothing to choose")
        self._side = {s: side for side, seats in enumerate(game.sides(view)) for s in seats}
        self._seed = b"".join(stream.below(1 << 32).to_bytes(4, "big") for _ in range(SEED))
        self._determinizations: list[S] = []
        self._contenders = [Contender(action) for action in adapter.candidates(self._view, seat)]
        self._dropped: list[Contender] = []
        self._count, self._sum, self._squares, self._deviation = 0, 0.0, 0.0, 1.0

    def include(self, action: Action) -> None:
        """Weigh an action besides the candidates, before the first iteration."""
        if all(contender.action != action for contender in self._contenders):
            self._contenders.append(Contender(action))

    @property
    def is_settled(self) -> bool:
        """Return whether more iterations cannot change the choice: one is left, and its chance is roughly known."""
        return len(self._contenders) == 1 and len(self._contenders[0].returns) >= ROUNDS

    def run(self, iterations: int) -> None:
        """Run that number of iterations more, or fewer once the choice is settled."""
        for _ in range(iterations):
            if self.is_settled:
                break
            self._iterate(min(self._contenders, key=lambda contender: len(contender.returns)))
            met = len(self._contenders[-1].returns)
            if met >= self.patience and met % ROUNDS == 0 and met == len(self._contenders[0].returns):
                self._drop()

    def result(self) -> SearchResult:
        """Return the recommendation of the iterations up to now."""
        leader, means = self._leader()
        ranked = sorted(self._contenders, key=lambda each: (each is not leader, -means[each.action]))
        lines = tuple((each.action, each.mean(), len(each.returns)) for each in (*ranked, *self._dropped))
        return SearchResult(leader.action, leader.mean(), lines)

    def _leader(self) -> tuple[Contender, dict[Action, float]]:
        """Return the earliest candidate of the best contenders, and the means over the determinizations that
        all have met."""
        met = max(len(self._contenders[-1].returns), 1)
        means = {contender.action: sum(contender.returns[:met]) / met for contender in self._contenders}
        best = max(means.values()) - self.tolerance
        return next(contender for contender in self._contenders if means[contender.action] >= best), means

    def _drop(self) -> None:
        """Drop the contenders that are surely no better than the leader, and keep the dropped best first."""
        leader, _ = self._leader()
        out = [each for each in self._contenders if each is not leader and leader.beats(each, self.tolerance)]
        self._contenders = [contender for contender in self._contenders if contender not in out]
        self._dropped = sorted(out, key=Contender.mean, reverse=True) + self._dropped

    def _iterate(self, contender: Contender) -> None:
        """Play one line from a contender to a leaf, and update the nodes on it."""
        adapter, game, view, node = self._adapter, self._adapter.game, self._view, contender.node
        nth, path = len(contender.returns), [(node, self._side[self._seat])]
        stream = SeededStream(self._seed + b"luck" + nth.to_bytes(4, "big"))
        state = self._play_first(self._determinization(nth), contender.action)
        while (to_move := game.to_move(state)) and not adapter.is_leaf(view, state):
            seat = to_move[0]
            if seat == DEALER:
                action = game.deal(state, stream.shuffle(game.stock(state)))
            elif not node.visits:
                action = adapter.policy(state, seat, stream)
            else:
                action, node = self._descend(node, state, seat, stream)
                path.append((node, self._side[seat]))
            state = game.play(state, action)
        chances = adapter.evaluate(state)
        contender.returns.append(chances[self._side[self._seat]])
        self._backpropagate(path, chances)

    def _determinization(self, nth: int) -> S:
        """Return the full state that the n-th visit of every contender starts from."""
        while len(self._determinizations) <= nth:
            stream = SeededStream(self._seed + b"deal" + len(self._determinizations).to_bytes(4, "big"))
            self._determinizations.append(self._adapter.determinize(self._view, self._seat, stream, self._past))
        return self._determinizations[nth]

    def _play_first(self, state: S, action: Action) -> S:
        """Return the state after the seat's own action, which may be out of turn or before others that must choose."""
        game = self._adapter.game
        in_turn = game.to_move(state)[0] == self._seat
        return game.play(state, action) if in_turn else game.apply(state, self._seat, action)

    def _descend(self, node: Node, state: S, seat: int, stream: SeededStream) -> tuple[Action, Node]:
        """Return the next action in the tree and its node. An action that the searching seat cannot see
        follows the policy, so that the tree does not depend on it."""
        adapter = self._adapter
        choices = adapter.candidates(state, seat)
        seen = adapter.game.seen(state, seat, choices[0], self._seat)
        if seen == choices[0]:
            action = seen = self._select(node, choices)
        else:
            action = adapter.policy(state, seat, stream)
            seen = adapter.game.seen(state, seat, action, self._seat)
        return action, node.children.setdefault(seen, Node())

    def _select(self, node: Node, choices: Sequence[Action]) -> Action:
        """Return the action to visit: the best by UCT of those expanded, or a new one while few are expanded."""
        children, width = node.children, 1 + isqrt(node.visits)
        expanded = [action for action in choices if action in children]
        if len(expanded) < min(width, len(choices)):
            action = next(action for action in choices if action not in children)
            children[action] = Node()
            expanded.append(action)
        else:
            action = max(expanded, key=lambda action: self._uct(children[action]))
        for other in expanded:
            children[other].availability += 1
        return action

    def _uct(self, node: Node) -> float:
        """Return the average return of an action, plus a bonus that shrinks with its visits."""
        if not node.visits:
            return inf
        uncertainty = sqrt(log(node.availability) / node.visits)
        return node.total_return / node.visits + UCT_C * self._deviation * uncertainty

    def _backpropagate(self, path: Sequence[tuple[Node, int]], chances: Sequence[float]) -> None:
        """Add to every node on the line the return of the line to the side that chose it."""
        for node, side in path:
            node.visits += 1
            node.total_return += chances[side]
        own = chances[self._side[self._seat]]
        self._count += 1
        self._sum += own
        self._squares += own * own
        mean = self._sum / self._count
        self._deviation = sqrt(max(self._squares / self._count - mean * mean, 0.0))


class PatientSearch(Search[S]):
    """A search for games with much luck, where single choices matter little: contenders stay in longer."""

    patience, tolerance = 24, 0.001
