"""What the tests know of Tokken."""

from games import race
from kaartbord.games.race.scene.chooser import CHOOSER
from support.samples import Samples

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
)
