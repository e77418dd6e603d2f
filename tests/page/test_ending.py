"""Tests of the texts and screens at the end of a game, without a browser."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.match.observation import deciding_ply, winners
from kaartbord.text import MESSAGES
from kaartbord.text.reader import Reader
from support.catalogue import EN, NL
from support.sessions import PLAYERS, ended


@pytest.fixture
def ending(page_module: Callable[[str], Any]) -> Any:
    """The module, without a browser."""
    return page_module("sheets.ending")


@pytest.mark.parametrize("code", ["K", "P"])
def test_who_won_has_a_great_moment_and_who_lost_a_quiet_one(ending: Any, code: str) -> None:
    session = ended(code)
    won = winners(session.play)
    moods = [ending.mood(session, Reader(NL, PLAYERS, seat)) for seat in range(4)]
    assert [seat for seat, mood in enumerate(moods) if mood == "won"] == won
    assert moods.count("lost") == 4 - len(won) > 0
    assert ending.mood(session, Reader(NL, PLAYERS)) == "won", "to who looks on it is a moment too"


@pytest.mark.parametrize("code", ["K", "P"])
def test_who_did_not_win_gets_a_good_word(ending: Any, code: str) -> None:
    session = ended(code)
    lost = [seat for seat in range(4) if seat not in winners(session.play)]
    words = ending.consolation(session, Reader(NL, PLAYERS, lost[0]))
    assert words.startswith("Jammer. Jij")
    assert all(PLAYERS[seat] in words for seat in lost[1:])
    assert "Well played" in ending.consolation(session, Reader(EN, PLAYERS))


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_who_lost_to_the_only_other_is_not_called_by_name(
    ending: Any, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ending, "winners", lambda _: [0])
    session = SimpleNamespace(play=None, seats=(None, None))
    assert ending.consolation(session, Reader(MESSAGES[lang], PLAYERS[:2], 1)) == MESSAGES[lang].format(
        "over.honour.alone"
    )
    assert PLAYERS[1] in ending.consolation(session, Reader(MESSAGES[lang], PLAYERS[:2], 0))


@pytest.mark.parametrize("code", sorted(GAMES))
def test_the_deciding_move_is_the_last_choice_of_the_winners(ending: Any, code: str) -> None:
    session = ended(code)
    last = deciding_ply(session.play)
    assert last.seat in winners(session.play)
    after = session.play.plies[session.play.plies.index(last) + 1 :]
    assert not {ply.seat for ply in after} & {*winners(session.play)}
    assert PLAYERS[last.seat] in ending.deciding_line(session, Reader(NL, PLAYERS)).words
