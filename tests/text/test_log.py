"""The log as it is read: a heading for each round, its lines below, and nothing left out of the whole."""

import pytest
from kaartbord.games import GAMES
from kaartbord.games.race.words import phrases
from kaartbord.match.match import Match, run_steps
from kaartbord.match.observation import observe
from kaartbord.rules.protocol import DEALER
from kaartbord.text import MESSAGES, log
from kaartbord.text.answers import TableQuestion
from kaartbord.text.log import MAX_LOG_LINES
from kaartbord.text.phrasebooks import PHRASEBOOKS
from kaartbord.text.reader import Reader
from support.catalogue import NL
from support.plays import random_play
from text.games import NAMES

PLAYS = {
    code: random_play(Match(code, game.INFO.version, game.options({}), game.INFO.seats[-1], 3), longest=120)
    for code, game in GAMES.items()
}

each_game = pytest.mark.parametrize("code", PLAYS)


@each_game
def test_a_heading_begins_each_round_with_its_deal(code):
    plies, reader = PLAYS[code].plies, Reader(NL, NAMES, 0)
    lines = run_steps(log.all_lines(reader, GAMES[code], plies))
    found = log.lines_by_round(NL, code, plies, lines)
    deals = [n for n, ply in enumerate(plies, 1) if ply.seat == DEALER and ply.action.kind == "deal"]
    assert [chapter.round for chapter in found] == [*range(1, len(deals) + 1)]
    assert [chapter.lines[0].ply_number for chapter in found[1:]] == deals[1:]
    assert [line for chapter in found for line in chapter.lines] == lines
    assert len({chapter.title for chapter in found}) == len(found) > 0


@each_game
def test_the_whole_log_leaves_nothing_out_and_ends_as_the_short_one(code):
    plies, reader = PLAYS[code].plies, Reader(NL, NAMES, 0)
    lines = run_steps(log.all_lines(reader, GAMES[code], plies))
    quiet = PHRASEBOOKS[code].is_minor_ply
    assert [line.ply_number for line in lines] == [n for n, ply in enumerate(plies, 1) if not quiet(ply, 0)]
    assert log.recent_lines(reader, GAMES[code], plies) == lines[-MAX_LOG_LINES:]


@each_game
def test_without_squares_who_sees_the_board_and_who_does_not_are_told_the_same(code):
    turn, reader = PHRASEBOOKS[code].describe_ply, Reader(NL, NAMES, 0)
    plies = [observe(GAMES[code], ply, 0) for ply in PLAYS[code].plies]
    bare = [(ply.before, ply.events) for ply in plies if not any(event.cells for event in ply.events)]
    assert bare and all(turn(reader, *ply) == turn(reader._replace(sees=True), *ply) for ply in bare)


@pytest.mark.parametrize("code", ["K", "T", "L"])
def test_what_is_heard_has_the_squares_that_the_words_leave_out(code):
    plies, book = PLAYS[code].plies, PHRASEBOOKS[code]
    for ply in plies:
        line = log.log_line(Reader(NL, NAMES, 0), GAMES[code], ply)
        seen = observe(GAMES[code], ply, 0)
        assert line.read_aloud == book.describe_ply(Reader(NL, NAMES, 0), seen.before, seen.events)
    moved = [ply for ply in plies if ply.action.kind in ("play", "place")]
    lines = [log.log_line(Reader(NL, NAMES, 0), GAMES[code], ply) for ply in moved]
    assert lines and all(line.spoken and line.words != line.spoken for line in lines)


@pytest.mark.parametrize("code", ["K", "T"])
def test_a_deal_of_a_race_has_the_same_number_wherever_it_is_said(code):
    plies = PLAYS[code].plies
    deals = [ply for ply in plies if ply.seat == DEALER and ply.action.kind == "deal"]
    for number, ply in enumerate(deals, 1):
        asked = TableQuestion(Reader(NL, NAMES, 0), GAMES[code].view(ply.after, 0), 0)
        of_three = (number - 1) % 3 + 1
        assert phrases.title_line(NL, asked.view, 0).startswith(f"ronde {number}")
        assert f" Ronde {number}: {of_three} van 3 tot " in PHRASEBOOKS[code].answers.score(asked)
    assert len(deals) > 3


def test_headings_are_in_the_words_of_the_game():
    plies = PLAYS["L"].plies
    titles = {
        (code, lang): log.lines_by_round(MESSAGES[lang], code, plies, [log.LogLine(0, 0, 0, "", len(plies))])[0].title
        for code in ("K", "P", "L")
        for lang in ("nl", "en")
    }
    number = log.lines_by_round(NL, "K", plies, [log.LogLine(0, 0, 0, "", len(plies))])[0].round
    assert titles == {
        ("K", "nl"): f"Ronde {number}",
        ("K", "en"): f"Deal {number}",
        ("P", "nl"): f"Ronde {number}",
        ("P", "en"): f"Round {number}",
        ("L", "nl"): f"Ronde {number}",
        ("L", "en"): f"Deal {number}",
    }
