"""A whole game without a mouse: Tab, Enter and the arrows, with the focus always in sight."""

from __future__ import annotations

import pytest
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action
from kaartbord.scene import choosing
from kaartbord.scene.choosing import PartialTurn
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import DESK, PHONE, App, Devices
from support.browser.keyboard import FOCUSED, press, press_card, tab_to
from support.long import long

NAMES = ("Jij", "Truus")


def has_focus(app: App) -> bool:
    return bool(app.evaluate("document.activeElement !== document.body && document.activeElement !== null"))


HEARD = "document.activeElement.getAttribute('aria-label')"


def choose_on_board(app: App, shape: str) -> None:
    """Come to the grid of the board, go by Page Down to where this can be picked, and pick it."""
    if not app.evaluate(FOCUSED, ".twin [role=gridcell]"):
        tab_to(app, ".twin [tabindex='0']")
    passed = []
    while not app.evaluate(FOCUSED, f"[data-picks='{shape}']"):
        app.keyboard.press("PageDown")
        passed.append(app.evaluate(HEARD))
        assert passed.count(passed[-1]) == 1, f"{shape} is not among {passed}"
    app.keyboard.press("Enter")


def take(app: App, action: Action) -> Play:
    """Play an action by keys alone: the card, then pawn and square on the board, then the gold button."""
    play = player.play_of(app)
    options, yard = player.legal(play), play.state.table.ring.yard
    if action.kind == "discard":
        press(app, "#actions [data-do=confirm]")
        return player.wait_moved(app, play.match)
    press_card(app, player.card_index(play, 0, action.cards[0]))
    picked = choosing.autopick(options, PartialTurn(action.cards[0]), yard)
    for pawn, to in player.parts(play, action):
        assert has_focus(app)
        if picked.pawn != pawn:
            choose_on_board(app, f"pawn:{pawn}")
            picked = picked._replace(pawn=pawn)
        choose_on_board(app, f"target:{to}")
        picked = choosing.autopick(options, choosing.pick_square(options, picked, to, yard), yard)
    if len(picked.parts) > 1 or player.is_swap(play, action):
        press(app, "#actions [data-do=confirm]")
    return player.wait_moved(app, play.match)


def take_from_list(app: App, action: Action) -> Play:
    play = player.play_of(app)
    press(app, "[data-do=others]")
    press(app, f".uses [data-arg='{list(player.legal(play)).index(action)}']")
    if action.kind == "play":
        press(app, "#actions [data-do=confirm]")
    return player.wait_moved(app, play.match)


@pytest.mark.parametrize("whole", [False, *long(True)])
def test_a_game_by_keyboard(devices: Devices, whole: bool) -> None:
    app = devices(viewport=DESK, reduced_motion="reduce").open()

    press(app, "#settings-open")
    tab_to(app, "[name=set-tempo]")
    app.keyboard.press("ArrowRight")
    app.keyboard.press("Escape")
    expect(app.locator("dialog")).to_have_count(0)
    tab_to(app, "#settings-open")

    press(app, "#play-keezbord")
    expect(app.locator("#setup-title")).to_be_focused()
    press(app, "[data-do=setup-known]")
    tab_to(app, "[name=way]")
    tab_to(app, "[name=seats]")
    app.keyboard.press("ArrowLeft")
    expect(app.locator("#chairs li")).to_have_count(2)
    tab_to(app, "#name-0")
    app.keyboard.type("Jij")
    press(app, "#setup-start")
    if not whole:
        player.wait(app, "ask")
        late = player.near_the_end(player.new(2, 4), 12, (0,))
        player.open_link(app, player.table_link(late, "link:Jij", "computer:Truus"))
        press(app, "dialog [data-do=answer][data-arg='0']")

    turns = 0
    while player.wait(app, "ask", "over") == "ask":
        assert turns == 0 or has_focus(app), "the focus is lost when a turn begins"
        action = player.choose(player.play_of(app))
        by_list = turns % 3 == 2
        after = take_from_list(app, action) if by_list else take(app, action)
        assert next(ply for ply in reversed(after.plies) if ply.seat == 0 and ply.radix > 1).action == action
        turns += 1
    assert player.to_move(player.play_of(app)) == -1
    assert turns >= 3, "none was played from the list"
    press(app, "dialog.over [data-arg=leave]")
    expect(app.locator("#lobby")).to_be_visible()


def test_sheets_give_the_focus_back(devices: Devices) -> None:
    app = devices(viewport=PHONE, reduced_motion="reduce")
    play = player.play_on(player.new(2, 4), lambda p: player.to_move(p) == 0 and len(p.match.choices) > 9)
    player.sit_down(app, play, "link:Jij", "computer:Truus")
    player.wait(app, "ask")
    for way_in in ("[data-do=others]", "[data-do=table-menu]", "[data-do=table-rules]"):
        press(app, way_in)
        expect(app.locator("dialog")).to_have_count(1)
        app.keyboard.press("Tab")
        assert app.evaluate("document.querySelector('dialog').contains(document.activeElement)")
        app.keyboard.press("Escape")
        expect(app.locator("dialog")).to_have_count(0)
        assert app.evaluate(FOCUSED, way_in), f"the focus does not come back to {way_in}"
    app.keyboard.press("F1")
    expect(app.locator("dialog h2")).to_have_text("Toetsen")
    app.keyboard.press("Escape")
    expect(app.locator("dialog")).to_have_count(0)
