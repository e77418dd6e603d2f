"""What the tests know of Keezbord."""

from functools import partial

from games import race
from kaartbord.games.race.scene.chooser import CHOOSER
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
    transcripts={
        str(seats): partial(bot_play, house, seats, 0xC0FFEE + seats) for seats, house in HOUSES.items()
    },
    sealed=(2, 40),
)
