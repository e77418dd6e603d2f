"""The prompt at the table of OkiDoki, the line under the title, and the announcements.

`view` is always a view that the reader may see.
"""

from collections.abc import Sequence

from ....rules.protocol import Action, Event, Placements
from ....rules.seats import team
from ....text.messages import Messages
from ....text.people import suit_name
from ....text.reader import Reader
from ..rules.hand import current_trick, giving_chair
from ..rules.moves import TEN_STEPS
from ..rules.state import ACES_MOVE, DECK, GIVE, OPEN, TRICK, OkidokiState
from . import board
from .board import format_text, hand_number, noun_count, receiver_name, side_name
from .moves import confirm_label


def led_suit(view: OkidokiState) -> int:
    """Return the suit that was led to the trick in progress, or -1."""
    lying = current_trick(view)
    return lying[0][1] & 3 if lying else -1


# ---- the prompt


def first_prompt(
    reader: Reader, view: OkidokiState, seat: int, legal: Sequence[Action], *, partner_is_human: bool = True
) -> str:
    """Return the question to a seat that has chosen nothing yet: "Jouw beurt. Beken schoppen.".

    With `partner_is_human` a move can be discussed.
    """
    if view.phase == GIVE:
        chair = giving_chair(view, seat)
        which = hand_number(view, chair)
        key = f"ask.give.{which}" if which else "ask.give"
        return format_text(reader.messages, key, whom=receiver_name(reader, view, chair))
    if view.phase == TRICK:
        return _ask_card(reader.messages, view, legal)
    return _ask_move(reader, view, seat, legal, partner_is_human=partner_is_human)


def _ask_card(messages: Messages, view: OkidokiState, legal: Sequence[Action]) -> str:
    asked, which = led_suit(view), hand_number(view, view.turn)
    if asked < 0:
        key = "lead" if view.takers or len(legal) > 1 else "opening"
    else:
        follows = any(card & 3 == asked for card in view.hands[view.turn])
        key = "follow" if follows else "free"
    return format_text(
        messages,
        f"ask.{key}",
        suit=suit_name(messages, asked) if asked >= 0 else "",
        hand=format_text(messages, f"ask.hand.{which}") if which else "",
    )


def _ask_move(reader: Reader, view: OkidokiState, seat: int, legal: Sequence[Action], *, partner_is_human: bool) -> str:
    """Return the number of steps that the team may walk, and the partner to discuss it with."""
    if legal[0].kind == "skip":
        return format_text(reader.messages, "ask.skip")
    _, steps = view.moves[0]
    if steps == ACES_MOVE:
        return format_text(reader.messages, "ask.aces")
    key = "ask.move.alone" if view.table.seats == 2 else "ask.move" if partner_is_human else "ask.move.own"
    mate = reader.name((seat + 2) % view.table.seats)
    return format_text(reader.messages, key, steps=noun_count(steps, "steps"), mate=mate)


def continued_prompt(
    messages: Messages, view: OkidokiState, begun: Placements, pawn: int = -1, *, swaps: bool = False
) -> str:
    """Return the question while a move is composed: after the placements of `begun`, with `pawn` picked up (-1: no
    pawn). `swaps`: the picked pawn can only swap."""
    if pawn >= 0:
        return format_text(
            messages,
            "ask.swap" if swaps else "ask.square",
            pawn=board.pawn_name(messages, view, pawn, dict(begun).get(pawn, -1)),
        )
    (walker, end), (_, steps) = begun[0], view.moves[0]
    if end == view.table.finish and steps != ACES_MOVE:
        return format_text(messages, "ask.rest.home")
    left = TEN_STEPS if steps == ACES_MOVE else steps - (end - view.pawns[walker])
    return format_text(messages, "ask.rest", steps=noun_count(left, "steps"))


def confirm_prompt(messages: Messages, view: OkidokiState, action: Action) -> str:
    """Return the question when a whole turn is chosen: "Klaar? Loop 7 + 5."."""
    return format_text(messages, "ask.confirm", do=confirm_label(messages, view, action))


# ---- the texts around the board


def title_line(messages: Messages, view: OkidokiState) -> str:
    """Return the progress of the game: "ronde 7, slag 5 van 13", and the stock's height; "" before the first deal."""
    if not view.rounds:
        return ""
    words = format_text(messages, "top", round=view.rounds)
    if view.phase in (GIVE, OPEN):
        return f"{words}, {format_text(messages, 'top.give', number=view.given + 1, all=len(view.table.pairs))}"
    if view.phase == TRICK:
        tricks, left = len(DECK) // view.table.chairs, 2 * (view.table.drawn - len(view.takers))
        stock = f", {format_text(messages, 'top.stock', number=left)}" if left > 0 else ""
        return f"{words}, {format_text(messages, 'top.trick', number=len(view.takers) + 1, all=tricks)}{stock}"
    return words


def announcement(reader: Reader, view: OkidokiState, events: Sequence[Event]) -> str:
    """Return the announcement of a ply, or "": four aces, ten each, the count, a side that has finished."""
    for event in events:
        if event.kind == "aces":
            return format_text(reader.messages, "banner.aces", who=side_name(reader, view, event.amount))
        if event.kind == "level":
            return format_text(reader.messages, "banner.level")
        if event.kind == "finished":
            return format_text(reader.messages, "banner.finished")
    points = {event.seat: event.amount for event in events if event.kind == "count"}
    if not points:
        return ""
    first, second = sorted(points, key=lambda side: side != (team(reader.me) if reader.me is not None else 0))
    return format_text(
        reader.messages,
        "banner.count",
        first=side_name(reader, view, first),
        points=points[first],
        second=side_name(reader, view, second),
        more=points[second],
    )
