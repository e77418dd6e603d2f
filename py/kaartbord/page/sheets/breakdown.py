"""The sheet for a game that stops though it was reopened: what to do, and a report for whoever can help."""

from ...text.messages import Messages
from ..stage.controls import clear_controls, prompt
from ..storage.files import TextFile
from ..ui.dialogs import open_sheet, wait_for_answer
from ..ui.dom import button, by_id, el, fill, handle, log_failures
from ..ui.svg import icon_button


async def ask_after_crash(messages: Messages, words: str, report: str) -> str:
    """Ask what comes now, `words` naming where the game is kept: return "reload", "lobby", or "" for neither."""
    file, told = TextFile("kaartbord.txt", report), el("p", cls="meta", role="status")
    handle(report_save=lambda _: file.deliver_and_report(messages, told))
    with log_failures():  # for a player who closes the sheet
        fill(by_id("toasts"))  # the last one announced that the game continues
        prompt(messages.format("setback.title"))
        clear_controls(button(messages.format("stopped.reload"), "reload", cls="gold"))
    return await wait_for_answer(
        open_sheet(
            messages.format("setback.title"),
            el("p", text=f"{words} {messages.format('setback.reload')}"),
            el("textarea", text=report, readonly=True, rows="4", aria_label=messages.format("setback.report")),
            el(
                "div",
                button(messages.format("stopped.reload"), "answer", "reload", cls="gold"),
                button(messages.format("bad.lobby"), "answer", "lobby"),
                icon_button("save", messages.format("setback.save"), "report-save"),
                cls="answers",
            ),
            told,
        )
    )
