"""The reasons for a choice in ToedeLoe, and the conditions of each."""

from collections.abc import Callable

from ....rules.cards import ACE, JACK, JOKER, KING, in_first_pack, rank
from ....rules.seats import team
from ....text.hints.choice_case import (
    ChoiceCase,
    Reason,
    ReasonFound,
    Values,
    counted_value,
    distinctive_reason,
    number_value,
)
from ....text.messages import ValueList
from ....text.people import card_phrase, rank_phrase
from ..rules import taking
from ..rules.rows import LINES, longest_two
from ..rules.state import EMPTY, JOKER_VALUE

MIN_ROW = 3
"""The length from which on a row is reported."""


def _side(case: ChoiceCase) -> int:
    return team(case.view.turn)


# ---- playing a card


def _card(case: ChoiceCase) -> int:
    return int(case.action.cards[0])


def _cards_before(case: ChoiceCase) -> bytes:
    return bytes([card for _, card in taking.trick_plays(case.view)]) if taking.current_lead(case.view) >= 0 else b""


def _cards_now(case: ChoiceCase) -> bytes:
    return _cards_before(case) + bytes([_card(case)])


def _trick_value(case: ChoiceCase) -> int:
    """Return the value of the trick with this card; more than any number if a joker has it."""
    worth = taking.trick_value(_cards_now(case))
    return taking.JOKER_ENTRY if worth == JOKER_VALUE else worth


def _best_chair(case: ChoiceCase) -> int:
    """Return the chair that has the trick with this card."""
    chairs = [chair for chair, _ in taking.trick_plays(case.view)] if _cards_before(case) else []
    return int([*chairs, case.view.turn][taking.winning_index(_cards_now(case))])


def _leads(case: ChoiceCase) -> bool:
    return not _cards_before(case)


def _own_card_is_best(case: ChoiceCase) -> bool:
    return bool(_best_chair(case) == case.view.turn)


def _own_side_has_trick(case: ChoiceCase) -> bool:
    return team(_best_chair(case)) == _side(case)


def _completes_trick(case: ChoiceCase) -> bool:
    return bool(case.events_of("trick"))


def _joker(case: ChoiceCase) -> bool:
    """Return whether it is a joker that has the trick, led to by another card."""
    return rank(in_first_pack(_card(case))) == JOKER and _own_card_is_best(case) and not _leads(case)


def _won(case: ChoiceCase) -> int:
    """Return the value that the side scores with the complete trick."""
    return (
        _trick_value(case)
        if _completes_trick(case) and _own_side_has_trick(case) and _trick_value(case) < taking.JOKER_ENTRY
        else 0
    )


def _first_plus(case: ChoiceCase) -> bool:
    """Return whether a hand without a plus in this deal takes a trick that has a value."""
    plus: int = case.view.plus[case.view.turn]
    return _completes_trick(case) and _own_card_is_best(case) and _trick_value(case) > 0 and not plus


def _raises(case: ChoiceCase) -> int:
    """Return the new value of a trick that the side had already, if the card raises it."""
    before = taking.trick_value(_cards_before(case)) if _cards_before(case) else JOKER_VALUE
    ours = not _leads(case) and _own_side_has_trick(case) and not _own_card_is_best(case)
    return _trick_value(case) if ours and 0 <= before < _trick_value(case) < taking.JOKER_ENTRY else 0


def _adds_nothing(case: ChoiceCase) -> bool:
    """Return whether the trick is the others' and has the same value with the card."""
    lying = _cards_before(case)
    return (
        not _leads(case)
        and not _own_side_has_trick(case)
        and taking.trick_value(_cards_now(case)) == taking.trick_value(lying)
    )


def _height(card: int) -> int:
    return taking.RANK_STRENGTH[rank(in_first_pack(card))]


def _kept(case: ChoiceCase) -> list[Values]:
    """Return the highest card that could have been played, if it is higher."""
    cards = [_card(other) for other in case.alternatives]
    best = max(cards, key=_height)
    if _height(best) <= _height(_card(case)):
        return []
    return [{"card": card_phrase(in_first_pack(best))}]


def _black_lead(case: ChoiceCase) -> int:
    """Return the least value of the trick, unless a joker takes it."""
    return _trick_value(case) if _leads(case) and _trick_value(case) < taking.JOKER_ENTRY else 0


def _same_suit(case: ChoiceCase) -> list[int]:
    """Return the strengths of the cards of its suit in hand, with the card itself."""
    suit = taking.SUIT_OF[_card(case)]
    return [_height(card) for card in case.view.hands[case.view.turn] if taking.SUIT_OF[card] == suit]


def _highest_lead(case: ChoiceCase) -> bool:
    """Return whether it leads a picture or an ace, the highest card of its suit in hand."""
    return _leads(case) and JACK <= _height(_card(case)) == max(_same_suit(case)) <= taking.RANK_STRENGTH[ACE]


def _leads_the(rank_led: int) -> Callable[[ChoiceCase], bool]:
    return lambda case: _highest_lead(case) and rank(in_first_pack(_card(case))) == rank_led


def _high_lead(case: ChoiceCase) -> list[Values]:
    """Return the ranks above it, if there are several."""
    own = rank(in_first_pack(_card(case)))
    higher = ValueList(tuple(rank_phrase(above << 2) for above in (*range(own + 1, KING + 1), ACE)))
    return [{"cards": higher}] if _highest_lead(case) and JACK <= own < KING else []


def _void(case: ChoiceCase) -> bool:
    return len(_same_suit(case)) == 1 and rank(in_first_pack(_card(case))) != JOKER


def _frees_joker(case: ChoiceCase) -> bool:
    """Return whether it is the last card of a suit, in a hand with a joker."""
    return _void(case) and any(rank(in_first_pack(card)) == JOKER for card in case.view.hands[case.view.turn])


CARD_REASONS = (
    Reason("joker", "choices", lambda case: _joker(case) and _completes_trick(case)),
    Reason("joker_now", "joker", _joker),
    Reason("first_plus", "plus", _first_plus),
    Reason("won", "value", number_value(_won)),
    Reason("raises", "value", number_value(_raises)),
    Reason(
        "nothing_for_them",
        "value",
        lambda case: _completes_trick(case) and not _own_side_has_trick(case) and not _trick_value(case),
    ),
    Reason("adds_nothing", "value", _adds_nothing),
    Reason("team_trick", "trick", lambda case: _completes_trick(case) and _own_side_has_trick(case)),
    Reason("highest", "trick", lambda case: not _leads(case) and _own_card_is_best(case)),
    Reason("saves_card", "trick", lambda case: [] if _leads(case) else _kept(case)),
    Reason("frees_joker", "joker", _frees_joker),
    Reason("top_lead", "trick", _leads_the(ACE)),
    Reason("king_lead", "trick", _leads_the(KING)),
    Reason("high_lead", "trick", _high_lead),
    Reason("black_lead", "value", number_value(_black_lead)),
    Reason("red_lead", "value", lambda case: _leads(case) and not _trick_value(case)),
    Reason("saves_card", "trick", _kept),
    Reason("no_more", "follow", _void),
)
"""The weightiest first."""


# ---- the score of a trick


def _long(case: ChoiceCase, cells: bytes, side: int) -> int:
    """Return the number of pawns in the rows of a team that count."""
    return sum(map(len, longest_two(cells, side, case.view.table.options.green_wild)))


def _longer(case: ChoiceCase) -> int:
    """Return the pawns that the own counting rows gain together."""
    return _long(case, case.after.cells, _side(case)) - _long(case, case.view.cells, _side(case))


def _shorter(case: ChoiceCase) -> int:
    """Return the pawns that the others' counting rows lose together."""
    return _long(case, case.view.cells, 1 - _side(case)) - _long(case, case.after.cells, 1 - _side(case))


def _cells(case: ChoiceCase) -> list[int]:
    """Return the cells of the placed pawns."""
    return [cell for _, cell in case.action.placements]


def _run(cells: bytes, cell: int, side: int) -> int:
    """Return the pawns in the longest row of a team through a cell, as if one were there; green ones do not count."""
    longest = 0
    for line in LINES:
        if cell in line:
            at = line.index(cell)
            start, end = at, at + 1
            while start > 0 and cells[line[start - 1]] == side + 1:
                start -= 1
            while end < len(line) and cells[line[end]] == side + 1:
                end += 1
            longest = max(longest, end - start)
    return longest


def _row_of(case: ChoiceCase) -> int:
    """Return the longest row through a placed pawn."""
    cells: bytes = case.after.cells
    return max((_run(cells, cell, _side(case)) for cell in _cells(case)), default=0)


def _row_stopped(case: ChoiceCase) -> int:
    """Return the longest row that the others could have had through a cell that was free."""
    cells: bytes = case.view.cells
    free = [cell for cell in _cells(case) if cells[cell] == EMPTY]
    return max((_run(cells, cell, 1 - _side(case)) for cell in free), default=0)


def _row_next(case: ChoiceCase) -> int:
    """Return the longest row that one more pawn makes with a placed one, in its line."""
    cells: bytes = case.after.cells
    return max(
        (
            _run(cells[:free] + bytes([_side(case) + 1]) + cells[free + 1 :], cell, _side(case))
            for cell in _cells(case)
            for line in LINES
            if cell in line
            for free in line
            if cells[free] == EMPTY
        ),
        default=0,
    )


def _two_pawns(case: ChoiceCase) -> bool:
    """Return whether it places two pawns although one was possible."""
    return len(_cells(case)) == 2 and any(len(_cells(other)) == 1 for other in case.alternatives)


def _on(kind: str, numbers: Callable[[ChoiceCase], int]) -> Callable[[ChoiceCase], int]:
    """Return the number for one kind of choice; else 0."""
    return lambda case: numbers(case) if case.action.kind == kind else 0


SCORE_REASONS = (
    Reason("less_minus", "choices", lambda case: case.action.kind == "back"),
    Reason("row_longer", "rows", counted_value("pawn", _longer)),
    Reason("row_shorter", "rows", counted_value("pawn", _shorter)),
    Reason("thrown", "green", lambda case: any(event.other != _side(case) for event in case.events_of("thrown"))),
    Reason("row_stopped", "rows", number_value(_on("place", _row_stopped), MIN_ROW)),
    Reason("shut", "green", number_value(_on("green", _row_stopped), MIN_ROW - 1)),
    Reason("row_of", "rows", number_value(_on("place", _row_of), MIN_ROW - 1)),
    Reason("row_next", "rows", number_value(_on("place", _row_next), MIN_ROW)),
    Reason("two_pawns", "split", _two_pawns),
    Reason("row_stopped", "rows", number_value(_on("place", _row_stopped), MIN_ROW - 1)),
    Reason("row_next", "rows", number_value(_on("place", _row_next), MIN_ROW - 1)),
)
"""The weightiest first."""


def reason(case: ChoiceCase) -> ReasonFound | None:
    """Return the reason for a choice; None if no phrase is true of it and not of all others."""
    return distinctive_reason(CARD_REASONS if case.action.kind == "card" else SCORE_REASONS, case)


REASON_PARAGRAPHS = {reason.key: reason.paragraph for reason in CARD_REASONS + SCORE_REASONS} | {"win": "end"}
"""By reason: the paragraph of the rules page that explains it."""
