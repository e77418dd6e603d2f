"""The position text: every position survives it, and no text makes an impossible position."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kaartbord.games import tokken
from kaartbord.games.keezbord import problems, read, write
from kaartbord.games.race import EXCHANGE
from kaartbord.rules import cards
from perft.positions import GAMES, TABLES, scattered

bounded = settings(derandomize=True, deadline=None, max_examples=100)
seeds, tables = st.integers(0, 2**32), st.sampled_from(TABLES)
GOOD = ("keezbord 4 | pawns 0 12 - h3 / 1 - - - / - - - - / 41 - - h4 | hands As 7h / ? ? / Kc / 4d | "
        "played Qh | dealer 3 deals 2 turn 0")


@bounded
@given(seeds, tables)
def test_round_trip(seed: int, table: tuple[str, int]) -> None:
    name, seats = table
    game = GAMES[name]
    state = scattered(Random(seed), game, seats)
    for seen in (state, *(game.view(state, viewer) for viewer in (*range(seats), None))):
        assert game.read(game.write(seen)) == seen


@bounded
@given(seeds, tables, st.data())
def test_a_torn_text_is_refused_or_a_possible_position(seed: int, table: tuple[str, int],
                                                       data: st.DataObject) -> None:
    name, seats = table
    game = GAMES[name]
    text = game.write(scattered(Random(seed), game, seats))
    at = data.draw(st.integers(0, len(text) - 1))
    torn = data.draw(st.sampled_from((
        text[:at], text[at:], text[:at] + text[at + 1:], text[:at] + "-" + text[at + 1:],
        text[:at] + "9" + text[at:], text[:at] + data.draw(st.characters()) + text[at + 1:])))
    try:
        state = game.read(torn)
    except ValueError:
        return
    assert game.problems(state) == []
    assert game.read(game.write(state)) == state


def test_the_example_is_read() -> None:
    state = read(GOOD)
    assert state.pawns[0] == 0
    assert state.hands[0] == cards.parse("As 7h")
    assert " ".join(write(state).split()) == GOOD


@pytest.mark.parametrize(("old", "new", "reason"), [
    ("keezbord", "schaken", "starts with"), ("keezbord 4", "keezbord 5", "starts with"),
    ("keezbord 4", "keezbord 4 nonsense=on", "unknown option"), ("| played Qh ", "", "has the parts"),
    ("dealer 3 deals", "dealer 3 dealt", "the last part"), ("/ 41 - - h4", "", "3 seats"),
    ("0 12 - h3", "0 12 -", "3 pawns"), ("0 12", "64 12", "no place"), ("0 12", "h5 12", "no place"),
    ("0 12", "h0 12", "no place"), ("0 12", "x 12", "no number"), ("0 12", "+1 12", "no number"),
    ("0 12", "\u0663 12", "no number"), ("As 7h", "As 1h", "no card"), ("dealer 3", "dealer 4", "no seat"),
    ("deals 2", "deals -1", "no number"), ("turn 0", "turn 4", "no seat"),
    ("0 12", "12 12", "two pawns on one square"), ("12 - h3", "17 - h3", "two pawns on one square"),
    ("played Qh", "played Qh Qh", "a card too many"), ("As 7h", "*s 7h", "a card too many"),
    ("played Qh", "played ?", "a card played unseen"), ("turn 0", "turn dealer", "cards in hand"),
    ("hands As 7h", "hands ", "no cards"), ("turn 0", "turn over", "over without a winner"),
    ("0 12 - h3 / 1 - - - / - - - -", "h1 h2 h4 h3 / 1 - - - / h1 h2 h3 h4", "won without being over"),
])
def test_what_is_wrong_is_said(old: str, new: str, reason: str) -> None:
    assert old in GOOD
    with pytest.raises(ValueError, match=reason):
        read(GOOD.replace(old, new, 1))


GIVING = ("tokken 4 individual=on | pawns 0 12 - h3 / 1 - - - / - - - - / 41 - - h4 | "
          "hands As 7h / ? / Kc / 4d | kept / / Ah / | gifts / ? / / | jokers 0 0 0 0 | draws - | "
          "played Qh | dealer 3 deals 2 turn exchange")


def test_the_example_of_an_exchange_is_read() -> None:
    state = tokken.read(GIVING)
    assert state.turn == EXCHANGE
    assert state.kept == (b"", b"", cards.parse("Ah"), b"")
    assert state.gifts == (b"", cards.parse("?"), b"", b"")
    assert " ".join(tokken.write(state).split()) == GIVING


@pytest.mark.parametrize(("old", "new", "reason"), [
    ("tokken", "keezbord", "starts with"), ("tokken 4", "tokken 9", "starts with"),
    ("tokken 4", "tokken 4 section_length=17", "section_length"), ("0 12", "72 12", "no place"),
    ("| draws - ", "", "has the parts"), ("kept", "given", "has the parts"),
    ("jokers 0 0 0 0", "jokers 0 0 0", "a number for each seat"), ("jokers 0", "jokers -1", "no number"),
    ("draws -", "draws 4", "no seat"), ("draws -", "draws 0", "not from the dealer"),
    ("Ah", "Ah 2h", "more than one card"), ("Ah", "As", "a card too many"),
    ("gifts / ? / /", "gifts ? / ? / ? / ?", "out of turn"), ("turn exchange", "turn 0", "out of turn"),
    ("/ Ah /", "/ Ah / /", "seats instead of"), ("hands As 7h", "hands *s *h *c", "a card too many"),
])
def test_what_is_wrong_with_an_exchange_is_said(old: str, new: str, reason: str) -> None:
    assert old in GIVING
    with pytest.raises(ValueError, match=reason):
        tokken.read(GIVING.replace(old, new, 1))


def test_problems_beyond_what_a_text_can_say() -> None:
    state = read(GOOD)
    assert problems(state._replace(pawns=state.pawns + b"\x50")) == ["wrong number of pawns"]
    assert problems(state._replace(blocked=0)) == ["blocked squares do not follow from the pawns"]
    assert problems(state._replace(pawns=b"\x44" + state.pawns[1:])) == [
        "a pawn off the board or in a home of others"]
    assert problems(state._replace(hands=(state.hands[0][::-1], *state.hands[1:]))) == ["a hand out of order"]
