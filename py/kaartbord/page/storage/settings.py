"""The settings of this device: language, light or dark, letters, calm, tempo, hands."""

import json
from contextlib import suppress
from typing import NamedTuple

from js import document, window

from ...paint.pen import Look
from ...paint.theme import theme_of
from ...text import LANGUAGE_CODES, MESSAGES
from ...text.messages import Messages
from ..ui import awake, magnifier
from . import languages, store

SETTINGS_KEY = "settings"

SECTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "voice": {"lang": LANGUAGE_CODES, "sound": ("off", "soft", "on"), "touch": ("off", "on")},
    "look": {
        "letters": ("normal", "big"),
        "theme": ("system", "light", "dark"),
        "contrast": ("system", "more"),
        "suits": ("two", "four"),
        "motion": ("system", "calm"),
    },
    "play": {
        "tempo": ("calm", "normal", "quick"),
        "tricks": ("moment", "wait"),
        "forced": ("wait", "auto"),
        "confirm": ("parts", "always"),
        "log": ("newest", "oldest"),
    },
    "help": {"hints": ("on", "off"), "firsts": ("on", "off")},
    "hands": {
        "hand": ("right", "left"),
        "thumb": ("off", "on"),
        "keys": ("on", "shift", "off"),
        "scan": ("off", "one", "two"),
        "scan_tempo": ("calm", "normal", "quick"),
    },
    "device": {"awake": ("on", "off"), "notify": ("off", "on")},
}
"""The values of each setting, by the section in which it is shown."""

CHOICES = {name: values for section in SECTIONS.values() for name, values in section.items()}
"""The values of each setting."""

DARK_QUERY = "(prefers-color-scheme: dark)"
CONTRAST_QUERY = "(prefers-contrast: more), (forced-colors: active)"
"""Media queries for a dark page and for high contrast (web/boot.js asks the same for the first paint)."""

TEMPO_FACTORS = {"calm": 1.6, "normal": 1.0, "quick": 0.5}

VOLUMES = {"off": 0.0, "soft": 0.35, "on": 1.0}
"""By setting: the volume of the table, as a share of the full one."""

SCAN_SECONDS = {"calm": 2.8, "normal": 1.6, "quick": 0.8}
"""By setting: seconds for which one thing is pointed at."""


class Settings(NamedTuple):
    """The value of each of CHOICES."""

    lang: str = LANGUAGE_CODES[0]
    theme: str = "system"
    contrast: str = "system"
    letters: str = "normal"
    motion: str = "system"
    tempo: str = "normal"
    tricks: str = "moment"
    forced: str = "wait"
    hand: str = "right"
    thumb: str = "off"
    keys: str = "on"
    scan: str = "off"
    scan_tempo: str = "normal"
    confirm: str = "parts"
    suits: str = "two"
    hints: str = "on"
    firsts: str = "on"
    sound: str = "off"
    touch: str = "off"
    awake: str = "on"
    notify: str = "off"
    log: str = "newest"

    @property
    def messages(self) -> Messages:
        """The messages of the language; those of another one while its own cannot be had."""
        return MESSAGES.get(self.lang) or next(iter(MESSAGES.values()))

    @property
    def is_dark(self) -> bool:
        """Return whether the page is dark now."""
        return self.theme == "dark" or (self.theme == "system" and bool(window.matchMedia(DARK_QUERY).matches))

    @property
    def is_high_contrast(self) -> bool:
        """Return whether contrast is high now."""
        return self.contrast == "more" or bool(window.matchMedia(CONTRAST_QUERY).matches)

    @property
    def look(self) -> Look:
        """The present look of everything painted."""
        theme, four = theme_of(dark=self.is_dark, clear=self.is_high_contrast), self.suits == "four"
        return Look(theme, self.messages, magnifier.dpr(), four, self.letters == "big")

    @property
    def is_motion_reduced(self) -> bool:
        """Return whether nothing may fly or pulse."""
        return self.motion == "calm" or bool(window.matchMedia("(prefers-reduced-motion: reduce)").matches)

    @property
    def volume(self) -> float:
        """The volume of the table now, as in LOUD."""
        return VOLUMES[self.sound]

    @property
    def can_vibrate(self) -> bool:
        """Return whether the device may vibrate now."""
        return self.touch == "on"


async def load() -> Settings:
    """Return the stored settings, the browser's language the first time, once the words of a language are
    loaded. Those are of the language of the settings if they can be had."""
    stored = await store.get(SETTINGS_KEY)
    stored = stored if isinstance(stored, dict) else {}
    known = {name: stored[name] for name, values in CHOICES.items() if stored.get(name) in values}
    settings = Settings(**{"lang": languages.browser_language(), **known})
    await languages.load_first_available(settings.lang)
    return settings


async def save(settings: Settings) -> None:
    """Store the settings on this device."""
    await store.put(SETTINGS_KEY, settings._asdict())


def apply_settings(settings: Settings) -> None:
    """Apply the settings to the document, and leave a note for the first paint (web/boot.js reads it).

    A device that stores nothing paints its first moment by the system's own look.
    """
    awake.allow(settings.awake == "on")
    root = document.documentElement
    root.lang = root.dataset.lang = settings.messages.language.code
    if settings.theme == "system":
        root.removeAttribute("data-theme")
    else:
        root.dataset.theme = settings.theme
    root.dataset.big = "yes" if settings.letters == "big" else "no"
    root.dataset.contrast = "more" if settings.is_high_contrast else "normal"
    root.dataset.calm = "yes" if settings.motion == "calm" else "no"
    root.dataset.hand = settings.hand
    root.dataset.thumb = settings.thumb
    root.dataset.keys = settings.keys
    with suppress(Exception):
        window.localStorage.setItem(
            "kaartbord.look",
            json.dumps(
                {
                    "theme": settings.theme,
                    "more": settings.contrast == "more",
                    "big": settings.letters == "big",
                    "calm": settings.motion == "calm",
                    "lang": settings.messages.language.code,
                }
            ),
        )
