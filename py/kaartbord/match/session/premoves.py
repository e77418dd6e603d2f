"""Premoves: choices made on this device before the turn comes, while others play elsewhere too; see
`laid`."""

from ...rules.protocol import Action
from ..setup import laid
from ..setup.laid import Coming, Laid
from .session import Session


def next_turn(session: Session) -> Coming | None:
    """Return the first turn that a player here may choose for in advance, or None."""
    turns = laid.coming(session.play)[1:] if session.is_spread and not session.watch else []
    here = [turn for turn in turns if turn.seat in session.locals]
    ready = {one.seat for one in session.laid} if here else {}
    return next((turn for turn in here if turn.seat not in ready), None)


def make(session: Session, turn: Coming, action: Action) -> None:
    """Keep a premove for a turn."""
    one = Laid(turn.seat, turn.at, session.play.dealt % laid.DEALS, turn.legal.index(action))
    session.kept = session.kept._replace(more=laid.put(session.more, [*session.laid, one]))


def ready_for(session: Session, seat: int) -> Action | None:
    """Return the premove of a seat that is to move now, or None."""
    at = len(session.match.choices)
    rank = next((one.rank for one in session.laid if (one.seat, one.at) == (seat, at)), None)
    return None if rank is None else session.game.legal(session.play.state, seat)[rank]


def turn_returns(session: Session) -> bool:
    """Return whether the turn comes back here before anybody needs the last answer made here. The seats that
    are waited for were asked by the link that asked here, and this device is next after any answer of
    theirs."""
    play, ahead = session.play, session.game.INFO.ahead
    last = next((ply for ply in play.plies[::-1] if ply.seat in session.mine and not ply.forced), None)
    several = session.is_spread and laid.coming(play)[1:]
    if not (ahead and last and several and session.own_turns() == session.sent.turns + 1):
        return False
    asked = {*session.owing[:1], *session.asked_ahead()}
    return asked.issubset(ahead(last.before)) and laid.leads_to(session.locals, play, asked, session.laid)
