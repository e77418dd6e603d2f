"""Tests of the choices of two teams on their board: every legal turn can be shown, spoken, played and taken back."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.games.okidoki.rules.board import USUAL_BOARD
from kaartbord.games.okidoki.rules.state import ACES_MOVE, RESERVE, START
from kaartbord.games.okidoki.scene import board as okidoki_board
from kaartbord.games.okidoki.scene.play import OKIDOKI
from kaartbord.games.toedeloe.scene.play import TOEDELOE
from kaartbord.games.tricks.scene.play import TeamPlay
from kaartbord.rules.protocol import Refusal
from kaartbord.scene.chooser import AnyQuestion
from kaartbord.scene.motion import Speed
from kaartbord.scene.shapes import SELECTED, SWAP, shape_by_id
from support.catalogue import EN, NL
from support.long import long
from support.team import PLAYS, okidoki, on_board, plies, questions
from support.turns import board, picked, shown

some_games = pytest.mark.parametrize(("code", "games"), [("O", 2), ("L", 1), *long(("L", 2))])
"""In a game of ToedeLoe the board is asked for more than thirty times."""


@some_games
def test_every_turn_can_be_named_shown_and_is_then_what_the_gold_button_plays(code: str, games: int) -> None:
    play = PLAYS[code]
    for asked in on_board(code, games):
        for action in asked.legal[:: 1 + len(asked.legal) // 12]:
            now = asked
            if action.placements:
                now = picked(asked, play.pick_action(action))
                assert play.has_picks(now) and play.complete_action(now) == action
            assert play.prompt(now) and play.choice(now, action) and play.confirm(now, action)
            assert shown(play, now)


@some_games
def test_a_turn_is_taken_back_part_by_part_until_nothing_new_is_chosen(code: str, games: int) -> None:
    play = PLAYS[code]
    for asked in on_board(code, games):
        start = play.prompt(asked)
        longest = max(asked.legal, key=lambda action: len(action.placements))
        if not longest.placements or longest.kind == "swap":
            continue
        asked = picked(asked, play.pick_action(longest))
        for _ in range(2 * len(longest.placements) + 2):
            asked = picked(asked, play.undo(asked))
        assert play.prompt(asked) == start


@some_games
def test_whatever_can_be_picked_on_the_board_says_what_it_is_and_changes_the_question(code: str, games: int) -> None:
    play, changes = PLAYS[code], 0
    for asked in on_board(code, games):
        before = shown(play, asked)
        for shape in [shape for shape in before if shape.role == "button"][:6]:
            changes += shown(play, picked(asked, play.pick(asked, shape))) != before
            assert shape.label
    assert changes


def test_the_steps_on_a_square_are_all_there_are_where_one_pawn_walks_them() -> None:
    play, seen = OKIDOKI, set[str]()
    for asked in on_board("O"):
        whole = [action.placements[0] for action in asked.legal if len(action.placements) == 1]
        signs = set()
        for pawn, to in whole:
            target = shape_by_id(shown(play, pick_up(asked, pawn)), f"target:{to}")
            assert target is not None
            if to < okidoki_board.plan(asked.view.table.squares).finish:
                signs.add(target.sign)
        assert len(signs) <= 1
        seen |= signs
    assert len(seen) > 3


def test_the_gold_button_asks_for_a_square_once_a_pawn_is_picked_up() -> None:
    play, asked_for = OKIDOKI, set[tuple[bool, str]]()
    for asked in on_board("O"):
        if any(action.kind != "move" for action in asked.legal):
            continue
        for now in (asked, pick_up(asked, asked.legal[0].placements[0][0])):
            held = any(shape.kind == "target" for shape in shown(play, now))
            asked_for.add((held, play.confirm(now, None)))
    assert asked_for == {(False, "Kies een pion"), (True, "Kies een vakje")}


def pick_up(asked: AnyQuestion[Any], pawn: int) -> AnyQuestion[Any]:
    """A question of OkiDoki once this pawn is picked, unless it is the only one and so was picked by itself."""
    shape = shape_by_id(shown(OKIDOKI, asked), f"pawn:{pawn}")
    assert shape is not None
    if shape.flags & SELECTED:
        return asked
    assert shape.role == "button"
    return picked(asked, OKIDOKI.pick(asked, shape))


@some_games
def test_chips_have_words_and_are_pressed(code: str, games: int) -> None:
    play, seen = PLAYS[code], set()
    for asked in on_board(code, games):
        able = [shape for shape in shown(play, asked) if shape.role == "button"]
        for now in (asked, *(picked(asked, play.pick(asked, shape)) for shape in able)):
            for chip in play.chips(now):
                assert chip.words
                seen.add(chip.does)
                assert play.prompt(picked(now, play.press(chip.arg))) and chip.action is None
    assert code == "O" or "chip" in seen


@pytest.mark.parametrize("code", PLAYS)
def test_what_can_be_picked_stands_on_the_squares_of_the_board_that_is_shown(code: str) -> None:
    play, found = PLAYS[code], 0
    for asked in on_board(code)[::9]:
        if code == "O" and (able := [shape for shape in shown(play, asked) if shape.role == "button"]):
            asked = picked(asked, play.pick(asked, able[0]))
        for lies in [play.plan(asked.view, upright) for upright in (True, False)]:
            targets = {(s.x, s.y) for s in play.shapes(asked, lies, ()) if s.kind == "target"}
            assert targets <= {*squares(code, lies)}
            found += len(targets)
    assert found


@pytest.mark.parametrize("code", PLAYS)
def test_every_ply_has_a_film(code: str) -> None:
    play, game = PLAYS[code], GAMES[code]
    for ply in plies(code):
        before, after = game.view(ply.before, None), game.view(ply.after, None)
        lies = play.plan(after, False)
        events = game.events(ply.before, ply.seat, ply.action, ply.after)
        assert play.film(lies, (before, after), events, Speed(1.0, False), events) is not None
        assert isinstance(play.banner(NL, after, events, None), str)
        assert all(0 <= chair < 4 for chair, _ in play.trick(after))


@pytest.mark.parametrize("code", PLAYS)
def test_what_a_deal_came_to_stands_until_somebody_goes_on(code: str) -> None:
    play, stood = PLAYS[code], 0
    for ply in plies(code):
        key = play.continue_key(ply, False)
        ends = ply.seat >= 0 and ply.after.phase == "deal"
        counted = (ply.before.phase, ply.after.phase) == ("trick", "move")
        assert bool(key) == (ends or counted)
        stood += bool(key) and NL.format(key) != EN.format(key)
    assert stood > 2


@pytest.mark.parametrize("code", PLAYS)
def test_a_refused_card_is_explained(code: str) -> None:
    play, found = PLAYS[code], set()
    for asked in questions(code, 1):
        if not play.is_moving_pawns(asked.view):
            for refusal in GAMES[code].refusals(asked.view, asked.seat):
                assert isinstance(refusal, Refusal)
                found.add(play.refusal(asked, refusal))
    assert found and all(found)


def points(code: str, asked: AnyQuestion[Any], play: TeamPlay) -> list[tuple[float, float]]:
    """The middle of every square of the board, and of every pawn beside them."""
    beside = [(shape.x, shape.y) for shape in shown(play, asked) if shape.kind == "pawn"]
    return [*squares(code, board(play, asked)), *beside]


def squares(code: str, plan: Any) -> Sequence[tuple[float, float]]:
    """The middle of every square of a board."""
    return plan.path if code == "O" else plan.cells


@pytest.mark.parametrize("code", PLAYS)
def test_a_place_that_may_not_be_chosen_says_why(code: str) -> None:
    play, rules = PLAYS[code], set()
    for asked in on_board(code)[:40]:
        able = [shape for shape in shown(play, asked) if shape.role == "button"]
        for now in (asked, *(picked(asked, play.pick(asked, shape)) for shape in able[:3])):
            open_places = {(s.x, s.y) for s in shown(play, now) if s.role == "button"}
            for point in set(points(code, now, play)) - open_places:
                if refusal := play.why_not(now, board(play, now), point):
                    rules.add(refusal.rule)
                    assert play.refusal(now, refusal).endswith(".")
    wanted = {"red", "safe", "steps"} if code == "O" else {"value", "taken", "one_field"}
    assert wanted <= rules


def said_at(play: TeamPlay, asked: AnyQuestion[Any], point: tuple[float, float]) -> str:
    refusal = play.why_not(asked, board(play, asked), point)
    return play.refusal(asked, refusal) if refusal else ""


def test_after_four_aces_swaps_are_marked_while_a_swap_is_chosen_and_all_of_them() -> None:
    play = OKIDOKI
    asked = okidoki(bytes((3, START, START, START, 8, 13, START, START)), ACES_MOVE)
    able = {action.placements[i][0] for action in asked.legal if action.kind == "swap" for i in (0, 1)}
    for kind in ("swap", "move", "swap"):
        pressed = picked(asked, play.press(kind))
        marked = {int(shape.id[5:]) for shape in shown(play, pressed) if shape.flags & SWAP}
        assert marked == (able if kind == "swap" else set())
    asked = pick_up(picked(asked, play.press("move")), 0)
    assert not [shape.id for shape in shown(play, asked) if shape.flags & SWAP]
    assert shape_by_id(shown(play, asked), "target:13")


def test_after_four_aces_a_swap_is_chosen_from_either_pawn() -> None:
    play = OKIDOKI
    asked = okidoki(bytes((3, 20, START, START, 13, 28, START, START)), ACES_MOVE)
    swaps = [action for action in asked.legal if action.kind == "swap"]
    for action in swaps:
        for pair in (action.placements, action.placements[::-1]):
            now = picked(asked, play.press("swap"))
            for (pawn, _), use in zip(pair, ("wissel deze pion", "wissel met deze pion"), strict=True):
                shape = shape_by_id(shown(play, now), f"pawn:{pawn}")
                assert shape is not None and shape.role == "button" and shape.label == use
                assert play.complete_action(now) is None
                now = picked(now, play.pick(now, shape))
            assert play.complete_action(now) == action
            assert not play.has_picks(picked(now, play.undo(now)))


def test_no_two_turns_in_the_list_of_okidoki_come_out_alike_or_have_one_label() -> None:
    play = OKIDOKI
    asked = okidoki(bytes((2, 3, START, RESERVE, 8, 13, START, RESERVE)), 5)  # 5 of one, or 1 and 4
    listed = play.listed(asked)
    labels = [play.choice(asked, action) for action in listed]
    assert len(set(labels)) == len(labels) and len(listed) < len(asked.legal)
    ends = [GAMES["O"].apply(asked.view, 0, action).pawns for action in listed]
    assert len({bytes(sorted(pawns[:4]) + sorted(pawns[4:])) for pawns in ends}) == len(ends)
    asked = pick_up(asked, 1)
    assert all(1 in dict(action.placements) for action in play.listed(asked))


def toedeloe_asked(wanted: Callable[[AnyQuestion[Any]], bool]) -> AnyQuestion[Any]:
    """The first question of a game by chance that is as wanted."""
    return next(asked for asked in on_board("L", 6) if wanted(asked))


def test_a_joker_rings_what_can_be_done_next_and_no_number_before_that_is_chosen() -> None:
    asked = toedeloe_asked(lambda asked: len({action.kind for action in asked.legal}) == 3)
    play = TOEDELOE
    assert not [shape for shape in shown(play, asked) if shape.kind == "target"]
    assert {shape.cell for shape in shown(play, asked) if shape.role == "button"} == {
        -1,  # the score pawn
        *(action.placements[0][0] for action in asked.legal if action.kind == "green"),
    }
    for kind in ("place", "green", "back"):
        assert {action.kind for action in play.listed(picked(asked, play.press(kind)))} == {kind}


def test_the_list_of_toedeloe_goes_on_from_what_has_been_chosen() -> None:
    asked = toedeloe_asked(lambda asked: any(len(action.placements) == 2 for action in asked.legal))
    play, pair = TOEDELOE, next(a for a in asked.legal if len(a.placements) == 2)
    asked = picked(asked, play.press("place"))
    for _, cell in pair.placements:
        assert pair in play.listed(asked) and play.complete_action(asked) is None
        asked = picked(asked, play.pick(asked, next(s for s in shown(play, asked) if s.id == f"target:{cell}")))
    assert [*play.listed(asked)] == [pair] and play.complete_action(asked) == pair


def test_a_pawn_that_lies_where_it_was_chosen_does_not_fly_there_again() -> None:
    asked, game = toedeloe_asked(lambda asked: asked.legal[0].kind == "place"), GAMES["L"]
    action = asked.legal[0]
    after = game.apply(asked.view, asked.seat, action)
    events = game.events(asked.view, asked.seat, action, after)
    play, flown = TOEDELOE, []
    for was_picked in (play.pick_action(action), play.nothing):
        views, shown_now = play.unshown_part((asked.view, after), events, was_picked)
        film = play.film(board(play, asked), views, shown_now, Speed(1.0, False), events)
        flown.append({leg.cells[-1] for leg in film.legs if leg.kind == "come"})
    assert flown == [set(), {cell for _, cell in action.placements}]


def test_the_hand_stays_while_others_score_at_toedeloe() -> None:
    asked, play = toedeloe_asked(lambda asked: True), TOEDELOE
    assert play.has_large_board(asked.view, asked.seat) and not play.has_large_board(asked.view, (asked.seat + 1) % 4)
    assert play.has_large_board(asked.view, None)


def test_okidoki_says_what_stands_where_a_pawn_may_not_stop() -> None:
    lies, play = okidoki_board.plan(USUAL_BOARD), OKIDOKI
    red, grey = USUAL_BOARD.index("r") + 1, USUAL_BOARD.index("g", 4) + 1
    pawns = bytearray((START,) * 8)
    pawns[0], pawns[1], pawns[4] = red - 5, red - 3, grey
    asked = okidoki(bytes(pawns), 12)
    asked = pick_up(picked(asked, play.pick_action(asked.legal[0]._replace(placements=()))), 0)
    assert said_at(play, asked, lies.path[red - 1]) == "Op een rood vakje mag je niet eindigen. Kies iets wat oplicht."
    assert said_at(play, asked, lies.path[red - 4]).startswith("Daar staat al een pion van je eigen team.")
    assert said_at(play, asked, lies.path[grey - 1]).startswith("Daar staat een pion veilig")
    assert said_at(play, asked, lies.path[-1]) == "Je moet precies 12 stappen lopen. Kies iets wat oplicht."


def test_okidoki_says_why_a_pawn_cannot_be_picked_up() -> None:
    lies, play = okidoki_board.plan(USUAL_BOARD), OKIDOKI
    red = USUAL_BOARD.index("r") + 1
    pawns = bytes((red - 1, 2, START, START, START, START, START, START))
    asked = okidoki(pawns, 1)
    assert said_at(play, asked, lies.path[red - 2]) == (
        "Deze pion zou op een rood vakje eindigen, en dat mag niet. Kies iets wat oplicht."
    )
    assert said_at(play, asked, (99.0, 99.0)) == ""
