"""A new game: how many play, who sits where, by which house rules. What was chosen last time stands ready."""

from collections.abc import Awaitable, Callable
from typing import Any

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
from ..ui.dom import button, by_id, el, fill, handle, is_news, listen, show, spawn, together
from ..ui.fields import line, radio_id, radios, select
from ..ui.seat_mark import mark
from ..ui.svg import icon, icon_alone, icon_button
from . import emblems, house_rules, levels, own_board
from .board_editor import BoardEditor

HANDS = ("open", "sealed")
"""What hands can be at a table to which somebody comes by link."""

WAY_ICONS = {"computer": "robot", "together": "device", "link": "link", "phones": "screen"}

Start = Callable[[Setup], Awaitable[None] | None]


class SetupScreen:
    """The set-up of a new game, as a screen."""

    has_address = True
    playing = None

    def __init__(self, look: Look, draft: Draft, start: Start) -> None:
        self.look, self.draft, self._start = look, draft, start
        self._end = together(
            handle(
                setup_start=self._begin,
                setup_known=self._know,
                setup_preset_back=self._back_to_preset,
                setup_emblem=self._emblem,
                board_edit=self._edit_board,
                board_new=self._new_board,
                board_remove=self._remove_board,
            ),
            listen(by_id("setup"), "change", self._changed),
            listen(by_id("setup"), "submit", lambda event: event.preventDefault()),
        )

    @property
    def lang(self) -> str:
        """The language of the page."""
        return self.look.lang

    async def show(self) -> None:
        """Fill and show the screen `#setup`. Its way back does `leave-setup`, which the caller handles."""
        root = by_id("setup")
        form = el(
            "form",
            el("div", await self._help(), id="setup-help"),
            self._ways(),
            self._counts(),
            self._chairs_panel(),
            self._rules_panel(),
            id="setup-form",
        )
        fill(root, self._head(), form, self._foot())
        show(root)
        by_id("setup-title").focus()

    def close(self) -> None:
        """Leave the page."""
        self._end()

    def restyle(self, settings: Settings) -> None:
        """Take over no settings: there is no way to change them from here."""

    async def follow(self, name: str) -> None:
        """Take over nothing: what other tabs store is not shown here."""

    async def _help(self) -> Any:
        """Return the ways to the lesson and to a first game with help. Where this is the first game, that is said, and
        there is a way out for somebody who knows it."""
        lang, draft = self.lang, self.draft
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

    def _head(self) -> Any:
        back = icon_alone("back", say(self.lang, "back"), "leave-setup")
        title = el("h1", text=self.draft.info.name, id="setup-title", tabindex=-1)
        return el("header", back, title, cls="setup-head")

    def _ways(self) -> Any:
        field = radios(
            "way",
            say(self.lang, "setup.way"),
            [(way, say(self.lang, f"setup.way.{way}")) for way in seating.WAYS],
            seating.way_of(self.draft.chairs),
            cls="cards",
        )
        for way, picture in WAY_ICONS.items():
            field.querySelector(f"#way-{way} + span").prepend(icon(picture))
        return field

    def _counts(self) -> Any:
        return radios(
            "seats",
            say(self.lang, "setup.seats"),
            [(str(n), str(n)) for n in self.draft.info.seats],
            str(len(self.draft.chairs)),
        )

    def _chairs_panel(self) -> Any:
        return el(
            "section",
            el("h2", text=say(self.lang, "setup.chairs"), id="chairs-title"),
            el("div", *self._chairs(), id="chairs"),
            aria_labelledby="chairs-title",
            cls="chairs-panel",
        )

    def _chairs(self) -> list[Any]:
        hands = [(way, say(self.lang, f"setup.hands.{way}")) for way in HANDS]
        return [
            el("p", *self._pairs(), cls="pairs"),
            el(
                "ul",
                *(self._chair(place, chair) for place, chair in enumerate(self.draft.chairs)),
                cls="chairs",
            ),
            levels.field("level", self.lang, self.draft.level, each=self._can_differ())
            if "computer" in self.draft.kinds
            else None,
            radios("hands", say(self.lang, "setup.hands"), hands, HANDS[self._is_sealed()])
            if self.draft.may_be_sealed
            else None,
            el("p", text=say(self.lang, "setup.sealed.computers"), cls="advice")
            if self._is_sealed() and "computer" in self.draft.kinds
            else None,
            self._dealer() if self.draft.draws_lot and not self._is_sealed() else None,
            *(el("p", text=say(self.lang, key), cls="advice") for key in self._advice()),
        ]

    def _can_differ(self) -> bool:
        """Return whether computers can each play at a level of their own."""
        draft = self.draft
        return draft.level == seating.EACH or [chair.kind for chair in draft.chairs].count("computer") > 1

    def _is_sealed(self) -> bool:
        return self.draft.sealed and self.draft.may_be_sealed

    def _dealer(self) -> Any:
        """Who deals first."""
        label, dealer = say(self.lang, "setup.dealer"), self.draft.dealer
        return el(
            "div",
            el("span", text=label, aria_hidden="true"),
            select("dealer", label, self._dealers(), "" if dealer is None else str(dealer)),
            cls="setup-dealer",
        )

    def _dealers(self) -> list[tuple[str, str]]:
        """Who can deal first: the one that the lot names, or somebody at the table."""
        lang, chairs = self.lang, self.draft.chairs
        mine = next((place for place, chair in enumerate(chairs) if chair.kind == "me"), None)
        names = at_table(lang, self.draft.code, [chair.name for chair in chairs], mine, self.draft.colours)
        return [("", say(lang, "setup.dealer.lot")), *((str(seat), name) for seat, name in enumerate(names))]

    def _advice(self) -> list[str]:
        draft = self.draft
        return PHRASEBOOKS[draft.code].advice(draft.values, draft.kinds, len(draft.chairs))

    def _pairs(self) -> list[Any]:
        """Who plays with whom, as pairs of marks; the colours in words for those who do not see them."""
        lang, game = self.lang, GAMES[self.draft.code]
        values = customs.playable(self.draft.info, self.draft.values)
        sides = game.sides(game.setup(game.options(values), len(self.draft.chairs)))
        if all(len(side) == 1 for side in sides):
            return [el("span", text=say(lang, "setup.alone"))]
        figures = [[figure(self.draft.code, seat, self.draft.colours) for seat in side] for side in sides]
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

    def _chair(self, place: int, chair: seating.Chair) -> Any:
        lang, name = self.lang, self._colour(place)
        hint = say(lang, "setup.name.mine") if chair.kind == "me" else name
        kinds = [(kind, say(lang, f"setup.kind.{kind}")) for kind in seating.KINDS]
        return el(
            "li",
            emblems.opener(lang, place, self._worn(place)),
            line(f"name-{place}", say(lang, "setup.name", colour=name), chair.name, placeholder=hint),
            select(f"kind-{place}", say(lang, "setup.who", colour=name), kinds, chair.kind),
            levels.own(f"strength-{place}", lang, chair.name or name, chair.level)
            if chair.kind == "computer" and self.draft.level == seating.EACH
            else None,
        )

    def _rules_panel(self) -> Any:
        return el(
            "details",
            el(
                "summary",
                el("h2", text=say(self.lang, "rules.title")),
                el("div", self._rules_summary(), id="rules-summary"),
            ),
            el("div", *self._rules_choices(), id="rules-choices"),
            cls="rules-panel",
        )

    def _rules_summary(self) -> Any:
        return house_rules.summary(self.lang, self.draft.info, self.draft.preset, self.draft.values)

    def _rules_choices(self) -> list[Any]:
        draft = self.draft
        return house_rules.choices(
            self.look, draft.info, len(draft.chairs), draft.preset, draft.values, draft.boards
        )

    def _foot(self) -> Any:
        word = say(self.lang, "setup.start")
        start = icon_button(
            "play",
            word,
            "setup-start",
            cls="gold big",
            id="setup-start",
            aria_describedby="setup-open",
            data_reason="yes",
        )
        return el("footer", el("p", *self._open(), id="setup-open", role="status"), start, cls="setup-foot")

    def _open(self) -> list[Any]:
        """Why there can be no start; else what is good to know of links, where anybody plays by one."""
        if complaint := self._complaint():
            return [el("span", text=complaint, cls="problem")]
        if "link" not in self.draft.kinds:
            return []
        if self._is_sealed():
            draft, seats = self.draft, len(self.draft.chairs)
            letters = DEALINGS[draft.code].letters[seats]
            number = before_cards(draft.code, customs.playable(draft.info, draft.values), seats)
            return [
                icon("eye"),
                el(
                    "span",
                    text=say(self.lang, "setup.sealed", seats=seats, count=number, letters=letters),
                ),
            ]
        known = "setup.phones" if seating.way_of(self.draft.chairs) == "phones" else "setup.open"
        return [icon("eye"), el("span", text=say(self.lang, known))]

    # ---- what is done on it

    def _note(self, **parts: Any) -> None:
        """Fill in these parts of the draft."""
        self.draft = self.draft._replace(**parts)

    def _changed(self, event: Any) -> None:
        """One listener for all controls, distinguished by their names."""
        control = event.target
        what, _, which = str(control.name).partition("-")
        if change := self._changes().get(what):
            change(which, str(bool(control.checked) if control.type == "checkbox" else control.value))

    def _names(self) -> dict[str, list[str]]:
        """Return the last names, with those that are filled in now."""
        return seating.remember(self.draft.names, self.draft.chairs)

    def _set_level(self, _: str, level: str) -> None:
        self._note(level=level)
        _refill("chairs", *self._chairs())

    def _set_strength(self, place: str, level: str) -> None:
        chairs = [*self.draft.chairs]
        chairs[int(place)] = chairs[int(place)]._replace(level=level)
        self._note(chairs=tuple(chairs))

    def _set_option(self, name: str, text: str) -> None:
        option, chosen = house_rules.read(self.draft.info, name, text)
        self._rule({**self.draft.values, option: chosen})

    def _rename(self, place: str, name: str) -> None:
        """Note a name, which is also among those who can deal first; what else is being tapped stays where it is."""
        self._note(chairs=seating.rename(self.draft.chairs, int(place), name))
        if dealer := by_id("dealer"):
            for option, (_, called) in zip(dealer.options, self._dealers(), strict=True):
                option.textContent = called

    async def _emblem(self, place: str) -> None:
        """Let a player be known by another colour, and then by an emblem, of those that nobody else here has."""
        seat, draft = int(place), self.draft
        free = seating.free_emblems(draft.chairs, seat)
        while isinstance(answer := await emblems.ask(self.lang, self._worn(seat), free), int):
            self._note(colours=colours.chosen(self.draft.colours, len(draft.chairs), seat, answer))
            _refill("chairs", *self._chairs())
        if answer is not None:
            self._note(chairs=seating.wear(self.draft.chairs, seat, answer))
            _refill("chairs", *self._chairs())
        by_id(f"emblem-{seat}").focus()

    def _worn(self, seat: int) -> emblems.Worn:
        """What a seat can be known by, next to its name."""
        draft = self.draft
        return emblems.Worn(
            figure(draft.code, seat, draft.colours),
            self._colour(seat),
            draft.chairs[seat].emblem,
            not PHRASEBOOKS[draft.code].teams,
        )

    def _colour(self, seat: int) -> str:
        """What a seat is called by its colour."""
        return known_as(self.lang, self.draft.code, seat, (), self.draft.colours)

    def _seat(self, chairs: tuple[seating.Chair, ...]) -> None:
        names, dealer, sealed = self._names(), self.draft.dealer, self._is_sealed()
        shown = colours.at(self.draft.colours, len(chairs))
        dealer = None if dealer is None or dealer >= len(chairs) else dealer
        self._note(chairs=chairs, names=names, dealer=dealer, colours=shown)
        _refill("chairs", *self._chairs())
        _refill("rules-choices", *self._rules_choices())
        self._rule_for_hands(sealed)
        self._judge()
        way = seating.way_of(chairs)
        for choice in seating.WAYS:
            by_id(f"way-{choice}").checked = choice == way
        if self.draft.is_first and self.draft.kinds & {"here", "link"}:
            spawn(self._know(""))

    async def _know(self, _: str) -> None:
        """Set up the usual game: nobody has to be made familiar with it, or others play along who wait meanwhile."""
        self._note(**self.draft.known()._asdict())
        self._rule(self.draft.values)
        _refill("setup-help", await self._help())

    def _seal(self, _: str, hands: str) -> None:
        """Seal the hands, or leave them open."""
        before = self._is_sealed()
        self._note(sealed=hands == "sealed")
        _refill("chairs", *self._chairs())
        self._rule_for_hands(before)
        self._judge()

    def _rule_for_hands(self, before: bool) -> None:
        """Take the usual house rules over where hands are sealed now, or open again."""
        draft = self.draft
        if before != self._is_sealed():
            self._rule(customs.for_hands(draft.info, draft.preset, draft.values, sealed=not before))

    def _preset(self, preset: str) -> None:
        self._note(**self.draft.of_preset(preset)._asdict())
        self._rule(self.draft.values)

    async def _choose_preset(self, preset: str) -> None:
        """Take another preset; where house rules were changed, ask first, as their changes go."""
        lang, draft = self.lang, self.draft
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
            self._preset(preset)
        else:
            self._rule(draft.values)
        by_id(radio_id("preset", self.draft.preset)).focus()

    def _rule(self, values: dict[str, Any]) -> None:
        self._note(values=values)
        _refill("rules-summary", self._rules_summary())
        _refill("rules-choices", *self._rules_choices())
        _refill("chairs", *self._chairs())
        self._judge()

    def _judge(self) -> None:
        """Say why there can be no start, or what is good to know; only what is new is spoken."""
        said = self._open()
        if is_news(by_id("setup-open"), "".join(str(node.textContent) for node in said)):
            _refill("setup-open", *said)
        by_id("setup-start").setAttribute("aria-disabled", "true" if self._complaint() else "false")

    def _complaint(self) -> str:
        """Why the chosen board cannot be played on; "" if it can."""
        lang, code, option = self.lang, self.draft.code, own_board.option_of(self.draft.info)
        if problem := self._seal_complaint():
            return problem
        problem = own_board.complaint(lang, code, option, self.draft.boards.letters) if option else ""
        label = option_label(lang, code, option.name) if option else ""
        return say(lang, "rules.difference", rule=label, value=problem) if problem else ""

    def _seal_complaint(self) -> str:
        """Why hands cannot be sealed at this table; "" if they can."""
        lang, draft = self.lang, self.draft
        if not self._is_sealed():
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

    def _lay(self, chosen: Boards) -> None:
        """Play on another board, or on one that was changed."""
        option = own_board.option_of(self.draft.info)
        assert option is not None
        self._note(boards=chosen)
        self._rule({**self.draft.values, option.name: chosen.letters})

    async def _edit_board(self, _: str) -> None:
        saved = self.draft.boards.saved[self.draft.boards.chosen]
        await BoardEditor(self.look, self.draft.code, self._keep).open(saved)
        self._lay(self.draft.boards)

    def _keep(self, board: SavedBoard) -> None:
        """The chosen board as it is being made."""
        self._note(boards=self.draft.boards.change(board))
        spawn(boards.save(self.draft.code, self.draft.boards))

    async def _new_board(self, _: str) -> None:
        own, name = own_board.face_of(self.draft.code), own_board.free_name(self.lang, self.draft.boards)
        self._lay(self.draft.boards.add(SavedBoard(own.usual, name)))
        self._keep(self.draft.boards.saved[-1])
        await self._edit_board("")

    async def _remove_board(self, _: str) -> None:
        lang, chosen = self.lang, self.draft.boards
        name = own_board.name_of(lang, chosen.saved[chosen.chosen])
        answers = {"keep": say(lang, "lobby.forget.keep"), "forget": say(lang, "lobby.forget.yes")}
        text = say(lang, "board.forget.text", name=name)
        if await dialogs.ask(say(lang, "board.forget"), text, answers, close=True) != "forget":
            return
        self._lay(chosen.remove())
        await boards.save(self.draft.code, self.draft.boards)
        by_id("board-new").focus()

    def _back_to_preset(self, _: str) -> None:
        self._preset(self.draft.preset)
        by_id(radio_id("preset", self.draft.preset)).focus()

    async def _begin(self, _: str) -> None:
        if by_id("setup").hidden:
            return  # a second tap on a button that has done its work
        if self._complaint():
            if self._seal_complaint():
                by_id(radio_id("hands", "open")).focus()
            else:
                by_id("setup").querySelector(".rules-panel").open = True
                by_id("board-edit").focus()
            return
        draft = self.draft
        started = self._start(draft.setup())
        if started is not None:
            await started
        await setups.note(draft)

    def _changes(self) -> dict[str, Callable[[str, str], object]]:
        """Return what each control does, by the first part of its name; it gets the rest of the name, and the value."""
        return {
            "name": self._rename,
            "way": lambda _, way: self._seat(seating.arrange(way, len(self.draft.chairs), self._names())),
            "seats": lambda _, seats: self._seat(self.draft.resized(int(seats), self._names())),
            "kind": lambda place, kind: self._seat(
                seating.seat(self.draft.chairs, int(place), kind, self._names())
            ),
            "level": self._set_level,
            "strength": self._set_strength,
            "dealer": lambda _, seat: self._note(dealer=int(seat) if seat else None),
            "hands": self._seal,
            "preset": lambda _, preset: spawn(self._choose_preset(preset)),
            "option": self._set_option,
            "board": lambda _, number: self._lay(self.draft.boards._replace(chosen=int(number))),
        }


async def opened(settings: Settings, code: str, start: Start) -> SetupScreen:
    """Return the screen of a new game, by what was chosen last time; `start` begins it."""
    draft = await setups.last(code)
    if not await setups.is_known(code):
        draft = draft.first()
    return SetupScreen(settings.look, await _with_boards(settings.lang, draft), start)


async def _with_boards(lang: str, draft: Draft) -> Draft:
    """With the boards that were made for this game; that of the last one is chosen."""
    option = own_board.option_of(draft.info)
    if option is None:
        return draft
    saved = await boards.load(draft.code, own_board.form_of(draft.code))
    name = own_board.free_name(lang, saved)
    return draft._replace(boards=saved.choose(SavedBoard(draft.values[option.name], name)))


def _refill(name: str, *nodes: Any) -> None:
    """Put new nodes in place without taking the keyboard away from where it was."""
    focused = document.activeElement.id if document.activeElement else ""
    fill(by_id(name), *nodes)
    if focused and (again := by_id(focused)):
        again.focus()
