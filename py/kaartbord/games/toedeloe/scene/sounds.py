"""The sounds of ToedeLoe: a pawn that the green one throws off is hit."""

from ....scene.sound.cues import TRICKS, Heard, Sounds

SOUNDS: Sounds = {**TRICKS, "thrown": Heard("hit", "driven")}
