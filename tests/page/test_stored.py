"""Records of the version before open and sealed games were kept in one way: they open as they did, and stay the same.

Each file of `stored/` holds the store of one device, and the tables that such a version showed of its games.
"""

import json
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from family.pages import Browser, Pages, Tab, World, loaded
from kaartbord.games import GAMES
from kaartbord.match.tally import TALLIES
from support.sealed.groups import SodiumGroup

STORED = Path(__file__).with_name("stored")

DEVICES = ("computers", "evening", "finished", "forks", "link", "screen", "sealed")

SHOWN = 30.0
"""Seconds in which all of a game is shown."""

BARE = ("link", "at", "sealed")
"""The parts of a record from which the rest of it is written again."""


@pytest.fixture(scope="module")
def pages() -> Iterator[Pages]:
    """The page, loaded, with the group of which sealed cards are."""
    real = SodiumGroup()

    async def group() -> SodiumGroup:
        return real

    with loaded() as found:
        found.module("storage.locks").group = group
        yield found


def result(tab: Tab, work: Coroutine[Any, Any, Any]) -> Any:
    """Run something that waits in a tab, and return its result."""
    found = list[Any]()

    async def wait() -> None:
        found.append(await work)

    tab.do(lambda: tab.spawn(wait()))
    tab.world.clock.run(1.0)
    assert not tab.world.faults
    return found[0]


def store_of(device: str) -> tuple[dict[str, Any], Browser]:
    """Return a file, and a browser with its store."""
    then, browser = json.loads((STORED / f"{device}.json").read_text("utf-8")), Browser({})
    browser.kept = {name: json.dumps(value) for name, value in then["stored"].items()}
    return then, browser


def shown(tab: Tab, fork: Any) -> dict[str, Any]:
    """Return how a table shows its game, and the other history that it offers."""
    session = tab.session
    return {
        "fork": session.game.write(fork.state) if fork else "",
        "plies": len(session.play.plies),
        "choices": len(session.match.choices),
        "mine": sorted(session.mine),
        "names": [seat.name for seat in session.seats],
        "waits": sorted(set(session.saved_game.awaited_seats)),
        "asked": tab.question is not None,
        "score": repr(session.game.score(session.play.state)),
        "view": session.game.write(session.shown_view()),
    }


@pytest.mark.parametrize("device", DEVICES)
def test_a_game_opens_and_is_stored_as_it_was(pages: Pages, device: str) -> None:
    (then, browser), kept, world = store_of(device), pages.module("storage.stored_games"), World(1)
    for name, table in then["tables"].items():
        tab = pages.open(world, browser)
        world.clock.run(1.0)
        assert tab.lobby is not None and [entry.key for entry in tab.lobby] == then["lobby"]
        entry = next(entry for entry in tab.lobby if entry.key == name)
        assert (sorted(entry.mine), sorted(entry.awaited_seats)) == (table["mine"], table["waits"])
        tab.do(tab.handlers["lobby-open"], name)
        world.clock.run(SHOWN)
        session = tab.session
        assert shown(tab, result(tab, kept.load_fork(name, session.play))) == table

        record, game = then["stored"][name], result(tab, kept.load(name))
        browser.kept[name] = json.dumps({part: record[part] for part in BARE if part in record})
        assert result(tab, kept.save(game, game.fragment()))
        assert json.loads(browser.kept[name]) == record
        again = result(tab, kept.load(name))
        assert (again.match, again._replace(history=game.history)) == (session.match, game)
        tab.close()
    assert {name: json.loads(text) for name, text in browser.kept.items()} == then["stored"]


def test_what_was_counted_counts(pages: Pages) -> None:
    counts, world = pages.module("storage.counts"), World(1)
    for device in ("evening", "finished"):
        then, browser = store_of(device)
        tab = pages.open(world, browser)
        found = result(tab, counts.load())
        assert len(found.games) == 1 and not found.left
        name = found.games[0].entry.key
        del browser.kept[counts.COUNT_PREFIX + name]
        assert result(tab, counts.count_game(found.games[0].entry)) == found.games[0]
        assert json.loads(browser.kept[counts.COUNT_PREFIX + name]) == then["stored"][counts.COUNT_PREFIX + name]
        tab.close()


def holds(now: Any, then: Any) -> bool:
    """Return whether all that was stored is stored now, maybe next to more."""
    if isinstance(then, dict):
        return all(name in now and holds(now[name], value) for name, value in then.items())
    return bool(now == then)


def test_what_a_device_remembers_is_read_and_stored_again(pages: Pages) -> None:
    then, browser = store_of("settings")
    tab = Tab(World(1), browser, "", pages.template)
    boards, cups, firsts, settings, setups, tallies = (
        pages.module(f"storage.{name}") for name in ("boards", "tournaments", "firsts", "settings", "setups", "tallies")
    )
    form = next(option.board for option in GAMES["O"].INFO.options if option.board)

    async def again() -> None:
        drafts = [await setups.load_last(code) for code in GAMES]
        said = {code: await firsts.load_explained(code) for code in GAMES}
        own, worn, sheets = (
            await boards.load("O", form),
            await settings.load(),
            [sheet for code in TALLIES if (sheet := await tallies.load(code))],
        )
        cup, shown = await cups.load_shown(), await tallies.load_shown()
        [played] = await cups.list_all()
        browser.kept.clear()
        for draft in drafts:
            await setups.save_last(draft)
            await firsts.save_explained(draft.code, said[draft.code])
        for sheet in sheets:
            await tallies.save(sheet)
        await boards.save("O", own)
        await settings.save(worn)
        await cups.save(played)
        await cups.save_shown(*cup)
        await tallies.save_shown(shown)

    result(tab, again())
    now = {name: json.loads(text) for name, text in browser.kept.items()}
    assert holds(now, then["stored"])
