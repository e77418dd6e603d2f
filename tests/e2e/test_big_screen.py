"""A table for a whole room: everything large, nobody's cards, and a way back."""

from __future__ import annotations

from time import monotonic

import pytest
from kaartbord.games import GAMES
from kaartbord.match.match import Play
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import App, Devices, axe_findings
from support.browser.sharing import claim
from support.long import long

NAMES = ("Jan", "Truus", "Anna", "Willem", "Bep", "Cor", "Riet", "Joop")

LETTERS = """() => {
  const table = document.getElementById("table"), found = [];
  const scale = table.getBoundingClientRect().height / table.offsetHeight;
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, node = text.parentElement, range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect(), style = getComputedStyle(node);
    const hidden = node.closest(".sr-only, svg") || style.visibility !== "visible" || !box.width;
    if (!text.textContent.trim() || hidden) continue;
    found.push([text.textContent, parseFloat(style.fontSize) * scale / innerHeight]);
  }
  return [document.getElementById("turn").textContent, found];
}"""
"""The turn, and every visible text at the table, with the size of its letters as a part of the window's height."""

OUTSIDE = """() => [...document.querySelectorAll("#turn, #deal-line, .rail, .plate, .score li")].filter(node => {
  const box = node.getBoundingClientRect();
  const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  return node.getClientRects().length && !node.closest(".sr-only") && out;
}).map(node => node.textContent)"""
"""The parts of the table that leave the window."""

CUT = """() => {
  const [newest] = document.querySelectorAll("#log li"), log = document.getElementById("log");
  const words = [...document.querySelectorAll(".plate-state, .plate-name")];
  return words.filter(node => node.scrollWidth > node.clientWidth)
    .concat(newest.getBoundingClientRect().bottom > log.getBoundingClientRect().bottom + 1 ? [newest] : [])
    .concat(newest.scrollHeight > newest.clientHeight + 1 ? [newest] : [])
    .map(node => node.textContent);
}"""
"""Words on the plates, and what was played last, that are not to be read whole."""


def put_on(app: App) -> App:
    """Choose the big screen in the menu."""
    app.locator("[data-do=table-menu]").click()
    app.locator("dialog [data-arg=screen]").click()
    app.locator("#table[data-layout=screen]").wait_for()
    return app


def played(code: str, seats: int, choices: int) -> Play:
    """Return a match after `choices` choices."""
    return player.play_on(player.new(seats, 3, code), lambda play: len(play.match.choices) >= choices)


def looks_on(app: App, play: Play) -> App:
    """Open a match of others only to look on."""
    app.open("#" + player.table_link(play, *(f"!link:{name}" for name in NAMES[: play.match.seats])))
    app.locator("dialog [data-arg=watch]").click()
    app.locator("#table").wait_for()
    return app


def letters_of(app: App) -> list[tuple[str, float]]:
    """Return what LETTERS finds once the turn is shown."""
    end = monotonic() + player.WAIT_MS / 1000
    while True:
        turn, letters = app.evaluate(LETTERS)
        if turn and turn in {text for text, _ in letters}:
            return [(text, size) for text, size in letters]
        assert monotonic() < end, f"{turn!r} is not among {letters}"
        app.wait_for_timeout(50)


SIZES = {"beamer": (1920, 1080), "small beamer": (1280, 720), "old beamer": (1024, 768), "4K": (3840, 2160)}


@pytest.mark.parametrize(
    ("code", "seats", "size", "dark"),
    [
        ("K", 4, "beamer", False),
        ("P", 4, "old beamer", True),
        ("L", 4, "old beamer", False),
        *long(
            *((code, 4, size, size == "4K") for code in GAMES for size in SIZES),
            ("K", 8, "small beamer", False),
            ("T", 5, "old beamer", False),
            ("T", 8, "old beamer", True),
            ("P", 8, "small beamer", True),
        ),
    ],
)
def test_all_that_is_shown_can_be_read_from_afar(
    devices: Devices, code: str, seats: int, size: str, dark: bool
) -> None:
    width, height = SIZES[size]
    scheme = "dark" if dark else "light"
    app = devices(viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce")
    play = played(code, seats, 20)
    put_on(looks_on(app, play))
    waited = [NAMES[seat] for seat in GAMES[code].to_move(play.state)]
    expect(app.locator("#turn")).to_contain_text(waited[0])
    expect(app.locator("#log li").first).to_be_visible()
    assert [(text, round(1 / part, 1)) for text, part in letters_of(app) if part < 1 / 30] == []
    assert app.evaluate(OUTSIDE) == []
    assert app.evaluate(CUT) == []
    assert axe_findings(app) == []


def test_whoever_plays_here_shows_no_card_on_a_big_screen_and_takes_it_up_again(devices: Devices) -> None:
    app = devices(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    play = player.play_on(
        player.new(4, 3, "P"), lambda play: player.to_move(play) == 0 and bool(player.legal(play)[0].cards)
    )
    app.open("#" + player.table_link(play, "link:Jan", "!link:Truus", "!link:Anna", "!link:Willem"))
    claim(app, 0)
    player.wait(app, "ask")
    cards = app.locator("#hand .card").count()
    assert cards
    put_on(app)
    expect(app.locator("#hand .card")).to_have_count(0)
    expect(app.locator("#turn")).to_have_text("Jan is aan de beurt")
    expect(app.locator("#controls")).to_have_attribute("data-asking", "no")

    # It is kept with the game.
    app.reload()
    app.locator("#table[data-layout=screen]").wait_for()
    expect(app.locator("#hand .card")).to_have_count(0)
    app.mouse.move(100, 100)
    expect(app.locator(".screen-corner.is-awake [data-do=screen-leave]")).to_be_visible()
    app.keyboard.press("Escape")
    player.wait(app, "ask")
    expect(app.locator("#hand .card")).to_have_count(cards)
    expect(app.locator("#turn")).to_be_hidden()


def test_the_end_of_a_game_is_said_large(devices: Devices) -> None:
    app = devices(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    play = player.near_the_end(player.new(4, 3, "P"), 2, range(4))
    over = player.play_on(play, lambda play: player.to_move(play) < 0)
    app.open("#" + player.table_link(play, *(f"computer:{name}" for name in NAMES[:4])))
    app.locator("dialog [data-arg=watch]").click()
    put_on(app)
    player.wait_stands(app, over)
    expect(app.locator("#turn")).to_contain_text(NAMES[GAMES["P"].score(over.state).winners[0]])
    expect(app.locator("dialog")).to_have_count(0)
