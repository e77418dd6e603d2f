"""A model of somebody who plays for the first evening: the obvious choice, and one turn in three an oversight.

It knows its view, what can be seen at once, and no plan. Written without the players of `bots/`, to measure the
level that is meant for beginners against.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kaartbord.games import GAMES
from kaartbord.games.okidoki.rules import hand as okidoki
from kaartbord.games.okidoki.rules.state import PENALTY
from kaartbord.games.okidoki.rules.state import STRENGTH as HEIGHT
from kaartbord.games.toedeloe.rules import taking as toedeloe
from kaartbord.games.toedeloe.rules.runs import longest_two
from kaartbord.games.toepen.rules.hand import true_wash
from kaartbord.games.toepen.rules.stake import TOEP
from kaartbord.games.toepen.rules.state import ANSWER, CHECK, PELT, STRENGTH, TRICK, WASH
from kaartbord.games.toepen.rules.tricks import led
from kaartbord.match.shuffle import Stream
from kaartbord.rules.cards import ACE
from kaartbord.rules.protocol import Action
from kaartbord.rules.seats import team
from support.players.table import Player

OVERSIGHT = 3
"""Once in so many turns anything at all is played."""

GOOD = STRENGTH[10 << 2] - 1
"""The strength of a nine, from which a card of Toepen is held for good."""


def novice(seed: int, code: str) -> Player:
    """A novice, whose oversights follow from the seed."""
    stream, game, harmless = Stream(b"novice" + seed.to_bytes(8, "big")), GAMES[code], HARMLESS.get(code)

    def choose(view: Any, seat: int) -> Action:
        legal = game.legal(view, seat)
        if len(legal) == 1 or not stream.below(OVERSIGHT):
            some = (harmless(view, seat, legal) if harmless else legal) or legal
            return some[stream.below(len(some))]
        return OBVIOUS[code](view, seat, legal)

    return choose


def race(view: Any, seat: int, legal: Sequence[Action]) -> Action:
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


def okidoki_choice(view: Any, seat: int, legal: Sequence[Action]) -> Action:
    """Stays below in a trick and gets rid of what costs, but leaves not all aces to the others.

    Walks to a hit or home, else to safety.
    """
    game = GAMES["O"]
    if legal[0].kind == "give":
        return max(legal, key=lambda action: PENALTY[action.cards[0]] % 2)  # a spade, no ace
    if legal[0].kind != "card":

        def shows(action: Action) -> int:
            happened = game.events(view, seat, action, game.play(view, action))
            seen: int = sum({"hit": 4, "home": 6, "over": 99}.get(event.kind, 0) for event in happened)
            passed: int = sum(view.table.safe[view.moves[0][0]] >> cell & 1 for _, cell in action.placements)
            return seen + passed

        return max(legal, key=shows)
    trick = [card for _, card in okidoki.trick(view)]
    cards = [action.cards[0] for action in legal]
    suit = trick[0] & 3 if trick else -1
    highest = max((HEIGHT[card] for card in trick if card & 3 == suit), default=0)
    below = [card for card in cards if HEIGHT[card] < highest]
    ours, theirs = okidoki.aces(view)[:: 1 - 2 * team(view.turn)]
    wanted = min(cards, key=HEIGHT.__getitem__)
    if trick and cards[0] & 3 != suit:
        wanted = max(cards, key=lambda card: (card >> 2 != ACE or bool(ours), PENALTY[card], HEIGHT[card]))
    elif not ours and (theirs or any(card >> 2 == ACE for card in trick)):
        wanted = max(cards, key=HEIGHT.__getitem__)
    elif below:
        wanted = max(below, key=HEIGHT.__getitem__)
    return legal[cards.index(wanted)]


def toedeloe_choice(view: Any, seat: int, legal: Sequence[Action]) -> Action:
    """The highest card if it takes the trick, else the lowest; pawns where the rows become longest."""
    if legal[0].kind == "card":
        strengths = toedeloe.STRENGTH[max(toedeloe.led(view), 0)]
        strength = [strengths[action.cards[0]] for action in legal]
        best = max((strengths[card] for _, card in toedeloe.trick(view)), default=0)
        wins = max(strength) > best
        return legal[strength.index(max(strength) if wins else min(strength))]
    game, side = GAMES["L"], team(view.turn)

    def shows(action: Action) -> tuple[int, int]:
        after = game.play(view, action)
        return sum(map(len, longest_two(after.cells, side, True))), len(action.placements)

    return max(legal, key=shows)


def toepen_choice(view: Any, seat: int, legal: Sequence[Action]) -> Action:
    """Toeps once with three nines or tens, stays with one, washes only what is a wash, trusts everybody."""
    good = [card for card in view.hands[seat] if STRENGTH[card] >= GOOD]
    if view.phase in (ANSWER, PELT):
        return next(action for action in legal if (action.kind == "fold") != bool(good))
    if view.phase == WASH:
        return next((wash for wash in legal[1:] if true_wash(view.hands[seat], wash.kind)), legal[0])
    if view.phase == CHECK or view.phase != TRICK:
        return legal[0]
    if TOEP in legal and len(good) >= 3 and view.stake == 1:
        return TOEP
    cards = [action.cards[0] for action in legal if action != TOEP]
    suit, trick = led(view), [hand[len(hand) - 1] for hand in view.played if hand]
    best = max((STRENGTH[card] for card in trick if card & 3 == suit), default=-1)
    wins = [card for card in cards if suit in (-1, card & 3) and STRENGTH[card] > best]
    wanted = max(wins, key=STRENGTH.__getitem__) if wins else min(cards, key=STRENGTH.__getitem__)
    return next(action for action in legal if action.cards == bytes((wanted,)))


def own_unhit(view: Any, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
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


HARMLESS = {"K": own_unhit, "T": own_unhit}

OBVIOUS: dict[str, Callable[[Any, int, Sequence[Action]], Action]] = {
    "K": race,
    "T": race,
    "P": toepen_choice,
    "O": okidoki_choice,
    "L": toedeloe_choice,
}
"""By code of the game: what is obvious."""
