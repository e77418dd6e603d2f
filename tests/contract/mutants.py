"""Position texts spoiled at random, and what must hold for each of them that is read all the same."""

import os
import traceback
from collections.abc import Sequence
from random import Random
from typing import Any

from kaartbord.rules import cards
from kaartbord.rules.errors import BadPosition
from kaartbord.rules.protocol import DEALER, UNKNOWN, Game
from support.cases import dealt

MUTANTS = int(os.environ.get("MUTANTS", "10"))
"""Spoiled texts for every case of the laws; set it to a thousand for a long run."""

PLIES = 15
"""Plies that must be possible from each of them that is read."""

_WORDS = (
    "0 1 2 3 4 5 8 9 13 40 84 255 256 300 999999999 -1 -9 01 h h1 h4 - / | ? *s As 2s 2S 7h Jc x "
    "....... dealer over exchange pelt gone fold lo 0:8 1:aces white deal blind blind_answer peek "
    "look lay_away four wash check turn_over draw whistle trick answer give open move score"
)
WORDS = (*_WORDS.split(), "? ? ? ?")
"""Words that can be put anywhere in a text."""


def spoiled(text: str, others: Sequence[str], rng: Random) -> str:
    """The text with a few changes, each to a word, a pile or a part; `others` are texts of the same match."""
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
        text = rng.choice(CHANGES)(text, rng.choice(others), rng) or "?"
    return text


def _word(text: str, other: str, rng: Random) -> str:
    """One word replaced, dropped, doubled or moved."""
    words, strange = text.split(), rng.choice((*other.split(), rng.choice(WORDS)))
    at, to = rng.randrange(len(words)), rng.randrange(len(words))
    change = rng.randrange(6)
    if change == 0:
        words[at] = strange
    elif change == 1:
        words[at:at] = [strange]
    elif change == 2:
        words[at], words[to] = words[to], words[at]
    elif change == 3:
        words.insert(to, words.pop(at))
    elif change == 4:
        words.insert(to, words[at])
    else:
        del words[at]
    return " ".join(words)


def _number(text: str, other: str, rng: Random) -> str:
    """One number a little more or less, or one that stands elsewhere."""
    words = text.split()
    numbers = [n for n, word in enumerate(words) if word.lstrip("-").isdecimal()]
    if numbers:
        at = rng.choice(numbers)
        words[at] = str(int(words[at]) + rng.choice((-2, -1, 1, 1, 2, 3, 4)))
    return " ".join(words)


def _value(text: str, other: str, rng: Random) -> str:
    """Replace a value behind a name by one that could stand behind another."""
    words = text.split()
    names = [n for n, word in enumerate(words[:-1]) if len(word) > 3 and word.isalpha()]
    if names:
        words[rng.choice(names) + 1] = rng.choice(WORDS)
    return " ".join(words)


def _card(text: str, other: str, rng: Random) -> str:
    """One card turned down, turned up or another."""
    words = text.split()
    there = [n for n, word in enumerate(words) if _is_card(word)]
    if there:
        suit = rng.choice(cards.SUITS + cards.SUITS.upper())
        words[rng.choice(there)] = rng.choice(("?", rng.choice(cards.RANKS[1:]) + suit))
    return " ".join(words)


def _is_card(word: str) -> bool:
    return word == "?" or len(word) == 2 and word[0] in cards.RANKS and word[1].lower() in cards.SUITS


def _part(text: str, other: str, rng: Random) -> str:
    """One part taken from another position, or dropped."""
    parts, others = text.split("|"), other.split("|")
    at = rng.randrange(1, len(parts)) if len(parts) > 1 else 0
    if at < len(others) and rng.random() < 0.9:
        parts[at] = others[at]
    else:
        del parts[at]
    return "|".join(parts)


def _pile(text: str, other: str, rng: Random) -> str:
    """Within one part that goes by seats, what one has dropped, doubled or changed with another's."""
    parts = text.split("|")
    by_seat = [n for n, part in enumerate(parts) if "/" in part]
    if not by_seat:
        return text
    n = rng.choice(by_seat)
    name, _, rest = parts[n].strip().partition(" ")
    piles = rest.split("/")
    at, to = rng.randrange(len(piles)), rng.randrange(len(piles))
    change = rng.randrange(4)
    if change == 0:
        piles[at] = " "
    elif change == 1:
        piles[at], piles[to] = piles[to], piles[at]
    elif change == 2:
        piles[at] = " ".join("?" if _is_card(word) else word for word in piles[at].split())
    else:
        piles[at] += " " + piles[to]
    parts[n] = f" {name} {'/'.join(piles)} "
    return "|".join(parts)


def _letter(text: str, other: str, rng: Random) -> str:
    """One letter dropped or replaced, or the text cut."""
    at = rng.randrange(len(text))
    strange = rng.choice("0129-?/|h ")
    return rng.choice((text[:at] + text[at + 1 :], text[:at] + strange + text[at + 1 :], text[:at]))


CHANGES = (_word, _word, _number, _number, _value, _card, _part, _part, _pile, _pile, _letter)


# ---- what must hold


def is_read(game: Game[Any], text: str, rng: Random) -> bool:
    """Return whether a text is read; asserts that play can go on from it then, and that the refusal says why not."""
    try:
        try:
            state = game.read(text)
        except BadPosition as refused:
            _is_a_sentence(refused)
            return False
        _is_sound(game, state, rng)
    except Exception as fault:
        raise AssertionError(text) from fault
    return True


def _is_sound(game: Game[Any], state: Any, rng: Random) -> None:
    """Assert what must hold for a state that was read: as it is, and with its holes filled."""
    assert game.problems(state) == []
    assert game.read(game.write(state)) == state
    for seat in _seats(game, state):
        game.legal(state, seat)
        game.refusals(state, seat)
    if UNKNOWN in cards.parse(" ".join(filter(_is_card, game.write(state).split()))):
        state = game.fill(state, _shuffled(game.stock(state), rng))
        assert game.problems(state) == []
    _play_on(game, state, rng)


def _is_a_sentence(refused: BadPosition) -> None:
    """The reason is ours, not what Python says when it cannot go on."""
    said, cause = str(refused), refused.__cause__
    assert said[0].isupper() and said.endswith(".")
    if cause:
        assert (traceback.extract_tb(cause.__traceback__)[-1].line or "").startswith("raise "), said


def _seats(game: Game[Any], state: Any) -> list[int]:
    """The seats at the table."""
    return sorted(seat for side in game.sides(state) for seat in side)


def _play_on(game: Game[Any], state: Any, rng: Random) -> None:
    """Asserts that some plies can be played from here, or the game to its end, and that others can follow."""
    seats = _seats(game, state)
    for _ in range(PLIES):
        movers, score = game.to_move(state), game.score(state)
        assert bool(score.winners) == (not movers)
        if not movers:
            return
        assert movers == (DEALER,) or set(movers) <= set(seats)
        seat = rng.choice(movers)
        if seat == DEALER:
            action = dealt(game, state, rng)
        else:
            legal = game.legal(state, seat)
            assert list(game.legal(game.view(state, seat), seat)) == list(legal)
            game.refusals(state, seat)
            action = rng.choice(legal)
        after = game.apply(state, seat, action)
        game.events(state, seat, action, after)
        assert game.problems(after) == []
        viewer = rng.choice((*seats, None))
        seen = game.view(after, viewer)
        assert game.problems(seen) == []
        assert game.apply(game.view(state, viewer), seat, game.seen(state, seat, action, viewer)) == seen
        state = after
    assert game.read(game.write(state)) == state


def _shuffled(stock: bytes, rng: Random) -> bytes:
    return bytes(rng.sample(stock, len(stock)))
