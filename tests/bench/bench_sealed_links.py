"""Measure the links of sealed games, in letters behind the #: three times two packs of every game, played firmly.

usage: bench_sealed_links.py [GAME SEATS ...]      as in K 4 T 8

A row has the links before the first card and the longest of them; then of all later ones the median, the 90th
percentile and the longest, and how many are longer than a chat with 4,096 letters takes; and the longest full link.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

from kaartbord.games import GAMES  # noqa: E402
from kaartbord.sealed import link  # noqa: E402
from kaartbord.sealed.dealings import DEALINGS  # noqa: E402
from kaartbord.sealed.messages import Move  # noqa: E402
from support.sealed.tables import Sealed, firm  # noqa: E402

GAMES_EACH = 3
PACKS = 2
CHAT = 4096


def played(code: str, seats: int, seed: int) -> tuple[list[int], list[int], int]:
    """Of two packs of a game: the links before the first card, the later ones, and the longest full one."""
    table, full = Sealed(code, seats, seed=seed), 0
    while (
        device := table.devices[table.links[-1][0]] if table.links else None
    ) is None or device.table.playing < PACKS:
        if table.hop(firm) is None:
            break
        full = max(full, len(link.write(table.devices[table.links[-1][0]], full=True)))
    last = table.devices[table.links[-1][0]]
    before = next(
        at
        for at, entry in enumerate(last.log.entries)
        if any(isinstance(operation, Move) for operation in entry.operations)
    )
    sizes = [len(text) for _, text in table.links]
    return sizes[:before], sizes[before:], full


def row(code: str, seats: int) -> str:
    """Return the row of the table for these games."""
    games = [played(code, seats, seed) for seed in range(1, GAMES_EACH + 1)]
    before = max(len(first) for first, _, _ in games)
    later = sorted(size for _, sizes, _ in games for size in sizes)
    every = later + [size for first, _, _ in games for size in first]
    longest, full = max(max(first) for first, _, _ in games), max(full for _, _, full in games)
    return (
        f"{GAMES[code].INFO.name:9} {seats} seats: {before:2} before, {longest:5} | "
        f"{later[len(later) // 2]:5} {later[len(later) * 9 // 10]:5} {later[-1]:5} | "
        f"{sum(size > CHAT for size in every):3} of {len(every):3} over {CHAT} | full {full:5}"
    )


if __name__ == "__main__":
    named = sys.argv[1:]
    cases = list(zip(named[::2], map(int, named[1::2]), strict=True)) or [
        (code, seats) for code in DEALINGS for seats in GAMES[code].INFO.seats
    ]
    for code, seats in cases:
        print(row(code, seats), flush=True)
