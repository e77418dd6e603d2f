"""Random games of OkiDoki read aloud to everybody: unique labels, whole sentences, no closed card named."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from kaartbord.games import okidoki as game
from kaartbord.games.okidoki.state import GIVE, MOVE
from kaartbord.match.match import finished
from kaartbord.rules.protocol import DEALER, UNKNOWN
from kaartbord.text import LANGS, people
from kaartbord.text.okidoki import phrases as words
from kaartbord.text.reader import Reader
from support.games import Ply, random_game
from support.long import long
from text.games import NAMES

HOUSES: tuple[dict[str, bool | str], ...] = (
    {},
    {"short": True},
    {"four_aces_play_out": True},
    {"safe_blocks_swap": True, "short": True},
    {"two_player_mode": "stapel"},
    {"two_player_mode": "stapel", "four_aces_play_out": True, "short": True},
    {"board": "wgwgwgwgnnnrwgwg", "four_aces_play_out": True},
)
"""The presets, each option alone, and some together; a board of one's own among them."""

CASES = [(house, seats) for house in HOUSES for seats in (2, 4)]

each_case = pytest.mark.parametrize(("house", "seats"), CASES, ids=str)

CARDS = {
    "nl": re.compile(r"(?:schoppen|harten|klaveren|ruiten) (?:aas|boer|vrouw|heer|[2-9]|10)"),
    "en": re.compile(r"(?:ace|jack|queen|king|[2-9]|10) of (?:spades|hearts|clubs|diamonds)"),
}


def evening(house: dict[str, bool | str], seats: int) -> Iterator[Ply]:
    """A whole game at random; whoever owes a choice may go first."""
    return random_game(game, (house, seats, f"{house} {seats}"))


def viewers(seats):
    """Every seat, and the spectator."""
    return [*range(seats), None]


@pytest.mark.parametrize(
    ("house", "seats"), [*CASES[::3], *long(*(c for n, c in enumerate(CASES) if n % 3))], ids=str
)
def test_choices_refusals_and_lines(house, seats):
    for ply in evening(house, seats):
        _check_lines(ply, viewers(seats))
        if ply.seat != DEALER:
            _check_labels(ply)
            _check_refusals(ply)


def test_every_kind_of_event_is_heard():
    heard = {
        event.kind
        for house in HOUSES
        for seats in (2, 4)
        for ply in evening(house, seats)
        for event in ply.events()
    }
    assert heard == set(game.INFO.events)


def _whole(text):
    """Whether a text has no key, brace or stray space left."""
    return "{" not in text and "okidoki." not in text and "  " not in text and "!" not in text


def _check_labels(ply):
    """Every choice of a position has a label of its own, and there is a question, a button and a title."""
    view = game.view(ply.before, ply.seat)
    legal = game.legal(view, ply.seat)
    for lang in LANGS:
        labels = {words.choice(Reader(lang, NAMES, ply.seat), view, ply.seat, action) for action in legal}
        assert len(labels) == len(legal)
        asked = words.ask(Reader(lang, NAMES), view, ply.seat, legal)
        assert asked.endswith(".") and all(map(_whole, [*labels, asked, words.top(lang, view)]))
        assert not any(label.endswith(".") for label in labels)
        assert _whole(words.confirm(lang, view, ply.action))
        if ply.action.kind in ("move", "swap"):
            _check_parts(lang, view, ply)


def _check_parts(lang, view, ply):
    """Each placement has a label, and a question before it."""
    for i, (pawn, _) in enumerate(ply.action.placements):
        if ply.action.kind == "move":
            assert _whole(words.part(Reader(lang, (), ply.seat), view, ply.action, i))
            begun = ply.action.placements[:i]
            for held in (pawn, -1) if i else (pawn,):
                assert words.ask_on(lang, view, begun, held).endswith(".")
    assert words.ready(lang, view, ply.action).endswith(".")


def _check_refusals(ply):
    view = game.view(ply.before, ply.seat)
    for refusal in game.refusals(ply.before, ply.seat):
        for lang in LANGS:
            said = words.refusal(Reader(lang, NAMES), view, refusal)
            assert said.endswith(".") and _whole(said)


def _check_lines(ply, everybody):
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
            assert line.endswith(".") and line[0].isupper() and _whole(line)
            assert _whole(words.banner(Reader(lang, (), viewer), before, events))
            assert all(re.search(rf"\b{where}\b", line) for where in _squares_of_moved(ply))
            if ply.action.kind == "move":
                steps = words.division(before, ply.action)
                assert f" {steps}: " in line


def _squares_of_moved(ply):
    """Where every pawn stood that now stands elsewhere, and where it stands now, by name."""
    finish = ply.before.table.finish
    names = {0: "start", 255: "reserve", finish: "finish"}
    moved = [both for both in zip(ply.before.pawns, ply.after.pawns, strict=True) if both[0] != both[1]]
    return {names.get(cell, cell) for both in moved for cell in both}


def _open_to(lang, ply, viewer):
    """The cards that the reader may hear of: those played, and the own ones."""
    shown = [] if ply.before.phase in (GIVE, MOVE) else list(ply.action.cards) * (ply.seat != DEALER)
    seats = ply.before.table.seats
    for chair in range(ply.before.table.chairs):
        if chair % seats == viewer:
            shown += ply.before.hands[chair] + ply.before.gifts[chair] + ply.after.hands[chair]
    return {people.card_name(lang, card) for card in shown if card != UNKNOWN}


@each_case
def test_the_end_is_told(house, seats):
    plies: list[Any] = list(evening(house, seats))
    final, score = plies[-1].after, game.score(plies[-1].after)
    for lang in LANGS:
        for me in viewers(seats):
            headline = words.headline(Reader(lang, NAMES, me), final)
            won = me is not None and (me & 1,) == score.winners
            assert headline.endswith("!") == won
            assert headline.endswith(".") == (not won and len(score.winners) == 1)
            ending = words.ending(Reader(lang, NAMES, me), final, score)
            assert ending.endswith(".") and ending[0].isupper() and _whole(ending)
        assert re.fullmatch(r"\d+ \w+, \d+ [\w ]+, [\w ]+×?", finished(words.facts(lang, game, plies)))
