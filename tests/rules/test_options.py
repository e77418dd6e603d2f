"""House rules as a number and as words: every value comes back, a board of one's own among them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaartbord.games import GAMES
from kaartbord.rules.options import (
    BoardFlaw,
    BoardFormat,
    Option,
    board_flaw,
    changes_text,
    decode_values,
    encode_values,
    is_allowed,
    normalize_board,
    pack,
    parse,
    unpack,
    with_defaults,
)
from support.games import bounded

LENGTHS = range(3, 9)
BOARD = BoardFormat("abC", LENGTHS, lambda word: BoardFlaw("pair") if "aa" in word else None)
OPTIONS = (
    Option("first", (False, True), "x"),
    Option("board", ("",), "x", BOARD),
    Option("last", ("one", "two", "three"), "x"),
)
words = st.text(BOARD.letters, min_size=3, max_size=8).filter(lambda word: "aa" not in word)
boards = st.one_of(st.just(""), words)
values = st.tuples(st.booleans(), boards, st.sampled_from(OPTIONS[2].values))


def packed(word: str) -> int:
    """The number of a board that is not asked whether it can be played on."""
    anything = BoardFormat(BOARD.letters, LENGTHS, lambda _: None)
    return pack((Option("board", ("",), "x", anything),), (word,), 0)


@bounded(200)
@given(values, st.integers(0, 2**80))
def test_values_come_back_and_so_does_what_stands_above_them(chosen, above):
    unpacked, rest = unpack(OPTIONS, pack(OPTIONS, chosen, above))
    assert tuple(unpacked.values()) == chosen
    assert rest == above


@bounded(200)
@given(values)
def test_values_come_back_from_words(chosen):
    assert with_defaults(OPTIONS, parse(OPTIONS, changes_text(OPTIONS, chosen))) == dict(
        zip(("first", "board", "last"), chosen, strict=True)
    )
    assert tuple(decode_values(OPTIONS, encode_values(OPTIONS, chosen)).values()) == chosen


def test_all_at_their_defaults_is_nothing():
    assert encode_values(OPTIONS, (False, "", "one")) == 0
    assert changes_text(OPTIONS, (False, "", "one")) == ""
    assert changes_text(OPTIONS, (False, "abC", "two")) == "board=abC last=two"


@pytest.mark.parametrize("word", ["aab", "abCaa", "aaaaaaaa"])
def test_a_number_whose_board_cannot_be_played_on_is_refused(word):
    board = OPTIONS[1:2]
    assert decode_values(board, packed("abC")) == {"board": "abC"}
    with pytest.raises(ValueError, match="no board to play on: pair"):
        decode_values(board, packed(word))


def test_a_number_too_large_is_refused():
    with pytest.raises(ValueError, match="out of range"):
        decode_values(OPTIONS[1:2], packed("bbbbbbbb") + 2 * len(LENGTHS) * 3**8)


@pytest.mark.parametrize(
    ("word", "problem"),
    [
        ("abC", ""),
        ("ab", "length"),
        ("abCabCabC", "length"),
        ("abc", "letters"),
        ("ab ", "letters"),
        ("", "length"),
        ("baab", "pair"),
        ("aax", "letters"),
    ],
)
def test_what_is_wrong_with_a_board(word, problem):
    flaw = board_flaw(BOARD, word)
    assert (flaw.problem if flaw else "") == problem
    assert is_allowed(OPTIONS[1], word) == (not problem or word == "")


@pytest.mark.parametrize("value", ["abx", "ab", "aab", None, 0, False, 3])
def test_only_a_board_is_taken_for_one(value):
    assert not is_allowed(OPTIONS[1], value)
    with pytest.raises(ValueError, match="cannot be"):
        with_defaults(OPTIONS, {"board": value})


@pytest.mark.parametrize("word", ["board=abx", "board=ab", "board=aab", "first=maybe", "first=True"])
def test_words_that_are_no_value_are_refused(word):
    name, _, value = word.partition("=")
    with pytest.raises(ValueError, match=f"{name} is .*, not {value}"):
        parse(OPTIONS, word)


def test_an_unknown_option_is_named():
    with pytest.raises(ValueError, match="unknown option surprise"):
        parse(OPTIONS, "surprise=on")


@pytest.mark.parametrize(
    ("typed", "board"),
    [
        ("abC", "abC"),
        ("ABC", "abC"),
        (" a b\nc\t", "abC"),
        ("", ""),
        ("a\u00a0bx", "abx"),
        ("Éa", "Éa"),
    ],
)
def test_a_board_may_be_typed_in_either_case_and_on_several_lines(typed, board):
    assert normalize_board(BOARD, typed) == board


@bounded(200)
@given(st.text())
def test_whatever_is_typed_can_be_judged(typed):
    board = normalize_board(BOARD, typed)
    assert board_flaw(BOARD, board) or is_allowed(OPTIONS[1], board)
    assert normalize_board(BOARD, board) == board


@pytest.mark.parametrize("code", GAMES)
def test_a_board_of_ones_own_of_every_game_is_the_usual_one_by_default(code):
    for option in GAMES[code].INFO.options:
        assert option.board is None or option.values == ("",)
