"""The question of a pawn race in words and buttons: the prompt, the choices, and what confirms."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ....games import race
from ....games.race.ring import PAWNS
from ....match.match import Ply
from ....rules.protocol import UNKNOWN, Action, Refusal
from ....scene import choosing
from ....scene.choosing import Picked
from ....text import people, say
from ....text.race import board, moves
from ....text.race import phrases as race_words
from ....text.reader import Reader
from ...table.controls import announce, offer
from ...table.stage import Presentation
from ...ui.dialogs import sheet
from ...ui.dom import button, el

MOST_CHIPS = 3


class Question(NamedTuple):
    """What is asked now, and how far it is answered."""

    lang: str
    seen: Presentation[race.State]
    legal: Sequence[Action]
    picked: Picked
    done: Action | None
    """The play, once nothing is left to choose."""
    refusal: Refusal | None
    """Why the card that was tried last cannot be played."""
    news: str
    """What is to be known before choosing, "" for nothing."""

    @property
    def seat(self) -> int:
        """Who is asked: the seat whose hand lies open."""
        assert self.seen.viewer is not None
        return self.seen.viewer

    @property
    def gives(self) -> bool:
        """Whether a card to give away is asked for."""
        return self.legal[0].kind == "give"

    @property
    def keep(self) -> Action | None:
        """Keeping the last card, where that may be chosen."""
        return next((action for action in self.legal if action.kind == "keep"), None)

    @property
    def left(self) -> list[Action]:
        """The plays that hold everything chosen so far."""
        return choosing.candidates(self.legal, self.picked, self.seen.view.table.ring.yard)

    @property
    def discard(self) -> Action | None:
        """Throwing the hand away, where that may be chosen and no card has been."""
        if self.picked.card != UNKNOWN:
            return None
        return next((action for action in self.legal if action.kind == "discard"), None)

    @property
    def answer(self) -> Action | None:
        """What the gold button does."""
        return self.done or self.discard


def got(lang: str, seen: Presentation[race.State], plies: Sequence[Ply]) -> str:
    """What the seat that is asked got in the exchange, said on its first turn after it; else ""."""
    seat = seen.viewer
    since = [ply for ply in plies if ply.action.kind == "exchange" or ply.seat == seat]
    if seat is None or not since or since[-1].action.kind != "exchange":
        return ""
    card, giver = since[-1].action.cards[seat], seen.view.table.receiver.index(seat)
    return say(
        lang, "table.got", card=people.rank_name(lang, card), name=people.name(lang, giver, seen.names)
    )


def put(question: Question) -> None:
    """Ask it: prompt, choices and buttons."""
    _put_prompt(question)
    offer(_choices(question), _actions(question))


def _put_prompt(question: Question) -> None:
    lang, (view, _, viewer, names), _, picked, done, refusal, news = question
    if refusal is not None:
        sentence = race_words.refusal(Reader(lang, names, viewer), view, refusal)
        announce(sentence, rule=refusal.rule, rule_text=say(lang, "table.rule"))
        return
    other = ""
    if question.gives:
        key = "table.choose_give"
        other = Reader(lang, names).whom(view.table.receiver[question.seat])
    elif picked.card == UNKNOWN:
        key = (
            "table.choose_keep_or_play"
            if question.keep and not question.discard
            else "table.choose_discard"
            if question.discard
            else "table.choose_card"
        )
    elif done and picked.pawn < 0:
        key = "table.choose_confirm"
    elif picked.pawn < 0:
        key = (
            "table.choose_second"
            if picked.parts
            else "table.choose_push"
            if _pushes(question)
            else "table.choose_pawn"
        )
    elif choosing.is_swap(picked.card):
        key = "table.choose_swap"
    else:
        key = "table.choose_rest" if picked.parts else "table.choose_square"
    words = say(lang, key, card=people.rank_name(lang, picked.card), name=other)
    if news and picked.card == UNKNOWN:
        words = f"{news} {words}"
    announce(words)


def _pushes(question: Question) -> bool:
    """Whether the card moves pawns of rivals."""
    view, ring = question.seen.view, question.seen.view.table.ring
    owners = {choosing.parts_of(action, ring.yard)[0][0] // PAWNS for action in question.left}
    return owners <= set(view.table.rivals[question.seat])


def _actions(question: Question) -> list[Any]:
    lang, picked, answer = question.lang, question.picked, question.answer
    if picked.card and question.gives and answer:
        words = _label(question, answer)
    elif picked.card:
        words = board.verb(lang, picked.card)
    else:
        words = board.verb(lang, None) if answer else say(lang, "table.pick_card")
    gold = button(words, "confirm", cls="gold", aria_disabled=None if answer else "true")
    return [button(say(lang, "table.back"), "part-back", cls="ghost"), gold] if picked.card else [gold]


def _choices(question: Question) -> list[Any]:
    if question.picked.card == UNKNOWN:
        words = say(question.lang, "table.every_choice", number=len(question.legal))
        keep = question.keep
        aside = [_use(question, keep, _label(question, keep), "chip")] if keep else []
        return [*aside, button(words, "others", cls="chip")]
    left = question.left
    chips = [_chip(question, action) for action in left]
    if len(left) <= MOST_CHIPS:
        return chips
    rest = button(say(question.lang, "table.others", number=len(left)), "others", cls="chip")
    return [*chips[: MOST_CHIPS - 1], rest]


def _chip(question: Question, action: Action) -> Any:
    kind = "chip is-on" if action == question.done else "chip"
    short = _short(question, action)
    return _use(question, action, short, kind, aria_label=f"{short}. {_label(question, action)}")


def _use(question: Question, action: Action, words: str, cls: str, **attributes: Any) -> Any:
    return button(words, "use", list(question.legal).index(action), cls=cls, **attributes)


def _label(question: Question, action: Action) -> str:
    view, _, viewer, names = question.seen
    return moves.choice(Reader(question.lang, names, viewer), view, question.seat, action)


def _short(question: Question, action: Action) -> str:
    """A few words that tell the uses of one card apart."""
    lang, (view, _, _, names) = question.lang, question.seen
    ring, card = view.table.ring, action.cards[0]
    parts = choosing.parts_of(action, ring.yard)

    def spot(pawn: int, cell: int) -> str:
        return board.place(lang, view, pawn // PAWNS, cell)

    moved, end = parts[0]
    if choosing.is_swap(card):
        other = view.pawns.find(end)
        name = people.name(lang, other // PAWNS, names)
        return say(lang, "table.short_swap", name=name, place=spot(other, end))
    if view.pawns[moved] == ring.yard:
        return say(lang, "table.short_enter")
    if len(parts) == 1:
        return say(lang, "table.short_walk", start=spot(moved, view.pawns[moved]), end=spot(moved, end))
    return " + ".join(str(len(ring.path(p // PAWNS, view.pawns[p], to)) - 1) for p, to in parts)


def open_list(question: Question) -> Any:
    """A sheet with a row for every legal use of the chosen card, or of every card."""
    actions = question.left if question.picked.card and not question.gives else question.legal
    rows = [el("li", _use(question, action, _label(question, action), "row")) for action in actions]
    title, close = say(question.lang, "table.every_title"), say(question.lang, "close")
    return sheet(title, el("ol", *rows, cls="uses"), close=close)
