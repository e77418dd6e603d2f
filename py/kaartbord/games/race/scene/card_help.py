"""The help strip under a card of a race game, in signs that the card painter draws.

A strip is tokens apart by spaces: ">n" n forward, "<n" n backward, "x" swap, "o" set a pawn up, "+" a split;
any other token is a word.
"""

from ....text.messages import Messages
from ..rules import RaceTable

StripsByRank = dict[int, str]
"""By rank; a rank that is left out just walks."""

RACE: StripsByRank = {1: "o {or} >1", 4: "<4", 7: "+", 11: "x"}

STRIPS: dict[str, StripsByRank] = {
    "keezbord": RACE | {13: "o"},
    "tokken": RACE | {5: "{other} >5", 13: "o {or} >13", 14: "o {or} >18"},
}
"""By name of the table."""

OPTIONS: dict[str, StripsByRank] = {"king_advances_13": {13: "o {or} >13"}}
"""By option that is on: its changes."""


def strip(card: int, messages: Messages, table: RaceTable) -> str:
    """Return the abilities of a card at this table, as a strip; "" for a hidden card."""
    rank = card >> 2
    if not rank:
        return ""
    strips = STRIPS[table.name].copy()
    for option, changed in OPTIONS.items():
        if getattr(table.options, option, False):
            strips |= changed
    return strips.get(rank, f">{rank}").format(
        **{word: messages.format(f"race.strip.{word}") for word in ("or", "other")}
    )
