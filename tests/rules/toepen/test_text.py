"""The position text of Toepen: what is wrong with one is said, and no text makes an impossible position."""

import pytest
from kaartbord.games.toepen import ToepenState, problems, read, write
from kaartbord.rules.errors import BadPosition

GOOD = (
    "toepen 3 five_crosses=on | points 3 0 -1 | start 3 0 -1 | status in fold in | "
    "hands As 7h / 9h Th Kd / ? ? ? | marks l lw l | aside / 8h 8c 9c Ac / | under 7s | shown Kh | "
    "played Kc Ks / Tc / 9s | owed 0 1 0 | folds 0 1 0 | stake 2 raised 0 toeper 0 washer - claim - | "
    "leader 0 turn 2 tricks 1 length 4 | dealer 2 winner 2 crosses 1 rounds 4 | phase trick queue"
)
"""Seat 0 has led to the second trick, seat 1 has folded."""

WASH = (
    "toepen 3 | points 0 0 0 | start 0 0 0 | status in in in | hands / 7h 8h 9h Th / ? ? ? ? | "
    "marks l l l | aside ? ? ? ? / / | under | shown | played / / | owed 0 0 0 | folds 0 0 0 | "
    "stake 1 raised 0 toeper - washer 0 claim dirty | leader - turn - tricks 0 length 4 | "
    "dealer 2 winner 2 crosses 1 rounds 4 | phase check queue 1 2"
)

BLIND = (
    "toepen 3 | points 2 2 0 | start 2 2 0 | status in fold in | "
    "hands ? ? ? ? / 7h 8h 9h Th / ? ? ? ? | marks - lp - | aside / / | under | shown | "
    "played / / | owed 0 2 0 | folds 0 1 0 | stake 1 raised 3 toeper 0 washer - claim - | "
    "leader - turn - tricks 0 length 4 | dealer 2 winner 2 crosses 1 rounds 4 | "
    "phase blind_answer queue 2"
)
"""Seat 0 has toeped blind, seat 1 has folded and paid to look."""

FIGHT = (
    "toepen 3 kings_final=two | points 9 10 9 | start 9 5 9 | status in gone in | "
    "hands ? ? ? ? ? ? ? ? ? ? ? / / 7h 7c 8h 8c 9h 9c Th Tc | marks l - l | aside / / 7d 8d 9d | "
    "under | shown | played / / | owed 0 0 0 | folds 0 0 0 | "
    "stake 1 raised 0 toeper - washer - claim - | leader - turn - tricks 0 length 8 | "
    "dealer 0 winner 0 crosses 1 rounds 9 | phase lay_away queue 0"
)
"""Seat 2 has laid three cards away."""

DEAL = (
    "toepen 3 | points 3 10 2 | start 2 9 2 | status in gone fold | hands / / | marks l l l | "
    "aside / / | under | shown | played Ks / / 9s | owed 0 1 0 | folds 0 1 0 | "
    "stake 2 raised 0 toeper 0 washer - claim - | leader 0 turn 1 tricks 0 length 4 | "
    "dealer 2 winner 2 crosses 1 rounds 4 | phase deal queue"
)
"""Between two rounds."""


@pytest.mark.parametrize("text", [GOOD, WASH, BLIND, FIGHT, DEAL])
def test_the_examples_are_read(text: str) -> None:
    assert " ".join(write(read(text)).split()) == text


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("toepen", "tokken", "starts with"),
        ("toepen 3", "Toepen 3", "starts with toepen, in small letters"),
        ("five_crosses=on", "five_crosses=5", "five_crosses is off or on, not 5"),
        ("| under 7s ", "", "has the parts"),
        ("points 3 0 -1", "points 3 0", "2 seats"),
        ("points 3", "points x", "no number"),
        ("status in fold", "status in folded", "unknown word"),
        ("marks l lw", "marks l lx", "unknown word"),
        ("phase trick", "phase sleep", "phase PHASE queue"),
        ("toeper 0 washer", "washer 0 toeper", "a part reads"),
        ("toeper 0", "toeper 3", "no seat"),
        ("claim -", "claim blue", "unknown word"),
        ("leader 0 turn 2", "leader 0 turn 3", "no seat"),
        ("queue", "queue 2", "nothing to ask"),
        ("Kh", "7h", "a card too many"),
        ("Kh", "2h", "a card too many"),
        ("under 7s", "under ?", "unseen"),
        ("Tc / 9s", "Tc / ?", "unseen"),
        ("length 4", "length 5", "cannot be"),
        ("status in fold in", "status in gone in", "out of the game"),
        ("status in fold in", "status in fold fold", "won already"),
        ("dealer 2", "dealer -", "do not fit"),
        ("turn 2", "turn 0", "no card to play"),
        ("turn 2", "turn 1", "no card to play|played in turn"),
        ("turn 2", "turn -", "nobody's turn"),
        ("? ? ?", "? ?", "wrong size"),
        ("tricks 1", "tricks 2", "not played in turn"),
        ("leader 0", "leader 2", "lead"),
        ("Tc / 9s", "Tc 8s Ts / 9s", "too soon"),
        ("claim -", "claim white", "nobody claims"),
        ("folds 0 1 0", "folds 0 300 0", "no number below 3"),
        ("As 7h", "? 7h", "half seen"),
        ("phase trick queue", "phase", "phase PHASE queue"),
        ("crosses 1", "crosses 5", "crosses"),
        ("winner 2", "winner -", "crosses"),
        ("start 3 0", "start 12 0", "at the limit"),
        ("points 3", "points 2", "fewer points"),
        ("owed 0 1", "owed 1 1", "owed"),
        ("owed 0 1", "owed 0 9", "owed"),
        ("stake 2", "stake 0", "stake"),
        ("raised 0", "raised 3", "worth something else"),
        ("marks l lw l", "marks l lw -", "has not seen"),
        ("length 4", "length 8", "wrong length"),
        ("status in fold in", "status sits fold in", "won already"),
        ("rounds 4", "rounds 0", "do not fit"),
        ("phase trick", "phase deal", "not put away"),
        ("phase trick", "phase over", "the game is not over, but the phase is over"),
        ("phase trick queue", "phase four queue 2 0", "a trick too soon"),
        ("As 7h", "As", "wrong size"),
        ("phase trick queue", "phase answer queue 2", "worth something else"),
        ("queue", "queue x", "no number"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, reason: str) -> None:
    assert old in GOOD
    with pytest.raises(ValueError, match=reason):
        read(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("queue 1 2", "queue", "nobody is asked"),
        ("queue 1 2", "queue 1 1", "not in"),
        ("aside ? ? ? ?", "aside ? ? ?", "no wash"),
        ("washer 0", "washer -", "nobody claims"),
        ("claim dirty", "claim -", "nobody claims"),
        ("phase check", "phase draw", "no card to draw"),
        ("phase check", "phase look", "that is seen"),
        ("phase check", "phase over", "nothing to ask"),
        ("phase check queue 1 2", "phase peek queue", "nobody pays"),
        ("status in in in", "status in in gone", "out of the game"),
        ("status in in in", "status in gone gone", "nobody to play with|out of the game"),
        ("queue 1 2", "queue 2 1", "not in turn"),
        ("queue 1 2", "queue 0 2", "not in"),
        ("hands /", "hands ? ? ? ? /", "wrong size"),
        ("7h 8h 9h Th", "7h 8h 9h Th Td", "wrong size"),
        ("marks l l l", "marks lc l l", "no wash"),
        ("status in in in", "status sits in in", "no wash"),
        ("shown", "shown 7s 8s 9s Ts Js Qs Ks As 7c 8c 9c Tc Jc Qc Kc Ac 7d", "no wash"),
        ("stake 1", "stake 2", "stake"),
        ("toeper -", "toeper pelt", "could not"),
        ("leader - turn -", "leader 0 turn 0", "a trick too soon"),
        ("toepen 3", "toepen 3 was=off", "house rules"),
        ("raised 0", "raised 2", "worth something else"),
    ],
)
def test_what_is_wrong_with_a_wash_is_said(old: str, new: str, reason: str) -> None:
    assert old in WASH
    with pytest.raises(ValueError, match=reason):
        read(WASH.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("marks - lp -", "marks l lp -", "seen too soon"),
        ("marks - lp -", "marks - p -", "pays to look"),
        ("marks - lp -", "marks - l -", "seen too soon"),
        ("under", "under 7s", "laid away too soon"),
        ("aside / /", "aside / 7s /", "laid away too soon"),
        ("toeper 0", "toeper 2", "could not"),
        ("toeper 0", "toeper -", "could not"),
        ("raised 3", "raised 2", "worth something else"),
        ("stake 1", "stake 3", "stake"),
        ("owed 0 2", "owed 0 0", "owed"),
        ("toepen 3", "toepen 3 blind=off", "house rules"),
        ("phase blind_answer queue 2", "phase peek queue 2", "pays to look"),
        ("phase blind_answer queue 2", "phase look queue 2", "not in"),
        ("phase blind_answer queue 2", "phase pelt queue 2", "not in|could not"),
    ],
)
def test_what_is_wrong_with_a_blind_toep_is_said(old: str, new: str, reason: str) -> None:
    assert old in BLIND
    with pytest.raises(BadPosition, match=reason):
        read(BLIND.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("kings_final=two", "", "wrong length"),
        ("length 8", "length 4", "wrong length"),
        ("start 9 5 9", "start 8 5 9", "wrong length"),
        ("queue 0", "queue 2 0", "wrong size"),
        ("phase lay_away", "phase wash", "another kind of round"),
        ("Th Tc", "Th", "wrong size"),
        ("gone in", "in in", "wrong|limit"),
    ],
)
def test_what_is_wrong_with_a_last_fight_is_said(old: str, new: str, reason: str) -> None:
    assert old in FIGHT
    with pytest.raises(BadPosition, match=reason):
        read(FIGHT.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("hands / /", "hands 7h / /", "not put away"),
        ("aside / /", "aside 7h / /", "not put away"),
        ("queue", "queue 0", "nothing to ask"),
        ("raised 0", "raised 3", "nothing to ask"),
        ("points 3", "points 12", "at the limit"),
        ("dealer 2", "dealer 1", "out of the game"),
        ("rounds 4", "rounds 0", "before the first deal"),
        ("phase deal", "phase over", "the game is not over, but the phase is over"),
        ("toepen 3", "toepen 3 end_at_first_loser=on", "the game is over, but the phase is deal"),
        ("status in gone", "status gone gone", "the game is over, but the phase is deal"),
    ],
)
def test_what_is_wrong_between_two_rounds_is_said(old: str, new: str, reason: str) -> None:
    assert old in DEAL
    with pytest.raises(BadPosition, match=reason):
        read(DEAL.replace(old, new, 1))


def test_a_changed_field_leaves_the_others_and_must_be_one() -> None:
    state = read(GOOD)
    changed = state._replace(stake=state.stake + 1, turn=state.leader)
    assert changed == ToepenState(**{**state._asdict(), "stake": state.stake + 1, "turn": state.leader})
    assert type(changed) is ToepenState and changed != state == changed._replace(stake=state.stake, turn=state.turn)
    with pytest.raises(KeyError, match="steak"):
        state._replace(steak=2)  # type: ignore[call-arg]


def test_problems_beyond_what_a_text_can_say() -> None:
    state = read(GOOD)
    assert problems(state._replace(owed=(0, 0))) == ["not a value for each seat"]
    assert problems(state._replace(hands=(state.hands[0][::-1], *state.hands[1:]))) == ["a hand out of order"]
    assert problems(state._replace(marks=bytes((99, 0, 0)))) == ["a value that cannot be"]
