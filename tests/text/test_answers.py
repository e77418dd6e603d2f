"""Tests of the answers at the table, read back into cards, squares and points, and compared with the engine's view."""

import re
from collections import Counter
from itertools import islice

import pytest
from kaartbord.games import GAMES
from kaartbord.games.toedeloe.rules.rows import longest_two
from kaartbord.rules.cards import in_first_pack
from kaartbord.rules.protocol import DEALER
from kaartbord.text import MESSAGES, answers, people
from kaartbord.text.answers import TableQuestion, available_questions
from kaartbord.text.phrasebooks import PHRASEBOOKS
from kaartbord.text.reader import Reader
from support.catalogue import NL
from support.games import random_game

NAMES = ("Jan", "Truus", "Anna", "Wim", "Henk", "Piet", "Kees", "Lien")

TABLES: list[tuple[str, int, dict[str, bool | str | int]]] = [
    ("K", 4, {}),
    ("K", 8, {}),
    ("T", 4, {}),
    ("P", 4, {}),
    ("P", 8, {}),
    ("O", 2, {}),
    ("O", 4, {}),
    ("O", 2, {"two_player_mode": "stapel"}),
    ("L", 2, {}),
    ("L", 4, {}),
    ("L", 2, {"two_player_mode": "duel"}),
]

RANKS = {"aas": 1, "boer": 11, "vrouw": 12, "heer": 13} | {str(rank): rank for rank in range(2, 11)}
SUITS = {"schoppen": 0, "harten": 1, "klaveren": 2, "ruiten": 3}

RAISES = ("toep", "blind", "fold", "wash_dirty", "wash_white")
"""The actions that would end rounds of Toepen before much is played."""

each_table = pytest.mark.parametrize(("code", "seats", "house"), TABLES)


def positions(code, seats, house, most=400):
    """The states of a game at random, every few plies."""
    plies = random_game(GAMES[code], (house, seats, 1), in_turn=1.0, wanted=lambda _, action: action.kind not in RAISES)
    return (ply.after for ply in islice(plies, 0, most, 3))


def asked(code, state, me):
    """Return a player's question about the table in Dutch, with the own hand open; a spectator's with None."""
    names = NAMES[: state.table.seats]
    return TableQuestion(Reader(NL, names, me), GAMES[code].view(state, me), me)


def known(code):
    return PHRASEBOOKS[code].answers


def cards_by_suit(words):
    """The cards in "schoppen 2 en aas; harten 7; joker"."""
    found = Counter[object]()
    for group in words.split("; "):
        if "joker" in group:
            found["joker"] += int(re.match(r"(\d+) keer", group)[1]) if "keer" in group else 1
            continue
        suit, _, ranks = group.partition(" ")
        for rank in re.split(", | en ", ranks):
            found[SUITS[suit], RANKS[rank]] += 1
    return found


def named(hand):
    return Counter("joker" if in_first_pack(card) >> 2 == 14 else (card & 3, in_first_pack(card) >> 2) for card in hand)


@each_table
def test_the_hand_is_all_cards_of_the_open_hand(code, seats, house):
    heard = 0
    for state in positions(code, seats, house):
        for me in range(seats):
            words = known(code).hand(asked(code, state, me))
            view = GAMES[code].view(state, me)
            hands = view.hands[me::seats]
            if not any(hands) or any(0 in hand for hand in hands):
                assert "geen kaarten" in words or "leeg" in words or "dicht" in words
                continue
            heard += 1
            listed = [part.strip(". ") for part in words.split(": ")[1:]]
            if code in "OL":
                read = [cards_by_suit(re.split(r"\. Je tweede", part)[0]) for part in listed]
                assert read == [named(hand) for hand in hands if hand]
            elif code == "P":
                assert listed == [NL.join([people.card_name(NL, card) for card in hands[0]])]
            else:
                ranks = re.split(", | en ", listed[0].partition(". Bewaard")[0])
                assert Counter(ranks) == Counter(NL.format_value(people.rank_phrase(card)) for card in hands[0])
    assert heard > 20


@each_table
def test_who_sees_no_hand_hears_of_none(code, seats, house):
    for state in positions(code, seats, house, most=60):
        assert known(code).hand(asked(code, state, None)) == "Er ligt nu geen hand open."


@pytest.mark.parametrize(("code", "seats", "house"), [table for table in TABLES if table[0] in "POL"])
def test_the_trick_is_what_lies_there(code, seats, house):
    tricks = 0
    for state in positions(code, seats, house):
        words = known(code).trick(asked(code, state, None))
        number = re.match(r"Slag (\d+) van", words)
        if number is None:
            assert words == "Er wordt nu geen slag gespeeld."
            continue
        at = int(number[1]) - 1
        lying = [pile[at] for pile in state.played if len(pile) > at]
        text = words.split(": ", 1)[1].split(". Hoogste")[0] if lying else ""
        names = [people.card_name(NL, in_first_pack(card)) for card in lying]
        assert sorted(re.findall("(?:schoppen|harten|klaveren|ruiten) \\w+|joker", text)) == sorted(names)
        tricks += bool(lying)
    assert tricks > 10


@pytest.mark.parametrize(("code", "seats", "house"), [table for table in TABLES if table[0] in "KT"])
def test_the_pawns_of_a_race(code, seats, house):
    for state in positions(code, seats, house):
        ring = state.table.ring
        about = asked(code, state, 0)
        assert len(known(code).owners(about)) == seats
        board = known(code).board(about)
        for seat in range(seats):
            cells = state.pawns[4 * seat : 4 * seat + 4]
            waiting = sum(cell == ring.yard for cell in cells)
            home = sum(ring.track <= cell < ring.yard for cell in cells)
            words = known(code).pawns(about, seat)
            assert len(words.split(": ")[1].split(", ")) == 4 - waiting + (waiting > 0)
            assert (f"{waiting} wacht" in words) == (waiting > 0)
            assert len(re.findall("honk \\d|thuisvak \\d|honk \\w+ \\d|thuisvak \\w+ \\d", words)) == home
            who = "Jij" if seat == 0 else NAMES[seat]
            (own,) = re.findall(rf"(?:^|; ){who} (.*?)(?:;|\.$)", board)
            counted = {"thuis": home, "op de baan": 4 - home - waiting, "wacht": waiting}
            for what, number in counted.items():
                assert (f"{number} {what}" in own) == (number > 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_pawns_of_okidoki(seats):
    for state in positions("O", seats, {}, most=900):
        for team in (0, 1):
            words = known("O").pawns(asked("O", state, None), team)
            read = Counter[object]()
            for place in words.rstrip(".").split(": ")[1].split(", "):
                times = re.match(r"(\d) keer (.*)", place)
                what = (times[2] if times else place).removesuffix(" veilig")
                read[int(what) if what.isdigit() else what] += int(times[1]) if times else 1
            cells = state.pawns[4 * team : 4 * team + 4]
            on_squares = [cell for cell in cells if 0 < cell < state.table.finish]
            assert sorted(place for place in read.elements() if isinstance(place, int)) == sorted(on_squares)
            assert sum(read.values()) == 4
            assert sum(number for place, number in read.items() if "finish" in str(place)) == cells.count(
                state.table.finish
            )
            safe = [cell for cell in on_squares if state.table.squares[cell - 1] == "wg"[team]]
            assert words.count("veilig") == len(safe)


def cells_of(words):
    """The cells in "veld A rij 1 plaats 2 en 5, rij 3 plaats 1; veld B rij 2 plaats 4"."""
    cells = set()
    for letter, rows in re.findall(r"veld ([AB])((?: ?,? ?rij \d plaats [\d, en]+)+)", words):
        for row, places in re.findall(r"rij (\d) plaats ([\d, en]+)", rows):
            cells |= {42 * (letter == "B") + 7 * (int(row) - 1) + int(n) - 1 for n in re.findall(r"\d", places)}
    return cells


@pytest.mark.parametrize("seats", [2, 4])
def test_the_pawns_and_rows_of_toedeloe(seats):
    longest = 0
    for state in positions("L", seats, {}, most=600):
        about = asked("L", state, None)
        for team in (0, 1):
            words = known("L").pawns(about, team)
            assert cells_of(words) == {cell for cell, there in enumerate(state.cells) if there == team + 1}
        board = known("L").board(about)
        assert cells_of(board) == {cell for cell, there in enumerate(state.cells) if there == 3}
        numbers = [int(number) for number in re.findall(r"(\d+) (?:wit|grijs|vrij)", board)]
        assert numbers == [state.cells[at : at + 42].count(kind) for at in (0, 42) for kind in (1, 2, 0)]
        rows = known("L").rows(about)
        lengths = [[len(run) for run in longest_two(state.cells, team, False)] for team in (0, 1)]
        white, grey = rows.split(" Grijs: ")
        assert [[int(n) for n in re.findall(r"(\d+) op veld", half)] for half in (white, grey)] == lengths
        longest = max(longest, *lengths[0], *lengths[1], 0)
    assert longest > 2


def test_the_score_of_toepen_is_everybodys_points_and_the_stake():
    staked = 0
    for state in positions("P", 4, {}):
        words = known("P").score(asked("P", state, 1))
        points = re.findall(r"(?:: |; )(\w+) (−?\d+)", words.split(". Bij")[0])
        assert [int(number.replace("−", "-")) for _, number in points] == list(state.points)
        assert [who for who, _ in points] == ["Jan", "jij", "Anna", "Wim"]
        if state.phase not in ("deal", "over"):
            staked += 1
            assert f"erliezen kost {state.raised or state.stake}" in words
    assert staked > 10


def test_the_score_of_teams_begins_with_the_readers_own():
    for code in "OL":
        for state in positions(code, 4, {}, most=100):
            for me, first in ((0, "Jullie"), (1, "Jullie"), (None, "Wit")):
                assert known(code).score(asked(code, state, me)).startswith(first)
    for state in positions("L", 4, {}):
        words = known("L").score(asked("L", state, 1))
        assert [int(n.replace("−", "-")) for n in re.findall(r"stand (−?\d+)", words)] == [*reversed(state.minus)]


def test_a_game_has_the_questions_that_it_can_answer():
    assert available_questions(known("K")) == ["hand", "board", "score", "turn", "last"]
    assert available_questions(known("P")) == ["hand", "trick", "score", "turn", "last"]
    assert available_questions(known("O")) == ["hand", "trick", "board", "score", "turn", "last"]
    assert available_questions(known("L")) == ["hand", "trick", "board", "rows", "score", "turn", "last"]


@pytest.mark.parametrize("lang", ["nl", "en"])
@each_table
def test_answers_are_whole_sentences(code, seats, house, lang):
    for state in positions(code, seats, house, most=150):
        for me in (0, 1, None):
            about = asked(code, state, me)
            about = about._replace(reader=about.reader._replace(messages=MESSAGES[lang]))
            game = known(code)
            words = [getattr(game, name)(about) for name in available_questions(game) if name not in ("turn", "last")]
            words += [game.pawns(about, owner) for owner in range(len(game.owners(about)))]
            for each in words:
                assert each.endswith(".") and each[0] == each[0].upper() and "  " not in each, each


def test_whose_turn_it_is():
    reader = Reader(NL, NAMES[:4], 0)
    assert answers.turn_answer(reader, [0]) == "Jouw beurt."
    assert answers.turn_answer(reader, [2]) == "Anna is aan de beurt."
    assert answers.turn_answer(reader, [1, 2]) == "Truus en Anna zijn aan de beurt."
    assert answers.turn_answer(reader, [DEALER]) == "Er wordt gedeeld."
    assert answers.turn_answer(reader, []) == "Afgelopen."


def test_the_last_move_and_those_before_it():
    lines = ["Jan speelt.", "Wim speelt."]
    assert [answers.last_turn_answer(NL, lines, back) for back in range(3)] == [
        "Wim speelt.",
        "Jan speelt.",
        "Verder terug is er niets.",
    ]
    assert answers.last_turn_answer(NL, [], 0) == "Er is nog niets gebeurd."


def test_an_answer_is_set_apart_as_the_language_does():
    state = GAMES["K"].setup(GAMES["K"].options({}), 2)
    readers = [Reader(MESSAGES[lang], ("Jan", "Anna"), 0) for lang in ("nl", "de", "fr")]
    board = PHRASEBOOKS["K"].answers.board
    assert board
    assert [board(TableQuestion(reader, state, 0)) for reader in readers] == [
        "Jij 4 wachten; Anna 4 wachten.",
        "Du: 4 warten; Anna: 4 warten.",
        "Toi\u00a0: 4 en attente\u202f; Anna\u00a0: 4 en attente.",
    ]
