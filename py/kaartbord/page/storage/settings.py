"""How this device likes to be played on: language, light or dark, letters, calm, tempo, hands."""

import json
from contextlib import suppress
from typing import NamedTuple

from js import document, navigator, window

from ...paint.kit import Look
from ...paint.theme import DARK, LIGHT
from . import store

KEY = "settings"

CHOICES: dict[str, tuple[str, ...]] = {
    "lang": ("nl", "en"),
    "theme": ("system", "light", "dark"),
    "letters": ("normal", "big"),
    "motion": ("system", "calm"),
    "tempo": ("calm", "normal", "quick"),
    "tricks": ("moment", "wait"),
    "forced": ("wait", "auto"),
    "hand": ("right", "left"),
    "confirm": ("parts", "always"),
    "suits": ("two", "four"),
    "hints": ("on", "off"),
    "firsts": ("on", "off"),
    "sound": ("off", "on"),
}
"""The values of each setting."""

TEMPO = {"calm": 1.6, "normal": 1.0, "quick": 0.5}


class Settings(NamedTuple):
    """The value of each of CHOICES."""

    lang: str = "nl"
    theme: str = "system"
    letters: str = "normal"
    motion: str = "system"
    tempo: str = "normal"
    tricks: str = "moment"
    forced: str = "wait"
    hand: str = "right"
    confirm: str = "parts"
    suits: str = "two"
    hints: str = "on"
    firsts: str = "on"
    sound: str = "off"

    @property
    def dark(self) -> bool:
        """Whether the page is dark now."""
        return self.theme == "dark" or (
            self.theme == "system" and bool(window.matchMedia("(prefers-color-scheme: dark)").matches)
        )

    @property
    def look(self) -> Look:
        """How things are painted now."""
        theme, four = DARK if self.dark else LIGHT, self.suits == "four"
        return Look(theme, self.lang, float(window.devicePixelRatio or 1), four)

    @property
    def calm(self) -> bool:
        """Whether nothing may fly or pulse."""
        return self.motion == "calm" or bool(window.matchMedia("(prefers-reduced-motion: reduce)").matches)


async def load() -> Settings:
    """The stored settings; the browser's language the first time (Dutch unless it is English)."""
    stored = await store.get(KEY)
    if not isinstance(stored, dict):
        stored = {"lang": "en" if str(navigator.language).startswith("en") else "nl"}
    return Settings(**{name: stored[name] for name, values in CHOICES.items() if stored.get(name) in values})


async def save(settings: Settings) -> None:
    """Remember the settings on this device."""
    await store.put(KEY, settings._asdict())


def apply_settings(settings: Settings) -> None:
    """Put the settings on the document, and leave a note for the first paint (web/boot.js reads it).

    A device that stores nothing paints its first moment by the system's own look.
    """
    root = document.documentElement
    root.lang = settings.lang
    if settings.theme == "system":
        root.removeAttribute("data-theme")
    else:
        root.dataset.theme = settings.theme
    root.dataset.big = "yes" if settings.letters == "big" else "no"
    root.dataset.calm = "yes" if settings.motion == "calm" else "no"
    root.dataset.hand = settings.hand
    with suppress(Exception):
        window.localStorage.setItem(
            "kaartbord.look",
            json.dumps(
                {"theme": settings.theme, "big": settings.letters == "big", "calm": settings.motion == "calm"}
            ),
        )
