"""The prompts of ToedeLoe while a choice is being made, the effects of the choice, and the announcements."""

from collections.abc import Sequence

from ....rules.protocol import Action, Event
from ....text import capitalize_first, format_number
from ....text.messages import Messages
from ....text.reader import Reader
from ..rules.effects import LOST_BLOCKED
from ..rules.scoring import STEPS_BACK
from ..rules.state import JOKER_VALUE, SCORE, ToedeloeState
from ..rules.taking import current_value
from .moves import (
    MIN_REPORTED_ROW,
    field_name,
    format_text,
    longest_row_through,
    sorted_by_number,
    spoken_card,
    sum_text,
    target_label,
    team_name,
)
from .phrases import row_change


def continued_prompt(messages: Messages, view: ToedeloeState, kind: str, cells: Sequence[int], source: int) -> str:
    """Return the prompt once the kind of choice is known: the green pawn, its destination, or the second number."""
    if kind == "green":
        return format_text(messages, "ask.green.from" if source < 0 else "ask.green.to")
    pair = current_value(view) == JOKER_VALUE
    if not cells:
        return format_text(messages, "ask.pair.last" if view.left[view.turn & 1] == 1 else "ask.pair")
    first = view.table.numbers[cells[0]]
    if pair:
        return format_text(messages, "ask.pair.second", first=first)
    return format_text(
        messages, "ask.second", first=first, second=current_value(view) - first, field=field_name(messages, cells[0])
    )


def confirm_prompt(messages: Messages, view: ToedeloeState, action: Action) -> str:
    """Return the prompt once the choice is complete: its effect."""
    if action.kind == "back":
        stands = view.minus[view.turn & 1]
        return format_text(
            messages, "ask.back", stands=format_number(stands), then=format_number(min(stands + STEPS_BACK, 0))
        )
    if action.kind == "green":
        return f"{capitalize_first(target_label(messages, view, action.placements[0][1]))}."
    return format_text(messages, "ask.done", numbers=placed_numbers(view, action))


def row_changes(reader: Reader, view: ToedeloeState, then: ToedeloeState) -> str:
    """Return the effect on the two longest rows of both teams, that of the chooser first, a line each."""
    first = view.turn & 1
    lines = [row_change(reader, view, then, side) for side in (first, 1 - first)]
    return "\n".join(f"{capitalize_first(words)}." for words in lines if words) or format_text(
        reader.messages, "preview.same"
    )


def confirm_label(
    messages: Messages, view: ToedeloeState, action: Action | None, kind: str, cells: Sequence[int]
) -> str:
    """Return the words on the gold button; a second number that is certain is named before it is chosen."""
    if view.phase != SCORE:
        return (
            format_text(messages, "do.card", card=spoken_card(messages, action.cards[0]))
            if action
            else format_text(messages, "do.pick")
        )
    if action is not None and action.kind == "place":
        return format_text(messages, "do.place", numbers=placed_numbers(view, action))
    kind = action.kind if action is not None else kind
    if kind in ("green", "back", "blocked"):
        return format_text(messages, f"do.{kind}")
    worth = current_value(view)
    if not cells:
        return format_text(messages, "do.place.pick" if kind or worth != JOKER_VALUE else "do.joker.pick")
    first = view.table.numbers[cells[0]]
    second = first if worth == JOKER_VALUE else worth - first
    return format_text(messages, "do.place", numbers=sum_text(sorted((first, second))))


def placed_numbers(view: ToedeloeState, action: Action) -> str:
    """Return the numbers on which it puts pawns: "7 + 8"."""
    cells = [cell for _, cell in action.placements]
    return sum_text(view.table.numbers[cell] for cell in sorted_by_number(view, cells))


def announcement(reader: Reader, view: ToedeloeState, events: Sequence[Event]) -> str:
    """Return the announcement of a ply, or "": the value of a trick, a pawn thrown off, points lost, a deal."""
    kinds = {event.kind: event for event in events}
    if "deal_end" in kinds:
        return _lost(reader, view, events)
    if "minus" in kinds and kinds["minus"].cells == (LOST_BLOCKED,):
        return format_text(reader.messages, "banner.blocked")
    if "place" in kinds and (row := longest_row_through(view.table, view.cells, kinds["place"])) >= MIN_REPORTED_ROW:
        return format_text(reader.messages, "banner.row", row=row)
    if "thrown" in kinds:
        return format_text(reader.messages, "banner.thrown")
    if "trick" in kinds:
        worth = kinds["trick"].amount
        key = "joker" if worth == JOKER_VALUE else "value" if worth else "red"
        return format_text(reader.messages, f"banner.{key}", value=worth)
    return format_text(reader.messages, "banner.deal", number=view.deals) if "deal" in kinds else ""


def _lost(reader: Reader, view: ToedeloeState, events: Sequence[Event]) -> str:
    """Return the points that each team loses at the end of a deal: "Jullie −1, zij −2"."""
    lost = [sum(event.amount for event in events if event.kind == "minus" and event.pawn == side) for side in (0, 1)]
    first = 0 if reader.me is None else reader.me & 1
    lines = [
        format_text(
            reader.messages,
            "banner.minus",
            team=team_name(reader, view.table, side),
            points=format_number(-lost[side]),
        )
        for side in (first, 1 - first)
        if lost[side]
    ]
    return capitalize_first(reader.messages.join(lines, "series"))
