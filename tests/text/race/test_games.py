"""Random games read aloud to everybody: labels are unique, lines well formed, no hidden card is named."""

import re

import pytest
from kaartbord.rules.protocol import DEALER
from kaartbord.scene.choosing import parts_of
from kaartbord.text import LANGS
from kaartbord.text.race import phrases as words
from kaartbord.text.reader import Reader
from support.long import some
from text.games import GAMES, HOUSES, NAMES, random_race

each_table = pytest.mark.parametrize(
    ("name", "seats", "house"),
    some(
        [
            (name, seats, house)
            for name, game in GAMES.items()
            for seats in game.INFO.seats
            for house in HOUSES[name]
        ],
        10,
    ),
)

CLOSED = ("give", "keep", "exchange", "draw")
RANKS = {
    "nl": r"\b(?:aas|boer|vrouw|heer|joker|[2-9]|10)\b",
    "en": r"\b(?:ace|jack|queen|king|joker|[2-9]|10)\b",
}


COURTS = {"nl": r"\b(?:aas|boer|vrouw|heer|joker)\b", "en": r"\b(?:ace|jack|queen|king|joker)\b"}
COLOURS = "rood", "blauw", "geel", "turkoois", "oranje", "paars", "wit", "zwart"
START, HOME = {"keezbord": "start", "tokken": "thuishonk"}, {"keezbord": "honk", "tokken": "thuisvak"}


@each_table
def test_labels_of_legal_choices_are_unique(name, seats, house):
    for ply in random_race(name, house, seats, 1):
        if ply.seat == DEALER:
            continue
        view = ply.game.view(ply.before, ply.seat)
        legal = ply.game.legal(view, ply.seat)
        for lang in LANGS:
            labels = {words.choice(Reader(lang, NAMES, ply.seat), view, ply.seat, action) for action in legal}
            assert len(labels) == len(legal)
            assert not any("{" in label or label.endswith(".") for label in labels)


@each_table
def test_labels_of_the_parts_of_a_turn_are_unique(name, seats, house):
    """For each card, what was chosen before and the pawn, every square has its own label."""
    for ply in random_race(name, house, seats, 2):
        if ply.seat == DEALER:
            continue
        view = ply.game.view(ply.before, ply.seat)
        squares: dict[tuple[object, ...], dict[int, str]] = {}
        for action in ply.game.legal(view, ply.seat):
            if action.kind != "play":
                continue
            parts = parts_of(action, view.table.ring.yard)
            for n, (pawn, to) in enumerate(parts):
                known = squares.setdefault((action.cards, parts[:n], pawn), {})
                if to not in known:
                    does = words.part(Reader("nl", NAMES, ply.seat), view, ply.seat, action, pawn)
                    known[to] = f"{words.place(Reader('nl'), view, to)}, {does}"
        for labels in squares.values():
            assert len(set(labels.values())) == len(labels)


@each_table
def test_every_refusal_in_play_is_a_sentence(name, seats, house):
    for ply in random_race(name, house, seats, 3):
        for refusal in ply.game.refusals(ply.before, ply.seat):
            for lang in LANGS:
                said = words.refusal(Reader(lang, NAMES, ply.seat), ply.before, refusal)
                assert said.endswith(".") and "{" not in said


def line_of(ply, lang, viewer, *, sees=False):
    """The log line of a ply from the viewer's view alone."""
    before, after = ply.game.view(ply.before, viewer), ply.game.view(ply.after, viewer)
    seen = ply.game.seen(ply.before, ply.seat, ply.action, viewer)
    events = ply.game.events(before, ply.seat, seen, after)
    return words.turn(Reader(lang, NAMES, viewer, sees=sees), before, events)


@each_table
def test_no_line_names_a_card_that_is_not_open(name, seats, house):
    """A line made from a view, where the other hands are holes, is the one made with all hands known, and the
    only cards it names are those laid open in that ply, or given, got, drawn or kept by the reader."""
    for ply in random_race(name, house, seats, 4):
        for viewer in (None, *range(seats)):
            for lang in LANGS:
                line = line_of(ply, lang, viewer)
                assert line == words.turn(Reader(lang, NAMES, viewer), ply.before, ply.events())
                if ply.action.kind in CLOSED:
                    assert re.findall(RANKS[lang], line) == own(ply, lang, viewer)
                else:
                    assert named(line, lang) == opened(ply, lang)


def named(line, lang):
    """The cards a line names: the one before the colon or those between brackets, and no other court card."""
    found = re.search(r"\(([^)]+)\)", line) or re.match(rf"\S+, ({RANKS[lang]}):", line)
    listed = found[1].split(", ") if found else []
    courts = re.findall(COURTS[lang], line)
    assert courts == [card for card in listed if not card.isdigit()]
    return listed


def opened(ply, lang):
    return [] if ply.seat == DEALER else [words.rank_name(lang, card) for card in ply.action.cards]


def square(name, ring, cell):
    """What a square is called, worked out the long way."""
    if cell < ring.track:
        side = next(seat for seat in reversed(range(len(ring.starts))) if ring.starts[seat] <= cell)
        number = cell - ring.starts[side]
    else:
        side, number = (cell - ring.track) // 4, (cell - ring.track) % 4 + 1
    colour = COLOURS[side]
    if cell >= ring.track:
        return f"{HOME[name]} {colour} {number}"
    return f"{colour} {number}" if number else f"{START[name]} {colour}"


@each_table
def test_every_pawn_that_moved_is_named_with_its_squares(name, seats, house):
    """Where it stood before, but for one that waited, and where it stands now, but for one that was hit."""
    for ply in random_race(name, house, seats, 6):
        ring = ply.before.table.ring
        moved = {
            square(name, ring, cell)
            for both in zip(ply.before.pawns, ply.after.pawns, strict=True)
            for cell in both
            if both[0] != both[1] and cell != ring.yard
        }
        line = line_of(ply, "nl", None)
        assert all(re.search(rf"\b{where}\b", line) for where in moved), (line, moved)


def own(ply, lang, viewer):
    return [words.rank_name(lang, event.cards[0]) for event in ply.events() if event.seat == viewer]


@each_table
def test_every_line_is_whole_sentences(name, seats, house):
    for ply in random_race(name, house, seats, 5):
        for lang in LANGS:
            for viewer in (None, 0):
                for line in (line_of(ply, lang, viewer), line_of(ply, lang, viewer, sees=True)):
                    assert line.endswith(".") and line[0].isupper() and "!" not in line and "  " not in line


@each_table
def test_who_sees_the_board_hears_of_no_square(name, seats, house):
    for ply in random_race(name, house, seats, 5):
        assert not set(re.findall(r"\w+", line_of(ply, "nl", None, sees=True))) & {*COLOURS, "wacht"}


@pytest.mark.parametrize("name", GAMES)
def test_random_games_show_every_event(name):
    seen = {
        event.kind
        for house in ("plain", "wild")
        for seed in range(3)
        for ply in random_race(name, house, 4, seed)
        for event in ply.events()
    }
    assert seen == set(GAMES[name].INFO.events)
