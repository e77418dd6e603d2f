"""The score sheet of rikken: what four players pay each other, so that all totals together are 0.

The contracts are those of pagat.com, their worth is the usual table of Brabant (denksportcentrum.nu): 10 for a rik, and
5 for each trick more or less. A rik is played by two, each paid by one of the others; alone one is paid by all three.
Several may play a misère or piek, each against all others. Elsewhere a lost contract costs the same whatever is short.
"""

from typing import NamedTuple

from ...rules.options import Option
from ...rules.tally import EntryGroup, ScoreSheet, Tally, TallyEntry, sheets_from

PLAYERS = range(4)
TRICKS, EACH_TRICK = 13, 5


class Contract(NamedTuple):
    """A contract: what it is worth, and the tricks that are wanted; one at most is a misère or piek, and exact."""

    worth: int
    tricks: int
    players: int = 1


ALONE = {8: 10, 9: 20, 10: 30, 11: 40, 12: 55, 13: 70}
FEW = {"piek": 15, "misere": 30, "open_piek": 40, "open_misere": 50, "talk_misere": 65}

CONTRACTS = {
    **dict.fromkeys(("rik", "better", "troela"), Contract(10, 8, 2)),
    **{f"alone_{tricks}": Contract(worth, tricks) for tricks, worth in ALONE.items()},
    **{name: Contract(worth, int("piek" in name)) for name, worth in FEW.items()},
}

SHORT = Option("short", ("each", "once"), "short")


class DealTally(NamedTuple):
    """The recorded part of the current deal."""

    contract: str = ""
    players: tuple[int, ...] = ()
    stakes: tuple[int, ...] = ()
    """The payment of each opponent, by player of a misère or piek."""


def entry_groups(sheet: ScoreSheet) -> list[EntryGroup]:
    """Return the questions: the contract, its players, and its tricks, or for each player whether it was made."""
    name, players, stakes = sheet.now
    others = [TallyEntry(f"p{side}", side=side) for side in PLAYERS if side not in players]
    if not name:
        return [EntryGroup("contract", [TallyEntry(key, key) for key in CONTRACTS], number=len(sheet.rounds) + 1)]
    contract = CONTRACTS[name]
    if len(players) < contract.players:
        return [EntryGroup("mate", others, players[0]) if players else EntryGroup("player", others)]
    if contract.tricks > 1:
        counts = [TallyEntry(str(n), number=n) for n in range(TRICKS + 1)]
        return [EntryGroup("tricks" if contract.players == 1 else "together", counts, players[0], contract.tricks)]
    made = EntryGroup("made", [TallyEntry("yes", "yes"), TallyEntry("no", "no")], players[len(stakes)])
    return [made, EntryGroup("too", others, rare=True)] if others and not stakes else [made]


def write(sheet: ScoreSheet, text: str) -> ScoreSheet:
    """Return the sheet with the answer to one of its questions; with the last of them the deal is counted."""
    deal = sheet.now
    if text in CONTRACTS:
        return sheet._replace(now=deal._replace(contract=text))
    if text[0] == "p":
        return sheet._replace(now=deal._replace(players=(*deal.players, int(text[1:]))))
    worth, tricks, wanted = CONTRACTS[deal.contract]
    if tricks > 1:
        over = int(text) - tricks
        each = EACH_TRICK * over if over >= 0 or sheet.house["short"] == "each" else 0
        return _count(sheet, deal._replace(stakes=((worth if over >= 0 else -worth) + each,) * wanted))
    deal = deal._replace(stakes=(*deal.stakes, worth if text == "yes" else -worth))
    return _count(sheet, deal) if len(deal.stakes) == len(deal.players) else sheet._replace(now=deal)


def _count(sheet: ScoreSheet, deal: DealTally) -> ScoreSheet:
    """Count a deal: two are paid by one each, any other player by all three."""
    gains = dict.fromkeys(PLAYERS, 0)
    if CONTRACTS[deal.contract].players > 1:
        gains = {side: deal.stakes[0] if side in deal.players else -deal.stakes[0] for side in PLAYERS}
    else:
        for player, stake in zip(deal.players, deal.stakes, strict=True):
            gains = {side: gain + (3 * stake if side == player else -stake) for side, gain in gains.items()}
    return sheet.add_round(tuple(gains.values()), DealTally())


TALLY = Tally("rikken", (4,), (), sheets_from(DealTally()), entry_groups, write, options=[SHORT])
