"""The papers of an evening, each alone on A4: score slips and certificates."""

from typing import Any

from js import window

from ...match.tournament.slip import slip_of, write_slip
from ...match.tournament.standing import standings
from ...match.tournament.tournament import Tournament
from ...text.messages import Messages
from ...text.tournament import sentences
from ..ui import qr
from ..ui.dom import bdi, el
from ..ui.printing import set_printed_nodes
from .sharing import address_of

PRIZES = 3
"""The places that get a certificate."""


def print_papers(*papers: Any) -> None:
    """Print these, and nothing else."""
    set_printed_nodes(*papers)
    window.print()


def slip(messages: Messages, cup: Tournament, at: tuple[int, int]) -> Any:
    """Return the slip of a table, two of which fit on a page: to be filled in and signed, or handed in by phone."""
    pair = cup.rounds[at[0]].tables[at[1]]
    title, how = messages.format("cup.result", round=at[0] + 1, table=at[1] + 1), messages.format("cup.paper.code")
    code = qr.code(address_of(write_slip(slip_of(cup, at))), how)
    home, sign = messages.format("cup.paper.home"), messages.format("cup.paper.sign")
    sides = [
        el(
            "div",
            el("p", el("b", text=str(team + 1)), " ", bdi(cup.teams[team]), cls="paper-team"),
            el("p", text=messages.format("cup.paper.deals") if side == 0 else "", cls="paper-note"),
            el("p", text=home),
            el("p", cls="paper-box"),
            el("p", text=sign, cls="paper-line"),
            cls="paper-side",
        )
        for side, team in enumerate(pair)
    ]
    return el(
        "section",
        el("header", el("h1", text=title), bdi(sentences.tournament_name(messages, cup)), cls="paper-head"),
        el("div", *sides, el("div", code, el("p", text=how), cls="paper-code"), cls="paper-sides"),
        cls="paper-slip",
    )


def certificates(messages: Messages, cup: Tournament) -> list[Any]:
    """Return a page for each team on the first places."""
    return [
        el(
            "section",
            el("p", text=messages.format("cup.certificate"), cls="paper-note"),
            el("h1", text=messages.format("cup.place", place=one.place)),
            el("p", bdi(cup.teams[one.team]), cls="paper-team"),
            el("p", text=messages.format_count(one.points, "point")),
            el("p", text=sentences.standing_details(messages, one)),
            el("p", bdi(sentences.tournament_name(messages, cup)), cls="paper-note"),
            el("p", text=messages.format("cup.paper.sign"), cls="paper-line"),
            cls="paper-certificate",
        )
        for one in standings(cup)
        if one.place <= PRIZES
    ]
