"""What is said where a game does not go on, though it was opened again: what to do, and a report for who can help."""

from ...text import say
from ..stage.controls import prompt, take_away
from ..storage.files import TextFile
from ..ui.dialogs import answered, sheet
from ..ui.dom import aside, button, by_id, el, fill, handle
from ..ui.svg import icon_button


async def offer(lang: str, words: str, report: str) -> str:
    """Ask what comes now, `words` saying where the game is kept: "reload", "lobby", or "" for neither."""
    file, told = TextFile("kaartbord.txt", report), el("p", cls="meta", role="status")
    handle(report_save=lambda _: file.give_telling(lang, told))
    with aside():  # for whoever closes the sheet
        fill(by_id("toasts"))  # the last one said that the game goes on
        prompt(say(lang, "setback.title"))
        take_away(button(say(lang, "stopped.reload"), "reload", cls="gold"))
    return await answered(
        sheet(
            say(lang, "setback.title"),
            el("p", text=f"{words} {say(lang, 'setback.reload')}"),
            el("textarea", text=report, readonly=True, rows="4", aria_label=say(lang, "setback.report")),
            el(
                "div",
                button(say(lang, "stopped.reload"), "answer", "reload", cls="gold"),
                button(say(lang, "bad.lobby"), "answer", "lobby"),
                icon_button("save", say(lang, "setback.save"), "report-save"),
                cls="answers",
            ),
            told,
        )
    )
