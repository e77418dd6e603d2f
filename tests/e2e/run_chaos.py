"""Every fault at a table of every game: what was lost, and whether play stopped without a word.

Prints a line for each, and at the end the table of the README. Ends with 1 if anything was lost or stopped.

usage: run_chaos.py [--rounds N] [--seed N] [--game CODE] [--fault WORDS]     (needs dist/: see `make chaos`)
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import browser  # noqa: E402
from e2e.chaos import FAULTS, Fault, Outcome, strike  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402
from playwright.sync_api import Browser, Error, sync_playwright  # noqa: E402
from support.browser.device import PHONE, App, Site  # noqa: E402


def struck(chromium: Browser, fault: Fault, code: str, seed: int) -> Outcome:
    """One fault, and once more if the process of the page died, as happens once in many runs."""
    try:
        return once(chromium, fault, code, seed)
    except Error as crashed:
        if "crashed" not in str(crashed):
            raise
        return once(chromium, fault, code, seed)


def once(chromium: Browser, fault: Fault, code: str, seed: int) -> Outcome:
    """One fault at a table on a device and a site of its own."""
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(shutil.copytree(ROOT / "dist", Path(folder) / "site")))
        context = chromium.new_context(locale="nl-NL", viewport=PHONE)
        app = App(context.new_page(), site)
        outcome = strike(fault, app, code, seed)
        context.close()
        site.stop()
        try:
            app.watch.check()
        except AssertionError as wrong:
            return outcome._replace(told=f"{outcome.told} {wrong}")
        return outcome


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="", help="only this one, by its code letter")
    parser.add_argument("--fault", default="", help="only those whose name has these words")
    asked = parser.parse_args()
    lost: dict[tuple[str, str], int] = defaultdict(int)
    silent: dict[tuple[str, str], int] = defaultdict(int)
    codes = [code for code in GAMES if asked.game in ("", code)]
    faults = {name: fault for name, fault in FAULTS.items() if asked.fault in name}
    failed = False
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(**browser.launch_options("chromium"))
        for seed in range(asked.seed, asked.seed + asked.rounds):
            for name, fault in faults.items():
                for code in codes:
                    outcome = struck(chromium, fault, code, seed)
                    lost[name, code] += outcome.lost
                    silent[name, code] += outcome.silent
                    failed = failed or outcome != Outcome(0, 0)
                    cost = f"{outcome.lost} lost, {outcome.silent} silent {outcome.told}".rstrip()
                    print(f"{seed} {name}, {GAMES[code].INFO.name}: {cost}", flush=True)
        chromium.close()
    print(f"\nChoices lost / silent stops, in {asked.rounds} rounds:\n")
    print(f"| | {' | '.join(GAMES[code].INFO.name for code in codes)} |")
    print(f"| --- |{' --- |' * len(codes)}")
    for name in faults:
        print(f"| {name} | {' | '.join(f'{lost[name, code]} / {silent[name, code]}' for code in codes)} |")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
