"""The sounds of ToedeLoe: a pawn that the green one throws off is hit."""

from ....scene.sound.cues import TRICKS, EventSound, EventSounds

SOUNDS: EventSounds = {**TRICKS, "thrown": EventSound("hit", "driven")}
