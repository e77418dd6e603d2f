"""A game that is added as `docs/adding-a-game.md` says, in a site that has it: learnt, looked up and played."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from contract.smallest.lesson import LESSONS
from kaartbord.games import ENTRIES
from playwright.sync_api import expect
from support.browser import lesson_player, player, turns
from support.browser.device import Devices, Site
from support.newcomer import ENTRY, grown

BUILD = "tests/support/browser/grown_site.py"
WON = re.compile("gewonnen", re.IGNORECASE)


@pytest.fixture
def site(dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """The site with the example, which is known here too."""
    monkeypatch.setitem(ENTRIES, "S", ENTRY["S"])
    tree, folder = grown(tmp_path / "tree"), tmp_path / "site"
    subprocess.run([sys.executable, BUILD, dist, folder], cwd=tree, check=True)
    site = Site(folder)
    yield site
    site.stop()


def test_a_game_that_is_added_can_be_learnt_looked_up_and_played(devices: Devices, site: Site) -> None:
    app, (lesson,) = devices(site, reduced_motion="reduce").open(), LESSONS
    lesson_player.open_lesson(app, lesson)
    for number in range(len(lesson.steps)):
        lesson_player.take_step(app, lesson, number)
    app.open()
    app.locator("#rules-slagen").click()
    expect(app.locator("dialog h2").first).to_contain_text("Slagen")
    app.locator("dialog [data-do=close-dialog]").click()
    player.quick(app)
    player.start(app, seats=2, game="slagen")
    expect(app.locator(".score li")).to_have_text([re.compile(f"{name}\\D*0") for name in ("Jij", "Truus")])
    while player.wait(app, "ask", "over") == "ask":
        turns.take_at_hand(app)
    expect(app.locator("dialog.over h2")).to_have_text(WON)
