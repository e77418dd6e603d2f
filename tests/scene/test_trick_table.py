"""Tests of the places of plates, cards, mat and lines on a table of tricks."""

from itertools import combinations

import pytest
from kaartbord.rules import cards
from kaartbord.rules.protocol import UNKNOWN
from kaartbord.scene.trick_table import (
    CARD_ASPECT,
    NOTE_SIZE,
    PLATE_SIZES,
    TrickCard,
    TrickLayout,
    spoken_card,
    trick_layout,
)
from kaartbord.text.reader import Reader
from support.catalogue import EN, NL

ROOMS = {
    "phone": (380, 445),
    "small phone": (310, 270),
    "phone on its side": (430, 340),
    "tablet": (772, 860),
    "desk": (968, 560),
    "wide desk": (1480, 760),
}
each_room = pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS.keys())
each_seats = pytest.mark.parametrize("seats", range(2, 9))


def scale(placed: TrickLayout) -> float:
    """1 where everything has its own size; less where the room is too small for that."""
    return placed.note.w / NOTE_SIZE[0]


@each_room
@each_seats
def test_everything_lies_in_the_room_and_nothing_upon_another(seats, room):
    placed = trick_layout(seats, 0, *room)
    assert len(placed.plates) == len(placed.cards) == len(placed.turns) == seats
    assert all(box.within(*room) for box in placed.boxes)
    assert all(a.clear(b, 1) for a, b in combinations(placed.boxes, 2))


@each_room
@each_seats
def test_cards_have_the_shape_of_cards_and_plates_one_of_their_sizes(seats, room):
    placed = trick_layout(seats, 0, *room)
    for card in placed.cards:
        assert card == pytest.approx(card._replace(h=card.w * CARD_ASPECT))
    sizes = [(w * scale(placed), h * scale(placed)) for w, h in PLATE_SIZES]
    assert any(placed.plates[0][2:] == pytest.approx(size) for size in sizes)


@pytest.mark.parametrize(("seats", "least"), [(2, 70), (3, 80), (4, 70), (5, 60), (6, 60), (7, 40), (8, 40)])
def test_a_phone_shows_cards_as_large_as_so_many_seats_allow(seats, least):
    placed = trick_layout(seats, 0, *ROOMS["phone"])
    assert scale(placed) == 1 and min(card.w for card in placed.cards) >= least
    assert placed.plates[0].w >= 92


@each_room
@each_seats
def test_the_viewer_sits_at_the_bottom_and_the_others_follow_clockwise(seats, room):
    home = trick_layout(seats, 0, *room)
    assert all(home.cards[0].y > card.y for card in home.cards[1:])
    assert home.cards[0].x == pytest.approx(home.mat.x)
    if seats > 2:
        assert home.plates[1].x < home.mat.x < home.plates[-1].x
    for bottom in range(seats):
        placed = trick_layout(seats, bottom, *room)
        assert [placed.plates[(bottom + i) % seats] for i in range(seats)] == list(home.plates)
        assert [placed.cards[(bottom + i) % seats] for i in range(seats)] == list(home.cards)


@each_room
@each_seats
def test_each_card_lies_nearest_to_its_owner_between_plate_and_middle(seats, room):
    placed = trick_layout(seats, 0, *room)
    middle = placed.mat

    def away(a, b):
        return (a.x - b.x) ** 2 + (a.y - b.y) ** 2

    for seat, card in enumerate(placed.cards):
        if seat:
            assert min(range(1, seats), key=lambda s: away(placed.plates[s], card)) == seat
            assert away(card, middle) < away(placed.plates[seat], middle) or card.y > placed.plates[seat].y


@each_room
@each_seats
def test_both_sides_mirror_each_other(seats, room):
    placed = trick_layout(seats, 0, *room)
    for seat in range(1, seats):
        one, other = placed.plates[seat], placed.plates[seats - seat]
        assert one.y == pytest.approx(other.y) and one.x == pytest.approx(room[0] - other.x)


@pytest.mark.parametrize("room", ["phone", "tablet", "desk"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_line_under_the_mat_has_room(seats, room):
    placed = trick_layout(seats, 0, *ROOMS[room])
    assert placed.words is not None
    assert placed.words.x == placed.mat.x and placed.words.y > placed.mat.y


# ---- in words


def test_a_card_of_a_trick_is_heard_with_who_played_it() -> None:
    nine, reader = cards.card(9, 0), Reader(NL, ("Els", "Wim"), 0)
    assert spoken_card(reader, 2, TrickCard(1, nine, False), won=False) == "Wim: schoppen 9"
    assert spoken_card(reader, 2, TrickCard(0, nine, False), won=True) == "Jij: schoppen 9, wint"
    assert spoken_card(reader, 2, TrickCard(3, nine, False), won=False) == "Wim, tweede hand: schoppen 9"
    assert spoken_card(reader, 2, TrickCard(1, nine, True), won=False) == "Wim: schoppen 9, doet niet meer mee"
    english = Reader(EN, ("Els", "Wim"), None)
    assert spoken_card(english, 2, TrickCard(0, UNKNOWN, False), won=False) == "Els: face-down card"
