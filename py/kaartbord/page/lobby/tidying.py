"""Removing several kept games together."""

from collections.abc import Sequence
from typing import Any

from js import Date

from ...match.stored import GameSummary
from ...text.messages import Messages, count_phrase
from ...text.stored_games import SEALED_WARNING, game_title, progress, removal_warning
from ..ui import dialogs
from ..ui.dom import button, el, handle
from ..ui.fields import switch


async def choose_games(messages: Messages, found: Sequence[GameSummary]) -> list[str]:
    """Return the keys of those games that are to be removed; a sealed one under way has a question of its own."""
    games = {kept.key: kept for kept in found if removal_warning(kept) != SEALED_WARNING}
    going: set[str] = set()
    boxes = {
        key: switch(key, game_title(messages, kept), progress(messages, kept, Date.now()), on=False)
        for key, kept in games.items()
    }
    remove = button("", "answer", "forget", cls="gold")

    def count_them() -> None:
        games = count_phrase(len(going), "game")
        remove.textContent = messages.format("kept.tidy.yes" if going else "lobby.forget.yes", games=games)
        remove.toggleAttribute("disabled", not going)

    def changed(field: Any) -> None:
        (going.add if field.checked else going.discard)(str(field.name))
        count_them()

    def choose_over(_: str) -> None:
        for key, kept in games.items():
            box = boxes[key].querySelector("input")
            box.checked = not kept.awaited_seats
            (going.add if box.checked else going.discard)(key)
        count_them()

    count_them()
    sheet = dialogs.open_sheet(
        messages.format("kept.tidy"),
        el("p", text=messages.format("kept.tidy.text")),
        button(messages.format("kept.tidy.over"), "lobby-tidy-over", cls="paper small"),
        *boxes.values(),
        el("div", remove, cls="answers"),
        changed=changed,
    )
    answer = await dialogs.wait_for_answer(sheet, handle(lobby_tidy_over=choose_over))
    return [*going] if answer == "forget" else []
