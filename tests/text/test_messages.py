"""Our runtime of messages: held to `fluent.runtime`, word for word."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any
from unicodedata import normalize

import pytest
from fluent.runtime import FluentBundle, FluentResource
from kaartbord.rules.cards import JOKER, card
from kaartbord.text import LANGUAGE_CODES, LANGUAGES, MESSAGES
from kaartbord.text.messages import Message, Messages, Pattern, People, Value, ValueList
from kaartbord.text.people import card_phrase
from locale_files import LOCALES, InvalidMessages, arguments, messages_of

from locales import TABLES

ANNA, TOM = People(("Anna",)), People(("Anna", "Tom"))
YOU, BOTH = People((), includes_reader=True), People(("Anna",), includes_reader=True)


class Shown(str):
    """An argument as text for `fluent.runtime`, and what it selects."""

    chosen: tuple[str, ...] = ()
    value: Value


def shown(messages: Messages, value: Value) -> Any:
    if isinstance(value, int):
        return value
    text = Shown(messages.format_value(value))
    text.value = value
    return text


@cache
def reference(lang: str) -> FluentBundle:
    """Return the messages of a language as `fluent.runtime` has them, with our functions."""
    messages = MESSAGES[lang]

    def person(value: Any) -> str:
        if isinstance(value.value, People):
            you, others = value.value.includes_reader, len(value.value.names)
            chosen = "both" if you and others else "you" if you else "many" if others > 1 else "one"
        else:
            chosen = key(value)
        return LANGUAGES[lang].reader_and_others if chosen == "both" else chosen

    def key(value: Any) -> str:
        return value.value.key.rpartition(".")[2] if isinstance(value.value, Message) else str(value.value)

    def capital(value: Any) -> str:
        people = isinstance(value.value, People) and not value.value.includes_reader or isinstance(value.value, str)
        return str(value) if people else str(value)[:1].upper() + str(value)[1:]

    functions: dict[str, Any] = {
        "PERSON": person,
        "KEY": key,
        "CAPITAL": capital,
        "INITIAL": lambda value: normalize("NFD", str(value))[:1].lower(),
        "CASE": lambda value, case: messages.format_value(value if isinstance(value, int) else value.value, str(case)),
    }
    bundle = FluentBundle([LANGUAGES[lang].locale], use_isolating=False, functions=functions)
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


CHOICES: Mapping[str, tuple[Value, ...]] = {
    "PERSON": (ANNA, TOM, YOU, BOTH, Message("okidoki.side.both"), "Anna"),
    "KEY": tuple(Message(f"toepen.claim.{claim}") for claim in ("wash_white", "wash_dirty")),
    "INITIAL": ("Éva", "Truus"),
    "": (0, 1, 2, 5, "as", Message("rank.12.name")),
    "-": ("Anna",),
}
"""By the function that selects by an argument, one of every kind that it can have."""


def combinations(pattern: Pattern) -> Iterator[dict[str, Value]]:
    """Yield arguments for a message: each kind of what selects, and something else for all that is only filled in."""
    selects = arguments(pattern)
    for chosen in product(*(CHOICES[function] for function in selects.values())):
        yield dict(zip(selects, chosen, strict=True))


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_every_message_comes_out_as_the_reference_has_it(lang: str) -> None:
    bundle, messages, wrong = reference(lang), MESSAGES[lang], []
    for key, pattern in TABLES[lang].items():
        name, _, case = key.partition(".")
        message = bundle.get_message(name)
        meant: Any = message.attributes[case] if case else message.value
        for values in combinations(pattern):
            told, errors = bundle.format_pattern(meant, {name: shown(messages, each) for name, each in values.items()})
            if errors or told != messages.format_value(Message(name, values), case):
                wrong.append((key, values, errors, told))
    assert wrong == []


def test_what_is_not_done_is_refused() -> None:
    for source in (
        "one = { $two -> [a] b }",
        "-brand = Kaartbord",
        "one = { two }",
        "one = { DATETIME($now) }",
    ):
        with pytest.raises(InvalidMessages):
            list(messages_of(source))


def test_a_part_comes_in_the_case_that_a_sentence_asks_for() -> None:
    table = dict(
        messages_of('point = Punkte\n    .dative = Punkten\nwith = mit { CASE($points, "dative") }, { $points }')
    )
    messages = Messages(LANGUAGES["nl"], table)
    assert messages.format("with", points=Message("point")) == "mit Punkten, Punkte"
    assert messages.format("with", points="3") == "mit 3, 3"


def test_all_words_have_the_case_that_is_written_for_words() -> None:
    french = MESSAGES["fr"]
    names = [People((name,)) for name in ("Truus", "Anna", "Éva", "Hugo", "\u05e9\u05d9")]
    assert [french.format_value(who, "of") for who in (*names, YOU, BOTH, TOM)] == [
        "de Truus",
        "d\u2019Anna",
        "d\u2019Éva",
        "de Hugo",
        "de \u2068\u05e9\u05d9\u2069",
        "de toi",
        "de toi et d\u2019Anna",
        "d\u2019Anna et de Tom",
    ]
    assert [french.format_value(value, "of") for value in ("orange 3", Message("colour.4"), 8)] == [
        "d\u2019orange 3",
        "d\u2019orange",
        "de 8",
    ]
    assert french.format_value(Message("rank.11.name"), "of") == "du valet"
    assert MESSAGES["nl"].format_value(TOM, "of") == "Anna en Tom"


def test_things_are_listed_as_the_language_does() -> None:
    words = ("Anna", Message("you"), 3)
    assert MESSAGES["nl"].format_value(ValueList(words)) == "Anna, jij en 3"
    assert MESSAGES["nl"].format_value(ValueList(words, "series")) == "Anna, jij, 3"
    assert MESSAGES["de"].format_value(ValueList(words, "then")) == "Anna, dann du, dann 3"
    assert MESSAGES["fr"].format_value(ValueList(words, "groups")) == "Anna\u202f; toi\u202f; 3"
    table = dict(messages_of("list = { $first } wa { $last }\nseries = { $first }\u060c { $last }"))
    assert Messages(LANGUAGES["nl"], table).format_value(ValueList((1, 2, 3))) == "1\u060c 2 wa 3"
    assert MESSAGES["nl"].format_value(ValueList(())) == ""


def test_a_card_has_its_article_whatever_language_gives_it_one() -> None:
    french, cards = MESSAGES["fr"], [card_phrase(card(rank, 0)) for rank in (1, 7, 12, JOKER)]
    assert [french.format_value(each, "definite") for each in cards] == [
        "l\u2019as de pique",
        "le 7 de pique",
        "la dame de pique",
        "le joker",
    ]
    assert [french.format_value(each) for each in cards[2:]] == ["dame de pique", "joker"]


def test_words_select_by_what_they_are_and_not_by_their_key() -> None:
    messages = Messages(
        LANGUAGES["nl"],
        dict(messages_of("queen = dame\nlay = { $card ->\n    [dame] la\n   *[other] le\n    }")),
    )
    assert [messages.format("lay", card=each) for each in (Message("queen"), "dame", "as")] == ["la", "la", "le"]
