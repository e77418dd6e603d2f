"""The score sheet of Tokken: the games that each player, or each pair, has won."""

from ...rules.tally import Ask, Entry, Sheet, Tally


def start(sides: int, limit: int) -> Sheet:
    """Return an empty sheet."""
    return Sheet(limit, (0,) * sides)


def asks(sheet: Sheet) -> list[Ask]:
    """Return the one question: the winner of a game."""
    return [Ask("won", [Entry(str(side), side=side) for side in range(len(sheet.totals))])]


def write(sheet: Sheet, text: str) -> Sheet:
    """Count a game for its winner."""
    game = tuple(int(side == int(text)) for side in range(len(sheet.totals)))
    totals = tuple(map(sum, zip(sheet.totals, game, strict=True)))
    return sheet._replace(totals=totals, rounds=(*sheet.rounds, game))


TALLY = Tally("T", (2, 3, 4, 5, 6, 7, 8), (), start, asks, write)
