"""Names of cards and people for one reader."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from ..match.names import MAX_NAME_LENGTH, fold_name, graphemes
from ..rules.cards import JOKER
from ..rules.protocol import UNKNOWN
from ..rules.seats import colour_of
from . import bidi_isolated, capitalize_first
from .messages import Message, Messages, Value

_LETTERS = (1, 11, 12, 13, 14)

_SIGNS = "♠♥♣♦"


def card_symbol(messages: Messages, card: int) -> str:
    """Return a card as it is written: "V", "10"; "?" for a hidden one."""
    if card == UNKNOWN:
        return "?"
    rank = card >> 2
    return messages.format(f"rank.{rank}") if rank in _LETTERS else str(rank)


def card_symbols(messages: Messages, cards: Iterable[int]) -> str:
    """Return cards in a row as they are read fastest: "♠V ♥10"; a joker has no suit."""
    return " ".join(("" if c >> 2 == JOKER else f"{_SIGNS[c & 3]}\ufe0e") + card_symbol(messages, c) for c in cards)


def rank_phrase(card: int) -> Value:
    """Return a card by its rank, as an argument of a message: "boer", "7"; "" for a hidden one."""
    number = card >> 2
    if number in _LETTERS:
        return Message(f"rank.{number}.name")
    return Message("rank.number", {"number": number}) if number else ""


def card_phrase(card: int) -> Value:
    """Return a card with its suit, as an argument of a message: "harten vrouw"."""
    if card == UNKNOWN:
        return Message("card.hidden")
    if card >> 2 == JOKER:
        return rank_phrase(card)
    return Message("card", {"rank": rank_phrase(card), "suit": Message(f"suit.{card & 3}")})


def card_name(messages: Messages, card: int) -> str:
    """Return a card as it is spoken, without a sentence around it."""
    return messages.format_value(card_phrase(card))


def suit_name(messages: Messages, suit: int) -> str:
    """Return the name of a suit."""
    return messages.format(f"suit.{suit}")


def card_list(messages: Messages, cards: Iterable[int]) -> str:
    """Return cards as they are written, separated by commas."""
    return messages.join((card_symbol(messages, c) for c in cards), "series")


def colour_name(messages: Messages, number: int) -> str:
    """Return the name of a colour, with a capital."""
    return capitalize_first(messages.format(f"colour.{number}"))


FIRST_TEAM_COLOUR = 8
"""The first colour after those of the seats; then grey, and green which is nobody's."""


def pawn_letter(messages: Messages, seat: int) -> str:
    """Return the letter on a seat's pawns."""
    return messages.format(f"letter.{seat}")


def seat_name(messages: Messages, seat: int, names: Sequence[str], colours: Sequence[int] = ()) -> str:
    """Return a seat's name for use in a sentence, or its colour as long as it has none."""
    known = names[seat] if seat < len(names) else ""
    return bidi_isolated(known) if known else colour_name(messages, colour_of(seat, colours))


def unique_names(messages: Messages, names: Sequence[str], colours: Sequence[str]) -> list[str]:
    """Return unique names: the name, with the colour behind it where two look alike, or the colour alone."""
    shown = [name or colour for name, colour in zip(names, colours, strict=True)]
    for _ in names:  # once, unless somebody is called what another is known by then
        folded = list(map(fold_name, shown))
        if len({*folded}) == len(folded):
            break
        shown = [
            messages.format("seat.alike", name=one, colour=colour.lower()) if name and folded.count(like) > 1 else one
            for name, one, colour, like in zip(names, shown, colours, folded, strict=True)
        ]
    return shown


class ShortName(NamedTuple):
    """A name shortened to fit: its start, a sign and its end are shown."""

    start: str
    sign: str = ""
    skipped: str = ""
    """The hidden part in the middle."""
    end: str = ""
    rest: str = ""
    """The hidden part at the end."""


def short_names(names: Sequence[str], max_letters: int = MAX_NAME_LENGTH) -> list[ShortName]:
    """Return the names of one table in at most `most` letters each, in which no two of them look alike.

    That is the first word of each ("Maximiliaan"), with the start of the next where two have the same ("Oma R.").
    """
    spelt = [graphemes(name) for name in names]
    folded = [[letter.casefold() for letter in name] for name in spelt]
    return [_short_name(name, folded[at], folded[:at] + folded[at + 1 :], max_letters) for at, name in enumerate(spelt)]


def _short_name(name: list[str], own: list[str], others: list[list[str]], most: int) -> ShortName:
    """Return one name by its letters; `own` and the others are those of all names without capitals."""
    word = (*own, " ").index(" ")
    apart = next((size for size in range(len(own)) if own[:size] not in [o[:size] for o in others]), len(own))
    alike = [*own[:word], " "] in [[*other, " "][: word + 1] for other in others]
    size = max(apart, word + 2) if alike else word
    end = ")" if alike and name[-1] == ")" else ""  # a colour that tells two of one name apart
    if size + len(end) > most:
        return _truncate(name, own, others, apart, most)
    if len(own) <= min(size + 1, most):
        return ShortName("".join(name))
    start, left = "".join(name[:size]), "".join(name[size : len(name) - len(end)])
    sign = "." if alike and size < most else ""
    return ShortName(start, skipped=left, end=end) if end else ShortName(start, sign, rest=left)


def _truncate(name: list[str], own: list[str], others: list[list[str]], apart: int, most: int) -> ShortName:
    """Return the start of a name that is too long for its room, and what follows the letters that tell it apart."""
    alike = [size for other in others if (size := _shared_prefix(own, other)) >= most - 2]
    first = max(min(alike, default=0), apart - (most - 2)) if apart >= most else apart
    start = most - 1 - (apart - first)
    parts = name[:start], "…", name[start:first], name[first:apart], name[apart:]
    return (
        ShortName(*map("".join, parts))
        if apart >= most
        else ShortName("".join(parts[0]), "…", rest="".join(name[start:]))
    )


def _shared_prefix(one: Sequence[str], other: Sequence[str]) -> int:
    """Return the number of letters with which both names begin."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
