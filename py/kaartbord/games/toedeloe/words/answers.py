"""The answers at the table of ToedeLoe."""

from collections.abc import Sequence
from functools import partial

from ....text import capital, numeral
from ....text.answers import Answers, Asked, sentence
from ....text.messages import Listed, Message, Messages
from ...tricks.words import answers
from ...tricks.words.answers import Trick, team_hand, teams
from ..rules.board import CELLS, COLUMNS, FIELD
from ..rules.runs import longest_two
from ..rules.state import EMPTY, GREEN, GREY, JOKER_VALUE, SCORE, TRICK, WHITE, ToedeloeState, trick_count
from ..rules.taking import trick_number, trick_plays, trick_value, winning_index
from .moves import field, highest_black, spoken, team, tell


def _trick(asked: Asked) -> str:
    """Return the cards of the trick with their players, the highest card, and the value of the trick."""
    view = asked.view
    if view.phase not in (TRICK, SCORE):
        return answers.trick(asked, None)
    lying = trick_plays(view)
    packed = bytes(card for _, card in lying)
    there = Trick(
        trick_number(view) + 1,
        trick_count(view),
        lying,
        lying[winning_index(packed)][0] if lying else view.turn,
    )
    words = answers.trick(asked, there, partial(spoken, asked.messages))
    return f"{words} {_worth(asked.messages, packed)}" if lying else words


def _worth(messages: Messages, packed: bytes) -> str:
    value = trick_value(packed)
    if value == JOKER_VALUE or not value:
        return tell(messages, "answer.worth.joker" if value else "answer.worth.none")
    return tell(messages, "answer.worth", value=value, card=spoken(messages, highest_black(packed)))


def _score(asked: Asked) -> str:
    """Return the score of each team, its tricks of this deal and the pawns it has left."""
    view = asked.view
    return " ".join(
        tell(
            asked.messages,
            "answer.score",
            team=team(asked.reader, view.table, side),
            minus=numeral(view.minus[side]),
            plus=sum(view.plus[side::2]),
            left=view.left[side],
        )
        for side in teams(asked)
    )


def _board(asked: Asked) -> str:
    """Return the number of pawns on each field, and the places of the green ones."""
    view, messages = asked.view, asked.messages
    fields = [
        tell(
            messages,
            "answer.field",
            field=capital(field(messages, start)),
            white=view.cells.count(WHITE, start, start + FIELD),
            grey=view.cells.count(GREY, start, start + FIELD),
            free=view.cells.count(EMPTY, start, start + FIELD),
        )
        for start in range(0, CELLS, FIELD)
    ]
    green = _standing(messages, view, GREEN)
    return " ".join([*fields, *([sentence(tell(messages, "answer.green", places=green))] if green else [])])


def _pawns(asked: Asked, side: int) -> str:
    """Return the places of the pawns of a team, row by row."""
    view, messages = asked.view, asked.messages
    return tell(
        messages,
        "answer.pawns" if asked.reader.me is None else "answer.pawns.whose",
        colour=Message(f"toedeloe.team.{('white', 'grey')[side]}"),
        team=team(asked.reader, view.table, side),
        number=view.cells.count(side + 1),
        places=_standing(messages, view, side + 1) or tell(messages, "answer.pawns.none"),
    )


def _standing(messages: Messages, view: ToedeloeState, piece: int) -> str:
    """Return the places of pawns of a kind: "veld A rij 1 plaats 2 en 5, rij 3 plaats 1; veld B rij 2 plaats 4"."""
    fields = []
    for start in range(0, CELLS, FIELD):
        lines = [
            _spots(messages, view, piece, range(row, row + COLUMNS))
            for row in range(start, start + FIELD, COLUMNS)
        ]
        if any(lines):
            rows = Listed(tuple(filter(None, lines)), "series")
            fields.append(tell(messages, "answer.field.rows", field=field(messages, start), rows=rows))
    return messages.join(fields, "groups")


def _spots(messages: Messages, view: ToedeloeState, piece: int, line: Sequence[int]) -> str:
    """Return their places in a row; "" if the row has no such pawn."""
    here = [cell % COLUMNS + 1 for cell in line if view.cells[cell] == piece]
    row = line[0] % FIELD // COLUMNS + 1
    return tell(messages, "answer.row", row=row, places=Listed(here)) if here else ""


def _rows(asked: Asked) -> str:
    """Return the two longest rows of each team, with their places."""
    view, messages = asked.view, asked.messages
    return " ".join(
        tell(
            messages,
            "answer.rows",
            team=team(asked.reader, view.table, side),
            rows=Listed([_run(messages, run) for run in longest])
            if longest
            else tell(messages, "answer.rows.none"),
        )
        for side in teams(asked)
        for longest in [longest_two(view.cells, side, view.table.options.green_wild)]
    )


def _run(messages: Messages, run: Sequence[int]) -> str:
    """Return a row with its length: "3 op veld A rij 2 plaats 3 tot 5", or down a column."""
    (row, column), (last_row, last_column) = (divmod(cell % FIELD, COLUMNS) for cell in (run[0], run[-1]))
    return tell(
        messages,
        "answer.across" if row == last_row else "answer.down",
        length=len(run),
        field=field(messages, run[0]),
        row=row + 1,
        column=column + 1,
        last=(last_column if row == last_row else last_row) + 1,
    )


ANSWERS = Answers(
    hand=team_hand, score=_score, trick=_trick, board=_board, rows=_rows, owners=answers.colours, pawns=_pawns
)
