"""The settings: all in view, by section, each a row of choices that works immediately."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from js import document, navigator

from ...text import LANGUAGES
from ...text.messages import Messages
from ..sharing import notices
from ..storage.settings import SECTIONS, Settings
from ..ui import awake, dialogs
from ..ui.dom import button, by_id, data, el, fill, label, spawn
from ..ui.fields import radios


def show(
    messages: Messages,
    settings: Settings,
    apply: Callable[[Settings], None],
    speak: Callable[[str], Awaitable[Settings]],
) -> Any:
    """Open the sheet; return the dialog.

    `apply` gets the settings after every change, to apply and save them; `speak` changes the language of the
    page, and returns the settings with the one then in use.
    """
    now = settings
    body = el("div", *_sections(messages, now), id="settings-rows", cls="settings")
    status = el("p", id="notify-status", cls="meta", role="status")
    games = el("div", *_games(messages), cls="settings-games")

    def changed(field: Any) -> None:
        nonlocal now
        name, value = str(field.name).removeprefix("set-"), str(field.value)
        if name == "lang":
            spawn(change_language(value))
            return
        now = now._replace(**{name: value})
        apply(now)
        if name == "notify":
            spawn(notify())

    async def change_language(lang: str) -> None:
        """Change the language of the page, and of this sheet."""
        nonlocal now
        now = await speak(lang)
        sheet.querySelector("h2").textContent = now.messages.format("settings.title")
        label(sheet.querySelector("header button"), now.messages.format("close"))
        fill(body, *_sections(now.messages, now))
        fill(games, *_games(now.messages))
        by_id(f"set-lang-{now.lang}").focus()

    async def notify() -> None:
        """Ask for permission at the switch, and show the result."""
        nonlocal now
        if now.notify == "on" and not notices.are_allowed() and not await notices.ask():
            now = now._replace(notify="off")
            apply(now)
            by_id("set-notify-off").checked = True
            status.textContent = now.messages.format("settings.notify.refused")
        else:
            status.textContent = now.messages.format("settings.notify.why") if now.notify == "on" else ""

    sheet = dialogs.open_sheet(messages.format("settings.title"), body, status, games, changed=changed)
    return sheet


def _sections(messages: Messages, settings: Settings) -> list[Any]:
    """Return the sections that have a setting for which there is anything on this device."""
    there = {
        "touch": hasattr(navigator, "vibrate"),
        "awake": awake.is_supported(),
        "notify": notices.are_supported(),
    }
    sections = []
    for section, settings_of in SECTIONS.items():
        rows = [
            _row(messages, name, values, getattr(settings, name))
            for name, values in settings_of.items()
            if there.get(name, True)
        ]
        title = el("h3", text=messages.format(f"settings.section.{section}"), id=f"settings-{section}")
        if rows:
            sections.append(el("section", title, *rows, aria_labelledby=f"settings-{section}"))
    return sections


def _row(messages: Messages, name: str, values: Iterable[str], chosen: str) -> Any:
    named = {lang: language.name for lang, language in LANGUAGES.items()} if name == "lang" else {}
    choices = [(value, named.get(value) or messages.format(f"settings.{name}.{value}")) for value in values]
    cls = "segments languages" if named else "segments"
    return radios(f"set-{name}", messages.format(f"settings.{name}"), choices, chosen, cls=cls)


def _games(messages: Messages) -> list[Any]:
    """Return what the browser keeps, the page and the games, and the way to carry these away."""
    page = document.documentElement
    state = "kept" if data(page, "offline") else data(page, "unkept")
    offline = el("p", text=messages.format(f"settings.offline.{state}", file=data(page, "lacks")), id="offline-status")
    status = el("p", id="keeping-status")

    async def show_promise() -> None:
        from . import backup

        status.textContent = await backup.status(messages)

    spawn(show_promise())
    doors = [button(messages.format(f"backup.{act}"), "backup-open") for act in ("save", "restore")]
    return [
        offline,
        el("h3", text=messages.format("settings.games")),
        status,
        el("div", *doors, cls="backup-ways"),
    ]
