"""A million links and a hundred thousand backups gone wrong: only refusals that are documented.

The laws are those of `mutants` and `backup_mutants` in tests/support/links, of which the tests try a few
thousand. Prints how often each reason was given. A mutant that breaks the law is printed, with
its seed; the exit status is 1 then.

usage: fuzz.py [--links N] [--backups N] [--seed N] [--jobs N]
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

from support.links import backup_mutants, mutants  # noqa: E402
from support.links.golden import ALL, GOLDEN  # noqa: E402

CHUNK = 1000
"""Mutants with one seed."""

OF_LONG = 0.02
"""Share of mutants that are made of links of whole games, which take a hundred times as long to read."""

MEMORY = 1 << 30
"""Bytes that a process may take."""


class Kind(NamedTuple):
    """A kind of mutants."""

    mutant: Callable[[Any, Random], Any]
    judge: Callable[[Any], str]


KINDS = {
    "links": Kind(mutants.mutant, mutants.judge),
    "backups": Kind(backup_mutants.mutant, backup_mutants.judge),
}


class Found(NamedTuple):
    """The results of a chunk."""

    kind: str
    reasons: Counter[str]
    broken: list[str]
    """The mutants that broke the law, and how to make them again."""


@cache
def long_links() -> list[str]:
    """Links of whole games, in every format."""
    return [link for link, _ in GOLDEN]


def chunk(kind: str, seed: int, number: int, count: int) -> Found:
    """Make and judge `count` mutants; the same for the same seed and number."""
    random, found = Random(f"{kind} {seed} {number}"), Found(kind, Counter(), [])
    for at in range(count):
        links = long_links() if random.random() < OF_LONG else ALL
        made = KINDS[kind].mutant(links, random)
        try:
            found.reasons[KINDS[kind].judge(made)] += 1
        except Exception as fault:
            what = f"{type(fault).__name__} {fault}: {made.text!r:.2000}"
            found.broken.append(f"{kind} {seed}/{number}/{at}: {what}")
    return found


def chunks(kind: str, seed: int, count: int) -> Iterator[tuple[str, int, int, int]]:
    """Yield the arguments of `chunk` for `count` mutants."""
    for number in range(-(-count // CHUNK)):
        yield kind, seed, number, min(CHUNK, count - number * CHUNK)


def bounded() -> None:
    """No process may take more memory than this; a mutant that wants more breaks the law."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--links", type=int, default=1_000_000)
    parser.add_argument("--backups", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    wanted = {"links": asked.links, "backups": asked.backups}
    broken = 0
    with ProcessPoolExecutor(asked.jobs, initializer=bounded) as pool:
        for kind, count in wanted.items():
            total = Counter[str]()
            for found in pool.map(chunk, *zip(*chunks(kind, asked.seed, count), strict=True)):
                total += found.reasons
                broken += len(found.broken)
                print(*found.broken, sep="\n", end="\n" if found.broken else "", flush=True)
            told = ", ".join(f"{reason} {number}" for reason, number in total.most_common())
            print(f"{total.total()} mutated {kind}, seed {asked.seed}: {told}", flush=True)
    print(f"{broken} broke the law")
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
