"""A table whose seats chose other colours is spoken of in the same sentences, in which only the colours differ."""

import re

import pytest
from kaartbord.games import ENTRIES, GAMES
from kaartbord.match.match import Match, Play
from kaartbord.rules.protocol import DEALER
from kaartbord.text import LANGUAGE_CODES, MESSAGES, capitalize_first, log
from kaartbord.text.phrasebooks import PHRASEBOOKS, name_in_game, names_on_device, pawn_colour
from kaartbord.text.reader import Reader
from support.catalogue import NL
from support.plays import random_play

COLOURS = (5, 7, 0, 1)
"""None begins with a vowel, before which French shortens words."""

LINES = 160


def play(code: str) -> Play:
    return random_play(Match(code, GAMES[code].INFO.version, GAMES[code].options({}), 4, 5))


PLAYS = {code: play(code) for code in GAMES}


def recoloured(lang: str, sentence: str) -> str:
    """The sentence in which each usual colour is the one that the seat chose."""
    words: dict[str, str] = {}
    for seat, colour in enumerate(COLOURS):
        usual, other = MESSAGES[lang].format(f"colour.{seat}"), MESSAGES[lang].format(f"colour.{colour}")
        words |= {usual: other, capitalize_first(usual): capitalize_first(other)}
    return re.sub(rf"\b({'|'.join(words)})\b", lambda found: words[found[0]], sentence)


def said(code: str, lang: str, colours: tuple[int, ...]) -> list[str]:
    """Log, choices and answers of a game, to somebody at the table and to somebody who looks on."""
    game, book, found = GAMES[code], PHRASEBOOKS[code], []
    for ply in PLAYS[code].plies[:LINES]:
        for me in (None, 1):
            names = names_on_device(MESSAGES[lang], code, [""] * 4, me, colours)
            reader = Reader(MESSAGES[lang], names, me, colours)
            found.append(log.log_line(reader, game, ply).words)
            if ply.seat != DEALER and me is not None:
                view = game.view(ply.before, ply.seat)
                found.append(book.choice_label(reader._replace(me=ply.seat), view, ply.seat, ply.action))
    return found


@pytest.mark.parametrize("lang", LANGUAGE_CODES)
@pytest.mark.parametrize("code", [code for code in GAMES if not ENTRIES[code].teams])
def test_only_the_colours_differ_in_what_is_said(code, lang):
    usual, other = said(code, lang, ()), said(code, lang, COLOURS)
    assert other == [recoloured(lang, sentence) for sentence in usual]
    assert other != usual


@pytest.mark.parametrize("code", [code for code in GAMES if ENTRIES[code].teams])
def test_teams_keep_their_colours(code):
    assert said(code, "nl", COLOURS) == said(code, "nl", ())
    assert [pawn_colour(code, seat, COLOURS) for seat in range(4)] == [8, 9, 8, 9]


def test_a_seat_without_a_name_is_known_by_the_colour_that_it_chose():
    assert name_in_game(NL, "K", 0, ("",), COLOURS) == "Paars"
    assert name_in_game(NL, "K", 0, ("Jan",), COLOURS) == "Jan"
    assert [line.pawn_colour for line in log.recent_lines(Reader(NL, colours=COLOURS), GAMES["K"], PLAYS["K"].plies)][
        -1
    ] in COLOURS
