"""The score sheet of Toepen: penalty points as strokes, with the effect of every toep on the stake."""

from typing import NamedTuple

from ...rules.seats import replace_at
from ...rules.tally import EntryGroup, ScoreSheet, Tally, TallyEntry
from .rules.info import INFO
from .rules.stake import MAX_FOLDS, PELT_STAKE
from .rules.state import NOBODY
from .rules.tricks import CROSSES_TO_FLY, FOUR_ALIKE_COST, MAX_FINALISTS

LIMITS, BLINDS = (
    [int(value) for option in INFO.options if option.name == name for value in option.values]
    for name in ("limit", "blind_value")
)
BLIND = BLINDS[0]
"""The stake after a blind toep, by the usual house rules."""

NOT_FOLDED = -1
"""Marks the cost of a player who has not folded."""


class RoundHistory(NamedTuple):
    """The effect of earlier rounds."""

    folds: tuple[int, ...]
    """Folds in a row of each player."""
    winner: int = NOBODY
    """The winner of the last round."""
    crosses: int = 0
    """Its wins in a row."""


class RoundTally(NamedTuple):
    """The known facts of the round under way."""

    stake: int
    """The cost of losing."""
    fold: int
    """The cost of folding; 0 while there is nothing to answer."""
    owed: tuple[int, ...]
    """The cost to each player who has folded, or STAYS."""
    brought: tuple[int, ...]
    """Points that were booked on the way."""
    pelt: frozenset[int]
    """The players who may not fold before a toep: those one point from the limit, which counts as a toep."""
    last: bool
    """True in the last fight (koningstoepen), in which nobody toeps."""
    before: RoundHistory


def start(sides: int, limit: int) -> ScoreSheet:
    """Return an empty sheet."""
    return _start_round(ScoreSheet(limit, (0,) * sides), RoundHistory((0,) * sides))


def _start_round(sheet: ScoreSheet, before: RoundHistory) -> ScoreSheet:
    """Start the next round: the stake is one, or immediately two if somebody is one point from the limit (armoede)."""
    none = (0,) * len(sheet.totals)
    left = [s for s in range(len(none)) if s not in sheet.out]
    pelt = frozenset(s for s in left if sheet.totals[s] == sheet.limit - 1)
    last = len(pelt) == len(left) <= MAX_FINALISTS.get(sheet.house.get("kings_final", ""), 0)
    stays = (NOT_FOLDED,) * len(none)
    stake, fold = (PELT_STAKE, PELT_STAKE - 1) if pelt and not last else (1, 0)
    return sheet._replace(now=RoundTally(stake, fold, stays, none, pelt, last, before))


def players_in(sheet: ScoreSheet) -> list[int]:
    """Return the players in the round."""
    return [s for s, owed in enumerate(sheet.now.owed) if owed == NOT_FOLDED and s not in sheet.out]


def entry_groups(sheet: ScoreSheet) -> list[EntryGroup]:
    """Return the questions: a toep, the folds after it, the last trick's winner, and a point booked immediately."""
    if sheet.over:
        return []
    now, there = sheet.now, players_in(sheet)
    name, number = ("crosses", now.before.crosses) if _counts_crosses(sheet) else ("won", 0)
    won = EntryGroup(
        "last" if now.last else name, [TallyEntry(f"w{s}", side=s) for s in there], now.before.winner, number
    )
    rare = [
        EntryGroup("jack", [TallyEntry(f"j{s}", side=s) for s in there], rare=True),
        EntryGroup(
            "loose",
            [TallyEntry(f"p{s}", side=s) for s in range(len(sheet.totals)) if s not in sheet.out],
            rare=True,
        ),
    ]
    if now.last:
        return [won, *rare]
    four = EntryGroup("four", [TallyEntry(f"q{s}", side=s) for s in there], number=FOUR_ALIKE_COST, rare=True)
    raises = [TallyEntry("t", "toep", number=now.stake + 1)]
    if now.stake == 1 and not any(now.brought):
        raises.append(TallyEntry("b", "blind", number=BLIND))
    free = [s for s in there if now.fold and s not in now.pelt and not _must_stay(sheet, s)]
    folds = [TallyEntry(f"f{s}", side=s) for s in free]
    return [
        EntryGroup("pelt" if now.pelt else "stake", raises, number=now.stake),
        *([EntryGroup("fold", folds, number=now.fold)] if folds else []),
        won,
        four,
        *rare,
    ]


def _must_stay(sheet: ScoreSheet, seat: int) -> bool:
    """Return whether the anti-line rule holds: a player who has folded twice in a row stays."""
    return bool(sheet.house.get("anti_line")) and sheet.now.before.folds[seat] >= MAX_FOLDS


def _counts_crosses(sheet: ScoreSheet) -> bool:
    """Return whether somebody has won more than one round in a row, if five put somebody out."""
    return bool(sheet.house.get("five_crosses")) and sheet.now.before.crosses > 1


def _folds_in_a_row(sheet: ScoreSheet) -> tuple[int, ...]:
    """Return the folds in a row, once the players in have met the question; to armoede its players do not."""
    now = sheet.now
    met = [s for s in players_in(sheet) if now.fold and s not in now.pelt]
    return tuple(0 if s in met else folds for s, folds in enumerate(now.before.folds))


def write(sheet: ScoreSheet, text: str) -> ScoreSheet:
    """Return the sheet with the answer to one of its questions."""
    kind, now = text[0], sheet.now
    if kind in "tb":
        stake, met = (BLIND if kind == "b" else now.stake + 1, now.before._replace(folds=_folds_in_a_row(sheet)))
        return sheet._replace(now=now._replace(stake=stake, fold=now.stake, pelt=frozenset(), before=met))
    seat = int(text[1:])
    if kind == "p":
        return sheet._replace(
            totals=replace_at(sheet.totals, seat, sheet.totals[seat] + 1),
            now=now._replace(brought=replace_at(now.brought, seat, now.brought[seat] + 1)),
        )
    if kind == "f":
        folds = replace_at(now.before.folds, seat, now.before.folds[seat] + 1)
        owed = replace_at(now.owed, seat, now.fold)
        folded = sheet._replace(now=now._replace(owed=owed, before=now.before._replace(folds=folds)))
        left = players_in(folded)
        return _settle_round(folded, left[0], 0) if len(left) == 1 else folded
    if kind == "q":
        return _settle_round(sheet._replace(now=now._replace(stake=FOUR_ALIKE_COST)), seat, 0)
    return _settle_round(sheet, seat, -1 if kind == "j" else 0)


def _settle_round(sheet: ScoreSheet, winner: int, gain: int) -> ScoreSheet:
    """Settle a round: the winner pays nothing, or gets a point back with a jack; others pay, and leave at the limit."""
    now = sheet.now
    costs = [
        gain if s == winner else 0 if s in sheet.out else now.stake if owed == NOT_FOLDED else owed
        for s, owed in enumerate(now.owed)
    ]
    crosses = now.before.crosses + 1 if winner == now.before.winner else 1
    flying = NOBODY
    if sheet.house.get("five_crosses") and crosses == CROSSES_TO_FLY:
        crosses, flying = 0, _cross_victim(sheet, winner)
        costs[flying] = 0
    totals = tuple(map(sum, zip(sheet.totals, costs, strict=True)))
    brought = tuple(map(sum, zip(now.brought, costs, strict=True)))
    out = sheet.out | {s for s, points in enumerate(totals) if points >= sheet.limit or s == flying}
    if len(out) == len(totals):
        out -= {winner}  # nobody is left below the limit: the last round decides
    after = sheet._replace(totals=totals, rounds=(*sheet.rounds, brought), out=out)
    if len(out) == len(totals) - 1:
        return after._replace(over=True)
    return _start_round(after, RoundHistory(_folds_in_a_row(sheet), winner, crosses))


def _cross_victim(sheet: ScoreSheet, winner: int) -> int:
    """Return the player out by the fifth cross: of the others the lowest before this round, first after the winner."""
    sides = len(sheet.totals)
    rest = [s for step in range(1, sides) if (s := (winner + step) % sides) not in sheet.out]
    return min(rest, key=lambda s: sheet.totals[s] - sheet.now.brought[s])


OPTIONS = [option for option in INFO.options if option.name in ("kings_final", "anti_line", "five_crosses")]

TALLY = Tally("P", (4, 2, 3, 5, 6, 7, 8), LIMITS, start, entry_groups, write, strokes=True, options=OPTIONS)
