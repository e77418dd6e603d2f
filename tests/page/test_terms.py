"""Terms in a sentence are buttons; the words round them stay as they are."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest
from kaartbord.games import GAMES
from kaartbord.text.glossary import Glossary
from kaartbord.text.reader import Reader
from support.catalogue import EN, NL


def test_a_term_is_a_button_that_has_its_meaning(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    terms = page_module("ui.terms")
    monkeypatch.setattr(terms, "el", lambda tag, *children, **values: (tag, children, values))
    opened: list[tuple[Any, ...]] = []
    monkeypatch.setattr(terms.dialogs, "open_sheet", lambda *given, **named: opened.append((*given, named)))
    glossary = Glossary(NL, "K", GAMES["K"].options({}), 4)
    ((before, (tag, _, button), after),) = terms.glossary_nodes(glossary, ["Je maat wint."])
    assert (before, tag, button["text"], after) == ("Je ", "button", "maat", " wint.")
    terms._explain(button["arg"])
    ((title, (_, _, words), _),) = opened
    assert title == "Maat" and words["text"].startswith("Wie met je samenspeelt")


def test_names_and_terms_are_not_translated(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    terms = page_module("ui.terms")
    monkeypatch.setattr(
        terms,
        "el",
        lambda tag, *inside, **values: (tag, *inside, *map(values.get, ("text", "translate", "cls"))),
    )
    monkeypatch.setattr(terms, "bdi", lambda name: ("bdi", name))
    glossary, reader = Glossary(NL, "K", GAMES["K"].options({}), 4), Reader(NL, ["Maat", "Bos"])
    assert terms.sentence_nodes("Bos wacht op Maat.", reader) == [
        ("bdi", "Bos"),
        " wacht op ",
        ("bdi", "Maat"),
        ".",
    ]
    (nodes,) = terms.glossary_nodes(glossary, ["Bos is je maat."], reader)
    term = ("button", "maat", "no", "term")
    assert nodes == [("bdi", "Bos"), " is je ", ("span", term, ".", None, None, "whole")]
    (nodes,) = terms.glossary_nodes(glossary, ["Bos is je maat (Maat), of niet."], reader)
    assert nodes[2:] == [term, " (", ("bdi", "Maat"), "), of niet."]


def test_the_words_on_a_button_stay_one_sentence_around_a_name(
    page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A button lays its children out apart from each other."""
    module = page_module("stage.question_bar")
    question = SimpleNamespace(reader=Reader(EN, ["Rie", "Bos"], 0))
    children: list[Any] = []
    monkeypatch.setattr(module, "fill", lambda node, *given: children.extend(given))
    monkeypatch.setattr(module, "el", lambda tag, *given: (tag, len(given)))
    bar = module.QuestionBar("K", MagicMock(), lambda action: ())
    bar.node(question, module.Button("Swap with Bos's front pawn"))
    assert children == [("span", 3)]
