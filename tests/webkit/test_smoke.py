"""Tests of what must work on Safari's engine: every game, reload, back, links, no storage, no network."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from kaartbord.games import GAMES
from support.browser import player, turns
from support.browser.device import wait_offline, wait_ready
from webkit.device import Safari

Make = Callable[..., Safari]
PEOPLE = ("link:Jij", "computer:Wim", "computer:Anna", "computer:Bep")

REFUSED = """
IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); };
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
"""


@pytest.mark.parametrize("game", [game.INFO.name.lower() for game in GAMES.values()])
def test_ten_choices(safari: Make, game: str) -> None:
    phone = safari().open()
    player.quick(phone)
    player.start(phone, game=game)
    for _ in range(10):
        player.wait(phone, "ask")
        turns.take(phone)
    assert player.shared(phone).match.game == next(c for c, g in GAMES.items() if g.INFO.name.lower() == game)


def test_reload_and_back_lose_nothing(safari: Make) -> None:
    phone = safari().open()
    player.quick(phone)
    player.start(phone)
    for _ in range(2):
        player.wait(phone, "ask")
        turns.take(phone)
    player.wait(phone, "ask")
    before = player.shared(phone)

    phone.reload()
    wait_ready(phone)
    player.wait(phone, "ask")
    assert player.shared(phone) == before

    phone.evaluate("history.back()")
    phone.locator("#resume [data-do=lobby-open]").wait_for()
    assert player.fragment(phone) == ""
    phone.evaluate("history.forward()")
    player.wait(phone, "ask")
    assert player.shared(phone) == before
    turns.take(phone)


def test_a_link_is_opened(safari: Make) -> None:
    play = player.play_on(player.new(4, 7), lambda p: player.to_move(p) == 0 and len(p.match.choices) > 9)
    phone = safari()
    player.sit_down(phone, play, *PEOPLE)
    player.wait(phone, "ask")
    assert player.play_of(phone).match == play.match
    turns.take(phone)

    # Another one, in the page that stands open.
    other = player.play_on(player.new(2, 8, "L"), lambda p: player.to_move(p) == 0)
    player.open_link(phone, player.table_link(other, *PEOPLE[:2]))
    phone.locator("dialog [data-do=answer][data-arg='0']").click()
    player.wait(phone, "ask")
    assert player.play_of(phone).match == other.match


def test_a_device_that_refuses_storage(safari: Make) -> None:
    phone = safari(REFUSED).open()
    player.start(phone)
    player.wait(phone, "ask")
    turns.take(phone)
    phone.locator("[data-do=leave]").click()
    phone.locator("#lobby-trouble").wait_for()
    phone.locator("#resume [data-do=lobby-open]").click()
    player.wait(phone, "ask")
    turns.take(phone)


def test_without_network_after_the_first_visit(safari: Make) -> None:
    phone = safari().open()
    wait_offline(phone)
    phone.site.stop()
    phone.reload()
    wait_ready(phone)
    player.start(phone)
    player.wait(phone, "ask")
    turns.take(phone)
    phone.reload()
    wait_ready(phone)
    player.wait(phone, "ask")
