"""Names are untrusted: whatever comes in, a short plain text comes out."""

from unicodedata import category, is_normalized

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaartbord.match.link import HANDS, Seat, Section, decode_table, encode_table
from kaartbord.match.match import new
from kaartbord.match.names import EMBLEMS, HIDDEN, JOINER, LONGEST, clean, read, worn, written
from kaartbord.match.seal import seal
from link.forge import forged, old
from match.plays import options

TABLE = new("K", options(), 4, 1)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Jan", "Jan"),
        ("", ""),
        ("  Jan \t de\n\nWit ", "Jan de Wit"),
        ("<b onclick=alert(1)>Jan", "<b onclick=alert(1)>Jan"),
        ("&lt;i&gt;", "&lt;i&gt;"),
        ("x" * 200, "x" * 24),
        ("a" * 23 + " b", "a" * 23),
        ("\u202egnp.exe", "gnp.exe"),
        ("\u2066Jan\u2069\u200e\u200f\u061c", "Jan"),
        ("J\0a\x1bn\x7f\x9f", "Jan"),
        ("Jan\ud800", "Jan"),
        ("\ue000Jan", "Jan"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("\u200d \u200d", ""),
        ("\U0001f1f3\U0001f1f1 \u2764\ufe0f", "\U0001f1f3\U0001f1f1 \u2764\ufe0f"),
        ("\u05d9\u05d5\u05e0\u05d9", "\u05d9\u05d5\u05e0\u05d9"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("e" + "\u0301" * 300, "\u00e9" + "\u0301" * 23),
    ],
)
def test_a_name_is_cut_and_cleaned(name, shown):
    assert clean(name) == shown
    people = 4 * (Seat("link", name, True),)
    assert decode_table(encode_table(TABLE, people)).seats == 4 * (Seat("link", shown, True),)


NAMES = st.text(st.characters() | st.sampled_from(" \n\u202e\u200d\u0301\U0001f468\ud83d<>"), max_size=60)


@given(NAMES)
def test_a_clean_name_is_short_plain_and_stays_clean(name):
    shown = clean(name)
    assert clean(shown) == shown
    assert len(shown) <= LONGEST
    assert is_normalized("NFC", shown)
    assert not [c for c in shown if c != JOINER and category(c) in HIDDEN]
    assert shown == " ".join(shown.split())
    shown.encode()


@given(
    st.lists(
        st.builds(
            Seat,
            st.sampled_from(["human", "computer", "link"]),
            NAMES,
            st.booleans(),
            st.just("strong"),
            st.integers(0, HANDS - 1),
            st.sampled_from(["", *EMBLEMS]),
        ),
        min_size=4,
        max_size=4,
    )
)
def test_every_table_comes_back_with_clean_names(people):
    shared = decode_table(encode_table(TABLE, people))
    assert shared.seats == tuple(seat._replace(name=clean(seat.name)) for seat in people)


@given(NAMES.filter(lambda name: "\n" not in name))
def test_a_link_made_by_others_gets_its_names_cleaned_too(name):
    body = bytes(4) + f"{name}\n\n\n".encode(errors="replace")
    bare = encode_table(TABLE, None)
    shown = name.encode(errors="replace").decode()
    for link in (forged(bare, [Section("p", body)]), f"{old(bare)}.{seal('', body)}"):
        first, *others = seats = decode_table(link).seats or ()
        assert [seat.name for seat in seats] == [clean(shown), "", "", ""]
        assert first == Seat("human", clean(shown), False, emblem=first.emblem)
        assert others == 3 * [Seat("human", "", False)]


@pytest.mark.parametrize("emblem", EMBLEMS)
def test_an_emblem_takes_a_byte_before_the_name(emblem):
    assert read(written("Anna", emblem)) == ("Anna", emblem)
    assert len(written("Anna", emblem).encode()) == 5
    assert clean(written("Anna", emblem)) == "Anna"  # all that a page sees of it which knows no emblems


@pytest.mark.parametrize("text", ["", "Anna", "\x0fAnna", "\x1fAnna", "\x00", "A\x11nna", "\u202e\x11"])
def test_no_other_character_is_an_emblem(text):
    assert read(text) == (clean(text), "")


def test_of_two_with_one_emblem_the_first_is_known_by_it():
    assert worn(["cat", "", "boat", "cat", "", "boat"]) == ("cat", "", "boat", "", "", "")


def test_nobody_types_an_emblem():
    assert written("\x10Anna", "") == "Anna"
    assert written("\x10Anna", "cat") == written("Anna", "cat")
