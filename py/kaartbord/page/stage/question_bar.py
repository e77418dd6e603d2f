"""The question in words and buttons, and the sheets that go with it."""

from collections.abc import Callable, Sequence
from typing import Any

from ...rules.protocol import Action, Refusal
from ...scene.chooser import AnyQuestion, Chooser
from ...scene.presentation import Button
from ...text import phrasebooks
from ...text.glossary import Glossary, definitions
from ..ui import terms
from ..ui.dialogs import close, open_sheet
from ..ui.dom import button, el, fill
from ..ui.roving_focus import set_tab_stop
from . import regions
from .controls import announce_prompt, offer

ActionMaps = Callable[[Action], Sequence[Any]]
"""(action): draws its places on the board, next to its words in the list of all choices."""


class QuestionBar:
    """The prompt and the buttons of a game's questions."""

    def __init__(self, code: str, chooser: Chooser[Any], maps: ActionMaps) -> None:
        self._code, self._chooser, self._maps = code, chooser, maps
        self._sheet: Any = None
        """A sheet that closes with the question."""

    def glossary(self, question: AnyQuestion[Any]) -> Glossary:
        """Return the glossary of the table."""
        table = question.view.table
        return Glossary(question.messages, self._code, table.options, table.seats)

    def marked(self, question: AnyQuestion[Any], sentence: str) -> list[Any]:
        """Return a sentence with its terms as buttons, and names apart."""
        (nodes,) = terms.glossary_nodes(self.glossary(question), [sentence], question.reader)
        return nodes

    def show(self, question: AnyQuestion[Any], refusal: Refusal | None) -> None:
        """Show the question: what to do or why something cannot be picked, the choices, and the buttons."""
        messages, chooser = question.messages, self._chooser
        if refusal is None:
            words, known = chooser.prompt(question), chooser.terms(question)
            link = button(messages.format("table.terms"), "terms", cls="plain link") if known else None
        else:
            words = chooser.refusal(question, refusal)
            paragraph = phrasebooks.refusal_paragraph(self._code, refusal.rule)
            link = button(messages.format("table.rule"), "rule", paragraph, cls="plain link")
        announce_prompt(words, link, kind="bad" if refusal else "", marked=self.marked(question, words))
        regions.show_side(board=chooser.points_at_board(question) and not question.forced)
        offer(self._choices(question), self._actions(question), forced=question.forced)

    def _choices(self, question: AnyQuestion[Any]) -> list[Any]:
        """Return the choices that are neither in the hand nor on the board."""
        nodes = [self.node(question, choice) for choice in self._chooser.choices(question)]
        hint = self._chooser.hint(question)
        return [*nodes, el("p", text=hint, cls="hint")] if hint else nodes

    def _actions(self, question: AnyQuestion[Any]) -> list[Any]:
        """Return the buttons that act; the last one plays the picked parts."""
        chooser = self._chooser
        nodes = [self.node(question, answer) for answer in chooser.answer_buttons(question)]
        if chooser.can_undo(question) and not question.forced:
            nodes.append(button(question.messages.format("table.back"), "part-back", cls="ghost"))
        if words := chooser.confirm(question):
            ready = None if chooser.action_to_confirm(question) else "true"
            nodes.append(button(words, "confirm", cls="gold", aria_disabled=ready))
        return nodes

    def node(self, question: AnyQuestion[Any], shown: Button) -> Any:
        """Return a button of the question as a new node of the document; in the list with the places that it takes."""
        arg = shown.arg if shown.action is None else list(question.legal).index(shown.action)
        node = button(
            "",
            shown.does,
            arg,
            cls=shown.kind,
            aria_label=_accessible_name(shown) or None,
            aria_pressed=None if shown.pressed is None else str(shown.pressed).lower(),
        )
        fill(node, el("span", *terms.sentence_nodes(shown.words, question.reader)))
        if shown.kind == "row" and shown.action:
            node.append(*self._maps(shown.action))
        return node

    def open_terms(self, question: AnyQuestion[Any]) -> None:
        """Explain the terms on the buttons."""
        messages, known = question.messages, definitions(self.glossary(question))
        parts = [
            el("section", el("h3", text=known[name].title), el("p", text=known[name].words))
            for name in self._chooser.terms(question)
        ]
        rules = el("div", button(messages.format("table.rules"), "rule", cls="paper"), cls="answers")
        open_sheet(messages.format("table.terms"), *parts, rules, cls="sheet rules")

    def open_list(self, question: AnyQuestion[Any]) -> None:
        """Open all choices as a list."""
        chooser = self._chooser
        rows = [el("li", self.node(question, chooser.row(question, action))) for action in chooser.listed(question)]
        listed = el("ol", *rows, cls="uses", data_walk=True)
        set_tab_stop(listed)
        self.open(question.messages.format("table.every_title"), listed)

    def open(self, title: str, content: Any) -> None:
        """Open a sheet that closes with the question."""
        self._sheet = open_sheet(title, content)

    def close(self) -> None:
        """Close the sheet."""
        if self._sheet is not None:
            close(self._sheet)
        self._sheet = None


def _accessible_name(shown: Button) -> str:
    """Return the accessible name of a button, if it is not just its visible words. It begins with those, as
    speech control finds the button by them."""
    if not shown.spoken or shown.words in shown.spoken:
        return shown.spoken
    return f"{shown.words}. {shown.spoken}"
