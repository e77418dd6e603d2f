"""A game in the store of a device, which several tabs write: what was taken back in one stays taken back."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.match import evening, link, match
from kaartbord.match.evening import Evening, EveningResult
from kaartbord.match.link import Seat
from kaartbord.match.match import Play, choose, take_back
from kaartbord.match.session.history import OpenHistory
from kaartbord.match.session.saved_game import SavedGame

PEOPLE = (Seat("human", "", True), *(Seat("computer", name, False) for name in ("Wim", "Anna", "Bep")))


@pytest.fixture
def kept(page_module: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module, with a store that holds what is put there."""
    module = page_module("storage.stored_games")
    held: dict[str, Any] = {}

    class Store:
        async def get(self, key: str) -> Any:
            return held.get(key)

        async def put(self, key: str, value: Any) -> bool:
            held[key] = value
            return True

        async def keys(self, prefix: str) -> list[str]:
            return [key for key in held if key.startswith(prefix)]

        async def entries(self, prefix: str) -> list[tuple[str, Any]]:
            return [(key, value) for key, value in held.items() if key.startswith(prefix)]

    monkeypatch.setattr(module, "store", Store())
    moments = iter(range(1_000, 2_000))
    monkeypatch.setattr(module, "Date", SimpleNamespace(now=lambda: next(moments)))
    return module


def played(choices: int, rank: int = 0) -> Play:
    """Return a game after `choices` choices."""
    play = match.start_match("K", GAMES["K"].options({}), 4, seed=7)
    for _ in range(choices):
        play = choose(play, play.pending[0].seat, GAMES["K"].legal(play.state, play.pending[0].seat)[rank])
    return play


def stored(kept: Any, *tabs: Play) -> Play:
    """Return the stored game once these tabs have saved it, one after the other."""

    async def page() -> Play:
        for play in tabs:
            await kept.save(SavedGame(OpenHistory(play), PEOPLE, frozenset({0})), link.encode_link(play, PEOPLE))
        found = await kept.load(SavedGame(OpenHistory(tabs[0]), PEOPLE, frozenset({0})).key)
        return found.play

    return asyncio.run(page())


def test_what_one_tab_took_back_another_does_not_bring_again(kept: Any) -> None:
    far, again = played(9), take_back(played(9), 4)
    for tabs in ((far, again), (again, far), (far, again, far), (again, played(12))):
        assert stored(kept, *tabs) == again


def test_of_two_tabs_that_took_back_the_one_that_did_so_more_often_goes_on(kept: Any) -> None:
    once = take_back(played(9), 6)
    twice = take_back(once, 2)
    assert stored(kept, once, twice) == stored(kept, twice, once) == twice


def test_after_as_many_times_the_longer_history_goes_on(kept: Any) -> None:
    short, longer = take_back(played(9), 2), take_back(played(9), 6)
    assert stored(kept, short, longer) == stored(kept, longer, short) == longer


def test_a_game_of_before_there_was_a_count_is_taken_back_like_any_other(kept: Any) -> None:
    far, again = played(9), take_back(played(9), 4)

    async def page() -> Play:
        await kept.save(SavedGame(OpenHistory(far), PEOPLE, frozenset({0})), link.encode_link(far, PEOPLE))
        record = await kept.store.get(SavedGame(OpenHistory(far), PEOPLE, frozenset({0})).key)
        del record["undone"]
        await kept.save(SavedGame(OpenHistory(again), PEOPLE, frozenset({0})), link.encode_link(again, PEOPLE))
        return (await kept.load(SavedGame(OpenHistory(far), PEOPLE, frozenset({0})).key)).play

    assert asyncio.run(page()) == again


def test_another_side_from_before_something_was_taken_back_is_offered_no_more(kept: Any) -> None:
    ours, theirs = played(9), played(9, rank=1)

    async def page() -> list[Play | None]:
        await kept.save_fork("game:x", theirs)
        return [await kept.load_fork("game:x", known) for known in (ours, take_back(ours, 4))]

    assert asyncio.run(page()) == [theirs, None]


def test_the_game_before_on_an_evening_is_found_by_its_mark(kept: Any) -> None:
    play = played(3)
    game = SavedGame(OpenHistory(play), PEOPLE, frozenset({0}))
    asyncio.run(kept.save(game, link.encode_link(play, PEOPLE)))
    entry = asyncio.run(kept.find_by_mark(evening.match_mark(match.key_of_match(play.match))))
    assert entry is not None
    assert (entry.key, entry.mine) == (game.key, frozenset({0}))
    assert asyncio.run(kept.find_by_mark(evening.match_mark("another"))) is None


def test_a_game_that_was_begun_after_the_same_one_is_found_while_it_is_played(kept: Any) -> None:
    before = match.start_match("P", GAMES["P"].options({}), 4, 9)
    night = Evening((EveningResult("K", frozenset({0}), evening.match_mark(match.key_of_match(before.match))),))
    one, other = (match.start_match(code, GAMES[code].options({}), 4, 5) for code in "KT")
    game = SavedGame(
        OpenHistory(one), PEOPLE, frozenset({0}), awaited_seats=(0,), extra_sections=evening.to_sections((), night)
    )
    asyncio.run(kept.save(game, link.encode_link(one, PEOPLE, extra_sections=game.extra_sections)))
    found = asyncio.run(kept.find_rival(other.match, game.extra_sections))
    assert found is not None and found.match == one.match
    assert asyncio.run(kept.find_rival(one.match, game.extra_sections)) is None, "it is no other"
    assert asyncio.run(kept.find_rival(other.match, ())) is None
    found = asyncio.run(kept.find_later(before.match))
    assert found is not None and found.match == one.match
    assert asyncio.run(kept.find_later(other.match)) is None
    asyncio.run(kept.mark_done(game.key))
    assert asyncio.run(kept.find_rival(other.match, game.extra_sections)) is None
    assert asyncio.run(kept.find_later(before.match)) is None


def test_an_evening_began_with_the_first_of_its_games_that_is_kept_here(kept: Any) -> None:
    plays = [match.start_match("K", GAMES["K"].options({}), 4, seed) for seed in (1, 2, 3)]
    for play in plays:
        game = SavedGame(OpenHistory(play), PEOPLE, frozenset({0}))
        asyncio.run(kept.save(game, link.encode_link(play, PEOPLE)))
    played_on = [
        EveningResult("K", frozenset({0}), evening.match_mark(match.key_of_match(play.match))) for play in plays[1:]
    ]
    foreign = EveningResult("K", frozenset({0}), b"none")
    assert asyncio.run(kept.evening_start(Evening((foreign, *played_on)))) == 1_001
    assert asyncio.run(kept.evening_start(Evening((foreign,)))) > 1_002


def test_a_game_whose_end_went_to_others_only_goes_on_nowhere_once_the_next_one_came(kept: Any) -> None:
    """Nor does it when it is looked at; its real end takes the place of what the next game said of it."""
    play, seats = (
        played(3),
        (Seat("human", "Jan", True), *(Seat("link", name, True) for name in ("Wim", "Anna", "Bep"))),
    )
    game = SavedGame(OpenHistory(play), seats, frozenset({0}), awaited_seats=(1,))
    night = Evening((EveningResult("K", frozenset({1, 3}), evening.match_mark(match.key_of_match(play.match))),))

    async def page() -> None:
        text = link.encode_link(play, seats)
        await kept.save(game, text)
        assert (await kept.list_all())[0].awaited_seats == (1,)
        for _ in range(2):
            await kept.mark_earlier_games_over(night)
            entry = (await kept.list_all())[0]
            assert (entry.awaited_seats, entry.won) == ((), (1, 3))
            await kept.save(game, text)
        further = game._replace(history=OpenHistory(played(4)), awaited_seats=(2,))
        await kept.save(further, link.encode_link(further.play, seats))
        assert (await kept.list_all())[0].awaited_seats == (2,)

    asyncio.run(page())
