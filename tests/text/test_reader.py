"""Tests of how a sentence names people."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaartbord.games import GAMES
from kaartbord.match.names import clean_name, fold_name, graphemes
from kaartbord.text import LANGUAGE_CODES, MESSAGES, people
from kaartbord.text.phrasebooks import name_in_game, names_on_device
from kaartbord.text.reader import Reader
from locale_files import arguments
from support import catalogue
from support.catalogue import EN, NL

from locales import TABLES


def test_names_are_cut_to_their_first_word_where_there_is_little_room() -> None:
    reader = Reader(NL, ["Jij", "Maximiliaan de Groot", "", "Bo"], 0)
    assert list(reader.with_short_names.names) == ["Jij", "Maximiliaan", "", "Bo"]
    assert reader.with_short_names.name(1) == "Maximiliaan"
    assert reader.with_short_names.me == 0


def test_two_who_would_be_called_alike_keep_their_names() -> None:
    names = ["Anna van Dam", "Anna", "Wim Smit", "Anna Bos"]
    assert list(Reader(NL, names).with_short_names.names) == ["Anna van Dam", "Anna", "Wim", "Anna Bos"]


@pytest.mark.parametrize(
    ("lang", "mine", "other"),
    [("nl", "maat van jou", "maat van Bo"), ("en", "partners with you", "partners with Bo")],
)
def test_a_plate_says_whose_partner_it_is_to_the_reader_too(lang: str, mine: str, other: str) -> None:
    reader = Reader(MESSAGES[lang], ["Rie", "Bo"], 0)
    assert [reader.format("plate.mate", name=reader.people([seat])) for seat in (0, 1)] == [mine, other]


# ---- two of one name


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
@pytest.mark.parametrize("code", GAMES)
def test_people_of_one_name_are_told_apart_in_every_game(lang: str, code: str) -> None:
    seats = max(GAMES[code].INFO.seats)
    names = (["Jan", "jan", "\uff2aan", "JAN"] * 2)[:seats]
    known = names_on_device(MESSAGES[lang], code, names, None, ())
    assert len({fold_name(name) for name in known}) == seats
    assert [name_in_game(MESSAGES[lang], code, seat, names, ()) for seat in range(seats)] == known


def test_the_colour_stands_behind_the_names_that_are_alike() -> None:
    assert names_on_device(NL, "K", ["Jan", "Wim", "Jan", ""], None, ()) == [
        "Jan (rood)",
        "Wim",
        "Jan (geel)",
        "Turkoois",
    ]
    assert names_on_device(EN, "K", ["Jan", "Wim", "Jan", ""], None, (2, 1, 0, 3))[0] == "Jan (yellow)"
    assert names_on_device(NL, "O", ["Jan", "Wim", "Jan", "Jan"], None, ()) == [
        "Jan (wit 1)",
        "Wim",
        "Jan (wit 2)",
        "Jan (grijs 2)",
    ]


def test_a_name_that_is_the_colour_of_somebody_else_gets_its_own_behind_it() -> None:
    assert names_on_device(NL, "K", ["", "Rood", "", "Blauw"], None, ()) == [
        "Rood",
        "Rood (blauw)",
        "Geel",
        "Blauw",
    ]


def test_a_name_that_is_what_another_is_known_by_is_told_apart_too() -> None:
    assert names_on_device(NL, "K", ["Jan", "Jan", "Jan (rood)", "jan"], None, ()) == [
        "Jan (rood) (rood)",
        "Jan (blauw)",
        "Jan (rood) (geel)",
        "jan (turkoois)",
    ]


def test_two_who_would_look_alike_in_small_letters_keep_their_names() -> None:
    assert list(Reader(NL, ["anna Bos", "Anna", "Wim Smit"]).with_short_names.names) == ["anna Bos", "Anna", "Wim"]


# ---- names in brief


def seen(names: list[str], most: int = 24) -> list[str]:
    """Return the visible part of short names, of which nothing may be lost."""
    found = people.short_names(names, most)
    assert ["".join((one.start, one.skipped, one.end, one.rest)) for one in found] == names
    return [one.start + one.sign + one.end for one in found]


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Opa Jan", "Opa Kees", "Oma Riet", "Oma Jo"], ["Opa J.", "Opa K.", "Oma R.", "Oma Jo"]),
        (["Opa", "opa Jan", "Opa Joop", "Maximiliaan Bos"], ["Opa", "opa Jan", "Opa Jo.", "Maximiliaan"]),
        (["Jan (rood)", "Jan (blauw)", "Jan (zwart)"], ["Jan (r)", "Jan (b)", "Jan (z)"]),
        (
            ["Oma \U0001f408\u200d\u2b1bje", "Oma \U0001f408je"],
            ["Oma \U0001f408\u200d\u2b1b.", "Oma \U0001f408."],
        ),
    ],
)
def test_names_in_brief_differ(names: list[str], shown: list[str]) -> None:
    assert seen(names) == shown


def test_no_room_for_a_full_stop_is_room_for_a_letter() -> None:
    assert seen(["Oma Riet", "Oma Jo", "Oma Jans"], 6) == ["Oma R.", "Oma Jo", "Oma Ja"]
    assert seen(["Oma Riet", "Oma Jo"], 5) == ["Oma R", "Oma J"]
    assert seen(["Jan (rood)", "Jan (blauw)"], 7) == ["Jan (r)", "Jan (b)"]


@pytest.mark.parametrize("most", range(4, 11))
def test_names_that_differ_in_their_last_letter_differ_in_any_room(most: int) -> None:
    names = [f"Maximiliaanalexandersen{number}" for number in range(6)] + ["Marianne", "Marianna"]
    shown = seen(names, most)
    assert len(set(shown)) == len(names)
    assert max(len(graphemes(name)) for name in shown) <= most


@given(st.lists(st.text("ab \u0301\U0001f467\u200d", max_size=30).map(clean_name).filter(bool), min_size=2, max_size=8))
def test_no_name_in_brief_is_that_of_two(names: list[str]) -> None:
    shown = seen(list(dict.fromkeys(names)))
    assert len(set(shown)) == len(shown)


# ---- names that are read from right to left

VALUES = {value for text in TABLES["nl"].values() for value in arguments(text)}
"""All that the sentences have room for."""

DINA, MARYAM = "\u05d3\u05d9\u05e0\u05d4 8", "\u0645\u0631\u064a\u0645"


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
@pytest.mark.parametrize("code", GAMES)
def test_a_name_from_right_to_left_moves_nothing_around_it(lang: str, code: str) -> None:
    names = names_on_device(MESSAGES[lang], code, [DINA, MARYAM], None, ())
    reader = Reader(MESSAGES[lang], names, None)
    assert reader.names_of([0]) == f"\u2068{DINA}\u2069"
    assert name_in_game(MESSAGES[lang], code, 1, [DINA, MARYAM], ()) == f"\u2068{MARYAM}\u2069"
    assert reader.with_short_names.name(0) == f"\u2068{DINA.split()[0]}\u2069"
    assert Reader(MESSAGES[lang], ["Anna", "\u00c9mile 8"]).name(1) == "\u00c9mile 8"


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_no_sentence_lets_a_name_from_right_to_left_move_anything(lang: str) -> None:
    for key in sorted(catalogue.KEYS):
        text = MESSAGES[lang].format(key, **dict.fromkeys(VALUES, MARYAM))
        assert text.count(f"\u2068{MARYAM}\u2069") == text.count(MARYAM), key
        assert "\u2068" not in MESSAGES[lang].format(key, **dict.fromkeys(VALUES, "\u00c9mile"))
    assert MESSAGES[lang].join([DINA, MARYAM]).count("\u2068") == 2
    assert (
        MESSAGES[lang].format("lobby.game", game="Keezbord", names=MESSAGES[lang].join([DINA, MARYAM])).count("\u2068")
        == 2
    )


def test_names_stand_apart_in_a_sentence() -> None:
    reader = Reader(NL, ["Jan", "Jan Bos", "Bos", "Bo+"], 2)
    assert reader.split_at_names("Jan Bos slaat Jan, en Janus ziet Bo+.") == [
        "",
        "Jan Bos",
        " slaat ",
        "Jan",
        ", en Janus ziet ",
        "Bo+",
        ".",
    ]
    assert reader.split_at_names("Bos wacht.") == ["Bos wacht."], "that is the reader, who is called you"
    assert Reader(NL).split_at_names("Jan wacht.") == ["Jan wacht."]
    assert Reader(NL, [DINA]).split_at_names(f"\u2068{DINA}\u2069, 5: van rood 6.") == ["", DINA, ", 5: van rood 6."]
