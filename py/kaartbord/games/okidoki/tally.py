"""The score sheet of OkiDoki: the squares that the teams walk after each hand of cards."""

from ...rules.tally import EntryGroup, ScoreSheet, Tally, TallyEntry, sheets_from

TEAMS = 2

TOTAL_PENALTY = 20
"""The penalties of a hand together; with four aces a team walks ALL squares."""

MIN_PENALTY = 2
"""The fewest penalties of a team: it has an ace at least, unless the other has all four."""


def entry_groups(sheet: ScoreSheet) -> list[EntryGroup]:
    """Return the questions: the penalties of one team, which determine those of the other; or four aces."""
    counts = range(MIN_PENALTY, TOTAL_PENALTY - MIN_PENALTY + 1)
    return [
        EntryGroup("penalties", [TallyEntry(str(n), number=n) for n in counts], 0),
        EntryGroup("four", [TallyEntry(f"a{side}", "aces", side) for side in range(TEAMS)], rare=True),
    ]


def write(sheet: ScoreSheet, text: str) -> ScoreSheet:
    """Return the sheet after a hand: each team walks the penalties of the other; if they are equal nobody walks, and
    a team with four aces walks alone."""
    if text.startswith("a"):
        steps = (0, TOTAL_PENALTY) if int(text[1:]) else (TOTAL_PENALTY, 0)
    else:
        steps = TOTAL_PENALTY - int(text), int(text)
        if steps[0] == steps[1]:
            steps = 0, 0
    return sheet.add_round(steps)


TALLY = Tally("O", (TEAMS,), (), sheets_from(None), entry_groups, write, teams=True)
