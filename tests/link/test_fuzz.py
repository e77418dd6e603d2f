"""Fuzzed links: whatever stands there, it is a match that was really played or a BadLink."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kaartbord.games import GAMES
from kaartbord.match.link import BadLink, Seat, decode, decode_link, encode, encode_link
from kaartbord.match.match import Match, replay, truncate
from kaartbord.match.seal import ALPHABET, seal
from support.links import mutants
from support.links.forge import head
from support.links.golden import ALL
from support.long import some
from support.plays import options, random_play

HEAD = head("K")
REASONS = {*mutants.REASONS}
PLAYS = [random_play(Match("K", 1, options(), seats, seats), longest=60) for seats in GAMES["K"].INFO.seats]
LINKS = [
    encode_link(
        truncate(play.match, length),
        [Seat("human", f"Speler {n}", n > 0) for n in range(play.match.seats)],
        length or None,
    )
    for play in PLAYS
    for length in (0, 7, 60)
]
MUTANTS = 1000
KINDS = {
    *((True, reason) for reason in ("opened", "damaged", "newer")),
    *((False, reason) for reason in ("opened", "damaged", "torn", "foreign")),
}
"""The possible results: whether a mutant was forged, and the outcome."""

LETTERS = st.text(ALPHABET + ".#", max_size=200)


def attempt(text, read=decode_link):
    """Return the content of the text, or the reason why it is refused."""
    try:
        return read(text)
    except BadLink as refusal:
        assert refusal.reason in REASONS
        return refusal.reason


@given(st.text(max_size=300))
def test_random_text(text):
    assert attempt(text) in REASONS
    assert attempt(text, decode) in REASONS


@given(LETTERS, st.sampled_from(["", "D", "DK", HEAD, "#" + HEAD, "https://example.org/#" + HEAD, "BKB"]))
def test_random_letters(letters, before):
    assert attempt(before + letters) in REASONS


@given(st.binary(max_size=300))
def test_random_bytes(raw):
    assert attempt(raw.decode("latin-1")) in REASONS
    assert attempt(raw.decode(errors="replace")) in REASONS


@settings(max_examples=80)
@given(st.binary(min_size=9, max_size=60))
def test_a_random_body_under_a_right_seal_is_a_real_history_or_damaged(body):
    """And no match has two links: what can be read is written the same way again."""
    link = seal(HEAD, b"M" + body)
    match = attempt(link, decode)
    assert attempt(seal(head("K", "B"), body), decode) == match
    if match != "damaged":
        assert encode(match) == link


@settings(max_examples=80)
@given(st.sampled_from(range(4)), st.integers(0, 60), st.integers(1, 2**32))
def test_a_random_number_above_a_real_start_is_a_real_history_or_damaged(table, length, number):
    """Any number is some history as long as it ends before the game does."""
    start = PLAYS[table].match
    info = GAMES["K"].INFO
    packed = ((number << 64 | start.seed) << len(info.options)) * 4 + table
    match = attempt(seal(HEAD, b"M" + packed.to_bytes(-(-packed.bit_length() // 8), "big")), decode)
    if match != "damaged":
        assert match[:5] == start[:5]
        assert replay(match).match == match


@given(st.sampled_from(LINKS), st.data())
def test_mutated_links(link, data):
    at = data.draw(st.integers(0, len(link)))
    span = data.draw(st.integers(0, 12))
    text = link[:at] + data.draw(st.text(ALPHABET + ".# %\u202e", max_size=12)) + link[at + span :]
    result = attempt(text)
    if result not in REASONS:
        assert result == decode_link(link)


@given(st.sampled_from(LINKS), st.sampled_from(LINKS), st.data())
def test_concatenated_and_truncated_links(one, other, data):
    half, rest = (data.draw(st.integers(0, len(link))) for link in (one, other))
    for text in (one + other, one[:half] + other[rest:], one + " " + other, one[:half]):
        result = attempt(text)
        if result not in REASONS:
            assert result in (decode_link(one), decode_link(other))


@pytest.mark.parametrize("seed", some(range(4), 1))
def test_no_mutant_says_what_no_link_said(seed):
    """As `mutants.judge` says. It goes on until some of all kinds came up, or nothing was shown."""
    random, found = Random(seed), Counter[tuple[bool, str]]()
    while found.total() < MUTANTS or KINDS - found.keys():
        mutant = mutants.mutant(ALL, random)
        found[mutant.forged, mutants.judge(mutant)] += 1
        assert found.total() < 50 * MUTANTS, KINDS - found.keys()


def test_the_parts_of_a_link_belong_together():
    """Sections of one link under the match of another keep no check, wherever they are put."""
    for one in ALL[:6]:
        for other in ALL:
            for at in range(5, len(one)):
                if not (text := one[:at] + other[at:]).startswith((one, other)):
                    assert attempt(text) in ("torn", "damaged", "foreign"), text


@pytest.mark.parametrize("case", [str.lower, str.upper, str.swapcase, str.title])
def test_a_change_of_case_is_refused(case):
    for link in LINKS:
        assert attempt(case(link)) in REASONS
