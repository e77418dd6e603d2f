"""The effect of a link on this device: the history that continues, the plies to show, and the seats played here."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ...games import ENTRIES
from ...match import claims, evening, merge
from ...match.link import LinkContents, Seat
from ...match.match import Match, Play, game_of, key_of_match, replay_steps, run_steps
from ...match.session.history import OpenHistory
from ...match.session.saved_game import OTHERS_BEHIND, UNSENT, Layout, SavedGame, SentState
from ...match.session.vacancy import awaits_seated_player
from ...match.setup import colours, early_answers, early_choices
from ...paint.pen import Look
from ...rules.seats import replace_at
from ...text import evening as words
from ...text import phrasebooks
from ...text.messages import Messages
from ...text.reader import Reader
from ..storage import setups, stored_games
from ..ui import dialogs
from ..ui.dom import button, el
from . import seat_choice

TURNS_SHOWN = 2
"""Rounds of turns that are shown again to somebody who opens a game for the first time."""


def shown_from(play: Play, seat: int) -> int:
    """Return the ply from which on a game is shown: after the own last choice, and not more than a few rounds."""
    own = [i + 1 for i, ply in enumerate(play.plies) if ply.seat == seat and not ply.forced]
    return max(max(own, default=0), len(play.plies) - TURNS_SHOWN * play.match.seats, 0)


async def agreed(look: Look, here: SavedGame, theirs: Play, seats: Sequence[Seat], pause: Callable[[], object]) -> Play:
    """Return the history that continues; the other one, if there is one, is kept with it on this device.

    `seats` are those of the link: what a person chose there is no choice of the computer that has the seat
    here. `pause` is called before anything is asked.
    """
    ours, both = here.play, enumerate(zip(here.seats, seats, strict=True))
    computers = {seat for seat, pair in both if all(who.kind == "computer" for who in pair)}
    joined = merge.join_matches(ours.match, theirs.match) or merge.resolve_fork(ours, theirs, computers)
    if joined is not None:
        known = [play for play in (ours, theirs) if play.match == joined]
        # where each lacks plies of the other, those are after the last deal: hardly anything is played
        return known[0] if known else run_steps(replay_steps(joined, ours))
    from . import forks

    pause()
    chosen, left = (theirs, ours) if await forks.ask(look, here, ours, theirs) else (ours, theirs)
    await stored_games.save_fork(here.key, left)
    return chosen


def begun(messages: Messages, shared: LinkContents) -> str:
    """Return who began the game of a link that follows one that is played here."""
    seats, game = shared.seats or (), ENTRIES[shared.match.game].name
    people = [at for at, one in enumerate(seats) if one.claimed and one.kind != "computer"]
    who = _reader(messages, shared).people(people)
    return messages.format("evening.begun", game=game, who=who) if people else messages.format("evening.follow")


def _reader(messages: Messages, shared: LinkContents) -> Reader:
    names = [who.name for who in shared.seats or ()]
    return Reader(messages, phrasebooks.names_by_seat(messages, shared.match.game, names, ()))


def yields_to(rival: Match, shared: LinkContents) -> bool:
    """Return whether a game that was begun here gives way to that of a link, both begun after the same one. Any
    order will do that is the same on all devices."""
    return key_of_match(shared.match) < key_of_match(rival)


async def ask_on(
    messages: Messages, shared: LinkContents, *, missed: bool, may_stay: bool = True, rival: Match | None = None
) -> bool:
    """Announce who began the game of a link that follows one played here, and the result of that if it was
    `missed`. Return whether the player here follows, who `may_stay`, in the `rival` if that was begun here."""
    title, results = (
        begun(messages, shared),
        evening.from_sections(shared.extra_sections, len(shared.seats or ())).results,
    )
    text = [words.result_line(_reader(messages, shared), results[-1])] if missed and results else []
    choices = {"follow": messages.format("evening.follow.yes"), "stay": messages.format("evening.follow.stay")}
    if rival is not None:
        game = ENTRIES[rival.game].name
        text.append(messages.format("evening.rival", game=game))
        choices["stay"] = messages.format("evening.rival.stay", game=game)
        if not yields_to(rival, shared):
            choices = dict(reversed(choices.items()))
    if not may_stay:
        del choices["stay"]
    text.append(messages.format("evening.follow.number", number=len(results) + 1))
    answer = await dialogs.ask(title, " ".join(text), choices, close=may_stay)
    return answer == "follow"


async def open_new_match(
    messages: Messages,
    shared: LinkContents,
    play: Play,
    ready: Callable[[], object],
    layout: Layout | None = None,
    before: frozenset[int] = frozenset(),
    *,
    missed: bool = False,
    live: bool = False,
    rival: Match | None = None,
) -> SavedGame | None:
    """Return a match that this device has never seen, as it is kept: asks who holds the device.

    None when the question was put away. `ready` is called before anything is asked; `layout` is the wanted one, for
    players and spectators. Players at the seats `before`, in the last game of the evening, have them again and are not
    asked, but see its result where that was `missed`; where they began a `rival` of it they may stay there. With `live`
    the link asks to play live: a player who agrees takes a seat once it is known who is there.
    """
    from . import joining

    seats = shared.seats or tuple(Seat("link", "", False) for _ in range(shared.match.seats))
    owing, chosen = (
        game_of(shared.match).to_move(play.state),
        colours.from_sections(shared.extra_sections, shared.match.seats),
    )
    seat: int | None = seat_choice.WATCH
    shown_as = "table" if layout is None else layout
    looking_on = SavedGame(
        OpenHistory(play),
        seats,
        frozenset(),
        is_spectator=shared.for_spectator,
        extra_sections=shared.extra_sections,
        layout=shown_as,
    )
    if owing and shared.seat is not None:
        ready()
        seat = (
            shared.seat
            if await ask_here(messages, shared.match.game, seats, shared.seat, chosen)
            else seat_choice.WATCH
        )
    elif owing and before and shared.ply is None and not shared.for_spectator:
        if missed or rival:
            ready()
            may_stay = rival is not None
            if not await ask_on(messages, shared, missed=missed, may_stay=may_stay, rival=rival) and may_stay:
                return None
        seats = claim_all(seats, before, await setups.device_mark())
        return SavedGame(OpenHistory(play), seats, before, extra_sections=shared.extra_sections)
    elif owing and shared.ply is None and not shared.for_spectator:
        ready()
        why = messages.format("phones.live") if layout == "hand" else ""
        if not (live and await joining.wants_live(messages, looking_on)):
            seat = await seat_choice.ask(messages, seats, shared.match.game, owing, chosen, why)
    if seat is None:
        return None
    known = looking_on._replace(shown_plies=shown_from(play, seat))
    if seat == seat_choice.WATCH:
        return known._replace(layout="table") if layout == "hand" else known
    return await joining.sit(messages, lambda: known, seat, introduced=live)


class MergedGame(NamedTuple):
    """The result of a link to a game."""

    kept: SavedGame
    newer: bool
    """True if the game is further than it was here."""
    relation: merge.Relation
    """The relation of the link's history to the one here."""


async def meet(
    look: Look, known: SavedGame, shared: LinkContents, play: Play, pause: Callable[[], object]
) -> MergedGame:
    """Join a link with the game it is of. A fork is asked about, and so is a seat of this device that somebody
    else was given. `play` is that of the link; `pause` is called before anything is asked."""
    relation = merge.relation(shared.match, known.match)
    newest = await agreed(look, known, play, shared.seats or known.seats, pause)
    newer = newest.match != known.match
    seats, mine = await merge_seats(look.messages, known, shared, pause, newer=newer and newest.match == shared.match)
    more = evening.merge_sections(known.extra_sections, () if relation == "older" else shared.extra_sections)
    more = early_answers.merge_sections(known.extra_sections, more, known.mine, len(seats))
    more = early_choices.merge_sections(more, known.extra_sections, shared.extra_sections, newest)
    sent_all = known.sent is not None and known.sent.turns == known.own_turns
    untold = (
        {*early_choices.from_sections(known.extra_sections, newest)}.difference(
            early_choices.from_sections(shared.extra_sections, newest)
        )
        if not sent_all
        else ()
    )
    if relation == "older" and early_choices.from_sections(more, newest) != early_choices.from_sections(
        known.extra_sections, newest
    ):
        relation = "beside"
    kept_now = known._replace(
        history=OpenHistory(newest),
        seats=seats,
        mine=mine,
        shown_plies=min(known.shown_plies, merge.unchanged_plies(known.play, newest)),
        is_spectator=known.is_spectator and not mine,
        extra_sections=more,
    )
    theirs = SavedGame(
        OpenHistory(play), shared.seats or known.seats, frozenset(), extra_sections=shared.extra_sections
    )
    given = any(map(claims.is_later_handover, seats, theirs.seats))
    unsent = given and known.sent is not None and known.sent.turns == UNSENT  # the link does not know it yet
    if (mine != known.mine or relation == "newer") and not unsent:  # a sender that is further has our turns
        own = sum(one.seat in mine for one in untold)  # but not what we laid ready meanwhile
        kept_now = kept_now._replace(sent=SentState(kept_now.own_turns - own))
    never_sent = known.sent is not None and not known.sent.at
    untold_seat = bool(newest.pending) and never_sent and awaits_seated_player(theirs, kept_now)
    if untold_seat or (relation == "fork" and mine and not newer):  # the others lack what goes on here
        kept_now = kept_now._replace(sent=SentState(OTHERS_BEHIND))
    if any(known.seats[seat].kind != seats[seat].kind for seat in claims.late_claims(known.seats, shared.seats)):
        kept_now = kept_now._replace(sent=SentState(UNSENT))  # the newcomer must receive it
    return MergedGame(kept_now, newer, relation)


async def merge_seats(
    messages: Messages, known: SavedGame, shared: LinkContents, pause: Callable[[], object], *, newer: bool
) -> tuple[tuple[Seat, ...], frozenset[int]]:
    """Return the seats after a link came in, and those that are played here; `newer` if its match is further.

    `pause` is called before anything is asked.
    """
    seats, mine, mark = claims.merge_seats(known.seats, shared.seats, known.mine, newer=newer), known.mine, 0
    theirs = shared.seats or seats
    asked = claims.seats_to_yield(known.seats, shared.seats, mine, newer=newer)
    if claims.contested_seats(known.seats, shared.seats, mine) != asked:
        seat_choice.show_played_twice(messages)
    for seat in [*claims.lost_seats(known.seats, seats, mine), *asked]:
        pause()
        mark = mark or await setups.device_mark()
        left = replace_at(seats, seat, theirs[seat])
        answer = await ask_leave(messages, known, left, seat, twice=seat in asked)
        if answer == "leave":
            seats, mine = left, mine - {seat}
        elif answer.isdigit():
            seats = claims.move_player(left, known.seats[seat], int(answer), mark)
            mine = mine - {seat} | {int(answer)}
        else:
            seats = claims.claim(seats, seat, mark=claims.distinct_mark(mark, theirs[seat]))
    for seat in claims.late_claims(known.seats, shared.seats) if mine else ():
        pause()
        if await ask_late(messages, known, seat):
            seats = replace_at(seats, seat, claims.readmit(seats[seat], theirs[seat]))
    if shared.seat is not None and shared.seat not in mine:
        pause()
        if await ask_here(messages, known.match.game, seats, shared.seat, known.colours):
            seats, mine = claims.claim(seats, shared.seat), mine | {shared.seat}
    return seats, mine


async def ask_leave(
    messages: Messages, known: SavedGame, theirs: Sequence[Seat], seat: int, *, twice: bool = False
) -> str:
    """Ask the player of a seat here that somebody else was handed, or took `twice` from the same link.

    Return "leave" to leave it to them, "back", or the number of a free one that is taken instead. Putting the
    question away leaves nothing: the player here continues, and the same link does not ask again.
    """
    now, ours, code = theirs[seat], known.seats[seat].name, known.match.game
    name = phrasebooks.name_in_game(messages, code, seat, [one.name for one in theirs], known.colours)
    other = "twice" if twice else "other" if not ours or now.name in ("", ours) else "taken"
    way = "computer" if now.kind == "computer" else other if now.claimed else "free"
    free = [at for at, one in enumerate(theirs) if one.kind != "computer" and not one.claimed and at != seat]
    offered = free if way in ("twice", "other", "taken") else []
    return await dialogs.wait_for_answer(
        dialogs.open_sheet(
            messages.format(f"handed.title.{way}"),
            el("p", text=messages.format(f"handed.{way}", name=name)),
            *[seat_choice.seat_button(messages, code, theirs, at, known.colours) for at in offered],
            el(
                "div",
                button(messages.format("handed.back"), "answer", "back", cls="paper" if offered else "gold"),
                button(messages.format("handed.leave"), "answer", "leave", cls="paper"),
                cls="answers",
            ),
        )
    )


async def ask_late(messages: Messages, known: SavedGame, seat: int) -> bool:
    """Ask whether a player may join who took a seat by a link from before the computer got it; return whether."""
    names = [one.name for one in known.seats]
    name = phrasebooks.name_in_game(messages, known.match.game, seat, names, known.colours)
    choices = {"yes": messages.format("late.yes"), "no": messages.format("late.no")}
    return (
        await dialogs.ask(messages.format("late.title", name=name), messages.format("late.text"), choices, close=True)
        == "yes"
    )


async def ask_live(messages: Messages) -> bool:
    """Return whether a link for a big screen is to follow the game live."""
    choices = {"live": messages.format("screen.live"), "still": messages.format("screen.still")}
    words = messages.format("menu.screen"), messages.format("screen.ask")
    return await dialogs.ask(*words, choices, close=True) == "live"


async def ask_here(messages: Messages, code: str, seats: Sequence[Seat], seat: int, chosen: Sequence[int]) -> bool:
    """Return whether this is the device on which a link continues at a seat."""
    name = phrasebooks.name_in_game(messages, code, seat, [who.name for who in seats], chosen)
    choices = {"here": messages.format("here.yes", name=name), "watch": messages.format("who.watch")}
    return (
        await dialogs.ask(messages.format("here.title"), messages.format("here.text", name=name), choices, close=True)
        == "here"
    )


def free(seats: Sequence[Seat], mine: Iterable[int]) -> frozenset[int]:
    """Return those of the seats played here in the last game that nobody has in this one."""
    return frozenset(seat for seat in mine if seats[seat].kind != "computer" and not seats[seat].claimed)


def claim_all(seats: tuple[Seat, ...], mine: Iterable[int], mark: int = 0) -> tuple[Seat, ...]:
    """Return the seats once this device, with its mark, plays all of these."""
    for seat in mine:
        seats = claims.claim(seats, seat, mark=mark)
    return seats
