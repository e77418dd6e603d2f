"""The answers to questions at a table of a pawn race."""

from collections.abc import Sequence

from ....text.answers import Answers, Asked, cards, sentence
from ....text.messages import Listed
from ....text.people import by_rank
from .. import rules as race
from ..rules.ring import PAWNS
from .board import place, tell


def _hand(asked: Asked) -> str:
    """Return the cards in the open hand, and the one that is kept for the next deal."""
    view, seat, messages = asked.view, asked.seat, asked.messages
    words = cards(
        messages, () if seat is None else (view.hands[seat],), lambda hand: Listed([*map(by_rank, hand)])
    )
    if seat is None or not view.kept or not view.kept[seat]:
        return words
    return f"{words} {tell(messages, view.table.name, 'answer.kept', card=by_rank(view.kept[seat][0]))}"


def _score(asked: Asked) -> str:
    """Return the pawns at home of every side, the reader's first, and the number of the deal."""
    view, messages = asked.view, asked.messages
    home = race.pawns_home(view)
    sides = sorted(enumerate(view.table.sides), key=lambda numbered: asked.reader.me not in numbered[1])
    each = [
        tell(
            messages,
            view.table.name,
            "answer.side",
            who=asked.reader.people(seats),
            home=home[side],
            all=PAWNS * len(seats),
        )
        for side, seats in sides
    ]
    words = sentence(tell(messages, view.table.name, "answer.score", sides=Listed(each, "series")))
    return f"{words} {tell(messages, view.table.name, 'answer.deal', **dealt(view))}" if view.deals else words


def dealt(view: race.RaceState) -> dict[str, int]:
    """Return the number of the deal, its number since the shuffle, and the number of deals between shuffles."""
    return {
        "deal": view.deals,
        "number": (view.deals - 1) % race.DEALS_PER_SHUFFLE + 1,
        "all": race.DEALS_PER_SHUFFLE,
    }


def _board(asked: Asked) -> str:
    """Return every player's number of pawns home, under way and waiting."""
    view, messages, ring = asked.view, asked.messages, asked.view.table.ring
    players = []
    for seat in sorted(range(view.table.seats), key=lambda seat: seat != asked.reader.me):
        cells = [view.pawns[pawn] for pawn in view.table.own[seat]]
        home = sum(ring.track <= cell < ring.yard for cell in cells)
        track = sum(cell < ring.track for cell in cells)
        parts = [
            tell(messages, view.table.name, f"answer.{where}", number=number)
            for where, number in (("home", home), ("track", track))
            if number
        ]
        parts += _waiting(asked, cells)
        who, there = asked.reader.people([seat]), Listed(parts)
        players.append(tell(messages, view.table.name, "answer.board.side", who=who, pawns=there))
    return sentence(messages.join(players, "groups"))


def _waiting(asked: Asked, cells: Sequence[int]) -> list[str]:
    """Return the number of pawns on these squares that wait, if any do."""
    number = cells.count(asked.view.table.ring.yard)
    key = "answer.waits" if number == 1 else "answer.wait"
    return [tell(asked.messages, asked.view.table.name, key, number=number)] if number else []


def _pawns(asked: Asked, seat: int) -> str:
    """Return the squares of a player's pawns, the foremost first."""
    view, messages, ring = asked.view, asked.messages, asked.view.table.ring
    cells = [view.pawns[pawn] for pawn in view.table.own[seat]]
    under_way = sorted(
        (cell for cell in cells if cell != ring.yard), key=lambda cell: -ring.place(seat, cell)
    )
    places = [place(asked.reader, view, cell) for cell in under_way]
    return tell(
        messages,
        view.table.name,
        "answer.pawns",
        who=asked.reader.people([seat]),
        places=Listed((*places, *_waiting(asked, cells)), "series"),
    )


def _owners(asked: Asked) -> Sequence[str]:
    view = asked.view
    return [
        tell(asked.messages, view.table.name, "answer.pawns.of", whom=asked.reader.people([seat]))
        for seat in range(view.table.seats)
    ]


ANSWERS = Answers(hand=_hand, score=_score, board=_board, owners=_owners, pawns=_pawns)
