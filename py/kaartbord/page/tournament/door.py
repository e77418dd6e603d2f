"""The view of the teams of a tournament: they are entered or pasted, come, leave and rest."""

from typing import Any

from ...match.tournament import tournament as cups
from ...match.tournament.attendance import attendance, can_draw, next_round
from ...match.tournament.tournament import MIN_TEAMS, Tournament, absence_result
from ...text.messages import Messages, count_phrase
from ...text.tournament import sentences
from ..ui.dom import button, el
from ..ui.fields import radios, text_area, text_field
from ..ui.svg import icon, icon_button, icon_only_button

ROOM = 300
"""Characters that fit into the field of a name: one that is too long is refused in words, not cut."""

MAX_LIST = 20_000
"""Characters of a list of names."""

METHODS = "fixed", "played"


def teams(messages: Messages, cup: Tournament, onward: Any) -> list[Any]:
    """Return the view; `onward` leads to the round that is played."""
    begun, over = cups.is_begun(cup), cups.is_over(cup)
    name = text_field("cup-name", messages.format("cup.name"), cup.name, longest=ROOM)
    label = el("label", el("span", text=messages.format("cup.name")), name, cls="cup-field")
    label.setAttribute("for", "cup-name")
    draw_lots = not begun and cup.method == "fixed" and len(cup.teams) >= MIN_TEAMS
    missed = count_phrase(absence_result(frozenset((0,))).points[0], "point")
    acts = [
        button(messages.format("cup.lots"), "cup-lots", id="cup-lots") if draw_lots else None,
        draw_button(messages, cup) or onward,
        share_button(messages) if begun else None,
    ]
    return [
        label,
        None if over else _entry(messages),
        el("p", id="cup-problem", role="status", cls="problem"),
        None if over else _list(messages),
        el("ol", *(_team(messages, cup, team) for team in range(len(cup.teams))), cls="cup-teams"),
        None if begun else _method(messages, cup),
        el("p", text=" ".join(sentences.plan_sentences(messages, len(cup.teams))), cls="advice", id="cup-plan"),
        el("p", text=messages.format("cup.door", points=missed), cls="advice") if begun else None,
        el("div", *acts, cls="cup-acts"),
    ]


def draw_button(messages: Messages, cup: Tournament) -> Any:
    """Return the button that draws the next round; None while that cannot be drawn."""
    number = len(cup.rounds) + 1
    words = messages.format("cup.draw", round=number)
    return button(words, "cup-draw", cls="gold", id="cup-draw") if can_draw(cup) else None


def share_button(messages: Messages) -> Any:
    """Return the button that hands the whole evening on as a link."""
    return icon_button("share", messages.format("cup.share"), "cup-share", id="cup-share")


def _entry(messages: Messages) -> Any:
    """Return the field for one more team."""
    label = messages.format("cup.team.new")
    field = text_field("cup-team", label, "", placeholder=label, longest=ROOM)
    add = el("button", icon("plus"), el("span", text=messages.format("cup.team.add")), cls="paper", type="submit")
    return el("form", field, add, id="cup-entry", cls="cup-entry")


def _list(messages: Messages) -> Any:
    """Return the field for a list of names; after that, those that were refused stay in it."""
    field = text_area(
        "cup-names", messages.format("cup.paste.label"), "", longest=MAX_LIST, told_by="cup-names-why cup-refused"
    )
    return el(
        "details",
        el("summary", text=messages.format("cup.paste")),
        el("p", text=messages.format("cup.paste.label"), cls="meta", id="cup-names-why"),
        field,
        el("div", el("ul", id="cup-refused", cls="problem"), role="status"),
        button(messages.format("cup.paste.add"), "cup-paste", id="cup-paste"),
        cls="cup-fold",
        id="cup-list",
    )


def _method(messages: Messages, cup: Tournament) -> Any:
    choices = [(method, messages.format(f"cup.method.{method}")) for method in METHODS]
    return el(
        "div",
        radios("cup-method", messages.format("cup.method"), choices, cup.method, cls="cards"),
        el("p", text=messages.format(f"cup.method.{cup.method}.why"), cls="meta", role="status", id="cup-method-why"),
        cls="cup-method",
    )


def _team(messages: Messages, cup: Tournament, team: int) -> Any:
    name = cup.teams[team]
    field = text_field(f"cup-team-{team}", messages.format("cup.team", number=team + 1), name, longest=ROOM)
    number = el("span", text=str(team + 1), cls="cup-number", aria_hidden="true")
    if cups.is_begun(cup):
        return el("li", number, field, *_presence(messages, cup, team))
    words = messages.format("cup.team.remove", name=name)
    return el("li", number, field, icon_only_button("remove", words, "cup-drop", team, id=f"cup-drop-{team}"))


def _presence(messages: Messages, cup: Tournament, team: int) -> list[Any]:
    """Return whether a team is there, and what can be changed of that; nothing once all is over."""
    if cups.is_over(cup):
        return []
    state = attendance(cup, team)

    def chip(what: str, do: str) -> Any:
        words = messages.format(f"cup.{what}")
        named = messages.format("cup.presence", what=words, name=cup.teams[team])
        return button(words, do, team, cls="chip", id=f"{do}-{team}", aria_label=named)

    if state == "here":
        return [el("span", chip("rest", "cup-rest"), chip("leave", "cup-leave"), cls="cup-presence")]
    said = messages.format(f"cup.is.{state}", round=next_round(cup, team) + 1)
    return [el("span", el("span", text=said, cls="meta"), chip("return", "cup-return"), cls="cup-presence")]
