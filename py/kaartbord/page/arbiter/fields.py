"""The fields and the answer of the arbiter, as nodes of the document."""

from collections.abc import Iterable, Sequence
from typing import Any

from ...games import ENTRIES, GAMES
from ...match.setup.house_rule_choices import offered_options
from ...rules import cards
from ...rules.protocol import UNKNOWN
from ...scene.arbiter.laying import HAND, LAYINGS, LONGEST_GAME, TRICK, LaidCards
from ...scene.arbiter.verdict import Table, Verdict
from ...text import people, phrasebooks
from ...text.messages import Messages
from ..lobby import house_rules
from ..sheets import rules
from ..stage.hand import card_picture
from ..storage import files
from ..storage.settings import Settings
from ..ui.dom import button, button_element, el
from ..ui.fields import radios, select, text_area
from ..ui.seat_mark import seat_mark
from ..ui.svg import icon_button

CARD_PX = 54.0

SMALL_PACK = 32
"""Cards of a pack whose suits need no rows of their own."""

RED = (1, 3)
"""The red suits."""


def tools(settings: Settings, code: str, state: Any, piece: int, target: str) -> list[Any]:
    """Return the fields with which a position is laid: `piece` is in the hand of who lays, cards go to `target`."""
    messages, part = settings.messages, LAYINGS[code]
    laid, colours = part.cards(state), part.pieces(state)
    seats = [(str(n), str(n)) for n in ENTRIES[code].seats]
    turns = [(str(chair), chair_name(messages, code, chair)) for chair in range(part.chairs(state))]
    named = [(str(steps), str(steps)) for steps in part.steps[:-1]]
    targets = [(each, messages.format(f"arbiter.{each}")) for each in (HAND, TRICK)]
    shown = laid.trick if target == TRICK else laid.hand
    pack = sorted(part.pack(state), key=lambda card: (cards.rank(card) == cards.JOKER, cards.suit(card), card))
    return [
        *(_pieces(messages, colours, piece) if colours else ()),
        _select(messages, "seats", seats, state.table.seats),
        _select(messages, "turn", turns, laid.turn),
        _select(messages, "steps", _steps(messages, named, part.steps[-1]), laid.steps) if part.steps else None,
        radios("arbiter-target", messages.format("arbiter.target"), targets, target) if part.tricks else None,
        laid_cards(settings, laid),
        el(
            "div",
            *(_pack_card(messages, card, card in shown, rows=len(pack) > SMALL_PACK) for card in pack),
            role="group",
            aria_label=messages.format(f"arbiter.{target}"),
            cls="pack",
        ),
    ]


def _pieces(messages: Messages, colours: Sequence[int], piece: int) -> Iterable[Any]:
    names = [(str(n), people.colour_name(messages, colour)) for n, colour in enumerate(colours)]
    field = radios("arbiter-piece", messages.format("arbiter.pieces"), names, str(piece), cls="brushes")
    for n, colour in enumerate(colours):
        field.querySelector(f"#arbiter-piece-{n} + span").prepend(seat_mark(colour, messages, 28))
    return field, el("p", text=messages.format("arbiter.help"), cls="meta")


def _steps(messages: Messages, named: Sequence[tuple[str, str]], aces: int) -> list[tuple[str, str]]:
    first, last = messages.format("arbiter.steps.none"), messages.format("arbiter.steps.aces")
    return [("0", first), *named, (str(aces), last)]


def _select(messages: Messages, name: str, choices: list[tuple[str, str]], chosen: int) -> Any:
    words = messages.format(f"arbiter.{name}")
    return el("label", el("span", text=words), select(f"arbiter-{name}", words, choices, str(chosen)), cls="cup-field")


def chair_name(messages: Messages, code: str, chair: int) -> str:
    """Return a seat or chair as its colour, with a number for one of a team."""
    colour = people.colour_name(messages, phrasebooks.pawn_colour(code, chair, ()))
    number = chair // 2 + 1
    return messages.format("seat.of_team", colour=colour, number=number) if ENTRIES[code].teams else colour


def _pack_card(messages: Messages, card: int, laid: bool, *, rows: bool) -> Any:
    first, joker = rows and cards.rank(card) == cards.ACE, cards.rank(card) == cards.JOKER
    return button_element(
        el("span", text=people.card_symbols(messages, [card]), aria_hidden="true"),
        el("span", text=people.card_name(messages, card), cls="sr-only"),
        do="arbiter-card",
        arg=card,
        id=f"arbiter-card-{card}",
        aria_pressed=str(laid).lower(),
        cls=f"paper{' red' if cards.suit(card) in RED else ''}{' first' if first else ''}{' joker' if joker else ''}",
    )


def laid_cards(settings: Settings, laid: LaidCards) -> Any:
    """Return the laid cards as pictures, with their names."""
    rows = [(name, row) for name, row in ((HAND, laid.hand), (TRICK, laid.trick)) if row and UNKNOWN not in row]
    return el("div", *(_row(settings, name, row) for name, row in rows), cls="laid-cards")


def _row(settings: Settings, name: str, row: bytes) -> Any:
    messages = settings.messages
    words = messages.join((people.card_name(messages, card) for card in row), "series")
    caption = el("figcaption", el("span", text=messages.format(f"arbiter.{name}")), el("span", text=f": {words}"))
    return el("figure", caption, *(card_picture(card, CARD_PX, settings.look) for card in row))


def rule_fields(messages: Messages, code: str, table: Any) -> list[Any]:
    """Return the house rules of a table, but for a board of one's own."""
    return [
        house_rules.option_field(messages, code, option, getattr(table.options, option.name))
        for option in offered_options(GAMES[code].INFO, table.seats)
        if not option.board
    ]


def questions(settings: Settings, table: Table, place: int | None) -> list[Any]:
    """Return what can be asked about in a possible position: the cards of the hand, and the board."""
    messages, moves = settings.messages, bool(table.laying.pieces(table.state))
    if not table.asks_card:
        return [el("p", text=messages.format("arbiter.ask.board"), cls="advice") if moves else None]
    held = (cards.in_first_pack(card) for card in table.chooser.hand(table.question.seen))
    buttons = (
        button_element(
            card_picture(card, CARD_PX, settings.look),
            do="arbiter-ask",
            arg=n,
            id=f"arbiter-ask-{n}",
            aria_label=people.card_name(messages, card),
            aria_pressed=str(n == place).lower(),
        )
        for n, card in enumerate(held)
    )
    board = moves and not table.laying.tricks
    return [
        el("p", text=messages.format("arbiter.ask.card"), cls="advice"),
        el("div", *buttons, role="group", aria_label=messages.format("arbiter.hand"), cls="asked"),
        el("p", text=messages.format("arbiter.ask.board"), cls="advice") if board else None,
    ]


def answer(settings: Settings, code: str, table: Any, verdict: Verdict | None) -> Any:
    """Return the answer, with the paragraph of the rules and its drawing."""
    node = el("div", id="arbiter-answer", role="status", tabindex=-1)
    if verdict is None:
        return node
    allowed, sentences, paragraph = verdict
    many = len(sentences) > 1
    lines = [el("li" if many else "p", text=words) for words in sentences]
    words = settings.messages.format("arbiter.yes" if allowed else "arbiter.no")
    node.append(el("h2", text=words, cls="" if allowed else "is-bad"), el("ul", *lines) if many else lines[0])
    if paragraph:
        node.append(rules.paragraph_section(settings, code, table.options, table.seats, paragraph))
    return node


def ways_out(messages: Messages) -> list[Any]:
    """Return the buttons for what can be done with a possible position."""
    ways = {"play": "play", "link": "link", "print": "save"}
    nodes = [
        icon_button(picture, messages.format(f"arbiter.{name}"), f"arbiter-{name}", id=f"arbiter-{name}")
        for name, picture in ways.items()
    ]
    return [el("div", *nodes, cls="cup-acts"), el("p", text=messages.format("arbiter.play.how"), cls="meta")]


def text_fields(messages: Messages, text: str) -> list[Any]:
    """Return the position as text, to copy and to change, with the ways for a text to come in."""
    words = messages.format("arbiter.text")
    return [
        el("p", text=messages.format("arbiter.text.how"), id="arbiter-text-how", cls="meta"),
        text_area("arbiter-text", words, text, longest=LONGEST_GAME, told_by="arbiter-text-how"),
        el(
            "div",
            button(messages.format("arbiter.take"), "arbiter-take", id="arbiter-take"),
            files.chooser("arbiter-file", messages.format("arbiter.file")),
            *(button(messages.format(f"arbiter.{name}"), f"arbiter-{name}") for name in ("copy", "save") if text),
            cls="cup-acts",
        ),
    ]
