"""The blind player at the tables of all games: what the tree says is what there is, and a choice takes few keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count
from random import Random
from statistics import median

import pytest
from kaartbord.games import GAMES
from kaartbord.games.okidoki.rules.hand import penalties
from kaartbord.games.okidoki.rules.hand import trick as okidoki_trick
from kaartbord.games.okidoki.rules.state import RESERVE, START
from kaartbord.games.race.rules.ring import PAWNS
from kaartbord.games.toedeloe.rules.board import COLUMNS, FIELD
from kaartbord.games.toedeloe.rules.runs import longest_two
from kaartbord.games.toedeloe.rules.state import EMPTY, GREEN, GREENS
from kaartbord.games.toedeloe.rules.taking import trick as toedeloe_trick
from kaartbord.games.toepen.rules.state import ANSWER, TRICK
from kaartbord.match.match import Play, game_of
from kaartbord.rules.cards import face
from kaartbord.text import people
from support.browser import player
from support.browser.blind_player import BlindPlayer
from support.browser.device import DESK, App, Devices
from support.catalogue import NL
from support.long import long

NAMES = ("Jij", "Wim", "Anna", "Bep", "Cor", "Dirk", "Els", "Fred")

TEAMS = ("wit", "grijs")
TOGETHER = {2: ("Jij", "De ander"), 4: ("Jullie", "Zij")}
"""What both teams are called, by how many play."""

RACES = {"K": ("start", "honk"), "T": ("thuishonk", "thuisvak")}
"""What each race calls the first square of a side, and a home."""

MOMENTS = 10


# ---- what there is, by the engine


def pawns_of(play: Play) -> Counter[tuple[str, str]]:
    """How many pawns stand in every place, by (place, whose)."""
    return {"K": race_pawns, "T": race_pawns, "P": lambda _: Counter(), "O": track_pawns, "L": field_pawns}[
        play.match.game
    ](play)


def race_pawns(play: Play) -> Counter[tuple[str, str]]:
    ring, (start, home) = play.state.table.ring, RACES[play.match.game]
    colours = [people.colour(NL, seat).lower() for seat in range(ring.seats)]
    found: Counter[tuple[str, str]] = Counter()
    for pawn, cell in enumerate(play.state.pawns):
        seat, number = divmod(pawn, PAWNS)[0], ring.place(pawn // PAWNS, cell) - ring.track + 1
        side = max((side for side in range(ring.seats) if ring.starts[side] <= cell), default=0)
        steps = cell - ring.starts[side]
        if cell == ring.yard:
            place = f"wacht {colours[seat]}"
        elif cell >= ring.track:
            place = f"{home} {colours[seat]} {number}"
        else:
            place = f"{colours[side]} {steps}" if steps else f"{start} {colours[side]}"
        found[place, NAMES[seat]] += 1
    return found


def track_pawns(play: Play) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for pawn, cell in enumerate(play.state.pawns):
        colour = TEAMS[pawn // 4]
        places = {START: f"start {colour}", RESERVE: f"reserve {colour}", play.state.table.finish: "finish"}
        found[places.get(cell, str(cell)), colour] += 1
    return found


def field_pawns(play: Play) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for cell, piece in enumerate(play.state.cells):
        if piece != EMPTY:
            row, column = divmod(cell % FIELD, COLUMNS)
            place = f"veld {'AB'[cell // FIELD]} rij {row + 1} plaats {column + 1}"
            found[place, (*TEAMS, "groen")[piece - 1]] += 1
    found["groen ernaast", "groen"] = GREENS - play.state.cells.count(GREEN)
    return found


def trick_of(play: Play) -> dict[str, str]:
    """What lies in the trick, by whose hand it comes from."""
    state, number = play.state, play.match.seats
    match play.match.game:
        case "P" if state.phase in (TRICK, ANSWER):
            lying = [
                (seat, cards[state.tricks])
                for seat, cards in enumerate(state.played)
                if len(cards) > state.tricks
            ]
        case "O":
            lying = okidoki_trick(state)
        case "L":
            lying = toedeloe_trick(state)
        case _:
            lying = []
    hands = [*NAMES[:number], *(f"{name}, tweede hand" for name in NAMES[:number])]
    return {hands[chair]: people.card_name(NL, face(card)) for chair, card in lying}


def score_of(play: Play) -> dict[str, tuple[int, ...]]:
    """The figures of every player or side."""
    state, game = play.state, game_of(play.match)
    points = game.score(state).points
    match play.match.game:
        case "P":
            return {NAMES[seat]: (points[seat],) for seat in range(play.match.seats)}
        case "O":
            return {
                who: (points[side], state.table.goal, penalties(state)[side])
                for side, who in enumerate(TOGETHER[play.match.seats])
            }
        case "L":
            rows = [[len(row) for row in longest_two(state.cells, side, False)] for side in (0, 1)]
            return {
                who: (*rows[side], state.minus[side], points[side])
                for side, who in enumerate(TOGETHER[play.match.seats])
            }
    return {
        " en ".join(NAMES[seat] for seat in side): (points[number], PAWNS * len(side))
        for number, side in enumerate(game.sides(state))
    }


def turns_of(play: Play) -> set[str]:
    """Whose turn it is: of those who may act out of turn, none but the first."""
    game = game_of(play.match)
    asked = game.to_move(play.state)
    return {NAMES[seat] for seat in (asked[:1] if game.INFO.interrupts else asked)}


# ---- the player and what there is


def sit(devices: Devices, code: str, seats: int, seed: int) -> App:
    """At a table on which everybody else is a computer, from the first question on."""
    app = devices(viewport=DESK, reduced_motion="reduce")
    app.open()
    player.quick(app)
    people = [f"computer:{name}" for name in NAMES[1:seats]]
    player.sit_down(app, player.new(seats, seed, code), "link:Jij", *people)
    return app


def check(app: App, blind: BlindPlayer) -> None:
    """What the blind player says of the table is so."""
    play = player.play_of(app)
    assert +blind.pawns() == +pawns_of(play)
    assert blind.trick() == trick_of(play)
    assert blind.score() == score_of(play)
    assert blind.turns() == turns_of(play)


@pytest.mark.parametrize(
    ("code", "seats", "choices"),
    [("K", 4, 4), *long(*((code, seats, 40) for code, game in GAMES.items() for seats in game.INFO.seats))],
)
def test_the_tree_says_it_all(
    devices: Devices, code: str, seats: int, choices: int, record_property: Callable[..., None]
) -> None:
    random, keys = Random(seats), list[int]()
    moments = sorted(random.sample(range(choices), min(choices, MOMENTS)))
    for seed in count(seats):
        app = sit(devices, code, seats, seed)
        blind = BlindPlayer(app.page, random)
        while len(keys) < choices and player.wait(app, "ask", "over") == "ask":
            if len(keys) in moments:
                check(app, blind)
            keys.append(blind.choose())
        if len(keys) == choices:
            break
    record_property("keys", keys)
    assert median(keys) <= (7 if code in RACES else 4), keys
