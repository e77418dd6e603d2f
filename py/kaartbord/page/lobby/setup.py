"""A new game: how many play, who sits where, by which house rules. What was chosen last time stands ready."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from js import document

from ...games import GAMES
from ...match.setup import colours, customs, seating
from ...match.setup.boards import Boards, SavedBoard
from ...match.setup.draft import Draft, Setup
from ...paint.kit import Look
from ...sealed.dealing import shufflers
from ...sealed.due import before_cards
from ...sealed.games import DEALINGS, in_the_way
from ...text import join, lessons, say
from ...text.people import colour
from ...text.phrasebooks import PHRASEBOOKS, at_table, figure, known_as, option_label, preset_name
from ..storage import boards, progress, setups
from ..storage.settings import Settings
from ..ui import dialogs
from ..ui.dom import button, by_id, el, fill, handle, is_news, listen, show, spawn
from ..ui.fields import line, radio_id, radios, select
from ..ui.seat_mark import mark
from ..ui.svg import icon, icon_alone, icon_button
from . import emblems, house_rules, levels, own_board
from .board_editor import BoardEditor

HANDS = ("open", "sealed")
"""What hands can be at a table to which somebody comes by link."""

WAY_ICONS = {"computer": "robot", "together": "device", "link": "link", "phones": "screen"}

Start = Callable[[Setup], Awaitable[None] | None]


class Screen(NamedTuple):
    """What the screen shows and serves."""

    look: Look
    """How what is painted looks, and the language."""
    draft: Draft
    start: Start

    @property
    def lang(self) -> str:
        """The language of the page."""
        return self.look.lang


_screen: Screen


async def open_setup(settings: Settings, code: str, start: Start) -> None:
    """Fill and show the screen `#setup`. Its way back does `leave-setup`, which the caller handles."""
    global _screen
    draft = await setups.last(code)
    if not await setups.is_known(code):
        draft = draft.first()
    _screen = Screen(settings.look, await _with_boards(settings.lang, draft), start)
    root = by_id("setup")
    form = el(
        "form",
        el("div", await _help(), id="setup-help"),
        _ways(),
        _counts(),
        _chairs_panel(),
        _rules_panel(),
        id="setup-form",
    )
    fill(root, _head(), form, _foot())
    show(root)
    by_id("setup-title").focus()


async def _help() -> Any:
    """The ways to the lesson and to a first game with help. Where this is the first game, that is said, and there is a
    way out for somebody who knows it."""
    lang, draft = _screen.lang, _screen.draft
    words = lessons.door(lang, draft.code, learnt=await progress.learnt(draft.code))
    lesson = icon_button("lesson", words, "lesson", draft.code, cls="paper") if words else None
    if not draft.is_first:
        return el(
            "div",
            lesson,
            button(say(lang, "setup.first"), "first-game", draft.code, cls="paper"),
            cls="lesson-offer",
        )
    gentle = PHRASEBOOKS[draft.code].tell(lang, "gentle")
    return el(
        "div",
        el("p", text=say(lang, "setup.newcomer", game=draft.info.name, gentle=gentle)),
        lesson,
        button(say(lang, "setup.known"), "setup-known", cls="paper"),
        cls="lesson-offer panel",
    )


async def _with_boards(lang: str, draft: Draft) -> Draft:
    """With the boards that were made for this game; that of the last one is chosen."""
    option = own_board.option_of(draft.info)
    if option is None:
        return draft
    saved = await boards.load(draft.code, own_board.form_of(draft.code))
    name = own_board.free_name(lang, saved)
    return draft._replace(boards=saved.choose(SavedBoard(draft.values[option.name], name)))


# ---- the parts of the screen


def _head() -> Any:
    back = icon_alone("back", say(_screen.lang, "back"), "leave-setup")
    title = el("h1", text=_screen.draft.info.name, id="setup-title", tabindex=-1)
    return el("header", back, title, cls="setup-head")


def _ways() -> Any:
    field = radios(
        "way",
        say(_screen.lang, "setup.way"),
        [(way, say(_screen.lang, f"setup.way.{way}")) for way in seating.WAYS],
        seating.way_of(_screen.draft.chairs),
        cls="cards",
    )
    for way, picture in WAY_ICONS.items():
        field.querySelector(f"#way-{way} + span").prepend(icon(picture))
    return field


def _counts() -> Any:
    return radios(
        "seats",
        say(_screen.lang, "setup.seats"),
        [(str(n), str(n)) for n in _screen.draft.info.seats],
        str(len(_screen.draft.chairs)),
    )


def _chairs_panel() -> Any:
    return el(
        "section",
        el("h2", text=say(_screen.lang, "setup.chairs"), id="chairs-title"),
        el("div", *_chairs(), id="chairs"),
        aria_labelledby="chairs-title",
        cls="chairs-panel",
    )


def _chairs() -> list[Any]:
    hands = [(way, say(_screen.lang, f"setup.hands.{way}")) for way in HANDS]
    return [
        el("p", *_pairs(), cls="pairs"),
        el("ul", *(_chair(place, chair) for place, chair in enumerate(_screen.draft.chairs)), cls="chairs"),
        levels.field("level", _screen.lang, _screen.draft.level, each=_can_differ())
        if "computer" in _screen.draft.kinds
        else None,
        radios("hands", say(_screen.lang, "setup.hands"), hands, HANDS[_is_sealed()])
        if _screen.draft.may_be_sealed
        else None,
        el("p", text=say(_screen.lang, "setup.sealed.computers"), cls="advice")
        if _is_sealed() and "computer" in _screen.draft.kinds
        else None,
        _dealer() if _screen.draft.draws_lot and not _is_sealed() else None,
        *(el("p", text=say(_screen.lang, key), cls="advice") for key in _advice()),
    ]


def _can_differ() -> bool:
    """Return whether computers can each play at a level of their own."""
    draft = _screen.draft
    return draft.level == seating.EACH or [chair.kind for chair in draft.chairs].count("computer") > 1


def _is_sealed() -> bool:
    return _screen.draft.sealed and _screen.draft.may_be_sealed


def _dealer() -> Any:
    """Who deals first."""
    label, dealer = say(_screen.lang, "setup.dealer"), _screen.draft.dealer
    return el(
        "div",
        el("span", text=label, aria_hidden="true"),
        select("dealer", label, _dealers(), "" if dealer is None else str(dealer)),
        cls="setup-dealer",
    )


def _dealers() -> list[tuple[str, str]]:
    """Who can deal first: the one that the lot names, or somebody at the table."""
    lang, chairs = _screen.lang, _screen.draft.chairs
    mine = next((place for place, chair in enumerate(chairs) if chair.kind == "me"), None)
    names = at_table(lang, _screen.draft.code, [chair.name for chair in chairs], mine, _screen.draft.colours)
    return [("", say(lang, "setup.dealer.lot")), *((str(seat), name) for seat, name in enumerate(names))]


def _advice() -> list[str]:
    draft = _screen.draft
    return PHRASEBOOKS[draft.code].advice(draft.values, draft.kinds, len(draft.chairs))


def _pairs() -> list[Any]:
    """Who plays with whom, as pairs of marks; the colours in words for those who do not see them."""
    lang, game = _screen.lang, GAMES[_screen.draft.code]
    values = customs.playable(_screen.draft.info, _screen.draft.values)
    sides = game.sides(game.setup(game.options(values), len(_screen.draft.chairs)))
    if all(len(side) == 1 for side in sides):
        return [el("span", text=say(lang, "setup.alone"))]
    figures = [[figure(_screen.draft.code, seat, _screen.draft.colours) for seat in side] for side in sides]
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
    lang, name = _screen.lang, _colour(place)
    hint = say(lang, "setup.name.mine") if chair.kind == "me" else name
    kinds = [(kind, say(lang, f"setup.kind.{kind}")) for kind in seating.KINDS]
    return el(
        "li",
        emblems.opener(lang, place, _worn(place)),
        line(f"name-{place}", say(lang, "setup.name", colour=name), chair.name, placeholder=hint),
        select(f"kind-{place}", say(lang, "setup.who", colour=name), kinds, chair.kind),
        levels.own(f"strength-{place}", lang, chair.name or name, chair.level)
        if chair.kind == "computer" and _screen.draft.level == seating.EACH
        else None,
    )


def _rules_panel() -> Any:
    return el(
        "details",
        el(
            "summary",
            el("h2", text=say(_screen.lang, "rules.title")),
            el("div", _rules_summary(), id="rules-summary"),
        ),
        el("div", *_rules_choices(), id="rules-choices"),
        cls="rules-panel",
    )


def _rules_summary() -> Any:
    return house_rules.summary(_screen.lang, _screen.draft.info, _screen.draft.preset, _screen.draft.values)


def _rules_choices() -> list[Any]:
    draft = _screen.draft
    return house_rules.choices(
        _screen.look, draft.info, len(draft.chairs), draft.preset, draft.values, draft.boards
    )


def _foot() -> Any:
    word = say(_screen.lang, "setup.start")
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
    if "link" not in _screen.draft.kinds:
        return []
    if _is_sealed():
        draft, seats = _screen.draft, len(_screen.draft.chairs)
        letters = DEALINGS[draft.code].letters[seats]
        number = before_cards(draft.code, customs.playable(draft.info, draft.values), seats)
        return [
            icon("eye"),
            el(
                "span",
                text=say(_screen.lang, "setup.sealed", seats=seats, count=number, letters=letters),
            ),
        ]
    known = "setup.phones" if seating.way_of(_screen.draft.chairs) == "phones" else "setup.open"
    return [icon("eye"), el("span", text=say(_screen.lang, known))]


# ---- what is done on it


def _note(**parts: Any) -> None:
    """Fill in these parts of the draft."""
    global _screen
    _screen = _screen._replace(draft=_screen.draft._replace(**parts))


def _changed(event: Any) -> None:
    """One listener for all controls, distinguished by their names."""
    control = event.target
    what, _, which = str(control.name).partition("-")
    if what in CHANGES:
        CHANGES[what](which, str(bool(control.checked) if control.type == "checkbox" else control.value))


def _names() -> dict[str, list[str]]:
    """Return the last names, with those that are filled in now."""
    return seating.remember(_screen.draft.names, _screen.draft.chairs)


def _set_level(_: str, level: str) -> None:
    _note(level=level)
    _refill("chairs", *_chairs())


def _set_strength(place: str, level: str) -> None:
    chairs = [*_screen.draft.chairs]
    chairs[int(place)] = chairs[int(place)]._replace(level=level)
    _note(chairs=tuple(chairs))


def _set_option(name: str, text: str) -> None:
    option, chosen = house_rules.read(_screen.draft.info, name, text)
    _rule({**_screen.draft.values, option: chosen})


def _rename(place: str, name: str) -> None:
    """Note a name, which is also among those who can deal first; what else is being tapped stays where it is."""
    _note(chairs=seating.rename(_screen.draft.chairs, int(place), name))
    if dealer := by_id("dealer"):
        for option, (_, called) in zip(dealer.options, _dealers(), strict=True):
            option.textContent = called


async def _emblem(place: str) -> None:
    """Let a player be known by another colour, and then by an emblem, of those that nobody else at the table has."""
    seat, draft = int(place), _screen.draft
    free = seating.free_emblems(draft.chairs, seat)
    while isinstance(answer := await emblems.ask(_screen.lang, _worn(seat), free), int):
        _note(colours=colours.chosen(_screen.draft.colours, len(draft.chairs), seat, answer))
        _refill("chairs", *_chairs())
    if answer is not None:
        _note(chairs=seating.wear(_screen.draft.chairs, seat, answer))
        _refill("chairs", *_chairs())
    by_id(f"emblem-{seat}").focus()


def _worn(seat: int) -> emblems.Worn:
    """What a seat can be known by, next to its name."""
    draft = _screen.draft
    return emblems.Worn(
        figure(draft.code, seat, draft.colours),
        _colour(seat),
        draft.chairs[seat].emblem,
        not PHRASEBOOKS[draft.code].teams,
    )


def _colour(seat: int) -> str:
    """What a seat is called by its colour."""
    return known_as(_screen.lang, _screen.draft.code, seat, (), _screen.draft.colours)


def _seat(chairs: tuple[seating.Chair, ...]) -> None:
    names, dealer, sealed = _names(), _screen.draft.dealer, _is_sealed()
    shown = colours.at(_screen.draft.colours, len(chairs))
    dealer = None if dealer is None or dealer >= len(chairs) else dealer
    _note(chairs=chairs, names=names, dealer=dealer, colours=shown)
    _refill("chairs", *_chairs())
    _refill("rules-choices", *_rules_choices())
    _rule_for_hands(sealed)
    _judge()
    way = seating.way_of(chairs)
    for choice in seating.WAYS:
        by_id(f"way-{choice}").checked = choice == way
    if _screen.draft.is_first and _screen.draft.kinds & {"here", "link"}:
        spawn(_know(""))


async def _know(_: str) -> None:
    """Set up the usual game: nobody has to be made familiar with it, or others play along who wait meanwhile."""
    _note(**_screen.draft.known()._asdict())
    _rule(_screen.draft.values)
    _refill("setup-help", await _help())


def _seal(_: str, hands: str) -> None:
    """Seal the hands, or leave them open."""
    before = _is_sealed()
    _note(sealed=hands == "sealed")
    _refill("chairs", *_chairs())
    _rule_for_hands(before)
    _judge()


def _rule_for_hands(before: bool) -> None:
    """Take the usual house rules over where hands are sealed now, or open again."""
    draft = _screen.draft
    if before != _is_sealed():
        _rule(customs.for_hands(draft.info, draft.preset, draft.values, sealed=not before))


def _preset(preset: str) -> None:
    _note(**_screen.draft.of_preset(preset)._asdict())
    _rule(_screen.draft.values)


async def _choose_preset(preset: str) -> None:
    """Take another preset; where house rules were changed, ask first, as their changes go."""
    lang, draft = _screen.lang, _screen.draft
    changed = customs.differing(draft.info, draft.preset, draft.values)
    if changed:
        rules = [house_rules.difference(lang, draft.code, one, draft.values[one.name]) for one in changed]
        name = preset_name(lang, draft.code, preset)
        choices = {
            "keep": say(lang, "rules.replace.no"),
            "replace": say(lang, "rules.replace.yes", preset=name),
        }
        text = say(lang, "rules.replace.text", rules=join(lang, rules))
        if await dialogs.ask(say(lang, "rules.replace"), text, choices, close=True) != "replace":
            preset = ""
    if preset:
        _preset(preset)
    else:
        _rule(draft.values)
    by_id(radio_id("preset", _screen.draft.preset)).focus()


def _rule(values: dict[str, Any]) -> None:
    _note(values=values)
    _refill("rules-summary", _rules_summary())
    _refill("rules-choices", *_rules_choices())
    _refill("chairs", *_chairs())
    _judge()


def _judge() -> None:
    """Say why there can be no start, or what is good to know; only what is new is spoken."""
    said = _open()
    if is_news(by_id("setup-open"), "".join(str(node.textContent) for node in said)):
        _refill("setup-open", *said)
    by_id("setup-start").setAttribute("aria-disabled", "true" if _complaint() else "false")


def _complaint() -> str:
    """Why the chosen board cannot be played on; "" if it can."""
    lang, code, option = _screen.lang, _screen.draft.code, own_board.option_of(_screen.draft.info)
    if problem := _seal_complaint():
        return problem
    problem = own_board.complaint(lang, code, option, _screen.draft.boards.letters) if option else ""
    label = option_label(lang, code, option.name) if option else ""
    return say(lang, "rules.difference", rule=label, value=problem) if problem else ""


def _seal_complaint() -> str:
    """Why hands cannot be sealed at this table; "" if they can."""
    lang, draft = _screen.lang, _screen.draft
    if not _is_sealed():
        return ""
    if draft.chairs[0].kind == "link":
        return say(lang, "setup.sealed.first")
    if shufflers(len(draft.chairs)) < len(draft.chairs) and draft.chairs[1].kind != "link":
        return say(lang, "setup.sealed.second")
    values = customs.playable(draft.info, draft.values)
    rules = in_the_way(draft.code, GAMES[draft.code].options(values))
    labels = [option_label(lang, draft.code, rule) for rule in rules]
    return say(lang, "setup.sealed.rules", rules=join(lang, labels)) if labels else ""


# ---- boards of one's own


def _lay(chosen: Boards) -> None:
    """Play on another board, or on one that was changed."""
    option = own_board.option_of(_screen.draft.info)
    assert option is not None
    _note(boards=chosen)
    _rule({**_screen.draft.values, option.name: chosen.letters})


async def _edit_board(_: str) -> None:
    saved = _screen.draft.boards.saved[_screen.draft.boards.chosen]
    await BoardEditor(_screen.look, _screen.draft.code, _keep).open(saved)
    _lay(_screen.draft.boards)


def _keep(board: SavedBoard) -> None:
    """The chosen board as it is being made."""
    _note(boards=_screen.draft.boards.change(board))
    spawn(boards.save(_screen.draft.code, _screen.draft.boards))


async def _new_board(_: str) -> None:
    own, name = own_board.face_of(_screen.draft.code), own_board.free_name(_screen.lang, _screen.draft.boards)
    _lay(_screen.draft.boards.add(SavedBoard(own.usual, name)))
    _keep(_screen.draft.boards.saved[-1])
    await _edit_board("")


async def _remove_board(_: str) -> None:
    lang, chosen = _screen.lang, _screen.draft.boards
    name = own_board.name_of(lang, chosen.saved[chosen.chosen])
    answers = {"keep": say(lang, "lobby.forget.keep"), "forget": say(lang, "lobby.forget.yes")}
    text = say(lang, "board.forget.text", name=name)
    if await dialogs.ask(say(lang, "board.forget"), text, answers, close=True) != "forget":
        return
    _lay(chosen.remove())
    await boards.save(_screen.draft.code, _screen.draft.boards)
    by_id("board-new").focus()


def _refill(name: str, *nodes: Any) -> None:
    """Put new nodes in place without taking the keyboard away from where it was."""
    focused = document.activeElement.id if document.activeElement else ""
    fill(by_id(name), *nodes)
    if focused and (again := by_id(focused)):
        again.focus()


def _back_to_preset(_: str) -> None:
    _preset(_screen.draft.preset)
    by_id(radio_id("preset", _screen.draft.preset)).focus()


async def _begin(_: str) -> None:
    if by_id("setup").hidden:
        return  # a second tap on a button that has done its work
    if _complaint():
        if _seal_complaint():
            by_id(radio_id("hands", "open")).focus()
        else:
            by_id("setup").querySelector(".rules-panel").open = True
            by_id("board-edit").focus()
        return
    draft = _screen.draft
    started = _screen.start(draft.setup())
    if started is not None:
        await started
    await setups.note(draft)


CHANGES: dict[str, Callable[[str, str], object]] = {
    "name": _rename,
    "way": lambda _, way: _seat(seating.arrange(way, len(_screen.draft.chairs), _names())),
    "seats": lambda _, seats: _seat(_screen.draft.resized(int(seats), _names())),
    "kind": lambda place, kind: _seat(seating.seat(_screen.draft.chairs, int(place), kind, _names())),
    "level": _set_level,
    "strength": _set_strength,
    "dealer": lambda _, seat: _note(dealer=int(seat) if seat else None),
    "hands": _seal,
    "preset": lambda _, preset: spawn(_choose_preset(preset)),
    "option": _set_option,
    "board": lambda _, number: _lay(_screen.draft.boards._replace(chosen=int(number))),
}
"""What each control does, by the first part of its name; it gets the rest of the name, and the value."""

handle(
    setup_start=_begin,
    setup_known=_know,
    setup_preset_back=_back_to_preset,
    setup_emblem=_emblem,
    board_edit=_edit_board,
    board_new=_new_board,
    board_remove=_remove_board,
)
listen(by_id("setup"), "change", _changed)
listen(by_id("setup"), "submit", lambda event: event.preventDefault())
