"""The sounds of Toepen: a raise of the stake is a knock on the table."""

from ....scene.sound.cues import TRICKS, Heard, Sounds

SOUNDS: Sounds = {
    **TRICKS,
    "draw": Heard("slide"),
    "lay_away": Heard("slide"),
    "toep": Heard("knock"),
    "blind": Heard("knock"),
    "show": Heard("knock"),
}
