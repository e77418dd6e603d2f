"""Samples of Keezbord for the tests."""

from functools import partial

from games import race
from kaartbord.games.race.scene.chooser import CHOOSER
from kaartbord.games.race.words import phrases
from support.plays import HOUSES, bot_play
from support.samples import Samples

SAMPLES = Samples(
    obvious=race.obvious,
    harmless=race.harmless,
    recount=race.recount,
    bare={
        "deal": "how many cards there are, which no board shows",
        "dealer": "who deals, which no board shows",
        "first_deal": "luck with cards",
        "turn": "what holds for every card; the paragraphs of the cards show it",
        "score": "the goal is drawn above",
    },
    chooser=CHOOSER,
    houses=HOUSES,
    transcripts={str(seats): partial(bot_play, house, seats, 0xC0FFEE + seats) for seats, house in HOUSES.items()},
    sealed=(2, 40),
    said=race.said,
    refusal=phrases.refusal_text,
    wanted=race.homing,
    changed=partial(race.changed, "start", "honk"),
    hinted=[(2, {}), (4, {}), (6, {"king_advances_13": True}), (4, {"home_moves_forced": False}), (8, {})],
    spoken=(
        ({"nk_scoring": True}, 2, 2),
        ({"king_advances_13": True, "friendly_fire": False, "seven_hits_passed": True}, 4, 9),
        ({"home_moves_forced": False, "home_strict_order": True, "seven_hits_passed": True}, 4, 3),
    ),
    pawns=partial(race.pawns, "start", "honk"),
    figures=race.figures,
    keys=7,
)
