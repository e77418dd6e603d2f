"""Print the size that lessons and rules add to the built site, in kB gzip: the engine with and without their
modules, the illustrations, and the pages with rules and boards.

usage: learning.py [DIST]

The texts of the rules sheet itself do not count, it is older; nor do the explanations in a first game.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

import build
import shipped

PARTS: Mapping[str, Callable[[str], object]] = {
    "lessons and captions of illustrations": re.compile("lesson|illustrations|/learn/").search,
    "words explained, pages to read and print": re.compile("glossary|terms|print").search,
}
"""Parts of the engine, by a test of their modules' paths; removed one after the other."""

FOLDERS = ("web/illustrations", "rules")


def engine_size(sources: Mapping[str, str]) -> int:
    """Return the bytes of the packed engine with these modules."""
    with tempfile.TemporaryDirectory() as scratch:
        plain, packed, stdlib = (Path(scratch) / name for name in ("plain.zip", "packed", "stdlib.zip"))
        build.write_engine(plain, sources)
        build.precompile(plain, packed, stdlib)
        return packed.stat().st_size


def added(dist: Path) -> dict[str, int]:
    """Return the bytes gzip of each part."""
    sources = shipped.sources()
    size, sizes = engine_size(sources), {}
    for name, matches in PARTS.items():
        sources = {path: text for path, text in sources.items() if not matches(path)}
        before, size = size, engine_size(sources)
        sizes[name] = before - size
    for folder in FOLDERS:
        sizes[folder] = sum(build.gzip_sizes(dist / folder).values())
    return sizes


def main() -> None:
    """Print the size of each part and of all together."""
    sizes = added(Path(sys.argv[1]) if len(sys.argv) > 1 else build.ROOT / "dist")
    for name, size in sizes.items():
        print(f"{size / 1000:6.1f}  {name}")
    print(f"{sum(sizes.values()) / 1000:6.1f}  kB gzip that lessons and rules add (wanted: at most 150)")


if __name__ == "__main__":
    main()
