"""The screen of the arbiter: a position of a real table is laid, and asked about."""

from collections.abc import Callable
from typing import Any, NamedTuple

from js import document, navigator, window

from ...games import ENTRIES, GAMES
from ...match import link, transcript
from ...match.match import replay
from ...rules.errors import BadPosition
from ...scene.arbiter import flaws, laying
from ...scene.arbiter.laying import HAND, LAYINGS, LONGEST_GAME, LaidCards
from ...scene.arbiter.verdict import Table, Verdict
from ...text import phrasebooks
from ..games.faces import FACES
from ..games.stills import still
from ..lobby import club, house_rules, lobby
from ..storage import files
from ..storage.settings import Settings
from ..ui import dialogs, printing, promises
from ..ui.dom import by_id, combine_callbacks, el, handle, listen, spawn
from ..ui.fields import radios
from ..ui.svg import icon_button
from . import fields
from .laid_board import SQUARE_ID, LaidBoard

LAY, ASK = "lay", "ask"
PRINT_PX = 460.0


class ArbiterCallbacks(NamedTuple):
    """The ways from the arbiter to the rest of the page."""

    leave: Callable[[], object]
    address: Callable[[str], object]
    """Write the fragment of the address."""
    play: Callable[[str, Any], object]
    """Play on from a state of a game."""
    open_link: Callable[[str], object]
    site: str


class ArbiterScreen(club.ClubScreen):
    """The arbiter."""

    def __init__(self, settings: Settings, leads: ArbiterCallbacks, laid: str) -> None:
        """Take the position in the fragment `laid`, if it has one."""
        super().__init__(settings.messages, leads.leave, lambda _: None)
        self._settings, self._leads, self._laid = settings, leads, laid
        self.code = ""
        self.state: Any = None
        """The game and the position; "" while a game is being chosen."""
        self.mode, self.target, self.piece = LAY, HAND, 0
        self.place: int | None = None
        """The place of the card that is asked about, in the hand."""
        self.verdict: Verdict | None = None
        self._board: LaidBoard | None = None
        self._unfolded = set[str]()
        """The ids of what is folded out, as the screen is drawn anew with every change."""

    async def open(self) -> None:
        """Show the position of the address, or else the games."""
        self._end = combine_callbacks(
            handle(
                club_back=lambda _: self._back(),
                arbiter_game=lambda code: self._begin(code, GAMES[code].options({}), phrasebooks.DEFAULT_SEATS),
                arbiter_card=lambda card: self._lay_card(int(card)),
                arbiter_ask=lambda place: self._judge(int(place)),
                arbiter_near=lambda _: self._board.step() if self._board else None,
                arbiter_play=lambda _: self._leads.play(self.code, self.state),
                arbiter_link=lambda _: self._copy(f"{self._leads.site}#{laying.fragment(self._text)}"),
                arbiter_copy=lambda _: self._copy(self._text),
                arbiter_save=lambda _: self._save(),
                arbiter_print=lambda _: self._print(),
                arbiter_take=lambda _: self._take(str(by_id("arbiter-text").value)),
            ),
            listen(self.root, "change", self._changed),
            listen(self.root, "toggle", self._toggled, capture=True),
        )
        if "=" in self._laid:
            self._take(self._laid)
        else:
            self._draw()
        by_id("club-title").focus()

    def close(self) -> None:
        """Leave the screen."""
        self._drop_board()
        super().close()

    async def follow(self, name: str) -> None:
        """Adopt nothing: a position is kept in its address alone."""

    def restyle(self, settings: Settings) -> None:
        """Show another language or look."""
        self._settings = settings
        self._drop_board()
        super().restyle(settings)

    def _back(self) -> None:
        if not self.code:
            self.leave()
            return
        self._drop_board()
        self.code, self.state = "", None
        self._leads.address(laying.LINK)
        self._draw()

    def _drop_board(self) -> None:
        if self._board is not None:
            self._board.close()
        self._board = None

    # ---- the position

    @property
    def _text(self) -> str:
        return GAMES[self.code].write(self.state) if self.code else ""

    @property
    def _cards(self) -> LaidCards:
        return LAYINGS[self.code].cards(self.state)

    @property
    def _table(self) -> Table:
        chooser = FACES[self.code].scenery.chooser
        return Table(GAMES[self.code], LAYINGS[self.code], chooser, self.state, self.messages)

    def _begin(self, code: str, options: Any, seats: int) -> None:
        """Lay an empty position."""
        self._show(code, LAYINGS[code].begin(options, seats))

    def _show(self, code: str, state: Any, flaw: str = "") -> None:
        """Show a state of a game, and what was refused."""
        if code != self.code or state.table != self.state.table:
            self._drop_board()
            self.mode, self.target, self.piece = LAY, HAND, 0
        self.code, self.state = code, state
        self.place = self.verdict = None
        self._leads.address(laying.fragment(self._text))
        self._draw(flaw)

    def _lay(self, laid: LaidCards) -> None:
        state = LAYINGS[self.code].lay(self.state, laid)
        self._show(self.code, state, "" if LAYINGS[self.code].cards(state).trick == laid.trick else "trick")

    def _lay_card(self, card: int) -> None:
        """Lay a card in the hand or on the table, or take it away."""
        laid = self._cards._replace(steps=0)
        if self.target == HAND:
            self._lay(laid._replace(hand=laying.toggled(laid.hand, card)))
        else:
            self._lay(laid._replace(trick=laying.toggled(laid.trick, card)))

    def _press(self, square: int) -> None:
        """Put a piece on a square or take it away; or ask whether anything goes there."""
        if self.mode == ASK:
            if self.place is not None or not self._table.asks_card:
                self._judge(self.place, square)
            return
        try:
            self._show(self.code, LAYINGS[self.code].put(self.state, square, self.piece))
        except BadPosition as bad:
            self._draw(str(bad))

    def _judge(self, place: int | None, square: int | None = None) -> None:
        self.place = place
        where = None if square is None or self._board is None else (square, self._board.squares[square])
        self.verdict = self._table.judge(place, where)
        self._draw()
        by_id("arbiter-answer").scrollIntoView()

    def _changed(self, event: Any) -> None:
        """Adopt what was chosen in a field."""
        field = event.target
        name, value = str(field.name or field.id).removeprefix("arbiter-"), str(field.value)
        if name == "file":
            spawn(self._take_file(field.files.item(0)))
        elif name == "seats":
            self._begin(self.code, self.state.table.options, int(value))
        elif name == "turn":
            self._lay(self._cards._replace(turn=int(value)))
        elif name == "steps":
            self._lay(self._cards._replace(hand=b"", trick=b"", steps=int(value)))
        elif name == "piece":
            self.piece = int(value)
        elif name in ("mode", "target"):
            self.mode, self.target = (value, self.target) if name == "mode" else (self.mode, value)
            self._draw()
        elif name.startswith("option-"):
            text = str(bool(field.checked)) if field.type == "checkbox" else value
            self._change_rule(*house_rules.parse_choice(GAMES[self.code].INFO, name.removeprefix("option-"), text))

    def _change_rule(self, option: str, value: Any) -> None:
        """Change a house rule under what is laid."""
        table, laid = self.state.table, self._cards
        options = GAMES[self.code].options({**table.options._asdict(), option: value})
        fresh = LAYINGS[self.code].begin(options, table.seats)
        self._show(self.code, LAYINGS[self.code].lay(self.state._replace(table=fresh.table), laid))

    # ---- in and out

    def _take(self, text: str) -> None:
        """Lay the position of a text or a link, or open the whole game of a transcript."""
        if text.lstrip().startswith(f"{transcript.HEAD_WORDS[0]} "):
            self._open_game(text.strip())
            return
        try:
            self._show(*laying.read(laying.position_of(text)))
        except BadPosition as bad:
            if bad.state is not None and flaws.OTHER not in flaws.flaw_names(bad.reasons):
                self._show(laying.code_of(laying.position_of(text)), bad.state)
            else:
                self._draw(*(bad.reasons or ("unread",)))

    def _open_game(self, text: str) -> None:
        try:
            play = replay(transcript.read(text))
        except ValueError:
            self._draw("unread")
        else:
            seats = tuple(link.Seat("human", "", claimed=False) for _ in range(play.match.seats))
            self._leads.open_link(link.encode_link(play, seats))

    async def _take_file(self, file: Any) -> None:
        try:
            self._take(await files.read(file, LONGEST_GAME) or "")
        except promises.BrowserRefused:
            self._draw("unread")

    async def _copy(self, text: str) -> None:
        try:
            await promises.call(getattr(navigator, "clipboard", None), "writeText", text, patience=None)
            dialogs.toast(self._say("arbiter.copied"))
        except promises.BrowserRefused:
            self._unfolded.add("arbiter-texts")
            self._draw()
            by_id("arbiter-text").value = text
            dialogs.toast(self._say("arbiter.uncopied"), bad=True)

    async def _save(self) -> None:
        file = files.TextFile(f"{ENTRIES[self.code].name.lower()}.txt", self._text)
        if (end := await file.deliver()) != "left":
            dialogs.toast(self._say(f"file.{end}", name=file.name))

    def _print(self) -> None:
        """Print the position, and the answer if there is one."""
        printing.set_printed_nodes(
            el("h1", text=self._say("arbiter.of", game=ENTRIES[self.code].name)),
            still(self.code, self.state, 0, PRINT_PX, self._settings.look),
            fields.laid_cards(self._settings, self._cards),
            fields.answer(self._settings, self.code, self.state.table, self.verdict),
            el("p", text=self._text),
        )
        window.print()

    # ---- display

    def _draw(self, *refused: str) -> None:
        held = str(document.activeElement.id)  # the board loses the focus as it is put into the new body
        name = ENTRIES[self.code].name if self.code else ""
        title = self._say("arbiter.of", game=name) if name else self._say("arbiter.title")
        back = self._say("arbiter.back" if name else "back")
        body = self._position(refused) if name else self._games(refused)
        club.draw_club_screen(self.root, title, back, *body, cls="arbiter" if name else "")
        if self._board is not None:
            self._board.show(self._table.question)
            if held.startswith(SQUARE_ID):
                by_id(held).focus()

    def _games(self, refused: tuple[str, ...]) -> list[Any]:
        games = [el("li", lobby.game_button(code, "arbiter-game", id=f"arbiter-{code}")) for code in LAYINGS]
        return [
            el("p", text=self._say("arbiter.lead"), cls="advice"),
            el("ul", *games, cls="uses"),
            self._flaws(refused) if any(refused) else None,
            self._fold("arbiter-texts", "arbiter.text", *fields.text_fields(self.messages, "")),
        ]

    def _position(self, refused: tuple[str, ...]) -> list[Any]:
        """Return the board and the parts beside it, for a laid position."""
        settings, table = self._settings, self.state.table
        reasons = GAMES[self.code].problems(self.state)
        if FACES[self.code].board and self._board is None:
            self._board = LaidBoard(self.code, settings.look, self._press, self._say("arbiter.squares"))
        modes = [(mode, self._say(f"arbiter.mode.{mode}")) for mode in (LAY, ASK)]
        rules = fields.rule_fields(self.messages, self.code, table)
        if self.mode == LAY:
            parts = [
                *fields.tools(settings, self.code, self.state, self.piece, self.target),
                self._fold("arbiter-house", "tally.house", *rules),
            ]
        else:
            parts = [] if reasons else fields.questions(settings, self._table, self.place)
            parts.append(fields.answer(settings, self.code, table, self.verdict))
        near = icon_button("zoom-in", self._say("board.near"), "arbiter-near", id="arbiter-near")
        bench = [
            radios("arbiter-mode", self._say("arbiter.mode"), modes, self.mode),
            self._flaws(refused if any(refused) else reasons),
            *parts,
            *([] if reasons else fields.ways_out(self.messages)),
            self._fold("arbiter-texts", "arbiter.text", *fields.text_fields(self.messages, self._text)),
        ]
        board = el("div", self._board.node, near, cls="laid") if self._board else None
        return [board, el("div", *bench, cls="bench")]

    def _flaws(self, reasons: Any) -> Any:
        """Return why the position or a text is refused; of a good one, what to do next."""
        if self.code and not (self._cards.hand or self._cards.trick or self._cards.steps):
            return el("p", text=self._say("arbiter.begin"), role="status", cls="verdict")
        if reasons:
            words = " ".join(flaws.flaw_sentences(self.messages, reasons))
            return el("p", text=words, role="alert", cls="verdict is-bad")
        return el("p", text=self._say("arbiter.good"), role="status", cls="verdict") if self.mode == LAY else None

    def _fold(self, name: str, title: str, *parts: Any) -> Any:
        heading = el("summary", text=self._say(title), id=f"{name}-fold")
        return el("details", heading, *parts, id=name, open=name in self._unfolded)

    def _toggled(self, event: Any) -> None:
        """Note what is folded out or in."""
        (self._unfolded.add if event.target.open else self._unfolded.discard)(str(event.target.id))
