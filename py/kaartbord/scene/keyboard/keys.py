"""Every key that does something at a table. Pure."""

from typing import NamedTuple

from ...text.answers import Answers, available_questions

HINT_KEY, LAST_TRICK = "?", "l"

ANSWER_KEYS = {"hand": "h", "trick": "t", "board": "b", "rows": "r", "score": "s", "turn": "w", "last": "z"}
"""By question that a player can ask about the table, as `Answers` names them: the letter of its key."""


class Key(NamedTuple):
    """A line of the help on keys: the keys, and their effect."""

    keys: tuple[str, ...]
    """The words on it; several for keys that do the same, with `+` between those that are pressed together."""
    words: str
    """The key of the text that describes it."""


PAGE = (
    Key(("F1",), "keys.help"),
    Key(("Tab", "Shift+Tab"), "keys.walk"),
    Key(("Enter", "Space"), "keys.press"),
    Key(("Esc",), "keys.close"),
)
SWITCHES = {
    "one": (Key(("Space", "Enter"), "keys.switch"), Key(("Esc",), "keys.switch_off")),
    "two": (
        Key(("Space",), "keys.switch_step"),
        Key(("Enter",), "keys.switch"),
        Key(("Esc",), "keys.switch_off"),
    ),
}
"""By setting: the keys of a player who uses switches."""

HAND = (
    Key(("←", "→", "Home", "End"), "keys.hand"),
    Key(("↓",), "keys.enter"),
    Key(("7", "H"), "keys.find"),
    Key(("Ctrl+Enter",), "keys.gold"),
    Key(("Ctrl+Z",), "keys.undo"),
    Key(("Ctrl+Y",), "keys.redo"),
)
BOARD = (
    Key(("←", "↑", "→", "↓"), "keys.board"),
    Key(("PageUp", "PageDown"), "keys.offered"),
    Key(("Enter", "Space"), "keys.square"),
    Key(("Esc", "Backspace"), "keys.part_back"),
)
NUMBER = Key(("1", "2"), "keys.number")
REPLAY = (
    Key(("←", "→"), "keys.step"),
    Key(("Home", "End"), "keys.ends"),
    Key(("PageUp", "PageDown"), "keys.round"),
)
EDITOR = (
    Key(("←", "↑", "→", "↓"), "keys.tile"),
    Key(("Letter",), "keys.paint"),
    Key(("Ctrl+Z",), "keys.unpaint"),
    Key(("Ctrl+Y",), "keys.repaint"),
)


def switches(setting: str) -> dict[str, tuple[Key, ...]]:
    """Return the keys for the switches of the setting, if any are used."""
    return {"switch": SWITCHES[setting]} if setting in SWITCHES else {}


def key_sections(answers: Answers | None, owners: int, setting: str) -> dict[str, tuple[Key, ...]]:
    """Return every key by the place where it works; without `answers` no table is open.

    `owners` is the number with pawns to ask about, and `setting` what keys of one letter need: `on`, `shift` or `off`.
    """
    if answers is None:
        return {"page": PAGE, "table": (*HAND, *BOARD), "replay": REPLAY, "editor": EDITOR}
    table = (*HAND, *BOARD) if answers.board else HAND
    table = (*table, NUMBER) if answers.board and answers.trick else table  # squares with numbers are those of teams
    return {"page": PAGE, "table": table, "ask": _asking(answers, owners, setting), "replay": REPLAY}


def _asking(answers: Answers, owners: int, setting: str) -> tuple[Key, ...]:
    """Return the keys of one letter with their questions."""
    if setting == "off":
        return ()
    shift = "Shift+" if setting == "shift" else ""
    named = [
        (ANSWER_KEYS[name], "keys.last" if name == "last" else f"answer.ask.{name}")
        for name in available_questions(answers)
    ]
    named += [("l", "keys.last_trick")] if answers.trick else []
    digits = (f"1–{owners}", "keys.pawns")
    keys = [Key((shift + key.upper(),), words) for key, words in [*named, *([digits] if owners else [])]]
    return (*keys, Key((HINT_KEY,), "keys.hint"))
