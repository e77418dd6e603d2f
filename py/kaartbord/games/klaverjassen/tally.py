"""The score sheet of klaverjassen, Amsterdams or Rotterdams: they differ in when to trump, not in the score.

The rules are those of the Dutch clubs (Kaartbond Nederland, Nederlandse Klaverjas Unie): 162 points a deal, with the
last trick; who plays needs more than half of points and roem together, or is nat; all tricks are a pit; a revoke gives
the others all points and all roem. Sixteen deals are a boom; elsewhere it ends at 1500 points (Dutch Wikipedia).
"""

from typing import NamedTuple

from ...rules.options import Option
from ...rules.seats import replace_at
from ...rules.tally import EntryGroup, ScoreSheet, Tally, TallyEntry, sheets_from

TEAMS = range(2)
TOTAL, PIT, ROEM = 162, 100, (20, 50, 100, 200)

POINTS = [TallyEntry(str(n), number=n) for n in range(TOTAL + 1) if n not in (1, TOTAL - 1)]
"""Points that the tricks of a team can have: no cards make 1."""

END = Option("end", ("deals_16", "deals_12", "deals_8", "deals_4", "points_1500"), "end")


class DealTally(NamedTuple):
    """The recorded part of the current deal."""

    player: int = -1
    """The team that plays; -1 before it is known."""
    roem: tuple[int, ...] = (0, 0)
    points: tuple[int, ...] = ()
    """By team; empty before they are known."""


def entry_groups(sheet: ScoreSheet) -> list[EntryGroup]:
    """Return the questions: the team that plays; then roem, its points, a revoke; then whether no points are a pit."""
    player, roem, points = sheet.now
    if sheet.over:
        return []
    if points:
        return [EntryGroup("pit", [TallyEntry("pit", "yes"), TallyEntry("trick", "no")], points.index(0))]
    if player < 0:
        return [
            EntryGroup("plays", [TallyEntry(f"p{team}", side=team) for team in TEAMS], number=len(sheet.rounds) + 1)
        ]
    return [
        *(EntryGroup("roem", [TallyEntry(f"r{t}-{n}", number=n) for n in ROEM], t, roem[t]) for t in TEAMS),
        EntryGroup("points", POINTS, player, typed=True),
        EntryGroup("revoke", [TallyEntry(f"v{team}", side=team) for team in TEAMS], rare=True),
    ]


def write(sheet: ScoreSheet, text: str) -> ScoreSheet:
    """Return the sheet with the answer to one of its questions; with the points, or a revoke, the deal is counted."""
    deal = sheet.now
    if text in ("pit", "trick"):
        return _count_points(sheet, PIT if text == "pit" else 0)
    if text[0] == "p":
        return sheet._replace(now=deal._replace(player=int(text[1:])))
    if text[0] == "r":
        team, roem = map(int, text[1:].split("-"))
        return sheet._replace(now=deal._replace(roem=replace_at(deal.roem, team, deal.roem[team] + roem)))
    if text[0] == "v":
        return _count(sheet, _all_to(1 - int(text[1:]), (TOTAL, *deal.roem)))
    points = replace_at((TOTAL - int(text),) * 2, deal.player, int(text))
    sheet = sheet._replace(now=deal._replace(points=points))
    maybe_pit = 0 in points and not deal.roem[points.index(0)]  # roem is made with a trick
    return sheet if maybe_pit else _count_points(sheet, 0)


def _count_points(sheet: ScoreSheet, pit: int) -> ScoreSheet:
    """Count a deal by its points and roem, and the pit of the team with all points."""
    player, roem, points = sheet.now
    gains = tuple(n + r + pit * (n == TOTAL) for n, r in zip(points, roem, strict=True))
    return _count(sheet, gains if gains[player] > gains[1 - player] else _all_to(1 - player, gains))


def _all_to(team: int, gains: tuple[int, ...]) -> tuple[int, ...]:
    return replace_at((0, 0), team, sum(gains))


def _count(sheet: ScoreSheet, gains: tuple[int, ...]) -> ScoreSheet:
    counted, (kind, number) = sheet.add_round(gains, DealTally()), sheet.house["end"].split("_")
    reached = len(counted.rounds) if kind == "deals" else max(counted.totals)
    return counted._replace(over=reached >= int(number))


TALLY = Tally("klaverjassen", (2,), (), sheets_from(DealTally()), entry_groups, write, teams=True, options=[END])
