"""Links that cannot be opened: each is refused with the right reason, and with nothing but a BadLink."""

from math import prod

import pytest
from kaartbord.games import GAMES
from kaartbord.match.link import BadLink, Seat, Section, bare_link, decode, decode_link, encode, encode_link
from kaartbord.match.match import Match, start_match
from kaartbord.match.seal import ALPHABET, seal, unseal
from support.links.forge import forged, head, old, sections
from support.plays import bot_play, options

WHOLE = bot_play({}, 4, 11)
START = start_match("K", options("K", "NK"), 6, 12345)
SEATS = tuple(Seat("link", name, False) for name in ("An", "Bo", "<b>", ""))
NEW = {
    "start": encode(START),
    "whole": encode(WHOLE),
    "named": encode_link(WHOLE, SEATS),
    "ply": encode_link(WHOLE, SEATS, 7),
    "stripped": encode_link(WHOLE, None, 7),
    "watch": encode_link(START, None, for_spectator=True),
    "seat": encode_link(START, None, seat=3),
    "more": encode_link(START, None, extra_sections=[Section("f", b"faces"), Section("z", b"")]),
    "undone": encode_link(START.match._replace(undo_count=300), None, for_spectator=True),
}
OLD = {f"old {name}": old(link) for name, link in NEW.items() if name not in ("more", "undone")}
LINKS = NEW | OLD
STRANGE = ".,#%/ =+~\n\0é\u202e\U0001f600"


def outcome(text):
    """Return the match that a text opens, or the reason why it is refused."""
    try:
        return decode_link(text).match
    except BadLink as refusal:
        return refusal.reason


def reason(text, read=decode_link):
    with pytest.raises(BadLink) as refusal:
        read(text)
    assert str(refusal.value) == refusal.value.reason
    return refusal.value.reason


@pytest.mark.parametrize("name", LINKS)
def test_every_single_changed_letter_is_refused(name):
    """But at a full stop of an old link, which may be one that ends a sentence."""
    link = LINKS[name]
    match = decode_link(link).match
    for at, letter in enumerate(link):
        whole = [match] if "." in link[max(at - 1, 0) : at + 1] else []
        for other in set(ALPHABET + STRANGE) - {letter}:
            text = link[:at] + other + link[at + 1 :]
            assert outcome(text) in ("empty", "torn", "foreign", "damaged", *whole)


@pytest.mark.parametrize("name", ["start", "whole"])
def test_changed_letters_are_damage(name):
    """Behind the head, a letter of the alphabet for another leaves the length as it was."""
    link = LINKS[name]
    for at in range(4, len(link)):
        for other in set(ALPHABET) - {link[at]}:
            assert reason(link[:at] + other + link[at + 1 :], decode) == "damaged"


def test_every_two_changed_neighbours_are_refused():
    link = LINKS["start"]
    for at in range(len(link) - 1):
        for one in set(ALPHABET[at % 7 :: 7]) - {link[at]}:
            for two in set(ALPHABET[at % 5 :: 5]) - {link[at + 1]}:
                assert reason(link[:at] + one + two + link[at + 2 :]) in ("torn", "foreign", "damaged")


@pytest.mark.parametrize("name", LINKS)
def test_swapped_lost_and_doubled_letters_are_refused(name):
    link = LINKS[name]
    for at in range(len(link)):
        changed = {
            link[:at] + link[at + 1 :],
            link[:at] + link[at] + link[at:],
            link[:at] + link[at : at + 2][::-1] + link[at + 2 :],
        }
        for text in changed - {link}:
            whole = [decode(link)] if link in text or "." in link[max(at - 1, 0) : at + 2] else []
            assert outcome(text) in ("torn", "foreign", "damaged", *whole)


@pytest.mark.parametrize("name", NEW)
def test_a_link_that_is_cut_off_is_torn(name):
    """Wherever it is cut: nobody can take people or purpose away from it. Where it is 64 letters short its
    length letter is right and the check refuses it."""
    link = LINKS[name]
    for length in range(1, len(link)):
        lost = len(link) - length
        assert reason(link[:length]) == ("torn" if lost % 64 or length <= 4 else "damaged")


@pytest.mark.parametrize("name", OLD)
def test_an_old_link_that_is_cut_off_is_torn(name):
    """Cut off where a part ends, before or behind its full stop, what is left is whole."""
    link = LINKS[name]
    for length in range(1, len(link)):
        parts = link[:length].split(".")
        part, full = parts[-1], link.split(".")[len(parts) - 1]
        head = 3 if len(parts) == 1 else 0
        if part in ("", full):
            assert decode_link(link[:length]).match == decode(link)
        elif len(part) > head and (len(full) - len(part)) % 64 == 0:
            assert reason(link[:length]) == "damaged"
        else:
            assert reason(link[:length]) == "torn"


@pytest.mark.parametrize("name", LINKS)
def test_what_comes_behind_a_link_is_none_of_it(name):
    shared = decode_link(LINKS[name])
    for behind in (*ALPHABET, *STRANGE, 64 * "A", "...", "!!", "Groetjes", "\nTot straks.", LINKS[name]):
        assert decode_link(LINKS[name] + behind) == shared, behind


def test_parts_behind_a_new_link_are_none_of_it():
    shared = decode_link(LINKS["whole"])
    for part in (*LINKS["old ply"].split(".")[1:], LINKS["start"]):
        assert decode_link(f"{LINKS['whole']}.{part}") == shared


@pytest.mark.parametrize("text", ["", " ", "\n\t", "#", " # ", "http://a.nl/#", "http://a.nl/# hoi"])
def test_nothing_behind_the_mark_is_empty(text):
    assert reason(text) == reason(text, decode) == "empty"


@pytest.mark.parametrize(
    "text",
    [
        "rules",
        "#section-2",
        "hallo, doe je mee?",
        "https://example.org/page#intro",
        "A",
        "K",
        "b",
        "bK1234567",
        "ZZ" + LINKS["whole"][2:],
        '{"game":"keezbord"}',
        "javascript:alert(1)",
        "éé",
        "💥",
        ".",
        "..",
        "\0",
    ],
)
def test_what_is_no_link_of_ours_is_foreign(text):
    assert reason(text) == reason(text, decode) == "foreign"


@pytest.mark.parametrize(
    "text",
    [
        seal("EKB", b"another format"),
        seal("EKB", b"another format") + ".with.parts",
        seal("DZB", b"another game"),
        seal("BZB", b"another game"),
        seal("DK" + ALPHABET[GAMES["K"].INFO.version + 1], b"later rules"),
        seal("BK" + ALPHABET[GAMES["K"].INFO.version + 1], b"later rules"),
        seal("___", b""),
        seal(head("K"), b"Nanother way to write a match"),
        forged(LINKS["start"], [Section("N", b"what must be understood")]),
        forged(LINKS["named"], [Section("X", b""), *sections(LINKS["named"])[:-1]]),
    ],
)
def test_what_a_later_version_made_is_newer(text):
    assert reason(text) == reason(text, decode) == "newer"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(head("K") + 10_000 * "A", id="link"),
        pytest.param(seal(head("K"), b"M" + 3500 * b"A"), id="match"),
        pytest.param(10_000 * "x", id="foreign"),
        pytest.param(100_000 * " ", id="blank"),
        pytest.param(10_000_000 * "D", id="ten million"),
        pytest.param(head("K", "B") + 5000 * "A", id="old match"),
        pytest.param(LINKS["old whole"] + "." + 5000 * "A", id="old people"),
        pytest.param(LINKS["old whole"] + ".." + 5000 * "A", id="old ply"),
        pytest.param("Hoi! " * 20_000 + "https://example.org/#" + LINKS["whole"], id="chat"),
    ],
)
def test_what_is_longer_than_any_match_is_long(text):
    assert reason(text) == "long"


def number(match, *, choices, seats=1):
    """The body of a link with this number for its choices; `seats` is the rank of four among the seats."""
    info = GAMES["K"].INFO
    packed = ((choices << 64 | match.seed) << len(info.options)) * len(info.seats) + seats
    return packed.to_bytes(-(-packed.bit_length() // 8), "big")


RADICES = [ply.radix for ply in WHOLE.plies if ply.radix > 1]


def whole():
    """All choices of the whole game in one number."""
    choices = 1
    for radix, rank in zip(reversed(RADICES), reversed(WHOLE.match.choices), strict=True):
        choices = choices * radix + rank
    return choices


def test_the_body_is_what_it_should_be():
    """The texts that the next tests spoil are right to begin with."""
    assert seal(head("K"), b"M" + number(WHOLE.match, choices=whole())) == LINKS["whole"]


IMPOSSIBLE = {
    "no body": b"",
    "no choices": number(WHOLE.match, choices=0),
    "no mark at the end of the choices": number(WHOLE.match, choices=0)[:-1],
    "a choice after the end": number(WHOLE.match, choices=whole() + 6 * prod(RADICES)),
    "a last digit that is not the mark": number(WHOLE.match, choices=whole() + prod(RADICES)),
    "a leading zero": b"\0" + number(WHOLE.match, choices=1),
    "noughts": bytes(40),
}


@pytest.mark.parametrize("body", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_history_that_cannot_be_is_damage(body):
    assert reason(seal(head("K"), b"M" + body), decode) == "damaged"
    assert reason(seal(head("K", "B"), body), decode) == "damaged"


def test_rules_version_nought_never_was():
    assert reason(seal("DKA", b"M12345678901234"), decode) == "damaged"
    assert reason(seal("BKA", b"12345678901234"), decode) == "damaged"


MATCH = sections(LINKS["start"])[-1].body


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"M",
        b"W",
        b"R\3\0\0\1",
        b"p",
        b"p\x08M",
        b"p\x80M",
        b"\0M" + MATCH,
        b"f\1M" + MATCH,
        b"fM" + MATCH,
        b"f\x80\5facesM" + MATCH,
        b"f\xff",
        b"f\0f\0M" + MATCH,
        b"z\0f\0M" + MATCH,
        b"f\0W\0M" + MATCH,
        b"\xe9\0M" + MATCH,
        b"1\0M" + MATCH,
        b"R\3\0\0\0W\0M" + MATCH,
        b"S\1\0W\0M" + MATCH,
        b"W\1.M" + MATCH,
    ],
)
def test_sections_that_do_not_fit_are_damage(body):
    assert decode(seal(head("K"), b"M" + MATCH)) == START.match
    assert reason(seal(head("K"), body)) == "damaged"


PEOPLE = [
    b"",
    b"\0\0\0\0",
    b"\0\0\0\0a\nb\nc",
    b"\0\0\0\0a\nb\nc\nd\ne",
    b"\0\0\0\0\xff\n\n\n",
    b"\3\0\0\0\n\n\n",
    b"\x08\0\0\0\n\n\n",
    b"\0\0\0\x19\n\n\n",
    b"\0\x12\0\0\n\n\n",
    b"\0\x19\0\0\n\n\n",
]


@pytest.mark.parametrize("people", PEOPLE)
def test_people_that_do_not_fit_the_seats_are_damage(people):
    assert reason(forged(LINKS["whole"], [Section("p", people)])) == "damaged"
    assert reason(f"{LINKS['old whole']}.{seal('', people)}") == "damaged"


@pytest.mark.parametrize("people", [*PEOPLE[:7], b"\0\1\0\0\n\n\n"])
def test_only_a_later_level_is_worth_a_capital(people):
    assert decode_link(forged(LINKS["whole"], [Section("P", b"\0\x19\0\0\n\n\n")])).seats[1].level == "beginner"
    assert reason(forged(LINKS["whole"], [Section("P", people)])) == "damaged"


def test_people_stand_in_a_link_once():
    both = [Section("P", b"\0\x19\0\0\n\n\n"), Section("p", b"\0\0\0\0\n\n\n")]
    assert reason(forged(LINKS["whole"], both)) == "damaged"


PURPOSES = [
    ("R", b""),
    ("R", b"\0"),
    ("R", b"\0\0\0\0"),
    ("R", b"\xff\xff\xff"),
    ("R", (len(WHOLE.plies) + 1).to_bytes(3, "big")),
    ("S", b""),
    ("S", b"\4"),
    ("S", b"\0\0"),
    ("W", b"x"),
]


@pytest.mark.parametrize(("kind", "body"), PURPOSES)
def test_a_ply_or_seat_that_is_not_there_is_damage(kind, body):
    assert reason(forged(LINKS["whole"], [Section(kind, body)])) == "damaged"


@pytest.mark.parametrize("count", [b"", b"\0\0", b"\1", b"\0\0\1"])
def test_a_count_of_what_was_taken_back_has_one_spelling(count):
    assert decode(forged(LINKS["whole"], [Section("U", b"\0\1")])) == WHOLE.match._replace(undo_count=1)
    assert reason(forged(LINKS["whole"], [Section("U", count)])) == "damaged"


@pytest.mark.parametrize(
    "part",
    [
        *(body for kind, body in PURPOSES if kind == "R"),
        b"s",
        b"s\4",
        b"s\0\0",
        b"x\0",
        b"wx",
    ],
)
def test_a_ply_or_seat_that_is_not_there_is_damage_in_an_old_link(part):
    assert reason(f"{LINKS['old whole']}..{seal('', part)}") == "damaged"


def test_too_many_parts_of_an_old_link_are_damage():
    assert reason(LINKS["old ply"] + "." + seal("", b"more")) == "damaged"


@pytest.mark.parametrize("name", LINKS)
def test_the_match_alone_is_refused_with_the_link(name):
    assert bare_link(LINKS[name]) == encode(decode(LINKS[name]))
    for text in (LINKS[name][:-1], "", "hoi", seal("EKB", b"")):
        assert reason(text, bare_link) == reason(text)


@pytest.mark.parametrize("size", range(12))
def test_a_sealed_body_comes_back(size):
    body = bytes(range(size))
    assert unseal(seal("", body), 0) == body
    assert unseal(seal("xyz", body), 3) == body


def test_spare_bits_must_be_nought():
    """A body whose last letter carries unused bits has one spelling only."""
    text = seal("", b"ab")
    assert len(text) % 4 == 1  # eight letters and the length: no spare bits
    text = seal("", b"abc")
    last = ALPHABET.index(text[-1])
    for spare in range(1, 4):
        assert reason(text[:-1] + ALPHABET[last + spare], lambda t: unseal(t, 0)) == "damaged"


def test_seeds_of_other_matches_give_other_links():
    links = {encode(start_match("K", options(), 4, seed)) for seed in range(50)}
    assert len(links) == 50
    assert all(decode(link) == Match("K", 1, options(), 4, decode(link).seed) for link in links)
