"""A match unfolds in steps, and from a play that is known already nothing is played again in vain."""

from collections.abc import Generator, Iterable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.match import link
from kaartbord.match.link import BadLink, Seat, encode, encode_link
from kaartbord.match.match import (
    OPEN,
    Match,
    Pick,
    Play,
    choose,
    game_of,
    replay,
    replay_steps,
    rewind_to_deal,
    start_match,
    truncate,
    unfold_steps,
)
from kaartbord.rules.protocol import DEALER
from support.plays import TABLES, options, random_play

LONGEST_DEAL = 64
"""More plies than any game has between two moves of the dealer."""


def chosen_from(choices: Iterable[int]) -> Pick:
    """Makes these choices, one after the other."""
    left = iter(choices)
    return lambda legal: next(left, None)


def made(steps: Generator[object, None, Any]) -> tuple[Any, int]:
    """Return the result of the steps, and their number."""
    count = 0
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value, count
        count += 1


def some_play(code: str, preset: str, seats: int, longest: int = 90) -> Play:
    version = GAMES[code].INFO.version
    return random_play(Match(code, version, options(code, preset), seats, 5), longest)


@pytest.mark.parametrize(("code", "preset", "seats"), TABLES)
def test_a_step_is_a_ply(code: str, preset: str, seats: int) -> None:
    play = some_play(code, preset, seats)
    again, steps = made(replay_steps(play.match))
    assert again == play
    assert steps - len(play.plies) in (0, 1)  # one more finds that a choice is due


@pytest.mark.parametrize(("code", "preset", "seats"), TABLES)
def test_a_stage_ends_with_the_dealer_and_goes_on_in_any_way(code: str, preset: str, seats: int) -> None:
    whole = some_play(code, preset, seats)
    for choices in range(0, len(whole.match.choices) + 1, 7):
        early = rewind_to_deal(whole, choices)
        assert early.plies == whole.plies[: len(early.plies)]
        assert early.plies[-1].seat == DEALER and len(early.match.choices) <= choices
        between = [ply for ply in whole.plies[len(early.plies) :] if ply.choice_index <= choices]
        assert not [ply for ply in between if ply.seat == DEALER]
        steps = unfold_steps(early, chosen_from(whole.match.choices[len(early.match.choices) :]))
        assert made(steps)[0] == whole


def histories(code: str, preset: str, seats: int) -> Iterator[tuple[Play, Play]]:
    """Two plays of one match: the same, one further than the other, and two that part."""
    whole = some_play(code, preset, seats)
    length = len(whole.match.choices)
    stages = [replay(truncate(whole.match, choices)) for choices in (0, length // 3, length - 1, length)]
    for one, other in pairwise(stages):
        yield one, one
        yield one, other
        yield other, one
        if one.pending:
            due = one.pending[0]
            for rank in (0, due.radix - 1):
                parted = (*one.match.choices[: due.at], rank)
                yield replay(one.match._replace(choices=parted)), other


@pytest.mark.parametrize(("code", "preset", "seats"), TABLES)
def test_what_is_known_is_not_played_again(code: str, preset: str, seats: int) -> None:
    for known, wanted in histories(code, preset, seats):
        same = next(
            (n for n, (a, b) in enumerate(zip(known.plies, wanted.plies, strict=False)) if a != b),
            min(len(known.plies), len(wanted.plies)),
        )
        most = len(wanted.plies) - same + LONGEST_DEAL
        play, steps = made(replay_steps(wanted.match, known))
        assert play == wanted and steps <= most
        (shared, read), steps = made(link.read_steps(link.parse_link(encode(wanted)), known))
        assert (shared, read) == (link.LinkContents(wanted.match, None, None), wanted)
        assert steps <= most + sum(ply.seat == DEALER for ply in known.plies)


@pytest.mark.parametrize(("code", "seats"), [("T", 3), ("T", 8), ("O", 4), ("O", 2)])
def test_choices_left_open_are_read_against_what_is_known(code: str, seats: int) -> None:
    """At every stage of an exchange, on devices that know every other stage."""
    stages = [start_match(code, GAMES[code].options({}), seats, 3)]
    for seat in reversed(game_of(stages[0].match).to_move(stages[0].state)):
        last = stages[-1]
        stages += [choose(last, seat, action) for action in game_of(last.match).legal(last.state, seat)[:2]]
    assert any(OPEN in play.match.choices for play in stages)
    for known in stages:
        for wanted in stages:
            assert made(replay_steps(wanted.match, known))[0] == wanted
            assert made(link.read_steps(link.parse_link(encode(wanted)), known))[0][1] == wanted


def test_a_link_that_is_damaged_is_so_whatever_is_known() -> None:
    known = some_play("T", "Tokken", 4)
    for choices in range(5, 60, 9):
        packed = link.parse_link(encode(truncate(known.match, choices)))
        for number in (packed.number * 2 + 1, packed.number ^ 1 << 9, packed.number >> 3, 1, 2, 3):
            forged = packed._replace(number=number)
            result = [read(forged, play) for play in (None, known)]
            assert result[0] == result[1]


def read(packed: link.ParsedLink, known: Play | None) -> object:
    try:
        return made(link.read_steps(packed, known))[0]
    except BadLink as bad:
        return bad.reason


def test_an_opened_link_tells_of_which_match_it_is_before_it_is_read() -> None:
    whole = some_play("K", "NK", 6)
    people = tuple(Seat("link", name, False) for name in "abcdef")
    packed = link.parse_link(f"kijk: https://a.nl/#{encode_link(whole, people, 9)}.")
    assert packed.match == whole.match._replace(choices=())
    assert link.parse_link(encode(whole.match._replace(seed=6, choices=()))).match.seed == 6


def test_reading_tells_how_much_is_done() -> None:
    whole = random_play(Match("K", 1, options(), 4, 5))
    progress = list(link.read_steps(link.parse_link(encode(whole))))
    assert len(progress) >= len(whole.plies) and progress == sorted(progress)
    assert progress[0] < 0.3 and progress[len(progress) // 2] > 0.4 and 0.9 < progress[-1] <= 1
