"""The texts of screens and sheets, asked of one function after the other with a few of each kind of argument."""

import re
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any, get_args

from kaartbord.games import GAMES
from kaartbord.match import evening as nights
from kaartbord.match.evening import Evening, EveningResult
from kaartbord.match.match import Match, run_steps
from kaartbord.match.stored import GameSummary
from kaartbord.match.tally import TALLIES
from kaartbord.match.tally import page as sheets
from kaartbord.match.tournament import tournament as cups
from kaartbord.match.tournament.standing import standings
from kaartbord.rules.cards import card as card_of
from kaartbord.rules.protocol import UNKNOWN
from kaartbord.sealed.faults import FaultKind
from kaartbord.text import (
    MESSAGES,
    answers,
    evening,
    faults,
    format_number,
    log,
    people,
    phrasebooks,
    presence,
    stored_games,
    turn_line,
)
from kaartbord.text.answers import TableQuestion
from kaartbord.text.phrasebooks import PHRASEBOOKS, tell
from kaartbord.text.printed import pages
from kaartbord.text.reader import Reader
from kaartbord.text.tournament import sentences
from support.games import random_game
from support.plays import random_play

ROOT = Path(__file__).parents[2]

NAMES = ("Jan", "מרים", "", "Bep", "jan", "علي بن", "Oma Riet", "Oma Wil")
"""Some are read from right to left, two look alike, and one person has none."""

NUMBERS = (0, 1, 2, 5)

NOUNS = (
    "square",
    "minute",
    "hour",
    "day",
    "undone",
    "turn",
    "pawn",
    "card",
    "point",
    "team",
    "table",
    "round",
)

GROUPS: tuple[tuple[int, ...], ...] = ((0,), (1,), (2,), (1, 0), (1, 3), (3, 1, 2))
"""Seats: the reader, others, one without a name, and several."""

READERS = (0, 1, None)

HOUR = 3_600_000

Said = Iterator[str]


def screens_said(lang: str) -> Said:
    """Give what each function says, each sentence once."""
    for part in (_lobby, _words, _people, _presence, _standing, _kept, _evening, _faults, _tally, _cups):
        yield from dict.fromkeys(f"{part.__name__[1:]}: {line}" for line in part(lang))


def _lobby(lang: str) -> Said:
    """Give the words of the pages that stand written, in their order."""
    for name in ("index.html", "404.html"):
        for key in re.findall(r'data-t(?:-label)?="([^"]+)"', (ROOT / name).read_text("utf-8")):
            yield MESSAGES[lang].format(key, minutes=3)


def _words(lang: str) -> Said:
    yield from (MESSAGES[lang].format_count(number, noun) for noun in NOUNS for number in NUMBERS)
    yield from (MESSAGES[lang].join(NAMES[:number]) for number in range(5))
    yield from map(format_number, (-2, 0, 7))
    yield from (stored_games.undo_count_text(MESSAGES[lang], times) for times in NUMBERS)
    yield from (pages.rules_address(lang, code) for code in GAMES)


def _people(lang: str) -> Said:
    for one in (UNKNOWN, *(card_of(rank, suit) for rank in range(1, 15) for suit in range(4))):
        names = (
            people.card_symbol(MESSAGES[lang], one),
            MESSAGES[lang].format_value(people.rank_phrase(one)),
            people.card_name(MESSAGES[lang], one),
        )
        yield f"{' | '.join(names)} | {people.card_symbols(MESSAGES[lang], [one])}"
    yield from (people.colour_name(MESSAGES[lang], number) for number in range(11))
    yield from (people.pawn_letter(MESSAGES[lang], seat) for seat in range(8))
    for code in GAMES:
        yield ", ".join(phrasebooks.names_by_seat(MESSAGES[lang], code, NAMES, ()))
        yield ", ".join(phrasebooks.names_by_seat(MESSAGES[lang], code, [""] * 4, ()))
        yield ", ".join(phrasebooks.names_on_device(MESSAGES[lang], code, ["", *NAMES[1:4]], 0, ()))
    for me, group in product(READERS, GROUPS):
        reader = Reader(MESSAGES[lang], NAMES, me)
        who, whom = reader.people(group), MESSAGES[lang].format_value(reader.people(group[:1]), "object")
        yield f"{MESSAGES[lang].format_value(who)} | {reader.names_of(group[:1])} | {whom}"


def _presence(lang: str) -> Said:
    some: list[tuple[str, ...]] = [(), ("Jan",), ("מרים",), ("Jan", "Bep"), ("Jan", "מרים", "Bep")]
    for here, gone, ahead in product(some, some[:4], some[:4]):
        for watching, boards in ((0, 0), (1, 0), (1, 1), (3, 1)):
            for all_here in (False, True):
                yield presence.presence_sentence(
                    MESSAGES[lang], here, gone, watching, boards=boards, all_present=all_here, in_next_game=ahead
                )
    yield from (presence.muted_notice(MESSAGES[lang], names) for names in some)


def _standing(lang: str) -> Said:
    for me, waited in product(READERS, ((), *GROUPS)):
        reader = Reader(MESSAGES[lang], NAMES, me)
        yield turn_line.tab_title(reader, "Toepen", waited)
        yield answers.turn_answer(reader, waited)
        for turn, won in product(("lobby.turn", "lobby.sent", "lobby.unsent"), ((), *GROUPS)):
            yield turn_line.turn_or_winner(reader, waited, won, turn)


def _kept(lang: str) -> Said:
    for code, mine, waits in product(GAMES, ((), (0,), (0, 1)), ((), *GROUPS)):
        one = GameSummary("game:x", code, NAMES[:4], frozenset(mine), waits, 0.0)
        for entry in (
            one,
            one._replace(won=(0, 2)),
            one._replace(has_unsent=True),
            one._replace(is_sent=True, undo_count=1),
            one._replace(undo_count=3, sealed=True),
        ):
            times = (0.0, 90_000.0, HOUR, 5 * HOUR, 24 * HOUR, 99 * HOUR)
            yield f"{stored_games.game_title(MESSAGES[lang], entry)} | " + " | ".join(
                stored_games.progress(MESSAGES[lang], entry, now) for now in times
            )
    games = [GameSummary(f"game:{code}", code, NAMES[:2], frozenset((0,)), (0,), 0.0) for code in GAMES]
    yield str(
        stored_games.StoredGameList(MESSAGES[lang], [*games, games[0]._replace(awaited_seats=())]).filter_options()
    )


def _evening(lang: str) -> Said:
    wins: tuple[tuple[tuple[int, ...], ...], ...] = (
        (),
        ((0,),),
        ((1,), (1,)),
        ((2,),),
        ((1, 3), (0, 2), (1, 3)),
        ((0, 2),),
        ((0,), (1,), (2,), (3,)),
    )
    for me, won, code in product(READERS, wins, GAMES):
        reader = Reader(MESSAGES[lang], NAMES[:4], me)
        night = Evening(tuple(EveningResult(code, frozenset(seats), bytes(4)) for seats in won))
        for now in (night, nights.toggle_over(night)):
            yield f"{evening.leader_line(reader, now)} | {evening.standings_line(reader, now)}"
            yield evening.summary(reader, now)
        yield from (evening.result_line(reader, one) for one in night.results)


def _faults(lang: str) -> Said:
    kinds = [kind for part in get_args(FaultKind) for kind in get_args(part) or (part,) if kind != "fork"]
    for kind, seat, code in product(sorted(kinds), (None, 0, 1, 2), ("K", "O")):
        yield f"{kind}: {faults.fault_sentence(MESSAGES[lang], code, kind, seat, NAMES[:4])}"
    yield from (
        faults.missing_message_sentence(MESSAGES[lang], code, seat, NAMES[:4]) for code in GAMES for seat in range(3)
    )


def _tally(lang: str) -> Said:
    for code, tally in TALLIES.items():
        lot, heard = Random(3), set[str]()
        house = {option.name: option.values[-1] for option in tally.options}
        made = sheets.new_sheet(code, NAMES[: min(tally.sides)], min(tally.limits, default=0), house)
        for _ in range(80):
            asks = tally.asks(made.sheet)
            for ask in asks:
                heard.add(tell(MESSAGES[lang], code, f"tally.{ask.key}", name=made.names[ask.side], number=ask.number))
                for one in filter(lambda one: one.key, ask.entries):
                    heard.add(
                        tell(MESSAGES[lang], code, f"tally.{one.key}", name=made.names[one.side], number=one.number)
                    )
            if not asks:
                break
            made = sheets.add_entry(made, lot.choice([one.text for ask in asks for one in ask.entries]))
        yield from sorted(heard)


BOOKED = (1, 0, 2, 4, 0, 2)
"""The index of the result that is written down, table by table."""


def _cups(lang: str) -> Said:
    yield sentences.tournament_name(MESSAGES[lang], cups.Tournament("key", ""))
    yield from (" ".join(sentences.plan_sentences(MESSAGES[lang], teams)) for teams in (0, 1, 2, 3, 4, 5, 8, 9, 33, 64))
    yield from sentences.scoring_rules(MESSAGES[lang])
    full = tuple(f"Team {number}" for number in range(cups.MAX_TEAMS))
    for teams, name in product((("Anna", "Bep"), full), ("", "x" * 200, "ANNA", "מרים")):
        yield sentences.name_problem(MESSAGES[lang], teams, name, cups.name_flaw(teams, name))
    cup = cups.Tournament("key", "NK", ("Anna", "מרים", "Cor", "Dirk"))
    yield sentences.progress(MESSAGES[lang], cup._replace(teams=cup.teams[:1]))
    results = [
        cups.TableResult((8, 6)),
        cups.TableResult((7, 1), game="K1"),
        cups.TableResult((1, 0)),
        cups.TableResult((8, 8)),
        *(cups.absence_result(frozenset(absent)) for absent in ((0,), (1,), (0, 1))),
    ]
    for number, table in product(range(len(cup.rounds)), (0, 1)):
        yield f"{sentences.progress(MESSAGES[lang], cup)} | {sentences.standings_caption(MESSAGES[lang], cup)}"
        yield sentences.missing_results_line(MESSAGES[lang], cup, number)
        for result in results:
            yield sentences.points_preview(MESSAGES[lang], cup, (number, table), result)
            score = " | ".join(sentences.score_lines(MESSAGES[lang], cup, (number, table), result))
            yield f"{sentences.result_line(MESSAGES[lang], cup, (number, table), result)} | {score}"
        cup = cups.set_result(cup, (number, table), results[BOOKED[2 * number + table]])
        yield from (sentences.standing_details(MESSAGES[lang], one) for one in standings(cup))
    yield f"{sentences.progress(MESSAGES[lang], cup)} | {sentences.standings_caption(MESSAGES[lang], cup)}"
    yield sentences.missing_results_line(MESSAGES[lang], cup, 0)


# ---- what is asked at the table, and the log

ASKED = 25
"""States of a game in which all is asked."""


def answers_said(lang: str, code: str) -> Said:
    """Answer all that can be asked at a table, and write the log of a game; each sentence once."""
    yield from dict.fromkeys((*_answers(lang, code), *_log(lang, code)))


def _answers(lang: str, code: str) -> Said:
    known, game = PHRASEBOOKS[code].answers, GAMES[code]
    for seats in game.INFO.seats:
        for ply in islice(random_game(game, ({}, seats, 1), in_turn=1.0), 0, 3 * ASKED, 3):
            for me in (0, seats - 1, None):
                asked = TableQuestion(Reader(MESSAGES[lang], NAMES[:seats], me), game.view(ply.after, me), me)
                yield from _asked(known, asked)


def _asked(known: Any, asked: TableQuestion) -> Said:
    for question in answers.available_questions(known):
        if answer := getattr(known, question, None):
            yield f"{question}: {answer(asked)}"
    for number, owner in enumerate(known.owners(asked)):
        yield f"{owner}: {known.pawns(asked, number)}"


def _log(lang: str, code: str) -> Said:
    game = GAMES[code]
    options = game.options({})
    plies = random_play(Match(code, game.INFO.version, options, game.INFO.seats[-1], 3), longest=120).plies
    for me in (0, None):
        lines = run_steps(log.all_lines(Reader(MESSAGES[lang], NAMES, me), game, plies))
        for chapter in log.lines_by_round(MESSAGES[lang], code, plies, lines):
            yield f"log: {chapter.title}"
            yield from (f"log: {line.words} | {line.spoken}" for line in chapter.lines)
    for back in range(3):
        yield answers.last_turn_answer(MESSAGES[lang], ["Ja."][:back], back)
