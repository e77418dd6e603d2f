"""All that is said in whole games at random: of every ply, at every question, and at the end."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from kaartbord.games import GAMES
from kaartbord.games.race.rules.ring import PAWNS
from kaartbord.match import match
from kaartbord.match.observation import observe
from kaartbord.rules.protocol import DEALER, Action, Illegal, Refusal
from kaartbord.text import MESSAGES, newcomer_tips
from kaartbord.text.newcomer_tips import SeenPly, SeenQuestion
from kaartbord.text.phrasebooks import PHRASEBOOKS
from kaartbord.text.reader import Reader
from support.games import Ply, Table, random_game
from support.samples import Question, Said, sample, samples
from text.games import NAMES

SEVEN = 28
"""A card that every game has."""

SHOWN = 4
"""The number of choices at a question, spread evenly among all, whose labels are read."""


def question(game: Any, ply: Ply) -> Question:
    view = game.view(ply.before, ply.seat)
    legal = game.legal(view, ply.seat)
    return Question(view, ply.seat, legal, [ply.action, *legal[:: 1 + len(legal) // SHOWN]])


def of_question(code: str, reader: Reader, asked: Question, why_not: Sequence[Refusal]) -> Said:
    view, seat, _, picks = asked
    book, refusal = PHRASEBOOKS[code], sample(code, "refusal")
    for action in picks:
        yield "choice", book.choice_label(reader, view, seat, action)
        yield "would", (would := book.choice_infinitive(reader, view, seat, action))
        shown = book.choice_infinitive(reader._replace(sees=True), view, seat, action)
        yield "advised", shown if shown != would else ""
    yield "call", book.pending_question(reader, view, [seat])
    for no in why_not:
        yield "no", refusal(reader, view, no)
    for moment in newcomer_tips.tips_for_question(book.newcomer_tips, SeenQuestion(reader, view, seat, asked.legal)):
        yield "first", book.format(reader.messages, f"first.{moment.name}", **moment.values)
    yield from samples(code).said(reader, asked)


def of_ply(code: str, reader: Reader, ply: Ply) -> Said:
    game, book = GAMES[code], PHRASEBOOKS[code]
    seen = observe(game, match.Ply(*ply[:4], 0, 2), reader.me)
    yield "turn", (line := book.describe_ply(reader, seen.before, seen.events))
    short = book.describe_ply(reader._replace(sees=True), seen.before, seen.events)
    yield "seen", short if short != line else ""
    happened = SeenPly(reader, game, seen.before, seen.events)
    for moment in newcomer_tips.tips_for_ply(book.newcomer_tips, happened) if reader.me is not None else ():
        if code != "K" or moment.name != "sweep":  # not by the house rules of a first game
            yield "first", book.format(reader.messages, f"first.{moment.name}", **moment.values)
    if banner := samples(code).banner:
        yield "banner", banner(reader, seen.before, seen.events)


def refused(code: str, reader: Reader, ply: Ply) -> Said:
    """Yield the refusal of every rule in the same moment, whether it forbids anything there or not."""
    refusal = sample(code, "refusal")
    for rule in GAMES[code].INFO.rules:
        if rule != "follow":  # nor need any suit be led
            why_not = Refusal(rule, SEVEN, PAWNS * ply.seat, DEALER if rule == "turn" else 1)
            yield "no", refusal(reader._replace(me=ply.seat), ply.before, why_not)


def of_end(code: str, reader: Reader, plies: Sequence[Ply]) -> Said:
    game, book, final = GAMES[code], PHRASEBOOKS[code], plies[-1].after
    yield "headline", book.headline(reader, final)
    yield "ending", book.ending(reader, final, game.score(final))
    yield from refused(code, reader, plies[-1])
    told = [match.Ply(*ply[:4], 0, 2) for ply in plies]
    yield "facts", match.run_steps(book.statistics_line(reader.messages, game, told))


def illegal(code: str, state: Any, seat: int, action: Action) -> list[Refusal]:
    """Return why an action that was legal in another state is not in this one."""
    try:
        GAMES[code].apply(state, seat, action)
    except Illegal as no:
        return [no.refusal]
    return []


def game_read_aloud(code: str, table: Table) -> Iterator[Callable[[str], Said]]:
    """Yield what is said in a game, bit by bit as it goes, as a function of the language."""
    game, seats = GAMES[code], table[1]

    def to(me: int | None, tell: Callable[..., Said], *of: Any) -> Callable[[str], Said]:
        return lambda lang: tell(code, Reader(MESSAGES[lang], NAMES[:seats], me), *of)

    plies = list(random_game(game, table, in_turn=0.75, wanted=samples(code).wanted))
    for before, ply in pairwise([plies[0], *plies]):
        actor = max(ply.seat, 0)
        for me in (None, actor, (actor + 1) % seats, (actor + 2) % seats):
            yield to(me, of_ply, ply)
        if ply.seat != DEALER:
            why_not = [
                *game.refusals(ply.before, ply.seat)[:SHOWN],
                *illegal(code, ply.before, ply.seat, before.action),
                *illegal(code, ply.before, (ply.seat + 1) % seats, ply.action),
            ]
            yield to(ply.seat, of_question, question(game, ply), why_not)
    for me in (None, 0, 1):
        yield to(me, of_end, plies)
