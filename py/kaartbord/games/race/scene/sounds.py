"""The sounds of a pawn race."""

from ....scene.sound.cues import Heard, Sounds

SOUNDS: Sounds = {
    "deal": Heard("deal"),
    "give": Heard("slide"),
    "exchange": Heard("slide"),
    "card": Heard("slide"),
    "discard": Heard("slide"),
    "draw": Heard("slide"),
    "hit": Heard("hit", "driven"),
}
