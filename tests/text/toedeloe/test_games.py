"""Random games of ToedeLoe read aloud to everybody: unique labels, whole sentences, no closed card named."""

import re
from typing import Any

import pytest
from kaartbord.games.toedeloe.state import OVER
from kaartbord.match.match import finished
from kaartbord.rules.protocol import DEALER
from kaartbord.text import LANGS, phrasebooks
from kaartbord.text.reader import Reader
from kaartbord.text.toedeloe import phrases as words
from support.cases import CASES, play_on, viewers
from support.long import some
from text.games import NAMES

SOME = [case for case in CASES if case.code == "L"]
"""Four and two players, with presets, each option alone and random mixtures among them."""

each_case = pytest.mark.parametrize("case", SOME, ids=str)

CARDS = {
    "nl": re.compile(r"(?:schoppen|harten|klaveren|ruiten) (?:aas|boer|vrouw|heer|10|[2-9])|een joker"),
    "en": re.compile(r"the (?:ace|jack|queen|king|10|[2-9]) of (?:spades|hearts|clubs|diamonds)|a joker"),
}


def test_every_way_to_play_is_heard():
    assert {case.seats for case in SOME} == {2, 4}
    assert {case.values()["two_player_mode"] for case in SOME if case.seats == 2} == {"dubbel", "duel"}


@pytest.mark.parametrize("case", some(SOME, 6), ids=str)
def test_choices_refusals_and_lines(case):
    game = case.game
    for number, ply in enumerate(play_on(case, 7)):
        _check_lines(game, ply, viewers(case))
        if ply.seat != DEALER:
            _check_labels(game, ply, LANGS[number % 2])
            _check_refusals(game, ply)


def _check_labels(game, ply, lang):
    """Every choice of a position has a label of its own, and the question is a whole sentence."""
    view = game.view(ply.before, ply.seat)
    legal = game.legal(view, ply.seat)
    labels = {words.choice(Reader(lang, NAMES, ply.seat), view, ply.seat, action) for action in legal}
    assert len(labels) == len(legal)
    assert not any("{" in label or label.endswith(".") for label in labels)
    for said in (words.asked(lang, view), words.after(lang, view)):
        assert said.endswith(".") and "{" not in said and "  " not in said


def _check_refusals(game, ply):
    for refusal in game.refusals(ply.before, ply.seat):
        for lang in LANGS:
            said = words.refusal(Reader(lang, NAMES), game.view(ply.before, ply.seat), refusal)
            assert said.endswith(".") and "{" not in said and "  " not in said


def _check_lines(game, ply, everybody):
    """A line made from a view, where other hands are holes, is the one made with all hands known; it names no
    card but those on the table, and is made of whole sentences."""
    known = game.events(ply.before, ply.seat, ply.action, ply.after)
    for viewer in everybody:
        before, after = game.view(ply.before, viewer), game.view(ply.after, viewer)
        seen = game.seen(ply.before, ply.seat, ply.action, viewer)
        events = game.events(before, ply.seat, seen, after)
        for lang in LANGS:
            line = words.turn(Reader(lang, NAMES, viewer), before, events)
            assert line == words.turn(Reader(lang, NAMES, viewer), ply.before, known)
            assert line
            assert set(CARDS[lang].findall(line)) <= _on_the_table(lang, ply)
            assert line.endswith(".") and line[0].isupper()
            assert not any(wrong in line for wrong in ("  ", "{", "!", "-"))
            assert not words.quiet(ply, viewer)
            assert all(where in line for where in _changed(lang, ply))


SHORT = 90
"""Letters of a line that can be followed by ear while four people play; the end of a deal waits for them."""


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_heard_of_a_turn_is_short(lang):
    turns, ends = list[int](), list[int]()
    for game, ply in ((case.game, ply) for case in SOME for ply in play_on(case, 7)):
        events = game.events(ply.before, ply.seat, ply.action, ply.after)
        line = words.turn(Reader(lang, NAMES), ply.before, events)
        (ends if any(event.kind in ("deal_end", "over") for event in events) else turns).append(len(line))
    assert sum(length > SHORT for length in turns) <= len(turns) / 20
    assert max(turns) <= 1.5 * SHORT and max(ends) <= 3 * SHORT


ROW = {"nl": "rij {} plaats {}", "en": "row {} place {}"}
FIELDS = {"nl": ("veld A", "veld B"), "en": ("field A", "field B")}


def _changed(lang, ply):
    """The names of every cell on which something else stands than before: its field, and its row and place."""
    for cell, (then, now) in enumerate(zip(ply.before.cells, ply.after.cells, strict=True)):
        if then != now:
            yield FIELDS[lang][cell // 42]
            yield ROW[lang].format(cell % 42 // 7 + 1, cell % 7 + 1)


def _on_the_table(lang, ply):
    """The cards that lie open once the ply is done."""
    return {words.spoken(lang, card) for pile in ply.after.played for card in pile}


@each_case
def test_the_table_can_be_told_all_the_time(case):
    for ply in play_on(case, 8):
        view = case.game.view(ply.after, None)
        for lang in LANGS:
            told = [words.top(lang, view), words.highest(lang, view)]
            told += [words.rows_line(lang, view, side) for side in (0, 1)]
            told += [
                words.preview(Reader(lang, (), me), ply.before, view, side)
                for side in (0, 1)
                for me in (0, None)
            ]
            assert not any("{" in each or "-" in each or "  " in each for each in told)
        for chair in range(view.table.chairs):
            assert re.fullmatch(r"\d+ plus, \d+ min", words.piles("nl", view, chair))
            assert re.fullmatch(r"\d+ plus", words.piles("nl", view, chair, short=True))


@each_case
def test_the_end_is_told(case):
    game, final = case.game, list(play_on(case, 7))[-1].after
    assert final.phase == OVER
    phrasebook, winners = phrasebooks.PHRASEBOOKS["L"], game.score(final).winners
    for lang in LANGS:
        for me in viewers(case):
            won = len(winners) == 1 and me is not None and me % 2 in winners
            assert phrasebook.headline(Reader(lang, NAMES, me), final).endswith("!" if won else ".")
            ending = phrasebook.ending(Reader(lang, NAMES, me), final, game.score(final))
            assert ending.endswith(".") and ending[0].isupper() and "{" not in ending and "-" not in ending


def test_facts_of_a_game():
    case = SOME[0]
    plies: list[Any] = list(play_on(case, 7))
    assert re.fullmatch(
        r"\d+ rondes, \d+ plusslagen, \d+ pion(nen)? eraf gegooid",
        finished(phrasebooks.PHRASEBOOKS["L"].facts("nl", case.game, plies)),
    )
