"""The sounds of OkiDoki."""

from ....scene.sound.cues import TRICKS, EventSound, EventSounds

SOUNDS: EventSounds = {
    **TRICKS,
    "give": EventSound("slide"),
    "exchange": EventSound("slide"),
    "hit": EventSound("hit", "driven"),
}
