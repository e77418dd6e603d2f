"""The position text of Toepen: every position survives it, and no text makes an impossible position."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kaartbord.games.toepen import INFO, State, legal, problems, read, to_move, view, write
from rules.test_toepen_laws import evening, tables

bounded = settings(derandomize=True, deadline=None, max_examples=60)
GOOD = ("toepen 3 five_crosses=on | points 3 0 -1 | start 3 0 -1 | status in fold in | "
        "hands As 7h / 9h Th Kd / ? ? ? | marks l lw l | aside / 8h 8c 9c Ac / | under 7s | shown Kh | "
        "played Kc Ks / Tc / 9s | owed 0 1 0 | folds 0 1 0 | stake 2 raised 0 toeper 0 washer - claim - | "
        "leader 0 turn 2 tricks 1 length 4 | dealer 2 winner 2 crosses 1 rounds 4 | phase trick queue")
"""Seat 0 has led to the second trick, seat 1 has folded."""

WASH = ("toepen 3 | points 0 0 0 | start 0 0 0 | status in in in | hands / 7h 8h 9h Th / ? ? ? ? | "
        "marks l l l | aside ? ? ? ? / / | under | shown | played / / | owed 0 0 0 | folds 0 0 0 | "
        "stake 1 raised 0 toeper - washer 0 claim dirty | leader - turn - tricks 0 length 4 | "
        "dealer 2 winner 2 crosses 1 rounds 4 | phase check queue 1 2")


@pytest.mark.parametrize("text", [GOOD, WASH])
def test_the_examples_are_read(text: str) -> None:
    assert " ".join(write(read(text)).split()) == text


@bounded
@given(tables, st.data())
def test_a_torn_text_is_refused_or_a_possible_position(table: tuple[dict[str, object], int, int],
                                                       data: st.DataObject) -> None:
    plies = list(islice(evening(*table), 300))
    text = write(plies[data.draw(st.integers(0, len(plies) - 1))].after)
    at = data.draw(st.integers(0, len(text) - 1))
    torn = data.draw(st.sampled_from((
        text[:at], text[at:], text[:at] + text[at + 1:], text[:at] + "-" + text[at + 1:],
        text[:at] + "9" + text[at:], text[:at] + "1" + text[at + 1:], text[:at] + "?" + text[at + 1:],
        text[:at] + data.draw(st.characters()) + text[at + 1:])))
    try:
        state = read(torn)
    except ValueError:
        return
    assert problems(state) == []
    assert read(write(state)) == state
    for seat in (*to_move(state), *range(state.table.seats)):
        legal(view(state, seat if seat >= 0 else None), seat)


@pytest.mark.parametrize(("old", "new", "reason"), [
    ("toepen", "tokken", "starts with"), ("toepen 3", "toepen 9", "starts with"),
    ("five_crosses=on", "five_crosses=5", "unknown option"), ("| under 7s ", "", "has the parts"),
    ("points 3 0 -1", "points 3 0", "2 seats"), ("points 3", "points x", "no number"),
    ("status in fold", "status in folded", "unknown word"), ("marks l lw", "marks l lx", "unknown word"),
    ("phase trick", "phase sleep", "phase PHASE queue"),
    ("toeper 0 washer", "washer 0 toeper", "a part reads"),
    ("toeper 0", "toeper 3", "no seat"), ("claim -", "claim blue", "unknown word"),
    ("leader 0 turn 2", "leader 0 turn 3", "no seat"), ("queue", "queue 2", "nothing to ask"),
    ("Kh", "7h", "a card too many"), ("Kh", "2h", "a card too many"), ("under 7s", "under ?", "unseen"),
    ("Tc / 9s", "Tc / ?", "unseen"), ("length 4", "length 5", "cannot be"),
    ("status in fold in", "status in gone in", "out of the game"),
    ("status in fold in", "status in fold fold", "won already"),
    ("dealer 2", "dealer -", "nobody has dealt"), ("turn 2", "turn 0", "no card to play"),
    ("turn 2", "turn 1", "no card to play|played in turn"), ("turn 2", "turn -", "nobody's turn"),
    ("? ? ?", "? ?", "wrong size"), ("tricks 1", "tricks 2", "not played in turn"),
    ("leader 0", "leader 2", "lead"),
    ("Tc / 9s", "Tc 8s Ts / 9s", "too soon"), ("claim -", "claim white", "nobody claims"),
])
def test_what_is_wrong_is_said(old: str, new: str, reason: str) -> None:
    assert old in GOOD
    with pytest.raises(ValueError, match=reason):
        read(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(("old", "new", "reason"), [
    ("queue 1 2", "queue", "nobody is asked"), ("queue 1 2", "queue 1 1", "not in"),
    ("aside ? ? ? ?", "aside ? ? ?", "no wash"), ("washer 0", "washer -", "nobody claims"),
    ("claim dirty", "claim -", "nobody claims"), ("phase check", "phase draw", "no card to draw"),
    ("phase check", "phase look", "that is seen"), ("phase check", "phase over", "nothing to ask"),
    ("phase check queue 1 2", "phase peek queue", "nobody pays"),
    ("status in in in", "status in in gone", "out of the game"),
    ("status in in in", "status in gone gone", "nobody to play with|out of the game"),
])
def test_what_is_wrong_with_a_wash_is_said(old: str, new: str, reason: str) -> None:
    assert old in WASH
    with pytest.raises(ValueError, match=reason):
        read(WASH.replace(old, new, 1))


def test_a_changed_field_leaves_the_others_and_must_be_one() -> None:
    state = read(GOOD)
    changed = state._replace(stake=state.stake + 1, turn=state.leader)
    assert changed == State(**{**state._asdict(), "stake": state.stake + 1, "turn": state.leader})
    assert type(changed) is State and changed != state == changed._replace(stake=state.stake, turn=state.turn)
    with pytest.raises(KeyError, match="steak"):
        state._replace(**{"steak": 2})


def test_problems_beyond_what_a_text_can_say() -> None:
    state = read(GOOD)
    assert problems(state._replace(owed=(0, 0))) == ["not a value for each seat"]
    assert problems(state._replace(hands=(state.hands[0][::-1], *state.hands[1:]))) == ["a hand out of order"]
    assert problems(state._replace(marks=bytes((99, 0, 0)))) == ["a value that cannot be"]
    assert INFO.code == "P"
