"""How each game speaks, by its code letter: all that a page needs which knows no game."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from ..match.match import Ply, Steps
from ..rules.protocol import Event, Score
from . import rulebook
from .okidoki import voice as okidoki
from .race import board as race_board
from .race import moves as race_moves
from .race import voice as race
from .reader import Reader
from .rulebook import Rulebook
from .toedeloe import voice as toedeloe
from .toepen import voice as toepen


class Voice(NamedTuple):
    """One game's words."""

    book: Rulebook
    tell: Callable[..., str]
    """(language, key, values): the text of one of the game's own keys, named without the game."""
    words: Callable[[str], Mapping[str, str]]
    """Words that the sentences of the rules page may ask for, in a language."""
    turn: Callable[[Reader, Any, Sequence[Event]], str]
    """(reader, view before, events): what one ply did, for log and speech."""
    quiet: Callable[[Ply, int | None], bool]
    """(ply, me): whether a ply is too small for the log."""
    headline: Callable[[Reader, Any], str]
    """(reader, final state): the word above the result."""
    ending: Callable[[Reader, Any, Score], str]
    """(reader, final state, its score): how it was won."""
    facts: Callable[[str, Any, Sequence[Ply]], Steps[str]]
    """(language, game, plies): what there was in the whole game, in figures."""


def _race(book: Rulebook) -> Voice:
    def tell(lang: str, key: str, **values: object) -> str:
        return race_board.tell(lang, book.name, key, **values)

    return Voice(
        book,
        tell,
        partial(race_board.words, game=book.name),
        race_moves.turn,
        race_moves.quiet,
        race.headline,
        race.ending,
        race.facts,
    )


VOICES = {code: _race(book) for code, book in race.BOOKS.items()} | {
    "P": Voice(
        toepen.RULEBOOK,
        toepen.tell,
        toepen.words,
        toepen.turn,
        toepen.quiet,
        toepen.headline,
        toepen.ending,
        toepen.facts,
    ),
    "O": Voice(
        okidoki.RULEBOOK,
        okidoki.tell,
        okidoki.words,
        okidoki.turn,
        okidoki.quiet,
        okidoki.headline,
        okidoki.ending,
        okidoki.facts,
    ),
    "L": Voice(
        toedeloe.RULEBOOK,
        toedeloe.tell,
        toedeloe.words,
        toedeloe.turn,
        toedeloe.quiet,
        toedeloe.headline,
        toedeloe.ending,
        toedeloe.facts,
    ),
}


# ---- house rules and rules pages


def option_label(lang: str, code: str, option: str) -> str:
    """The name of a house rule, beside its switch."""
    return VOICES[code].tell(lang, f"option.{option}")


def option_sentence(lang: str, code: str, option: str) -> str:
    """What it means when it is on, or what there is to choose."""
    return VOICES[code].tell(lang, f"option.{option}.why")


def option_value(lang: str, code: str, value: bool | str | int) -> str:
    """A word for one value: "aan", "uit", "elke deling"; for a board of one's own that it is one."""
    voice = VOICES[code]
    named = any(value in option.values for option in voice.book.info.options)
    return voice.tell(lang, f"value.{value}" if named else "value.own", number=len(str(value)))


def option_paragraph(code: str, option: str) -> str:
    """The id of the paragraph of the rules page that explains a house rule."""
    return next(known.rule for known in VOICES[code].book.info.options if known.name == option)


def preset_name(lang: str, code: str, preset: str) -> str:
    """The name of a set of house rules: "NK keezen"."""
    return VOICES[code].tell(lang, f"preset.{preset}")


def preset_source(lang: str, code: str, preset: str) -> str:
    """Where a set of house rules comes from, in a sentence."""
    return VOICES[code].tell(lang, f"preset.{preset}.source")


def refusal_paragraph(code: str, rule: str) -> str:
    """The id of the paragraph of the rules page that explains a refusal."""
    return VOICES[code].book.paragraphs[rule]


def rules_page(lang: str, code: str, options: Any, seats: int = 4) -> list[tuple[str, str, list[str]]]:
    """The whole rules as (paragraph id, title, sentences): what is true with these options and seats."""
    voice = VOICES[code]
    return rulebook.page(voice.book, lang, options, seats, voice.words(lang))
