"""Premoves: choices made on this device before the turn comes, while others play elsewhere too; see `laid`."""

from ...rules.protocol import Action
from ..setup import early_choices
from ..setup.early_choices import Premove, PremoveTurn
from .session import Session


def next_premove_turn(session: Session) -> PremoveTurn | None:
    """Return the first turn that a player here may choose for in advance, or None."""
    turns = (
        early_choices.premove_turns(session.play)[1:]
        if session.has_open_remote_players and not session.is_spectator
        else []
    )
    here = [turn for turn in turns if turn.seat in session.local_seats]
    ready = {one.seat for one in session.premoves} if here else {}
    return next((turn for turn in here if turn.seat not in ready), None)


def add_premove(session: Session, turn: PremoveTurn, action: Action) -> None:
    """Keep a premove for a turn."""
    one = Premove(turn.seat, turn.at, session.play.dealt % early_choices.DEAL_MODULUS, turn.legal.index(action))
    session.saved_game = session.saved_game._replace(
        extra_sections=early_choices.to_sections(session.extra_sections, [*session.premoves, one])
    )


def premove_for(session: Session, seat: int) -> Action | None:
    """Return the premove of a seat that is to move now, or None."""
    at = len(session.match.choices)
    rank = next((one.rank for one in session.premoves if (one.seat, one.at) == (seat, at)), None)
    return None if rank is None else session.game.legal(session.play.state, seat)[rank]


def turn_returns(session: Session) -> bool:
    """Return whether the turn comes back here before anybody needs the last answer made here. The seats that are waited
    for were asked by the link that asked here, and this device is next after any answer of theirs."""
    play, ahead = session.play, session.game.INFO.ahead
    last = next((ply for ply in play.plies[::-1] if ply.seat in session.mine and not ply.forced), None)
    several = session.has_open_remote_players and early_choices.premove_turns(play)[1:]
    if not (ahead and last and several and session.own_turns() == session.sent.turns + 1):
        return False
    asked = {*session.due_seats[:1], *session.seats_without_premove()}
    return asked.issubset(ahead(last.before)) and early_choices.always_reaches(
        session.local_seats, play, asked, session.premoves
    )
