"""Random games of Toepen read aloud to everybody: unique labels, whole sentences, no closed card named."""

import re

import pytest
from kaartbord.games.toepen.state import LOOKED, OPEN, PEEK
from kaartbord.games.toepen.visibility import lookers
from kaartbord.rules.protocol import DEALER, UNKNOWN
from kaartbord.text import LANGS, phrasebooks
from kaartbord.text.reader import Reader
from kaartbord.text.toepen import phrases as words
from support.cases import CASES, play_on, viewers
from support.long import some
from text.games import NAMES

SOME = [case for case in CASES if case.code == "P"][::4]
"""Every seat count, with presets, each option alone and random mixtures among them."""

each_case = pytest.mark.parametrize("case", SOME, ids=str)

CARDS = {
    "nl": re.compile(r"(?:schoppen|harten|klaveren|ruiten) (?:aas|boer|vrouw|heer|[7-9]|10)"),
    "en": re.compile(r"(?:ace|jack|queen|king|[7-9]|10) of (?:spades|hearts|clubs|diamonds)"),
}


def test_every_number_of_seats_is_heard():
    assert {case.seats for case in SOME} == {2, 3, 4, 5, 6, 7, 8}


@pytest.mark.parametrize("case", some(SOME, 18), ids=str)
def test_choices_refusals_and_lines(case):
    game = case.game
    for ply in play_on(case, 7):
        _check_lines(game, ply, viewers(case))
        if ply.seat != DEALER:
            _check_labels(game, ply)
            _check_refusals(game, ply)


def _check_labels(game, ply):
    """Every choice of a position has a label of its own."""
    view = game.view(ply.before, ply.seat)
    legal = game.legal(view, ply.seat)
    for lang in LANGS:
        labels = {words.choice(Reader(lang, NAMES, ply.seat), view, ply.seat, action) for action in legal}
        assert len(labels) == len(legal)
        assert not any("{" in label or label.endswith(".") for label in labels)


def _check_refusals(game, ply):
    for refusal in game.refusals(ply.before, ply.seat):
        for lang in LANGS:
            said = words.refusal(Reader(lang, NAMES), game.view(ply.before, ply.seat), refusal)
            assert said.endswith(".") and "{" not in said


def _check_lines(game, ply, everybody):
    """A line made from a view, where other hands are holes, is the one made with all hands known; it names no
    card but those that lie open or are the reader's own, and is made of whole sentences."""
    known = game.events(ply.before, ply.seat, ply.action, ply.after)
    for viewer in everybody:
        before, after = game.view(ply.before, viewer), game.view(ply.after, viewer)
        seen = game.seen(ply.before, ply.seat, ply.action, viewer)
        events = game.events(before, ply.seat, seen, after)
        for lang in LANGS:
            line = words.turn(Reader(lang, NAMES, viewer), before, events)
            assert line == words.turn(Reader(lang, NAMES, viewer), ply.before, known)
            assert set(CARDS[lang].findall(line)) <= _open_to(lang, ply, viewer)
            assert bool(line) == (not words.quiet(ply, viewer))
            assert all(name in line for name in _asked(lang, ply, viewer))
            if line:
                assert line.endswith(".") and line[0].isupper() and "  " not in line and "{" not in line
                assert "!" not in line.removeprefix("Toep!")


RAISED = "toep", "blind"


def _asked(lang, ply, viewer):
    """Who must answer a toep, and what it costs; many are counted."""
    pelt = ply.after.toeper < 0 < ply.after.raised and not ply.before.raised
    if not pelt and ply.action.kind not in RAISED:
        return []
    reader, seats = Reader(lang, NAMES, viewer), ply.after.queue
    who = [str(len(seats))] if len(seats) > 3 else [reader.subject(s) for s in seats if s != viewer]
    return who if pelt else [*who, str(ply.after.raised), str(ply.after.stake)]


def _open_to(lang, ply, viewer):
    """The cards that the reader may hear of: those played, turned over or shown, and the own ones."""
    if ply.action.kind == "look":
        own = ply.action.cards if ply.before.phase == PEEK and lookers(ply.before) == [viewer] else b""
        return {words.signs(lang, [card]) for card in own}
    names = [] if ply.seat == DEALER and ply.action.kind != "turn_over" else list(ply.action.cards)
    owner = ply.before.queue[0] if ply.action.kind == "draw" and ply.seat == DEALER else ply.seat
    if ply.action.kind in ("draw", "lay_away"):
        open_ = ply.before.marks[owner] & OPEN or owner == viewer and ply.before.marks[owner] & LOOKED
        names = list(ply.action.cards) if open_ else []
    return {words.signs(lang, [card]) for card in names if card != UNKNOWN}


@each_case
def test_the_end_is_told(case):
    game, final = case.game, list(play_on(case, 7))[-1].after
    phrasebook = phrasebooks.PHRASEBOOKS["P"]
    winners = game.score(final).winners
    for lang in LANGS:
        for me in viewers(case):
            headline = phrasebook.headline(Reader(lang, NAMES, me), final)
            assert headline.endswith("!" if me in winners else ".")
            ending = phrasebook.ending(Reader(lang, NAMES, me), final, game.score(final))
            assert ending.endswith(".") and ending[0].isupper() and "{" not in ending
