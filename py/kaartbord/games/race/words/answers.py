"""The answers to questions at a table of a pawn race."""

from collections.abc import Sequence

from ....text.answers import Answers, TableQuestion, as_sentence, hand_answer
from ....text.messages import ValueList
from ....text.people import rank_phrase
from .. import rules as race
from ..rules.ring import PAWNS
from .board import format_text, square_name


def _hand(asked: TableQuestion) -> str:
    """Return the cards in the open hand, and the one that is kept for the next deal."""
    view, seat, messages = asked.view, asked.seat, asked.messages
    words = hand_answer(
        messages, () if seat is None else (view.hands[seat],), lambda hand: ValueList([*map(rank_phrase, hand)])
    )
    if seat is None or not view.kept or not view.kept[seat]:
        return words
    return f"{words} {format_text(messages, view.table.name, 'answer.kept', card=rank_phrase(view.kept[seat][0]))}"


def _score(asked: TableQuestion) -> str:
    """Return the pawns at home of every side, the reader's first, and the number of the deal."""
    view, messages = asked.view, asked.messages
    home = race.pawns_home(view)
    sides = sorted(enumerate(view.table.sides), key=lambda numbered: asked.reader.me not in numbered[1])
    each = [
        format_text(
            messages,
            view.table.name,
            "answer.side",
            who=asked.reader.people(seats),
            home=home[side],
            all=PAWNS * len(seats),
        )
        for side, seats in sides
    ]
    words = as_sentence(format_text(messages, view.table.name, "answer.score", sides=ValueList(each, "series")))
    return f"{words} {format_text(messages, view.table.name, 'answer.deal', **dealt(view))}" if view.deals else words


def dealt(view: race.RaceState) -> dict[str, int]:
    """Return the number of the deal, its number since the shuffle, and the number of deals between shuffles."""
    return {"deal": view.deals, "number": (view.deals - 1) % race.DEALS_PER_SHUFFLE + 1, "all": race.DEALS_PER_SHUFFLE}


def _board(asked: TableQuestion) -> str:
    """Return every player's number of pawns home, under way and waiting."""
    view, messages, ring = asked.view, asked.messages, asked.view.table.ring
    players = []
    for seat in sorted(range(view.table.seats), key=lambda seat: seat != asked.reader.me):
        cells = [view.pawns[pawn] for pawn in view.table.own[seat]]
        home = sum(ring.track <= cell < ring.yard for cell in cells)
        track = sum(cell < ring.track for cell in cells)
        parts = [
            format_text(messages, view.table.name, f"answer.{where}", number=number)
            for where, number in (("home", home), ("track", track))
            if number
        ]
        parts += _waiting(asked, cells)
        who, there = asked.reader.people([seat]), ValueList(parts)
        players.append(format_text(messages, view.table.name, "answer.board.side", who=who, pawns=there))
    return as_sentence(messages.join(players, "groups"))


def _waiting(asked: TableQuestion, cells: Sequence[int]) -> list[str]:
    """Return the number of pawns on these squares that wait, if any do."""
    number = cells.count(asked.view.table.ring.yard)
    key = "answer.waits" if number == 1 else "answer.wait"
    return [format_text(asked.messages, asked.view.table.name, key, number=number)] if number else []


def _pawns(asked: TableQuestion, seat: int) -> str:
    """Return the squares of a player's pawns, the foremost first."""
    view, messages, ring = asked.view, asked.messages, asked.view.table.ring
    cells = [view.pawns[pawn] for pawn in view.table.own[seat]]
    under_way = sorted((cell for cell in cells if cell != ring.yard), key=lambda cell: -ring.place(seat, cell))
    places = [square_name(asked.reader, view, cell) for cell in under_way]
    return format_text(
        messages,
        view.table.name,
        "answer.pawns",
        who=asked.reader.people([seat]),
        places=ValueList((*places, *_waiting(asked, cells)), "series"),
    )


def _owners(asked: TableQuestion) -> Sequence[str]:
    view = asked.view
    return [
        format_text(asked.messages, view.table.name, "answer.pawns.of", whom=asked.reader.people([seat]))
        for seat in range(view.table.seats)
    ]


ANSWERS = Answers(hand=_hand, score=_score, board=_board, owners=_owners, pawns=_pawns)
