"""The set-up of a new game: choices go into the draft, which begins as that of last time."""

from collections.abc import Awaitable, Callable
from typing import Any

from js import document

from ...match.setup import colours, house_rule_choices, seating
from ...match.setup.boards import Boards, SavedBoard
from ...match.setup.draft import Draft, GameSetup
from ...paint.pen import Look
from ...text.phrasebooks import preset_name
from ..storage import boards, progress, setups
from ..storage.settings import Settings
from ..ui import dialogs
from ..ui.dom import by_id, combine_callbacks, fill, handle, is_news, listen, show, spawn
from ..ui.fields import radio_id
from . import custom_board, emblems, house_rules
from .board_editor import BoardEditor
from .setup_form import SetupForm

Start = Callable[[GameSetup], Awaitable[None] | None]


class SetupScreen:
    """The set-up of a new game, as a screen."""

    has_address = True
    playing = None

    def __init__(self, look: Look, draft: Draft, start: Start) -> None:
        self.look, self.draft, self._start = look, draft, start
        self._end = combine_callbacks(
            handle(
                setup_start=self._begin,
                setup_known=self._know,
                setup_preset_back=self._back_to_preset,
                setup_emblem=self._choose_emblem,
                board_edit=self._edit_board,
                board_new=self._new_board,
                board_remove=self._remove_board,
            ),
            listen(by_id("setup"), "change", self._changed),
            listen(by_id("setup"), "submit", lambda event: event.preventDefault()),
        )

    @property
    def form(self) -> SetupForm:
        """The form for the draft as it is now."""
        return SetupForm(self.look, self.draft)

    async def show(self) -> None:
        """Fill and show the screen `#setup`. Its way back does `leave-setup`, which the caller handles."""
        root = by_id("setup")
        fill(root, *self.form.page(learnt=await progress.is_completed(self.draft.code)))
        show(root)
        by_id("setup-title").focus()

    def close(self) -> None:
        """Leave the page."""
        self._end()

    def restyle(self, settings: Settings) -> None:
        """Adopt no settings: there is no way to change them from here."""

    async def follow(self, name: str) -> None:
        """Adopt nothing: what other tabs store is not shown here."""

    # ---- actions

    def _note(self, **parts: Any) -> None:
        """Fill in these parts of the draft."""
        self.draft = self.draft._replace(**parts)

    def _change_draft(self, draft: Draft) -> None:
        """Continue with another draft, and show it. The usual house rules are restored where hands are sealed
        now, or open again. Of the reasons that prevent a start, and of the advice, only new ones are spoken."""
        if (sealed := draft.is_sealed) != self.draft.is_sealed:
            values = house_rule_choices.adapt_to_sealing(draft.info, draft.preset, draft.values, sealed=sealed)
            draft = draft._replace(values=values)
        self.draft = draft
        _refill("chairs", *self.form.chairs())
        _refill("rules-summary", self.form.rules_summary())
        _refill("rules-choices", *self.form.rules_choices())
        said = self.form.notice()
        if is_news(by_id("setup-open"), "".join(str(node.textContent) for node in said)):
            _refill("setup-open", *said)
        by_id("setup-start").setAttribute("aria-disabled", "true" if self.form.complaint() else "false")

    def _changed(self, event: Any) -> None:
        """Listen to all controls, distinguished by their names."""
        control = event.target
        what, _, which = str(control.name).partition("-")
        if change := self._changes().get(what):
            change(which, str(bool(control.checked) if control.type == "checkbox" else control.value))

    def _update_chairs(self, **parts: Any) -> None:
        """Fill in these parts of the draft, which are shown among the chairs."""
        self._note(**parts)
        _refill("chairs", *self.form.chairs())

    def _set_strength(self, place: str, level: str) -> None:
        chairs = [*self.draft.chairs]
        chairs[int(place)] = chairs[int(place)]._replace(level=level)
        self._note(chairs=tuple(chairs))

    def _set_option(self, name: str, text: str) -> None:
        option, chosen = house_rules.parse_choice(self.draft.info, name, text)
        self._change_draft(self.draft._replace(values={**self.draft.values, option: chosen}))

    def _rename(self, place: str, name: str) -> None:
        """Note a name, also among the candidates for first dealer; a control under the finger stays in place."""
        self._note(chairs=seating.set_name(self.draft.chairs, int(place), name))
        if dealer := by_id("dealer"):
            for option, (_, called) in zip(dealer.options, self.form.dealers(), strict=True):
                option.textContent = called

    async def _choose_emblem(self, place: str) -> None:
        """Let a player choose another colour, and then an emblem, of those that nobody else here has."""
        seat, draft = int(place), self.draft
        free = seating.free_emblems(draft.chairs, seat)
        while isinstance(
            answer := await emblems.choose_emblem(self.look.messages, self.form.appearance(seat), free), int
        ):
            self._update_chairs(colours=colours.choose_colour(self.draft.colours, len(draft.chairs), seat, answer))
        if answer is not None:
            self._update_chairs(chairs=seating.set_emblem(self.draft.chairs, seat, answer))
        by_id(f"emblem-{seat}").focus()

    def _seat(self, chairs: tuple[seating.Chair, ...]) -> None:
        self._change_draft(self.draft.with_chairs(chairs))
        way = seating.table_kind(chairs)
        for choice in seating.TABLE_KINDS:
            by_id(f"way-{choice}").checked = choice == way
        if self.draft.is_first and self.draft.kinds & {"here", "link"}:
            spawn(self._know(""))

    async def _know(self, _: str) -> None:
        """Set up the usual game: its player knows it already, or others take part who wait meanwhile."""
        self._change_draft(self.draft.for_experienced_player())
        _refill("setup-help", self.form.help(learnt=await progress.is_completed(self.draft.code)))

    async def _choose_preset(self, preset: str) -> None:
        """Adopt another preset; where house rules were changed, ask first, as their changes are lost."""
        messages, draft = self.look.messages, self.draft
        changed = house_rule_choices.differing_options(draft.info, draft.preset, draft.values)
        if changed:
            rules = [house_rules.difference(messages, draft.code, one, draft.values[one.name]) for one in changed]
            name = preset_name(messages, draft.code, preset)
            choices = {
                "keep": messages.format("rules.replace.no"),
                "replace": messages.format("rules.replace.yes", preset=name),
            }
            text = messages.format("rules.replace.text", rules=messages.join(rules))
            if await dialogs.ask(messages.format("rules.replace"), text, choices, close=True) != "replace":
                preset = ""
        self._change_draft(self.draft.with_preset(preset) if preset else self.draft._replace(values=draft.values))
        by_id(radio_id("preset", self.draft.preset)).focus()

    # ---- boards of one's own

    def _lay(self, chosen: Boards) -> None:
        """Play on another board, or on one that was changed."""
        option = custom_board.board_option(self.draft.info)
        assert option is not None
        values = {**self.draft.values, option.name: chosen.letters}
        self._change_draft(self.draft._replace(boards=chosen, values=values))

    async def _edit_board(self, _: str) -> None:
        saved = self.draft.boards.saved[self.draft.boards.chosen]
        await BoardEditor(self.look, self.draft.code, self._keep).open(saved)
        self._lay(self.draft.boards)

    def _keep(self, board: SavedBoard) -> None:
        """Keep the chosen board as it is being made."""
        self._note(boards=self.draft.boards.change(board))
        spawn(boards.save(self.draft.code, self.draft.boards))

    async def _new_board(self, _: str) -> None:
        own, name = (
            custom_board.custom_board_of(self.draft.code),
            custom_board.free_name(self.look.messages, self.draft.boards),
        )
        self._lay(self.draft.boards.add(SavedBoard(own.usual, name)))
        self._keep(self.draft.boards.saved[-1])
        await self._edit_board("")

    async def _remove_board(self, _: str) -> None:
        messages, chosen = self.look.messages, self.draft.boards
        name = custom_board.board_name(messages, chosen.saved[chosen.chosen])
        answers = {"keep": messages.format("lobby.forget.keep"), "forget": messages.format("lobby.forget.yes")}
        text = messages.format("board.forget.text", name=name)
        if await dialogs.ask(messages.format("board.forget"), text, answers, close=True) != "forget":
            return
        self._lay(chosen.remove())
        await boards.save(self.draft.code, self.draft.boards)
        by_id("board-new").focus()

    def _back_to_preset(self, _: str) -> None:
        self._change_draft(self.draft.with_preset(self.draft.preset))
        by_id(radio_id("preset", self.draft.preset)).focus()

    async def _begin(self, _: str) -> None:
        if by_id("setup").hidden:
            return  # a second tap on a button that has done its work
        if self.form.complaint():
            if self.form.sealing_problem():
                by_id(radio_id("hands", "open")).focus()
            else:
                by_id("setup").querySelector(".rules-panel").open = True
                by_id("board-edit").focus()
            return
        draft = self.draft
        started = self._start(draft.setup())
        if started is not None:
            await started
        await setups.save_last(draft)

    def _changes(self) -> dict[str, Callable[[str, str], object]]:
        """Return the handler of each control, by the first part of its name; it gets the rest, and the value."""
        draft, names = self.draft, self.draft.current_names
        return {
            "name": self._rename,
            "way": lambda _, way: self._seat(seating.arrange_chairs(way, len(draft.chairs), names)),
            "seats": lambda _, seats: self._seat(draft.resized_chairs(int(seats), names)),
            "kind": lambda place, kind: self._seat(seating.change_kind(draft.chairs, int(place), kind, names)),
            "level": lambda _, level: self._update_chairs(level=level),
            "strength": self._set_strength,
            "dealer": lambda _, seat: self._note(dealer=int(seat) if seat else None),
            "hands": lambda _, hands: self._change_draft(draft._replace(sealed=hands == "sealed")),
            "preset": lambda _, preset: spawn(self._choose_preset(preset)),
            "option": self._set_option,
            "board": lambda _, number: self._lay(draft.boards._replace(chosen=int(number))),
        }


async def open_setup(settings: Settings, code: str, start: Start) -> SetupScreen:
    """Return the screen of a new game, by the choices of last time, with the boards made for it; `start` begins it."""
    draft = await setups.load_last(code)
    if not await setups.has_been_played(code):
        draft = draft.for_first_game()
    if option := custom_board.board_option(draft.info):
        saved = await boards.load(code, custom_board.board_form(code))
        last = SavedBoard(draft.values[option.name], custom_board.free_name(settings.messages, saved))
        draft = draft._replace(boards=saved.choose(last))
    return SetupScreen(settings.look, draft, start)


def _refill(name: str, *nodes: Any) -> None:
    """Put new nodes in place without taking the keyboard away from where it was."""
    focused = document.activeElement.id if document.activeElement else ""
    fill(by_id(name), *nodes)
    if focused and (again := by_id(focused)):
        again.focus()
