"""The answers at the table of OkiDoki."""

from ....text.answers import Answers, TableQuestion, as_sentence, with_counts
from ....text.messages import Message, Messages, ValueList
from ...tricks.rules import strongest_seat
from ...tricks.words import answers
from ...tricks.words.answers import TrickSummary, team_hand_answer, teams_reader_first
from ..rules.hand import current_trick, penalties, taken_aces
from ..rules.state import ACES_MOVE, DECK, MOVE, PAWNS_OF_TEAM, RESERVE, STRENGTH, TRICK, OkidokiState, pawns_finished
from .board import format_text, is_safe, noun_count, place_name, side_name


def home_count(messages: Messages, view: OkidokiState, team: int) -> str:
    """Return the number of pawns of a team at the finish: "2 van 4"."""
    return format_text(messages, "score", home=pawns_finished(view)[team], all=view.table.goal)


def open_aces_text(messages: Messages, taken: bytes) -> str:
    """Return the visible aces of a team, by their suits; "" if it has taken none."""
    suits = tuple(Message(f"suit.{card & 3}") for card in taken)
    return format_text(messages, "score.aces", cards=ValueList(suits)) if suits else ""


def _trick(asked: TableQuestion) -> str:
    view, lying = asked.view, current_trick(asked.view)
    best = strongest_seat(lying, lying[0][1] & 3, STRENGTH) if lying else view.turn
    there = TrickSummary(len(view.takers) + 1, len(DECK) // view.table.chairs, lying, best)
    return answers.trick_answer(asked, there if view.phase == TRICK else None)


def _score(asked: TableQuestion) -> str:
    """Return penalty points and visible aces of this round, pawns at the finish, and the steps still due."""
    reader, view, messages = asked.reader, asked.view, asked.messages
    parts = []
    for which in teams_reader_first(asked):
        words = format_text(
            messages,
            "answer.score",
            side=side_name(reader, view, which),
            home=home_count(messages, view, which),
            penalty=noun_count(penalties(view)[which], "penalty") if view.rounds else 0,
        )
        parts.append(
            as_sentence(
                messages.join(filter(None, (words, open_aces_text(messages, taken_aces(view)[which]))), "series")
            )
        )
    if view.phase == MOVE:
        moves = ValueList([_move(asked, which, steps) for which, steps in view.moves])
        parts.append(as_sentence(format_text(messages, "answer.moves", moves=moves)))
    return " ".join(parts)


def _move(asked: TableQuestion, which: int, steps: int) -> Message:
    way = Message("okidoki.answer.aces") if steps == ACES_MOVE else noun_count(steps, "steps")
    return Message("okidoki.answer.move", {"who": side_name(asked.reader, asked.view, which), "steps": way})


def _board(asked: TableQuestion) -> str:
    return " ".join(_pawns(asked, which) for which in teams_reader_first(asked))


def _pawns(asked: TableQuestion, which: int) -> str:
    """Return the places of the pawns of a team, the farthest first."""
    view, messages = asked.view, asked.messages
    farthest = sorted(PAWNS_OF_TEAM[which], key=lambda pawn: _way(view, pawn), reverse=True)
    return format_text(
        messages,
        "answer.pawns" if asked.reader.me is None else "answer.pawns.whose",
        colour=Message(f"okidoki.side.{which}"),
        side=side_name(asked.reader, view, which),
        places=ValueList(with_counts(_standing(messages, view, pawn) for pawn in farthest), "series"),
    )


def _way(view: OkidokiState, pawn: int) -> int:
    """Return the squares a pawn has walked; -1 for one in reserve."""
    cell = view.pawns[pawn]
    return -1 if cell == RESERVE else cell


def _standing(messages: Messages, view: OkidokiState, pawn: int) -> str:
    """Return the place of a pawn, with its being safe there."""
    where = place_name(view, view.pawns[pawn])
    return format_text(messages, "answer.safe", place=where) if is_safe(view, pawn) else messages.format_value(where)


ANSWERS = Answers(
    hand=team_hand_answer, score=_score, trick=_trick, board=_board, owners=answers.team_pawn_labels, pawns=_pawns
)
