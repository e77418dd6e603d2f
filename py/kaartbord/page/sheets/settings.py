"""The settings: every one of them in view, each a row of choices that works at once."""

from collections.abc import Callable
from typing import Any

from js import document, navigator

from ...text import say
from ..sharing import notices
from ..storage.settings import CHOICES, Settings
from ..ui import awake, dialogs
from ..ui.dom import button, by_id, data, el, fill, spawn
from ..ui.fields import radios


def show(lang: str, settings: Settings, apply: Callable[[Settings], None]) -> Any:
    """Open the sheet. `apply` gets the settings after every change and sees to wearing and saving them.

    Returns the dialog.
    """
    now = settings
    body = el("div", *_rows(lang, now), id="settings-rows", cls="settings")
    status = el("p", id="notify-status", cls="meta", role="status")
    games = el("div", *_games(lang), cls="settings-games")

    def changed(field: Any) -> None:
        nonlocal now
        name, value = str(field.name).removeprefix("set-"), str(field.value)
        now = now._replace(**{name: value})
        apply(now)
        if name == "notify":
            spawn(notify())
        if name == "lang":
            sheet.querySelector("h2").textContent = say(value, "settings.title")
            sheet.querySelector("header button").setAttribute("aria-label", say(value, "close"))
            fill(body, *_rows(value, now))
            fill(games, *_games(value))
            by_id(f"set-lang-{value}").focus()

    async def notify() -> None:
        """Ask for leave at the switch, and say what comes of it."""
        nonlocal now
        if now.notify == "on" and not notices.are_allowed() and not await notices.ask():
            now = now._replace(notify="off")
            apply(now)
            by_id("set-notify-off").checked = True
            status.textContent = say(now.lang, "settings.notify.refused")
        else:
            status.textContent = say(now.lang, "settings.notify.why") if now.notify == "on" else ""

    sheet = dialogs.sheet(say(lang, "settings.title"), body, status, games, changed=changed)
    return sheet


def _rows(lang: str, settings: Settings) -> list[Any]:
    there = {
        "touch": hasattr(navigator, "vibrate"),
        "awake": awake.is_known(),
        "notify": notices.are_known(),
    }
    rows = []
    for name, values in CHOICES.items():
        if not there.get(name, True):
            continue  # this device has nothing for it
        choices = [(value, say(lang, f"settings.{name}.{value}")) for value in values]
        rows.append(radios(f"set-{name}", say(lang, f"settings.{name}"), choices, getattr(settings, name)))
    return rows


def _games(lang: str) -> list[Any]:
    """What the browser keeps, the page and the games, and the way to carry these away."""
    page = document.documentElement
    state = "kept" if data(page, "offline") else data(page, "unkept")
    offline = el(
        "p", text=say(lang, f"settings.offline.{state}", file=data(page, "lacks")), id="offline-status"
    )
    status = el("p", id="keeping-status")

    async def show_promise() -> None:
        from . import backup

        status.textContent = await backup.status(lang)

    spawn(show_promise())
    doors = [button(say(lang, f"backup.{act}"), "backup-open") for act in ("save", "restore")]
    return [offline, el("h3", text=say(lang, "settings.games")), status, el("div", *doors, cls="backup-ways")]
