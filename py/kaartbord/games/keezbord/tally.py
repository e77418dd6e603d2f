"""The score sheet of Keezbord: games of two teams, counted as the championship does."""

from ...rules.tally import Ask, Entry, Sheet, Tally
from .rules.championship import CHAMPIONSHIP, points

TEAMS = 2


def start(sides: int, limit: int) -> Sheet:
    """Return an empty sheet."""
    return Sheet(limit, (0,) * sides, now=())


def asks(sheet: Sheet) -> list[Ask]:
    """Return the question: the pawns that the next team has home; both teams cannot have them all."""
    most = CHAMPIONSHIP.most - (CHAMPIONSHIP.most in sheet.now)
    side = len(sheet.now)
    return [Ask("home", [Entry(str(n), number=n) for n in range(most + 1)], side)]


def write(sheet: Sheet, text: str) -> Sheet:
    """Enter one team's pawns; with both the game is counted."""
    home = (*sheet.now, int(text))
    if len(home) < TEAMS:
        return sheet._replace(now=home)
    gains = tuple(points(n, n == CHAMPIONSHIP.most) for n in home)
    totals = tuple(map(sum, zip(sheet.totals, gains, strict=True)))
    return sheet._replace(totals=totals, rounds=(*sheet.rounds, gains), now=())


TALLY = Tally("K", (TEAMS,), (), start, asks, write)
