"""Transcripts: whole games, replayed and compared line by line."""

from pathlib import Path

import pytest
from kaartbord.games import GAMES
from kaartbord.match.link import decode, encode
from kaartbord.match.match import Match, game_of, replay, take_back, truncate, unfold
from kaartbord.match.transcript import read, write
from support.plays import TABLES, options, random_play
from transcripts import regenerate, score_table

GOLDEN = sorted(Path(__file__).parent.glob("*.txt"))
PLAY = random_play(Match("K", 1, options(), 4, 5))
LINES = write(PLAY).splitlines()


def test_every_game_for_a_golden_transcript_has_one():
    missed = regenerate.PLAYS.keys() - {path.stem for path in GOLDEN}
    assert not missed, f"play them: tests/transcripts/regenerate.py {' '.join(missed)}"


def test_the_golden_games_show_every_kind_of_turn():
    moves = " ".join(path.read_text("utf-8") for path in GOLDEN).split()
    assert {"lot", "deal", "give", "exchange", "play", "discard", "draw", "keep"} <= set(moves)
    toepen = (
        "look blind no_blind show no_draw wash_white wash_dirty no_wash check no_check turn_over "
        "whistle lay_away toep stay fold card"
    )
    assert {*toepen.split()} <= set(moves)
    assert {"move", "swap", "skip"} <= set(moves)
    assert {"place", "green", "back", "blocked"} <= set(moves)


def test_the_score_table_of_toepen_ends_in_its_figures():
    """Mark 7 and out by the fifth cross, Peter 10, Tom 7 and winner, Henk 10; and so round by round."""
    match = read((Path(__file__).parent / "toepen-score-table.txt").read_text("utf-8"))
    play = replay(match)
    rounds = {ply.after.rounds: ply.after for ply in play.plies if ply.after.phase in ("deal", "over")}
    assert [(rounds[n].winner, rounds[n].points) for n in range(1, 11)] == [
        (wanted.winner, wanted.points) for wanted in score_table.ROUNDS
    ]
    assert game_of(match).score(play.state) == ((7, 10, 7, 10), (score_table.TOM,), "last")
    last = play.plies[-1]
    events = game_of(match).events(last.before, last.seat, last.action, last.after)
    assert ("flies", score_table.MARK) in [event[:2] for event in events]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_is_played_the_same_again(path):
    text = path.read_text("utf-8")
    play = replay(read(text))
    assert write(play).splitlines() == text.splitlines()
    assert game_of(play.match).to_move(play.state) == ()
    assert decode(encode(play)) == play.match


def test_a_forced_gift_among_those_made_unseen_reads_back():
    """A seat with cards of one rank has no choice, and its gift stands there before those of others."""
    left = iter(range(60))
    match = Match("T", 1, GAMES["T"].options({}), 8, 55)
    play = unfold(match, lambda legal: None if next(left, None) is None else 0)
    assert read(write(play)) == play.match


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_position_of_a_golden_game_is_sound_and_reads_back(path):
    play = replay(read(path.read_text("utf-8")))
    game = game_of(play.match)
    for ply in play.plies:
        assert game.problems(ply.after) == []
        assert game.read(game.write(ply.after)) == ply.after


@pytest.mark.parametrize(("code", "preset", "seats"), TABLES)
def test_a_transcript_comes_back_as_its_match(code, preset, seats):
    match = Match(code, GAMES[code].INFO.version, options(code, preset), seats, 2**64 - 1)
    for length in (0, 1, 30, 5000):
        play = random_play(match, length)
        assert read(write(play)) == play.match


def test_a_transcript_says_how_often_choices_were_taken_back():
    play = take_back(PLAY, 20)
    text = write(play)
    assert text.splitlines()[4] == "undone 1"
    assert read(text) == play.match
    for wrong in ("0", "01", "-1", "65536", "x", ""):
        with pytest.raises(ValueError, match="line 5"):
            read(text.replace("undone 1", f"undone {wrong}"))


def test_a_transcript_may_stop_after_any_ply():
    assert read("\n".join(LINES[:4])) == truncate(PLAY.match, 0)
    for number, ply in enumerate(PLAY.plies[:60], 1):
        match = read("\n".join(LINES[: 4 + 2 * number]))
        assert match == truncate(PLAY.match, ply.choice_index + (ply.radix > 1))


@pytest.mark.parametrize("at", range(0, 64))
def test_a_damaged_line_is_named(at):
    for damaged in (LINES[at] + " x", LINES[at][:-1], "", LINES[at].replace(" ", "\u00a0", 1)):
        text = "\n".join([*LINES[:at], damaged, *LINES[at + 1 :]])
        if damaged != LINES[at]:
            with pytest.raises(ValueError, match=f"^line {at + 1}:"):
                read(text)


@pytest.mark.parametrize("length", [0, 1, 2, 3, 5, 27])
def test_a_transcript_that_stops_half_way_names_the_missing_line(length):
    with pytest.raises(ValueError, match=f"^line {length + 1}:"):
        read("\n".join(LINES[:length]))


@pytest.mark.parametrize(
    ("at", "line"),
    [
        (1, "game Z 1"),
        (1, "game K 2"),
        (1, "game K x"),
        (1, "K"),
        (2, "seats 5"),
        (2, "seats four"),
        (2, "seats 04"),
        (3, "options surprise=on"),
        (3, "options friendly_fire=maybe"),
        (3, "options friendly_fire=on"),
        (4, "seed 5"),
        (4, "seed -000000000000001"),
        (4, "seed 10000000000000000"),
        (4, "seed 00000000000000zz"),
    ],
)
def test_a_head_that_cannot_be_is_named(at, line):
    with pytest.raises(ValueError, match=f"^line {at}:"):
        read("\n".join([*LINES[: at - 1], line, *LINES[at:]]))


def test_a_move_after_the_end_is_named():
    last = len(PLAY.plies)
    with pytest.raises(ValueError, match=f"^line {len(LINES) + 1}: the game is over"):
        read("\n".join([*LINES, f"{last + 1} seat 0 play As 0>0", ""]))
