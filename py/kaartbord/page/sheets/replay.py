"""The replay: a slider over the whole game, step by step or by itself, and a link to any ply."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from ...match import rounds
from ...match.match import Ply
from ...match.session.session import Session
from ...text import stored_games
from ...text.messages import Messages
from ..ui import awake
from ..ui.dom import button, by_id, combine_callbacks, data, el, fill, handle, label, show, spawn
from ..ui.keys import on_key
from ..ui.svg import icon, icon_only_button

PAUSE = 0.7
"""Seconds between the plies when the replay runs by itself."""


class ReplayCallbacks(NamedTuple):
    """The actions on the table that is replayed."""

    messages: Callable[[], Messages]
    """The messages of the page now."""
    look_at: Callable[[int], None]
    """Show the game as it was after that many plies."""
    step_to: Callable[[int], Awaitable[None]]
    """Show one ply moving, then stop at it."""
    play_on: Callable[[], object]
    """Go back to the game itself."""
    share: Callable[[int], object]
    """Share a link to a ply."""
    course: Callable[[], Any]
    """Show the course of the chances."""
    hands: Callable[[], Sequence[Any]]
    """The hands of all as they are now, once they may be known: a node for each."""
    retry: Callable[[int], object]
    """Make a decision anew, by its number among the plies."""
    decisions: Sequence[int]
    """The decisions that can be."""


class Replay:
    """The controls of the replay of one game, under its table."""

    def __init__(self, session: Session, player: ReplayCallbacks, ply: int) -> None:
        """Show the game after `ply` plies, with the controls."""
        self._session, self._player, messages = session, player, player.messages()
        self._running: asyncio.Task[None] | None = None
        place = by_id("replay")
        slider = el(
            "input",
            type="range",
            id="replay-at",
            min="0",
            max=str(len(session.play.plies)),
            value=str(ply),
            aria_label=messages.format("replay.slider"),
            data_input="replay-at",
        )
        fill(
            place,
            el(
                "div",
                _tool("first", "replay-round", "before", messages.format("replay.round_back")),
                slider,
                _tool("last", "replay-round", "after", messages.format("replay.round_next")),
                cls="replay-line",
            ),
            el(
                "p",
                el("output", id="replay-count"),
                el("span", text=stored_games.undo_count_text(messages, session.history.undo_count), cls="undone"),
                button(messages.format("replay.retry"), "replay-retry", cls="plain link") if player.decisions else None,
                cls="replay-line",
            ),
            el("ul", id="replay-hands", hidden=not session.all_hands_known),
            el(
                "div",
                _tool("back", "replay-step", -1, messages.format("replay.back")),
                _tool("play", "replay-run", "", messages.format("replay.run")),
                _tool("next", "replay-step", 1, messages.format("replay.next")),
                # a sealed link has the new messages, not the ply on view
                _tool("share", "replay-share", "", messages.format("replay.share"))
                if session.can_link_to_ply
                else None,
                _tool("chart", "replay-course", "", messages.format("course.title"))
                if session.all_hands_known
                else None,
                button(messages.format("replay.close"), "replay-close", cls="gold"),
                cls="replay-tools",
            ),
        )
        show(place)
        awake.keep("replay")
        end_handling = handle(
            replay_at=lambda ply: self._go(int(ply)),
            replay_round=lambda way: self._go_round(rounds.next_start if way == "after" else rounds.previous_start),
            replay_step=lambda step: self._go(session.playback.replay_ply + int(step)),
            replay_run=lambda _: self._run(),
            replay_share=lambda _: player.share(session.playback.replay_ply),
            replay_course=lambda _: player.course(),
            replay_close=lambda _: self.close(),
            replay_retry=lambda _: player.retry(self._decision()),
        )
        self._end = combine_callbacks(
            end_handling,
            on_key("pageup", lambda: self._go_round(rounds.next_start)),
            on_key("pagedown", lambda: self._go_round(rounds.previous_start)),
        )
        self._go(ply)
        slider.focus()

    def _go(self, ply: int) -> None:
        self._stop()
        self._player.look_at(ply)
        self._show_place()

    def _go_round(self, jump: Callable[[Sequence[Ply], int], int]) -> None:
        """Go to where the round before or the next one has been dealt."""
        self._go(jump(self._session.play.plies, self._session.playback.replay_ply))

    def _decision(self) -> int:
        """Return the decision on view: the last one made up to here, or else the first."""
        decisions, at = self._player.decisions, self._session.playback.replay_ply
        return max((ply for ply in decisions if ply <= at), default=decisions[0])

    def _show_place(self) -> None:
        at, last = self._session.playback.replay_ply, len(self._session.play.plies)
        by_id("replay-at").value = str(at)
        words = self._player.messages().format("replay.count", ply=at, last=last)
        by_id("replay-count").textContent = words
        fill(by_id("replay-hands"), *self._player.hands())
        by_id("replay-at").setAttribute("aria-valuetext", f"{words}. {data(by_id('prompt'), 'words')}")

    def _run(self) -> None:
        if self._running is not None:
            self._stop()
        else:
            self._show_running(True)
            self._running = spawn(self._play_all())

    def _show_running(self, running: bool) -> None:
        if tool := by_id("replay").querySelector("[data-do=replay-run]"):
            fill(tool, icon("pause" if running else "play"))
            label(tool, self._player.messages().format("replay.pause" if running else "replay.run"))

    async def _play_all(self) -> None:
        session, player = self._session, self._player
        if session.playback.replay_ply == len(session.play.plies):
            player.look_at(0)
        while session.playback.replay_ply < len(session.play.plies):
            await player.step_to(session.playback.replay_ply + 1)
            self._show_place()
            await asyncio.sleep(PAUSE)
        self._stop()

    def _stop(self) -> None:
        if self._running is not None:
            running, self._running = self._running, None
            running.cancel()
            self._show_running(False)

    def close(self) -> None:
        """Go back to the game itself."""
        self.leave()
        self._player.play_on()

    def leave(self) -> None:
        """Leave the replay, and the game where it is."""
        self._stop()
        self._end()
        show(by_id("replay"), False)
        awake.keep("replay", False)


def _tool(picture: str, do: str, arg: Any, label: str) -> Any:
    return icon_only_button(picture, label, do, arg, cls="paper tool")
