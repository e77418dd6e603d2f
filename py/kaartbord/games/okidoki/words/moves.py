"""The choices and plies of OkiDoki in words.

`view` is always a view that the reader may see.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ....match.match import Ply
from ....rules.protocol import UNKNOWN, Action, Event
from ....rules.seats import seat_of_chair, team
from ....text.messages import Message, Messages, Value, ValueList
from ....text.people import card_phrase
from ....text.reader import Reader
from ...tricks.words.report import DescribeEvents, PlyReport, no_sentence, report_sentences
from ..rules.hand import four_aces, penalties
from ..rules.moves import TEN_STEPS, swap_destination
from ..rules.state import ACES_MOVE, HAND, NOBODY, RESERVE, START, TEAM_PAWNS, OkidokiState
from . import board
from .board import (
    exchange_partner,
    format_text,
    hand_number,
    noun_count,
    place_name,
    receiver_name,
    sentence_about_side,
)


class PawnWalk(NamedTuple):
    """The walk of one pawn, chosen or done."""

    pawn: int
    start: int
    end: int
    steps: int
    hit: int = -1
    """The pawn it sends back, or -1."""


def pawn_walks(view: OkidokiState, action: Action) -> list[PawnWalk]:
    """Return the walks of a move, in order; steps beyond the finish count with the pawn that makes them."""
    _, steps = view.moves[0]
    places, found = list(view.pawns), []
    for pawn, end in action.placements:
        start = START if places[pawn] == RESERVE else places[pawn]
        places[pawn] = end
        found.append(PawnWalk(pawn, start, end, end - start if steps else TEN_STEPS, _hit(view, pawn, end)))
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
        (other for other, at in enumerate(view.pawns) if at == end and other // TEAM_PAWNS != pawn // TEAM_PAWNS),
        -1,
    )


# ---- choices


def choice_label(reader: Reader, view: OkidokiState, seat: int, action: Action) -> str:
    """Return the label of one legal choice of the seat, unlike that of any other: "Loop 7 met de pion op 10 naar 17,
    dan 5 met de pion op start naar 5"."""
    if action.kind == "give":
        chair = _chair_with(view, seat, action.cards[0])
        key = "choice.give" + (f".{hand_number(view, chair)}" if hand_number(view, chair) else "")
        return format_text(
            reader.messages,
            key,
            card=card_phrase(action.cards[0]),
            whom=receiver_name(reader, view, chair),
        )
    if action.kind == "move":
        parts = [
            format_text(
                reader.messages,
                "choice.walk",
                steps=walk.steps,
                pawn=_walker(reader.messages, view, walk),
                place=place_name(view, walk.end),
                hit=_hits(reader, view, walk.hit),
            )
            for walk in pawn_walks(view, action)
        ]
        return format_text(reader.messages, "choice.move", parts=ValueList(parts, "then"))
    if action.kind == "swap":
        own, other = (board.pawn_name(reader.messages, view, pawn) for pawn, _ in action.placements)
        return format_text(reader.messages, "choice.swap", own=own, other=other)
    return confirm_label(reader.messages, view, action)


def choice_infinitive(reader: Reader, view: OkidokiState, seat: int, action: Action) -> str:
    """Return a choice as it follows "Ik zou": "Anna schoppen boer geven", "7 lopen met de pion op 10"."""
    messages = reader.messages
    if action.kind == "move":
        parts = [
            format_text(
                messages,
                f"would.walk{'.more' if at else ''}",
                steps=walk.steps,
                pawn=_walker(messages, view, walk),
            )
            for at, walk in enumerate(pawn_walks(view, action))
        ]
        return messages.join(parts)
    own, other = (
        [board.pawn_name(messages, view, pawn) for pawn, _ in action.placements] if action.kind == "swap" else ("", "")
    )
    card = card_phrase(action.cards[0]) if action.cards else ""
    whom = receiver_name(reader, view, _chair_with(view, seat, action.cards[0])) if action.kind == "give" else ""
    return format_text(messages, f"would.{action.kind}", card=card, whom=whom, own=own, other=other)


def _chair_with(view: OkidokiState, seat: int, card: int) -> int:
    """Return the chair of a seat that holds a card."""
    seats, chairs = view.table.seats, view.table.chairs
    return next((chair for chair in range(seat, chairs, seats) if card in view.hands[chair]), seat)


def _walker(messages: Messages, view: OkidokiState, walk: PawnWalk) -> str:
    """Return the pawn that walks: "de pion op 10", "de nieuwe pion op start"."""
    key = "walker.new" if view.pawns[walk.pawn] == RESERVE else "walker.at" if walk.start else "walker.start"
    return format_text(messages, key, place=place_name(view, walk.start))


def _hits(reader: Reader, view: OkidokiState, hit: int) -> str:
    """Return the owner of the pawn that is sent back, or ""."""
    if hit < 0:
        return ""
    side = hit // TEAM_PAWNS
    if reader.me is not None and side == team(reader.me):
        return format_text(reader.messages, f"hit.ours.{'one' if view.table.seats == 2 else 'many'}")
    return format_text(reader.messages, f"hit.{side}")


def walk_label(reader: Reader, view: OkidokiState, action: Action, index: int) -> str:
    """Return the effect of one walk of an action, at its end: "loop 7 hierheen, slaat een grijze pion"."""
    walk = pawn_walks(view, action)[index]
    return format_text(reader.messages, "part.walk", steps=walk.steps, hit=_hits(reader, view, walk.hit))


def division_text(view: OkidokiState, action: Action) -> str:
    """Return the division of the steps of a move: "12", "7 + 5"."""
    return " + ".join(str(walk.steps) for walk in pawn_walks(view, action))


def confirm_label(messages: Messages, view: OkidokiState, action: Action) -> str:
    """Return the words on the button that plays it: "Speel schoppen 9", "Loop 7 + 5", "Wissel"."""
    card = card_phrase(action.cards[0]) if action.cards else ""
    steps = division_text(view, action) if action.kind == "move" else ""
    return format_text(messages, f"do.{action.kind}", card=card, steps=steps)


# ---- the log


class SideReport(PlyReport):
    """A report that also names sides."""

    def sentence_about_side(self, key: str, side: int, **values: Value) -> str:
        """Return a sentence of the log about a side."""
        return sentence_about_side(self.reader, f"turn.{key}", self.before, side, **values)

    def second_hand_words(self) -> str:
        """Return the words for a card from the second of two hands, or ""."""
        return self.format("second") if hand_number(self.before, self.before.turn) == 2 else ""

    def event_kinds(self) -> set[str]:
        """Return the kinds of the events."""
        return {event.kind for event in self.events}


def is_minor_ply(ply: Ply, me: int | None) -> bool:
    """Return whether a ply is too small for the log: a card that another seat gives or draws."""
    return ply.action.kind == "give" and ply.seat != me or ply.action.kind == "draw" and me is None


def describe_ply(reader: Reader, before: OkidokiState, events: Sequence[Event]) -> str:
    """Return one ply for log and speech: "Anna loopt 12: wit van 10 naar 22, veilig."."""
    return " ".join(report_sentences(SideReport("okidoki", reader, before, events), DESCRIBERS))


# ---- before the first card


def _deal(report: SideReport, events: Sequence[Event]) -> str:
    table = report.before.table
    key = "deal.two" if table.chairs > table.seats else "deal"
    return report.format(key, round=report.before.rounds + 1, cards=HAND)


def _give(report: SideReport, events: Sequence[Event]) -> str:
    """Return the player who gives a card; the reader's own card is named."""
    seat, card, chair = events[0].seat, events[0].cards[0], events[0].amount
    if seat != report.reader.me or card == UNKNOWN:
        return report.format("give", who=report.people(seat))
    return report.format(
        "give.seen",
        card=card_phrase(card),
        whom=receiver_name(report.reader, report.before, chair),
    )


def _exchange(report: SideReport, events: Sequence[Event]) -> str:
    """Return the cards that the reader gave and got, or that cards are exchanged."""
    own = [event for event in events if event.seat == report.reader.me and UNKNOWN not in event.cards]
    if own and _between_hands(report.before):
        own = own[:1]
    return " ".join(_got(report, event) for event in own) or report.format(_exchanged(report.before))


def _between_hands(before: OkidokiState) -> bool:
    """Return whether players exchange a card between their own two hands."""
    return before.table.chairs > before.table.seats and exchange_partner(before, 0) == before.table.seats


def _exchanged(before: OkidokiState) -> str:
    if _between_hands(before):
        return "exchange.hands"
    return "exchange.partners" if exchange_partner(before, 0) == 2 else "exchange.rivals"


def _got(report: SideReport, event: Event) -> str:
    before, chair = report.before, event.amount
    seats, which = before.table.seats, hand_number(before, chair)
    key = "got.hands" if _between_hands(before) else f"got.{which}" if which else "got"
    return report.format(
        key,
        card=card_phrase(event.cards[0]),
        whom=report.people(seat_of_chair(exchange_partner(before, chair), seats)),
        given=card_phrase(before.gifts[chair][0]),
    )


# ---- the tricks


def _card(report: SideReport, events: Sequence[Event]) -> str:
    """Return the card and its player, unless the trick names them; of two hands the second is named."""
    if report.card_takes():
        return ""
    card = card_phrase(events[0].cards[0])
    return report.format("card", who=report.people(events[0].seat), card=card, hand=report.second_hand_words())


def _trick(report: SideReport, events: Sequence[Event]) -> str:
    """Return the taker, the cost, and the new total of that side."""
    seat, points = events[0].seat, events[0].amount
    total = penalties(report.before)[team(seat)] + points
    more = total > points and "count" not in report.event_kinds()
    return report.format(
        "trick.more" if points and more else "trick.penalty" if points else "trick",
        who=report.taker_phrase(events[0], hand=report.second_hand_words()),
        penalty=noun_count(points, "penalty"),
        total=total,
    )


def _aces(report: SideReport, events: Sequence[Event]) -> str:
    """Return the side that has all aces, and the walks that follow."""
    follows = "aces.play_out" if report.before.table.options.four_aces_play_out else "aces.out"
    return f"{report.sentence_about_side('aces', events[0].amount)} {report.format(follows)}"


def _draw(report: SideReport, events: Sequence[Event]) -> str:
    """Return the card that the reader drew, or that cards were drawn."""
    own = next((event for event in events if event.seat == report.reader.me and UNKNOWN not in event.cards), None)
    return report.format("draw.seen", card=card_phrase(own.cards[0])) if own else (report.format("draw"))


# ---- the count


def _count(report: SideReport, events: Sequence[Event]) -> str:
    """Return the penalty points of both sides, and the side that walks first; "" if equal, which is announced."""
    first, second = sorted(events, key=lambda event: event.amount)
    if first.amount == second.amount:
        return ""
    who, other = (board.side_name(report.reader, report.before, event.seat) for event in (first, second))
    counted = report.format("count", first=who, less=first.amount, other=other, more=second.amount)
    if _four_aces(report):
        return counted
    steps = noun_count(second.amount, "steps")
    return f"{counted} {report.sentence_about_side('first', first.seat, steps=steps)}"


def _four_aces(report: SideReport) -> bool:
    """Return whether a team has all the aces, from before or by this trick."""
    return "aces" in report.event_kinds() or four_aces(report.before) != NOBODY


# ---- the pawns


def _walk(report: SideReport, events: Sequence[Event]) -> str:
    """Return the player with the steps of each walk, its begin and end, its being safe there, and the pawn hit."""
    messages, before = report.messages, report.before
    hits = {event.cells[0]: event for event in report.events if event.kind == "hit"}
    parts = [
        report.format(
            "walk.part",
            start=place_name(before, event.cells[0]),
            end=place_name(before, event.cells[-1]),
            safe=_safe(report, event.pawn, event.cells[-1]),
            hit=_hit_back(report, hits.get(event.cells[-1])),
        )
        for event in events
    ]
    return report.format(
        "walk",
        who=report.people(events[0].seat),
        colour=format_text(messages, f"side.{events[0].pawn // TEAM_PAWNS}"),
        parts=ValueList(parts, "then"),
        steps=" + ".join(str(event.amount) for event in events),
    )


def _safe(report: SideReport, pawn: int, cell: int) -> str:
    """Return the words for a pawn that is safe on a square, or ""."""
    return report.format("safe") if board.is_safe_on(report.before, pawn, cell) else ""


def _hit_back(report: SideReport, hit: Event | None) -> str:
    """Return the owner of the pawn that is sent back, and its destination; or ""."""
    if hit is None:
        return ""
    back = "reserve" if hit.cells[-1] == RESERVE else "start"
    return _hits(report.reader, report.before, hit.other) + report.format(f"hit.{back}")


def _swap(report: SideReport, events: Sequence[Event]) -> str:
    """Return the pawns that swap, and those that find their start full."""
    messages, before, event = report.messages, report.before, events[0]
    to = swap_destination(before.pawns, event.other, event.cells[0]), event.cells[-1]
    full = [pawn for pawn, at in zip((event.other, event.pawn), to, strict=True) if at == RESERVE]
    swap = report.format(
        "swap",
        who=report.people(event.seat),
        own=board.pawn_name(messages, before, event.pawn),
        other=board.pawn_name(messages, before, event.other),
        safe=_safe(report, event.pawn, event.cells[-1]),
    )
    return " ".join([swap, *(report.format(f"full.{pawn // TEAM_PAWNS}") for pawn in full)])


def _refill(report: SideReport, events: Sequence[Event]) -> str:
    """Return the sides whose pawns come from the reserve onto free starts."""
    sides = sorted({event.pawn // TEAM_PAWNS for event in events})
    return " ".join(report.format(f"refill.{side}") for side in sides)


def _skip(report: SideReport, events: Sequence[Event]) -> str:
    due = events[0].amount
    steps = Message("okidoki.turn.skip.tens") if due == ACES_MOVE else noun_count(due, "steps")
    return report.sentence_about_side("skip", team(events[0].seat), steps=steps)


# ---- the end


def _finished(report: SideReport, events: Sequence[Event]) -> str:
    """Return the side that has all the pawns it needs, and whether the other still walks."""
    before, side = report.before, events[0].seat
    words = report.sentence_about_side(
        "finished", side, pawns=format_text(report.messages, f"pawns.{before.table.goal}")
    )
    return words if "over" in report.event_kinds() else f"{words} {report.sentence_about_side('last', 1 - side)}"


def _over(report: SideReport, events: Sequence[Event]) -> str:
    return winner_sentence(report.reader, report.before, {team(event.seat) for event in events})


def winner_sentence(reader: Reader, view: OkidokiState, sides: Iterable[int]) -> str:
    """Return the winning sides: "Jan en Anna hebben gewonnen.", "Het is gelijkspel."."""
    first, *others = sides
    seats = [seat for seat in range(view.table.seats) if team(seat) == first]
    return format_text(reader.messages, "end.draw") if others else reader.sentence_about("tricks.end.won", seats)


DESCRIBERS: dict[str, DescribeEvents[SideReport]] = {
    "dealer": lambda report, events: report.format("dealer", who=report.people(events[0].seat)),
    "deal": _deal,
    "give": _give,
    "exchange": _exchange,
    "card": _card,
    "trick": _trick,
    "draw": _draw,
    "aces": _aces,
    "count": _count,
    "level": lambda report, events: report.format("level"),
    "walk": _walk,
    "swap": _swap,
    "hit": no_sentence,  # the walk reports hits and pawns home
    "refill": _refill,
    "home": no_sentence,
    "skip": _skip,
    "finished": _finished,
    "over": _over,
}
"""By kind of event: the function that describes it."""
