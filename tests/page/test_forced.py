"""Forced turns at a table: shown one by one as a turn of the player here, who taps them; nobody else is asked."""

import asyncio
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest
from kaartbord.bots import players
from kaartbord.games import GAMES
from kaartbord.match import match
from kaartbord.match.link import Seat
from kaartbord.match.match import Play, Ply
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.kept import MISSED, UNSENT, Kept, Sent
from kaartbord.match.session.session import Session

HUMAN, COMPUTER, AWAY = Seat("human", "", True), Seat("computer", "Anna", True), Seat("link", "Bep", True)
Import = Callable[[str], Any]

SEEDS = {"K": 0, "T": 0, "P": 11, "O": 0, "L": 0}
"""Games in which somebody is forced soon."""


@lru_cache
def played(code: str, choices: int = 60) -> Play:
    """A game that everybody plays firmly, after so many choices."""
    play = match.new(code, GAMES[code].options({}), 4, SEEDS[code])
    while play.due and len(play.match.choices) < choices:
        seat = play.due[0].seat
        view = GAMES[code].view(play.state, seat)
        play = match.choose(play, seat, players.choose(code, view, seat, "firm"))
    return play


@lru_cache
def ended(seed: int) -> Play:
    """A game of Toepen for two to its end."""
    play = match.new("P", GAMES["P"].options({}), 2, seed)
    while play.due:
        play = match.choose(play, play.due[0].seat, GAMES["P"].legal(play.state, play.due[0].seat)[0])
    return play


def forced(play: Play) -> Ply:
    """The first forced ply of which something comes."""
    game = GAMES[play.match.game]
    return next(p for p in play.plies if p.forced and game.events(p.before, p.seat, p.action, p.after))


def alone(here: int) -> tuple[Seat, ...]:
    """The seats where one person plays against computers."""
    return tuple(HUMAN if seat == here else COMPUTER for seat in range(4))


class Seen:
    """What a table showed: the plies, and before which of them it waited for a tap."""

    def __init__(self) -> None:
        self.plies: list[Ply] = []
        self.asked: list[Ply] = []


class Others:
    """The devices that are live: how many plies they have shown, each look one more, and what they were told."""

    def __init__(self, shown: int, pace: int = 0) -> None:
        self.most, self.pace, self.told, self.looks = shown, pace, 0, 0
        self.who, self.here = self, True

    def shown(self, seat: int | None = None) -> int:
        self.most, self.looks = self.most + self.pace, self.looks + 1
        return self.most

    def presence(self) -> tuple[frozenset[int], frozenset[int]]:
        return frozenset(), frozenset()

    def tell(self) -> None:
        self.told += 1


def caught_up(
    page_module: Import,
    session: Session,
    monkeypatch: pytest.MonkeyPatch,
    live: Others | None = None,
    *,
    taps: bool = True,
    holder: int = -1,
    **settings: str,
) -> Seen:
    """Let a table show all that is new, and tap whatever lies ready."""
    sys.modules["js"].window = MagicMock(innerWidth=390.0, innerHeight=844.0, devicePixelRatio=1.0)  # type: ignore[attr-defined]
    module, seen = page_module("table.table"), Seen()
    worn = page_module("storage.settings").Settings(**settings)
    monkeypatch.setattr(page_module("stage.question_bar"), "announce", MagicMock())
    monkeypatch.setattr(page_module("stage.hand"), "data", lambda *_: "")
    monkeypatch.setattr(page_module("table.recorder"), "keep", AsyncMock())
    monkeypatch.setattr(page_module("table.curtain"), "draw", AsyncMock())
    monkeypatch.setattr(page_module("table.forced"), "LOOK", 0.001)
    table = module.Table(session, worn, MagicMock(), MagicMock(live=lambda: live))

    table.asker.holder = holder

    async def play(ply: Ply, *, tapped: bool) -> None:
        assert tapped == bool(seen.asked and seen.asked[-1] is ply)
        seen.plies.append(ply)
        session.playback.show_next()

    async def run() -> None:
        table.display.play = play
        work = asyncio.ensure_future(table.loop.catch_up())
        while not work.done():
            await asyncio.sleep(0)
            asks = table.stage.answering
            if asks.forced and asks.legal:
                ply = session.next_ply()
                assert ply is not None
                assert session.viewer == ply.seat or table.stage.scenery.answers_openly(ply.before)
                assert asks.chooser.prompt(asks.question)
                seen.asked.append(ply)
                while not taps and asks.legal:
                    await asyncio.sleep(0)
                asks.confirm()
                await asyncio.sleep(0)
        await work
        table._forced.tell()

    asyncio.run(run())
    return seen


@pytest.mark.parametrize("code", GAMES)
def test_what_is_forced_is_shown_one_by_one_and_tapped_by_its_player(
    page_module: Import, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    play = played(code)
    first = forced(play)
    session = Session(Kept(OpenHistory(play), alone(first.seat), frozenset({first.seat}), shown=0))
    seen = caught_up(page_module, session, monkeypatch)
    assert seen.plies == list(play.plies)
    assert first in seen.asked
    assert all(ply.forced and ply.seat == first.seat for ply in seen.asked)


@pytest.mark.parametrize("code", GAMES)
def test_by_itself_nothing_waits(page_module: Import, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    play = played(code)
    session = Session(Kept(OpenHistory(play), (HUMAN,) * 4, frozenset({forced(play).seat})))
    assert caught_up(page_module, session, monkeypatch, forced="auto").asked == []


def test_no_other_device_waits(page_module: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    play = played("K")
    other = next(seat for seat in range(4) if seat != forced(play).seat)
    upto = play.plies.index(forced(play)) + 1
    session = Session(Kept(OpenHistory(play), (AWAY,) * 4, frozenset({other})))
    assert forced(play) not in caught_up(page_module, session, monkeypatch).asked
    assert session.playback.shown >= upto


@pytest.mark.parametrize("holds", [True, False])
def test_a_shared_device_is_not_passed_on_for_a_turn_that_leaves_no_choice(
    page_module: Import, monkeypatch: pytest.MonkeyPatch, holds: bool
) -> None:
    play = played("K", 20)
    holder = forced(play).seat if holds else -1
    session = Session(Kept(OpenHistory(play), (HUMAN,) * 4, frozenset(range(4))))
    seen = caught_up(page_module, session, monkeypatch, holder=holder)
    assert seen.plies == list(play.plies)
    assert {ply.seat for ply in seen.asked} == ({holder} if holds else set())
    assert session.viewer is None


def test_a_link_opened_after_forced_turns_shows_them_from_the_last_choice_on(page_module: Import) -> None:
    play, shown_from = played("K", 40), page_module("sharing.arrivals").shown_from
    for seat in range(4):
        own = [ply for ply in play.plies[shown_from(play, seat) :] if ply.seat == seat]
        assert all(ply.forced for ply in own)
    assert any(
        ply.forced and ply.seat == seat for seat in range(4) for ply in play.plies[shown_from(play, seat) :]
    )


def of_one_other(play: Play) -> Session:
    """The table of somebody who is not forced, where all others are elsewhere."""
    other = next(seat for seat in range(4) if seat != forced(play).seat)
    return Session(Kept(OpenHistory(play), (AWAY,) * 4, frozenset({other})))


def test_who_is_live_makes_a_forced_turn_before_others_see_it(
    page_module: Import, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = played("K", 20)
    session, others = of_one_other(play), Others(0, pace=1)
    assert caught_up(page_module, session, monkeypatch, others, forced="auto").plies == list(play.plies)
    assert others.looks > len(play.plies) / 2, "until a look more than plies before it, nothing is shown"


@pytest.mark.parametrize("shown", [-1, 10_000])
def test_nobody_waits_for_an_older_version_or_for_what_was_made(
    page_module: Import, monkeypatch: pytest.MonkeyPatch, shown: int
) -> None:
    play = played("K", 20)
    others = Others(shown)
    assert caught_up(page_module, of_one_other(play), monkeypatch, others).plies == list(play.plies)


def test_nobody_waits_for_ever(page_module: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    play = played("K", 20)
    monkeypatch.setattr(page_module("table.forced"), "LONGEST", 0.003)
    seen = caught_up(page_module, of_one_other(play), monkeypatch, Others(0), forced="auto")
    assert seen.plies == list(play.plies)


def test_what_others_were_shown_already_is_not_asked_for(
    page_module: Import, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = played("K", 20)
    first, others = forced(play), Others(10_000)
    session = Session(Kept(OpenHistory(play), (HUMAN,) * 4, frozenset({first.seat})))
    assert caught_up(page_module, session, monkeypatch, others).asked == []


def test_with_others_there_a_forced_turn_makes_itself_and_is_told(
    page_module: Import, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = played("K", 20)
    first, others, said = forced(play), Others(0), MagicMock()
    monkeypatch.setattr(page_module("table.forced"), "BY_ITSELF", 0.001)
    monkeypatch.setattr(page_module("table.forced"), "advise", said)
    seats = tuple(HUMAN if seat == first.seat else COMPUTER for seat in range(4))
    session = Session(Kept(OpenHistory(play), seats, frozenset({first.seat})))
    seen = caught_up(page_module, session, monkeypatch, others, taps=False)
    assert first in seen.asked
    assert others.told == len(seen.asked)
    assert {call.args[0] for call in said.call_args_list} == {"Dat gaat zo vanzelf.", ""}


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_by_link_nobody_is_asked_for_what_others_played_on_from_but_told_in_one_line(
    page_module: Import, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    play = played("K")
    seat, said = forced(play).seat, list[str]()
    session = Session(Kept(OpenHistory(play), (HUMAN,) * 4, frozenset({seat}), shown=0))
    monkeypatch.setattr(page_module("table.forced"), "toast", said.append)
    seen = caught_up(page_module, session, monkeypatch, lang=lang)
    assert seen.asked == [] and seen.plies == list(play.plies)
    own = sum(ply.forced and ply.seat == seat for ply in play.plies)
    assert len(said) == 1 and ("niets te kiezen" if lang == "nl" else "nothing to choose") in said[0]
    assert 1 <= int("".join(filter(str.isdigit, said[0])) or 1) <= own


def left_without_a_choice() -> tuple[Play, Ply]:
    """A game of two after a choice that leaves the other one turn without any, and that turn."""
    for seed in range(60):
        play = match.new("K", GAMES["K"].options({}), 2, seed)
        while play.due and len(play.match.choices) < 30:
            seat, before = play.due[0].seat, len(play.plies)
            play = match.choose(play, seat, GAMES["K"].legal(play.state, seat)[0])
            after = play.plies[before + 1 :]
            if after and after[0].seat == 1 - seat and sum(ply.seat == 1 - seat for ply in after) == 1:
                return play, after[0]
    raise LookupError


@pytest.mark.parametrize("sent", [None, Sent(UNSENT), Sent(MISSED)])
def test_by_link_nobody_is_asked_for_the_turn_that_it_ends_with_unless_something_here_is_unsent(
    page_module: Import, monkeypatch: pytest.MonkeyPatch, sent: Sent | None
) -> None:
    (play, last), said = left_without_a_choice(), list[str]()
    monkeypatch.setattr(page_module("table.forced"), "toast", said.append)
    session = Session(Kept(OpenHistory(play), (HUMAN,) * 2, frozenset({last.seat}), sent=sent))
    asked = caught_up(page_module, session, monkeypatch).asked
    assert asked == ([last] if sent else [])
    assert sent or len(said) == 1


def test_by_link_nobody_is_asked_for_a_last_card_once_the_end_is_known(
    page_module: Import, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = next(seed for seed in range(40) if ended(seed).plies[-1].forced)
    play, said = ended(seed), list[str]()
    seat = next(ply.seat for ply in reversed(play.plies) if ply.forced and ply.seat >= 0)
    last = max(at for at, ply in enumerate(play.plies) if ply.radix > 1)
    monkeypatch.setattr(page_module("table.forced"), "toast", said.append)
    session = Session(Kept(OpenHistory(play), (HUMAN,) * 2, frozenset({seat}), shown=last))
    assert caught_up(page_module, session, monkeypatch).asked == []
    assert len(said) == 1
