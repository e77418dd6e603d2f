"""The rules of ToedeLoe, one paragraph after the other. L numbers and AT-L stand in the names.

Cards and seats; tricks; what a trick is worth; placing; jokers; the end of a deal; the end of the game; two
players. Chair 3 deals, chair 0 leads; chairs 0 and 2 are white, 1 and 3 grey.
"""

from itertools import combinations_with_replacement
from typing import Any

import pytest
from kaartbord.games.toedeloe import (
    INFO,
    apply,
    current_lead,
    current_value,
    deal,
    events,
    legal,
    longest_two,
    options,
    refusals,
    rows,
    score,
    seen,
    setup,
    sides,
    stock,
    to_move,
    trick_number,
    trick_plays,
    view,
)
from kaartbord.games.toedeloe.rules.board import (
    CELLS,
    FIELD,
    FIELD_A,
    LETTERS,
    MAX_SAME_NUMBER,
    USUAL_BOARD,
    flaw,
    numbers_of,
)
from kaartbord.games.toedeloe.rules.state import (
    DEAL,
    DECK,
    GREEN,
    GREEN_HOME,
    JOKER_VALUE,
    OVER,
    PACKS,
    SCORE,
    TRICK,
    ToedeloeState,
)
from kaartbord.rules import cards
from kaartbord.rules.options import BoardFlaw, is_allowed
from kaartbord.rules.protocol import DEALER, Action, Event, Illegal
from support.tables.toedeloe import (
    choices,
    do,
    happened,
    in_pack,
    last_trick,
    on_board,
    pairs,
    table,
    taken,
    where,
    why,
)

PILES = {number: [cell for cell, there in enumerate(numbers_of("")) if there == number] for number in range(2, 13)}
"""By number: its cells."""


def kinds(result: list[Event]) -> list[str]:
    return [event.kind for event in result]


def ruled(state: ToedeloeState) -> list[str]:
    """The rules in the refusals of the seat whose turn it is."""
    return [refusal.rule for refusal in refusals(state, to_move(state)[0])]


def gains(before: ToedeloeState, after: ToedeloeState) -> tuple[int, int]:
    return after.minus[0] - before.minus[0], after.minus[1] - before.minus[1]


# ---- packs, seats, board


def test_two_packs_of_54_with_two_jokers_one_for_each_team() -> None:
    assert [len(set(pack)) for pack in PACKS] == [54, 54]
    assert len(set(DECK)) == 108
    assert [sum(cards.in_first_pack(c) >> 2 == cards.JOKER for c in pack) for pack in PACKS] == [2, 2]
    assert cards.text(PACKS[0][-3:]) == "Kd *s *h"
    assert cards.text(PACKS[1][-3:]) == "KD *S *H"


def test_who_plays_with_whom() -> None:
    assert sides(setup(options({}), 4)) == ((0, 2), (1, 3))
    assert sides(setup(options({}), 2)) == ((0,), (1,))


def test_the_board_has_two_fields_of_42_numbers() -> None:
    assert len(USUAL_BOARD) == CELLS == 84
    assert USUAL_BOARD[FIELD:] == USUAL_BOARD[:FIELD][::-1] == "".join(FIELD_A.split())[::-1]
    counts = [USUAL_BOARD[:FIELD].count(letter) for letter in LETTERS]
    assert counts == [3, 4, 4, 4, 4, 5, 4, 4, 4, 3, 3]
    grid = [numbers_of("")[n : n + 7] for n in range(0, CELLS, 7)]
    assert all(len(set(row)) == 7 for row in grid)
    columns = [column for field in (0, 6) for column in zip(*grid[field : field + 6], strict=True)]
    assert all(len(set(column)) == 6 for column in columns)


def test_board_of_ones_own() -> None:
    (option,) = (option for option in INFO.options if option.name == "board")
    turned = USUAL_BOARD[::-1]
    assert is_allowed(option, USUAL_BOARD[1:] + USUAL_BOARD[:1]) and not is_allowed(option, USUAL_BOARD[1:])
    assert table(board=turned).table.numbers == numbers_of("")[::-1]
    assert flaw(USUAL_BOARD.replace("2", "3").replace("3", "2", 1)) == BoardFlaw("pairs", letters="2")
    assert flaw(USUAL_BOARD[:FIELD].replace("6", "7") + USUAL_BOARD[FIELD:]) == BoardFlaw("six", letters="6")
    often = USUAL_BOARD.translate(str.maketrans("3489A", "22222"))
    often = "3489A" * 2 + often[10:]
    twos = tuple(cell for cell, letter in enumerate(often) if letter == "2")
    assert len(twos) > MAX_SAME_NUMBER and flaw(often) == BoardFlaw("often", twos, "2")
    assert flaw(turned) is None


# ---- dealing


def test_the_first_dealer_is_cast_by_lot_and_the_left_of_him_leads() -> None:
    before = setup(options({}), 4)
    assert to_move(before) == (DEALER,)
    assert stock(before) == bytes(range(4))
    assert deal(before, b"\2\0\1\3") == Action("lot", b"\2")
    after = apply(before, DEALER, Action("lot", b"\2"))
    assert after.dealer == 2
    assert list(events(before, DEALER, Action("lot", b"\2"), after)) == [Event("dealer", 2, amount=2)]
    given = deal(after, stock(after))
    dealt = apply(after, DEALER, given)
    assert (dealt.leader, dealt.turn, to_move(dealt)) == (3, 3, (3,))
    assert [(e.kind, e.seat, e.amount, len(e.cards)) for e in events(after, DEALER, given, dealt)] == [
        ("deal", chair, chair, 9) for chair in range(4)
    ]


@pytest.mark.parametrize(
    "bad", [Action("lot", b"\4"), Action("lot"), Action("deal", b"\1"), Action("lot", b"\1", ((0, 0),))]
)
def test_no_lot(bad: Action) -> None:
    with pytest.raises(Illegal, match="dealer"):
        apply(setup(options({}), 4), DEALER, bad)


def test_everybody_gets_nine_cards_of_the_own_pack_in_order() -> None:
    before = setup(options({}), 4)._replace(dealer=3)
    deck = bytes(c for pair in zip(*PACKS, strict=True) for c in pair)
    given = deal(before, deck).cards
    assert [given[n : n + 9] for n in range(0, 36, 9)] == [
        PACKS[0][:9],
        PACKS[1][:9],
        PACKS[0][9:18],
        PACKS[1][9:18],
    ]
    swapped = Action("deal", given[9:18] + given[:9] + given[18:])
    with pytest.raises(Illegal, match="dealer"):
        apply(before, DEALER, swapped)


def test_everybody_sees_the_own_cards_and_no_others() -> None:
    state = table("As", "Ks", "Qs", "Js")
    assert [set(hand) == {0} for hand in view(state, 2).hands] == [True, True, False, True]
    assert all(set(hand) == {0} for hand in view(state, None).hands)
    before = setup(options({}), 4)._replace(dealer=3)
    given = deal(before, stock(before))
    assert seen(before, DEALER, given, 1).cards == bytes(9) + given.cards[9:18] + bytes(18)
    assert set(seen(before, DEALER, given, None).cards) == {0}


def play_deal(state: ToedeloeState) -> ToedeloeState:
    """A whole deal, always the first that is legal."""
    given = deal(state, stock(state))
    state = apply(state, DEALER, given)
    while state.phase not in (DEAL, OVER):
        (seat,) = to_move(state)
        state = apply(state, seat, legal(state, seat)[0])
    return state


@pytest.mark.parametrize(
    ("rules", "seats", "played"),
    [
        ({}, 4, (8, 9, 10)),
        ({}, 2, (8, 9, 10)),
        ({"two_player_mode": "duel"}, 2, (8, 9, 9, 9, 9, 10)),
        ({"two_player_mode": "duel"}, 4, (8, 9, 10)),
    ],
)
def test_at_l15_two_player_mode_hand_sizes_and_empty_packs(
    rules: dict[str, str], seats: int, played: tuple[int, ...]
) -> None:
    state = setup(options(rules), seats)
    state = apply(state, DEALER, deal(state, stock(state)))
    for nth, count in enumerate((*played, *played)):
        state = on_board(state)
        dealer, carried = state.dealer, state.hands
        before = stock(state)
        assert len(before) == (108 if nth % len(played) == 0 else 108 - 9 * state.table.chairs * (nth % len(played)))
        state = play_deal(state)
        assert [len(pile) for pile in state.played] == [count] * state.table.chairs
        assert len(state.takers) == count
        assert all(
            held in pile + hand
            for mine, pile, hand in zip(carried, state.played, state.hands, strict=True)
            for held in mine
        )
        last = nth % len(played) == len(played) - 1
        assert [len(hand) for hand in state.hands] == [not last] * state.table.chairs
        assert state.dealer == (dealer + 1) % state.table.chairs
        assert state.deals == nth + 1
        assert all(in_pack(chair, pile) for chair, pile in enumerate(state.played))
    assert stock(state) == DECK


# ---- a trick


def test_suit_must_be_followed() -> None:
    state = do(table("7h", "9h 2s", "3h", "4h"), "7h")
    assert current_lead(state) == cards.SUITS.index("h")
    assert choices(state) == ["9h"]
    assert why(state, "2s") == "follow"
    assert set(ruled(state)) == {"follow"}
    assert why(state, "Kh") == "hand"
    assert why(state, "2:3h") == "turn"
    assert why(state, "place 3") == "phase"


def test_who_cannot_follow_plays_anything() -> None:
    state = do(table("7h", "*s", "3h", "4h"), "7h")
    assert len(choices(state)) == 9
    assert ruled(state) == []


def test_a_joker_only_when_the_suit_is_not_held() -> None:
    state = do(table("7h", "9h *s", "3h", "4h"), "7h")
    assert choices(state) == ["9h"]
    assert why(state, "*s") == "joker"
    assert "joker" in ruled(state)


def test_l17_a_joker_is_led_only_from_a_hand_of_jokers() -> None:
    state = table("As *s *h")
    assert why(state, "*s") == "joker_lead"
    assert ruled(state) == ["joker_lead", "joker_lead"]
    nothing_else = last_trick("*s 5h 7h 9h", (1, 1, 1, 1))
    assert choices(nothing_else._replace(hands=(cards.parse("*s"), *nothing_else.hands[1:]))) == ["*s"]


def test_l17_anything_follows_a_joker_and_the_last_joker_takes() -> None:
    state = last_trick("*s 5h 7h 9h", (1, 1, 1, 1))
    state = do(state._replace(hands=(cards.parse("*s"), *state.hands[1:])), "*s")
    assert len(choices(state)) == len(state.hands[1]) == 2
    assert do(state, "5h", "7h", "9h").turn == 0
    caught = last_trick("*s *s 7h 9h", (1, 1, 1, 1))
    caught = do(caught._replace(hands=(cards.parse("*s"), *caught.hands[1:])), "*s", "*s", "7h", "9h")
    assert (caught.turn, current_value(caught)) == (1, JOKER_VALUE)


@pytest.mark.parametrize(
    ("trick_cards", "winner", "worth"),
    [
        ("7s 7s Js As", 3, 15),
        ("7h 7h Jh Ah", 3, 0),
        ("3s 2s As *s", 3, JOKER_VALUE),
        ("4s 2s As As", 3, 15),
        ("4s 2s As Ac", 2, 15),
        ("4c 5c *s *s", 3, JOKER_VALUE),
        ("As 4s 5s 7s", 0, 15),
        ("2d 6d 8c 7d", 3, 8),
        ("2d 6d Qs 3d", 1, 12),
        ("9h 4h 2d 3h", 0, 0),
        ("7d 3d As 2d", 0, 15),
        ("2d *h *s 3d", 2, JOKER_VALUE),
        ("9h Kc 2d 3h", 0, 13),
        ("7c 3c 5c 7c", 3, 7),
        ("9s 4s 2c 3s", 0, 9),
        ("Td Th Tc Ts", 0, 10),
    ],
)
def test_at_l1_to_l10_who_takes_a_trick_and_its_value(trick_cards: str, winner: int, worth: int) -> None:
    state = taken(trick_cards)
    assert state.takers == bytes((winner,))
    assert state.turn == winner
    assert "".join(cards.RANKS[cards.in_first_pack(card) >> 2] for _, card in trick_plays(state, 0)) == trick_cards[::3]
    assert state.phase == (SCORE if worth else TRICK)
    assert not worth or current_value(state) == worth
    events = happened(table(*trick_cards.split()), *trick_cards.split())
    assert kinds(events) == ["card"] * 4 + ["trick"]
    assert (events[-1].seat, events[-1].amount) == (winner, worth)
    assert [event.amount for event in events[:4]] == [0, 1, 2, 3]


@pytest.mark.parametrize(("trick_cards", "winner"), [("4s 2s As As", 3), ("As As 3s 2s", 1), ("As 3s 2s As", 3)])
def test_at_l3_of_equal_cards_the_later_takes(trick_cards: str, winner: int) -> None:
    assert taken(trick_cards).turn == winner


def test_l2_the_taker_leads_to_the_next_trick() -> None:
    state = taken("9h 4h 2d Th")
    assert (state.phase, state.leader, state.turn) == (TRICK, 3, 3)
    scored = taken("9s 4s 2d 8s")
    after = do(scored, choices(scored)[0])
    assert (after.phase, after.leader, after.turn) == (TRICK, 0, 0)


def test_which_trick_lies_on_the_table() -> None:
    state = table("9s", "4s", "Ts", "8s")
    assert (trick_number(state), trick_plays(state), current_lead(state)) == (0, [], -1)
    state = do(state, "9s", "4s")
    assert trick_plays(state) == [(0, cards.parse("9s")[0]), (1, cards.parse("4S")[0])]
    state = do(state, "Ts", "8s")
    assert (trick_number(state), [chair for chair, _ in trick_plays(state)]) == (0, [0, 1, 2, 3])
    state = do(state, choices(state)[0])
    assert (trick_number(state), trick_plays(state)) == (1, [])
    assert [chair for chair, _ in trick_plays(do(state, choices(state)[0]))] == [2]


# ---- placing


def test_a_low_card_is_one_pawn_on_its_number() -> None:
    state = taken("2d 6d 8c 7d")
    assert choices(state) == [f"place {cell}" for cell in where(state, 8)]
    at = where(state, 8)[2]
    after = do(state, f"place {at}")
    assert (after.cells[at], after.left, after.placed) == (2, (40, 39), (0, 1))
    assert after.plus == bytes((0, 0, 0, 1))
    assert happened(state, f"place {at}") == [
        Event("place", 3, pawn=1, cells=(at,)),
        Event("plus", 3, amount=1),
    ]


@pytest.mark.parametrize(
    ("card", "lists"),
    [
        ("A", {(3, 12), (4, 11), (5, 10), (6, 9), (7, 8)}),
        ("K", {(2, 11), (3, 10), (4, 9), (5, 8), (6, 7)}),
        ("Q", {(2, 10), (3, 9), (4, 8), (5, 7), (6, 6)}),
        ("J", {(2, 9), (3, 8), (4, 7), (5, 6)}),
    ],
)
def test_at_l11_splits_lie_on_one_field(card: str, lists: set[tuple[int, int]]) -> None:
    state = taken(f"{card}s 2s 3s 4s")
    assert pairs(state) == lists
    both = [[int(cell) for cell in words.split()[1:]] for words in choices(state) if len(words.split()) == 3]
    assert all(a // FIELD == b // FIELD and a < b for a, b in both)
    assert {a // FIELD for a, _ in both} == {0, 1}
    singles = [int(words.split()[1]) for words in choices(state) if len(words.split()) == 2]
    assert singles == where(state, {"Q": 12, "J": 11}.get(card, 0))


def test_c5_a_queen_may_be_two_sixes_of_one_field() -> None:
    state = taken("Qs 2s 3s 4s")
    six = where(state, 6)
    assert f"place {six[0]} {six[1]}" in choices(state)
    assert why(state, f"place {six[0]} {six[-1]}") == "one_field"
    assert "one_field" in ruled(state)


def test_two_pawns_of_a_split_leave_the_stock() -> None:
    state = taken("Qs 2s 3s 4s")
    six = where(state, 6)
    after = do(state, f"place {six[0]} {six[1]}")
    assert (after.left, after.placed, after.plus[0]) == ((38, 40), (2, 0), 1)
    assert happened(state, f"place {six[0]} {six[1]}")[0].cells == (six[0], six[1])


def test_what_is_wrong_with_a_placement_is_said() -> None:
    king = taken("Ks 2s 3s 4s")
    assert why(king, "place 3") == "split"
    assert why(king, "place 0 1") == "value"
    eight = taken("8s 2s 3s 4s", white=[PILES[8][0]])
    assert why(eight, f"place {PILES[8][0]}") == "taken"
    assert why(eight, f"place {PILES[7][0]}") == "value"
    assert why(eight, f"place {PILES[3][0]} {PILES[5][0]}") == "split"
    assert why(eight, "place") == "pawns"
    assert why(eight, "place 84") == "taken"
    assert why(eight, f"place {PILES[8][1]} {PILES[8][1]}") == "taken"
    assert why(eight, "back") == why(eight, "green 84 3") == "value"
    assert why(eight, "2h") == "phase"
    assert why(eight, "blocked") == "blocked"
    assert ruled(eight) == ["value", "split", "taken", "blocked"]
    assert set(ruled(king)) == {"value", "one_field", "split", "blocked"}


def test_a_pawn_of_the_other_team_is_not_placed() -> None:
    state = taken("8s 2s 3s 4s")
    with pytest.raises(Illegal, match="pawns"):
        apply(state, 0, Action("place", b"", ((1, PILES[8][0]),)))


def test_l10_who_can_score_must() -> None:
    state = taken("8s 2s 3s 4s", grey=PILES[8][1:])
    assert choices(state) == [f"place {PILES[8][0]}"]
    assert why(state, "blocked") == "blocked"


def test_at_l12_no_free_cell_costs_a_point_and_is_no_plus() -> None:
    state = taken("8s 2s 3s 4s", grey=PILES[8][:5], white=PILES[8][5:])
    assert choices(state) == ["blocked"]
    after = do(state, "blocked")
    assert after.minus == (-1, 0)
    assert after.plus == bytes(4)
    assert (after.phase, after.turn, after.cells) == (TRICK, 0, state.cells)
    assert happened(state, "blocked") == [Event("minus", 0, pawn=0, cells=(0,), amount=1)]
    assert why(state, f"place {PILES[8][0]}") == "taken"
    assert "blocked" not in ruled(state)


def test_at_l9_a_red_trick_is_laid_min() -> None:
    state = taken("9h 4h 2d 3h")
    assert (state.plus, state.minus, state.phase) == (bytes(4), (0, 0), TRICK)


def all_but_one(skip: set[int]) -> list[int]:
    """39 cells, none of these numbers."""
    return [cell for cell, number in enumerate(numbers_of("")) if number not in skip][:39]


def test_with_one_pawn_left_a_split_places_one_of_its_two() -> None:
    white = all_but_one({7, 6})
    state = taken("Ks 2s 3s 4s", white=white)
    assert state.left == (1, 40)
    free = [cell for cell in range(CELLS) if cell not in white]
    number = state.table.numbers
    halves = {a for a in free for b in free if a // FIELD == b // FIELD and number[a] + number[b] == 13}
    assert choices(state) == [f"place {cell}" for cell in sorted(halves)]
    six, seven = PILES[6][0], PILES[7][0]
    assert why(state, f"place {six} {seven}") == "pawns"
    assert "pawns" in ruled(state)
    done = do(state, f"place {six}")
    assert (done.phase, done.left) == (OVER, (0, 40))


def test_with_one_pawn_left_half_of_a_pair_that_is_not_open_will_not_do() -> None:
    white = all_but_one({7})
    grey = [cell for cell in range(CELLS) if cell not in white and cell not in PILES[7]]
    state = taken("Ks 2s 3s 4s", white=white, grey=grey[:39])
    assert choices(state) == ["blocked"]
    assert why(state, f"place {PILES[7][0]}") == "one_field"
    queen = taken("Qs 2s 3s 4s", white=white, grey=grey[:39])
    assert why(queen, f"place {PILES[7][0]}") == "one_field"
    assert why(queen, f"place {white[0]}") in ("taken", "value")


# ---- jokers


def joker(**position: Any) -> ToedeloeState:
    """Chair 2 has taken a trick with a joker."""
    return taken("2d 6d *s 3d", **position)


def test_joker_two_pawns_on_equal_numbers_of_any_field() -> None:
    state = joker()
    assert pairs(state) == {(n, n) for n in range(2, 13)}
    a, *_, b = where(state, 2)
    assert a // FIELD != b // FIELD
    after = do(state, f"place {a} {b}")
    assert (after.left, after.plus) == ((38, 40), bytes((0, 0, 1, 0)))
    assert why(state, "place 0 1") == "pair"
    assert why(state, "place 0") == "pair"
    assert "pair" in ruled(state)
    assert len(legal(state, 2)) == 84 + sum(len(cells) * (len(cells) - 1) // 2 for cells in PILES.values())


def test_joker_with_one_pawn_left_places_one_of_a_pair() -> None:
    state = joker(white=all_but_one({12}))
    places = [words for words in choices(state) if words.startswith("place")]
    assert places and all(len(words.split()) == 2 for words in places)
    assert f"place {PILES[12][0]}" in places
    assert do(state, places[0]).phase == OVER


def test_at_l13_back_two_steps_and_not_beyond_0() -> None:
    assert do(joker(minus=(-6, -2)), "back").minus == (-4, -2)
    assert do(joker(minus=(-1, -2)), "back").minus == (0, -2)
    at_start = joker(minus=(0, -2))
    assert "back" not in choices(at_start)
    assert why(at_start, "back") == "back"
    assert "back" in ruled(at_start) and "back" not in ruled(joker(minus=(-1, 0)))
    assert happened(joker(minus=(-6, -2)), "back") == [
        Event("back", 2, pawn=0, amount=-4),
        Event("plus", 2, amount=1),
    ]


def test_l5_back_is_a_plus() -> None:
    assert do(joker(minus=(-6, 0)), "back").plus == bytes((0, 0, 1, 0))


def test_at_l17_green_throws_a_pawn_back_to_its_stock() -> None:
    state = joker(grey=[10])
    after = do(state, "green 84 10")
    assert (after.cells[10], after.left, after.placed) == (GREEN, (40, 40), (0, 0))
    assert state.left == (40, 39)
    assert happened(state, "green 84 10") == [
        Event("green", 2, cells=(GREEN_HOME, 10)),
        Event("thrown", 2, cells=(10,), other=1),
        Event("plus", 2, amount=1),
    ]
    assert kinds(happened(state, "green 84 11")) == ["green", "plus"]


def test_l15_an_own_pawn_may_be_thrown_off() -> None:
    assert do(joker(white=[10]), "green 84 10").left == (40, 40)


def test_a_green_pawn_leaves_its_cell_empty() -> None:
    after = do(joker(green=[10, 20]), "green 10 30")
    assert (after.cells[10], after.cells[20], after.cells[30]) == (0, GREEN, GREEN)


def test_l14_a_green_pawn_goes_where_none_stands() -> None:
    state = joker(green=[10, 20])
    assert why(state, "green 10 20") == why(state, "green 10 10") == "green"
    assert why(state, "green 84 30") == why(state, "green 11 30") == why(state, "green 10 84") == "green"
    assert "green" in ruled(state)
    assert sum(words.startswith("green") for words in choices(state)) == 2 * 82


@pytest.mark.parametrize(("green", "ways"), [([], 84), ([10], 83 + 83), ([10, 20], 82 + 82)])
def test_green_pawns_off_the_board_are_alike(green: list[int], ways: int) -> None:
    assert sum(words.startswith("green") for words in choices(joker(green=green))) == ways


def test_l11_own_pawns_are_not_moved() -> None:
    assert why(joker(white=[10]), "green 10 11") == "green"


def test_the_longest_list_of_all_is_below_a_thousand() -> None:
    assert len(legal(joker(green=[10], minus=(-1, 0)), 2)) < 500
    crowd = 2 * (LETTERS + "6" + "2" * 11 + "3" * 11 + "4" * 8)
    assert len(crowd) == CELLS and flaw(crowd) is None
    assert 700 < len(legal(joker(green=[10], minus=(-1, 0), board=crowd), 2)) < 1000


# ---- the end of a deal

RED = "5h 3h 2h 4h"
"""A last trick that brings nothing."""


@pytest.mark.parametrize(
    ("plus", "lost"),
    [
        ((2, 1, 1, 2), (0, 0)),
        ((2, 1, 1, 1), (0, -1)),
        ((1, 2, 0, 1), (-2, 0)),
        ((0, 2, 0, 1), (-3, 0)),
        ((0, 0, 1, 1), (-1, -1)),
        ((3, 0, 1, 2), (0, -2)),
        ((0, 0, 0, 0), (-2, -2)),
    ],
)
def test_l4_end_of_a_deal_without_a_plus_and_with_fewer(plus: tuple[int, ...], lost: tuple[int, int]) -> None:
    before = last_trick(RED, plus, minus=(-1, -2))
    events = happened(before, *RED.split())
    after = do(before, *RED.split())
    assert (after.phase, after.turn, after.leader, after.dealer) == (DEAL, -1, -1, 0)
    assert gains(before, after) == lost
    points = [event for event in events if event.kind == "minus"]
    assert tuple(-sum(e.amount for e in points if e.pawn == side) for side in (0, 1)) == lost
    assert [e.seat for e in points if e.cells == (1,)] == [chair for chair in range(4) if not plus[chair]]
    fewer = [e.pawn for e in points if e.cells == (2,)]
    assert len(fewer) == (plus[0] + plus[2] != plus[1] + plus[3])
    assert events[-1] == Event("deal_end", DEALER, amount=1)


def test_l3_round_compare_counts_tricks_or_pawns() -> None:
    for compare, lost in (("tricks", (0, -1)), ("pawns", (-1, 0))):
        before = last_trick(RED, (1, 1, 2, 1), placed=(3, 4), round_compare=compare)
        assert gains(before, do(before, *RED.split())) == lost
    equal = last_trick(RED, (1, 1, 2, 1), placed=(4, 4), round_compare="pawns")
    assert do(equal, *RED.split()).minus == (0, 0)


def test_pawns_placed_are_counted_from_0_each_deal() -> None:
    after = do(last_trick(RED, (1, 1, 2, 1), placed=(3, 4)), *RED.split())
    assert (after.placed, after.plus) == ((3, 4), bytes((1, 1, 2, 1)))
    dealt = apply(after, DEALER, deal(after, stock(after)))
    assert (dealt.placed, dealt.plus, dealt.takers) == ((0, 0), bytes(4), b"")
    assert [len(hand) for hand in dealt.hands] == [10] * 4
    assert dealt.turn == 1
    assert sorted(dealt.gone) == sorted(b"".join(after.played))


def test_the_last_trick_of_a_deal_is_scored_before_it_ends() -> None:
    state = do(last_trick("5s 3s 2s 4s", (0, 1, 1, 0)), "5s", "3s", "2s", "4s")
    assert state.phase == SCORE
    events = happened(state, choices(state)[0])
    assert kinds(events) == ["place", "plus", "minus", "minus", "deal_end"]
    assert [e.pawn for e in events if e.kind == "minus"] == [1, 1]


# ---- the end of the game


def test_l12_goal_a_team_without_pawns_ends_the_game_at_once() -> None:
    white = all_but_one({8})
    state = taken("8s 2s 3s 4s", white=white)
    events = happened(state, f"place {PILES[8][0]}")
    after = do(state, f"place {PILES[8][0]}")
    assert (after.phase, to_move(after), after.left) == (OVER, (), (0, 40))
    assert score(after).reason == "pawns"
    assert kinds(events) == ["place", "plus", "over", "over"]
    assert [e.seat for e in events if e.kind == "over"] == [0, 2]
    with pytest.raises(Illegal, match="over"):
        apply(after, 0, Action("back"))


def test_a_deal_broken_off_costs_nothing() -> None:
    state = last_trick("8s 2s 3s 4s", (0, 0, 0, 0), white=all_but_one({8}))
    state = do(state, "8s", "2s", "3s", "4s")
    after = do(state, f"place {PILES[8][0]}")
    assert (after.phase, after.minus) == (OVER, (0, 0))
    assert "deal_end" not in kinds(happened(state, f"place {PILES[8][0]}"))


def test_the_end_of_the_score_track_ends_the_game_even_by_a_blocked_trick() -> None:
    state = taken("8s 2s 3s 4s", grey=PILES[8], minus=(-8, 0))
    after = do(state, "blocked")
    assert (after.phase, after.minus, score(after).reason) == (OVER, (-9, 0), "minus")
    last = last_trick("8s 2s 3s 4s", (0, 0, 0, 0), grey=PILES[8], minus=(-8, 0))
    last = do(last, "8s", "2s", "3s", "4s")
    assert do(last, "blocked").minus == (-9, 0)
    assert kinds(happened(last, "blocked")) == ["minus", "over", "over"]


def test_no_score_pawn_goes_beyond_the_end_of_its_track() -> None:
    before = last_trick(RED, (0, 0, 0, 1), minus=(-8, -8))
    after = do(before, *RED.split())
    assert (after.phase, after.minus) == (OVER, (-9, -9))
    assert score(after) == ((-9, -9), (0, 1), "draw")
    events = happened(before, *RED.split())
    assert [e.seat for e in events if e.kind == "over"] == [0, 1, 2, 3]
    assert kinds(events).index("deal_end") < kinds(events).index("over")


def test_pawns_20_makes_a_short_game() -> None:
    state = taken("8s 2s 3s 4s", grey=PILES[8], minus=(-4, 0), pawns=20)
    assert (state.left, state.table.lowest) == ((20, 12), -5)
    assert do(state, "blocked").phase == OVER
    assert INFO.presets["Kort"] == {"pawns": 20}


@pytest.mark.parametrize(
    ("white", "minus", "points", "winners", "reason"),
    [
        ((0, 1, 2, 3), (-9, -4), (-5, -2), (1,), "minus"),
        ((0, 1, 2, 3), (-1, -9), (3, -7), (0,), "minus"),
        ((), (-7, -9), (-7, -7), (0, 1), "draw"),
    ],
)
def test_the_higher_total_wins(
    white: tuple[int, ...],
    minus: tuple[int, int],
    points: tuple[int, int],
    winners: tuple[int, ...],
    reason: str,
) -> None:
    """Grey has a row of two."""
    state = on_board(setup(options({}), 4), white, (50, 51), minus=minus)
    assert score(state) == (points, (), "")
    assert score(state._replace(phase=OVER)) == (points, winners, reason)


# ---- rows


def test_l7_rows_are_two_or_more_in_a_row_or_column() -> None:
    state = on_board(setup(options({}), 4), white=(0, 1, 2, 7, 14, 4, 5, 20))
    assert rows(state.cells, 0, False) == [(0, 1, 2), (0, 7, 14), (4, 5)]
    assert longest_two(state.cells, 0, False) == [(0, 1, 2), (0, 7, 14)]
    assert score(state).points == (6, 0)


def test_l9_rows_do_not_run_from_one_field_or_line_into_the_next() -> None:
    state = on_board(setup(options({}), 4), white=(35, 42, 6, 7, 41, 48))
    assert rows(state.cells, 0, False) == []


def test_diagonals_do_not_count() -> None:
    assert rows(on_board(setup(options({}), 4), grey=(0, 8, 16)).cells, 1, False) == []


def test_l6_green_wild_counts_a_green_pawn_as_own_in_both_teams() -> None:
    for wild, points in ((False, (0, 2)), (True, (3, 3))):
        state = on_board(setup(options({"green_wild": wild}), 4), white=(0, 2), grey=(8, 15), green=(1,))
        assert score(state).points == points
    alone = on_board(setup(options({"green_wild": True}), 4), white=(20,), green=(0, 1))
    assert score(alone).points == (0, 0)


# ---- two players


def test_l18_dubbel_each_plays_two_chairs() -> None:
    state = do(table("7h", "9h", "3h", "4h", seats=2), "7h", "9h")
    assert (state.turn, to_move(state)) == (2, (0,))
    assert [set(hand) == {0} for hand in view(state, 0).hands] == [False, True, False, True]
    events = happened(state, "3h", "4h")
    assert [(e.kind, e.seat, e.amount) for e in events] == [("card", 0, 2), ("card", 1, 3), ("trick", 1, 0)]
    assert why(state, "1:3h") == "turn"


def test_l18_duel_two_cards_a_trick() -> None:
    state = taken("7s 9s", seats=2, two_player_mode="duel")
    assert (state.phase, state.turn, current_value(state)) == (SCORE, 1, 9)
    ending = last_trick("7h 9h", (0, 2), seats=2, two_player_mode="duel", deals=6)
    assert do(ending, "7h", "9h").minus == (-2, 0)


def test_every_pair_of_numbers_has_its_verdict() -> None:
    """A king's trick: 13 on one field, and nothing else."""
    state = taken("Ks 2s 3s 4s")
    open_ = set(choices(state))
    for a, b in combinations_with_replacement(range(CELLS), 2):
        fits = state.table.numbers[a] + state.table.numbers[b] == 13
        if a != b and f"place {a} {b}" not in open_:
            assert why(state, f"place {a} {b}") == ("one_field" if fits else "value")
