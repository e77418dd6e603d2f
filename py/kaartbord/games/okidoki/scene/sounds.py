"""The sounds of OkiDoki."""

from ....scene.sound.cues import TRICKS, Heard, Sounds

SOUNDS: Sounds = {
    **TRICKS,
    "give": Heard("slide"),
    "exchange": Heard("slide"),
    "hit": Heard("hit", "driven"),
}
