"""Choose a turn of a pawn race: a card, then pawns and squares on the board. Pure."""

from ....rules.protocol import UNKNOWN, Action, Placements
from ....scene import chooser, choosing
from ....scene.chooser import TapResult
from ....scene.choosing import PartialTurn
from ....scene.presentation import HandCard, Presentation
from ....scene.shapes import Shape
from ....text import people
from .. import rules as race
from ..words import board
from ..words import phrases as race_words
from . import card_help, composition
from . import question as words
from .question import RaceQuestion


def hand(seen: Presentation[race.RaceState]) -> bytes:
    """Return the cards in the open hand, and behind them the one that is kept for the next deal."""
    view, viewer = seen.view, seen.viewer
    return b"" if viewer is None else view.hands[viewer] + b"".join(view.kept[viewer : viewer + 1])


def _playable_hand(question: RaceQuestion) -> bytes:
    """Return the cards of the hand that may be played."""
    return question.view.hands[question.seat]


def _yard(question: RaceQuestion) -> int:
    return question.view.table.ring.yard


def _raised(question: RaceQuestion) -> int:
    return choosing.raised_place(_playable_hand(question), question.picked.card, question.picked.place)


def hand_cards(question: RaceQuestion) -> list[HandCard]:
    """Return the hand with the help of each card; those that cannot be played now are dead."""
    messages, legal, result = question.messages, question.legal, list[HandCard]()
    for place, card in enumerate(hand(question.seen)):
        table, name = question.view.table, people.card_name(messages, card)
        dead = bool(legal) and (not choosing.legal_card_like(legal, card) or place >= len(_playable_hand(question)))
        label, strip = (
            f"{name}, {board.card_help(messages, table, card)}",
            card_help.strip(card, messages, table),
        )
        result.append(HandCard(card, label, strip, dead, place == _raised(question)))
    return result


def _settled(question: RaceQuestion, picked: PartialTurn) -> PartialTurn:
    return choosing.autopick(question.legal, picked, _yard(question))


def tap(question: RaceQuestion, place: int) -> TapResult[PartialTurn]:
    """Pick a card; tapped again it is played, if only one use of it is left, or put back."""
    card = hand(question.seen)[place]
    stands_for = choosing.legal_card_like(question.legal, card)
    if stands_for == UNKNOWN or place >= len(_playable_hand(question)):
        why = race_words.likeliest_refusal(question.view, question.seat, card)
        return TapResult(question.picked if question.forced else PartialTurn(), why)
    if place != _raised(question):
        return TapResult(_settled(question, PartialTurn(stands_for, place=place)))
    if done := words.fixed_action(question):
        return TapResult(question.picked, played=done)
    return TapResult(PartialTurn())


def pick(question: RaceQuestion, shape: Shape, sure: bool) -> TapResult[PartialTurn]:
    """Pick a pawn, or a square for the one that is picked; a whole turn of one part is played if that is `sure`."""
    legal, picked, yard = question.legal, question.picked, _yard(question)
    number = int(shape.id.partition(":")[2])
    if picked.pawn >= 0:
        placed = choosing.pick_square(legal, picked, number if shape.kind == "target" else shape.cell, yard)
        if placed != picked:
            done = choosing.immediate_action(legal, placed, yard) if sure else None
            return TapResult(_settled(question, placed), played=done)
    if shape.kind == "pawn" and number in choosing.pickable_pawns(legal, picked, yard):
        picked = _settled(question, picked._replace(pawn=number))
    return TapResult(picked)


def undo(question: RaceQuestion) -> PartialTurn:
    """Take one part back; a pawn that was picked by itself goes with it."""
    picked = choosing.undo_last(question.picked)
    again = _settled(question, picked) == question.picked
    return _settled(question, choosing.undo_last(picked) if again else picked)


def needs_preview(action: Action) -> bool:
    """Return whether a turn has a card, and so is shown on the board before it is played."""
    return action.kind in choosing.CARD_KINDS


def pick_action(question: RaceQuestion, action: Action) -> PartialTurn | None:
    """Pick a whole turn; return None for one without a card."""
    if not needs_preview(action):
        return None
    parts = choosing.parts_of(action, _yard(question)) if action.placements else ()
    return _settled(question, PartialTurn(action.cards[0], parts, place=question.picked.place))


def next_part(question: RaceQuestion, action: Action) -> int | Placements:
    """Return the place of the card of a turn, and once that is picked the part to tap on the board."""
    card = action.cards[0]
    if card == question.picked.card:
        return choosing.parts_of(action, _yard(question))
    return [choosing.legal_card_like(question.legal, held) for held in _playable_hand(question)].index(card)


def points_at_board(question: RaceQuestion) -> bool:
    """Return whether a card is picked with which pawns move."""
    card = question.picked.card
    return card != UNKNOWN and any(card in action.cards and action.placements for action in question.legal)


def prompt(question: RaceQuestion) -> str:
    """Return the prompt; first the news, until a card is picked; the only turn if there is no choice."""
    if question.forced:
        return words.forced(question)
    asked = words.prompt(question)
    news = "" if question.picked.card else words.received_text(question.messages, question.seen, question.plies)
    return f"{news} {asked}" if news else asked


CHOOSER = chooser.Chooser(
    nothing=PartialTurn(),
    hand=hand,
    hand_cards=hand_cards,
    asks_card=lambda question: bool(question.legal),
    tap=tap,
    pick_action=pick_action,
    action=words.gold_action,
    next_part=next_part,
    prompt=prompt,
    refusal=lambda question, refusal: race_words.refusal_text(
        question.reader, question.view, refusal, picked=bool(question.picked.card)
    ),
    confirm=words.confirm_label,
    choices=words.choices,
    pick=pick,
    why_not=composition.why_not,
    undo=undo,
    can_undo=lambda question: bool(question.picked.card),
    points_at_board=points_at_board,
    needs_preview=needs_preview,
    listed=words.listed,
    row=words.row,
)
