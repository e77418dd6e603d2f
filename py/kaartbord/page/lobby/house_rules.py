"""The house rules of a new game: a preset, the options, and the differences from the preset."""

from typing import Any

from ...match.setup.boards import Boards
from ...match.setup.house_rule_choices import Values, differing_options, nearest_preset, offered_options, ordered_values
from ...paint.pen import Look
from ...rules.options import Option
from ...rules.protocol import Info
from ...text import capitalize_first
from ...text import phrasebooks as words
from ...text.messages import Messages
from ..ui.dom import button, el
from ..ui.fields import radio_id, radios, select, switch
from . import custom_board

MOST_RADIOS = 6
"""An option with more values is folded away."""


def summary(messages: Messages, info: Info, preset: str, values: Values) -> Any:
    """Return the chosen rules in a line or two: the preset and the differences from it."""
    changed = differing_options(info, preset, values)
    parts = [el("strong", text=words.preset_name(messages, info.code, preset))]
    if changed:
        lines = (el("li", text=difference(messages, info.code, option, values[option.name])) for option in changed)
        parts += [el("span", text=messages.format("rules.except")), el("ul", *lines)]
    else:
        parts.append(el("span", text=words.preset_source(messages, info.code, preset)))
    return el("div", *parts, cls="rules-summary")


def in_words(messages: Messages, info: Info, values: Values) -> str:
    """Return the same for values without a known preset, in a sentence: the nearest one is named."""
    preset, changed = nearest_preset(info, values)
    rules = [difference(messages, info.code, option, values[option.name]) for option in changed]
    return ". ".join([words.preset_name(messages, info.code, preset), *rules])


def rule_fields(look: Look, info: Info, seats: int, preset: str, values: Values, boards: Boards) -> list[Any]:
    """Return the controls: the presets, a way back to the preset, and every option with its sentence."""
    messages, changed = look.messages, differing_options(info, preset, values)
    return [
        _presets(messages, info, preset) if len(info.presets) > 1 else None,
        button(
            messages.format("rules.back", preset=words.preset_name(messages, info.code, preset)),
            "setup-preset-back",
            cls="ghost small",
            id="preset-back",
        )
        if changed
        else None,
        *(
            custom_board.board_field(look, info.code, option, boards)
            if option.board
            else option_field(messages, info.code, option, values[option.name])
            for option in offered_options(info, seats)
        ),
    ]


def parse_choice(info: Info, name: str, text: str) -> tuple[str, Any]:
    """Return the option of this name, and the value of the text of its control."""
    option = next(option for option in info.options if option.name == name)
    return option.name, next(value for value in option.values if str(value) == text)


def _presets(messages: Messages, info: Info, preset: str) -> Any:
    field = radios(
        "preset",
        messages.format("rules.preset"),
        [(name, words.preset_name(messages, info.code, name)) for name in info.presets],
        preset,
        cls="cards",
    )
    for name in info.presets:
        label = field.querySelector(f"#{radio_id('preset', name)} + span")
        label.append(el("span", text=words.preset_source(messages, info.code, name), cls="meta"))
    return field


def option_field(messages: Messages, code: str, option: Option, value: Any) -> Any:
    """Return the control of one option, with its sentence."""
    name, label = f"option-{option.name}", words.option_label(messages, code, option.name)
    why = words.option_sentence(messages, code, option.name)
    if set(option.values) == {True, False}:
        return switch(name, label, why, value)
    options = [
        (str(each), capitalize_first(words.option_value(messages, code, each))) for each in ordered_values(option)
    ]
    if len(options) > MOST_RADIOS:
        chosen = select(name, label, options, str(value))
        return el(
            "div",
            el("h3", text=label, aria_hidden="true"),
            el("p", text=why, cls="meta"),
            chosen,
            cls="long-choice",
        )
    field = radios(name, label, options, str(value))
    field.querySelector("legend").after(el("p", text=why, cls="meta"))
    return field


def difference(messages: Messages, code: str, option: Option, value: Any) -> str:
    """Return an option and its value, in a few words."""
    return messages.format(
        "rules.difference",
        rule=words.option_label(messages, code, option.name),
        value=words.option_value(messages, code, value),
    )
