"""What the tests know of both races."""

from collections.abc import Iterator, Sequence
from typing import Any

from kaartbord.games import GAMES
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action
from support.games import moved


def obvious(view: Any, seat: int, legal: Sequence[Action]) -> Action:
    """Home, a hit, a new pawn, or the longest walk towards home; the partner is not hit if that can be helped."""
    game = GAMES[view.table.name[0].upper()]
    if legal[0].kind == "give":
        return legal[0]
    ours, place = next(side for side in game.sides(view) if seat in side), view.table.ring.place

    def shows(action: Action) -> int:
        total = 0
        for event in game.events(view, seat, action, game.play(view, action)):
            if event.kind == "hit":
                total += -200 if event.other // 4 in ours else 100
            total += {"home": 150, "enter": 80, "over": 1000}.get(event.kind, 0)
            if event.kind in ("walk", "jump") and event.pawn // 4 in ours:
                total += place(event.pawn // 4, event.cells[-1]) - place(event.pawn // 4, event.cells[0])
        return total

    return max(legal, key=shows)


def harmless(view: Any, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    """What hits no pawn of the own side: nobody overlooks that."""
    game = GAMES[view.table.name[0].upper()]
    ours = next(side for side in game.sides(view) if seat in side)
    return [
        action
        for action in legal
        if not any(
            event.kind == "hit" and event.other // 4 in ours
            for event in game.events(view, seat, action, game.play(view, action))
        )
    ]


def recount(play: Play, seat: int) -> Iterator[str]:
    partner = play.state.table.partner[seat]
    track, yard = play.state.table.ring.track, play.state.table.ring.yard
    for ply in play.plies:
        for pawn, was, now in moved(ply):
            owner = pawn // 4
            if now == yard and ply.seat == seat and owner not in (seat, partner):
                yield "hits"
            if now == yard and owner == seat and ply.seat != seat:
                yield "hit"
            if was < track <= now < yard and owner == seat:
                yield "home"
