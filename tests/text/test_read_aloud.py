"""Random games read aloud to everybody: unique labels, whole sentences, the squares of all that moved.

What a line names is what its reader may know: it is made of a view, and the laws of `contract/` hold what is in one.
"""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from games.race import COLOURS
from kaartbord.games import GAMES
from kaartbord.games.race.words import button_labels
from kaartbord.games.race.words import phrases as race
from kaartbord.match import match
from kaartbord.match.observation import observe
from kaartbord.rules.protocol import DEALER, Action
from kaartbord.scene.choosing import parts_of
from kaartbord.text import LANGUAGE_CODES, MESSAGES
from kaartbord.text.phrasebooks import PHRASEBOOKS
from kaartbord.text.reader import Reader
from support.cases import CASES, Case, viewers
from support.catalogue import NL
from support.games import Ply, random_game
from support.long import some
from support.samples import sample, samples
from support.sentences import RACES
from text.games import NAMES

JOKER_STEPS = 18

each_case = pytest.mark.parametrize(
    "case",
    [
        param
        for code in GAMES
        for param in some([case for case in CASES if case.code == code][::4], 8 if code == "P" else 3)
    ],
    ids=str,
)


def plies_of(case: Case) -> list[Ply]:
    table = case.values(), case.seats, 7
    return list(random_game(case.game, table, in_turn=0.75, wanted=samples(case.code).wanted))


def is_whole(text: str) -> bool:
    """Return whether a text has no key, brace or stray space left."""
    return "{" not in text and "  " not in text and "!" not in text.removeprefix("Toep!")


@each_case
def test_a_line_made_of_a_view_is_that_of_all_hands_and_names_every_square(case: Case) -> None:
    turn = PHRASEBOOKS[case.code].describe_ply
    for number, ply in enumerate(plies_of(case)):
        lang = LANGUAGE_CODES[number % 2]
        for viewer in viewers(case):
            seen = observe(case.game, match.Ply(*ply[:4], 0, 2), viewer)
            reader = Reader(MESSAGES[lang], NAMES, viewer)
            line = turn(reader, seen.before, seen.events)
            assert line == turn(reader, ply.before, ply.events())
            assert line or PHRASEBOOKS[case.code].is_minor_ply(match.Ply(*ply[:4], 0, 2), viewer)
            assert not line or line.endswith(".") and line[0].isupper() and is_whole(line)
            named = samples(case.code).changed(lang, ply)
            assert all(re.search(rf"\b{name}\b", line) for name in named)
            if case.code in RACES:
                words = re.findall(r"\w+", turn(reader._replace(messages=NL, sees=True), seen.before, seen.events))
                assert not {*COLOURS, "wacht"} & set(words), "who sees the board hears of no square"


def check_uses(reader: Reader, view: Any, legal: Sequence[Action]) -> None:
    """Check that in the list no two uses of cards read alike or need the number of a square, nor on the board, for
    each card, what was chosen before and the pawn, two squares."""
    listed = [button_labels.list_label(reader, view, view.turn, action) for action in legal]
    assert len(set(listed)) == len(listed)
    assert all(int(number) <= JOKER_STEPS for words in listed for number in re.findall(r"\d+", words))
    squares: dict[tuple[object, ...], dict[int, str]] = {}
    for action in legal:
        parts = parts_of(action, view.table.ring.yard) if action.kind == "play" else ()
        for n, (pawn, to) in enumerate(parts):
            part = race.pawn_part_label(reader, view, view.turn, action, pawn)
            known = squares.setdefault((action.cards, parts[:n], pawn), {})
            known.setdefault(to, f"{reader.messages.format_value(race.square_name(reader, view, to))}, {part}")
    assert all(len(set(labels.values())) == len(labels) for labels in squares.values())


@each_case
def test_labels_are_unique_and_refusals_sentences(case: Case) -> None:
    for number, ply in enumerate(plies_of(case)):
        if ply.seat == DEALER:
            continue
        reader = Reader(MESSAGES[LANGUAGE_CODES[number % 2]], NAMES, ply.seat)
        view = case.game.view(ply.before, ply.seat)
        legal = case.game.legal(view, ply.seat)
        labels = {PHRASEBOOKS[case.code].choice_label(reader, view, ply.seat, action) for action in legal}
        assert len(labels) == len(legal)
        assert not any("{" in label or label.endswith(".") for label in labels)
        if case.code in RACES:
            check_uses(reader, view, legal)
        for refusal in case.game.refusals(ply.before, ply.seat):
            said = sample(case.code, "refusal")(reader, view, refusal)
            assert said.endswith(".") and is_whole(said)


@each_case
def test_the_end_is_told(case: Case) -> None:
    book, final = PHRASEBOOKS[case.code], plies_of(case)[-1].after
    score, sides = case.game.score(final), case.game.sides(final)
    for me in viewers(case):
        won = len(score.winners) < len(sides) and any(me in sides[side] for side in score.winners)
        for reader in (Reader(MESSAGES[lang], NAMES, me) for lang in LANGUAGE_CODES):
            assert book.headline(reader, final).endswith("!") == won
            ending = book.ending(reader, final, score)
            assert ending.endswith(".") and ending[0].isupper() and is_whole(ending)


SHORT = 90
"""Letters of a line that can be followed by ear while four people play; the end of a deal waits for them."""


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_what_is_heard_of_a_turn_of_toedeloe_is_short(lang: str) -> None:
    turns, ends = list[int](), list[int]()
    for ply in (ply for case in CASES if case.code == "L" for ply in plies_of(case)):
        events = ply.events()
        line = PHRASEBOOKS["L"].describe_ply(Reader(MESSAGES[lang], NAMES), ply.before, events)
        (ends if any(event.kind in ("deal_end", "over") for event in events) else turns).append(len(line))
    assert sum(length > SHORT for length in turns) <= len(turns) / 20
    assert max(turns) <= 1.5 * SHORT and max(ends) <= 3 * SHORT
