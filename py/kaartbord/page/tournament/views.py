"""The views of a tournament: its teams, a round, the standings."""

from typing import Any

from js import document

from ...match.tournament.tournament import MIN_TEAMS, Tournament, absence_result, current_round, open_tables, standings
from ...text.messages import Messages, count_phrase
from ...text.tournament import sentences
from ..ui.dom import bdi, button, button_element, el, show
from ..ui.fields import text_field
from ..ui.svg import icon, icon_button, icon_only_button

ROOM = 300
"""Characters that fit into the field of a name: one that is too long is refused in words, not cut."""

FEW, SOME = 12, 32
"""Teams in standings with large letters, and with smaller ones."""

TEAMS, STANDINGS = "teams", "standings"
"""The views that are no round; a round is called by its number from 1."""


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
        return _teams(messages, cup)
    return _standings(messages, cup) if shown == STANDINGS else _round(messages, cup, int(shown) - 1)


# ---- the teams


def _teams(messages: Messages, cup: Tournament) -> list[Any]:
    begun = bool(cup.results)
    name = text_field("cup-name", messages.format("cup.name"), cup.name, longest=ROOM)
    label = el("label", el("span", text=messages.format("cup.name")), name, cls="cup-field")
    label.setAttribute("for", "cup-name")
    acts = [
        None if begun or len(cup.teams) < MIN_TEAMS else button(messages.format("cup.lots"), "cup-lots", id="cup-lots"),
        _next_view_button(messages, cup, current_round(cup)) if cup.rounds else None,
    ]
    return [
        label,
        None if begun else _entry(messages),
        el("p", id="cup-problem", role="status", cls="problem"),
        el("ol", *(_team(messages, cup, team) for team in range(len(cup.teams))), cls="cup-teams"),
        el("p", text=" ".join(sentences.plan_sentences(messages, len(cup.teams))), cls="advice", id="cup-plan"),
        el("p", text=messages.format("cup.fixed"), cls="advice") if begun else None,
        el("div", *acts, cls="cup-acts"),
    ]


def _entry(messages: Messages) -> Any:
    """Return the field for one more team."""
    label = messages.format("cup.team.new")
    field = text_field("cup-team", label, "", placeholder=label, longest=ROOM)
    add = el("button", icon("plus"), el("span", text=messages.format("cup.team.add")), cls="paper", type="submit")
    return el("form", field, add, id="cup-entry", cls="cup-entry")


def _team(messages: Messages, cup: Tournament, team: int) -> Any:
    name = cup.teams[team]
    field = text_field(f"cup-team-{team}", messages.format("cup.team", number=team + 1), name, longest=ROOM)
    words = messages.format("cup.team.remove", name=name)
    remove = icon_only_button("remove", words, "cup-drop", team, id=f"cup-drop-{team}")
    number = el("span", text=str(team + 1), cls="cup-number", aria_hidden="true")
    return el("li", number, field, None if cup.results else remove)


def _next_view_button(messages: Messages, cup: Tournament, number: int) -> Any:
    """Return the way to a round, from 0, or to the standings behind the last one."""
    on = view_of_round(cup, number)
    words = messages.format("cup.standings") if on == STANDINGS else messages.format("cup.start", round=on)
    return button(words, "cup-view", on, cls="gold", id="cup-onward")


# ---- a round


def _round(messages: Messages, cup: Tournament, number: int) -> list[Any]:
    one = cup.rounds[number]
    points = count_phrase(absence_result(frozenset((1,))).points[0], "point")
    onward = None if open_tables(cup, number) else _next_view_button(messages, cup, number + 1)
    return [
        el("h2", text=messages.format("cup.round", round=number + 1), id="cup-heading", tabindex=-1),
        el("p", text=sentences.missing_results_line(messages, cup, number), role="status", cls="advice", id="cup-left"),
        el("ul", *(_table(messages, cup, (number, at)) for at in range(len(one.tables))), cls="cup-tables"),
        el("p", text=messages.format("cup.resting", name=cup.teams[one.resting], points=points), cls="advice")
        if one.resting is not None
        else None,
        el("div", onward, _print_button(messages), cls="cup-acts"),
    ]


def _table(messages: Messages, cup: Tournament, at: tuple[int, int]) -> Any:
    """Return a table as one big button."""
    one, other = sentences.team_names(cup, at)
    result = cup.results.get(at)
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
    save = icon_button("save", messages.format("cup.save"), "backup-open", id="cup-save")
    full = icon_button("expand", messages.format("screen.full"), "cup-full", id="cup-full")
    show(full, bool(document.fullscreenEnabled))
    return [
        el("h2", text=sentences.standings_caption(messages, cup), id="cup-heading", tabindex=-1),
        el("ol", *rows, cls="cup-standings", data_size=size),
        el("div", full, _print_button(messages), save, cls="cup-acts"),
        *counting,
    ]
