"""Choose a turn of a pawn race: a card, then pawns and squares on the board. Pure."""

from ....rules.protocol import UNKNOWN, Action, Placements
from ....scene import chooser, choosing
from ....scene.chooser import Tap
from ....scene.choosing import Picked
from ....scene.presentation import Held, Presentation
from ....scene.shapes import Shape
from ....text import people
from .. import rules as race
from ..words import board
from ..words import phrases as race_words
from . import card_help, pointing
from . import question as words
from .question import Question


def hand(seen: Presentation[race.RaceState]) -> bytes:
    """Return the cards in the open hand, and behind them the one that is kept for the next deal."""
    view, viewer = seen.view, seen.viewer
    return b"" if viewer is None else view.hands[viewer] + b"".join(view.kept[viewer : viewer + 1])


def _own(question: Question) -> bytes:
    """Return the cards of the hand that may be played."""
    return question.view.hands[question.seat]


def _yard(question: Question) -> int:
    return question.view.table.ring.yard


def _raised(question: Question) -> int:
    return choosing.raised(_own(question), question.picked.card, question.picked.place)


def held(question: Question) -> list[Held]:
    """Return the hand with the help of each card; those that cannot be played now are dead."""
    messages, legal, result = question.messages, question.legal, list[Held]()
    for place, card in enumerate(hand(question.seen)):
        table, name = question.view.table, people.card_name(messages, card)
        dead = bool(legal) and (not choosing.card_for(legal, card) or place >= len(_own(question)))
        label, strip = (
            f"{name}, {board.card_help(messages, table, card)}",
            card_help.strip(card, messages, table),
        )
        result.append(Held(card, label, strip, dead, place == _raised(question)))
    return result


def _settled(question: Question, picked: Picked) -> Picked:
    return choosing.settle(question.legal, picked, _yard(question))


def tap(question: Question, place: int) -> Tap[Picked]:
    """Pick a card; tapped again it is played, if only one use of it is left, or put back."""
    card = hand(question.seen)[place]
    stands_for = choosing.card_for(question.legal, card)
    if stands_for == UNKNOWN or place >= len(_own(question)):
        why = race_words.why_not(question.view, question.seat, card)
        return Tap(question.picked if question.forced else Picked(), why)
    if place != _raised(question):
        return Tap(_settled(question, Picked(stands_for, place=place)))
    if done := words.fixed(question):
        return Tap(question.picked, played=done)
    return Tap(Picked())


def pick(question: Question, shape: Shape, sure: bool) -> Tap[Picked]:
    """Pick a pawn, or a square for the one that is picked; a whole turn of one part is played if that is `sure`."""
    legal, picked, yard = question.legal, question.picked, _yard(question)
    number = int(shape.id.partition(":")[2])
    if picked.pawn >= 0:
        placed = choosing.place(legal, picked, number if shape.kind == "target" else shape.cell, yard)
        if placed != picked:
            done = choosing.at_once(legal, placed, yard) if sure else None
            return Tap(_settled(question, placed), played=done)
    if shape.kind == "pawn" and number in choosing.pawns(legal, picked, yard):
        picked = _settled(question, picked._replace(pawn=number))
    return Tap(picked)


def undo(question: Question) -> Picked:
    """Take one part back; a pawn that was picked by itself goes with it."""
    picked = choosing.back(question.picked)
    again = _settled(question, picked) == question.picked
    return _settled(question, choosing.back(picked) if again else picked)


def is_shown_first(action: Action) -> bool:
    """Return whether a turn has a card, and so is shown on the board before it is played."""
    return action.kind in choosing.BY_CARD


def take(question: Question, action: Action) -> Picked | None:
    """Pick a whole turn; return None for one without a card."""
    if not is_shown_first(action):
        return None
    parts = choosing.parts_of(action, _yard(question)) if action.placements else ()
    return _settled(question, Picked(action.cards[0], parts, place=question.picked.place))


def next_part(question: Question, action: Action) -> int | Placements:
    """Return the place of the card of a turn, and once that is picked the part to tap on the board."""
    card = action.cards[0]
    if card == question.picked.card:
        return choosing.parts_of(action, _yard(question))
    return [choosing.card_for(question.legal, held) for held in _own(question)].index(card)


def points_at_board(question: Question) -> bool:
    """Return whether a card is picked with which pawns move."""
    card = question.picked.card
    return card != UNKNOWN and any(card in action.cards and action.placements for action in question.legal)


def prompt(question: Question) -> str:
    """Return the prompt; first the news, until a card is picked; the only turn if there is no choice."""
    if question.forced:
        return words.forced(question)
    asked = words.prompt(question)
    news = "" if question.picked.card else words.got(question.messages, question.seen, question.plies)
    return f"{news} {asked}" if news else asked


CHOOSER = chooser.Chooser(
    nothing=Picked(),
    hand=hand,
    held=held,
    asks_card=lambda question: bool(question.legal),
    tap=tap,
    take=take,
    action=words.answer,
    next_part=next_part,
    prompt=prompt,
    refusal=lambda question, refusal: race_words.refusal(
        question.reader, question.view, refusal, picked=bool(question.picked.card)
    ),
    confirm=words.confirm_words,
    choices=words.choices,
    pick=pick,
    why_not=pointing.why_not,
    undo=undo,
    can_undo=lambda question: bool(question.picked.card),
    points_at_board=points_at_board,
    is_shown_first=is_shown_first,
    listed=words.listed,
    row=words.row,
)
