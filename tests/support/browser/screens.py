"""The tables, lessons and pages that a walk through a game does not come by, and what is looked at on every screen."""

from __future__ import annotations

from collections.abc import Iterator

from kaartbord.games import ENTRIES
from kaartbord.lessons.lessons import LESSONS
from support.browser import player
from support.browser.board_maker import make, open_rules
from support.browser.device import ARRIVE, App, axe_findings, wait_ready
from support.browser.ink import too_faint
from support.browser.lesson_player import open_lesson

SMALL = """least => {
  const words = (node) => node.closest("p, li, dd, figcaption, .prompt, #advice, #last, .reasons");
  const inline = (node) => getComputedStyle(node).display.startsWith("inline") && words(node)
    && words(node).textContent.trim().length > node.textContent.trim().length;
  const all = [...document.querySelectorAll("button, a[href], input, select, textarea, summary")];
  return all
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".sr-only, [inert], .tiles"))
    .filter((node) => !(node.matches("a, .term, .link") && inline(node)))
    .map((node) => [node, (node.matches("input") && node.closest("label")) || node])
    .map(([node, area]) => [node, area.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 2 && height > 2 && Math.min(width, height) < least - 0.5)
    .map(([node, { width, height }]) =>
      `${Math.round(width)}x${Math.round(height)} ${node.outerHTML.slice(0, 110)}`);
}"""
"""Controls that are too small for a finger, but links in the middle of words and the squares of a board."""


def before_a_game(app: App, name: str) -> Iterator[str]:
    """From the lobby the sheet in which a link is pasted, and the house rules of a game of this name."""
    app.locator("#paste-link").click()
    app.locator("dialog[open]").wait_for()
    yield "paste"
    app.keyboard.press("Escape")
    app.locator("dialog[open]").wait_for(state="detached")
    app.locator(f"#play-{name}").click()
    app.locator(".rules-panel summary").click()
    yield "setup"


def tables(app: App) -> Iterator[str]:
    """A lesson and a table of each game, the sheet on which a board is painted, and a page of rules."""
    app.open()
    for code in ENTRIES:
        for lesson in LESSONS.get(code, ())[:1]:
            open_lesson(app, lesson)
            yield f"lesson {code}"
            app.evaluate(ARRIVE, "")
            wait_ready(app)
        seats = 8 if code == "T" else 4
        play = player.play_on(player.new(seats, 5, code), lambda p: len(p.match.choices) > 9 and p.state is not None)
        while player.to_move(play) != 0:
            play = player.play_on(play, lambda p: player.to_move(p) == 0)
        player.open_link(app, player.table_link(play, "human:Trudie", *["computer:Bep"] * (seats - 1)))
        app.locator("dialog [data-do=answer][data-arg='0']").click()
        player.wait(app, "ask")
        yield f"table {code}"
        app.evaluate(ARRIVE, "")
        wait_ready(app)
    open_rules(app)
    yield "house rules with boards"
    make(app)
    app.locator(".tiles button").first.wait_for()
    yield "board editor"
    app.goto(app.site.url + "rules/keezbord.html")
    yield "page of rules"


def fine(app: App) -> None:
    """Nothing that axe finds, no words too faint, no target too small for a finger."""
    assert axe_findings(app) == []
    assert too_faint(app) == []
    assert app.evaluate(SMALL, 44) == []
