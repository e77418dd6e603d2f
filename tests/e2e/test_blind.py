"""The blind player at the tables of all games: what the tree says is what there is, and a choice takes few keys."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from statistics import median

import pytest
from kaartbord.games import GAMES
from kaartbord.match.match import Play, game_of
from kaartbord.rules.cards import in_first_pack
from kaartbord.text import people
from support.browser import player
from support.browser.blind_player import BlindPlayer
from support.browser.device import DESK, App, Devices
from support.catalogue import NL
from support.long import long
from support.samples import sample, samples

NAMES = ("Jij", "Wim", "Anna", "Bep", "Cor", "Dirk", "Els", "Fred")

MOMENTS = 10


# ---- what there is, by the engine


def trick_of(play: Play) -> dict[str, str]:
    """Return the cards of the trick, by the hand that each comes from."""
    names = NAMES[: play.match.seats]
    hands = [*names, *(f"{name}, tweede hand" for name in names)]
    lying = samples(play.match.game).trick(play.state)
    return {hands[chair]: people.card_name(NL, in_first_pack(card)) for chair, card in lying}


def turns_of(play: Play) -> set[str]:
    """Return the players whose turn it is: of those who may act out of turn, only the first."""
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
    """Check what the blind player says about the table."""
    play = player.play_of(app)
    code = play.match.game
    assert +blind.pawns() == +samples(code).pawns(play, NAMES)
    assert blind.trick() == trick_of(play)
    assert blind.score() == sample(code, "figures")(play, NAMES)
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
    assert median(keys) <= samples(code).keys, keys
