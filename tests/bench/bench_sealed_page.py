"""Measure how long a hop at a sealed table takes in the page: a link is opened and checked, and answered with the next.

Devices, one a seat, play the first pack and a part of the next in one page. Of each hop counts what a device does from
the letters that came to the letters that go, but not how the card was chosen. Then, how long the audit of a pack takes.
The same with a processor five times slower. Nothing is asserted.

usage: bench_sealed_page.py [GAME SEATS ...]      as in K 4 O 4; needs dist/ (`make bench` sees to it)
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "py"), str(ROOT / "tests")]

import pages  # noqa: E402
from kaartbord.games import GAMES  # noqa: E402
from kaartbord.sealed.dealings import DEALINGS  # noqa: E402

PAGE = """
import random
from js import performance, window
from kaartbord.games import GAMES
from kaartbord.match import parcel
from kaartbord.match.parcel import Parcel
from kaartbord.page.storage import locks
from kaartbord.sealed import audit
from kaartbord.sealed.dealings import DEALINGS
from kaartbord.sealed.history.history import SealedHistory
from kaartbord.sealed.course.terms import Terms
from pyodide.ffi import create_proxy, to_js

AFTER = 12
GROUP = await locks.group()


def play(code, seats):
    # the milliseconds of every hop, and of the audits of the first pack
    game, dice = GAMES[code], random.Random(7)
    terms = Terms(code, game.INFO.version, game.options(dict(DEALINGS[code].fixed)), seats, bytes(16))
    here = [SealedHistory(GROUP, terms, {seat: bytes([seat + 1]) * 32}) for seat in range(seats)]
    sent, hops, audits, left = "", [], [], AFTER
    while left and game.to_move(here[0].table.state):
        for seat, local in enumerate(here):
            began, copy = performance.now(), local.copy()
            if sent:
                try:
                    copy.take(parcel.read(sent).messages)
                except Exception as fault:
                    if getattr(fault, "kind", "") != "stale":
                        raise
            copy.check()
            said = copy.settle()
            now = performance.now() - began
            action = None
            if copy.can_choose(seat):
                action = dice.choice(game.legal(copy.devices[seat].view, seat))
            began = performance.now()
            if action is not None:
                copy.act(seat, action)
            copy.check()
            copy.play
            letters = parcel.write(Parcel(code, terms.version, copy.pack()))
            if said or action is not None:
                hops.append(now + performance.now() - began)
                here[seat], sent = copy, letters
                left -= copy.table.playing > 0
                if 0 in copy.audited and not audits:
                    for _ in range(5):
                        began = performance.now()
                        audit.audit(copy.device.log, copy.table, 0, audit.seeds_of(copy.device.log, 0))
                        audits.append(performance.now() - began)
                break
        else:
            break
    return to_js([to_js(hops), to_js(audits)])


window.play = create_proxy(play)
"""
SLOWER = 5
USUAL = [(code, 4) for code in DEALINGS]


def main() -> None:
    named = sys.argv[1:]
    cases = list(zip(named[::2], map(int, named[1::2]), strict=True)) or USUAL
    with pages.running(PAGE) as app:
        devtools = app.page.context.new_cdp_session(app.page)
        for code, seats in cases:
            for rate in (1, SLOWER):
                devtools.send("Emulation.setCPUThrottlingRate", {"rate": rate})
                hops, audits = app.page.evaluate("([code, seats]) => window.play(code, seats)", [code, seats])
                print(
                    f"{GAMES[code].INFO.name:9} {seats} seats, {rate} x slower, {len(hops):3} hops: "
                    f"median {median(hops):4.0f} ms, 95th percentile {quantiles(hops, n=20)[-1]:4.0f}, "
                    f"longest {max(hops):4.0f} | audit {median(audits or [0]):4.0f} ms",
                    flush=True,
                )


if __name__ == "__main__":
    main()
