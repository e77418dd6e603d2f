"""The score sheet of ToedeLoe: the score pawns, deal by deal."""

from typing import NamedTuple

from ...rules.tally import EntryGroup, ScoreSheet, Tally, TallyEntry, sheets_from
from .rules.scoring import STEPS_BACK
from .rules.state import CARDS_PLAYED, TRACK_END, add_to_team

TEAMS = 2
CHAIRS = 4

MAX_TRICKS = max(CARDS_PLAYED[CHAIRS])
"""Tricks of the longest deal."""


class DealTally(NamedTuple):
    """The recorded part of the current deal."""

    plus: tuple[int, ...] = ()
    """The plus tricks of each hand so far, clockwise from white."""
    brought: tuple[int, ...] = (0, 0)
    """The points that each team won and lost during the deal."""


def entry_groups(sheet: ScoreSheet) -> list[EntryGroup]:
    """Return the questions: during the deal a trick that cannot be placed and a joker; at its end the plus tricks of
    each hand in turn."""
    if sheet.over:
        return []
    plus = sheet.now.plus
    side, number = len(plus) % TEAMS, len(plus) // TEAMS + 1
    found = [
        EntryGroup("plus", [TallyEntry(str(n), number=n) for n in range(MAX_TRICKS - sum(plus) + 1)], side, number)
    ]
    if not plus:
        found.append(EntryGroup("blocked", [TallyEntry(f"m{side}", side=side) for side in range(TEAMS)]))
        back = [side for side in range(TEAMS) if sheet.totals[side]]
        found += [EntryGroup("joker", [TallyEntry(f"b{side}", side=side) for side in back])] if back else []
    return found


def write(sheet: ScoreSheet, text: str) -> ScoreSheet:
    """Return the sheet after a point lost, two won back, or the plus tricks of a hand; with the last of them the
    deal is counted."""
    deal = sheet.now
    if text[0] in "mb":
        return _moved(sheet, *add_to_team((0, 0), int(text[1:]), -1 if text[0] == "m" else STEPS_BACK))
    deal = deal._replace(plus=(*deal.plus, int(text)))
    if len(deal.plus) < CHAIRS:
        return sheet._replace(now=deal)
    white, grey = (_lost(deal.plus, side) for side in range(TEAMS))
    return _closed(_moved(sheet, -white, -grey))


def _lost(plus: tuple[int, ...], side: int) -> int:
    """Return the points lost: one for each hand without a plus trick, and one for the team with fewer."""
    own, other = plus[side::TEAMS], plus[1 - side :: TEAMS]
    return own.count(0) + (sum(own) < sum(other))


def _moved(sheet: ScoreSheet, white: int, grey: int) -> ScoreSheet:
    """Return the sheet after both score pawns move together, neither beyond an end of its track; at the lower end the
    game is over."""
    steps = white, grey
    totals = tuple(min(0, max(-sheet.limit, total + step)) for total, step in zip(sheet.totals, steps, strict=True))
    gone = (now - then for now, then in zip(totals, sheet.totals, strict=True))
    brought = tuple(map(sum, zip(sheet.now.brought, gone, strict=True)))
    moved = sheet._replace(totals=totals, now=sheet.now._replace(brought=brought))
    return _closed(moved)._replace(over=True) if -sheet.limit in totals and not sheet.over else moved


def _closed(sheet: ScoreSheet) -> ScoreSheet:
    """Return the sheet after the deal, unless the game was over and the sheet contains it already."""
    return sheet if sheet.over else sheet._replace(rounds=(*sheet.rounds, sheet.now.brought), now=DealTally())


TALLY = Tally(
    "L", (TEAMS,), [-lowest for lowest in TRACK_END.values()], sheets_from(DealTally()), entry_groups, write, teams=True
)
