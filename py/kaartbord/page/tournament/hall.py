"""The big screen of a tournament: the clock, who sits where, and the standings, in letters for the whole hall."""

from collections.abc import Sequence
from typing import Any

from ...match.tournament.standing import standings
from ...match.tournament.tournament import Tournament, current_round
from ...text.messages import Messages
from ...text.tournament import sentences
from ..ui.dom import bdi, button, el
from ..ui.svg import icon_button
from . import clock, views

TABLES, TEAMS = 12, 24
"""Tables and teams on one page: their letters are a thirtieth of the height or larger."""

TURN_S = 12
"""Seconds for which a page stays."""


class Hall:
    """The page that is shown of it now."""

    def __init__(self) -> None:
        self.at, self.turns, self.loud = 0, True, False
        """The number of the page, whether pages turn by themselves, and whether the clock sounds."""

    def nodes(self, messages: Messages, cup: Tournament) -> list[Any]:
        """Return all of it."""
        pages = _pages(messages, cup)
        title, rows = pages[self.at % len(pages)]
        name = sentences.tournament_name(messages, cup)
        return [
            el("header", el("h1", text=title, id="club-title", tabindex=-1), el("p", bdi(name)), cls="hall-head"),
            el("div", *clock.nodes(messages, cup), cls="hall-clock cup-clock"),
            el("ol", *rows, cls="hall-rows"),
            el(
                "div",
                _switch(messages, "cup.hall.pages", "cup-hall-pages", on=self.turns) if len(pages) > 1 else None,
                _switch(messages, "cup.clock.sound", "cup-clock-sound", on=self.loud),
                icon_button("expand", messages.format("screen.full"), "cup-full", id="cup-full"),
                cls="hall-acts",
            ),
        ]


def _switch(messages: Messages, key: str, do: str, *, on: bool) -> Any:
    return button(messages.format(key), do, cls="chip is-on" if on else "chip", id=do, aria_pressed=str(on).lower())


def _pages(messages: Messages, cup: Tournament) -> list[tuple[str, list[Any]]]:
    """Return title and rows of each page: the tables of the round that is played, then the standings."""
    number = min(current_round(cup), len(cup.rounds) - 1)
    tables = [_table(messages, cup, (number, at)) for at in (views.shown_tables(cup, number) if cup.rounds else ())]
    teams = [
        el(
            "li",
            el("b", text=str(one.place)),
            el("span", bdi(cup.teams[one.team])),
            el("b", text=str(one.points)),
            cls="hall-team",
        )
        for one in standings(cup)
    ]
    caption = sentences.standings_caption(messages, cup) if cup.results else messages.format("cup.teams")
    return [
        *((messages.format("cup.round", round=number + 1), rows) for rows in _cut(tables, TABLES)),
        *((caption, rows) for rows in _cut(teams, TEAMS)),
    ] or [(messages.format("cup.teams"), [])]


def _cut(rows: Sequence[Any], most: int) -> list[list[Any]]:
    return [list(rows[at : at + most]) for at in range(0, len(rows), most)]


def _table(messages: Messages, cup: Tournament, at: tuple[int, int]) -> Any:
    teams = [
        el("span", el("b", text=str(team + 1)), " ", bdi(cup.teams[team])) for team in cup.rounds[at[0]].tables[at[1]]
    ]
    done = at in cup.results
    return el(
        "li",
        el("b", text=str(at[1] + 1), aria_hidden="true"),
        el("div", el("span", text=messages.format("cup.table", table=at[1] + 1), cls="sr-only"), *teams),
        cls="hall-table is-done" if done else "hall-table",
    )
