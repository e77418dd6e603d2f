"""The panel of a lesson, in the place of the table's bar: title, step, sentence, and the ways through it."""

from collections.abc import Container, Sequence
from typing import Any

from ...text.messages import Messages
from ..ui.dom import by_id, el, fill
from ..ui.fitting import fit_words
from ..ui.svg import icon_only_button

Tools = Sequence[tuple[str, str]]
"""The buttons of a panel: the icon of each, and its action."""


def build(messages: Messages, title: str, tools: Tools) -> None:
    """Put the panel before all else on the table that was built."""
    leave, *others = (_tool(messages, picture, action) for picture, action in tools)
    nodes = (
        leave,
        el("div", el("h1", text=title), el("p", id="lesson-step"), cls="bar-words"),
        *others,
        el("p", id="lesson-words", role="status", tabindex="-1"),
    )
    by_id("table").prepend(el("section", *nodes, cls="lesson", aria_label=title))


def _tool(messages: Messages, picture: str, action: str) -> Any:
    return icon_only_button(picture, messages.format(action.replace("-", ".")), action, id=action)


def show_step(words: str, tools: Tools, off: Container[str] = ()) -> None:
    """Show the words about the step, and which tools are off."""
    by_id("lesson-step").textContent = words
    for _, action in tools[1:]:
        by_id(action).setAttribute("aria-disabled", str(action in off).lower())


def show_sentence(sentence: Sequence[Any]) -> None:
    """Show the sentence of the step, or the reply to a choice, as nodes; it is spoken as it comes."""
    fill(by_id("lesson-words"), el("span", *sentence))
    fit_words("#lesson-words")
