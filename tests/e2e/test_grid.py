"""The boards of OkiDoki and ToedeLoe without seeing them: read at any time, and played on by the keyboard alone."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from statistics import median

import pytest
from kaartbord.games.okidoki.rules.state import MOVE
from kaartbord.games.toedeloe.rules.state import SCORE, TRICK
from kaartbord.games.tricks.scene.chooser import sort_hand
from kaartbord.match.match import Play
from kaartbord.rules.cards import in_first_pack
from kaartbord.rules.protocol import Action
from kaartbord.text import people
from playwright.sync_api import expect
from support.browser import player
from support.browser.board_keys import reading, walk
from support.browser.device import DESK, PHONE, App, Devices, axe_findings
from support.browser.typist import Typist
from support.catalogue import NL
from support.long import long

SMALL = {"width": 360, "height": 640}
OTHERS = PHONE, {"width": 844, "height": 390}, {"width": 768, "height": 1024}, DESK
PEOPLE = ("link:Jij", "computer:Wim", "computer:Anna", "computer:Truus")
PHASE = {"O": MOVE, "L": SCORE}
MOST_KEYS = 4
"""For the usual card."""

MOST_KEYS_OF_A_TURN = 7
"""For the usual turn of pawns."""

TRACES = re.compile(r",? (net (verzet|gelegd)|hier (is|ging) net [^,]*)")
"""The words for what has just happened on a square."""

LABELS = "cells => cells.map(cell => cell.getAttribute('aria-label'))"


def positions(code: str, seed: int) -> Iterator[Play]:
    """A game by chance wherever I am asked."""
    return (play for play in player.positions(code, seed) if player.to_move(play) == 0)


def turns(code: str, number: int) -> Iterator[tuple[Play, Action]]:
    """Turns of pawns from as many games, each time of the kind that has been least."""
    kinds, random = Counter[str](), Random(7)
    for seed in range(number):
        asked = [p for p in positions(code, seed) if p.state.phase == PHASE[code] and len(player.legal(p)) > 4]
        open_to_all = [play for play in asked if len({action.kind for action in player.legal(play)}) > 1]
        play = random.choice(open_to_all if open_to_all and seed % 2 else asked)
        legal = [action for action in player.legal(play) if action.kind != "swap"]
        kind = min({action.kind for action in legal}, key=lambda kind: (kinds[kind], kind))
        kinds[kind] += 1
        yield play, random.choice([action for action in legal if action.kind == kind])


def sit(app: App, play: Play) -> None:
    player.sit_down(app, play, *PEOPLE)
    player.wait(app, "ask")


def usual(code: str, number: int) -> Iterator[tuple[Play, Action]]:
    """Yield what a sensible player chooses on the board, once in each of `number` games."""
    found = (
        (play, action)
        for seed in itertools.count()
        for play in [next(p for p in positions(code, seed) if is_turn(p))]
        for action in [player.choose(play)]
        if action.kind != "swap"
    )
    return itertools.islice(found, number)


def is_turn(play: Play) -> bool:
    """Return whether pawns are to be moved, in one of several ways, on a board where the game is well under way."""
    return play.state.phase == PHASE[play.match.game] and len(player.legal(play)) > 4 and len(play.plies) > 60


def played(app: App, play: Play, action: Action) -> int:
    """Play a turn on the grid alone; how many keys that took from where the focus comes by itself."""
    player.open_link(app, player.table_link(play, *PEOPLE))
    app.locator("dialog [data-do=answer][data-arg='0']").click()
    player.wait(app, "ask")
    app.locator(".twin [tabindex='0']").focus()
    keys = walk(app, play, 0, action)
    after = player.wait_moved(app, play.match)
    assert after.plies[len(play.plies)].action == action
    return keys


@pytest.mark.parametrize(("code", "number"), [("L", 4), *long(("O", 4), ("O", 20), ("L", 20))])
def test_turns_are_played_on_the_grid_alone(devices: Devices, code: str, number: int) -> None:
    app = devices(viewport=DESK, reduced_motion="reduce").open()
    for play, action in turns(code, number):
        assert played(app, play, action)


@pytest.mark.long
@pytest.mark.parametrize(("code", "number"), [(code, 30) for code in PHASE])
def test_few_keys_a_turn_of_pawns(
    devices: Devices, code: str, number: int, record_property: Callable[..., None]
) -> None:
    app = devices(viewport=DESK, reduced_motion="reduce").open()
    counts = [played(app, play, action) for play, action in usual(code, number)]
    record_property("keys", counts)
    assert median(counts) <= MOST_KEYS_OF_A_TURN, counts


@pytest.mark.parametrize("code", PHASE)
@pytest.mark.parametrize("choices", [4, *long(30)])
def test_few_keys_a_card(devices: Devices, code: str, choices: int, record_property: Callable[..., None]) -> None:
    app = devices(viewport=DESK, reduced_motion="reduce").open()
    player.quick(app)
    player.open_link(app, player.table_link(next(positions(code, 5)), *PEOPLE))
    app.locator("dialog [data-do=answer][data-arg='0']").press("Enter")
    counts: list[int] = []
    while len(counts) < choices:
        player.wait(app, "ask")
        play = player.play_of(app)
        action = player.choose(play)
        if action.cards:
            typist = Typist(app)
            index = sort_hand(play.state.hands[0]).index(action.cards[0])
            typist.card(index, people.card_symbol(NL, in_first_pack(action.cards[0]))[0])
            counts.append(typist.keys)
        elif action.placements:
            expect(app.locator("[role=gridcell]:focus")).to_have_count(1)
            walk(app, play, player.to_move(play), action)
        else:
            app.keyboard.press("Control+Enter")
        player.wait_moved(app, play.match)
    record_property("keys", counts)
    assert median(counts) <= MOST_KEYS, counts


@pytest.mark.parametrize("code", PHASE)
@pytest.mark.parametrize("size", [SMALL, *long(*OTHERS)])
def test_the_whole_board_is_read_while_cards_are_played(devices: Devices, code: str, size: dict[str, int]) -> None:
    play = next(
        p for p in positions(code, 3) if p.state.phase == TRICK and len(p.plies) > 150 and len(player.legal(p)) > 1
    )
    app = devices(viewport=size, reduced_motion="reduce")
    sit(app, play)
    wanted = reading(play, 0)
    board = app.get_by_role("region", name="Speelbord").get_by_role("grid")
    cells = board.get_by_role("gridcell")
    assert [TRACES.sub("", words) for words in cells.evaluate_all(LABELS)] == [square.spoken for square in wanted]
    assert axe_findings(app) == []
    cells.first.focus()
    for key, there in (("Control+End", -1), ("ArrowLeft", -2), ("Control+Home", 0)):
        app.keyboard.press(key)
        expect(cells.nth(there % len(wanted))).to_be_focused()
    place, cell = app.locator("#board").bounding_box(), cells.nth(len(wanted) // 2).bounding_box()
    assert place and cell
    assert place["x"] <= cell["x"] and cell["x"] + cell["width"] <= place["x"] + place["width"]
    assert place["y"] <= cell["y"] and cell["y"] + cell["height"] <= place["y"] + place["height"]
