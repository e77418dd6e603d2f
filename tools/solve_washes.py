"""Solve when to wash and when to check one at Toepen, for two players, and write the table that the computers use.

    python tools/solve_washes.py            solve all, four minutes of one core, and write `wash_table.py`
    python tools/solve_washes.py --gain     print the gain of the best answer to the table, in points a round

The game that is solved is Toepen reduced to what matters for a wash: a hand is only its class, the round is won as
often as such hands win in plain play, and before the first card both may raise, to a stake of three at most. Both
together wash twice at most. It is solved for all points that two players can have, from the end of the game back, by
counterfactual regret minimisation in which no regret falls below zero (CFR+: Tammelin, "Solving large imperfect
information games using CFR+", 2014). The result is the same every time.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from operator import mul, sub
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "py"))

from kaartbord.games.toepen.computer import washes  # noqa: E402
from kaartbord.games.toepen.computer.deals import TrickProgress, play_out_round  # noqa: E402
from kaartbord.games.toepen.computer.washes import CLASSES, LIVES, PENALTIES, WashRates, hand_class  # noqa: E402
from kaartbord.games.toepen.rules.state import DECK, HAND, STRENGTH  # noqa: E402
from kaartbord.match.shuffle import SeededStream  # noqa: E402

TABLE = ROOT / "py/kaartbord/games/toepen/computer/wash_table.py"

DEALS = 40_000
"""Deals from which the hands and their wins are counted."""

STEPS = 120
"""Steps of regret minimisation for one round."""

FULL = 10
"""The most points below the limit for which a round is solved."""

HIGHEST = 3
"""The highest stake."""

TRUE = 2
"""Classes of hands that are a wash."""

RINGS: dict[int, tuple[int, ...]] = {0: (0, 1), 1: (1, 0)}
LEADER, DEALER = 0, 1

Vector = list[float]
Matrix = list[Vector]
"""By class of the leader, by class of the dealer."""


# ---- the cards


class CardStatistics(NamedTuple):
    """The statistics of hands: at the deal, and after the leader, or the dealer, has drawn four new cards."""

    chances: tuple[Matrix, Matrix, Matrix]
    """At the deal: the chance of both classes together. After a draw: that of the new class, given the other."""
    wins: Matrix
    """Frequency with which the leader wins the round."""


def cards(deals: int) -> CardStatistics:
    """Return the statistics of `deals` deals."""
    stream, classes = SeededStream(b"wash"), range(CLASSES)
    met, fresh_lead, fresh_deal, wins = ([[0.0] * CLASSES for _ in classes] for _ in range(4))
    for _ in range(deals):
        deck = stream.shuffle(DECK)
        lead, deal, drawn = (deck[n : n + HAND] for n in range(0, 3 * HAND, HAND))
        one, two, new = hand_class(lead), hand_class(deal), hand_class(drawn)
        met[one][two] += 1
        weak = 1.0 if one <= TRUE else 0.0
        fresh_deal[two][new] += weak
        fresh_lead[new][two] += weak
        ranked = {seat: sorted(hand, key=STRENGTH.__getitem__) for seat, hand in enumerate((lead, deal))}
        wins[one][two] += play_out_round(TrickProgress((0, 1), -1, -1, 0, HAND), RINGS, ranked)[0] == LEADER
    for row, won in zip(met, wins, strict=True):
        for n, count in enumerate(row):
            won[n] = (won[n] + 1) / (count + 2)
    columns = [sum(row[n] for row in fresh_lead) for n in classes]
    return CardStatistics(
        (
            [[count / deals for count in row] for row in met],
            [[row[n] / columns[n] for n in classes] for row in fresh_lead],
            [[count / sum(row) for count in row] for row in fresh_deal],
        ),
        wins,
    )


# ---- the tree of a round

Pair = tuple[Vector, Vector]
"""Of the leader and of the dealer, by class."""


class NodeReach(NamedTuple):
    """The way by which a walk has come to a node."""

    which: int
    """The matrix of `CardStatistics.chances` that applies here."""
    reach: Pair
    """Frequency with which each would choose to come here."""
    scale: Pair
    """By class: the likelihood of being here by the other's choices before its last draw."""


class Traversal(NamedTuple):
    """The purpose of a walk through the tree."""

    cards: CardStatistics
    step: int = 0
    """Of the minimisation; 0 to play the result."""
    best: int = -1
    """The seat that plays the best answer to the other's result, or -1."""


class Node:
    """A place in the tree."""

    def values(self, walk: Traversal, spot: NodeReach) -> Pair:
        """Return by class the winnings of each from here, weighted by the likelihood of all but itself coming here."""
        raise NotImplementedError


class TerminalNode(Node):
    """The round is decided by the cards, or already: its value to the leader on a win, and on a loss."""

    def __init__(self, won: float, lost: float) -> None:
        self._won, self._lost = won, lost
        self._known: dict[int, tuple[Matrix, Matrix]] = {}

    def values(self, walk: Traversal, spot: NodeReach) -> Pair:
        """Return the expectations of both."""
        rows, columns = self._known.get(spot.which) or self._worths(walk.cards, spot.which)
        lead, deal = (product(*both) for both in zip(spot.reach, spot.scale, strict=True))
        return times(rows, deal), [-worth for worth in times(columns, lead)]

    def _worths(self, cards: CardStatistics, which: int) -> tuple[Matrix, Matrix]:
        gained = self._won - self._lost
        rows = [
            [chance * (self._lost + gained * win) for chance, win in zip(*both, strict=True)]
            for both in zip(cards.chances[which], cards.wins, strict=True)
        ]
        self._known[which] = rows, turned(rows)
        return self._known[which]


class DecisionNode(Node):
    """A seat chooses, by its class, where to continue."""

    def __init__(self, seat: int, ways: Sequence[Node]) -> None:
        self.seat, self.ways = seat, ways
        self._regrets = [[0.0] * CLASSES for _ in ways]
        self._played = [[0.0] * CLASSES for _ in ways]

    def values(self, walk: Traversal, spot: NodeReach) -> Pair:
        """Return the expectations of both; while solving, the seat also learns which choice would have been better."""
        if walk.best == self.seat:
            return self._best(walk, spot)
        shares = shared(self._regrets if walk.step else self._played)
        each = [way.values(walk, gone(spot, self.seat, share)) for way, share in zip(self.ways, shares, strict=True)]
        own = [product(share, value[self.seat]) for share, value in zip(shares, each, strict=True)]
        mean = added(own)
        if walk.step:
            self._learn(walk.step, spot, shares, [[*map(sub, value[self.seat], mean)] for value in each])
        return paired(self.seat, mean, added([value[1 - self.seat] for value in each]))

    def _learn(self, step: int, spot: NodeReach, shares: Matrix, gains: Matrix) -> None:
        reach, scale = spot.reach[self.seat], spot.scale[self.seat]
        for regrets, gain in zip(self._regrets, gains, strict=True):
            regrets[:] = [max(r + g * s, 0.0) for r, g, s in zip(regrets, gain, scale, strict=True)]
        for played, share in zip(self._played, shares, strict=True):
            played[:] = [p + step * step * r * s for p, r, s in zip(played, reach, share, strict=True)]

    def _best(self, walk: Traversal, spot: NodeReach) -> Pair:
        own = [way.values(walk, spot)[self.seat] for way in self.ways]
        best = [max(range(len(own)), key=column.__getitem__) for column in zip(*own, strict=True)]
        others = [
            way.values(walk, gone(spot, self.seat, [float(n == at) for at in best]))[1 - self.seat]
            for n, way in enumerate(self.ways)
        ]
        return paired(self.seat, [max(column) for column in zip(*own, strict=True)], added(others))

    def rates(self) -> tuple[float, ...]:
        """Return by class the frequency of the last way; if the seat never comes here, of its next choice."""
        comes, next_time = added(self._played), shared(self._regrets)[-1]
        rates = zip(comes, shared(self._played)[-1], next_time, strict=True)
        return tuple(rate if often else would for often, rate, would in rates)

    def fix(self, rates: Sequence[float]) -> None:
        """Fix the frequency of the last of two ways."""
        self._played = [[1 - rate for rate in rates], [*rates]]


class CheckNode(Node):
    """A wash is checked: a true one goes one way, a false one the other."""

    def __init__(self, washer: int, true: Node, false: Node) -> None:
        self._washer, self._true, self._false = washer, true, false

    def values(self, walk: Traversal, spot: NodeReach) -> Pair:
        """Return the expectations of both."""
        washer, other = self._washer, 1 - self._washer
        is_true = [float(c < TRUE) for c in range(CLASSES)]
        true = self._true.values(walk, gone(spot, washer, is_true))
        false = self._false.values(walk, gone(spot, washer, [1 - share for share in is_true]))
        own = true[washer][:TRUE] + false[washer][TRUE:]
        return paired(washer, own, added([true[other], false[other]]))


class RedrawNode(Node):
    """A seat gets four other cards."""

    def __init__(self, seat: int, then: Node) -> None:
        self._seat, self._then = seat, then

    def values(self, walk: Traversal, spot: NodeReach) -> Pair:
        """Return the expectations of both. The new hand depends on the other's alone."""
        seat, other, ones = self._seat, 1 - self._seat, [1.0] * CLASSES
        chances = walk.cards.chances[spot.which]
        by_own = chances if seat == LEADER else turned(chances)
        likely = times(turned(by_own), product(spot.reach[seat], spot.scale[seat]))
        scale = paired(seat, ones, product(spot.scale[other], likely))
        after = self._then.values(walk, NodeReach(1 + seat, paired(seat, ones, spot.reach[other]), scale))[other]
        lost = product(product(spot.reach[other], spot.scale[other]), after)
        return paired(seat, [-worth for worth in times(by_own, lost)], product(likely, after))


def times(matrix: Matrix, vector: Vector) -> Vector:
    """Return their product."""
    return [sum(map(mul, row, vector)) for row in matrix]


def turned(matrix: Matrix) -> Matrix:
    """Return rows as columns."""
    return [[*column] for column in zip(*matrix, strict=True)]


def product(one: Vector, two: Vector) -> Vector:
    """Return the product number by number."""
    return [*map(mul, one, two)]


def added(vectors: Iterable[Vector]) -> Vector:
    """Return the sum number by number."""
    return [sum(column) for column in zip(*vectors, strict=True)]


def paired(seat: int, own: Vector, other: Vector) -> Pair:
    """Return the pair of the leader and the dealer, from the vectors of a seat and of the other."""
    return (own, other) if seat == LEADER else (other, own)


def gone(spot: NodeReach, seat: int, share: Vector) -> NodeReach:
    """Return the spot after a seat that continues with that frequency."""
    own = product(spot.reach[seat], share)
    return spot._replace(reach=paired(seat, own, spot.reach[1 - seat]))


def shared(weights: Matrix) -> Matrix:
    """Return by way and class its frequency; all are equal if they have no weight."""
    totals = added(weights)
    return [[w / total if total else 1 / len(weights) for w, total in zip(row, totals, strict=True)] for row in weights]


# ---- the round

Lives = tuple[int, int]
"""Points that fit below the limit, of the leader and the dealer."""

Worth = Callable[[Lives, int, int], float]
"""(lives at the end, winner of the round, its cost to the other) -> the leader's chance to win the game"""

CLAIM, CHECK = "claim", "check"


class WashRound:
    """A round at given lives: its tree, and the choices in it that make the table."""

    def __init__(self, lives: Lives, penalty: str, worth: Worth) -> None:
        self._start, self._penalty, self._worth = lives, penalty, worth
        self.choices: dict[tuple[str, int, int, int], DecisionNode] = {}
        """By kind, seat, its washes and the other's, while nobody has paid for one."""
        self.root = self._ask((LEADER, DEALER), (0, 0), lives)

    def _ask(self, queue: tuple[int, ...], had: Lives, lives: Lives) -> Node:
        """Return the node at which the first in the queue may wash, then the rest, then both may raise."""
        if not queue or sum(had) == 2:
            return self._raising(lives)
        seat, *rest = queue
        quiet, loud = self._ask(tuple(rest), had, lives), self._wash(seat, had, lives)
        return self._keep(CLAIM, seat, had, lives, [quiet, loud])

    def _wash(self, seat: int, had: Lives, lives: Lives) -> Node:
        """Return the node at which the other may check a wash."""
        other = 1 - seat
        more = with_one(had, seat, 1)
        drawn = RedrawNode(seat, self._ask((seat, other), more, lives))
        dearer = RedrawNode(seat, self._ask((seat, other), more, with_one(lives, other, -1)))
        turned_over = CheckNode(seat, dearer, self._caught(seat, more, with_one(lives, seat, -1)))
        return self._keep(CHECK, other, had, lives, [drawn, turned_over])

    def _caught(self, seat: int, had: Lives, lives: Lives) -> Node:
        """Return the node after a false wash; a hand that is open plays for one, as nobody raises against it
        in vain."""
        if self._penalty == "out":
            return self._won(with_one(lives, seat, 1), 1 - seat, 1)
        if self._penalty == "keep_old":
            return self._cards(lives, 1)
        return RedrawNode(
            seat,
            self._cards(lives, 1) if self._penalty == "open_hand" else self._ask((1 - seat,), had, lives),
        )

    def _keep(self, kind: str, seat: int, had: Lives, lives: Lives, ways: Sequence[Node]) -> DecisionNode:
        choice = DecisionNode(seat, ways)
        if lives == self._start:
            self.choices[kind, seat, had[seat], had[1 - seat]] = choice
        return choice

    def _raising(self, lives: Lives) -> Node:
        """Return the node of the raises: with one life left the stake is two, and the other may fold. Else
        both may raise, the leader first."""
        poor = [seat for seat in (LEADER, DEALER) if self._start[seat] == 1]
        if len(poor) == 2:
            return self._cards(lives, 2)
        if poor:
            return DecisionNode(1 - poor[0], [self._won(lives, poor[0], 1), self._cards(lives, 2)])
        dealer = DecisionNode(DEALER, [self._cards(lives, 1), self._raised(lives, DEALER, 2)])
        return DecisionNode(LEADER, [dealer, self._raised(lives, LEADER, 2)])

    def _raised(self, lives: Lives, seat: int, stake: int) -> Node:
        """Return the node at which the other folds, stays or raises in turn."""
        ways = [self._won(lives, seat, stake - 1), self._cards(lives, stake)]
        if stake < HIGHEST:
            ways.append(self._raised(lives, 1 - seat, stake + 1))
        return DecisionNode(1 - seat, ways)

    def _won(self, lives: Lives, winner: int, cost: int) -> Node:
        worth = self._worth(lives, winner, cost)
        return TerminalNode(worth, worth)

    def _cards(self, lives: Lives, stake: int) -> Node:
        return TerminalNode(self._worth(lives, LEADER, stake), self._worth(lives, DEALER, stake))

    def value(self, cards: CardStatistics, step: int = 0, best: int = -1) -> float:
        """Return the leader's chance to win the game, in one walk."""
        ones = [1.0] * CLASSES
        start = NodeReach(0, (ones, ones), (ones, ones))
        values = self.root.values(Traversal(cards, step, best), start)
        return -sum(values[DEALER]) if best == DEALER else sum(values[LEADER])

    def solve(self, cards: CardStatistics, steps: int) -> float:
        """Return `value`, once neither can do much better."""
        for step in range(1, steps + 1):
            self.value(cards, step)
        return self.value(cards)

    def gain(self, cards: CardStatistics) -> float:
        """Return the total gain of both by the best answers to the other's play, in chances of the game."""
        return self.value(cards, best=LEADER) - self.value(cards, best=DEALER)

    def rates(self, seat: int) -> WashRates:
        """Return the frequencies with which a seat claims and checks."""
        claims, checks = (
            tuple(self.choices[kind, seat, *spot].rates() for spot in washes.WASH_COUNTS) for kind in (CLAIM, CHECK)
        )
        return WashRates(claims, checks)

    def fix(self, seat: int, rates: WashRates) -> None:
        """Fix a seat's frequencies of claims and checks."""
        for kind, rows in zip((CLAIM, CHECK), rates, strict=True):
            for spot, row in zip(washes.WASH_COUNTS, rows, strict=True):
                self.choices[kind, seat, *spot].fix(row)


def with_one(pair: Lives, seat: int, more: int) -> Lives:
    """Return a pair with `more` added for a seat."""
    return (pair[0] + more, pair[1]) if seat == LEADER else (pair[0], pair[1] + more)


# ---- the game


class WashSolver:
    """All rounds of a game, each solved when it is first asked for."""

    def __init__(self, deals: int = DEALS, steps: int = STEPS) -> None:
        self.cards, self._steps = cards(deals), steps
        self._leads: dict[Lives, float] = {}

    def round(self, lives: Lives, penalty: str = PENALTIES[0]) -> WashRound:
        """Return a solved round."""
        return self._solved(lives, penalty)[0]

    def _solved(self, lives: Lives, penalty: str) -> tuple[WashRound, float]:
        here = WashRound(lives, penalty, self.worth)
        return here, here.solve(self.cards, self._steps)

    def worth(self, lives: Lives, winner: int, cost: int) -> float:
        """Return the share of the game left to the leader of a round after its end: the loser leads next."""
        loser = 1 - winner
        left = with_one(lives, loser, -cost)
        if min(left) <= 0:  # if nobody is left below the limit, the round has decided
            return float((winner if max(left) <= 0 else left.index(max(left))) == LEADER)
        share = self._share((left[loser], left[winner]))
        return share if loser == LEADER else 1 - share

    def _share(self, lives: Lives) -> float:
        """Return the leader's chance to win the game; the cost of a false wash makes little difference to it."""
        if lives not in self._leads:
            self._leads[lives] = self._solved(lives, PENALTIES[0])[1]
        return self._leads[lives]


def table(solver: WashSolver) -> dict[washes.WashSituation, WashRates]:
    """Return the whole table."""
    found = {}
    for penalty in PENALTIES:
        for one in LIVES:
            for two in LIVES:
                here = solver.round((one, two), penalty)
                found[penalty, one, two, True] = here.rates(LEADER)
                found[penalty, two, one, False] = here.rates(DEALER)
        print(f"{penalty} solved", flush=True)
    return found


def gain(solver: WashSolver, lives: int) -> float:
    """Return the gain of the best answer to the table, in points a round, when both have `lives` points left.
    A point is worth its change in the shares of the points that both have left."""
    here = solver.round((lives, lives))
    for seat in (LEADER, DEALER):
        rates = washes.nearest_rates(PENALTIES[0], lives, lives, leads=seat == LEADER)
        if rates is None:
            sys.exit("there is no table")
        here.fix(seat, rates)
    point = 1 / 2 - (lives - 1) / (2 * lives - 1)
    return here.gain(solver.cards) / 2 / point


def main() -> None:
    """Write the table, or print the possible gain."""
    arguments = ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--gain", action="store_true")
    given, solver = arguments.parse_args(), WashSolver()
    if given.gain:
        for lives in LIVES:
            print(f"{lives} points left each: {gain(solver, lives):.4f} points a round")
        return
    text = washes.write(table(solver))
    TABLE.write_text(f'"""Made by `tools/solve_washes.py`."""\n\nTABLE = """\\\n{text}"""\n', "utf-8")


if __name__ == "__main__":
    main()
