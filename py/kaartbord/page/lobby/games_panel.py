"""The games that this device keeps, as the lobby lists them: the state of each, to be opened or removed."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from js import Date, document

from ...games import ENTRIES
from ...match.names import unique_emblems
from ...match.stored import GameSummary
from ...text import phrasebooks
from ...text.messages import Messages, count_phrase
from ...text.stored_games import StoredGameList, game_title, progress, removal_warning, titled_seats
from ..ui import dialogs
from ..ui.dom import button, button_element, by_id, data, el, fill, handle, listen, show
from ..ui.fields import select
from ..ui.seat_mark import seat_mark
from ..ui.svg import emblem, icon, icon_button, icon_only_button

DeleteGames = Callable[[Sequence[str]], Awaitable[None]]


class StoredGamesPanel:
    """The list of kept games in the lobby."""

    _listed: StoredGameList

    def __init__(self) -> None:
        self._picked = "all"
        handle(
            lobby_forget=self._forget,
            lobby_tidy=self._remove_several,
            lobby_others=lambda _: by_id("kept-title").focus(),
        )
        listen(by_id("kept-tools"), "change", self._pick)

    def fill(self, messages: Messages, games: Sequence[GameSummary], forget: DeleteGames) -> None:
        """List all kept games, the most urgent first; `forget` forgets some by their keys and fills the lobby again."""
        listed = StoredGameList(messages, games, self._picked)
        if not (listed.is_long and listed.matching_games):
            listed = listed._replace(chosen_filter="all")
        self._listed, self._picked, self._lose = listed, listed.chosen_filter, forget
        _resume(messages, listed.next_to_play, sum(bool(kept.awaited_seats) for kept in games) - 1)
        tidy = icon_button("remove", messages.format("kept.tidy"), "lobby-tidy", cls="paper small", id="kept-tidy")
        pick = select("kept-pick", messages.format("kept.pick"), listed.filter_options(), listed.chosen_filter)
        fill(by_id("kept-tools"), pick if listed.is_long else None, tidy if len(games) > 1 else None)
        show(by_id("kept-title"), len(games) > bool(listed.next_to_play))
        self._list()

    def _list(self) -> None:
        """List the games that are picked; the one to continue with is above already."""
        listed = self._listed
        rows = (_row(listed.messages, kept) for kept in listed.matching_games if kept is not listed.next_to_play)
        fill(by_id("games-kept"), *rows)

    def _pick(self, event: Any) -> None:
        self._picked = str(event.target.value)
        self._listed = self._listed._replace(chosen_filter=self._picked)
        self._list()

    async def _forget(self, key: str) -> None:
        """Remove one game, after confirmation; the focus goes to the next one."""
        messages = self._listed.messages
        kept = next(kept for kept in self._listed.games if kept.key == key)
        question = f"{game_title(messages, kept)}. {messages.format(removal_warning(kept))}"
        choices = {"keep": messages.format("lobby.forget.keep"), "forget": messages.format("lobby.forget.yes")}
        answer = await dialogs.ask(messages.format("lobby.forget"), question, choices, close=True)
        if answer != "forget":
            return
        keys = [data(opening, "arg") for opening in _rows()]
        row = keys.index(key) if key in keys else 0
        await self._lose([key])
        rows = _rows()
        (rows[min(row, len(rows) - 1)] if rows else document.querySelector("#lobby .game button")).focus()

    async def _remove_several(self, _: str) -> None:
        from . import tidying

        if going := await tidying.choose_games(self._listed.messages, self._listed.matching_games):
            await self._lose(going)
            by_id("kept-title").focus()


def _resume(messages: Messages, kept: GameSummary | None, more: int) -> None:
    """Show the game to continue with, and the way to the `more` others under way."""
    place = by_id("resume")
    show(place, kept is not None)
    if kept is None:
        return
    can = kept.is_own_turn or kept.has_unsent or not kept.mine
    cls = "gold big" if can else "paper big"
    fill(
        place,
        game_picture(kept.game, 72),
        el(
            "div",
            el("p", text=messages.format("lobby.resume"), cls="resume-word"),
            el("h2", text=game_title(messages, kept)),
            el(
                "p",
                _waiting(messages, kept, 26),
                el("span", text=progress(messages, kept, Date.now())),
                _emblems(kept),
                cls="resume-state",
            ),
            button(
                messages.format("lobby.others", games=count_phrase(more, "game")),
                "lobby-others",
                cls="plain link",
            )
            if more > 0
            else None,
            cls="resume-text",
        ),
        el(
            "div",
            _remove_button(messages, kept),
            icon_button(
                "play", messages.format("lobby.go-on" if can else "lobby.look"), "lobby-open", kept.key, cls=cls
            ),
            cls="resume-buttons",
        ),
    )


def _row(messages: Messages, kept: GameSummary) -> Any:
    sign = _waiting(messages, kept, 22) if kept.awaited_seats else icon("check")
    line = el(
        "span",
        sign,
        el("span", text=progress(messages, kept, Date.now()), cls="meta"),
        _emblems(kept),
        cls="kept-state",
    )
    words = el("span", el("strong", text=game_title(messages, kept)), line)
    opener = button_element(game_picture(kept.game, 48), words, cls="plain kept-open", do="lobby-open", arg=kept.key)
    return el("li", opener, _remove_button(messages, kept), data_mine="yes" if kept.is_own_turn else None)


def game_picture(code: str, size: int) -> Any:
    """Return the picture of a game, in px."""
    name = ENTRIES[code].name.lower()
    return el("img", src=f"web/pictures/{name}.svg", alt="", width=size, height=size)


def _emblems(kept: GameSummary) -> Any:
    """Return the emblems of the players in the title, as a node; None if nobody has one."""
    shown = [name for seat, name in enumerate(unique_emblems(kept.emblems)) if name and seat in titled_seats(kept)]
    return el("span", *map(emblem, shown), cls="kept-emblems") if shown else None


def _waiting(messages: Messages, kept: GameSummary, size: int) -> Any:
    """Return the pawn of the seat whose turn it is; of several one that is played here."""
    seat = next((seat for seat in kept.awaited_seats if seat in kept.mine), kept.awaited_seats[0])
    return seat_mark(phrasebooks.pawn_colour(kept.game, seat, kept.colours), messages, size, named=True)


def _remove_button(messages: Messages, kept: GameSummary) -> Any:
    words = messages.format("lobby.remove", game=game_title(messages, kept))
    return icon_only_button("remove", words, "lobby-forget", kept.key)


def _rows() -> list[Any]:
    """Return the buttons that open the games of the list, from the top."""
    return list(document.querySelectorAll("#games-kept .kept-open"))
