"""The score sheet of hartenjagen (hearts): hearts and the queen of spades are penalty points.

The rules are those of the Dutch Wikibooks. With 52 cards a heart is 1 and the queen of spades 13; who takes all gives
26 to the others, or elsewhere loses 26; the jack of diamonds may take off 10. With 32 cards, the Dutch way, a heart is
1, the queen 5 and the jack of clubs 2; at the limit points count backwards, until somebody is at 0 and has won.
"""

from itertools import accumulate

from ...rules.options import Option
from ...rules.tally import EntryGroup, ScoreSheet, Tally, TallyEntry, sheets_from

HEARTS = {"whole": 13, "small": 8}

PENALTIES = {"whole": {"queen": 13}, "small": {"queen": 5, "clubs": 2}}
"""Points of the other cards that count in a pack, by the key of the question."""

DIAMONDS = -10

OPTIONS = [
    Option("pack", ("whole", "small"), "pack"),
    Option("all", ("others", "own"), "all"),
    Option("diamonds", (False, True), "diamonds"),
]


def cards(sheet: ScoreSheet) -> dict[str, int]:
    """Return the points of the cards that count besides hearts, by the key of the question."""
    penalties = PENALTIES[sheet.house["pack"]]
    return {**penalties, "diamonds": DIAMONDS} if sheet.house["diamonds"] else penalties


def counts_backwards(sheet: ScoreSheet) -> bool:
    """Return whether points are taken off: with 32 cards, once somebody was at the limit."""
    reached = (max(accumulate(column)) >= sheet.limit for column in zip(*sheet.rounds, strict=True))
    return sheet.house["pack"] == "small" and any(reached)


def entry_groups(sheet: ScoreSheet) -> list[EntryGroup]:
    """Return the question: who took a card that counts, or the hearts of the next player."""
    if sheet.over:
        return []
    worth, sides = cards(sheet), range(len(sheet.totals))
    for key, points in [*worth.items()][len(sheet.now) :]:
        return [EntryGroup(key, [TallyEntry(f"{key[0]}{side}", side=side) for side in sides], number=points)]
    hearts = sheet.now[len(worth) :]
    left = HEARTS[sheet.house["pack"]] - sum(hearts)
    return [EntryGroup("hearts", [TallyEntry(str(n), number=n) for n in range(left + 1)], len(hearts), left)]


def write(sheet: ScoreSheet, text: str) -> ScoreSheet:
    """Enter an answer; the last player has the hearts that are left, and the round is counted."""
    worth, answers, sides = cards(sheet), (*sheet.now, int(text.lstrip("qcd"))), len(sheet.totals)
    takers, hearts = answers[: len(worth)], answers[len(worth) :]
    left = HEARTS[sheet.house["pack"]] - sum(hearts)
    if len(takers) < len(worth) or left and len(hearts) < sides - 1:
        return sheet._replace(now=answers)
    gains = [*hearts, left, *[0] * sides][:sides]
    for taker, points in zip(takers, worth.values(), strict=True):
        gains[taker] += max(points, 0)
    backwards, total = counts_backwards(sheet), sum(gains)
    if total in gains and not backwards:
        winner, own = gains.index(total), sheet.house["all"] == "own"
        gains = [-total * own if side == winner else total * (not own) for side in range(sides)]
    if sheet.house["diamonds"]:
        gains[takers[-1]] += DIAMONDS
    counted = sheet.add_round(tuple(-gain if backwards else gain for gain in gains), now=())
    if sheet.house["pack"] == "small":
        return counted._replace(over=backwards and min(counted.totals) <= 0)
    return counted._replace(over=max(counted.totals) >= sheet.limit)


TALLY = Tally("hartenjagen", (4, 3, 5), (100, 50, 75), sheets_from(()), entry_groups, write, options=OPTIONS)
