"""Turns of OkiDoki, made on the page."""

from __future__ import annotations

from kaartbord.games import okidoki
from kaartbord.games.okidoki.rules.moves import walk_pawn
from kaartbord.games.okidoki.rules.state import GIVE
from kaartbord.games.okidoki.scene import board as okidoki_board
from kaartbord.games.okidoki.scene import partial_move
from kaartbord.games.okidoki.scene.partial_move import PartialMove
from kaartbord.games.tricks.scene.chooser import sort_hand
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action
from support.browser import player
from support.browser.device import App

MARGIN = 30


def hand_chair(play: Play) -> int:
    return okidoki.hand.giving_chair(play.state, 0) if play.state.phase == GIVE else play.state.turn


def card_index(play: Play, card: int) -> int:
    """Return the place of a card in the hand of the player who is asked."""
    return sort_hand(play.state.hands[hand_chair(play)]).index(card)


def card_button(play: Play, card: int) -> str:
    return f"#hand [data-arg='{card_index(play, card)}']"


def at(app: App, play: Play, pawns: bytes, pawn: int, cell: int = -1) -> tuple[float, float]:
    """Return the position of a pawn on the screen, or the one that it would have on a cell."""
    box = app.evaluate(
        """async () => {
             for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
             const box = document.getElementById("board").getBoundingClientRect();
             return [box.left, box.top, box.width];
           }"""
    )
    board = okidoki_board.plan(play.state.table.squares)
    if cell < 0:
        x, y = okidoki_board.pawn_points(board, pawns)[pawn]
    else:
        x, y = board.path[cell - 1]
    pitch = (box[2] - 2 * MARGIN) / board.size[0]
    return box[0] + MARGIN + x * pitch, box[1] + MARGIN + y * pitch


def walk_by_pointing(app: App, play: Play, action: Action) -> None:
    """Tap pawn and square, and again, where the page has not picked the only pawn itself."""
    pawns, begun, legal = play.state.pawns, PartialMove(), player.legal(play)
    for pawn, to in action.placements:
        begun = partial_move.autopick(legal, play.state.pawns, begun)
        if begun.pawn != pawn:
            app.mouse.click(*at(app, play, pawns, pawn))
        app.mouse.click(*at(app, play, pawns, pawn, to))
        pawns = walk_pawn(play.state.table, pawns, pawn, to)
        begun = begun._replace(parts=(*begun.parts, (pawn, to)), pawn=-1)


def take(app: App) -> None:
    """Tap a card, walk over the board, or choose from the list; then the gold button."""
    play = player.play_of(app)
    action = player.choose(play)
    if action.cards:
        if app.locator("#hand .card[aria-pressed=true]").count() == 0:
            app.locator(card_button(play, action.cards[0])).click()
    elif action.kind == "move":
        walk_by_pointing(app, play, action)
    elif action.placements:
        app.locator("[data-do=others]").click()
        app.locator(f".uses [data-arg='{list(player.legal(play)).index(action)}']").click()
    app.locator("#actions [data-do=confirm]:not([aria-disabled])").click()
    player.wait_moved(app, play.match)
