"""The panel of a lesson, in the place of the table's bar: title, step, sentence, and the ways through it."""

from collections.abc import Sequence
from typing import Any

from ...text.messages import Messages
from ..ui.dom import by_id, el, fill
from ..ui.fitting import fit_words
from ..ui.svg import icon_only_button


def build(messages: Messages, title: str) -> None:
    """Put the panel before all else on the table that was built."""
    words = el("p", id="lesson-words", role="status", tabindex="-1")
    tools = (
        _tool(messages, "undo", "back"),
        _tool(messages, "restart", "again"),
        _tool(messages, "next", "skip"),
    )
    nodes = (
        _tool(messages, "back", "leave"),
        el("div", el("h1", text=title), el("p", id="lesson-step"), cls="bar-words"),
        *tools,
        words,
    )
    by_id("table").prepend(el("section", *nodes, cls="lesson", aria_label=title))


def _tool(messages: Messages, picture: str, name: str) -> Any:
    return icon_only_button(picture, messages.format(f"lesson.{name}"), f"lesson-{name}", id=f"lesson-{name}")


def show_step(messages: Messages, number: int, steps: int) -> None:
    """Show the number of the step out of `steps`, the first being 0; `steps` itself once all are done."""
    by_id("lesson-step").textContent = messages.format("lesson.step", number=min(number + 1, steps), all=steps)
    over = number == steps
    for name, off in (("back", number == 0), ("again", over), ("skip", over)):
        by_id(f"lesson-{name}").setAttribute("aria-disabled", str(off).lower())


def show_sentence(sentence: Sequence[Any]) -> None:
    """Show the sentence of the step, or the reply to a choice, as nodes; it is spoken as it comes."""
    fill(by_id("lesson-words"), el("span", *sentence))
    fit_words("#lesson-words")
