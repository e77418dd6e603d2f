"""The page's own maker of boards."""

from __future__ import annotations

from support.browser import player
from support.browser.device import App

FINGER = """([tiles, squares]) => {
  const middle = (square) => {
    const box = tiles.children[square].getBoundingClientRect();
    return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  };
  const put = (type, square, buttons) => tiles.children[squares[0]].dispatchEvent(
    new PointerEvent(type, { pointerType: "touch", isPrimary: true, bubbles: true, buttons, ...middle(square) }));
  put("pointerdown", squares[0], 1);
  for (const square of squares.slice(1)) put("pointermove", square, 1);
  put("pointerup", squares.at(-1), 0);
}"""
"""The events of a finger that goes over these squares, all of them on the one where it came down."""


def open_rules(app: App, way: str = "computer") -> None:
    """The house rules of a new game of OkiDoki."""
    app.locator("#play-okidoki").click()
    if way == "computer":
        player.know(app)
    else:
        app.locator(f"label:has(#way-{way})").click()
    app.locator(".rules-panel > summary").click()


def make(app: App, text: str = "") -> None:
    """A new board on its sheet, with these letters if there are any."""
    app.locator("#board-new").click()
    if text:
        lay(app, text)


def lay(app: App, text: str) -> None:
    """Type a board as text."""
    app.locator(".board-text:not([open]) summary").or_(app.locator("#board-text")).first.click()
    app.locator("#board-text").fill(text)
    app.locator("[data-do=board-lay]").click()


def stroke(app: App, way: str, first: int, last: int, letter: str) -> None:
    """Paint the squares from `first` to `last`, which lie in one row, by mouse, by touch or by keys."""
    tiles = app.locator(".tiles")
    if way == "keys":
        tiles.locator("button").nth(first).focus()
        app.keyboard.type(letter * (last - first + 1))
        return
    app.locator(f"label:has(#brush-{letter})").click()
    if way == "touch":
        tiles.evaluate(f"(tiles, squares) => ({FINGER})([tiles, squares])", [first, last])
        return
    boxes = [tiles.locator("button").nth(square).bounding_box() for square in (first, last)]
    ends = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    app.mouse.move(*ends[0])
    app.mouse.down()
    app.mouse.move(*ends[1], steps=3)
    app.mouse.up()
