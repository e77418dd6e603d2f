"""Monte Carlo tree search over what may be hidden, for every game with a `Mind`.

Each iteration deals the unseen cards (a world), walks down one tree that all worlds share, adds a node and
plays on by the mind's policy until the line is judged. What a seat can do differs by world, so an action is
weighed against how often it could be chosen (Cowling, Powley and Whitehouse, "Information Set Monte Carlo
Tree Search", 2012).

The seat's own choices race: all meet the same worlds with the same luck, so that like is compared with like,
and one that is surely no better than the best drops out.
"""

from collections.abc import Sequence
from math import inf, isqrt, log, sqrt
from statistics import fmean
from typing import Generic, NamedTuple, TypeVar

from ..match.shuffle import Stream
from ..rules.protocol import DEALER, Action
from .mind import Mind

S = TypeVar("S")

CURIOSITY = 0.7
"""How far little is known of an action makes it attractive, in standard deviations of what lines bring."""

SURE = 2.0
"""Standard errors that make it sure that a choice is no better than the best, and drops out of the race."""

ROUNDS = 8
"""Worlds that all choices in the race meet before they are compared again."""

SEED = 8
"""Words of 32 bits that the worlds follow from."""


class Thought(NamedTuple):
    """What a search came to."""

    action: Action
    chance: float
    """Of the seat's side to win, 0 to 1."""
    lines: tuple[tuple[Action, float, int], ...] = ()
    """The candidates, best first: action, the chance that it leaves, how often it was looked into. The best
    need not be `action` where a player mixes."""


class Node:
    """What is known of an action in its place in the tree."""

    __slots__ = ("able", "brought", "nexts", "visits")

    def __init__(self) -> None:
        self.visits, self.able, self.brought = 0, 0, 0.0
        """Times chosen; times it could be chosen; chances of the side that chooses, added up."""
        self.nexts: dict[Action, Node] = {}


class Choice:
    """A choice in the race: the tree under it, and what it brought in each world so far."""

    __slots__ = ("action", "brought", "node")

    def __init__(self, action: Action) -> None:
        self.action, self.node, self.brought = action, Node(), list[float]()

    def mean(self) -> float:
        """What it brought on average; 0 before its first world."""
        return sum(self.brought) / max(len(self.brought), 1)

    def beats(self, other: "Choice", even: float) -> bool:
        """Whether in the worlds that both have met the other is surely no better, but for `even`."""
        margins = [one - two + even for one, two in zip(self.brought, other.brought, strict=False)]
        mean, n = fmean(margins), len(margins)
        spread = sum((margin - mean) ** 2 for margin in margins) / (n - 1)
        return mean > 0 and mean * mean * n >= SURE * SURE * spread


def search(mind: Mind[S], view: S, seat: int, iterations: int, stream: Stream) -> Thought:
    """What the seat had best do, after so many iterations; ValueError if it has nothing to choose."""
    looking = Search(mind, view, seat, stream)
    looking.run(iterations)
    return looking.thought()


class Search(Generic[S]):
    """A search that can be run in slices; the slices together think the same thought as one run."""

    patience = 16
    """Worlds that all choices meet before one drops out: what a choice gains may lie in a rare world."""
    even = 0.003
    """Chances that differ less are all the same: the choice is made that comes to mind first."""

    def __init__(self, mind: Mind[S], view: S, seat: int, stream: Stream) -> None:
        game = mind.game
        self._mind, self._view, self._seat = mind, game.view(view, seat), seat
        if not game.legal(self._view, seat):
            raise ValueError(f"seat {seat} has nothing to choose")
        self._side = {s: side for side, seats in enumerate(game.sides(view)) for s in seats}
        self._seed = b"".join(stream.below(1 << 32).to_bytes(4, "big") for _ in range(SEED))
        self._worlds: list[S] = []
        self._race = [Choice(action) for action in mind.candidates(self._view, seat)]
        self._out: list[Choice] = []
        self._count, self._sum, self._squares, self._noise = 0, 0.0, 0.0, 1.0

    @property
    def settled(self) -> bool:
        """Whether more iterations change no choice: one is left, and its chance is known a little."""
        return len(self._race) == 1 and len(self._race[0].brought) >= ROUNDS

    def run(self, iterations: int) -> None:
        """So many iterations more, or fewer once the choice is settled."""
        for _ in range(iterations):
            if self.settled:
                break
            self._iterate(min(self._race, key=lambda choice: len(choice.brought)))
            met = len(self._race[-1].brought)
            if met >= self.patience and met % ROUNDS == 0 and met == len(self._race[0].brought):
                self._drop()

    def thought(self) -> Thought:
        """What the search has come to so far."""
        first, means = self._leader()
        race = sorted(self._race, key=lambda choice: (choice is not first, -means[choice.action]))
        lines = tuple((choice.action, choice.mean(), len(choice.brought)) for choice in (*race, *self._out))
        return Thought(first.action, first.mean(), lines)

    def _leader(self) -> tuple[Choice, dict[Action, float]]:
        """Of the best choices the one that comes to mind first, and what each brought where all have been."""
        met = max(len(self._race[-1].brought), 1)
        means = {choice.action: sum(choice.brought[:met]) / met for choice in self._race}
        best = max(means.values()) - self.even
        return next(choice for choice in self._race if means[choice.action] >= best), means

    def _drop(self) -> None:
        """The choices that are surely no better than the leader drop out, the worst last."""
        leader, _ = self._leader()
        out = [choice for choice in self._race if choice is not leader and leader.beats(choice, self.even)]
        self._race = [choice for choice in self._race if choice not in out]
        self._out = sorted(out, key=Choice.mean, reverse=True) + self._out

    def _iterate(self, choice: Choice) -> None:
        """One line from a choice to where it is judged, and what it tells."""
        mind, game, view, node = self._mind, self._mind.game, self._view, choice.node
        nth, path = len(choice.brought), [(node, self._side[self._seat])]
        stream = Stream(self._seed + b"luck" + nth.to_bytes(4, "big"))
        state = self._first(self._world(nth), choice.action)
        while (owing := game.to_move(state)) and not mind.ends(view, state):
            seat = owing[0]
            if seat == DEALER:
                action = game.deal(state, stream.shuffle(game.stock(state)))
            elif not node.visits:
                action = mind.policy(state, seat, stream)
            else:
                action, node = self._descend(node, state, seat, stream)
                path.append((node, self._side[seat]))
            state = game.play(state, action)
        worth = mind.worth(state)
        choice.brought.append(worth[self._side[self._seat]])
        self._learn(path, worth)

    def _world(self, nth: int) -> S:
        """The full state that the n-th visit of every first action meets."""
        while len(self._worlds) <= nth:
            stream = Stream(self._seed + b"deal" + len(self._worlds).to_bytes(4, "big"))
            self._worlds.append(self._mind.sample(self._view, self._seat, stream))
        return self._worlds[nth]

    def _first(self, state: S, action: Action) -> S:
        """The state after the seat's own action, which may be out of turn or before others that owe one."""
        game = self._mind.game
        in_turn = game.to_move(state)[0] == self._seat
        return game.play(state, action) if in_turn else game.apply(state, self._seat, action)

    def _descend(self, node: Node, state: S, seat: int, stream: Stream) -> tuple[Action, Node]:
        """The next action in the tree and its node. What the searching seat would not see is not weighed."""
        mind = self._mind
        choices = mind.candidates(state, seat)
        known = mind.game.seen(state, seat, choices[0], self._seat)
        if known == choices[0]:
            action = known = self._select(node, choices)
        else:
            action = mind.policy(state, seat, stream)
            known = mind.game.seen(state, seat, action, self._seat)
        return action, node.nexts.setdefault(known, Node())

    def _select(self, node: Node, choices: Sequence[Action]) -> Action:
        """The action to look into: of those met before the most promising, or the next while few were met."""
        nexts, width = node.nexts, 1 + isqrt(node.visits)
        met = [action for action in choices if action in nexts]
        if len(met) < min(width, len(choices)):
            action = next(action for action in choices if action not in nexts)
            nexts[action] = Node()
            met.append(action)
        else:
            action = max(met, key=lambda action: self._promise(nexts[action]))
        for other in met:
            nexts[other].able += 1
        return action

    def _promise(self, node: Node) -> float:
        """What an action has brought on average, and more the less is known of it."""
        if not node.visits:
            return inf
        return node.brought / node.visits + CURIOSITY * self._noise * sqrt(log(node.able) / node.visits)

    def _learn(self, path: Sequence[tuple[Node, int]], worth: Sequence[float]) -> None:
        """Every action on the line is told what the line brought to the side that chose it."""
        for node, side in path:
            node.visits += 1
            node.brought += worth[side]
        own = worth[self._side[self._seat]]
        self._count += 1
        self._sum += own
        self._squares += own * own
        mean = self._sum / self._count
        self._noise = sqrt(max(self._squares / self._count - mean * mean, 0.0))


class Patient(Search[S]):
    """A search for games with much luck, where no choice is worth much: all stay in the race longer."""

    patience, even = 24, 0.001
