"""Turns of Toepen, made on the page."""

from __future__ import annotations

from random import Random

from kaartbord.games.toepen.scene import picture as toepen_picture
from kaartbord.match.match import Play
from support.browser import player
from support.browser.device import App


def press(app: App, kind: str) -> Play:
    """Press the button of an answer and wait for what follows."""
    play = player.play_of(app)
    index = [action.kind for action in player.legal(play)].index(kind)
    app.locator(f"#controls :is([data-do=use], [data-do=call])[data-arg='{index}']").click()
    return player.wait_moved(app, play.match)


def card_button(app: App, play: Play, card: int) -> str:
    return f"#hand [data-arg='{toepen_picture.sort_hand(play.state.hands[player.to_move(play)]).index(card)}']"


def take(app: App, random: Random | None = None) -> Play:
    """Do something legal, as a person would; without `random` always the same."""
    play = player.play_of(app)
    action = (random or Random(len(play.match.choices))).choice(player.legal(play))
    if action.kind != "card":
        return press(app, action.kind)
    if app.locator("#hand .card[aria-pressed=true]").count() == 0:
        app.locator(card_button(app, play, action.cards[0])).click()
    app.locator("#actions [data-do=confirm]:not([aria-disabled])").click()
    return player.wait_moved(app, play.match)
