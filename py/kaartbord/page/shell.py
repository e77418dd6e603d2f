"""The shared state of all screens of the page: settings, address, the screen shown, and the way to another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Any, Protocol

from js import BroadcastChannel, console, document, location, performance, window

from ..text import LANGUAGES
from ..text.messages import Value
from .lobby import lobby
from .sharing.address import Address
from .storage import languages, store
from .storage.settings import SCAN_SECONDS, Settings, apply_settings, save
from .ui import dialogs, progress_sheet
from .ui.dom import by_id, data, listen, log_failures, show, spawn
from .ui.scanning import Scanner
from .worker import Worker

if TYPE_CHECKING:
    from .sharing.room.meeting import MeetingSheet
    from .sharing.room.nearby import Nearby
    from .table.display import Display
    from .table.queries import TableQueries

SCREENS = ("lobby", "setup", "club", "table")


class PlayedGame(Protocol):
    """The game played on a screen, at a table or in a lesson."""

    display: Display
    asking: TableQueries


class Screen(Protocol):
    """The contents of the page, until another screen replaces them."""

    @property
    def has_address(self) -> bool:
        """Return whether the address leads back to it."""

    @property
    def playing(self) -> PlayedGame | None:
        """The game played on it; None without one."""

    def close(self) -> None:
        """Leave the page."""

    def restyle(self, settings: Settings) -> None:
        """Adopt other settings."""

    async def follow(self, name: str) -> None:
        """Adopt what another tab has stored under a name; "" stands for anything."""


class Shell:
    """The page around its screens."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.worker = Worker()
        self.address = Address()
        self.nearby: Nearby | None = None
        """The lines to devices in the same network, once any was met."""
        self.screen: Screen | None = None
        """The screen shown; None for one without anything to call."""
        self._scanner = Scanner(self._stop_scanning)
        self._tab_channel: Any = None
        self._navigation: asyncio.Task[None] | None = None
        """The navigation that is still under way."""
        self._asking: asyncio.Task[Any] | None = None
        """The question about a game that came from elsewhere."""

    def meeting_sheet(self) -> MeetingSheet:
        """Open the sheet on which devices in the same network meet."""
        from .sharing.room.meeting import MeetingSheet
        from .sharing.room.nearby import Nearby

        self.nearby = self.nearby or Nearby()
        return MeetingSheet(self.settings.messages, self.nearby)

    def open(self, settings: Settings, follow: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        """Show the page by the settings of this device; `follow` adopts what another tab stores."""
        self.settings = settings
        apply_settings(settings)
        self._configure_scanner()
        lobby.translate(document.body, settings.messages)
        with log_failures():
            self._tab_channel = BroadcastChannel.new("kaartbord")
            listen(self._tab_channel, "message", lambda event: spawn(follow(str(event.data))))

    async def wait_for_navigation(self) -> None:
        """Wait for the end of the navigation under way."""
        if self._navigation is not None:
            await asyncio.wait([self._navigation])

    # ---- screens

    def enter_table(self) -> None:
        """Clear the table for what has no address; the way back leads to the screen shown now."""
        if self.screen is None or self.screen.has_address:
            self.address.put(self.address.rest, push=True)
        self.switch_screen("table")

    def switch_screen(self, name: str, screen: Screen | None = None) -> None:
        """Leave the screen that is shown, and show another."""
        if self._asking is not None:  # it was about the screen that is left
            self._asking.cancel()
        left, self.screen = self.screen, None
        if left is not None:
            left.close()
        for each in SCREENS:
            show(by_id(each), each == name)
        document.documentElement.dataset.screen = name
        document.title = "Kaartbord"
        window.scrollTo(0, 0)
        self.screen = screen

    def navigate(self, task: Coroutine[Any, Any, None]) -> None:
        """Navigate somewhere; cancel the navigation that is still under way."""
        for under_way in (self._navigation, self._asking):
            if under_way is not None:
                under_way.cancel()
        dialogs.close_all()
        self._navigation = spawn(task)

    def mark_interactive(self) -> None:
        """Report that the page can be used, once its first screen is shown."""
        if not self.is_interactive():
            performance.mark("kaartbord:drawn")
            document.documentElement.dataset.ready = "yes"

    def is_interactive(self) -> bool:
        """Return whether the page can be used."""
        return bool(data(document.documentElement, "ready"))

    def screen_name(self) -> str:
        """Return the name of the screen that is shown; "" before the first one."""
        return data(document.documentElement, "screen")

    def show_empty_lobby(self) -> None:
        """Show an empty lobby where the page opens with a sheet, which needs something to cover."""
        if not self.screen_name():
            self.switch_screen("lobby")
        self.mark_interactive()

    def waiting(self) -> AbstractContextManager[Callable[[float], None]]:
        """Show that it takes long to read a game, once it does."""
        return progress_sheet.progress_sheet(self.settings.messages, self.show_empty_lobby)

    # ---- words and questions

    def say(self, key: str, **values: Value) -> str:
        """Return a sentence in the language of this device."""
        return self.settings.messages.format(key, **values)

    @contextmanager
    def exclusive_question(self) -> Iterator[None]:
        """Let nothing that arrives ask another question, for the time of the context."""
        self._asking = asyncio.current_task()
        try:
            yield
        finally:
            if self._asking is asyncio.current_task():
                self._asking = None

    @property
    def is_question_open(self) -> bool:
        """Return whether a question is open here."""
        return self._asking is not None

    def show_rules(self, code: str, options: Any, seats: int, paragraph: str = "") -> None:
        """Open the rules of a game. They and their illustrations are only loaded when they are asked for."""
        from .sheets import rules

        rules.show(self.settings, code, options, seats, paragraph)

    def report_no_cryptography(self, refused: Exception) -> None:
        """Show that no game can be sealed, as its cryptography failed to load."""
        console.warn(f"not sealed: {refused}")
        dialogs.toast(self.say("sealed.unloaded"), bad=True)

    # ---- the device

    def base_url(self) -> str:
        """Return the address of the page without its fragment."""
        return f"{location.origin}{location.pathname}"

    def reload(self) -> None:
        """Reload the page, at what is open."""
        self.address.write()
        location.reload()

    def stored_key_suffix(self) -> str:
        """Return where the open game is kept, as the end of a key of words."""
        return ".kept" if not store.is_memory_only() else ".unkept" if self.address.write() else ".lost"

    @log_failures()
    def notify_tabs(self, name: str) -> None:
        """Notify the other tabs that something under this name is stored anew."""
        self._tab_channel.postMessage(name)

    # ---- settings

    def change_settings(self, settings: Settings) -> None:
        """Adopt other settings, and keep them."""
        before, self.settings = self.settings, settings
        apply_settings(settings)
        self._configure_scanner()
        spawn(save(settings))
        if settings.messages != before.messages:
            lobby.translate(document.body, settings.messages)
        if (before.sound, before.touch) != (settings.sound, settings.touch):
            from .ui import sound

            sound.try_out(loud=settings.volume, buzz=settings.can_vibrate)
        if self.screen is not None:
            self.screen.restyle(settings)

    async def change_language(self, lang: str) -> Settings:
        """Change to another language, if its words can be loaded; return the settings with the one in use."""
        spoken = await languages.load_first_available(lang, self.settings.lang)
        self.change_settings(self.settings._replace(lang=spoken))
        if spoken != lang:
            dialogs.toast(self.say("settings.lang.failed", name=LANGUAGES[lang].name), bad=True)
        return self.settings

    def turn_sound_on(self) -> None:
        """Switch the sound of the tables of this device on, softly."""
        self.change_settings(self.settings._replace(sound="soft"))

    def _configure_scanner(self) -> None:
        self._scanner.configure(self.settings.scan, SCAN_SECONDS[self.settings.scan_tempo])

    def _stop_scanning(self) -> None:
        self.change_settings(self.settings._replace(scan="off"))
        dialogs.toast(self.say("scan.off"))
