"""Tests of the tips for newcomers: everything that happens in a game, each once, in few words."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest
from kaartbord.games import GAMES
from kaartbord.match import match
from kaartbord.match.match import Play, Ply
from kaartbord.match.observation import observe
from kaartbord.rules.protocol import DEALER
from kaartbord.scene.illustrations.drawn import ILLUSTRATIONS
from kaartbord.text import LANGUAGE_CODES, MESSAGES, newcomer_tips
from kaartbord.text.newcomer_tips import SeenPly, SeenQuestion, Tip
from kaartbord.text.phrasebooks import PHRASEBOOKS, rules_page
from kaartbord.text.reader import Reader
from support import catalogue
from support.catalogue import KEYS
from support.long import long
from support.plays import bot_play

NAMES = ("Anna", "Bram", "Cas", "Dien")

SEEDS = [0, *long(*range(1, 50))]
"""One game of each kind, and fifty for a test that has the time."""

each_game = pytest.mark.parametrize("code", GAMES)


@lru_cache(maxsize=8)
def played(code: str, seed: int) -> Play:
    """A whole game at the default table; everybody plays firmly."""
    return bot_play({}, 4, seed, code)


def shown(code: str, ply: Ply, me: int | None = 0, lang: str = "nl") -> list[Tip]:
    """Return the tips that a ply shows a reader, the most important first."""
    known = observe(GAMES[code], ply, me)
    happened = SeenPly(Reader(MESSAGES[lang], NAMES, me), GAMES[code], known.before, known.events)
    return newcomer_tips.tips_for_ply(PHRASEBOOKS[code].newcomer_tips, happened)


def asked(code: str, state: Any, seat: int = 0, lang: str = "nl") -> list[Tip]:
    """Return the tips that a question shows the seat that answers it."""
    game = GAMES[code]
    question = SeenQuestion(Reader(MESSAGES[lang], NAMES, seat), game.view(state, seat), seat, game.legal(state, seat))
    return newcomer_tips.tips_for_question(PHRASEBOOKS[code].newcomer_tips, question)


def sentence(code: str, moment: Tip, lang: str = "nl") -> str:
    """A moment in words."""
    return PHRASEBOOKS[code].format(MESSAGES[lang], f"first.{moment.name}", **moment.values)


def moments(code: str, play: Play, lang: str = "nl") -> Iterator[Tip]:
    """Yield the tips that seat 0 could get in a game."""
    for ply in play.plies:
        if ply.seat == 0:
            yield from asked(code, ply.before, lang=lang)
        yield from shown(code, ply, lang=lang)


def test_each_is_said_once_and_the_plain_form_not_after_another_one() -> None:
    hit, own, partner = Tip("hit"), Tip("hit.mine"), Tip("hit.partner")
    assert newcomer_tips.first_unexplained([hit, own], ()) == hit
    assert newcomer_tips.first_unexplained([hit, own], {"hit"}) == own
    assert newcomer_tips.first_unexplained([hit], {"hit.mine"}) is None
    assert newcomer_tips.first_unexplained([hit, partner], {"hit.mine"}) == partner
    assert newcomer_tips.first_unexplained([own], {"hit.mine", "torn", ""}) is None


@pytest.mark.parametrize("seed", SEEDS)
@each_game
def test_whatever_happens_in_a_game_is_explained_the_first_time(code: str, seed: int) -> None:
    game, play = GAMES[code], played(code, seed)
    seen, explained = set(), set()
    for ply in play.plies:
        kinds = {event.kind for event in game.events(ply.before, ply.seat, ply.action, ply.after)}
        if newcomer_tips.OVER not in kinds:
            seen |= kinds
            if any(shown(code, ply, me) for me in range(4)):
                explained |= kinds
    assert seen == explained and seen <= PHRASEBOOKS[code].newcomer_tips.event_tips.keys()


@pytest.mark.parametrize("seed", SEEDS)
@each_game
def test_whatever_is_refused_in_a_game_is_taught_explained_or_drawn(code: str, seed: int) -> None:
    game, book = GAMES[code], PHRASEBOOKS[code]
    drawn = {illustration.paragraph for illustration in ILLUSTRATIONS.get(code, ())}
    name = book.rulebook.name
    places = (f"{name}-first-", "race-first-") if name in ("keezbord", "tokken") else (f"{name}-first-",)
    told = (key.removeprefix(each).replace("-", ".") for each in places for key in KEYS if key.startswith(each))
    known = {
        *book.lesson_steps,
        *(newcomer_tips.rules_paragraph(book.newcomer_tips, Tip(each)) for each in told),
        *drawn,
    }
    choices = (ply for ply in played(code, seed).plies if ply.seat != DEALER)
    refused = {refusal.rule for ply in choices for refusal in game.refusals(ply.before, ply.seat)}
    assert refused and [rule for rule in refused if book.rulebook.paragraphs[rule] not in known] == []


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
@each_game
def test_every_moment_has_its_words_and_a_paragraph_of_the_rules(code: str, lang: str) -> None:
    book = PHRASEBOOKS[code]
    paragraphs = {name for name, _, _ in rules_page(MESSAGES[lang], code, GAMES[code].options({}))}
    for moment in moments(code, played(code, 0), lang):
        words = sentence(code, moment, lang)
        assert words.endswith(".") and "{" not in words and "  " not in words
        assert newcomer_tips.rules_paragraph(book.newcomer_tips, moment) in paragraphs


def test_nothing_is_explained_once_the_game_is_over() -> None:
    last = played("K", 0).plies[-1]
    assert shown("K", last) == [] and last.seat != DEALER


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
def test_they_are_short(lang: str) -> None:
    texts = [text for key, text in catalogue.of(lang).items() if key.split("-")[1:2] == ["first"]]
    sentences = [s for text in texts for s in re.split(r"\.\s*", text) if s]
    words = [len(s.split()) for s in sentences]
    assert len(texts) > 20 and sum(words) / len(words) <= 15 and max(words) <= 20
    assert max(len(text.split()) for text in texts) <= 25


@pytest.mark.parametrize("anytime", [True, False])
def test_where_one_toeps_on_the_own_turn_alone_a_newcomer_is_told_so(anytime: bool) -> None:
    """As by link, where a waiting player finds no button to toep with, and only who set it up read why."""
    options = GAMES["P"].options({"blind": False, "was": False, "toep_any_time": anytime})
    state = match.start_match("P", options, 3, seed=7).state
    moment = newcomer_tips.first_unexplained(asked("P", state, GAMES["P"].to_move(state)[0]), {"play"})
    assert moment is not None and ("Op je eigen beurt" in sentence("P", moment)) is not anytime
    assert newcomer_tips.rules_paragraph(PHRASEBOOKS["P"].newcomer_tips, moment) == "toep"
