"""The sheet on which all games are carried away in one file, and come back from one."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from js import Date, Intl, navigator
from pyscript.ffi import to_js

from ...match import backup, sealed_links
from ...match.backup import BackupRecord, BadBackup
from ...match.daily.record import DAY_FIELD
from ...match.tally.stored import TALLY_FIELD
from ...match.tournament.stored import CUP_FIELDS
from ...paint.pen import Look
from ...text import date_locale
from ...text.messages import Message, Messages, Value, ValueList, count_phrase
from ..sharing import restore
from ..sharing.restore import Restored
from ..storage import files, persistence, store
from ..ui import dialogs, promises
from ..ui.dom import button, by_id, el, fill, handle, listen, show, spawn
from ..ui.fields import radio_id, radios
from ..ui.svg import icon_button

NAMED = 3
"""The most games that a sentence names."""

FIELDS = {"board": {"board"}, "tournament": CUP_FIELDS, "sheet": {TALLY_FIELD}, "daily": {DAY_FIELD}}
"""The contents of a file besides games, by the fields that show them."""

OnChanged = Callable[[Sequence[str]], Awaitable[None]]
"""Called with the keys of the games that changed in the store."""


async def show_backup(look: Look, address: str, changed: OnChanged) -> None:
    """Open the sheet until it is closed; `address` is the part of a link before the #."""
    await _BackupSheet(look, address, changed).open()


async def status(messages: Messages) -> str:
    """Return whether the store of this device is safe, in a sentence."""
    if store.is_memory_only():
        return messages.format("keeping.refused")
    return messages.format("keeping.promised" if await persistence.is_persistent() else "keeping.open")


def outcome(messages: Messages, done: Restored) -> str:
    """Return the result of restoring the games of a file, in a few sentences."""
    words = [
        messages.format(f"backup.{key}", games=count_phrase(number, "game"))
        for key, number in (("new", done.new), ("further", done.further), ("same", done.same))
        if number
    ]
    made = [
        count_phrase(number, noun)
        for number, noun in (
            (done.boards, "board"),
            (done.tournaments, "tournament"),
            (done.sheets, "sheet"),
            (done.days, "daily"),
        )
        if number
    ]
    if made:
        words.append(messages.format("backup.made", made=ValueList(made)))
    if done.contrary:
        words.append(messages.format("backup.contrary", results=count_phrase(done.contrary, "result")))
    for key, titles in (("torn", done.torn), ("newer", done.newer)):
        if titles:
            named = [title or Message("backup.nameless") for title in titles[:NAMED]]
            rest = [count_phrase(len(titles) - NAMED, "other")] if len(titles) > NAMED else []
            words.append(messages.format(f"backup.{key}", names=ValueList((*named, *rest))))
    if done.locked:
        words.append(messages.format("backup.locked", games=count_phrase(done.locked, "game")))
    if done.running:
        running = messages.format("backup.running", games=count_phrase(done.running, "game"))
        words += [running, messages.format("who.once")]
    if done.missing:
        words.append(messages.format("backup.missing", games=count_phrase(done.missing, "game")))
    return " ".join(words)


def contents(messages: Messages, records: Sequence[BackupRecord]) -> str:
    """Return the contents of these records: games, boards, tournaments and score sheets."""
    kinds = {"game": sum(bool(record.link) for record in records)}
    for noun, fields in FIELDS.items():
        kinds[noun] = sum(not record.link and bool(fields & record.fields.keys()) for record in records)
    return messages.join(
        [messages.format_count(number, noun) for noun, number in kinds.items() if number]
        or [messages.format_count(0, "game")],
    )


def describe_contents(messages: Messages, records: Sequence[BackupRecord]) -> str:
    """Return the contents of the file, and which cards somebody who has it can find."""
    if not records:
        return messages.format("backup.none")
    words = [messages.format("backup.save.why", games=contents(messages, records))]
    are_sealed = {sealed_links.is_sealed_link(record.link) for record in records if record.link}
    if are_sealed:
        cards = "both" if len(are_sealed) > 1 else "sealed" if True in are_sealed else "open"
        words.append(messages.format(f"backup.save.{cards}"))
    return " ".join(words)


class _BackupSheet:
    """The open sheet."""

    def __init__(self, look: Look, address: str, changed: OnChanged) -> None:
        self.look, self.address, self.changed = look, address, changed
        self.file, self.games = files.TextFile("", ""), ""
        """The backup of all games, and its contents in words."""
        self.keys = ""
        """"with" or "without" the keys of sealed games; "" until that is chosen."""
        self.out = el("div")
        self.field = el(
            "textarea",
            id="backup-text",
            rows=3,
            aria_label=self._say("backup.paste"),
            placeholder=self._say("backup.paste"),
            spellcheck="false",
            autocomplete="off",
            autocapitalize="none",
        )
        self.said = el("p", id="backup-said", cls="backup-said", role="status", hidden=True)

    def _say(self, key: str, **values: Value) -> str:
        return self.look.messages.format(key, **values)

    async def open(self) -> None:
        """Show it until it is closed."""
        await self._collect()
        promise = el("p", text=await status(self.look.messages))
        handle(
            backup_save=lambda _: self._show_file_result(self.file.save()),
            backup_copy=lambda _: self._copy(),
            backup_share=lambda _: self._share(),
            backup_read=lambda _: self._take(str(self.field.value)),
        )
        sheet = dialogs.open_sheet(
            self._say("backup.title"),
            promise,
            self.out,
            *self._in(),
            self.said,
            cls="sheet backup",
            changed=self._chosen,
        )
        await dialogs.wait_for_answer(
            sheet,
            listen(sheet, "dragover", lambda event: event.preventDefault()),
            listen(sheet, "drop", self._dropped),
        )

    async def _collect(self) -> None:
        """Write the backup, and show the ways in which it can be carried away."""
        records = await restore.records(self.look.messages, secrets=self.keys == "with")
        today = str(Date.new().toISOString())[:10]
        self.games = contents(self.look.messages, records)
        messages, number = self.look.messages, sum(bool(record.link) for record in records)
        days = Intl.DateTimeFormat.new(
            date_locale(messages.language, navigator.languages), to_js({"dateStyle": "long"})
        )
        games = messages.format_count(number, "game").partition(" ")[2]
        text = backup.write(f"{games}, {days.format(Date.now())}", records, self.address)
        self.file = files.TextFile(f"kaartbord-{today}.txt", text)
        ways = [("save", "file"), ("copy", "copy")]
        if self.file.can_be_shared():
            ways.insert(0 if files.is_on_phone() else 1, ("share", "share"))
        buttons = [
            icon_button(picture, self._say(f"backup.{way}"), f"backup-{picture}", cls="" if at else "gold")
            for at, (picture, way) in enumerate(ways)
        ]
        sealed = any(sealed_links.is_sealed_link(record.link) for record in records)
        ready = bool(self.keys or not sealed) and bool(records)
        keys = [(way, self._say(f"backup.keys.{way}")) for way in ("with", "without")]
        fill(
            self.out,
            el("h3", text=self._say("backup.save")),
            el("p", text=describe_contents(self.look.messages, records)),
            radios("backup-keys", self._say("backup.keys"), keys, self.keys) if sealed else None,
            el("p", text=self._say("backup.keys.why"), cls="meta") if sealed else None,
            files.in_app_warning(self.look.messages, "inapp.games") if ready else None,
            el("div", *buttons, cls="backup-ways") if ready else None,
        )

    def _in(self) -> list[Any]:
        choose = files.chooser("backup-file", self._say("backup.choose"))
        read = button(self._say("backup.read"), "backup-read")
        return [
            el("h3", text=self._say("backup.restore")),
            el("p", text=self._say("backup.restore.why")),
            el("div", choose, cls="backup-ways"),
            self.field,
            el("div", read, cls="backup-ways"),
        ]

    def _tell(self, words: str, *, bad: bool = False) -> None:
        self.said.textContent = words
        self.said.classList.toggle("is-bad", bad)
        show(self.said)
        self.said.scrollIntoView(to_js({"block": "nearest"}))

    # ---- out

    def _show_file_result(self, end: files.End) -> None:
        """Show what became of the file."""
        if end != "left":
            self._tell(self._say(f"backup.{end}", games=self.games, name=self.file.name))

    async def _share(self) -> None:
        self._show_file_result(await self.file.share())

    async def _copy(self) -> None:
        try:
            await promises.call(getattr(navigator, "clipboard", None), "writeText", self.file.text, patience=None)
        except promises.BrowserRefused:
            self.field.value = self.file.text
            self.field.select()
            self._tell(self._say("backup.select"))
        else:
            self._tell(self._say("backup.copied", games=self.games))

    # ---- in

    def _chosen(self, field: Any) -> None:
        """Handle a chosen file, which may be chosen again, or the choice whether keys go along."""
        if field.name == "backup-keys":
            self.keys = str(field.value)
            spawn(self._collect_again())
        elif field.id == "backup-file" and field.files.length:
            spawn(self._take_file(field.files.item(0)))
            field.value = ""

    def _dropped(self, event: Any) -> None:
        event.preventDefault()
        if event.dataTransfer.files.length:
            spawn(self._take_file(event.dataTransfer.files.item(0)))
        else:
            spawn(self._take(str(event.dataTransfer.getData("text"))))

    async def _collect_again(self) -> None:
        await self._collect()
        by_id(radio_id("backup-keys", self.keys)).focus()

    async def _take_file(self, file: Any) -> None:
        try:
            text = await files.read(file, backup.MAX_TEXT_LETTERS)
        except promises.BrowserRefused:
            self._tell(self._say("backup.bad.unread"), bad=True)
        else:
            await self._take(text) if text is not None else self._tell(self._say("backup.bad.long"), bad=True)

    async def _take(self, text: str) -> None:
        try:
            done = await restore.restore(text, self.look)
        except BadBackup as bad:
            self._tell(self._say(f"backup.bad.{bad.reason}"), bad=True)
            return
        self.field.value = ""
        await self._collect()
        self._tell(outcome(self.look.messages, done), bad=bool(done.torn or done.newer or done.missing))
        await self.changed(done.keys)
