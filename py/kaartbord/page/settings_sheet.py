"""The settings: every one of them in view, each a row of choices that works at once."""

from collections.abc import Callable
from typing import Any

from ..text import say
from . import dialogs
from .dom import by_id, el, fill
from .fields import radios
from .settings import CHOICES, Settings


def show(lang: str, settings: Settings, apply: Callable[[Settings], None]) -> Any:
    """Open the sheet. `apply` gets the settings after every change and sees to wearing and saving them.

    Returns the dialog.
    """
    now = settings
    body = el("div", *_rows(lang, now), id="settings-rows", cls="settings")

    def changed(field: Any) -> None:
        nonlocal now
        name, value = str(field.name).removeprefix("set-"), str(field.value)
        now = now._replace(**{name: value})
        apply(now)
        if name == "lang":
            sheet.querySelector("h2").textContent = say(value, "settings.title")
            sheet.querySelector("header button").setAttribute("aria-label", say(value, "close"))
            fill(body, *_rows(value, now))
            by_id(f"set-lang-{value}").focus()

    sheet = dialogs.sheet(say(lang, "settings.title"), body, close=say(lang, "close"), changed=changed)
    return sheet


def _rows(lang: str, settings: Settings) -> list[Any]:
    rows = []
    for name, values in CHOICES.items():
        choices = [(value, say(lang, f"settings.{name}.{value}")) for value in values]
        rows.append(radios(f"set-{name}", say(lang, f"settings.{name}"), choices, getattr(settings, name)))
    return rows
