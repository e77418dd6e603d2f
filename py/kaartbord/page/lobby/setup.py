"""A new game: how many play, who sits where, by which house rules. What was chosen last time stands ready."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from js import document

from ...games import GAMES
from ...match import customs, seating
from ...match.link import LEVELS, Seat
from ...paint.kit import Look
from ...rules.options import fill_in
from ...rules.protocol import Info
from ...text import join, say
from ...text.people import colour
from ...text.phrasebooks import PHRASEBOOKS, figure, known_as, option_label
from ..storage import boards, store
from ..storage.boards import Boards, SavedBoard
from ..storage.settings import Settings
from ..ui import dialogs
from ..ui.dom import by_id, el, fill, handle, listen, show, spawn
from ..ui.fields import line, radio_id, radios, select
from ..ui.seat_mark import mark
from ..ui.svg import icon, icon_button
from . import house_rules, levels, own_board
from .board_editor import BoardEditor

SEATS = 4
"""At a new table, where the game has room for so many."""

WAY_ICONS = {"computer": "robot", "together": "device", "link": "link"}


class Setup(NamedTuple):
    """A game that is about to start."""

    code: str
    options: Any
    """The game's own options value."""
    seats: tuple[Seat, ...]
    mine: frozenset[int]
    """The seats played on this device."""


class Draft(NamedTuple):
    """What has been filled in so far."""

    look: Look
    """How what is painted looks, and the language."""
    code: str
    chairs: tuple[seating.Chair, ...]
    preset: str
    values: dict[str, Any]
    """The house rules; a board among them may be one that cannot be played on."""
    names: seating.Names
    level: str = LEVELS[0]
    """How well the computer plays."""
    boards: Boards = Boards()

    @property
    def lang(self) -> str:
        """The language of the page."""
        return self.look.lang

    @property
    def info(self) -> Info:
        """The game that is set up."""
        return GAMES[self.code].INFO


Start = Callable[[Setup], Awaitable[None] | None]

_draft: Draft
_start: Start


async def open_setup(settings: Settings, code: str, start: Start) -> None:
    """Fill and show the screen `#setup`. Its way back does `leave-setup`, which the caller handles."""
    global _draft, _start
    _start = start
    _draft = await _with_boards(_drafted(settings.look, code, await store.get(_key(code))))
    root = by_id("setup")
    form = el("form", _ways(), _counts(), _chairs_panel(), _rules_panel(), id="setup-form")
    fill(root, _head(), form, _foot())
    show(root)
    by_id("setup-title").focus()


def _key(code: str) -> str:
    return f"setup:{code}"


def _drafted(look: Look, code: str, stored: Any) -> Draft:
    """The last setup of this game, or a table for four with the computer; what no longer fits is left out."""
    info = GAMES[code].INFO
    preset = next(iter(info.presets))
    usual = house_rules.preset_values(info, preset)
    seats = SEATS if SEATS in info.seats else info.seats[0]
    fresh = Draft(look, code, seating.arrange("computer", seats, {}), preset, usual, {})
    try:
        names = {kind: [str(name) for name in known] for kind, known in stored["names"].items()}
        chairs = tuple(
            seating.Chair(kind, seating.known_name(names, kind, seat))
            for seat, kind in enumerate(stored["kinds"])
            if kind in seating.KINDS
        )
        values = fill_in(info.options, stored["values"])
        if len(chairs) not in info.seats or stored["preset"] not in info.presets:
            return fresh
        level = stored.get("level")
        return Draft(
            look, code, chairs, stored["preset"], values, names, level if level in LEVELS else LEVELS[0]
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        return fresh


async def _with_boards(draft: Draft) -> Draft:
    """With the boards that were made for this game; that of the last one is chosen."""
    option = own_board.option_of(draft.info)
    if option is None:
        return draft
    saved = await boards.load(draft.code, own_board.form_of(draft.code))
    name = own_board.free_name(draft.lang, saved)
    return draft._replace(boards=saved.choose(SavedBoard(draft.values[option.name], name)))


# ---- the parts of the screen


def _head() -> Any:
    return el(
        "header",
        el(
            "button",
            icon("back"),
            cls="icon-button",
            type="button",
            do="leave-setup",
            aria_label=say(_draft.lang, "back"),
        ),
        el("h1", text=_draft.info.name, id="setup-title", tabindex=-1),
        cls="setup-head",
    )


def _ways() -> Any:
    field = radios(
        "way",
        say(_draft.lang, "setup.way"),
        [(way, say(_draft.lang, f"setup.way.{way}")) for way in seating.WAYS],
        seating.way_of(_draft.chairs),
        cls="cards",
    )
    for way, picture in WAY_ICONS.items():
        field.querySelector(f"#way-{way} + span").prepend(icon(picture))
    return field


def _counts() -> Any:
    return radios(
        "seats",
        say(_draft.lang, "setup.seats"),
        [(str(n), str(n)) for n in _draft.info.seats],
        str(len(_draft.chairs)),
    )


def _chairs_panel() -> Any:
    return el(
        "section",
        el("h2", text=say(_draft.lang, "setup.chairs"), id="chairs-title"),
        el("div", *_chairs(), id="chairs"),
        aria_labelledby="chairs-title",
        cls="chairs-panel",
    )


def _chairs() -> list[Any]:
    return [
        el("p", *_pairs(), cls="pairs"),
        el("ul", *(_chair(place, chair) for place, chair in enumerate(_draft.chairs)), cls="chairs"),
        levels.field("level", _draft.lang, _draft.level) if "computer" in _kinds() else None,
        *(el("p", text=say(_draft.lang, key), cls="advice") for key in _advice()),
    ]


def _kinds() -> set[str]:
    return {chair.kind for chair in _draft.chairs}


def _advice() -> list[str]:
    return PHRASEBOOKS[_draft.code].advice(_draft.values, _kinds(), len(_draft.chairs))


def _pairs() -> list[Any]:
    """Who plays with whom, as pairs of marks; the colours in words for those who do not see them."""
    lang, game = _draft.lang, GAMES[_draft.code]
    values = house_rules.playable(_draft.info, _draft.values)
    sides = game.sides(game.setup(game.options(values), len(_draft.chairs)))
    if all(len(side) == 1 for side in sides):
        return [el("span", text=say(lang, "setup.alone"))]
    figures = [[figure(_draft.code, seat) for seat in side] for side in sides]
    pairs = [
        el(
            "span",
            *[mark(one, lang, 26) for one in side],
            el("span", text=join(lang, [colour(lang, one) for one in side]), cls="sr-only"),
            cls="pair",
        )
        for side in figures
    ]
    return [el("span", text=say(lang, "setup.pairs")), *pairs]


def _chair(place: int, chair: seating.Chair) -> Any:
    lang, name = _draft.lang, known_as(_draft.lang, _draft.code, place, ())
    hint = say(lang, "setup.name.mine") if chair.kind == "me" else name
    kinds = [(kind, say(lang, f"setup.kind.{kind}")) for kind in seating.KINDS]
    return el(
        "li",
        mark(figure(_draft.code, place), lang, 36),
        line(f"name-{place}", say(lang, "setup.name", colour=name), chair.name, placeholder=hint),
        select(f"kind-{place}", say(lang, "setup.who", colour=name), kinds, chair.kind),
    )


def _rules_panel() -> Any:
    return el(
        "details",
        el(
            "summary",
            el("h2", text=say(_draft.lang, "rules.title")),
            el("div", _rules_summary(), id="rules-summary"),
        ),
        el("div", *_rules_choices(), id="rules-choices"),
        cls="rules-panel",
    )


def _rules_summary() -> Any:
    return house_rules.summary(_draft.lang, _draft.info, _draft.preset, _draft.values)


def _rules_choices() -> list[Any]:
    return house_rules.choices(_draft.look, _draft.info, _draft.preset, _draft.values, _draft.boards)


def _foot() -> Any:
    word = say(_draft.lang, "setup.start")
    start = icon_button(
        "play",
        word,
        "setup-start",
        cls="gold big",
        id="setup-start",
        aria_describedby="setup-open",
        data_reason="yes",
    )
    return el("footer", el("p", *_open(), id="setup-open", role="status"), start, cls="setup-foot")


def _open() -> list[Any]:
    """Why there can be no start; else what is good to know of links, where anybody plays by one."""
    if complaint := _complaint():
        return [el("span", text=complaint, cls="problem")]
    return [icon("eye"), el("span", text=say(_draft.lang, "setup.open"))] if "link" in _kinds() else []


# ---- what is done on it


def _note(**parts: Any) -> None:
    """Fill in these parts of the draft."""
    global _draft
    _draft = _draft._replace(**parts)


def _changed(event: Any) -> None:
    """One listener for all controls, distinguished by their names."""
    control = event.target
    name, value = str(control.name), str(control.value)
    what, _, place = name.partition("-")
    if what == "name":
        _note(chairs=seating.rename(_draft.chairs, int(place), value))
        return
    names = seating.remember(_draft.names, _draft.chairs)
    if what == "way":
        _seat(seating.arrange(value, len(_draft.chairs), names), names)
    elif what == "seats":
        _seat(_resized(int(value), names), names)
    elif what == "kind":
        _seat(seating.seat(_draft.chairs, int(place), value, names), names)
    elif what == "level":
        _note(level=value)
    elif what == "preset":
        _preset(value)
    elif what == "option":
        text = str(bool(control.checked)) if control.type == "checkbox" else value
        option, chosen = house_rules.read(_draft.info, name, text)
        _rule({**_draft.values, option: chosen})
    elif what == "board":
        _lay(_draft.boards._replace(chosen=int(value)))


def _resized(seats: int, names: seating.Names) -> tuple[seating.Chair, ...]:
    """The same people at a larger or smaller table; new seats are what most of the others are."""
    way = seating.way_of(_draft.chairs) or "computer"
    return (_draft.chairs + seating.arrange(way, seats, names)[len(_draft.chairs) :])[:seats]


def _seat(chairs: tuple[seating.Chair, ...], names: seating.Names) -> None:
    _note(chairs=chairs, names=names)
    _refill("chairs", *_chairs())
    _judge()
    way = seating.way_of(chairs)
    for choice in seating.WAYS:
        by_id(f"way-{choice}").checked = choice == way


def _preset(preset: str) -> None:
    _note(preset=preset, boards=_draft.boards._replace(chosen=boards.USUAL))
    _rule(house_rules.preset_values(_draft.info, preset))


def _rule(values: dict[str, Any]) -> None:
    _note(values=values)
    _refill("rules-summary", _rules_summary())
    _refill("rules-choices", *_rules_choices())
    _refill("chairs", *_chairs())
    _judge()


def _judge() -> None:
    """Say why there can be no start, or what is good to know; only what is new is spoken."""
    said = _open()
    if by_id("setup-open").textContent != "".join(str(node.textContent) for node in said):
        _refill("setup-open", *said)
    by_id("setup-start").setAttribute("aria-disabled", "true" if _complaint() else "false")


def _complaint() -> str:
    """Why the chosen board cannot be played on; "" if it can."""
    lang, code, option = _draft.lang, _draft.code, own_board.option_of(_draft.info)
    problem = own_board.complaint(lang, code, option, _draft.boards.letters) if option else ""
    label = option_label(lang, code, option.name) if option else ""
    return say(lang, "rules.difference", rule=label, value=problem) if problem else ""


# ---- boards of one's own


def _lay(chosen: Boards) -> None:
    """Play on another board, or on one that was changed."""
    option = own_board.option_of(_draft.info)
    assert option is not None
    _note(boards=chosen)
    _rule({**_draft.values, option.name: chosen.letters})


async def _edit_board(_: str) -> None:
    saved = _draft.boards.saved[_draft.boards.chosen]
    await BoardEditor(_draft.look, _draft.code, _keep).open(saved)
    _lay(_draft.boards)


def _keep(board: SavedBoard) -> None:
    """The chosen board as it is being made."""
    _note(boards=_draft.boards.change(board))
    spawn(boards.save(_draft.code, _draft.boards))


async def _new_board(_: str) -> None:
    own, name = own_board.face_of(_draft.code), own_board.free_name(_draft.lang, _draft.boards)
    _lay(_draft.boards.add(SavedBoard(own.usual, name)))
    _keep(_draft.boards.saved[-1])
    await _edit_board("")


async def _remove_board(_: str) -> None:
    lang, chosen = _draft.lang, _draft.boards
    name = own_board.name_of(lang, chosen.saved[chosen.chosen])
    answers = {"keep": say(lang, "lobby.forget.keep"), "forget": say(lang, "lobby.forget.yes")}
    text = say(lang, "board.forget.text", name=name)
    if await dialogs.ask(say(lang, "board.forget"), text, answers, close=say(lang, "close")) != "forget":
        return
    _lay(chosen.remove())
    await boards.save(_draft.code, _draft.boards)
    by_id("board-new").focus()


def _refill(name: str, *nodes: Any) -> None:
    """Put new nodes in place without taking the keyboard away from where it was."""
    focused = document.activeElement.id if document.activeElement else ""
    fill(by_id(name), *nodes)
    if focused and (again := by_id(focused)):
        again.focus()


def _back_to_preset(_: str) -> None:
    _preset(_draft.preset)
    by_id(radio_id("preset", _draft.preset)).focus()


async def _begin(_: str) -> None:
    if by_id("setup").hidden:
        return  # a second tap on a button that has done its work
    if _complaint():
        by_id("setup").querySelector(".rules-panel").open = True
        by_id("board-edit").focus()
        return
    draft, (seats, mine) = _draft, seating.seated(_draft.chairs, _draft.level)
    values = customs.adapted(draft.info.options, draft.values, _kinds())
    started = _start(Setup(draft.code, GAMES[draft.code].options(values), seats, mine))
    if started is not None:
        await started
    await store.put(
        _key(draft.code),
        {
            "kinds": [chair.kind for chair in draft.chairs],
            "preset": draft.preset,
            "values": draft.values,
            "names": seating.remember(draft.names, draft.chairs),
            "level": draft.level,
        },
    )


handle(
    setup_start=_begin,
    setup_preset_back=_back_to_preset,
    board_edit=_edit_board,
    board_new=_new_board,
    board_remove=_remove_board,
)
listen(by_id("setup"), "change", _changed)
listen(by_id("setup"), "submit", lambda event: event.preventDefault())
