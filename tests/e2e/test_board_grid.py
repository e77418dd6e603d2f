"""The board of a race in words: few keys a choice, read at any time, and found by a finger."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from statistics import median

import pytest
from kaartbord.games.race.words import board as places
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action
from kaartbord.scene import choosing
from kaartbord.scene.choosing import PartialTurn
from kaartbord.text.reader import Reader
from playwright.sync_api import expect
from support.browser import player
from support.browser.device import DESK, PHONE, App, Devices
from support.browser.typist import Typist
from support.catalogue import NL
from support.long import long

PEOPLE = ("link:Jan", "computer:Truus", "computer:Anna", "computer:Wim")
MOST_KEYS = 7
"""For the usual choice: the card, a pawn and where it goes."""

PICKS = "() => document.activeElement.dataset.picks ?? ''"

UNDER = """([x, y]) => {
  const node = document.elementFromPoint(x, y);
  return node.getAttribute("role") === "gridcell" ? node.getAttribute("aria-label") : "";
}"""
"""The square under a finger that explores the screen."""


def sit(devices: Devices, code: str, plies: int = 14, seed: int = 3, **look: object) -> App:
    app = devices(**({"viewport": DESK, "reduced_motion": "reduce"} | look))
    play = player.play_on(player.new(4, seed, code), lambda p: player.to_move(p) == 0 and len(p.plies) > plies)
    player.sit_down(app, play, *PEOPLE)
    player.wait(app, "ask")
    return app


def cell(app: App, name: str) -> str:
    """Return what a screen reader says at the square of that name."""
    return str(app.locator(f".twin [role=gridcell][aria-label^='{name},']").get_attribute("aria-label"))


def take(typist: Typist, action: Action) -> Play:
    """Play an action by keys: the card by its letter, then what the focus comes to by itself or by Page Down."""
    app = typist.app
    play = player.play_of(app)
    options, yard = player.legal(play), play.state.table.ring.yard
    if action.kind == "keep":
        typist.answer(list(options).index(action))
        return player.wait_moved(app, play.match)
    if action.kind != "discard":
        index = player.card_index(play, 0, action.cards[0])
        letter = str(app.locator(f"#hand [data-arg='{index}']").get_attribute("data-letter")).lower()
        typist.come_to("hand")
        while not app.evaluate("at => document.activeElement.dataset.arg === at", str(index)):
            typist.press(letter)
        typist.press("Enter")
    picked = choosing.autopick(options, PartialTurn(action.cards[0]), yard)
    for pawn, to in player.parts(play, action) if action.kind == "play" else ():
        if picked.pawn != pawn:
            come_to(typist, f"pawn:{pawn}")
            picked = picked._replace(pawn=pawn)
        come_to(typist, f"target:{to}")
        picked = choosing.autopick(options, choosing.pick_square(options, picked, to, yard), yard)
    if action.kind != "play" or len(picked.parts) > 1 or player.is_swap(play, action):
        typist.press("Control+Enter")
    return player.wait_moved(app, play.match)


def come_to(typist: Typist, shape: str) -> None:
    """Go to where something is picked, and pick it."""
    passed = []
    while (picks := typist.app.evaluate(PICKS)) != shape:
        passed.append(picks)
        assert passed.count(picks) < 2, f"{shape} is not among {passed}"
        typist.press("PageDown")
    typist.press("Enter")


@pytest.mark.parametrize(("code", "choices"), [("K", 6), *long(("K", 30), ("T", 30))])
def test_a_choice_takes_few_keys(
    devices: Devices, code: str, choices: int, record_property: Callable[..., None]
) -> None:
    counts = list[int]()
    for seed in itertools.count(3):
        app = sit(devices, code, seed=seed)
        typist = Typist(app)
        while len(counts) < choices and player.wait(app, "ask", "over") == "ask":
            before = typist.keys
            take(typist, player.choose(player.play_of(app)))
            counts.append(typist.keys - before)
        if len(counts) == choices:
            break
    record_property("keys", counts)
    assert median(counts) <= MOST_KEYS, counts


def test_a_choice_is_taken_back_where_it_is_made(devices: Devices) -> None:
    app = sit(devices, "K")
    play = player.play_of(app)
    action = next(a for a in player.legal(play) if a.kind == "play")
    typist = Typist(app)
    typist.come_to("hand")
    while not app.evaluate(
        "at => document.activeElement.dataset.arg === at", str(player.card_index(play, 0, action.cards[0]))
    ):
        typist.press("ArrowRight")
    typist.press("Enter")
    expect(app.locator(".twin [role=gridcell]:focus")).to_have_count(1)
    app.set_viewport_size(PHONE)  # where the board is laid out otherwise
    expect(app.locator("#table")).to_be_visible()
    expect(app.locator(".twin [role=gridcell]:focus")).to_have_count(1)
    for _ in range(3):
        if app.locator("#hand [aria-pressed=true]").count():
            typist.press("Escape")
    expect(app.locator("#hand [aria-pressed=true]")).to_have_count(0)
    expect(app.locator("#hand .card:focus")).to_have_count(1)


def test_the_board_is_read_while_others_are_to_move(devices: Devices) -> None:
    app = devices(viewport=DESK, reduced_motion="reduce")
    play = player.play_on(player.new(4, 3), lambda p: len(p.plies) > 20 and p.plies[-1].seat == 3)
    assert player.to_move(play) == 1
    player.sit_down(app, play, "link:Jan", "link:Truus", "link:Anna", "link:Wim", seat=3)
    app.locator(".twin [role=row]").first.wait_for(state="attached")
    ring, names = play.state.table.ring, ("pion van Jan", "pion van Truus", "pion van Anna", "jouw pion")
    for pawn, there in enumerate(play.state.pawns):
        name = NL.format_value(places.square_name(Reader(NL), play.state, there, pawn // 4))
        if there < ring.yard:
            assert names[pawn // 4] in cell(app, name)
    app.locator(".twin [tabindex='0']").focus()
    app.keyboard.press("Control+Home")
    heard = []
    for _ in range(ring.yard + 4):
        heard.append(app.evaluate("document.activeElement.getAttribute('aria-label')"))
        app.keyboard.press("ArrowRight")
    assert len(set(heard)) == len(heard) == app.locator(".twin [role=gridcell]").count()


@pytest.mark.parametrize(("wide", "high"), [(390, 844), *long((768, 1024), (1440, 900))])
def test_a_finger_finds_the_square_that_is_painted_there(devices: Devices, wide: int, high: int) -> None:
    app = sit(devices, "K", viewport={"width": wide, "height": high})
    play = player.play_of(app)
    board, state = player.Board(app, play, 0), play.state
    for there in range(state.table.ring.yard):
        assert app.evaluate(UNDER, board.at(0, there)).startswith(
            NL.format_value(places.square_name(Reader(NL), state, there))
        )
    action = next(a for a in player.legal(play) if a.kind == "play" and not player.is_swap(play, a))
    player.take(app, action)
