"""A trial: a decision of a finished game that is made anew, against computers and with the cards as they were. Pure."""

from ..link import LEVELS, Seat
from ..match import Ply, replay_steps, run_steps, truncate
from ..setup import colours
from .history import OpenHistory
from .saved_game import SavedGame


def trial_of(game: SavedGame, ply: Ply, seat: int) -> SavedGame:
    """Return a copy of a game with open hands as it was before a ply, a person having only one `seat`.

    The others are computers of the level they had, people elsewhere of the level of the computers at the table. The
    copy is not to be stored: it has the seed of the game, and so the same cards to come.
    """
    match = truncate(game.match, ply.choice_index)._replace(undo_count=0)
    play = run_steps(replay_steps(match, game.play))
    usual = next((who.level for who in game.seats if who.kind == "computer"), LEVELS[0])
    seats = tuple(
        Seat("human", who.name, claimed=True, emblem=who.emblem)
        if at == seat
        else Seat("computer", who.name, claimed=False, level=who.level if who.kind == "computer" else usual)
        for at, who in enumerate(game.seats)
    )
    return SavedGame(
        OpenHistory(play),
        seats,
        frozenset({seat}),
        shown_plies=len(play.plies),
        extra_sections=colours.to_sections((), game.colours),
        trial_start=ply.choice_index,
    )


def new_decision(trial: SavedGame) -> Ply | None:
    """Return the ply that takes the place of the one that was; None while it is not made."""
    return next((ply for ply in trial.play.plies if ply.choice_index == trial.trial_start and ply.radix > 1), None)
