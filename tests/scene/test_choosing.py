"""Choosing in parts: whatever can be said in parts is legal, and whatever is legal can be said."""

from itertools import permutations

import pytest
from kaartbord.games import keezbord as game
from kaartbord.games.race import rules as race
from kaartbord.match.shuffle import SeededStream, shuffled
from kaartbord.rules import cards
from kaartbord.rules.protocol import DEALER, UNKNOWN, Action
from kaartbord.scene import choosing
from kaartbord.scene.choosing import PartialTurn

SWEEPING = {"seven_hits_passed": True}


def positions(seats, options, seed, plies=160):
    """States of a random game in which somebody chooses, with the legal actions."""
    stream, state = (SeededStream(f"choosing {seats} {seed}".encode()), game.setup(game.options(options), seats))
    for nth in range(plies):
        owing = game.to_move(state)
        if not owing:
            return
        if owing[0] == DEALER:
            state = game.play(state, game.deal(state, shuffled(game.stock(state), seed, nth)))
            continue
        legal = game.legal(state, owing[0])
        yield state, legal
        state = game.play(state, legal[stream.below(len(legal))])


def chosen(state, legal, action):
    """The play one gets by choosing the parts of `action` one by one."""
    yard = state.table.ring.yard
    picked = PartialTurn(action.cards[0])
    for pawn, square in choosing.parts_of(action, yard):
        assert pawn in choosing.pickable_pawns(legal, picked, yard)
        picked = choosing.pick_square(legal, picked._replace(pawn=pawn), square, yard)
    return choosing.complete(legal, picked, yard)


@pytest.mark.parametrize("seats", game.INFO.seats)
@pytest.mark.parametrize("options", [{}, SWEEPING], ids=["plain", "sweeping"])
def test_every_legal_play_can_be_chosen_part_by_part(seats, options):
    for state, legal in positions(seats, options, seed=7):
        for action in legal:
            if action.kind == "play":
                assert chosen(state, legal, action) == action


def standing(state):
    """The squares of each seat's pawns: where both parts end on one square, either pawn may be hit."""
    return [sorted(state.pawns[own.start : own.stop]) for own in state.table.own]


@pytest.mark.parametrize("seats", game.INFO.seats)
def test_parts_in_any_order_lead_to_the_same_position(seats):
    for state, legal in positions(seats, {}, seed=11):
        yard = state.table.ring.yard
        for action in legal:
            if action.kind != "play" or len(choosing.parts_of(action, yard)) < 2:
                continue
            for parts in permutations(choosing.parts_of(action, yard)):
                done = choosing.complete(legal, PartialTurn(action.cards[0], parts), yard)
                assert done is not None
                assert standing(game.play(state, done)) == standing(game.play(state, action))


@pytest.mark.parametrize("seats", game.INFO.seats)
def test_what_is_shown_before_confirming_is_what_happens(seats):
    for state, legal in positions(seats, SWEEPING, seed=13):
        yard = state.table.ring.yard
        for action in legal:
            if action.kind == "play":
                picked = PartialTurn(action.cards[0], choosing.parts_of(action, yard))
                assert choosing.preview(state.pawns, picked, action, yard) == game.play(state, action).pawns


def split_seven():
    """Two own pawns that can share a seven."""
    state = game.read(
        "keezbord 4 | pawns 3 20 - - / - - - - / - - - - / - - - - | hands 7h 7s Qc / ? / ? / ? | played | "
        "dealer 3 deals 1 turn 0"
    )
    return state, game.legal(state, 0), state.table.ring.yard


def test_a_seven_shrinks_to_what_fits_the_first_part():
    _state, legal, yard = split_seven()
    start = PartialTurn(legal[0].cards[0], pawn=0)
    assert {square for _, square in choosing.next_parts(legal, start, yard)} == set(range(4, 11))
    after = choosing.pick_square(legal, start, 6, yard)
    assert choosing.complete(legal, after, yard) is None
    assert choosing.next_parts(legal, after, yard) == [(1, 24)]
    assert choosing.autopick(legal, after, yard).pawn == 1


def test_back_takes_one_thing_away_at_a_time():
    _, legal, yard = split_seven()
    first = choosing.pick_square(legal, PartialTurn(legal[0].cards[0], pawn=0), 6, yard)
    both = choosing.pick_square(legal, first._replace(pawn=1), 24, yard)
    assert choosing.complete(legal, both, yard)
    assert choosing.undo_last(both) == first._replace(pawn=1)
    assert choosing.undo_last(first._replace(pawn=1)) == first
    assert choosing.undo_last(first) == PartialTurn(first.card, pawn=0)
    assert choosing.undo_last(PartialTurn(first.card)) == PartialTurn()


def test_a_square_that_is_not_on_offer_changes_nothing():
    _, legal, yard = split_seven()
    picked = PartialTurn(legal[0].cards[0], pawn=0)
    assert choosing.pick_square(legal, picked, 40, yard) == picked


def test_cards_of_one_rank_stand_for_each_other():
    state, legal, _ = split_seven()
    sevens = [card for card in state.hands[0] if card >> 2 == 7]
    assert len({choosing.legal_card_like(legal, card) for card in sevens}) == 1
    assert choosing.legal_card_like(legal, cards.card(5, 0)) == UNKNOWN


def test_a_swap_is_chosen_by_the_other_pawns_square():
    state = game.read(
        "keezbord 4 | pawns 3 - - - / 9 - - - / - - - - / - - - - | hands Jh / ? / ? / ? | played | "
        "dealer 3 deals 1 turn 0"
    )
    legal, yard = game.legal(state, 0), state.table.ring.yard
    done = choosing.complete(legal, PartialTurn(legal[0].cards[0], ((0, 25),)), yard)
    assert done == Action("play", cards.parse("Jh"), ((0, 25), (4, 3)))
    assert race.place_pawns(state.table, state.pawns, state.blocked, done.placements)[0][:5:4] == bytes((25, 3))


def test_a_turn_of_one_part_needs_no_confirming_unless_it_swaps():
    seen = set()
    for state, legal in positions(4, {}, seed=3, plies=400):
        yard = state.table.ring.yard
        for action in legal:
            if action.kind != "play":
                continue
            parts, swaps = choosing.parts_of(action, yard), choosing.is_swap(action.cards[0])
            done = choosing.immediate_action(legal, PartialTurn(action.cards[0], parts[:1]), yard)
            assert done == (None if swaps or len(parts) > 1 else action)
            seen.add((len(parts), swaps))
    assert seen == {(1, False), (1, True), (2, False)}


def test_of_cards_that_are_alike_the_one_that_was_tapped_is_raised() -> None:
    nine, other_nine, king = cards.card(9, 0), cards.card(9, 1), cards.card(cards.KING, 3)
    hand = bytes((nine, nine, other_nine, king))
    assert [choosing.raised_place(hand, nine, tapped) for tapped in range(3)] == [0, 1, 2]
    assert choosing.raised_place(hand, nine, -1) == choosing.raised_place(hand, nine, 3) == 0, "where advice picked it"
    assert choosing.raised_place(hand, king, 1) == 3
    assert choosing.raised_place(hand, UNKNOWN, 1) == choosing.raised_place(hand[:3], king, 1) == -1
