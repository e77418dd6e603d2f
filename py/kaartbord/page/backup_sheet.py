"""The sheet on which all games are carried away in one file, and come back from one."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from js import URL, Blob, Date, document, navigator
from pyscript.ffi import to_js

from ..match import backup
from ..match.backup import BadBackup
from ..text import count, join, say
from . import dialogs, keeping, lobby, promises, restore, store
from .dom import by_id, el, fill, handle, listen, show
from .paint.kit import Look
from .restore import Restored
from .svg import icon_button

SHOWN = 3
"""How many titles a sentence names."""

TYPE = "text/plain;charset=utf-8"

Changed = Callable[[Sequence[str]], Awaitable[None]]
"""Hears which games changed in the store, by their keys."""


async def show_sheet(look: Look, address: str, changed: Changed) -> None:
    """Open the sheet; `address` is what stands before the # of a link."""
    lang = look.lang
    records = await restore.records(lambda entry: lobby.title(lang, entry))
    header = f"{say(lang, 'backup.games')}, {str(Date.new().toISOString())[:10]}"
    text = backup.write(header, records, address)
    name = f"kaartbord-{str(Date.new().toISOString())[:10]}.txt"
    games = count(lang, len(records), "game")
    field = el("textarea", id="backup-text", rows=3, aria_label=say(lang, "backup.paste"), spellcheck="false",
               placeholder=say(lang, "backup.paste"), autocomplete="off", autocapitalize="none")
    chooser = el("input", id="backup-file", type="file", accept=".txt,text/plain", cls="sr-only")
    said = el("p", id="backup-said", role="status", hidden=True)
    can_share = _can_share(text, name)
    sheet = dialogs.sheet(
        say(lang, "backup.title"),
        el("p", text=say(lang, await _promise()), id="backup-promise"),
        el("h3", text=say(lang, "backup.save")),
        el("p", text=say(lang, "backup.save.why", games=games) if records else say(lang, "backup.none"), cls="meta"),
        el("div",
           icon_button("save", say(lang, "backup.file"), "backup-save", cls="gold"),
           icon_button("share", say(lang, "backup.share"), "backup-share") if can_share else None,
           icon_button("copy", say(lang, "backup.copy"), "backup-copy"), cls="answers") if records else None,
        el("h3", text=say(lang, "backup.restore")),
        el("p", text=say(lang, "backup.restore.why"), cls="meta"),
        el("label", chooser, el("span", text=say(lang, "backup.choose")), cls="paper file"),
        field,
        el("div", icon_button("back", say(lang, "backup.read"), "backup-read"), cls="answers"),
        said, close=say(lang, "close"), cls="sheet backup")

    def tell(words: str, *, bad: bool = False) -> None:
        said.textContent = words
        said.classList.toggle("bad", bad)
        show(said)
        said.scrollIntoView(to_js({"block": "nearest"}))

    async def take(given: str) -> None:
        try:
            done = await restore.restore(given, look)
        except BadBackup as bad:
            tell(say(lang, f"backup.bad.{bad.reason}"), bad=True)
            return
        field.value = ""
        tell(outcome(lang, done), bad=bool(done.torn or done.newer or done.missing))
        await changed(done.keys)

    async def take_file(file: Any) -> None:
        if file.size > 4 * backup.LONGEST:  # a character takes four bytes at the most
            tell(say(lang, "backup.bad.long"), bad=True)
            return
        try:
            await take(str(await promises.call(file, "text", patience=None)))
        except promises.Refused:
            tell(say(lang, "backup.bad.unread"), bad=True)

    async def copy() -> None:
        try:
            await promises.call(navigator.clipboard, "writeText", text)
        except promises.Refused:
            field.value = text
            field.select()
            tell(say(lang, "backup.select"))
        else:
            tell(say(lang, "backup.copied", games=games))

    async def share() -> None:
        try:
            await promises.call(navigator, "share", _shared(text, name), patience=None)
        except promises.Refused as fault:
            if fault.name != "AbortError":
                save()

    def save() -> None:
        _download(text, name)
        tell(say(lang, "backup.saved", games=games, name=name))

    handle(backup_save=lambda _: save(), backup_copy=lambda _: copy(), backup_share=lambda _: share(),
           backup_read=lambda _: take(str(field.value)))
