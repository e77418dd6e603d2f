"""The pawns of OkiDoki: squares to stop on, the division of steps, and the moves after four aces.

Every pawn goes forward along the one line of squares and passes any other. Pawns on a start are alike, and so are those
in reserve: the one with the lowest number goes first.
"""

from collections.abc import Iterator

from ....rules.protocol import Action, Placement, Placements, Refusal
from ....rules.records import new_tuple
from .state import (
    ACES_MOVE,
    BOXES,
    DEAL,
    NOBODY,
    OVER,
    PAWNS_OF_TEAM,
    RESERVE,
    START,
    TEAM_PAWNS,
    OkidokiState,
    OkidokiTable,
    pawns_finished,
)

SKIP = Action("skip")

TEN_STEPS = 10
"""Steps of each of the two walks that four aces bring."""

PLACEMENT_OF = tuple(tuple((pawn, square) for square in range(RESERVE)) for team in PAWNS_OF_TEAM for pawn in team)
"""By pawn and square: the pawn put there."""


# ---- the board


def blocked_squares(t: OkidokiTable, pawns: bytes, team: int) -> int:
    """Return the squares where no pawn of the team may stop, each a bit: red, its own, enemies on their colour."""
    own, enemies = PAWNS_OF_TEAM[team], PAWNS_OF_TEAM[1 - team]
    bits = t.red
    for pawn in own:
        if START < pawns[pawn] < t.finish:
            bits |= 1 << pawns[pawn]
    safe = t.safe[1 - team]
    for pawn in enemies:
        if START < pawns[pawn] < t.finish:
            bits |= safe & 1 << pawns[pawn]
    return bits


def stop_rule(t: OkidokiTable, pawns: bytes, team: int, to: int) -> tuple[str, int]:
    """Return the rule that keeps a team's pawn from stopping on a square, and the team in the way; else ("", -1)."""
    if to >= t.finish:
        return "", -1
    if t.red >> to & 1:
        return "red", -1
    there = pawns.find(to)
    if there in PAWNS_OF_TEAM[team]:
        return "own", team
    if there >= 0 and t.safe[1 - team] >> to & 1:
        return "safe", 1 - team
    return "", -1


def movable_pawns(t: OkidokiTable, pawns: bytes, team: int) -> list[int]:
    """Return the pawns of the team that can walk: those on their way, and one of those on the start."""
    movers, ready = [], True
    for pawn in PAWNS_OF_TEAM[team]:
        at = pawns[pawn]
        if at < t.finish and (at != START or ready):
            movers.append(pawn)
            ready = ready and at != START
    return movers


def walk_pawn(t: OkidokiTable, pawns: bytes, pawn: int, to: int) -> bytes:
    """Return the pawns after one has gone to a square or the finish: a pawn there is hit, a free box refilled.

    >>> from kaartbord.games.okidoki import options, setup
    >>> table, pawns = setup(options({}), 4).table, bytes((START, START, RESERVE, RESERVE, 4, START, START, RESERVE))
    >>> list(walk_pawn(table, pawns, pawn=0, to=4))  # grey's pawn there returns to the reserve
    [4, 0, 0, 255, 255, 0, 0, 255]
    """
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


def move_choices(state: OkidokiState) -> list[Action]:
    """Return every way to use the steps that are due, each once; to skip only if there is no other."""
    team, steps = state.moves[0]
    t, pawns = state.table, state.pawns
    actions = _aces(t, pawns, team) if steps == ACES_MOVE else _walks(t, pawns, team, steps)
    return actions or [SKIP]


def _walks(t: OkidokiTable, pawns: bytes, team: int, steps: int) -> list[Action]:
    """Return the walks of all steps with one pawn, then those divided over two.

    The same parts in reverse order are a second way only if the second pawn could not have gone before the first: it
    ends on the square that the first leaves, or comes from the reserve into its box.
    """
    finish, bar, movers = t.finish, blocked_squares(t, pawns, team), movable_pawns(t, pawns, team)
    ways: list[Placements] = []
    for pawn in movers:
        to = min(pawns[pawn] + steps, finish)
        if not bar >> to & 1:
            ways.append((PLACEMENT_OF[pawn][to],))
    for n, pawn in enumerate(movers):
        at, earlier = pawns[pawn], movers[:n]
        without = walk_pawn(t, pawns, pawn, finish)
        others = [(without[other], PLACEMENT_OF[other], other in earlier) for other in movable_pawns(t, without, team)]
        left = bar & ~(1 << at)
        for part in range(1, steps):
            to = at + part if at + part < finish else finish
            if bar >> to & 1:
                continue
            still, rest, first = left | (to < finish) << to, steps - part, PLACEMENT_OF[pawn][to]
            spare = at + part > finish
            for start, places, could_go_first in others:
                end = start + rest
                if end >= finish:
                    if spare:  # one step less took the first pawn home as well, and so does the rest
                        continue
                    end = finish
                if not still >> end & 1 and not (could_go_first and end != at):
                    ways.append((first, places[end]))
    return [new_tuple(Action, ("move", b"", placements)) for placements in ways]


def _aces(t: OkidokiTable, pawns: bytes, team: int) -> list[Action]:
    """Return the ways to walk twice ten, with one pawn or two; ten if it cannot be done twice; or to swap two pawns."""
    twice: dict[bytes, Placements] = {}
    once: dict[bytes, Placements] = {}
    for first, mid in _ten_walks(t, pawns, team):
        once.setdefault(mid, (first,))
        for second, after in _ten_walks(t, mid, team):
            twice.setdefault(after, (first, second))
    walks = [Action("move", b"", placements) for placements in (twice or once).values()]
    return walks + [Action("swap", b"", placements) for placements in _swaps(t, pawns, team)]


def _ten_walks(t: OkidokiTable, pawns: bytes, team: int) -> Iterator[tuple[Placement, bytes]]:
    """Yield every walk of exactly ten, with the pawns after it."""
    bar = blocked_squares(t, pawns, team)
    for pawn in movable_pawns(t, pawns, team):
        to = min(pawns[pawn] + TEN_STEPS, t.finish)
        if not bar >> to & 1:
            yield (pawn, to), walk_pawn(t, pawns, pawn, to)


def _swaps(t: OkidokiTable, pawns: bytes, team: int) -> Iterator[tuple[Placement, Placement]]:
    """Yield every swap of an own and an enemy pawn: the destination of the own one, then of the enemy one."""
    for pawn in movable_pawns(t, pawns, team):
        for other in movable_pawns(t, pawns, 1 - team):
            if not swap_rule(t, pawns, pawn, other):
                yield (
                    (pawn, swap_destination(pawns, pawn, pawns[other])),
                    (other, swap_destination(pawns, other, pawns[pawn])),
                )


def swap_rule(t: OkidokiTable, pawns: bytes, pawn: int, other: int) -> str:
    """Return the rule that forbids to swap two pawns that are both on the way or on a start; "" if it is allowed."""
    if pawns[pawn] == pawns[other] == START:
        return "swap_pawns"
    guarded = t.options.safe_blocks_swap and t.safe[other // TEAM_PAWNS] >> pawns[other] & 1
    return "safe_swap" if guarded else ""


def swap_destination(pawns: bytes, pawn: int, to: int) -> int:
    """Return the destination of a swapped pawn: to reach a start it needs a free box of its team, else the reserve.

    >>> pawns = bytes((START, START, 9, RESERVE, 12, START, RESERVE, RESERVE))
    >>> swap_destination(pawns, pawn=2, to=START), swap_destination(pawns, pawn=4, to=START)
    (255, 0)
    """
    half = pawn & TEAM_PAWNS
    full = to == START and pawns.count(START, half, half + TEAM_PAWNS) == BOXES
    return RESERVE if full else to


def swap_pawns(pawns: bytes, placements: Placements) -> bytes:
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


def apply_move(state: OkidokiState, action: Action) -> OkidokiState:
    """Return the state after a move, with the next turn: of the other team, a new deal, or the end.

    A team whose pawns are home does not cancel the other team's move that is still due in this round.
    """
    pawns = state.pawns
    if action.kind == "swap":
        pawns = swap_pawns(pawns, action.placements)
    else:
        for pawn, to in action.placements:
            pawns = walk_pawn(state.table, pawns, pawn, to)
    moves = state.moves[1:]
    if moves:
        return state._replace(pawns=pawns, moves=moves, turn=state.table.after[state.turn][0])
    after = state._replace(pawns=pawns, moves=moves, turn=NOBODY)
    return after._replace(phase=OVER if max(pawns_finished(after)) >= state.table.goal else DEAL)


# ---- refusals


def move_fault(state: OkidokiState, action: Action) -> Refusal:
    """Return the rule that forbids an action in the phase in which pawns move."""
    kind, shown, placements = action
    team, steps = state.moves[0]
    if shown or kind not in ("move", "swap", "skip"):
        return Refusal("steps")
    if kind == "skip":
        return Refusal("skip")
    if kind == "swap":
        return _swap_fault(state, placements) if steps == ACES_MOVE else Refusal("aces")
    number = "aces" if steps == ACES_MOVE else "steps"
    if not 1 <= len(placements) <= 2:
        return Refusal("aces" if steps == ACES_MOVE else "two_pawns")
    if steps != ACES_MOVE and len({pawn for pawn, _ in placements}) < len(placements):
        return Refusal("two_pawns")
    t, pawns = state.table, state.pawns
    for pawn, to in placements:
        if pawn not in PAWNS_OF_TEAM[team]:
            return Refusal(number)
        if rule := _immobile_rule(t, pawns[pawn]):
            return Refusal(rule, pawn=pawn)
        if not pawns[pawn] < to <= t.finish:
            return Refusal(number, pawn=pawn)
        rule, seat = stop_rule(t, pawns, team, to)
        if rule:
            return Refusal(rule, pawn=pawn, seat=seat)
        pawns = walk_pawn(t, pawns, pawn, to)
    return Refusal(number, pawn=placements[0][0])


def _immobile_rule(t: OkidokiTable, at: int) -> str:
    """Return the rule that keeps a pawn from walking any number of steps; "" if it can walk."""
    return "finished" if at == t.finish else "reserve" if at == RESERVE else ""


def _swap_fault(state: OkidokiState, placements: Placements) -> Refusal:
    """Return the rule that forbids a swap after four aces."""
    t, pawns, team = state.table, state.pawns, state.moves[0][0]
    named = [pawn for pawn, _ in placements]
    if len(named) != 2 or named[0] not in PAWNS_OF_TEAM[team] or named[1] not in PAWNS_OF_TEAM[1 - team]:
        return Refusal("swap_pawns")
    for pawn in named:
        if rule := _immobile_rule(t, pawns[pawn]):
            return Refusal(rule, pawn=pawn)
    return Refusal(swap_rule(t, pawns, *named) or "swap_pawns", pawn=named[1])


def refusals(state: OkidokiState) -> tuple[Refusal, ...]:
    """Return the reasons why pawns may not go where the steps, or a part of them, would bring them."""
    (team, steps), t, pawns = state.moves[0], state.table, state.pawns
    refused = [Refusal(rule, pawn=pawn) for pawn in PAWNS_OF_TEAM[team] if (rule := _immobile_rule(t, pawns[pawn]))]
    movers = movable_pawns(t, pawns, team)
    if steps == ACES_MOVE:
        refused += _stop_refusals(t, pawns, team, movers, TEN_STEPS)
        for _, mid in _ten_walks(t, pawns, team):
            refused += _stop_refusals(t, mid, team, movable_pawns(t, mid, team), TEN_STEPS)
        refused += [
            Refusal(rule, pawn=other)
            for pawn in movers
            for other in movable_pawns(t, pawns, 1 - team)
            if (rule := swap_rule(t, pawns, pawn, other))
        ]
    else:
        for part in range(steps, 0, -1):
            refused += _stop_refusals(t, pawns, team, movers, part)
    if move_choices(state) != [SKIP]:
        refused.append(Refusal("skip"))
    return tuple(dict.fromkeys(refused))


def _stop_refusals(t: OkidokiTable, pawns: bytes, team: int, movers: list[int], steps: int) -> list[Refusal]:
    refused = []
    for pawn in movers:
        rule, seat = stop_rule(t, pawns, team, min(pawns[pawn] + steps, t.finish))
        if rule:
            refused.append(Refusal(rule, pawn=pawn, seat=seat))
    return refused
