"""Small phones: a table as README promises it, from 360 pixels wide, and nearly all of it at 320."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from e2e import boxes, player
from e2e.device import App
from kaartbord.games import GAMES
from long import long
from playwright.sync_api import expect

TABLES = [(code, seats) for code, game in GAMES.items() for seats in game.INFO.seats]
OFTEN = [("K", 8), ("P", 6)]

NAMES = (
    "Wilhelmina van Oldenzaal",
    "Maximiliaan de Groot",
    "Oma Riet",
    "Oma Jo",
    "Jan",
    "Jan",
    "Bartholomeus-Alexander",
    "Truus",
)

SEEN = """() => [...document.querySelectorAll(".plate-name")].map((node) =>
  [...node.childNodes].filter((part) => !part.classList?.contains("sr-only"))
    .map((part) => part.textContent + (part.dataset?.sign ?? "")).join(""))"""
"""What of the names can be seen."""

TYPE = "parseFloat(getComputedStyle(document.getElementById('prompt')).fontSize)"
"""The size of the question, in CSS px."""

CUT = """[...document.querySelectorAll(".scoreboard")]
  .filter((node) => node.scrollHeight > node.clientHeight + 1)
  .map((node) => `${node.scrollHeight} in ${node.clientHeight}`).join()"""
"""The height of a scoreboard that does not show all that is in it."""

BESIDE = """[...document.querySelectorAll("#board-place, #board")].map((node) => node.getBoundingClientRect().width)
  .filter((width, at, [room]) => width > room + 60)"""
"""The width of a board that reaches out of its place by more than its shadow."""


def sit_down(app: App, code: str, seats: int) -> None:
    """Take the first seat of a table where much has been played, when it is to move."""
    play = player.play_on(
        player.new(seats, 38, code),
        lambda p: len(p.match.choices) > 12 and GAMES[code].to_move(p.state)[:1] == (0,),
    )
    player.sit_down(app, play, f"human:{NAMES[0]}", *(f"computer:{name}" for name in NAMES[1:seats]))
    player.wait(app, "ask")


@pytest.mark.parametrize(
    ("code", "seats"), [*OFTEN, *long(*(table for table in TABLES if table not in OFTEN))]
)
@pytest.mark.parametrize(("lang", "letters"), [("nl-NL", "normal"), *long(("en-GB", "big"))])
def test_nothing_is_covered_or_cut_off(
    devices: Callable[..., App], code: str, seats: int, lang: str, letters: str
) -> None:
    app = devices(viewport={"width": 360, "height": 640}, reduced_motion="reduce", locale=lang)
    sit_down(app, code, seats)
    app.evaluate(
        "big => { document.documentElement.dataset.big = big; }", "yes" if letters == "big" else "no"
    )
    boxes.resize(app, 359, 640)
    boxes.resize(app, 360, 640)
    assert boxes.faults(app) == []
    assert len({*app.evaluate(SEEN)}) == seats
    assert float(app.evaluate(TYPE)) >= 13
    assert app.evaluate(CUT) == ""
    expect(app.locator("#actions .gold")).to_be_in_viewport(ratio=1)
    if letters == "normal":
        boxes.resize(app, 320, 568)
        assert [fault for fault in boxes.faults(app) if "deal-line" not in fault] == []
        expect(app.locator("#actions .gold")).to_be_in_viewport(ratio=1)
        assert app.evaluate(BESIDE) == []
