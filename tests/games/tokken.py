"""Samples of Tokken for the tests."""

from functools import partial
from typing import Any

from games import race
from kaartbord.games import tokken as game
from kaartbord.games.race.rules import RaceState
from kaartbord.games.race.scene.chooser import CHOOSER
from kaartbord.games.race.words import phrases
from kaartbord.match.match import Play, choose, start_match
from support.samples import Samples


def hasty_play(house: dict[str, Any], seats: int, seed: int) -> Play:
    """Return a whole game of Tokken in which every seat always brings its own side as far forward as possible."""
    play = start_match("T", game.options(house), seats, seed)
    while movers := game.to_move(play.state):
        state, seat = play.state, movers[0]
        ends = {action: progress(game.play(state, action), seat) for action in game.legal(state, seat)}
        play = choose(play, seat, max(ends, key=ends.__getitem__))
    return play


def progress(state: RaceState, seat: int) -> int:
    """Squares that the pawns of the seat's side have walked, being out and being home counted on top."""
    ring, side = state.table.ring, next(side for side in state.table.sides if seat in side)
    places = [ring.place(s, state.pawns[pawn]) for s in side for pawn in state.table.own[s]]
    return sum(place + 30 + 20 * (place >= ring.track) for place in places if place >= 0)


SAMPLES = Samples(
    obvious=race.obvious,
    harmless=race.harmless,
    recount=race.recount,
    bare={
        "deal": "how many cards there are, which no board shows",
        "dealer": "who deals, which no board shows",
        "give": "a card that goes to somebody else face down",
        "turn": "what holds for every card; the paragraphs of the cards show it",
        "keep": "a card that stays in the hand",
        "score": "the goal is drawn above",
    },
    chooser=CHOOSER,
    houses={
        3: {"section_length": 16, "dot_index": 6},
        4: {"seven_rest": "must", "individual": True},
        8: {"seven_hits_passed": True, "keep_unplayable": True, "friendly_fire": False},
    },
    transcripts={
        "3": partial(hasty_play, {"dot_index": 6, "seven_hits_passed": True, "keep_unplayable": True}, 3, 20),
        "4": partial(hasty_play, {"section_length": 16, "seven_rest": "must", "dealer_rotation": "cycle"}, 4, 38),
        "8": partial(hasty_play, {"dot_index": 9, "friendly_fire": False, "keep_unplayable": True}, 8, 11),
    },
    sealed=(4, 45),
    said=race.said,
    refusal=phrases.refusal_text,
    wanted=race.homing,
    changed=partial(race.changed, "thuishonk", "thuisvak"),
    hinted=[(3, {}), (4, {}), (4, {"individual": True}), (6, {"friendly_fire": False}), (8, {})],
    spoken=(
        ({}, 3, 5),
        ({"seven_rest": "must", "seven_hits_passed": True, "friendly_fire": False}, 4, 4),
        ({"individual": True}, 4, 4),
    ),
    pawns=partial(race.pawns, "thuishonk", "thuisvak"),
    figures=race.figures,
    keys=7,
)
