"""The views of a tournament: its teams, a round, the standings."""

from typing import Any

from js import document

from ...match.tournament.standing import standings
from ...match.tournament.tournament import (
    Tournament,
    absence_result,
    current_round,
    is_over,
    open_tables,
    result_of_table,
)
from ...text.messages import Messages, count_phrase
from ...text.tournament import sentences
from ..ui.dom import bdi, button, button_element, el, show
from ..ui.svg import icon_button
from . import clock, door, watching

FEW, SOME = 12, 32
"""Teams in standings with large letters, and with smaller ones."""

TEAMS, STANDINGS, PHONE = "teams", "standings", "phone"
"""The views that are no round; a round is called by its number from 1. A phone at a table shows nothing but that."""


def view_names(cup: Tournament) -> list[str]:
    """Return the views of a tournament, in order."""
    numbers = [str(number + 1) for number in range(len(cup.rounds))]
    return [TEAMS, *numbers, STANDINGS] if numbers else [TEAMS]


def view_of_round(cup: Tournament, number: int) -> str:
    """Return the view of a round, from 0, or the standings behind the last one."""
    return view_names(cup)[number + 1]


def tabs(messages: Messages, cup: Tournament, shown: str) -> Any:
    """Return the ways to all parts of a tournament."""
    buttons = [
        button(
            messages.format(f"cup.{view}") if view in (TEAMS, STANDINGS) else messages.format("cup.round", round=view),
            "cup-view",
            view,
            cls="chip is-on" if view == shown else "chip",
            id=f"cup-view-{view}",
            aria_current="page" if view == shown else None,
        )
        for view in view_names(cup)
    ]
    return el("nav", *buttons, cls="cup-tabs", aria_label=messages.format("cup.views"))


def view_nodes(messages: Messages, cup: Tournament, shown: str) -> list[Any]:
    """Return one part of a tournament."""
    if shown == TEAMS:
        onward = _next_view_button(messages, cup, current_round(cup)) if cup.rounds else None
        return door.teams(messages, cup, onward)
    return _standings(messages, cup) if shown == STANDINGS else _round(messages, cup, int(shown) - 1)


# ---- a round


def _next_view_button(messages: Messages, cup: Tournament, number: int) -> Any:
    """Return the way to a round, from 0, or to the standings behind the last one."""
    on = view_of_round(cup, number)
    words = messages.format("cup.standings") if on == STANDINGS else messages.format("cup.start", round=on)
    return button(words, "cup-view", on, cls="gold", id="cup-onward")


def _round(messages: Messages, cup: Tournament, number: int) -> list[Any]:
    one = cup.rounds[number]
    points = count_phrase(absence_result(frozenset((1,))).points[0], "point")
    left = None if open_tables(cup, number) else _next_view_button(messages, cup, number + 1)
    onward = (door.draw_button(messages, cup) or left) if number + 1 == len(cup.rounds) else left
    acts = [
        icon_button("qr", messages.format("cup.desk"), "cup-desk", id="cup-desk"),
        icon_button("screen", messages.format("cup.hall"), "cup-hall", id="cup-hall"),
        button(messages.format("cup.slips"), "cup-slips", number, id="cup-slips"),
    ]
    return [
        el("h2", text=messages.format("cup.round", round=number + 1), id="cup-heading", tabindex=-1),
        el("p", text=sentences.missing_results_line(messages, cup, number), role="status", cls="advice", id="cup-left"),
        el("div", *clock.nodes(messages, cup), cls="cup-clock panel"),
        el("ul", *(table(messages, cup, (number, at)) for at in shown_tables(cup, number)), cls="cup-tables"),
        el("p", text=messages.format("cup.resting", name=cup.teams[one.resting], points=points), cls="advice")
        if one.resting is not None
        else None,
        el("div", onward, *acts, _print_button(messages), cls="cup-acts"),
        watching.nodes(messages),
    ]


def guest_nodes(messages: Messages, cup: Tournament, shown: str) -> list[Any]:
    """Return what a device shows of the tournament of a link: its own table, or the standings."""
    if shown == PHONE:
        at = len(cup.rounds) - 1, len(cup.rounds[-1].tables) - 1
        give = button(messages.format("cup.phone.give"), "cup-give", cls="gold", id="cup-give") if cup.results else None
        return [
            el(
                "h2",
                text=messages.format("cup.result", round=at[0] + 1, table=at[1] + 1),
                id="cup-heading",
                tabindex=-1,
            ),
            el("p", text=messages.format("cup.phone.how"), cls="advice"),
            el("ul", table(messages, cup, at), cls="cup-tables"),
            el("div", give, cls="cup-acts"),
        ]
    return [
        el("h2", text=sentences.standings_caption(messages, cup), id="cup-heading", tabindex=-1),
        el("p", text=messages.format("cup.guest"), cls="advice"),
        ranking(messages, cup),
        el("div", button(messages.format("cup.take"), "cup-take", cls="gold", id="cup-take"), cls="cup-acts"),
    ]


def shown_tables(cup: Tournament, number: int) -> list[int]:
    """Return the tables of a round where somebody is."""
    tables = enumerate(cup.rounds[number].tables)
    return [
        at for at, pair in tables if (number, at) in cup.results or any((team, number) not in cup.away for team in pair)
    ]


def table(messages: Messages, cup: Tournament, at: tuple[int, int]) -> Any:
    """Return a table as one big button."""
    one, other = sentences.team_names(cup, at)
    result = result_of_table(cup, at)
    score, words = sentences.score_lines(messages, cup, at, result) if result else ("", messages.format("cup.open"))
    return el(
        "li",
        button_element(
            el("span", text=messages.format("cup.table", table=at[1] + 1), cls="meta"),
            el("strong", text=messages.format("cup.pair", one=one, other=other), translate="no"),
            el("span", text=score, cls="cup-points") if score else None,
            el("span", text=words, cls="meta"),
            cls="panel cup-table" if result else "panel cup-table is-open",
            do="cup-table",
            arg=f"{at[0]} {at[1]}",
            id=f"cup-table-{at[0]}-{at[1]}",
        ),
    )


def _print_button(messages: Messages) -> Any:
    return button(messages.format("cup.print"), "cup-print", id="cup-print")


# ---- the standings


def _standings(messages: Messages, cup: Tournament) -> list[Any]:
    counting = [el("p", text=text, cls="advice") for text in sentences.scoring_rules(messages)]
    if not cup.results:
        none = el("p", text=messages.format("cup.stands.none"), cls="advice", id="cup-heading", tabindex=-1)
        return [none, *counting]
    save = icon_button("save", messages.format("cup.save"), "backup-open", id="cup-save")
    full = icon_button("expand", messages.format("screen.full"), "cup-full", id="cup-full")
    show(full, bool(document.fullscreenEnabled))
    return [
        el("h2", text=sentences.standings_caption(messages, cup), id="cup-heading", tabindex=-1),
        ranking(messages, cup),
        el(
            "div",
            full,
            door.share_button(messages),
            _print_button(messages),
            button(messages.format("cup.certificates"), "cup-certificates", id="cup-certificates")
            if is_over(cup)
            else None,
            save,
            cls="cup-acts",
        ),
        *counting,
    ]


def ranking(messages: Messages, cup: Tournament) -> Any:
    """Return all teams, in letters as large as they leave room for."""
    rows = [
        el(
            "li",
            el(
                "span",
                el("span", text=str(one.place), aria_hidden="true"),
                el("span", text=messages.format("cup.place", place=one.place), cls="sr-only"),
                cls="cup-number",
            ),
            el("strong", bdi(cup.teams[one.team])),
            el("span", text=messages.format_count(one.points, "point"), cls="cup-points"),
            el("span", text=sentences.standing_details(messages, one), cls="meta"),
            cls="is-first" if one.place == 1 else "",
        )
        for one in standings(cup)
    ]
    size = "few" if len(rows) <= FEW else "some" if len(rows) <= SOME else "many"
    return el("ol", *rows, cls="cup-standings", data_size=size)
