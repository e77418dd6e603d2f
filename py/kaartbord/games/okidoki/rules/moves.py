"""The pawns of OkiDoki: squares to stop on, the division of steps, and the moves after four aces.

Every pawn goes forward along the one line of squares and passes any other. Pawns on a start are alike, and so are those
in reserve: the one with the lowest number goes first.
"""

from collections.abc import Iterator

from ....rules.protocol import Action, Placement, Placements, Refusal
from ....rules.records import new
from .state import (
    ACES,
    BOXES,
    DEAL,
    NOBODY,
    OVER,
    RESERVE,
    START,
    TEAM_PAWNS,
    TEAMS,
    State,
    Table,
    finished,
)

SKIP = Action("skip")

TEN = 10
"""Steps of each of the two walks that four aces bring."""

PLACES = tuple(tuple((pawn, square) for square in range(RESERVE)) for team in TEAMS for pawn in team)
"""By pawn and square: the pawn put there."""


# ---- the board


def closed(t: Table, pawns: bytes, team: int) -> int:
    """Return the squares where no pawn of the team may stop, each a bit: red, its own, enemies on their colour."""
    own, enemies = TEAMS[team], TEAMS[1 - team]
    bits = t.red
    for pawn in own:
        if START < pawns[pawn] < t.finish:
            bits |= 1 << pawns[pawn]
    safe = t.safe[1 - team]
    for pawn in enemies:
        if START < pawns[pawn] < t.finish:
            bits |= safe & 1 << pawns[pawn]
    return bits


def barrier(t: Table, pawns: bytes, team: int, to: int) -> tuple[str, int]:
    """Return the rule that keeps a team's pawn from stopping on a square, and the team in the way; else ("", -1)."""
    if to >= t.finish:
        return "", -1
    if t.red >> to & 1:
        return "red", -1
    there = pawns.find(to)
    if there in TEAMS[team]:
        return "own", team
    if there >= 0 and t.safe[1 - team] >> to & 1:
        return "safe", 1 - team
    return "", -1


def walkers(t: Table, pawns: bytes, team: int) -> list[int]:
    """Return the pawns of the team that can walk: those on their way, and one of those on the start."""
    movers, ready = [], True
    for pawn in TEAMS[team]:
        at = pawns[pawn]
        if at < t.finish and (at != START or ready):
            movers.append(pawn)
            ready = ready and at != START
    return movers


def walked(t: Table, pawns: bytes, pawn: int, to: int) -> bytes:
    """Return the pawns after one has gone to a square or the finish: a pawn there is hit, a free box refilled."""
    after = bytearray(pawns)
    half = pawn & TEAM_PAWNS
    if to < t.finish and (hit := pawns.find(to)) >= 0:
        other = half ^ TEAM_PAWNS
        after[hit] = START if pawns.count(START, other, other + TEAM_PAWNS) < BOXES else RESERVE
    after[pawn] = to
    if pawns[pawn] == START and (next_ := after.find(RESERVE, half, half + TEAM_PAWNS)) >= 0:
        after[next_] = START
    return bytes(after)


# ---- the ways to use the steps


def choices(state: State) -> list[Action]:
    """Return every way to use the steps that are due, each once; to skip only if there is no other."""
    team, steps = state.moves[0]
    t, pawns = state.table, state.pawns
    actions = _aces(t, pawns, team) if steps == ACES else _walks(t, pawns, team, steps)
    return actions or [SKIP]


def _walks(t: Table, pawns: bytes, team: int, steps: int) -> list[Action]:
    """Return the walks of all steps with one pawn, then those divided over two.

    The same parts in reverse order are a second way only if the second pawn could not have gone before the first: it
    ends on the square that the first leaves, or comes from the reserve into its box.
    """
    finish, bar, movers = t.finish, closed(t, pawns, team), walkers(t, pawns, team)
    ways: list[Placements] = []
    for pawn in movers:
        to = min(pawns[pawn] + steps, finish)
        if not bar >> to & 1:
            ways.append((PLACES[pawn][to],))
    for n, pawn in enumerate(movers):
        at, earlier = pawns[pawn], movers[:n]
        without = walked(t, pawns, pawn, finish)
        others = [(without[other], PLACES[other], other in earlier) for other in walkers(t, without, team)]
        left = bar & ~(1 << at)
        for part in range(1, steps):
            to = at + part if at + part < finish else finish
            if bar >> to & 1:
                continue
            still, rest, first = left | (to < finish) << to, steps - part, PLACES[pawn][to]
            spare = at + part > finish
            for start, places, could_go_first in others:
                end = start + rest
                if end >= finish:
                    if spare:  # one step less took the first pawn home as well, and so does the rest
                        continue
                    end = finish
                if not still >> end & 1 and not (could_go_first and end != at):
                    ways.append((first, places[end]))
    return [new(Action, ("move", b"", placements)) for placements in ways]


def _aces(t: Table, pawns: bytes, team: int) -> list[Action]:
    """Return the ways to walk twice ten, with one pawn or two; ten if it cannot be done twice; or to swap two pawns."""
    twice: dict[bytes, Placements] = {}
    once: dict[bytes, Placements] = {}
    for first, mid in _tens(t, pawns, team):
        once.setdefault(mid, (first,))
        for second, after in _tens(t, mid, team):
            twice.setdefault(after, (first, second))
    walks = [Action("move", b"", placements) for placements in (twice or once).values()]
    return walks + [Action("swap", b"", placements) for placements in _swaps(t, pawns, team)]


def _tens(t: Table, pawns: bytes, team: int) -> Iterator[tuple[Placement, bytes]]:
    """Yield every walk of exactly ten, with the pawns after it."""
    bar = closed(t, pawns, team)
    for pawn in walkers(t, pawns, team):
        to = min(pawns[pawn] + TEN, t.finish)
        if not bar >> to & 1:
            yield (pawn, to), walked(t, pawns, pawn, to)


def _swaps(t: Table, pawns: bytes, team: int) -> Iterator[tuple[Placement, Placement]]:
    """Yield every swap of an own and an enemy pawn: the destination of the own one, then of the enemy one."""
    for pawn in walkers(t, pawns, team):
        for other in walkers(t, pawns, 1 - team):
            if not swap_rule(t, pawns, pawn, other):
                yield (
                    (pawn, arrives(pawns, pawn, pawns[other])),
                    (other, arrives(pawns, other, pawns[pawn])),
                )


def swap_rule(t: Table, pawns: bytes, pawn: int, other: int) -> str:
    """Return the rule that forbids to swap two pawns that are both on the way or on a start; "" if it is allowed."""
    if pawns[pawn] == pawns[other] == START:
        return "swap_pawns"
    guarded = t.options.safe_blocks_swap and t.safe[other // TEAM_PAWNS] >> pawns[other] & 1
    return "safe_swap" if guarded else ""


def arrives(pawns: bytes, pawn: int, to: int) -> int:
    """Return the destination of a swapped pawn: to reach a start it needs a free box of its team, else the reserve."""
    half = pawn & TEAM_PAWNS
    full = to == START and pawns.count(START, half, half + TEAM_PAWNS) == BOXES
    return RESERVE if full else to


def swapped(pawns: bytes, placements: Placements) -> bytes:
    """Return the pawns after a swap; no pawn is hit, and a box left empty is refilled."""
    after = bytearray(pawns)
    for pawn, to in placements:
        after[pawn] = to
    for pawn, _ in placements:
        half = pawn & TEAM_PAWNS
        ready = after.find(RESERVE, half, half + TEAM_PAWNS)
        if ready >= 0 and after.count(START, half, half + TEAM_PAWNS) < BOXES:
            after[ready] = START
    return bytes(after)


# ---- the effect of a choice


def moved(state: State, action: Action) -> State:
    """Return the state after a move, with the next turn: of the other team, a new deal, or the end.

    A team whose pawns are home does not cancel the other team's move that is still due in this round.
    """
    pawns = state.pawns
    if action.kind == "swap":
        pawns = swapped(pawns, action.placements)
    else:
        for pawn, to in action.placements:
            pawns = walked(state.table, pawns, pawn, to)
    moves = state.moves[1:]
    if moves:
        return state._replace(pawns=pawns, moves=moves, turn=state.table.after[state.turn][0])
    after = state._replace(pawns=pawns, moves=moves, turn=NOBODY)
    return after._replace(phase=OVER if max(finished(after)) >= state.table.goal else DEAL)


# ---- refusals


def fault(state: State, action: Action) -> Refusal:
    """Return the rule that forbids an action in the phase in which pawns move."""
    kind, shown, placements = action
    team, steps = state.moves[0]
    if shown or kind not in ("move", "swap", "skip"):
        return Refusal("steps")
    if kind == "skip":
        return Refusal("skip")
    if kind == "swap":
        return _swap_fault(state, placements) if steps == ACES else Refusal("aces")
    number = "aces" if steps == ACES else "steps"
    if not 1 <= len(placements) <= 2:
        return Refusal("aces" if steps == ACES else "two_pawns")
    if steps != ACES and len({pawn for pawn, _ in placements}) < len(placements):
        return Refusal("two_pawns")
    t, pawns = state.table, state.pawns
    for pawn, to in placements:
        if pawn not in TEAMS[team]:
            return Refusal(number)
        if rule := _idle(t, pawns[pawn]):
            return Refusal(rule, pawn=pawn)
        if not pawns[pawn] < to <= t.finish:
            return Refusal(number, pawn=pawn)
        rule, seat = barrier(t, pawns, team, to)
        if rule:
            return Refusal(rule, pawn=pawn, seat=seat)
        pawns = walked(t, pawns, pawn, to)
    return Refusal(number, pawn=placements[0][0])


def _idle(t: Table, at: int) -> str:
    """Return the rule that keeps a pawn from walking any number of steps; "" if it can walk."""
    return "finished" if at == t.finish else "reserve" if at == RESERVE else ""


def _swap_fault(state: State, placements: Placements) -> Refusal:
    """Return the rule that forbids a swap after four aces."""
    t, pawns, team = state.table, state.pawns, state.moves[0][0]
    named = [pawn for pawn, _ in placements]
    if len(named) != 2 or named[0] not in TEAMS[team] or named[1] not in TEAMS[1 - team]:
        return Refusal("swap_pawns")
    for pawn in named:
        if rule := _idle(t, pawns[pawn]):
            return Refusal(rule, pawn=pawn)
    return Refusal(swap_rule(t, pawns, *named) or "swap_pawns", pawn=named[1])


def refusals(state: State) -> tuple[Refusal, ...]:
    """Return the reasons why pawns may not go where the steps, or a part of them, would bring them."""
    (team, steps), t, pawns = state.moves[0], state.table, state.pawns
    refused = [Refusal(rule, pawn=pawn) for pawn in TEAMS[team] if (rule := _idle(t, pawns[pawn]))]
    movers = walkers(t, pawns, team)
    if steps == ACES:
        refused += _barred(t, pawns, team, movers, TEN)
        for _, mid in _tens(t, pawns, team):
            refused += _barred(t, mid, team, walkers(t, mid, team), TEN)
        refused += [
            Refusal(rule, pawn=other)
            for pawn in movers
            for other in walkers(t, pawns, 1 - team)
            if (rule := swap_rule(t, pawns, pawn, other))
        ]
    else:
        for part in range(steps, 0, -1):
            refused += _barred(t, pawns, team, movers, part)
    if choices(state) != [SKIP]:
        refused.append(Refusal("skip"))
    return tuple(dict.fromkeys(refused))


def _barred(t: Table, pawns: bytes, team: int, movers: list[int], steps: int) -> list[Refusal]:
    """Return the reasons why pawns cannot stop after these steps."""
    refused = []
    for pawn in movers:
        rule, seat = barrier(t, pawns, team, min(pawns[pawn] + steps, t.finish))
        if rule:
            refused.append(Refusal(rule, pawn=pawn, seat=seat))
    return refused
