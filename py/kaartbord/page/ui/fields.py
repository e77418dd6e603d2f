"""Fields for a person to fill in: native controls, so that keys, screen readers and phones know them."""

from collections.abc import Iterable
from typing import Any

from .dom import el

Choices = Iterable[tuple[str, str]]
"""(value, label) pairs."""


def radios(name: str, legend: str, choices: Choices, chosen: str, *, cls: str = "segments") -> Any:
    """Return one choice out of a few, all in view: a row of segments, or with other classes another shape.

    Where they are of the class `languages`, each label is in the language that it names.
    """
    languages = "languages" in cls.split()
    options = (_radio(name, value, label, value == chosen, languages) for value, label in choices)
    return el("fieldset", el("legend", text=legend), el("div", *options, cls="choices"), cls=cls)


def _radio(name: str, value: str, label: str, chosen: bool, language: bool) -> Any:
    control = el("input", type="radio", name=name, value=value, checked=chosen, id=radio_id(name, value))
    return el("label", control, el("span", text=label, lang=language and value))


def radio_id(name: str, value: str) -> str:
    """Return the id of one choice of `radios`."""
    return f"{name}-{value}".replace(" ", "-")


def switch(name: str, label: str, why: str, on: bool) -> Any:
    """Return a switch, with a sentence that explains it."""
    control = el(
        "input",
        type="checkbox",
        role="switch",
        name=name,
        id=name,
        checked=on,
        aria_labelledby=f"{name}-label",
        aria_describedby=f"{name}-why",
    )
    words = el(
        "span",
        el("span", text=label, id=f"{name}-label", cls="switch-label"),
        el("span", text=why, id=f"{name}-why", cls="meta"),
    )
    return el("label", control, words, cls="switch")


def text_field(name: str, label: str, value: str, *, placeholder: str = "", longest: int = 24) -> Any:
    """Return a field for one line of text; the label is for screen readers."""
    return el(
        "input",
        type="text",
        name=name,
        id=name,
        value=value,
        placeholder=placeholder,
        aria_label=label,
        maxlength=longest,
        autocomplete="off",
        autocapitalize="words",
        spellcheck="false",
        dir="auto",
    )


def text_area(name: str, label: str, value: str, *, longest: int, told_by: str) -> Any:
    """Return a field for some lines of letters that are no words; the label is for screen readers.

    `told_by` are the ids of the nodes that explain what to type.
    """
    return el(
        "textarea",
        text=value,
        name=name,
        id=name,
        aria_label=label,
        aria_describedby=told_by,
        rows=max(3, 1 + value.count("\n")),
        maxlength=longest,
        autocomplete="off",
        autocapitalize="none",
        spellcheck="false",
        cls="letters",
    )


def select(name: str, label: str, choices: Choices, chosen: str) -> Any:
    """Return one choice out of a few, folded away; the label is for screen readers."""
    options = (el("option", value=value, text=text, selected=value == chosen) for value, text in choices)
    return el("select", *options, name=name, id=name, aria_label=label)
