"""Run the browser tests, and print a report of the lines of the page that they reach.

usage: lines.py [ARGUMENTS OF PYTEST]          (needs dist/: see `make coverage-page`)

The tests run on a copy of the site whose start-up notes every line of `page/` once, and says it on the console.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
FOLDER = os.environ.get("KAARTBORD_LINES", "")
"""The folder for the lines that were reached; empty in a run that is not asked for them."""
SAYS = "lines reached: "

COLLECTOR = f'''
import asyncio, json, sys
from js import console

_news = {{}}

def _note(code, line):
    if "kaartbord/" in code.co_filename and "/page/" in code.co_filename:
        if not _news:
            asyncio.get_event_loop().call_later(0.1, _tell)
        _news.setdefault(code.co_filename, []).append(line)
    return sys.monitoring.DISABLE

def _tell():
    console.debug("{SAYS}" + json.dumps(_news))
    _news.clear()

sys.monitoring.use_tool_id(sys.monitoring.COVERAGE_ID, "lines")
sys.monitoring.register_callback(sys.monitoring.COVERAGE_ID, sys.monitoring.events.LINE, _note)
sys.monitoring.set_events(sys.monitoring.COVERAGE_ID, sys.monitoring.events.LINE)
'''
"""Stands in front of the page's own start-up."""


def hear(message: Any) -> None:
    """Keep what the page says of its lines."""
    if message.text.startswith(SAYS):
        with (Path(FOLDER) / f"{os.getpid()}.txt").open("a") as file:
            file.write(message.text.removeprefix(SAYS) + "\n")


def noting(site: Path) -> None:
    """Have the page of this site note its lines."""
    main = site / "py/main.txt"
    main.write_text(COLLECTOR + main.read_text("utf-8"), "utf-8")


def reached(folder: Path) -> dict[str, set[int]]:
    """The lines that were kept, by the path of their file."""
    found = defaultdict[str, set[int]](set)
    for file in folder.glob("*.txt"):
        for line in file.read_text().splitlines():
            for name, numbers in json.loads(line).items():
                _, _, rest = name.rpartition("kaartbord/")
                found[str(ROOT / "py/kaartbord" / rest)].update(numbers)
    return found


def main() -> int:
    from coverage import CoverageData

    with tempfile.TemporaryDirectory() as folder:
        site, lines = Path(folder) / "site", Path(folder) / "lines"
        shutil.copytree(ROOT / "dist", site)
        lines.mkdir()
        noting(site)
        environment = {**os.environ, "KAARTBORD_DIST": str(site), "KAARTBORD_LINES": str(lines)}
        tests = sys.argv[1:] or ["tests/e2e"]
        ran = subprocess.run([sys.executable, "-m", "pytest", *tests], cwd=ROOT, env=environment)
        data = CoverageData(str(ROOT / ".coverage-page"))
        data.erase()
        data.add_lines(reached(lines))
        # A module that no test comes to has all its lines missing.
        data.touch_files([str(path) for path in (ROOT / "py/kaartbord").rglob("*.py") if "page" in path.parts])
        data.write()
    report = ["report", "--data-file=.coverage-page", "--omit=", "--fail-under=0"]
    shown = subprocess.run([sys.executable, "-m", "coverage", *report], cwd=ROOT)
    return ran.returncode or shown.returncode


if __name__ == "__main__":
    sys.exit(main())
