"""The plates round a table of tricks: name, penalty points as tally marks and a number, cards, who is out."""

from collections.abc import Sequence
from typing import Any

from ....games.toepen.state import DEAL, NOBODY, OPEN, OVER, State
from ....scene.toepen.picture import is_out, tally
from ....scene.trick_table import Layout
from ....text import count, people, say
from ....text.toepen import phrases
from ...table.stage import TableStatus
from ...table.trick_cards import put
from ...ui.dom import el, fill
from ...ui.seat_mark import mark
from ...ui.svg import svg

SMALL, LARGE = 110, 160
"""Plates narrower than this show no tally marks, plates wider than that larger pawns."""

MOST_GROUPS = 2
STROKE, GROUP, HIGH = 5, 26, 16
"""The measures of tally marks, in px."""


def plates(
    place: Any, layout: Layout, view: State, names: Sequence[str], company: TableStatus, lang: str
) -> None:
    """The players round the table, with a gold frame for whose turn it is."""
    nodes = []
    for seat, box in enumerate(layout.plates):
        node = plate(seat, view, names, company, lang, box.w)
        put(node, box)
        nodes.append(node)
    fill(place, *nodes)


def plate(seat: int, view: State, names: Sequence[str], company: TableStatus, lang: str, width: float) -> Any:
    """One player's plate, `width` px wide."""
    points, out = view.points[seat], is_out(view, seat)
    dealer = seat == view.dealer and view.phase != OVER
    turn = seat in company.owing[:1]
    pawn = 46 if width >= LARGE else 40 if width >= SMALL else 28
    kind = "plate toep-plate" + (" is-turn" if turn else "") + (f" is-{out}" if out else "")
    return el(
        "li",
        mark(seat, lang, pawn),
        el(
            "span",
            el("span", text=people.name(lang, seat, names), cls="plate-name", dir="auto"),
            el(
                "span",
                strokes(points) if width >= SMALL and points > 0 and not out else None,
                _state(seat, view, company, lang),
                cls="plate-row",
            ),
            cls="plate-words",
            aria_hidden="true",
        ),
        el("b", text=str(points).replace("-", "−"), cls="plate-points", aria_hidden="true"),
        el("span", text=say(lang, "plate.dealer_letter"), cls="plate-dealer", aria_hidden="true")
        if dealer
        else None,
        el("span", text=spoken(seat, view, names, company, lang), cls="sr-only"),
        cls=kind,
    )


def _state(seat: int, view: State, company: TableStatus, lang: str) -> Any:
    """What the seat is doing: out, thinking, or holding so many cards."""
    out = is_out(view, seat)
    if out:
        return el("span", text=phrases.tell(lang, f"plate.{out}"), cls="plate-state")
    if seat == company.thinking:
        return el("span", text="…", cls="plate-state")
    if view.phase in (DEAL, OVER):
        return el("span", cls="plate-state")
    if view.marks[seat] & OPEN and view.hands[seat]:
        return el("span", text=people.cards(lang, view.hands[seat]), cls="plate-state")
    backs = [el("i", cls="back") for _ in view.hands[seat][:5]]
    return el("span", *backs, cls="plate-state")


def strokes(points: int) -> Any:
    """Tally marks; beyond two groups of five only the number tells."""
    groups, rest = tally(points)
    if groups > MOST_GROUPS or (groups == MOST_GROUPS and rest):
        return None
    width = groups * GROUP + rest * STROKE
    marks = []
    for group in range(groups + 1):
        left = group * GROUP + 3
        for i in range(4 if group < groups else rest):
            x = left + i * STROKE
            marks.append(svg("path", d=f"M{x + 1} 1L{x - 0.5} {HIGH - 1}"))
        if group < groups:
            marks.append(svg("path", d=f"M{left - 3} {HIGH - 3}L{left + 3 * STROKE + 4} 3"))
    return svg(
        "svg",
        *marks,
        viewBox=f"0 0 {width} {HIGH}",
        width=width,
        height=HIGH,
        class_="strokes",
        aria_hidden="true",
    )


def spoken(seat: int, view: State, names: Sequence[str], company: TableStatus, lang: str) -> str:
    """A player in words: who, points, cards, what it is doing, and the card it played."""
    name, colour, out = people.name(lang, seat, names), people.colour(lang, seat), is_out(view, seat)
    told = [name] if name == colour else [name, colour]
    told.append(phrases.tell(lang, "plate.points", points=view.points[seat]))
    if out:
        told.append(phrases.tell(lang, f"plate.{out}"))
    elif view.phase not in (DEAL, OVER):
        told.append(count(lang, len(view.hands[seat]), "card"))
    if view.marks[seat] & OPEN and view.hands[seat]:
        told.append(phrases.tell(lang, "plate.open", cards=phrases.signs(lang, view.hands[seat])))
    if len(view.played[seat]) > view.tricks:
        card = people.card_name(lang, view.played[seat][view.tricks])
        told.append(phrases.tell(lang, "plate.card", card=card))
    told += [say(lang, "plate.dealer")] if seat == view.dealer != NOBODY else []
    told += [say(lang, "plate.turn")] if seat in company.owing[:1] else []
    told += [say(lang, "plate.computer")] if company.seats[seat].kind == "computer" else []
    return f"{', '.join(told)}."
