"""A walk over the table of every game by ear: the question, the hand, the board, a card, and what came of it."""

from __future__ import annotations

import pytest
from kaartbord.games import GAMES
from kaartbord.match.match import Play
from kaartbord.rules.cards import rank
from orca.desk import Desk
from support.browser import player
from support.browser.device import App

PEOPLE = ("link:Jij", "computer:Wim", "computer:Anna", "computer:Bep")

CARDS = "cards => cards.map(card => [card.ariaLabel, card.ariaDisabled === 'true' || card.ariaPressed === 'true'])"
MOST_TABS = 12

NEW = ":not([data-heard])"
FOCUSED = """group => {
  document.querySelector("[data-heard]")?.removeAttribute("data-heard");
  const node = document.activeElement;
  node.dataset.heard = "yes";
  return node.innerText.includes(group) || node.closest(`[aria-label="${group}"]`) !== null;
}"""
"""A check that the focus is in a group or on a button of this name; it is marked, to tell the next from it."""

NAMES = "squares => squares.map(square => square.ariaLabel)"


def is_plain(play: Play) -> bool:
    """I may choose between two cards at least, with each of which there is one thing to do."""
    if player.to_move(play) != 0 or len(play.match.choices) < 8:
        return False
    if any(ply.seat == 0 and ply.radix == 1 for ply in play.plies[-4:]):
        return False  # a forced turn is in no link: it would be asked first
    actions = player.legal(play)
    ranks = {rank(*action.cards) for action in actions if action.kind in ("play", "card")}
    return 2 < len(ranks) == len(actions)


def tab_to(desk: Desk, app: App, group: str, key: str = "Tab") -> None:
    """Press Tab, or another key, until the focus is in a group of this name, which is said then."""
    for _ in range(MOST_TABS):
        desk.press(key)
        app.locator(f"{NEW}:focus").wait_for(state="attached")
        if app.evaluate(FOCUSED, group):
            desk.hear(group)
            return
    raise AssertionError(f"{key} never comes to {group!r}")


@pytest.mark.parametrize("code", list(GAMES))
def test_a_turn_by_ear(desk: Desk, app: App, code: str) -> None:
    play = player.play_on(player.new(4, 5, code), is_plain)
    app.open("#" + player.table_link(play, *PEOPLE))
    tab_to(desk, app, "Jij")
    desk.press("Return")
    desk.hear("Jouw beurt")

    tab_to(desk, app, "Je kaarten")
    cards = app.locator("#hand .card").evaluate_all(CARDS)
    desk.press("End")
    desk.hear(cards[-1][0])
    desk.press("Home")
    desk.hear(cards[0][0])

    if squares := app.locator("[role=gridcell]").evaluate_all(NAMES):
        tab_to(desk, app, "Speelbord")
        for key, square in (("ctrl+End", squares[-1]), ("ctrl+Home", squares[0]), ("Right", squares[1])):
            desk.press(key)
            desk.hear(square.partition(",")[0])
        tab_to(desk, app, "Je kaarten", "shift+Tab")

    free = next(i for i, (_, used) in enumerate(cards) if not used)
    desk.press("End")
    desk.press("Home", *["Right"] * free)
    desk.hear(cards[free][0])
    desk.press("Return")
    app.locator("#hand [aria-pressed=true]").wait_for()
    desk.press("ctrl+Return")
    desk.hear("Jij, " if code in "KT" else "Jij speelt ")
