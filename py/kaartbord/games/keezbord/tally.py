"""The score sheet of Keezbord: games of two teams, counted as the championship does."""

from ...rules.tally import EntryGroup, ScoreSheet, Tally, TallyEntry, sheets_from
from .rules.championship import CHAMPIONSHIP, points

TEAMS = 2


def entry_groups(sheet: ScoreSheet) -> list[EntryGroup]:
    """Return the question: the pawns that the next team has home; both teams cannot have them all."""
    most = CHAMPIONSHIP.most - (CHAMPIONSHIP.most in sheet.now)
    side = len(sheet.now)
    return [EntryGroup("home", [TallyEntry(str(n), number=n) for n in range(most + 1)], side)]


def write(sheet: ScoreSheet, text: str) -> ScoreSheet:
    """Enter one team's pawns; with both the game is counted."""
    home = (*sheet.now, int(text))
    if len(home) < TEAMS:
        return sheet._replace(now=home)
    return sheet.add_round(tuple(points(n, n == CHAMPIONSHIP.most) for n in home), now=())


TALLY = Tally("K", (TEAMS,), (), sheets_from(()), entry_groups, write)
