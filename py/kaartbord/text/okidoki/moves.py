"""The choices and plies of OkiDoki in words: what a seat can do, and what it did.

`view` is always a view that the reader may see.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...games.okidoki.hand import four_aces
from ...games.okidoki.moves import TEN
from ...games.okidoki.state import HAND, NOBODY, RESERVE, START, TEAM_PAWNS, State
from ...match.match import Ply
from ...rules.protocol import UNKNOWN, Action, Event
from ...rules.seats import owner, team
from ..people import card_name
from ..reader import Reader
from ..telling import Teller, Telling, sentences
from . import board
from .board import hand, number, of_players, of_side, partner, place, receiver, tell


class Walk(NamedTuple):
    """One pawn walking, as it is chosen or as it happened."""

    pawn: int
    start: int
    end: int
    steps: int
    hit: int = -1
    """The pawn it sends back, or -1."""


def walks(view: State, action: Action) -> list[Walk]:
    """The walks of a move, in order; steps beyond the finish count with the pawn that makes them."""
    _, steps = view.moves[0]
    places, found = list(view.pawns), []
    for pawn, end in action.placements:
        start = START if places[pawn] == RESERVE else places[pawn]
        places[pawn] = end
        found.append(Walk(pawn, start, end, end - start if steps else TEN, _hit(view, pawn, end)))
    rest = steps - sum(walk.steps for walk in found)
    for i, walk in reversed(list(enumerate(found))):
        if walk.end == view.table.finish and rest > 0:
            found[i], rest = walk._replace(steps=walk.steps + rest), 0
    return found


def _hit(view: State, pawn: int, end: int) -> int:
    """The enemy on the square where a pawn lands, or -1."""
    if end == view.table.finish:
        return -1
    return next(
        (
            other
            for other, at in enumerate(view.pawns)
            if at == end and other // TEAM_PAWNS != pawn // TEAM_PAWNS
        ),
        -1,
    )


# ---- choices


def choice(reader: Reader, view: State, seat: int, action: Action) -> str:
    """The label of one legal choice of the seat, unlike that of any other: "Loop 7 met de pion op 10 naar
    17, dan 5 met de pion op start naar 5"."""
    if action.kind == "give":
        chair = _chair_with(view, seat, action.cards[0])
        key = "choice.give" + (f".{hand(view, chair)}" if hand(view, chair) else "")
        return tell(
            reader.lang, key, card=card_name(reader.lang, action.cards[0]), whom=receiver(reader, view, chair)
        )
    if action.kind == "move":
        parts = [
            tell(
                reader.lang,
                "choice.walk",
                steps=walk.steps,
                pawn=_walker(reader.lang, view, walk),
                place=place(reader.lang, view, walk.end),
                hit=_hits(reader, view, walk.hit),
            )
            for walk in walks(view, action)
        ]
        return tell(reader.lang, "choice.move", parts=tell(reader.lang, "then").join(parts))
    if action.kind == "swap":
        own, other = (board.pawn(reader.lang, view, pawn) for pawn, _ in action.placements)
        return tell(reader.lang, "choice.swap", own=own, other=other)
    return confirm(reader.lang, view, action)


def _chair_with(view: State, seat: int, card: int) -> int:
    """The chair of a seat that holds a card."""
    seats, chairs = view.table.seats, view.table.chairs
    return next((chair for chair in range(seat, chairs, seats) if card in view.hands[chair]), seat)


def _walker(lang: str, view: State, walk: Walk) -> str:
    """The pawn that walks: "de pion op 10", "de nieuwe pion op start"."""
    key = "walker.new" if view.pawns[walk.pawn] == RESERVE else "walker.at" if walk.start else "walker.start"
    return tell(lang, key, place=place(lang, view, walk.start))


def _hits(reader: Reader, view: State, hit: int) -> str:
    """Whose pawn is sent back, or nothing."""
    if hit < 0:
        return ""
    side = hit // TEAM_PAWNS
    if reader.me is not None and side == team(reader.me):
        return tell(reader.lang, f"hit.ours.{'one' if view.table.seats == 2 else 'many'}")
    return tell(reader.lang, f"hit.{side}")


def part(reader: Reader, view: State, action: Action, index: int) -> str:
    """The label of what one placement of an action does, once its pawn is chosen: "7 naar 17, slaat een
    grijze pion"; of a swap the pawn that is chosen with it: "grijze pion op 22"."""
    if action.kind == "swap":
        return board.pawn(reader.lang, view, action.placements[index][0])
    walk = walks(view, action)[index]
    return tell(
        reader.lang,
        "part.walk",
        steps=walk.steps,
        place=place(reader.lang, view, walk.end),
        hit=_hits(reader, view, walk.hit),
    )


def division(view: State, action: Action) -> str:
    """How the steps of a move are divided: "12", "7 + 5"."""
    return " + ".join(str(walk.steps) for walk in walks(view, action))


def confirm(lang: str, view: State, action: Action) -> str:
    """The words on the button that plays it: "Speel schoppen 9", "Loop 7 + 5", "Wissel"."""
    card = card_name(lang, action.cards[0]) if action.cards else ""
    steps = division(view, action) if action.kind == "move" else ""
    return tell(lang, f"do.{action.kind}", card=card, steps=steps)


# ---- the log


class SideTelling(Telling):
    """The same where sides are told of, too."""

    def of_side(self, key: str, side: int, **values: object) -> str:
        """A sentence of the log about a side."""
        return of_side(self.reader, f"turn.{key}", self.before, side, **values)

    def kinds(self) -> set[str]:
        """What kinds of events there are."""
        return {event.kind for event in self.events}


def quiet(ply: Ply, me: int | None) -> bool:
    """Whether a ply is too small for the log: a card that somebody else lays ready or draws."""
    return ply.action.kind == "give" and ply.seat != me or ply.action.kind == "draw" and me is None


def turn(reader: Reader, before: State, events: Sequence[Event]) -> str:
    """What one ply did, for log and speech: "Anna loopt 12: van 10 naar 22, slaat een grijze pion."."""
    return " ".join(sentences(SideTelling("okidoki", reader, before, events), TELLERS))


# ---- before the first card


def _dealer(telling: SideTelling, events: Sequence[Event]) -> str:
    return telling.say("dealer", whom=telling.reader.whom(events[0].seat))


def _deal(telling: SideTelling, events: Sequence[Event]) -> str:
    table = telling.before.table
    key = "deal.two" if table.chairs > table.seats else "deal"
    return telling.say(key, round=telling.before.rounds + 1, cards=HAND)


def _give(telling: SideTelling, events: Sequence[Event]) -> str:
    """Who laid a card ready; the reader's own is named."""
    seat, card, chair = events[0].seat, events[0].cards[0], events[0].amount
    if seat != telling.reader.me or card == UNKNOWN:
        return telling.say("give", who=telling.who(seat))
    return telling.say(
        "give.seen",
        card=card_name(telling.lang, card),
        whom=receiver(telling.reader, telling.before, chair),
    )


def _exchange(telling: SideTelling, events: Sequence[Event]) -> str:
    """What the reader got for what, or that cards are exchanged."""
    own = [event for event in events if event.seat == telling.reader.me and UNKNOWN not in event.cards]
    if own and _between_hands(telling.before):
        own = own[:1]
    return " ".join(_got(telling, event) for event in own) or telling.say(_exchanged(telling.before))


def _between_hands(before: State) -> bool:
    """Whether players exchange a card between their own two hands."""
    return before.table.chairs > before.table.seats and partner(before, 0) == before.table.seats


def _exchanged(before: State) -> str:
    if _between_hands(before):
        return "exchange.hands"
    return "exchange.partners" if partner(before, 0) == 2 else "exchange.rivals"


def _got(telling: SideTelling, event: Event) -> str:
    lang, before, chair = telling.lang, telling.before, event.amount
    seats, which = before.table.seats, hand(before, chair)
    key = "got.hands" if _between_hands(before) else f"got.{which}" if which else "got"
    other = telling.reader.whom(owner(partner(before, chair), seats))
    return telling.say(
        key, card=card_name(lang, event.cards[0]), whom=other, given=card_name(lang, before.gifts[chair][0])
    )


# ---- the tricks


def _card(telling: SideTelling, events: Sequence[Event]) -> str:
    """Who plays which card; of two hands the second is named."""
    seat, chair = events[0].seat, events[0].amount
    key = "card.second" if hand(telling.before, chair) == 2 else "card"
    return telling.say(key, who=telling.who(seat), card=card_name(telling.lang, events[0].cards[0]))


def _trick(telling: SideTelling, events: Sequence[Event]) -> str:
    points = events[0].amount
    return telling.say(
        "trick.penalty" if points else "trick",
        who=telling.who(events[0].seat),
        penalty=number(telling.lang, points, "penalty"),
    )


def _draw(telling: SideTelling, events: Sequence[Event]) -> str:
    """The card that the reader drew, or that cards were drawn."""
    own = next(
        (event for event in events if event.seat == telling.reader.me and UNKNOWN not in event.cards), None
    )
    return (
        telling.say("draw.seen", card=card_name(telling.lang, own.cards[0])) if own else (telling.say("draw"))
    )


# ---- the count


def _aces(telling: SideTelling, events: Sequence[Event]) -> str:
    return telling.of_side("aces", events[0].amount)


def _count(telling: SideTelling, events: Sequence[Event]) -> str:
    """The penalty points of both sides, and who walks first; equal ones speak for themselves."""
    lang, before = telling.lang, telling.before
    first, second = sorted(events, key=lambda event: event.amount)
    if first.amount == second.amount:
        return ""
    counted = telling.of_side(
        "count",
        first.seat,
        penalty=number(lang, first.amount, "penalty"),
        other=board.side(telling.reader, before, second.seat),
        more=second.amount,
    )
    if _four_aces(telling):
        return counted
    steps = number(lang, second.amount, "steps")
    return f"{counted} {telling.of_side('first', first.seat, steps=steps)}"


def _four_aces(telling: SideTelling) -> bool:
    """Whether a team has all the aces, by now or by this trick."""
    return "aces" in telling.kinds() or four_aces(telling.before) != NOBODY


def _level(telling: SideTelling, events: Sequence[Event]) -> str:
    return telling.say("level")


# ---- the pawns


def _walk(telling: SideTelling, events: Sequence[Event]) -> str:
    """Who walks how many steps, from where to where, and who is hit."""
    lang, before = telling.lang, telling.before
    hits = {event.cells[0]: event.other for event in telling.events if event.kind == "hit"}
    parts = [
        telling.say(
            "walk.part",
            start=place(lang, before, event.cells[0]),
            end=place(lang, before, event.cells[-1]),
            hit=_hits(telling.reader, before, hits.get(event.cells[-1], -1)),
        )
        for event in events
    ]
    return telling.say(
        "walk",
        who=telling.who(events[0].seat),
        parts=tell(lang, "then").join(parts),
        steps=" + ".join(str(event.amount) for event in events),
    )


def _swap(telling: SideTelling, events: Sequence[Event]) -> str:
    lang, before, event = telling.lang, telling.before, events[0]
    return telling.say(
        "swap",
        who=telling.who(event.seat),
        own=board.pawn(lang, before, event.pawn),
        other=board.pawn(lang, before, event.other),
    )


def _skip(telling: SideTelling, events: Sequence[Event]) -> str:
    return telling.of_side("skip", team(events[0].seat))


# ---- the end


def _finished(telling: SideTelling, events: Sequence[Event]) -> str:
    """Which side has all the pawns it needs, and whether the other still walks."""
    before, side = telling.before, events[0].seat
    told = telling.of_side("finished", side, pawns=tell(telling.lang, f"pawns.{before.table.goal}"))
    return told if "over" in telling.kinds() else f"{told} {telling.of_side('last', 1 - side)}"


def _over(telling: SideTelling, events: Sequence[Event]) -> str:
    return ended(telling.reader, telling.before, {team(event.seat) for event in events})


def ended(reader: Reader, view: State, sides: Iterable[int]) -> str:
    """That these sides have won: "Jan en Anna hebben gewonnen.", "Het is gelijkspel."."""
    first, *others = sides
    return tell(reader.lang, "end.draw") if others else of_players(reader, "end.won", view, first)


def _with_the_walk(telling: SideTelling, events: Sequence[Event]) -> str:
    """What is hit, refilled or home is told where the walk is."""
    return ""


TELLERS: dict[str, Teller[SideTelling]] = {
    "dealer": _dealer,
    "deal": _deal,
    "give": _give,
    "exchange": _exchange,
    "card": _card,
    "trick": _trick,
    "draw": _draw,
    "aces": _aces,
    "count": _count,
    "level": _level,
    "walk": _walk,
    "swap": _swap,
    "hit": _with_the_walk,
    "refill": _with_the_walk,
    "home": _with_the_walk,
    "skip": _skip,
    "finished": _finished,
    "over": _over,
}
"""By kind of event: what tells it."""
