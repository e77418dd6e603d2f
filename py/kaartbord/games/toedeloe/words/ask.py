"""The prompts of ToedeLoe while a choice is being made, the effects of the choice, and the announcements."""

from collections.abc import Sequence

from ....rules.protocol import Action, Event
from ....text import capital, numeral
from ....text.messages import Messages
from ....text.reader import Reader
from ..rules.effects import LOST_BLOCKED
from ..rules.scoring import STEPS_BACK
from ..rules.state import JOKER_VALUE, SCORE, ToedeloeState
from ..rules.taking import current_value
from .moves import TOLD_ROW, by_number, field, longest_through, plus, spoken, target, team, tell
from .phrases import preview


def going_on(messages: Messages, view: ToedeloeState, kind: str, cells: Sequence[int], source: int) -> str:
    """Return the prompt once the kind of choice is known: the green pawn, its destination, or the second number."""
    if kind == "green":
        return tell(messages, "ask.green.from" if source < 0 else "ask.green.to")
    pair = current_value(view) == JOKER_VALUE
    if not cells:
        return tell(messages, "ask.pair.last" if view.left[view.turn & 1] == 1 else "ask.pair")
    first = view.table.numbers[cells[0]]
    if pair:
        return tell(messages, "ask.pair.second", first=first)
    return tell(
        messages,
        "ask.second",
        first=first,
        second=current_value(view) - first,
        field=field(messages, cells[0]),
    )


def ready(messages: Messages, view: ToedeloeState, action: Action) -> str:
    """Return the prompt once the choice is complete: its effect."""
    if action.kind == "back":
        stands = view.minus[view.turn & 1]
        return tell(messages, "ask.back", stands=numeral(stands), then=numeral(min(stands + STEPS_BACK, 0)))
    if action.kind == "green":
        return f"{capital(target(messages, view, action.placements[0][1]))}."
    return tell(messages, "ask.done", numbers=numbers(view, action))


def changes(reader: Reader, view: ToedeloeState, then: ToedeloeState) -> str:
    """Return the effect on the two longest rows of both teams, that of the chooser first, a line each."""
    first = view.turn & 1
    lines = [preview(reader, view, then, side) for side in (first, 1 - first)]
    return "\n".join(f"{capital(words)}." for words in lines if words) or tell(
        reader.messages, "preview.same"
    )


def confirm(
    messages: Messages, view: ToedeloeState, action: Action | None, kind: str, cells: Sequence[int]
) -> str:
    """Return the words on the gold button; a second number that is certain is named before it is chosen."""
    if view.phase != SCORE:
        return (
            tell(messages, "do.card", card=spoken(messages, action.cards[0]))
            if action
            else tell(messages, "do.pick")
        )
    if action is not None and action.kind == "place":
        return tell(messages, "do.place", numbers=numbers(view, action))
    kind = action.kind if action is not None else kind
    if kind in ("green", "back", "blocked"):
        return tell(messages, f"do.{kind}")
    worth = current_value(view)
    if not cells:
        return tell(messages, "do.place.pick" if kind or worth != JOKER_VALUE else "do.joker.pick")
    first = view.table.numbers[cells[0]]
    second = first if worth == JOKER_VALUE else worth - first
    return tell(messages, "do.place", numbers=plus(sorted((first, second))))


def numbers(view: ToedeloeState, action: Action) -> str:
    """Return the numbers on which it puts pawns: "7 + 8"."""
    cells = [cell for _, cell in action.placements]
    return plus(view.table.numbers[cell] for cell in by_number(view, cells))


def banner(reader: Reader, view: ToedeloeState, events: Sequence[Event]) -> str:
    """Return the announcement of a ply, or "": the value of a trick, a pawn thrown off, points lost, a deal."""
    kinds = {event.kind: event for event in events}
    if "deal_end" in kinds:
        return _lost(reader, view, events)
    if "minus" in kinds and kinds["minus"].cells == (LOST_BLOCKED,):
        return tell(reader.messages, "banner.blocked")
    if "place" in kinds and (row := longest_through(view.table, view.cells, kinds["place"])) >= TOLD_ROW:
        return tell(reader.messages, "banner.row", row=row)
    if "thrown" in kinds:
        return tell(reader.messages, "banner.thrown")
    if "trick" in kinds:
        worth = kinds["trick"].amount
        key = "joker" if worth == JOKER_VALUE else "value" if worth else "red"
        return tell(reader.messages, f"banner.{key}", value=worth)
    return tell(reader.messages, "banner.deal", number=view.deals) if "deal" in kinds else ""


def _lost(reader: Reader, view: ToedeloeState, events: Sequence[Event]) -> str:
    """Return the points that each team loses at the end of a deal: "Jullie −1, zij −2"."""
    lost = [
        sum(event.amount for event in events if event.kind == "minus" and event.pawn == side)
        for side in (0, 1)
    ]
    first = 0 if reader.me is None else reader.me & 1
    lines = [
        tell(
            reader.messages,
            "banner.minus",
            team=team(reader, view.table, side),
            points=numeral(-lost[side]),
        )
        for side in (first, 1 - first)
        if lost[side]
    ]
    return capital(reader.messages.join(lines, "series"))
