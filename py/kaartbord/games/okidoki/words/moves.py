"""The choices and plies of OkiDoki in words.

`view` is always a view that the reader may see.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ....match.match import Ply
from ....rules.protocol import UNKNOWN, Action, Event
from ....rules.seats import seat_of_chair, team
from ....text.messages import Listed, Message, Messages, Value
from ....text.people import by_name
from ....text.reader import Reader
from ...tricks.words.report import Describe, Report, sentences, unsaid
from ..rules.hand import four_aces, penalties
from ..rules.moves import TEN_STEPS, swap_destination
from ..rules.state import ACES_MOVE, HAND, NOBODY, RESERVE, START, TEAM_PAWNS, OkidokiState
from . import board
from .board import hand, number, of_side, partner, place, receiver, tell


class Walk(NamedTuple):
    """The walk of one pawn, chosen or done."""

    pawn: int
    start: int
    end: int
    steps: int
    hit: int = -1
    """The pawn it sends back, or -1."""


def walks(view: OkidokiState, action: Action) -> list[Walk]:
    """Return the walks of a move, in order; steps beyond the finish count with the pawn that makes them."""
    _, steps = view.moves[0]
    places, found = list(view.pawns), []
    for pawn, end in action.placements:
        start = START if places[pawn] == RESERVE else places[pawn]
        places[pawn] = end
        found.append(Walk(pawn, start, end, end - start if steps else TEN_STEPS, _hit(view, pawn, end)))
    rest = steps - sum(walk.steps for walk in found)
    for i, walk in reversed(list(enumerate(found))):
        if walk.end == view.table.finish and rest > 0:
            found[i], rest = walk._replace(steps=walk.steps + rest), 0
    return found


def _hit(view: OkidokiState, pawn: int, end: int) -> int:
    """Return the enemy on the square where a pawn ends, or -1."""
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


def choice(reader: Reader, view: OkidokiState, seat: int, action: Action) -> str:
    """Return the label of one legal choice of the seat, unlike that of any other: "Loop 7 met de pion op 10 naar 17,
    dan 5 met de pion op start naar 5"."""
    if action.kind == "give":
        chair = _chair_with(view, seat, action.cards[0])
        key = "choice.give" + (f".{hand(view, chair)}" if hand(view, chair) else "")
        return tell(
            reader.messages,
            key,
            card=by_name(action.cards[0]),
            whom=receiver(reader, view, chair),
        )
    if action.kind == "move":
        parts = [
            tell(
                reader.messages,
                "choice.walk",
                steps=walk.steps,
                pawn=_walker(reader.messages, view, walk),
                place=place(view, walk.end),
                hit=_hits(reader, view, walk.hit),
            )
            for walk in walks(view, action)
        ]
        return tell(reader.messages, "choice.move", parts=Listed(parts, "then"))
    if action.kind == "swap":
        own, other = (board.pawn(reader.messages, view, pawn) for pawn, _ in action.placements)
        return tell(reader.messages, "choice.swap", own=own, other=other)
    return confirm(reader.messages, view, action)


def would(reader: Reader, view: OkidokiState, seat: int, action: Action) -> str:
    """Return a choice as it follows "Ik zou": "Anna schoppen boer geven", "7 lopen met de pion op 10"."""
    messages = reader.messages
    if action.kind == "move":
        parts = [
            tell(
                messages,
                f"would.walk{'.more' if at else ''}",
                steps=walk.steps,
                pawn=_walker(messages, view, walk),
            )
            for at, walk in enumerate(walks(view, action))
        ]
        return messages.join(parts)
    own, other = (
        [board.pawn(messages, view, pawn) for pawn, _ in action.placements]
        if action.kind == "swap"
        else ("", "")
    )
    card = by_name(action.cards[0]) if action.cards else ""
    whom = receiver(reader, view, _chair_with(view, seat, action.cards[0])) if action.kind == "give" else ""
    return tell(messages, f"would.{action.kind}", card=card, whom=whom, own=own, other=other)


def _chair_with(view: OkidokiState, seat: int, card: int) -> int:
    """Return the chair of a seat that holds a card."""
    seats, chairs = view.table.seats, view.table.chairs
    return next((chair for chair in range(seat, chairs, seats) if card in view.hands[chair]), seat)


def _walker(messages: Messages, view: OkidokiState, walk: Walk) -> str:
    """Return the pawn that walks: "de pion op 10", "de nieuwe pion op start"."""
    key = "walker.new" if view.pawns[walk.pawn] == RESERVE else "walker.at" if walk.start else "walker.start"
    return tell(messages, key, place=place(view, walk.start))


def _hits(reader: Reader, view: OkidokiState, hit: int) -> str:
    """Return the owner of the pawn that is sent back, or ""."""
    if hit < 0:
        return ""
    side = hit // TEAM_PAWNS
    if reader.me is not None and side == team(reader.me):
        return tell(reader.messages, f"hit.ours.{'one' if view.table.seats == 2 else 'many'}")
    return tell(reader.messages, f"hit.{side}")


def part(reader: Reader, view: OkidokiState, action: Action, index: int) -> str:
    """Return the effect of one walk of an action, at its end: "loop 7 hierheen, slaat een grijze pion"."""
    walk = walks(view, action)[index]
    return tell(reader.messages, "part.walk", steps=walk.steps, hit=_hits(reader, view, walk.hit))


def division(view: OkidokiState, action: Action) -> str:
    """Return the division of the steps of a move: "12", "7 + 5"."""
    return " + ".join(str(walk.steps) for walk in walks(view, action))


def confirm(messages: Messages, view: OkidokiState, action: Action) -> str:
    """Return the words on the button that plays it: "Speel schoppen 9", "Loop 7 + 5", "Wissel"."""
    card = by_name(action.cards[0]) if action.cards else ""
    steps = division(view, action) if action.kind == "move" else ""
    return tell(messages, f"do.{action.kind}", card=card, steps=steps)


# ---- the log


class SideReport(Report):
    """A report that also names sides."""

    def of_side(self, key: str, side: int, **values: Value) -> str:
        """Return a sentence of the log about a side."""
        return of_side(self.reader, f"turn.{key}", self.before, side, **values)

    def second(self) -> str:
        """Return the words for a card from the second of two hands, or ""."""
        return self.say("second") if hand(self.before, self.before.turn) == 2 else ""

    def kinds(self) -> set[str]:
        """Return the kinds of the events."""
        return {event.kind for event in self.events}


def quiet(ply: Ply, me: int | None) -> bool:
    """Return whether a ply is too small for the log: a card that another seat gives or draws."""
    return ply.action.kind == "give" and ply.seat != me or ply.action.kind == "draw" and me is None


def turn(reader: Reader, before: OkidokiState, events: Sequence[Event]) -> str:
    """Return one ply for log and speech: "Anna loopt 12: wit van 10 naar 22, veilig."."""
    return " ".join(sentences(SideReport("okidoki", reader, before, events), DESCRIBE))


# ---- before the first card


def _deal(report: SideReport, events: Sequence[Event]) -> str:
    table = report.before.table
    key = "deal.two" if table.chairs > table.seats else "deal"
    return report.say(key, round=report.before.rounds + 1, cards=HAND)


def _give(report: SideReport, events: Sequence[Event]) -> str:
    """Return the player who gives a card; the reader's own card is named."""
    seat, card, chair = events[0].seat, events[0].cards[0], events[0].amount
    if seat != report.reader.me or card == UNKNOWN:
        return report.say("give", who=report.who(seat))
    return report.say(
        "give.seen",
        card=by_name(card),
        whom=receiver(report.reader, report.before, chair),
    )


def _exchange(report: SideReport, events: Sequence[Event]) -> str:
    """Return the cards that the reader gave and got, or that cards are exchanged."""
    own = [event for event in events if event.seat == report.reader.me and UNKNOWN not in event.cards]
    if own and _between_hands(report.before):
        own = own[:1]
    return " ".join(_got(report, event) for event in own) or report.say(_exchanged(report.before))


def _between_hands(before: OkidokiState) -> bool:
    """Return whether players exchange a card between their own two hands."""
    return before.table.chairs > before.table.seats and partner(before, 0) == before.table.seats


def _exchanged(before: OkidokiState) -> str:
    if _between_hands(before):
        return "exchange.hands"
    return "exchange.partners" if partner(before, 0) == 2 else "exchange.rivals"


def _got(report: SideReport, event: Event) -> str:
    before, chair = report.before, event.amount
    seats, which = before.table.seats, hand(before, chair)
    key = "got.hands" if _between_hands(before) else f"got.{which}" if which else "got"
    return report.say(
        key,
        card=by_name(event.cards[0]),
        whom=report.who(seat_of_chair(partner(before, chair), seats)),
        given=by_name(before.gifts[chair][0]),
    )


# ---- the tricks


def _card(report: SideReport, events: Sequence[Event]) -> str:
    """Return the card and its player, unless the trick names them; of two hands the second is named."""
    if report.takes():
        return ""
    card = by_name(events[0].cards[0])
    return report.say("card", who=report.who(events[0].seat), card=card, hand=report.second())


def _trick(report: SideReport, events: Sequence[Event]) -> str:
    """Return the taker, the cost, and the new total of that side."""
    seat, points = events[0].seat, events[0].amount
    total = penalties(report.before)[team(seat)] + points
    more = total > points and "count" not in report.kinds()
    return report.say(
        "trick.more" if points and more else "trick.penalty" if points else "trick",
        who=report.taker(events[0], hand=report.second()),
        penalty=number(points, "penalty"),
        total=total,
    )


def _aces(report: SideReport, events: Sequence[Event]) -> str:
    """Return the side that has all aces, and the walks that follow."""
    follows = "aces.play_out" if report.before.table.options.four_aces_play_out else "aces.out"
    return f"{report.of_side('aces', events[0].amount)} {report.say(follows)}"


def _draw(report: SideReport, events: Sequence[Event]) -> str:
    """Return the card that the reader drew, or that cards were drawn."""
    own = next(
        (event for event in events if event.seat == report.reader.me and UNKNOWN not in event.cards), None
    )
    return report.say("draw.seen", card=by_name(own.cards[0])) if own else (report.say("draw"))


# ---- the count


def _count(report: SideReport, events: Sequence[Event]) -> str:
    """Return the penalty points of both sides, and the side that walks first; "" if equal, which is announced."""
    first, second = sorted(events, key=lambda event: event.amount)
    if first.amount == second.amount:
        return ""
    who, other = (board.side(report.reader, report.before, event.seat) for event in (first, second))
    counted = report.say("count", first=who, less=first.amount, other=other, more=second.amount)
    if _four_aces(report):
        return counted
    steps = number(second.amount, "steps")
    return f"{counted} {report.of_side('first', first.seat, steps=steps)}"


def _four_aces(report: SideReport) -> bool:
    """Return whether a team has all the aces, from before or by this trick."""
    return "aces" in report.kinds() or four_aces(report.before) != NOBODY


# ---- the pawns


def _walk(report: SideReport, events: Sequence[Event]) -> str:
    """Return the player with the steps of each walk, its begin and end, its being safe there, and the pawn hit."""
    messages, before = report.messages, report.before
    hits = {event.cells[0]: event for event in report.events if event.kind == "hit"}
    parts = [
        report.say(
            "walk.part",
            start=place(before, event.cells[0]),
            end=place(before, event.cells[-1]),
            safe=_safe(report, event.pawn, event.cells[-1]),
            hit=_hit_back(report, hits.get(event.cells[-1])),
        )
        for event in events
    ]
    return report.say(
        "walk",
        who=report.who(events[0].seat),
        colour=tell(messages, f"side.{events[0].pawn // TEAM_PAWNS}"),
        parts=Listed(parts, "then"),
        steps=" + ".join(str(event.amount) for event in events),
    )


def _safe(report: SideReport, pawn: int, cell: int) -> str:
    """Return the words for a pawn that is safe on a square, or ""."""
    return report.say("safe") if board.safe_on(report.before, pawn, cell) else ""


def _hit_back(report: SideReport, hit: Event | None) -> str:
    """Return the owner of the pawn that is sent back, and its destination; or ""."""
    if hit is None:
        return ""
    back = "reserve" if hit.cells[-1] == RESERVE else "start"
    return _hits(report.reader, report.before, hit.other) + report.say(f"hit.{back}")


def _swap(report: SideReport, events: Sequence[Event]) -> str:
    """Return the pawns that swap, and those that find their start full."""
    messages, before, event = report.messages, report.before, events[0]
    to = swap_destination(before.pawns, event.other, event.cells[0]), event.cells[-1]
    full = [pawn for pawn, at in zip((event.other, event.pawn), to, strict=True) if at == RESERVE]
    swap = report.say(
        "swap",
        who=report.who(event.seat),
        own=board.pawn(messages, before, event.pawn),
        other=board.pawn(messages, before, event.other),
        safe=_safe(report, event.pawn, event.cells[-1]),
    )
    return " ".join([swap, *(report.say(f"full.{pawn // TEAM_PAWNS}") for pawn in full)])


def _refill(report: SideReport, events: Sequence[Event]) -> str:
    """Return the sides whose pawns come from the reserve onto free starts."""
    sides = sorted({event.pawn // TEAM_PAWNS for event in events})
    return " ".join(report.say(f"refill.{side}") for side in sides)


def _skip(report: SideReport, events: Sequence[Event]) -> str:
    due = events[0].amount
    steps = Message("okidoki.turn.skip.tens") if due == ACES_MOVE else number(due, "steps")
    return report.of_side("skip", team(events[0].seat), steps=steps)


# ---- the end


def _finished(report: SideReport, events: Sequence[Event]) -> str:
    """Return the side that has all the pawns it needs, and whether the other still walks."""
    before, side = report.before, events[0].seat
    words = report.of_side("finished", side, pawns=tell(report.messages, f"pawns.{before.table.goal}"))
    return words if "over" in report.kinds() else f"{words} {report.of_side('last', 1 - side)}"


def _over(report: SideReport, events: Sequence[Event]) -> str:
    return ended(report.reader, report.before, {team(event.seat) for event in events})


def ended(reader: Reader, view: OkidokiState, sides: Iterable[int]) -> str:
    """Return the winning sides: "Jan en Anna hebben gewonnen.", "Het is gelijkspel."."""
    first, *others = sides
    seats = [seat for seat in range(view.table.seats) if team(seat) == first]
    return tell(reader.messages, "end.draw") if others else reader.of_seats("tricks.end.won", seats)


DESCRIBE: dict[str, Describe[SideReport]] = {
    "dealer": lambda report, events: report.say("dealer", who=report.who(events[0].seat)),
    "deal": _deal,
    "give": _give,
    "exchange": _exchange,
    "card": _card,
    "trick": _trick,
    "draw": _draw,
    "aces": _aces,
    "count": _count,
    "level": lambda report, events: report.say("level"),
    "walk": _walk,
    "swap": _swap,
    "hit": unsaid,  # the walk reports hits and pawns home
    "refill": _refill,
    "home": unsaid,
    "skip": _skip,
    "finished": _finished,
    "over": _over,
}
"""By kind of event: the function that describes it."""
