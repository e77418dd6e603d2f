"""The score sheet of boerenbridge (oh hell): tricks bid and tricks taken.

The rules are those of the Dutch Wikipedia: from one card to as many as there are, and back; the dealer bids last, and
from four cards on may not make the bids come to the number of tricks. A right bid brings 10 and the tricks, a wrong one
costs the difference; elsewhere tricks count double, or a right bid brings 5. The world championship goes down first.
"""

from ...rules.options import Option
from ...rules.tally import EntryGroup, ScoreSheet, Tally, TallyEntry, sheets_from

CARDS = 52

UNEVEN_FROM = {"four": 4, "always": 1, "never": CARDS}
"""The number of cards from which bids may not come to the number of tricks, by house rule."""

WORTH = {"ten": (10, 1), "double": (10, 2), "five": (5, 1)}
"""Points for a right bid, and for each trick of it or beside a wrong one, by house rule."""

OPTIONS = [
    Option("worth", tuple(WORTH), "score"),
    Option("uneven", tuple(UNEVEN_FROM), "bid"),
    Option("most", ("all", "10", "8", "7"), "deal"),
    Option("course", ("up", "twice", "down"), "deal"),
]


def deals(sheet: ScoreSheet) -> list[int]:
    """Return the number of cards of each deal."""
    most, course = CARDS // len(sheet.totals), sheet.house["course"]
    up = range(1, (most if sheet.house["most"] == "all" else min(most, int(sheet.house["most"]))) + 1)
    return [*up[::-1], *up[1:]] if course == "down" else [*up, *up[::-1][course == "up" :]]


def bidders(sheet: ScoreSheet) -> list[int]:
    """Return the players in the order of their bids: the dealer, at first the first player, is the last."""
    sides = len(sheet.totals)
    return [(len(sheet.rounds) + 1 + step) % sides for step in range(sides)]


def entry_groups(sheet: ScoreSheet) -> list[EntryGroup]:
    """Return the question: the next player's bid, and after the bids the next player's tricks."""
    if sheet.over:
        return []
    order, cards, number = bidders(sheet), deals(sheet)[len(sheet.rounds)], len(sheet.now)
    side, bids, tricks = order[number % len(order)], sheet.now[: len(order)], sheet.now[len(order) :]
    if len(bids) == len(order):
        counts = range(cards - sum(tricks) + 1)
        return [EntryGroup("tricks", [TallyEntry(str(n), number=n) for n in counts], side, bids[len(tricks)])]
    even = cards - sum(bids)
    barred = number == len(order) - 1 and even >= 0 and cards >= UNEVEN_FROM[sheet.house["uneven"]]
    entries = [TallyEntry(str(n), number=n) for n in range(cards + 1) if not (barred and n == even)]
    return [EntryGroup("uneven", entries, side, even) if barred else EntryGroup("bid", entries, side, cards)]


def write(sheet: ScoreSheet, text: str) -> ScoreSheet:
    """Enter a bid, or tricks: those of the last player are what is left, and the deal is counted."""
    order, plan, answers = bidders(sheet), deals(sheet), (*sheet.now, int(text))
    if len(answers) < 2 * len(order) - 1:
        return sheet._replace(now=answers)
    bids, tricks = answers[: len(order)], answers[len(order) :]
    tricks += (plan[len(sheet.rounds)] - sum(tricks),)
    right, each = WORTH[sheet.house["worth"]]
    gains = {
        side: right + each * took if bid == took else -each * abs(bid - took)
        for side, bid, took in zip(order, bids, tricks, strict=True)
    }
    counted = sheet.add_round(tuple(gains[side] for side in sorted(order)), now=())
    return counted._replace(over=len(counted.rounds) == len(plan))


TALLY = Tally("boerenbridge", (4, 3, 5, 6, 7), (), sheets_from(()), entry_groups, write, options=OPTIONS)
