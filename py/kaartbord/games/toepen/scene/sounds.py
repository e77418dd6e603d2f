"""The sounds of Toepen: a raise of the stake is a knock on the table."""

from ....scene.sound.cues import TRICKS, EventSound, EventSounds

SOUNDS: EventSounds = {
    **TRICKS,
    "draw": EventSound("slide"),
    "lay_away": EventSound("slide"),
    "toep": EventSound("knock"),
    "blind": EventSound("knock"),
    "show": EventSound("knock"),
}
