"""Tests of questions answered in parts: whatever is legal can be picked, shown, taken back and played."""

from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.games.toepen.rules.state import DISCARD
from kaartbord.rules.protocol import Action
from kaartbord.scene import choosing
from kaartbord.scene.chooser import AnyQuestion, Chooser
from kaartbord.scene.choosing import PartialTurn
from kaartbord.scene.shapes import Shape
from support.choosers import asked, chooser_of, first
from support.plays import TRICKS

every_game = pytest.mark.parametrize("code", GAMES)


def tapped(chooser: Chooser[Any], question: AnyQuestion[Any], place: int) -> AnyQuestion[Any]:
    """The question once a card of the hand is tapped that can be picked."""
    tap = chooser.tap(question, place)
    assert tap.refusal is None and tap.played is None
    return question._replace(picked=tap.picked)


@every_game
def test_a_whole_action_is_shown_up_to_the_button_that_plays_it(code: str) -> None:
    chooser, shown = chooser_of(code), 0
    for question in asked(code):
        for action in question.legal[:: 1 + len(question.legal) // 8]:
            if (picked := chooser.pick_action(question, action)) is None:
                continue
            whole = question._replace(picked=picked)
            played = chooser.action(whole)
            assert played is not None and (played.kind, played.cards) == (action.kind, action.cards)
            assert chooser.confirm(whole) and chooser.prompt(whole)
            shown += 1
    assert shown > 40


@every_game
def test_nothing_is_kept_between_two_questions(code: str) -> None:
    chooser, questions = chooser_of(code), list(asked(code))
    before = [(chooser.prompt(each), chooser.choices(each), chooser.hand_cards(each)) for each in questions]
    for question in questions:
        for action in question.legal[:3]:
            if (picked := chooser.pick_action(question, action)) is not None:
                chooser.undo(question._replace(picked=picked))
    assert before == [(chooser.prompt(each), chooser.choices(each), chooser.hand_cards(each)) for each in questions]


@every_game
def test_a_card_that_cannot_be_played_says_why_and_the_others_are_not_dead(code: str) -> None:
    chooser, refused = chooser_of(code), 0
    for question in asked(code, 3, 200):
        if not chooser.asks_card(question):
            continue
        for place, held in enumerate(chooser.hand_cards(question)):
            tap = chooser.tap(question, place)
            assert held.unplayable == (tap.refusal is not None)
            if tap.refusal:
                assert chooser.refusal(question, tap.refusal).endswith(".")
                refused += 1
    assert refused


@pytest.mark.parametrize("code", TRICKS)
def test_a_card_of_a_trick_is_raised_and_tapped_again_played(code: str) -> None:
    chooser = chooser_of(code)
    question = first(code, lambda each: chooser.asks_card(each) and not each.forced)
    hand = chooser.hand(question.seen)
    action = next(action for action in question.legal if len(action.cards) == 1)
    raised = tapped(chooser, question, hand.find(action.cards))
    assert [held.chosen for held in chooser.hand_cards(raised)].index(True) == hand.find(action.cards)
    assert chooser.next_part(question, action) == hand.find(action.cards) and chooser.action(raised) == action
    assert chooser.tap(raised, hand.find(action.cards)).played == action


@every_game
def test_a_card_that_is_drawn_onto_the_table_is_played_if_nothing_else_is_left_to_choose(code: str) -> None:
    chooser, played = chooser_of(code), 0
    for question in asked(code, 3, 200):
        for place in range(len(chooser.hand(question.seen)) if chooser.asks_card(question) else 0):
            tap, drop = chooser.tap(question, place), chooser.drop(question, place, raised=False)
            whole = chooser.action_to_confirm(question._replace(picked=tap.picked))
            assert drop.refusal == tap.refusal
            assert drop.played == (None if tap.refusal else whole)
            if drop.played:
                raised = question._replace(picked=tap.picked)
                assert chooser.drop(raised, place, raised=True).played == drop.played
                played += 1
    assert played


@pytest.mark.parametrize("code", TRICKS)
def test_the_only_card_lies_ready_and_is_said_to_be_the_only_one(code: str) -> None:
    chooser = chooser_of(code)
    question = first(code, lambda each: chooser.asks_card(each) and each.forced)
    assert chooser.action(question) == question.legal[0]
    assert chooser.prompt(question) != chooser.prompt(question._replace(forced=False))


def test_several_cards_are_laid_away_together_and_put_back_one_by_one() -> None:
    chooser = chooser_of("P")
    question = first("P", lambda each: each.view.phase == DISCARD, kings_final="three", limit=5)
    (size,) = {len(action.cards) for action in question.legal if action.cards}
    for place in range(size):
        assert chooser.action(question) is None
        question = tapped(chooser, question, place)
    assert chooser.action(question) is not None
    assert chooser.action(tapped(chooser, question, 0)) is None


# ---- a race


def race(wanted: Any, code: str = "K") -> tuple[AnyQuestion[Any], Action]:
    """A question of which a turn of one part is as wanted, and that turn."""
    question = first(code, lambda each: any(each_.kind == "play" and wanted(each_) for each_ in each.legal))
    return question, next(action for action in question.legal if action.kind == "play" and wanted(action))


def on_target(action: Action, question: AnyQuestion[Any]) -> tuple[AnyQuestion[Any], Shape]:
    """The question once the pawn of a turn is picked, and the square it goes to."""
    pawn, to = choosing.parts_of(action, question.view.table.ring.yard)[0]
    return question._replace(picked=PartialTurn(action.cards[0], (), pawn)), Shape(
        f"target:{to}", "target", 0, 0, 0.4, cell=to
    )


def is_walk(action: Action) -> bool:
    return action.cards[0] >> 2 in (2, 3, 6, 8)


@pytest.mark.parametrize("sure", [True, False])
def test_a_walk_is_played_where_its_square_is_tapped_if_no_other_can_be_meant(sure: bool) -> None:
    chooser, (question, action) = chooser_of("K"), race(is_walk)
    question, square = on_target(action, question)
    tap = chooser.pick(question, square, sure)
    assert tap.played == (action if sure else None)
    assert chooser.action(question._replace(picked=tap.picked)) == action


def test_a_swap_is_confirmed() -> None:
    chooser, (question, action) = chooser_of("K"), race(lambda action: choosing.is_swap(action.cards[0]))
    question, square = on_target(action, question)
    assert chooser.pick(question, square, True).played is None


@pytest.mark.parametrize("code", ["K", "T"])
def test_a_turn_is_taken_back_part_by_part_until_nothing_is_picked(code: str) -> None:
    chooser = chooser_of(code)
    for question in asked(code):
        for action in question.legal[::5]:
            if (picked := chooser.pick_action(question, action)) is not None:
                now = question._replace(picked=picked)
                for _ in range(2 * len(action.placements) + 2):
                    now = now._replace(picked=chooser.undo(now))
                assert now.picked == chooser.nothing and not chooser.can_undo(now)


def test_of_cards_that_are_alike_the_one_that_was_tapped_is_raised() -> None:
    chooser = chooser_of("K")

    def alike(question: AnyQuestion[Any]) -> list[int]:
        ranks = [card >> 2 for card in question.view.hands[question.seat]]
        live = [place for place, held in enumerate(chooser.hand_cards(question)) if not held.unplayable]
        return [place for place in live if ranks.count(ranks[place]) > 1]

    question = first("K", lambda each: not each.forced and bool(alike(each)))
    for place in alike(question):
        held = chooser.hand_cards(tapped(chooser, question, place))
        assert [other for other, one in enumerate(held) if one.chosen] == [place]
