"""What is always in view of a race: plates, whose turn, dealer, deal, score."""

from collections.abc import Sequence
from typing import Any

from ....games import race
from ....games.race.ring import PAWNS
from ....scene.race.board import Plan
from ....text import count, join, people, say
from ....text.race import board as race_board
from ....text.race.phrases import home_count
from ....text.reader import Reader
from ...paint.kit import Look
from ...table.board_view import BoardView
from ...table.stage import TableStatus
from ...ui.dom import el, fill
from ...ui.seat_mark import mark

PAWN = 30
MOST_BACKS = 5


def top_line(lang: str, view: race.State, bottom: int) -> str:
    """The deal and the pawns at home, the own side first, in one line."""
    if not view.deals:
        return ""
    home = race.pawns_home(view)
    own = next(side for side, seats in enumerate(view.table.sides) if bottom in seats)
    tally = [home[own], *(count for side, count in enumerate(home) if side != own)]
    number = (view.deals - 1) % race.DEALS + 1
    return say(lang, "table.deal", number=number, deals=race.DEALS, home="–".join(map(str, tally)))


def plates(
    place: Any,
    board: BoardView,
    plan: Plan,
    view: race.State,
    names: Sequence[str],
    company: TableStatus,
    look: Look,
) -> None:
    """The players round the board: name, cards, partner, dealer, and a gold frame for whose turn it is."""
    if board.layer is None:
        return
    place.classList.toggle("is-small", board.pitch < plan.large_plates)
    nodes = []
    for seat in range(view.table.seats):
        (x, y), spot = board.hang(seat), plan.plates[seat]
        node = plate(seat, view, names, company, look)
        node.style.left, node.style.top = f"{x}px", f"{y}px"
        node.style.transform = f"translate({-100 * spot.ax}%, {-100 * spot.ay}%)"
        nodes.append(node)
    fill(place, *nodes)


def plate(
    seat: int,
    view: race.State,
    names: Sequence[str],
    company: TableStatus,
    look: Look,
) -> Any:
    """One player's plate."""
    cards, partner, lang = len(view.hands[seat]), view.table.partner[seat], look.lang
    if seat == company.thinking:
        state = el("span", text=say(lang, "plate.thinks"), cls="plate-state")
    elif cards:
        backs = [el("i", cls="back") for _ in range(min(cards, MOST_BACKS))]
        state = el("span", *backs, el("b", text=str(cards)), cls="plate-state", aria_hidden="true")
    else:
        state = el("span", text=say(lang, "plate.out") if view.turn >= 0 else "", cls="plate-state")
    mate = mark(partner, lang, 19) if partner >= 0 else None
    dealer = el("span", text=say(lang, "plate.dealer_letter"), cls="plate-dealer", aria_hidden="true")
    return el(
        "li",
        mark(seat, lang, PAWN),
        el(
            "span",
            el("span", text=people.name(lang, seat, names), cls="plate-name", dir="auto"),
            el("span", state, mate, dealer if seat == view.dealer else None, cls="plate-row"),
            cls="plate-words",
            aria_hidden="true",
        ),
        el("span", text=spoken(seat, view, names, company, lang), cls="sr-only"),
        cls="plate is-turn" if seat in company.owing else "plate",
    )


def spoken(
    seat: int,
    view: race.State,
    names: Sequence[str],
    company: TableStatus,
    lang: str,
) -> str:
    """A player in words: who, cards, partner, and where every pawn stands."""
    ring, partner, name = view.table.ring, view.table.partner[seat], people.name(lang, seat, names)
    colour = people.colour(lang, seat)
    told = [name] if name == colour else [name, colour]
    told.append(count(lang, len(view.hands[seat]), "card"))
    if partner >= 0:
        told.append(say(lang, "plate.mate", name=Reader(lang, names, company.me).whom(partner)))
    told += [say(lang, "plate.dealer")] if seat == view.dealer else []
    told += [say(lang, "plate.turn")] if seat in company.owing else []
    told += [say(lang, "plate.computer")] if company.seats[seat].kind == "computer" else []
    pawns = [view.pawns[pawn] for pawn in view.table.own[seat]]
    standing = [race_board.place(lang, view, seat, cell) for cell in pawns if cell != ring.yard]
    waiting = pawns.count(ring.yard)
    standing += [say(lang, "plate.waiting", number=waiting)] if waiting else []
    return f"{', '.join(told)}. {say(lang, 'plate.pawns', places=', '.join(standing))}"


def score(view: race.State, names: Sequence[str], look: Look, *, points: Sequence[int]) -> Any:
    """Pawns at home of each side, as dots and as a number."""
    lang, rows = look.lang, []
    home, full = race.pawns_home(view), PAWNS * len(view.table.sides[0])
    for side, seats in enumerate(view.table.sides):
        dots = [el("i", cls="dot is-on" if i < home[side] else "dot") for i in range(full)]
        tally = home_count(lang, view, side)
        if tuple(points) != home:
            tally += ", " + count(lang, points[side], "point")
        rows.append(
            el(
                "li",
                el("span", *[mark(s, lang, 30) for s in seats], cls="score-pawns"),
                el(
                    "span",
                    el("b", text=join(lang, [people.name(lang, s, names) for s in seats])),
                    el("span", *dots, cls="dots", aria_hidden="true"),
                    cls="score-words",
                ),
                el("span", text=tally, cls="score-tally"),
            )
        )
    return el("ol", *rows, cls="score")
