"""Build the site of a tree with one game more than a built site has: what both have is compiled already.

usage: grown_site.py BUILT SITE      (in the tree)
"""

import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, "tools")

import build

BUILT, SITE = map(Path, sys.argv[1:])
ADD = Path(__file__).with_suffix(".mjs")


def add(sources: Path, engine: Path, stdlib: Path) -> None:
    """Compile what is new; Python's library stays as it was built."""
    shutil.copy(BUILT / "web/vendor/pyodide" / stdlib.name, stdlib)
    subprocess.run(["node", ADD, build.PYODIDE, sources, BUILT / "engine.bin", engine], check=True)


build.precompile = add
SITE.mkdir()
build.fill(SITE)
