"""Write golden links of sealed games: of a game by its letter, from a device's point of view.

usage: make_golden.py T >> golden.txt        (lines are only ever added: what was sent once is opened for ever)

A line has the game, the number of seats, the first message from which the links go on, and how the table stands at the
end, then the links: a full one, and the short ones after it. Seat i has the secret (i + 1) * 32.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [*(str(ROOT / name) for name in ("py", "tools", "tests"))]

from kaartbord.sealed import link  # noqa: E402
from support.samples import sample  # noqa: E402
from support.sealed.groups import SodiumGroup  # noqa: E402
from support.sealed.tables import Sealed, firm  # noqa: E402

LINKS = 8


def line(code: str, seats: int, before: int) -> str:
    """A game that goes on from a full link."""
    table = Sealed(code, seats, group=SodiumGroup())
    for _ in range(before):
        table.hop(firm)
    full = link.write(table.devices[table.links[-1][0]], full=True)
    for _ in range(LINKS):
        table.hop(firm)
    last = table.devices[table.links[-1][0]].table
    stands = table.terms.rules.write(last.state)
    return "\t".join([code, str(seats), str(before), stands, full, *(text for _, text in table.links[before:])])


if __name__ == "__main__":
    (code,) = sys.argv[1:]
    print(line(code, *sample(code, "sealed")))
