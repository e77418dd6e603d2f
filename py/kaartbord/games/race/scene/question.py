"""The question of a pawn race in words and buttons: the prompt, the choices, and what confirms. Pure."""

from collections.abc import Sequence

from ....match.match import Ply
from ....rules.protocol import UNKNOWN, Action
from ....scene import choosing, presentation
from ....scene.choosing import PartialTurn
from ....scene.presentation import Button, Presentation
from ....text import capitalize_first, people
from ....text.messages import Messages
from ....text.reader import Reader
from .. import rules as race
from ..rules.ring import PAWNS
from ..words import board, button_labels, moves

MAX_CHIPS = 3

RaceQuestion = presentation.Question[race.RaceState, PartialTurn]


def is_giving(question: RaceQuestion) -> bool:
    """Return whether a card to give away is asked for."""
    return question.legal[0].kind == "give"


def action_of_kind(question: RaceQuestion, kind: str) -> Action | None:
    """Return the action of a kind of which there is one at most."""
    return next((action for action in question.legal if action.kind == kind), None)


def open_plays(question: RaceQuestion) -> list[Action]:
    """Return the plays that hold everything chosen until now."""
    return choosing.candidates(question.legal, question.picked, question.view.table.ring.yard)


def fixed_action(question: RaceQuestion) -> Action | None:
    """Return the action when it is fixed: everything is chosen, or only one thing is left to choose."""
    legal, picked = question.legal, question.picked
    if picked.card == UNKNOWN:
        return None
    if gift := choosing.giving_action(legal, picked.card):
        return gift
    plays = open_plays(question)
    return plays[0] if len(plays) == 1 else choosing.complete(legal, picked, question.view.table.ring.yard)


def gold_action(question: RaceQuestion) -> Action | None:
    """Return the action of the button in gold: the one that is fixed, or before a card is chosen the hand thrown away,
    or kept if nothing else can be done."""
    if question.picked.card:
        return fixed_action(question)
    return action_of_kind(question, "discard") or (
        action_of_kind(question, "keep") if len(question.legal) == 1 else None
    )


def received_text(messages: Messages, seen: Presentation[race.RaceState], plies: Sequence[Ply]) -> str:
    """Return the text of the card that the seat got in the exchange, on its first turn after it; else ""."""
    seat = seen.viewer
    since = [ply for ply in plies if ply.action.kind == "exchange" or ply.seat == seat]
    if seat is None or not since or since[-1].action.kind != "exchange":
        return ""
    card, giver = since[-1].action.cards[seat], seen.view.table.receiver.index(seat)
    who = Reader(messages, seen.names).people([giver])
    return messages.format("table.got", card=people.rank_phrase(card), name=who)


def prompt(question: RaceQuestion) -> str:
    """Return the prompt."""
    messages, picked = question.messages, question.picked
    receiver = [question.view.table.receiver[question.seat]] if is_giving(question) else []
    key, plays = _key(question), [] if is_giving(question) else open_plays(question)
    return messages.format(
        key,
        card=people.rank_phrase(picked.card),
        name=Reader(messages, question.seen.names).people(receiver),
        deed=_only(question, plays[0]) if key == "table.choose_only" else "",
        help=board.card_help(messages, question.view.table, picked.card),
    )


def _key(question: RaceQuestion) -> str:
    """Return the key of the prompt."""
    picked = question.picked
    if is_giving(question):
        return "table.choose_give"
    if picked.card == UNKNOWN:
        if action_of_kind(question, "discard"):
            return "table.choose_discard"
        return "table.choose_keep_or_play" if action_of_kind(question, "keep") else "table.choose_card"
    if fixed_action(question):
        ways = open_plays(question._replace(picked=PartialTurn(picked.card)))
        return "table.choose_confirm" if picked.parts or len(ways) > 1 else "table.choose_only"
    if picked.pawn < 0:
        if picked.parts:
            return "table.choose_second"
        if _pushes(question):
            return "table.choose_push"
        return "table.choose_split" if _splits(question) else "table.choose_pawn"
    if choosing.is_swap(picked.card):
        return "table.choose_swap"
    return "table.choose_rest" if picked.parts else "table.choose_square"


def _only(question: RaceQuestion, action: Action) -> str:
    """Return the one thing that the chosen card can do, to the seat that is asked."""
    reader = question.reader._replace(me=question.seat, sees=True)
    return button_labels.use_infinitive(reader, question.view, question.seat, action)


def forced(question: RaceQuestion) -> str:
    """Return the text of the action that is ready without a choice."""
    (action,) = question.legal
    if action.kind in ("play", "discard"):
        return question.messages.format("table.forced.turn" if action.kind == "play" else "table.forced.discard")
    return f"{label(question, action)}."


def _pushes(question: RaceQuestion) -> bool:
    """Return whether the card moves pawns of rivals."""
    view, ring = question.view, question.view.table.ring
    owners = {choosing.parts_of(action, ring.yard)[0][0] // PAWNS for action in open_plays(question)}
    return owners <= set(view.table.rivals[question.seat])


def _splits(question: RaceQuestion) -> bool:
    """Return whether the card can be divided over several pawns."""
    yard = question.view.table.ring.yard
    return any(len(choosing.parts_of(action, yard)) > 1 for action in open_plays(question))


def confirm_label(question: RaceQuestion) -> str:
    """Return the words on the button in gold."""
    messages, card, action = question.messages, question.picked.card, gold_action(question)
    if action and action.kind in ("give", "keep"):
        return label(question, action)
    if card:
        return board.play_button_label(messages, card)
    return board.play_button_label(messages, None) if action else messages.format("table.pick_card")


def choices(question: RaceQuestion) -> list[Button]:
    """Return the buttons: keeping the card, the uses of the chosen one if they are few, and the list of everything; the
    reasons if nothing can be played."""
    if len(question.legal) == 1:
        words = question.messages.format("table.why_not")
        return [Button(words, does="why-not")] if action_of_kind(question, "discard") else []
    if question.picked.card == UNKNOWN:
        words = question.messages.format("table.every_choice", number=len(question.legal))
        keep = action_of_kind(question, "keep")
        kept = [Button(label(question, keep), keep)] if keep else []
        return [*kept, Button(words, does="others")]
    plays, done = open_plays(question), fixed_action(question)
    shown = plays if len(plays) <= MAX_CHIPS else plays[: MAX_CHIPS - 1]
    chips = [_chip(question, action, chosen=action == done) for action in shown]
    if len(shown) < len(plays):
        chips.append(Button(question.messages.format("table.others", number=len(plays)), does="others"))
    return chips


def _chip(question: RaceQuestion, action: Action, *, chosen: bool) -> Button:
    short = capitalize_first(
        button_labels.button_label(question.reader.with_short_names, question.view, question.seat, action)
    )
    spoken = f"{short}. {label(question, action)}"
    return Button(short, action, kind="chip is-on" if chosen else "chip", spoken=spoken)


def label(question: RaceQuestion, action: Action) -> str:
    """Return a legal action in a sentence."""
    return moves.choice_label(question.reader, question.view, question.seat, action)


def row(question: RaceQuestion, action: Action) -> Button:
    """Return the button of a choice in the list of all of them."""
    words = button_labels.list_label(question.reader, question.view, question.seat, action)
    sentence = label(question, action)
    return Button(words, action, kind="row", spoken="" if sentence == words else f"{words}. {sentence}")


def listed(question: RaceQuestion) -> Sequence[Action]:
    """Return every legal use of the chosen card, or of every card."""
    return open_plays(question) if question.picked.card and not is_giving(question) else question.legal
