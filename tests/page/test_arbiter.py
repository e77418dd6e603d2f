"""Positions of a real table: laid by hand, judged as the engine does, refused with a sentence, and played on from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from kaartbord.games import ENTRIES, GAMES
from kaartbord.match.match import choose
from kaartbord.rules import cards
from kaartbord.rules.errors import BadPosition
from kaartbord.scene import board_rows
from kaartbord.scene.arbiter import laying
from kaartbord.scene.arbiter.flaws import OTHER, flaw_names, flaw_sentences
from kaartbord.scene.arbiter.laying import LAYINGS, LaidCards, play_from
from kaartbord.scene.arbiter.verdict import Table
from kaartbord.scene.board_rows import BoardSquare
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from support.catalogue import NL
from support.choosers import chooser_of

USUAL = {
    "K": LaidCards(0, cards.parse("As 7h Jc")),
    "T": LaidCards(0, cards.parse("As 7h 4c")),
    "P": LaidCards(2, cards.parse("Ts Jd 7h"), cards.parse("Kh")),
    "O": LaidCards(2, cards.parse("2d 3d 4h 5s"), cards.parse("Th Kh")),
    "L": LaidCards(1, cards.parse("3s 4h"), cards.parse("9h")),
}
"""Cards of which some may be played and, in a trick, some may not."""

WALK = LaidCards(0, b"", b"", 7)
"""Steps to walk without a card."""

SCORE = LaidCards(0, b"", cards.parse("9h Ks 2h 4d"))
"""A whole trick, which is scored."""


def laid(code: str, with_cards: LaidCards, *pieces: tuple[int, int], seats: int = 4, **options: Any) -> Any:
    """A position with these cards, and pieces on these squares."""
    part = LAYINGS[code]
    state = part.begin(GAMES[code].options(options), seats)
    for square, piece in pieces:
        state = part.put(state, square, piece)
    return part.lay(state, with_cards)


def table(code: str, state: Any) -> Table:
    return Table(GAMES[code], LAYINGS[code], chooser_of(code), state, NL)


@pytest.fixture
def squares(page_module: Callable[[str], Any]) -> Callable[[Table], list[BoardSquare]]:
    """Returns the squares of a table, as the page shows them."""
    faces = page_module("games.faces").FACES

    def read(of: Table) -> list[BoardSquare]:
        _, shapes = faces[of.game.INFO.code].board(of.state, 0)
        return board_rows.squares(of.laying.rows(of.question, of.laying.plan(of.state), shapes))

    return read


# ---- laying


def every_table() -> Iterator[tuple[str, int]]:
    yield from ((code, seats) for code in USUAL for seats in ENTRIES[code].seats)


@pytest.mark.parametrize(("code", "seats"), [*every_table()])
def test_what_is_laid_is_a_position_text_that_comes_back(code: str, seats: int) -> None:
    turn = min(USUAL[code].turn, seats - 1)
    hand = cards.parse("As 7s") if code in "KT" else USUAL[code].hand
    trick = USUAL[code].trick[: LAYINGS[code].chairs(laid(code, LaidCards(0, b""), seats=seats)) - 1]
    wanted = LaidCards(turn, hand, trick)
    state = laid(code, wanted, seats=seats)
    assert LAYINGS[code].cards(state) == wanted._replace(hand=bytes(sorted(hand)))
    text = GAMES[code].write(state)
    assert laying.read(laying.position_of(f"Kijk: https://example.org/#{laying.fragment(text)}")) == (code, state)


def test_steps_of_a_hand_are_laid_for_either_team() -> None:
    for steps in LAYINGS["O"].steps:
        for turn in (0, 1):
            state = laid("O", LaidCards(turn, b"", b"", steps), (20, 0))
            assert GAMES["O"].problems(state) == []
            assert (LAYINGS["O"].cards(state).steps, state.moves[0][0]) == (steps, turn)


def test_a_piece_is_put_taken_away_and_replaced() -> None:
    for code, square in (("K", 3), ("T", 3), ("O", 8), ("L", 3)):
        empty = laid(code, LaidCards(0, b""))
        one = LAYINGS[code].put(empty, square, 0)
        assert one != empty
        assert LAYINGS[code].put(one, square, 0) == empty
        assert LAYINGS[code].put(LAYINGS[code].put(one, square, 1), square, 1) == empty


@pytest.mark.parametrize("code", "KT")
def test_no_pawn_is_put_into_a_home_of_others(code: str) -> None:
    state = laid(code, LaidCards(0, b""))
    with pytest.raises(BadPosition) as refused:
        LAYINGS[code].put(state, state.table.ring.track, 1)
    assert flaw_sentences(NL, [str(refused.value)]) == [NL.format("arbiter.flaw.home")]


@pytest.mark.parametrize(("code", "squares_there"), [("K", range(5)), ("O", range(8, 13)), ("L", range(41))])
def test_there_are_no_more_pieces_than_the_game_has(code: str, squares_there: range) -> None:
    state = laid(code, LaidCards(0, b""))
    *some, last = squares_there
    for square in some:
        state = LAYINGS[code].put(state, square, 0)
    with pytest.raises(BadPosition, match="pieces"):
        LAYINGS[code].put(state, last, 0)


FLAWS = [
    ("K", "over", laid("K", USUAL["K"], *((64 + n, 0) for n in range(4)), *((72 + n, 2) for n in range(4)))),
    ("K", "hand", laid("K", LaidCards(0, b""))),
    ("T", "hand", laid("T", LaidCards(0, cards.parse("As 2s 3s 4s 5s 6s")))),
    ("P", "hand", laid("P", LaidCards(0, cards.parse("As 7s 8s 9s Ts")))),
    ("P", "twice", laid("P", LaidCards(1, cards.parse("As 7s 8s 9s"), cards.parse("As")))),
    ("O", "red", laid("O", USUAL["O"], (12, 0))),
    ("O", "hand", laid("O", LaidCards(0, b""))),
    ("O", "leads", laid("O", LaidCards(0, bytes(range(12, 25))))),
    ("O", "over", laid("O", USUAL["O"], *[(38, 0)] * 4)),
    ("O", "twice", laid("O", LaidCards(1, cards.parse("As"), cards.parse("As")))),
    ("L", "hand", laid("L", LaidCards(0, bytes(range(12, 25))))),
    ("L", "value", laid("L", LaidCards(0, b"", cards.parse("2h 3h 4h 5h")))),
    ("L", "over", laid("L", USUAL["L"], *[(42, 0)] * 9)),
]
"""By game: a flaw, and a position laid by hand that has it."""


@pytest.mark.parametrize(("code", "flaw", "state"), FLAWS, ids=[f"{code}-{flaw}" for code, flaw, _ in FLAWS])
def test_a_position_that_cannot_be_is_refused_with_its_sentence(code: str, flaw: str, state: Any) -> None:
    reasons = GAMES[code].problems(state)
    assert NL.format(f"arbiter.flaw.{flaw}") in flaw_sentences(NL, reasons), reasons
    with pytest.raises(BadPosition) as refused:
        laying.read(GAMES[code].write(state))
    assert flaw_sentences(NL, refused.value.reasons) == flaw_sentences(NL, reasons)


def test_a_thousand_spoiled_texts_are_refused_with_a_sentence_each() -> None:
    chance, refused = Random(46), 0
    texts = [GAMES[code].write(laid(code, USUAL[code])) for code in USUAL]
    while refused < 1000:
        text = list(chance.choice(texts))
        for _ in range(chance.randint(1, 4)):
            at = chance.randrange(len(text))
            text[at : at + chance.randint(0, 9)] = chance.choice(("", "|", "/", "?", "As", "99", " ", "é", "-", "\n"))
        try:
            laying.read(laying.position_of("".join(text)))
        except BadPosition as bad:
            refused += 1
            if bad.state is not None and OTHER not in flaw_names(bad.reasons):  # shown, so that it can be put right
                code = laying.code_of(bad.state.table.name)
                assert LAYINGS[code].lay(bad.state, LAYINGS[code].cards(bad.state)).table == bad.state.table
            for lang in LANGUAGE_CODES:
                sentences = flaw_sentences(MESSAGES[lang], bad.reasons or ("unread",))
                assert sentences
                assert all(sentences)


def test_a_text_without_end_is_refused() -> None:
    with pytest.raises(BadPosition):
        laying.read("keezbord " * 1000)


# ---- asking


@pytest.mark.parametrize("code", USUAL)
def test_a_card_may_be_played_if_the_engine_says_so(code: str) -> None:
    asked = table(code, laid(code, USUAL[code], *([(3, 0), (16, 1)] if code in "KT" else [])))
    held, legal = asked.chooser.hand(asked.question.seen), asked.question.legal
    verdicts = [asked.judge(place) for place in range(len(held))]
    played = {action.cards[0] >> 2 if code in "KT" else action.cards[0] for action in legal if action.cards}
    assert [one.allowed for one in verdicts] == [(card >> 2 if code in "KT" else card) in played for card in held]
    assert all(one.sentences and all(one.sentences) for one in verdicts)
    assert all(one.paragraph for one in verdicts if not one.allowed)


@pytest.mark.parametrize(
    ("code", "with_cards", "pieces"),
    [
        ("K", USUAL["K"], [(3, 0), (5, 1), (16, 1), (64, 0)]),
        ("T", USUAL["T"], [(3, 0), (5, 1), (16, 1), (20, 2)]),
        ("O", WALK, [(10, 0), (20, 0), (17, 1)]),
        ("O", WALK._replace(steps=20), [(10, 0), (17, 1)]),
        ("L", SCORE, [(5, 0), (20, 1), (30, 2)]),
    ],
)
def test_a_square_is_answered_as_the_engine_does(
    code: str, with_cards: LaidCards, pieces: list[tuple[int, int]], squares: Any
) -> None:
    asked = table(code, laid(code, with_cards, *pieces))
    assert asked.game.problems(asked.state) == []
    places = range(len(with_cards.hand)) if asked.asks_card else (None,)
    said = set()
    for place in places:
        for number, square in enumerate(squares(asked)):
            verdict = asked.judge(place, (number, square))
            moves = [one for one in asked.question.legal if asked.laying.moved(asked.state, one, number)]
            if place is None:
                assert verdict.allowed == bool(moves)
            elif verdict.allowed:
                assert moves
            assert verdict.sentences
            assert all(verdict.sentences)
            said.add((verdict.allowed, bool(verdict.paragraph)))
    assert {(True, False), (False, True)} <= said


def test_a_safe_pawn_is_not_swapped_and_the_rule_says_why(squares: Any) -> None:
    asked = table("K", laid("K", USUAL["K"], (3, 0), (5, 1), (16, 1)))
    jack = asked.chooser.hand(asked.question.seen).index(cards.parse("Jc"))
    there = squares(asked)
    assert asked.judge(jack, (5, there[5])).sentences == ["Jij, boer: ruilt rood 3 met Blauw op rood 5."]
    refused = asked.judge(jack, (16, there[16]))
    assert (refused.allowed, refused.paragraph) == (False, "protected")
    assert refused.sentences[0].startswith("Blauw staat op de start.")


def test_many_ways_are_counted() -> None:
    verdict = table("L", laid("L", SCORE)).judge(None)
    assert verdict.allowed
    assert verdict.sentences[-1] == NL.format("arbiter.more", number=154 - 8)


# ---- playing on


@pytest.mark.parametrize("code", USUAL)
def test_a_laid_position_is_played_on_to_the_end(code: str) -> None:
    chance, state = Random(7), laid(code, USUAL[code])
    play, game = play_from(code, state, 7), GAMES[code]
    assert game.problems(play.state) == []
    first = play.plies[0].before if play.plies else play.state
    assert first.hands[state.turn] == state.hands[state.turn]
    assert game.to_move(first) == game.to_move(state)
    for _ in range(400):
        if not (movers := game.to_move(play.state)):
            return
        play = choose(play, movers[0], chance.choice(game.legal(play.state, movers[0])))
        assert game.problems(play.state) == []
