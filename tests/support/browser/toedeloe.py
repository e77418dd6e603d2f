"""Turns of ToedeLoe, made on the page."""

from __future__ import annotations

from kaartbord.games.toedeloe.rules.taking import current_value
from kaartbord.games.toedeloe.scene import board as toedeloe_board
from kaartbord.games.tricks.scene.chooser import sort_hand
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action
from support.browser import player
from support.browser.device import App

MARGIN = 30


def tap(app: App, play: Play, cell: int, aside: float = 0) -> float:
    """Tap a number, or what stands on it; GREEN_HOME is the green pawn beside field A.

    `aside` is how far to the right of it, where 1 is the next number; returns how many CSS px that is.
    """
    left, top, width, height = app.evaluate(
        """async () => {
             for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
             const box = document.getElementById("board").getBoundingClientRect();
             return [box.left, box.top, box.width, box.height];
           }"""
    )
    table = play.state.table
    board = toedeloe_board.plan(table.numbers, height > width, table.lowest)
    x, y = [*board.cells, board.greens[0]][cell]
    pitch = (width - 2 * MARGIN) / board.size[0]
    app.mouse.click(left + MARGIN + (x + aside) * pitch, top + MARGIN + y * pitch)
    return float(pitch)


def confirm(app: App, play: Play) -> Action:
    """Press the gold button; what was done."""
    app.locator("#actions [data-do=confirm]:not([aria-disabled])").click()
    return player.wait_moved(app, play.match).plies[len(play.plies)].action


def take(app: App) -> None:
    """Do something sensible with the mouse: a card, or numbers on the board."""
    play = player.play_of(app)
    action = player.choose(play)
    if action.cards:
        hand = sort_hand(play.state.hands[0])
        if app.locator("#hand .card[aria-pressed=true]").count() == 0:
            app.locator(f"#hand [data-arg='{hand.index(action.cards[0])}']").click()
    elif current_value(play.state) < 0:
        app.locator("[data-do=others]").click()
        app.locator(f".uses [data-arg='{list(player.legal(play)).index(action)}']").click()
        if action.kind == "back":
            player.wait_moved(app, play.match)
            return
    else:
        for _, cell in action.placements[::-1]:
            tap(app, play, cell)
    assert confirm(app, play) == action
