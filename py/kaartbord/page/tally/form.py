"""The form for the players and the rules of a score sheet, before it is begun."""

from collections.abc import Callable
from typing import Any

from ...match.tally import TALLIES, page
from ...match.tally.page import StoredSheet
from ...rules.options import Option
from ...text import people
from ...text.messages import Messages
from ...text.phrasebooks import pawn_colour
from ..lobby import house_rules
from ..ui.dom import button, by_id, el, fill
from ..ui.fields import radios, select, text_field
from ..ui.seat_mark import seat_mark


class TallyForm:
    """The form for a sheet of one game."""

    def __init__(self, code: str, messages: Callable[[], Messages], root: Any) -> None:
        self._code, self._messages, self._root, self._tally = code, messages, root, TALLIES[code]
        self._sides = self._tally.sides[0]
        """The number of sides to play."""

    def nodes(self) -> list[Any]:
        """Return the fields of the form."""
        tally, messages = self._tally, self._messages()
        counts = [(str(n), str(n)) for n in sorted(tally.sides)]
        limits = [(str(limit), str(limit)) for limit in sorted(tally.limits)]
        usual = str(next(iter(tally.limits), ""))
        name = messages.format("tally.limit")
        label = el("label", el("span", text=name), select("tally-limit", name, limits, usual), cls="cup-field")
        return [
            radios("tally-sides", messages.format("tally.sides"), counts, str(self._sides))
            if len(counts) > 1
            else None,
            el("ul", *map(self._name_row, range(self._sides)), cls="chairs", id="tally-chairs"),
            label if limits else None,
            self._house_rules() if tally.options else None,
            el(
                "div",
                button(messages.format("tally.begin"), "tally-begin", cls="gold", id="tally-begin"),
                cls="cup-acts",
            ),
        ]

    def _name_row(self, side: int) -> Any:
        messages, seat = self._messages(), pawn_colour(self._code, side, ())
        colour = people.colour_name(messages, seat)
        field = text_field(f"tally-name-{side}", messages.format("tally.name", colour=colour), "", placeholder=colour)
        return el("li", seat_mark(seat, messages, 36), field)

    def _house_rules(self) -> Any:
        messages = self._messages()
        controls = [
            house_rules.option_field(messages, self._code, option, option.values[0]) for option in self._tally.options
        ]
        return el("details", el("summary", text=messages.format("tally.house")), *controls)

    def recount(self, event: Any) -> None:
        """Adopt another number of sides, if that was chosen; the names stay."""
        if str(event.target.name) != "tally-sides":
            return
        names = [str(field.value) for field in self._fields()]
        self._sides = int(event.target.value)
        fill(by_id("tally-chairs"), *map(self._name_row, range(self._sides)))
        for field, name in zip(self._fields(), names, strict=False):
            field.value = name

    def _fields(self) -> list[Any]:
        return list(self._root.querySelectorAll("[name^=tally-name]"))

    def new_sheet(self) -> StoredSheet:
        """Return the sheet to begin with."""
        limit = int(by_id("tally-limit").value) if self._tally.limits else 0
        house = {option.name: self._chosen(option) for option in self._tally.options}
        return page.new_sheet(self._code, [str(field.value) for field in self._fields()], limit, house)

    def _chosen(self, option: Option) -> Any:
        """Return the value of a house rule, by its control."""
        name = f"option-{option.name}"
        if field := by_id(name):
            return bool(field.checked)
        ticked = self._root.querySelector(f"input[name={name}]:checked")
        return next(value for value in option.values if str(value) == str(ticked.value))
