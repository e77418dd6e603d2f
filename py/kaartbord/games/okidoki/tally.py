"""The score sheet of OkiDoki: the squares that the teams walk after each hand of cards."""

from ...rules.tally import Ask, Entry, Sheet, Tally

TEAMS = 2

ALL = 20
"""The penalties of a hand together; with four aces a team walks ALL squares."""

FEWEST = 2
"""The fewest penalties of a team: it has an ace at least, unless the other has all four."""


def start(sides: int, limit: int) -> Sheet:
    """Return an empty sheet."""
    return Sheet(limit, (0,) * sides)


def asks(sheet: Sheet) -> list[Ask]:
    """Return the questions: the penalties of one team, which determine those of the other; or four aces."""
    counts = range(FEWEST, ALL - FEWEST + 1)
    return [
        Ask("penalties", [Entry(str(n), number=n) for n in counts], 0),
        Ask("four", [Entry(f"a{side}", "aces", side) for side in range(TEAMS)], rare=True),
    ]


def write(sheet: Sheet, text: str) -> Sheet:
    """Return the sheet after a hand: each team walks the penalties of the other; if they are equal nobody walks, and
    a team with four aces walks alone."""
    if text.startswith("a"):
        steps = (0, ALL) if int(text[1:]) else (ALL, 0)
    else:
        steps = ALL - int(text), int(text)
        if steps[0] == steps[1]:
            steps = 0, 0
    totals = sheet.totals[0] + steps[0], sheet.totals[1] + steps[1]
    return sheet._replace(totals=totals, rounds=(*sheet.rounds, steps))


TALLY = Tally("O", (TEAMS,), (), start, asks, write, teams=True)
