"""What the tests know of ToedeLoe."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Any

from kaartbord.games import toedeloe as game
from kaartbord.games.toedeloe.rules import taking
from kaartbord.games.toedeloe.rules.runs import longest_two
from kaartbord.games.toedeloe.scene.play import TOEDELOE
from kaartbord.games.tricks.scene.chooser import chooser_of
from kaartbord.match.match import Play
from kaartbord.rules.protocol import Action
from kaartbord.rules.seats import team
from support.plays import bot_play
from support.samples import Samples


def obvious(view: Any, seat: int, legal: Sequence[Action]) -> Action:
    """The highest card if it takes the trick, else the lowest; pawns where the rows become longest."""
    if legal[0].kind == "card":
        strengths = taking.STRENGTH[max(taking.led(view), 0)]
        strength = [strengths[action.cards[0]] for action in legal]
        best = max((strengths[card] for _, card in taking.trick(view)), default=0)
        wins = max(strength) > best
        return legal[strength.index(max(strength) if wins else min(strength))]
    side = team(view.turn)

    def shows(action: Action) -> tuple[int, int]:
        after = game.play(view, action)
        return sum(map(len, longest_two(after.cells, side, True))), len(action.placements)

    return max(legal, key=shows)


def recount(play: Play, seat: int) -> Iterator[str]:
    for ply in play.plies:
        if ply.seat == seat and ply.action.kind in ("place", "green", "back"):
            yield "plus"
        for was, now in zip(ply.before.cells, ply.after.cells, strict=True):
            if was in (1, 2) and now == 3 and was - 1 != ply.seat % 2:
                yield "hit" if was - 1 == seat % 2 else "hits"
    cells, side = play.state.cells, seat % 2 + 1
    fields = [[cells[42 * f + 7 * row : 42 * f + 7 * row + 7] for row in range(6)] for f in range(2)]
    lines = [
        line for field in fields for line in (*field, *(bytes(each) for each in zip(*field, strict=True)))
    ]
    runs = [len([*same]) for line in lines for piece, same in groupby(line) if piece == side]
    longest = max(runs, default=0)
    yield from ["row"] * longest if longest > 1 else []


SAMPLES = Samples(
    obvious=obvious,
    recount=recount,
    bare={
        "deal": "how many cards each gets, in figures",
        "plus": "on which pile a trick is laid, which no board shows",
        "two": "how two share the hands; on the board nothing differs",
        "board": "the table is drawn above",
    },
    chooser=chooser_of(TOEDELOE, game.refusals),
    play=TOEDELOE,
    houses={
        2: {"two_player_mode": "duel", "pawns": 20, "board": "CBA98765432" * 7 + "CBA9876"},
        4: {"green_wild": True, "round_compare": "pawns"},
    },
    transcripts={
        "4": partial(bot_play, {"round_compare": "pawns"}, 4, 6, "L"),
        "2": partial(bot_play, {"green_wild": True, "board": "23456789ABC" * 7 + "2345678"}, 2, 2, "L"),
        "2-duel": partial(bot_play, {"two_player_mode": "duel", "pawns": 20}, 2, 1, "L"),
    },
    sealed=(2, 60),
)
