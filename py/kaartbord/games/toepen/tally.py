"""The score sheet of Toepen: penalty points as strokes, with what every toep makes of the stake."""

from typing import NamedTuple

from ...rules.seats import put
from ...rules.tally import Ask, Entry, Sheet, Tally
from .info import INFO
from .stake import PELT_STAKE

LIMITS, BLINDS = (
    [int(value) for option in INFO.options if option.name == name for value in option.values]
    for name in ("limit", "blind_value")
)
BLIND = BLINDS[0]
"""What a blind toep makes of the stake, as the house rules have it that are usual."""

STAYS = -1
"""Stands for what it costs a player who has not folded."""


class Round(NamedTuple):
    """What is known of the round under way."""

    stake: int
    """What losing costs."""
    fold: int
    """What folding costs; 0 while there is nothing to answer."""
    owed: tuple[int, ...]
    """What each player owes who has folded, or STAYS."""
    brought: tuple[int, ...]
    """Points that were booked on the way."""
    pelt: frozenset[int] = frozenset()
    """Who may not fold before somebody toeps: who is one point from the limit, which counts as a toep."""


def start(sides: int, limit: int) -> Sheet:
    """An empty sheet."""
    return _dealt(Sheet(limit, (0,) * sides))


def _dealt(sheet: Sheet) -> Sheet:
    """The next round: the stake is one, or two at once while somebody is one point from the limit (armoede)."""
    none = (0,) * len(sheet.totals)
    pelt = frozenset(
        s for s, points in enumerate(sheet.totals) if points == sheet.limit - 1 and s not in sheet.out
    )
    stays = (STAYS,) * len(none)
    stake, fold = (PELT_STAKE, PELT_STAKE - 1) if pelt else (1, 0)
    return sheet._replace(now=Round(stake, fold, stays, none, pelt))


def inside(sheet: Sheet) -> list[int]:
    """Who is in the round."""
    return [s for s, owed in enumerate(sheet.now.owed) if owed == STAYS and s not in sheet.out]


def asks(sheet: Sheet) -> list[Ask]:
    """A toep, who folds after it, who wins the last trick, and a point booked at once."""
    if sheet.over:
        return []
    now, there = sheet.now, inside(sheet)
    raises = [Entry("t", "toep", number=now.stake + 1)]
    if now.stake == 1 and not any(now.brought):
        raises.append(Entry("b", "blind", number=BLIND))
    folds = [Entry(f"f{s}", "name", s) for s in there if now.fold and s not in now.pelt]
    return [
        Ask("pelt" if now.pelt else "stake", raises, number=now.stake),
        *([Ask("fold", folds, number=now.fold)] if folds else []),
        Ask("won", [Entry(f"w{s}", "name", s) for s in there]),
        Ask("jack", [Entry(f"j{s}", "name", s) for s in there], rare=True),
        Ask(
            "loose",
            [Entry(f"p{s}", "name", s) for s in range(len(sheet.totals)) if s not in sheet.out],
            rare=True,
        ),
    ]


def write(sheet: Sheet, text: str) -> Sheet:
    """One of these."""
    kind, now = text[0], sheet.now
    if kind == "t":
        return sheet._replace(now=now._replace(stake=now.stake + 1, fold=now.stake, pelt=frozenset()))
    if kind == "b":
        return sheet._replace(now=now._replace(stake=BLIND, fold=now.stake))
    seat = int(text[1:])
    if kind == "p":
        return sheet._replace(
            totals=put(sheet.totals, seat, sheet.totals[seat] + 1),
            now=now._replace(brought=put(now.brought, seat, now.brought[seat] + 1)),
        )
    if kind == "f":
        folded = sheet._replace(now=now._replace(owed=put(now.owed, seat, now.fold)))
        left = inside(folded)
        return _won(folded, left[0], 0) if len(left) == 1 else folded
    return _won(sheet, seat, -1 if kind == "j" else 0)


def _won(sheet: Sheet, winner: int, gain: int) -> Sheet:
    """The winner pays nothing, or gets a point back with a jack; the others pay, and who reaches the limit leaves."""
    now = sheet.now
    costs = [
        gain if s == winner else 0 if s in sheet.out else now.stake if owed == STAYS else owed
        for s, owed in enumerate(now.owed)
    ]
    totals = tuple(map(sum, zip(sheet.totals, costs, strict=True)))
    brought = tuple(map(sum, zip(now.brought, costs, strict=True)))
    out = frozenset(s for s, points in enumerate(totals) if points >= sheet.limit)
    if len(out) == len(totals):
        out -= {winner}  # nobody is left below the limit: the last round decides
    after = sheet._replace(totals=totals, rounds=(*sheet.rounds, brought), out=out)
    return after._replace(over=True) if len(out) == len(totals) - 1 else _dealt(after)


TALLY = Tally("P", (4, 2, 3, 5, 6, 7, 8), LIMITS, start, asks, write, strokes=True)
