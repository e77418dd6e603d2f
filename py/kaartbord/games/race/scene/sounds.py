"""The sounds of a pawn race."""

from ....scene.sound.cues import EventSound, EventSounds

SOUNDS: EventSounds = {
    "deal": EventSound("deal"),
    "give": EventSound("slide"),
    "exchange": EventSound("slide"),
    "card": EventSound("slide"),
    "discard": EventSound("slide"),
    "draw": EventSound("slide"),
    "hit": EventSound("hit", "driven"),
}
