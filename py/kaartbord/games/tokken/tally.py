"""The score sheet of Tokken: the games that each player, or each pair, has won."""

from ...rules.tally import EntryGroup, ScoreSheet, Tally, TallyEntry, sheets_from


def entry_groups(sheet: ScoreSheet) -> list[EntryGroup]:
    """Return the one question: the winner of a game."""
    return [EntryGroup("won", [TallyEntry(str(side), side=side) for side in range(len(sheet.totals))])]


def write(sheet: ScoreSheet, text: str) -> ScoreSheet:
    """Count a game for its winner."""
    return sheet.add_round(tuple(int(side == int(text)) for side in range(len(sheet.totals))))


TALLY = Tally("T", (2, 3, 4, 5, 6, 7, 8), (), sheets_from(None), entry_groups, write)
