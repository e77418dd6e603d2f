"""Law 2, the other half: whatever is not legal is refused by a rule that has a name, and changes nothing."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest
from kaartbord.rules.protocol import DEALER, Action, Illegal
from support.cases import Case, dealt
from support.games import Ply


def refuse(case: Case, state: Any, choices: Iterable[tuple[int, Action]]) -> None:
    """Asserts that each action of a seat is refused and the state stays what it was."""
    game = case.game
    before = game.write(state)
    for seat, action in choices:
        with pytest.raises(Illegal) as refused:
            game.apply(state, seat, action)
        assert refused.value.refusal.rule in game.INFO.rules
        assert str(refused.value) == refused.value.refusal.rule
    assert game.write(state) == before


def spoiled(action: Action, plies: list[Ply], rng: Random) -> Iterator[Action]:
    """The action with one thing changed, and actions of other turns."""
    _, shown, placements = action
    kinds = sorted({ply.action.kind for ply in plies})
    yield from (action._replace(kind=other) for other in ("", "nonsense", *kinds))
    yield from (
        action._replace(cards=other)
        for other in (
            b"",
            b"\0",
            b"\xff",
            shown + shown[:1],
            shown[:-1],
            shown[::-1],
            bytes(len(shown)),
            bytes([rng.randrange(4, 64)]),
            bytes([rng.randrange(4, 64)]) + shown[1:],
        )
    )
    yield from (
        action._replace(placements=other)
        for other in (
            (),
            placements[::-1],
            placements[:-1],
            placements + placements[-1:],
            ((0, 0),),
            ((255, 255),),
            ((-1, -1),),
        )
    )
    for i, (pawn, to) in enumerate(placements):
        for other in (
            (pawn + 1, to),
            (pawn - 1, to),
            (pawn + 4, to),
            (pawn, to + 1),
            (pawn, to - 1),
            (to, pawn),
        ):
            yield action._replace(placements=placements[:i] + (other,) + placements[i + 1 :])
    yield from (rng.choice(plies).action for _ in range(3))
    yield Action("")


def test_spoiled_actions(case: Case, plies: list[Ply], some: list[Ply]) -> None:
    game, rng = case.game, Random(str(case))
    for before, seat, action, _, _ in some:
        if seat != DEALER:
            legal = set(game.legal(before, seat))
            refuse(case, before, ((seat, a) for a in spoiled(action, plies, rng) if a not in legal))


def test_the_wrong_seat(case: Case, some: list[Ply]) -> None:
    for before, _, action, after, _ in some:
        for state in (before, after):
            wrong = {DEALER, *range(case.seats), case.seats, -5} - set(case.game.to_move(state))
            refuse(case, state, ((seat, action) for seat in wrong))


def test_malformed_deals(case: Case, plies: list[Ply]) -> None:
    game, rng = case.game, Random(str(case))
    dealers = [ply.before for ply in plies if ply.seat == DEALER]
    for state in (*dealers[:5], *dealers[-3:]):
        good = dealt(game, state, rng)
        taken = sorted({*range(1, 256)} - {*game.stock(state), *good.cards})
        bad = (
            good._replace(kind=""),
            good._replace(kind="play"),
            good._replace(placements=((0, 0),)),
            good._replace(cards=b""),
            good._replace(cards=good.cards[:-1]),
            good._replace(cards=good.cards + good.cards[:1]),
            good._replace(cards=good.cards[:-1] + bytes([rng.choice(taken)])),
            good._replace(cards=good.cards[:1] * max(20, len(good.cards))),
        )
        refuse(case, state, ((DEALER, action) for action in bad))


def test_hidden_hands_do_not_make_a_device_believe_anything(case: Case, some: list[Ply]) -> None:
    """On a view, too, no card is played that the viewer holds, that lies open, or that nobody sees.

    A card that is laid closed may be one that nobody sees, and what lies open in the hand may be played.
    """
    game = case.game
    for before, seat, action, _, _ in some:
        if seat == DEALER or not action.cards:
            continue
        viewer = (seat + 1) % case.seats
        seen = game.view(before, viewer)
        closed = game.seen(before, seat, action, viewer) != action
        gone = sorted({*range(closed, 256)} - {*game.stock(seen)})
        other = (action._replace(cards=bytes([c]) + action.cards[1:]) for c in gone[::9])
        in_sight = game.legal(seen, seat)
        refuse(case, seen, ((seat, a) for a in other if a not in in_sight))
