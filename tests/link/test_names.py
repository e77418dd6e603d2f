"""Names are untrusted: whatever comes in, a short plain text comes out."""

from unicodedata import category, is_normalized

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaartbord.match.link import HANDOVER_MODULUS, Seat, Section, decode_link, encode_link
from kaartbord.match.match import start_match
from kaartbord.match.names import (
    DEVICE_MARKS,
    EMBLEMS,
    HIDDEN_CATEGORIES,
    JOINERS,
    MAX_NAME_LENGTH,
    clean_name,
    decode_mark,
    decode_name,
    encode_name,
    fold_name,
    graphemes,
    unique_emblems,
)
from kaartbord.match.seal import seal
from support.links.forge import forged, old
from support.plays import options

TABLE = start_match("K", options(), 4, 1)

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
DUTCH, BELGIAN = "\U0001f1f3\U0001f1f1", "\U0001f1e7\U0001f1ea"
ALI_REZA = "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"


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
        (ALI_REZA, ALI_REZA),
        ("Jan\u200c \u200cPiet\u200d", "Jan Piet"),
        (SCOTLAND, SCOTLAND),
        (SCOTLAND[:-1], SCOTLAND[0]),
        ("\U000e0041Jan\U000e0042", "Jan"),
        (FAMILY * 6, FAMILY * 3),
        ("a" * 17 + FAMILY, "a" * 17 + FAMILY),
        ("a" * 18 + FAMILY, "a" * 18),
        ("a" * 23 + DUTCH, "a" * 23),
        ("a" * 22 + DUTCH + BELGIAN, "a" * 22 + DUTCH),
        ("a" * 23 + "q\u0301", "a" * 23),
        *((blank, "") for blank in ("\u3164", "\u2800\u2800", "\u115f", "\uffa0", "\u00ad", "\u034f", "\ufe0f")),
        ("\u0301\u0301", ""),
        ("Jan \u0301", "Jan"),
        ("Jan\u2800de\u3164Wit", "Jan de Wit"),
    ],
)
def test_a_name_is_cut_and_cleaned(name, shown):
    assert clean_name(name) == shown
    people = 4 * (Seat("link", name, True),)
    assert decode_link(encode_link(TABLE, people)).seats == 4 * (Seat("link", shown, True),)


@pytest.mark.parametrize(
    "letter", ["a", "q\u0301", FAMILY, SCOTLAND, DUTCH, BELGIAN, "\U0001f44d\U0001f3fd", "1\ufe0f\u20e3", " "]
)
def test_what_is_seen_as_one_letter_is_one(letter):
    assert graphemes("x" + 3 * letter + "y") == ["x", letter, letter, letter, "y"]


@pytest.mark.parametrize("name", ["JAN", " jan ", "\uff2aan", "J\u200da\u200cn", "Jan\ufe0f", "Ja\u034fn"])
def test_names_that_look_alike_are_known_to_be(name):
    assert fold_name(name) == fold_name("Jan")
    assert fold_name(name) != fold_name("Jans")


NAMES = st.text(st.characters() | st.sampled_from(" \n\u202e\u200d\u0301\U0001f468\ud83d<>"), max_size=60)


TAGS = {chr(0xE0000 + at) for at in range(128)}


@given(NAMES)
def test_a_clean_name_is_short_plain_and_stays_clean(name):
    shown = clean_name(name)
    assert clean_name(shown) == shown
    assert len(shown) <= MAX_NAME_LENGTH
    assert is_normalized("NFC", shown)
    assert not [c for c in shown if c not in JOINERS and c not in TAGS and category(c) in HIDDEN_CATEGORIES]
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
            st.integers(0, HANDOVER_MODULUS - 1),
            st.sampled_from(["", *EMBLEMS]),
            st.integers(0, len(DEVICE_MARKS)),
        ),
        min_size=4,
        max_size=4,
    )
)
def test_every_table_comes_back_with_clean_names(people):
    shared = decode_link(encode_link(TABLE, people))
    assert shared.seats == tuple(seat._replace(name=clean_name(seat.name)) for seat in people)


@given(NAMES.filter(lambda name: "\n" not in name))
def test_a_link_made_by_others_gets_its_names_cleaned_too(name):
    body = bytes(4) + f"{name}\n\n\n".encode(errors="replace")
    bare = encode_link(TABLE, None)
    shown = name.encode(errors="replace").decode()
    for link in (forged(bare, [Section("p", body)]), f"{old(bare)}.{seal('', body)}"):
        first, *others = seats = decode_link(link).seats or ()
        assert [seat.name for seat in seats] == [clean_name(shown), "", "", ""]
        assert first == Seat("human", clean_name(shown), False, emblem=first.emblem, device_mark=first.device_mark)
        assert others == 3 * [Seat("human", "", False)]


@pytest.mark.parametrize("emblem", EMBLEMS)
def test_an_emblem_takes_a_byte_before_the_name(emblem):
    assert decode_name(encode_name("Anna", emblem)) == ("Anna", emblem)
    assert len(encode_name("Anna", emblem).encode()) == 5
    assert clean_name(encode_name("Anna", emblem)) == "Anna"  # all that a page sees of it which knows no emblems


@pytest.mark.parametrize("text", ["", "Anna", "\x0fAnna", "\x1fAnna", "\x00", "A\x11nna", "\u202e\x11"])
def test_no_other_character_is_an_emblem(text):
    assert decode_name(text) == (clean_name(text), "")


def test_of_two_with_one_emblem_the_first_is_known_by_it():
    assert unique_emblems(["cat", "", "boat", "cat", "", "boat"]) == ("cat", "", "boat", "", "", "")


@pytest.mark.parametrize("mark", range(1, len(DEVICE_MARKS) + 1))
@pytest.mark.parametrize("name", ["", "Anna"])
def test_a_mark_takes_a_byte_behind_the_name_and_is_nothing_to_who_knows_none(name, mark):
    text = encode_name(name, "", mark)
    assert (decode_name(text), decode_mark(text)) == ((name, ""), mark)
    assert decode_mark(encode_name(name, "cat")) == 0
    seats = [Seat("link", name, True)] * 4
    marked = encode_link(TABLE, [seats[0]._replace(device_mark=mark), *seats[1:]])
    assert len(marked) - len(encode_link(TABLE, seats)) <= 2


def test_nobody_types_an_emblem():
    assert encode_name("\x10Anna", "") == "Anna"
    assert encode_name("\x10Anna", "cat") == encode_name("Anna", "cat")


def test_an_accent_behind_what_nobody_sees_is_no_name() -> None:
    assert [clean_name(f"{unseen}\u0f71") for unseen in ("", " ", "\t", "\U000e0041", "\u200d")] == [""] * 5
