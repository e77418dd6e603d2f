"""The end of a game: the winner, the score, the decisive move, and what next."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Any

from ...match import stepwise
from ...match.names import unique_emblems
from ...match.observation import deciding_ply, winners
from ...match.session.session import Session
from ...text import evening, log, phrasebooks, stored_games
from ...text.log import LogLine
from ...text.messages import People
from ...text.phrasebooks import PHRASEBOOKS
from ...text.reader import Reader
from ..ui.dialogs import show_modal, wait_for_answer
from ..ui.dom import button, el
from ..ui.seat_mark import seat_mark
from ..ui.svg import emblem, icon_button, icon_only_button, svg
from ..ui.terms import log_line_nodes

NEXT = ("next", "replay", "course", "share", "evening", "leave")
"""The next steps, but for the same game once more; "next" is another one of the evening."""

TRIAL = {"again": "trial.again", "replay": "over.replay", "course": "over.course", "leave": "trial.leave"}
"""The same after a trial, with the keys of their words."""

RAYS = 26
"""The number of rays all the way round; those at the bottom are left out."""


def how_won(session: Session, reader: Reader) -> str:
    """Return how it was won."""
    state = session.play.state
    return PHRASEBOOKS[session.code].ending(reader, state, session.game.score(state))


def consolation(session: Session, reader: Reader) -> str:
    """Return a good word for those who did not win; "" in a draw."""
    won = winners(session.play)
    others = [seat for seat in range(len(session.seats)) if seat not in won]
    mine = "over.honour.alone" if len(others) == 1 else "over.honour.mine"
    key = mine if reader.me in others else "over.honour"
    return reader.messages.format(key, names=reader.people(others)) if others else ""


def mood(session: Session, reader: Reader) -> str:
    """Return how large a moment it is for the viewer: "won" or "lost"; "won" for a spectator too."""
    return "lost" if reader.me is not None and reader.me not in winners(session.play) else "won"


def deciding_line(session: Session, reader: Reader) -> LogLine:
    """Return the move that ended the game."""
    return log.log_line(reader, session.game, deciding_ply(session.play))


def hands_note(session: Session, reader: Reader) -> str:
    """Return what becomes of the hands of a sealed game that is over; "" where there is nothing to add."""
    if (seat := session.history.next_revealing_seat()) is not None:
        return reader.messages.format("sealed.closing", name=reader.people([session.sending_seat(seat)]))
    return (
        reader.messages.format("sealed.opened")
        if session.history.sends_automatically and session.all_hands_known
        else ""
    )


def errand(session: Session) -> str:
    """Return the key of the errand of a link after the end."""
    return "over.send" if session.history.can_link_to_ply else "sealed.send"


def story(session: Session, reader: Reader) -> str:
    """Return the result of the game, to be shared with anybody."""
    headline = PHRASEBOOKS[session.code].headline(reader, session.play.state)
    over = reader.format("over.story", game=session.game.INFO.name)
    night = session.evening
    points = [evening.standings_line(reader, night)] if len(night.results) > 1 else []
    return " ".join((over, headline, how_won(session, reader), *points))


async def show(
    session: Session, reader: Reader, score: Any, awaited: Sequence[str], compared: Sequence[str] = ()
) -> str:
    """Fill the window with the result and the `score`, a node. `awaited` are players who wait for a link, as
    they do not know of the result or have their own to send after it; a trial is `compared` with the game that it is
    of, in sentences. Return one of NEXT, "again", "decided" (show that move once more), or "" when it was closed."""
    messages, play, phrasebook = reader.messages, session.play, PHRASEBOOKS[session.code]
    facts = await stepwise.run_in_slices(phrasebook.statistics_line(messages, session.game, play.plies))
    feeling, night = mood(session, reader), session.evening
    told = el(
        "div",
        el("div", _rays() if feeling == "won" else None, _pawns(session, reader), cls="over-moment"),
        el("h2", text=phrasebook.headline(reader, play.state), id="over-title", tabindex=-1, autofocus=True),
        el("p", text=how_won(session, reader), cls="over-line"),
        el("p", text=words) if (words := consolation(session, reader)) else None,
        el("p", text=words) if (words := hands_note(session, reader)) else None,
        el("p", text=evening.leader_line(reader, night), cls="over-evening") if len(night.results) > 1 else None,
        cls="over-told",
    )
    counted = el(
        "div",
        *(el("p", text=words) for words in compared),
        score,
        el("p", text=facts, cls="meta"),
        el("p", text=stored_games.undo_count_text(messages, session.history.undo_count), cls="meta undone"),
        _decided(session, reader),
        cls="panel over-score",
    )
    sends = None
    if awaited:
        send = messages.format(errand(session), name=People(tuple(awaited)))
        sends = icon_button("share", send, "answer", "share", cls="gold")
    steps = TRIAL if session.saved_game.is_trial else {name: f"over.{name}" for name in ("again", *NEXT)}
    again = icon_button("play", messages.format(steps["again"]), "answer", "again", cls="paper" if sends else "gold")
    begins = messages.format("sealed.next", name=reader.people([session.sending_seat(0)]))
    others = [
        button(messages.format(steps[name]), "answer", name, cls="ghost" if name == "leave" else "paper")
        for name in NEXT
        if name in steps
        and (name != "course" or session.all_hands_known)
        and (name != "next" or session.can_start_next_game)
        and (name != "share" or not sends)
    ]
    shut = icon_only_button("close", messages.format("close"), "close-dialog", "over", cls="icon-button over-close")
    dialog = el(
        "dialog",
        el("div", told, counted, cls="over-body"),
        el("div", sends, again if session.can_start_next_game else el("p", text=begins), *others, cls="answers"),
        shut,
        cls=f"over is-{feeling}",
        id="over",
        aria_labelledby="over-title",
    )
    show_modal(dialog)
    for rounds in dialog.querySelectorAll(".rounds-table"):  # the last row is how it ended
        rounds.scrollTop = rounds.scrollHeight
    return await wait_for_answer(dialog)


def _decided(session: Session, reader: Reader) -> Any:
    """Return the move that ended the game, and a button that shows it."""
    messages = reader.messages
    words = el(
        "p",
        el("b", text=messages.format("over.decided")),
        " ",
        el("span", *log_line_nodes(deciding_line(session, reader), reader)),
    )
    seeing = button(messages.format("over.see"), "answer", "decided", cls="plain link")
    return el("div", words, seeing, cls="over-decided")


def _pawns(session: Session, reader: Reader) -> Any:
    """Return the pawns of the winners, each once, and their emblems."""
    won, known = winners(session.play), unique_emblems(seat.emblem for seat in session.seats)
    figures: Sequence[int] = [phrasebooks.pawn_colour(session.code, seat, reader.colours) for seat in won]
    pawns = el("p", *[seat_mark(figure, reader.messages, 100) for figure in dict.fromkeys(figures)], cls="over-pawns")
    emblems = [emblem(known[seat]) for seat in won if known[seat]]
    return el("div", pawns, el("p", *emblems, cls="over-emblems") if emblems else None, cls="over-won")


def _rays() -> Any:
    """Return lines that go out from the pawns, gold and faint by turns."""
    lines = []
    for number in range(RAYS):
        x, y = cos(number / RAYS * 2 * pi), sin(number / RAYS * 2 * pi)
        if y > 0.6:
            continue
        gold = number % 2
        near, far = 108, 150 if gold else 128
        lines.append(
            svg(
                "line",
                x1=round(near * x, 1),
                y1=round(near * 0.8 * y, 1),
                x2=round(far * x, 1),
                y2=round(far * 0.8 * y, 1),
                class_="ray is-gold" if gold else "ray",
            )
        )
    return svg("svg", *lines, viewBox="-154 -124 308 200", class_="over-rays", aria_hidden="true")
