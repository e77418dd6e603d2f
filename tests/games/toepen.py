"""Samples of Toepen for the tests."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Any

from kaartbord.games import engine
from kaartbord.games import toepen as game
from kaartbord.games.toepen.rules.hand import is_true_wash
from kaartbord.games.toepen.rules.stake import TOEP
from kaartbord.games.toepen.rules.state import ANSWER, CHECK, PELT, STRENGTH, TRICK, WASH
from kaartbord.games.toepen.rules.tricks import suit_led
from kaartbord.games.toepen.scene.question import CHOOSER
from kaartbord.games.toepen.words import phrases
from kaartbord.match.match import Match, Play
from kaartbord.rules.protocol import Action
from kaartbord.text.reader import Reader
from support.plays import random_play
from support.samples import Question, Said, Samples
from transcripts import score_table

GOOD = STRENGTH[10 << 2] - 1
"""The strength of a nine, from which a card of Toepen is held for good."""

HIGH = {rank: height for height, rank in enumerate((11, 12, 13, 1, 7, 8, 9, 10))}


def obvious(view: Any, seat: int, legal: Sequence[Action]) -> Action:
    """Toeps once with three nines or tens, stays with one, washes only what is a wash, trusts everybody."""
    good = [card for card in view.hands[seat] if STRENGTH[card] >= GOOD]
    if view.phase in (ANSWER, PELT):
        return next(action for action in legal if (action.kind == "fold") != bool(good))
    if view.phase == WASH:
        return next((wash for wash in legal[1:] if is_true_wash(view.hands[seat], wash.kind)), legal[0])
    if view.phase == CHECK or view.phase != TRICK:
        return legal[0]
    if TOEP in legal and len(good) >= 3 and view.stake == 1:
        return TOEP
    cards = [action.cards[0] for action in legal if action != TOEP]
    suit, trick = suit_led(view), [hand[len(hand) - 1] for hand in view.played if hand]
    best = max((STRENGTH[card] for card in trick if card & 3 == suit), default=-1)
    wins = [card for card in cards if suit in (-1, card & 3) and STRENGTH[card] > best]
    wanted = max(wins, key=STRENGTH.__getitem__) if wins else min(cards, key=STRENGTH.__getitem__)
    return next(action for action in legal if action.cards == bytes((wanted,)))


def recount(play: Play, seat: int) -> Iterator[str]:
    winners = []
    for ply in play.plies:
        if ply.seat == seat and ply.action.kind == "toep":
            yield "toeps"
        if (ply.after.phase in ("deal", "over")) and ply.action.kind != "lot":
            winners.append(ply.after.winner)
            if ply.after.winner == seat:
                yield "rounds"
            if ply.after.winner == seat == ply.before.toeper and ply.action.kind == "fold":
                hands = [
                    hand + played[ply.before.tricks :]
                    for hand, played in zip(ply.before.hands, ply.before.played, strict=True)
                ]
                high = [max((HIGH[card >> 2] for card in hand), default=-1) for hand in hands]
                there = [s for s, status in enumerate(ply.before.status) if status in (0, 1)]
                if ply.before.phase == "answer" and max(high[s] for s in there) > high[seat]:
                    yield "bluffs"
    longest = max((len([*same]) for winner, same in groupby(winners) if winner == seat), default=0)
    yield from ["in_a_row"] * longest


EVENINGS: dict[int, tuple[int, dict[str, Any], int]] = {
    2: (1, {"kings_final": "two", "toep_any_time": False, "anti_line": True, "was_penalty": "keep_old"}, 482),
    3: (
        1,
        {"kings_final": "three", "five_crosses": True, "was_penalty": "keep_new", "pelt_leads": True},
        874,
    ),
    5: (2, {"blind_anyone": True, "toep_any_time": False}, 8),
    6: (
        1,
        {
            "was_penalty": "open_hand",
            "blind_value": 4,
            "toep_for_dead": False,
            "toep_any_time": False,
            "limit": 8,
        },
        856,
    ),
}
"""Rules version, house rules and seed of an evening of Toepen at random, by seats: between them with all that can
happen."""


def evening(version: int, house: dict[str, Any], seats: int, seed: int) -> Play:
    """An evening of Toepen at random."""
    return random_play(Match("P", version, engine("P", version).options(house), seats, seed))


def said(reader: Reader, asked: Question) -> Said:
    if asked.view.stake:
        yield "costs", phrases.short_cost_line(reader.messages, asked.view)
        yield from (("cost", cost) for cost in phrases.cost_lines(reader.messages, asked.view))


def trick(state: Any) -> list[tuple[int, int]]:
    if state.phase not in (TRICK, ANSWER):
        return []
    at, seats = state.tricks, len(state.played)
    order = [(state.leader + number) % seats for number in range(seats)]
    return [(seat, state.played[seat][at]) for seat in order if len(state.played[seat]) > at]


def figures(play: Play, names: Sequence[str]) -> dict[str, tuple[int, ...]]:
    points = game.score(play.state).points
    return {names[seat]: (points[seat],) for seat in range(play.match.seats)}


SAMPLES = Samples(
    obvious=obvious,
    recount=recount,
    bare={
        "deal": "how many cards each gets, in figures",
        "dead": "who may toep, which the cards do not show",
        "final": "who comes into the final; its tricks are as above",
        "anti_line": "how often one may fold",
        "crosses": "what is written on the score card",
        "end": "what is written on the score card",
    },
    chooser=CHOOSER,
    soon={"was": False},
    houses={
        2: {"kings_final": "two", "limit": 7},
        4: {"five_crosses": True, "was_penalty": "keep_new", "toep_any_time": False},
        8: {"anti_line": True, "blind_value": 4},
    },
    transcripts={
        **{
            str(seats): partial(evening, version, house, seats, seed)
            for seats, (version, house, seed) in EVENINGS.items()
        },
        "score-table": score_table.play,
    },
    sealed=(3, 20),
    said=said,
    refusal=phrases.refusal_text,
    hinted=[
        (2, {"limit": 5, "kings_final": "two"}),
        (4, {}),
        (4, {"limit": 5, "was_penalty": "open_hand"}),
        (6, {"blind_anyone": True}),
    ],
    spoken=(
        ({"kings_final": "two", "limit": 5}, 2, 13),
        ({"kings_final": "two", "limit": 5}, 2, 14),
        ({"was_penalty": "keep_new", "blind": False, "end_at_first_loser": True, "limit": 5}, 6, 27),
        ({"limit": 5}, 4, 9),
        ({"five_crosses": True}, 2, 15),
        ({"was_penalty": "open_hand", "blind_anyone": True, "anti_line": True}, 6, 30),
        ({"was_penalty": "keep_old", "toep_any_time": False}, 4, 25),
    ),
    trick=trick,
    figures=figures,
)
