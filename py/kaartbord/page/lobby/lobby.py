"""The lobby. Its frame is in index.html; here it gets its words, its doors and the games that are kept."""

from collections.abc import Awaitable, Callable, Container, Sequence
from typing import Any

from js import document

from ...games import ENTRIES
from ...match.stored import GameSummary
from ...text import LANGUAGES
from ...text.messages import Messages
from ...text.printed import pages
from ..storage import store
from ..storage.persistence import DataLoss
from ..ui import dialogs
from ..ui.dom import button, button_element, by_id, data, el
from ..ui.svg import icon_button
from .games_panel import StoredGamesPanel, game_picture

_kept = StoredGamesPanel()


def translate(root: Any, messages: Messages) -> None:
    """Give every node with `data-t` its text and every one with `data-t-label` its name."""
    for node in root.querySelectorAll("[data-t]"):
        node.textContent = messages.format(node.dataset.t, minutes=data(node, "minutes"))
    for node in root.querySelectorAll("[data-t-label]"):
        node.setAttribute("aria-label", messages.format(node.dataset.tLabel))


def fill_lobby(
    messages: Messages,
    games: Sequence[GameSummary],
    loss: DataLoss,
    forget: Callable[[Sequence[str]], Awaitable[None]],
    learnt: Container[str],
) -> None:
    """Bring the lobby up to date. `games` are all kept games, the most urgent first, and `loss` is what the
    browser wiped of those. `forget` forgets games by their keys and fills the lobby again; the player was asked
    before. `learnt` are the code letters of the games whose lessons are done."""
    lobby = by_id("lobby")
    acts = [
        ("settings-open", "settings", ""),
        ("help-open", "lobby-which", ""),
        ("paste-link", "lobby-paste", ""),
        ("meet-link", "lobby-meet", ""),
        ("lang-switch", "lobby-language", ""),
    ]
    for code, entry in ENTRIES.items():
        name = entry.name.lower()
        acts += [(f"play-{name}", "lobby-new", code), (f"rules-{name}", "lobby-help", code)]
    for door in lobby.querySelectorAll(".lesson-door"):
        key = "lesson.learnt" if data(door, "arg") in learnt else "lesson.open"
        door.textContent = messages.format(key, minutes=data(door, "minutes"))
    for name, do, arg in acts:
        by_id(name).dataset.do, by_id(name).dataset.arg = do, arg
    _kept.fill(messages, games, forget)
    _show_warning(messages, lobby, loss)


async def choose_language(messages: Messages) -> str:
    """Ask for a language, each by the name that its speakers give it; "" for none."""
    buttons = [
        button(
            language.name,
            "answer",
            lang,
            cls="gold" if lang == messages.language.code else "paper",
            lang=lang,
        )
        for lang, language in LANGUAGES.items()
    ]
    return await dialogs.wait_for_answer(
        dialogs.open_sheet(messages.format("settings.lang"), el("div", *buttons, cls="answers"))
    )


async def choose_rules(messages: Messages) -> str:
    """Ask what to explain: return the code letter of a game, "help" for Kaartbord itself, or "" for nothing."""
    names = {code: entry.name for code, entry in ENTRIES.items()}
    rows = [el("li", game_button(code, "answer")) for code in names]
    links = [
        el("li", el("a", text=name, href=pages.rules_address(messages.language.code, code)))
        for code, name in names.items()
    ]
    dialog = dialogs.open_sheet(
        messages.format("rules.which"),
        el("p", icon_button("help", messages.format("help.title"), "answer", "help")),
        el("ul", *rows, cls="uses"),
        el("h3", text=messages.format("printed.links"), id="printed-links"),
        el("ul", *links, cls="printed-links", aria_labelledby="printed-links"),
    )
    return await dialogs.wait_for_answer(dialog)


def game_button(code: str, do: str, **attributes: str) -> Any:
    """Return the button of a game, with its picture and name."""
    name = el("span", text=ENTRIES[code].name)
    return button_element(game_picture(code, 56), name, cls="row", do=do, arg=code, **attributes)


def _show_warning(messages: Messages, lobby: Any, loss: DataLoss) -> None:
    """Warn if the device keeps nothing, so that a game ends with the page, or the browser wiped its store."""
    if old := by_id("lobby-trouble"):
        old.remove()
    document.documentElement.dataset.kept = "no" if store.is_memory_only() else "yes"
    if store.is_memory_only():
        words, callbacks = messages.format("lobby.trouble"), [("backup.save", "backup-open")]
    elif loss:
        act = "backup.save" if loss == "notes" else "backup.restore"
        words = messages.format(f"keeping.lost.{loss}")
        callbacks = [(act, "backup-open"), ("keeping.seen", "lobby-seen")]
    else:
        return
    buttons = [button(messages.format(key), do) for key, do in callbacks]
    acts = el("div", *buttons, cls="trouble-acts")
    note = el("div", el("p", text=words), acts, id="lobby-trouble", role="status")
    lobby.querySelector(".lobby-head").after(note)
