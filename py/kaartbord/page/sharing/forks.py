"""Two histories of one game, side by side: where they part, the state of each, and which continues."""

from typing import Any, NamedTuple

from js import window

from ...match import merge
from ...match.match import Play, game_of
from ...match.session.saved_game import SavedGame
from ...paint.pen import Look
from ...rules.protocol import Action
from ...text import log, phrasebooks, turn_line
from ...text.messages import Messages, count_phrase
from ...text.reader import Reader
from ..games.stills import still
from ..ui import dialogs
from ..ui.dom import button, el
from ..ui.terms import sentence_nodes

WIDEST, NARROWEST, NEXT_TO_THEM = 250, 120, 96
"""CSS px of a picture, and of the rest of the page next to two of them."""


class ForkSide(NamedTuple):
    """One of two histories."""

    name: str
    """"ours" or "theirs"."""
    play: Play
    words: str
    """The choice by which it differs, in a sentence."""
    seen: Action
    """That choice as the viewer sees it."""


async def ask(look: Look, known: SavedGame, ours: Play, theirs: Play) -> bool:
    """Show both histories of a game; return whether the other one is to continue."""
    parted = merge.first_difference(ours.match, theirs.match)
    reader = _reader(look.messages, known)
    sides = [
        ForkSide(name, play, *_choice(reader, play, parted)) for name, play in (("ours", ours), ("theirs", theirs))
    ]
    closed = el("p", text=look.messages.format("fork.closed")) if sides[0].seen == sides[1].seen else None
    sheet = dialogs.open_sheet(
        look.messages.format("fork.title"),
        el("p", text=look.messages.format("fork.text")),
        closed,
        el("div", *(_side(look, known, side, parted, reader) for side in sides), cls="fork-sides"),
        cls="sheet fork",
    )
    return await dialogs.wait_for_answer(sheet) == "theirs"


def _reader(messages: Messages, known: SavedGame) -> Reader:
    names = [seat.name for seat in known.seats]
    told = phrasebooks.names_by_seat(messages, known.match.game, names, known.colours)
    alone = next(iter(known.mine)) if len(known.mine) == 1 else None
    return Reader(messages, told, alone, known.colours)


def _choice(reader: Reader, play: Play, parted: int) -> tuple[str, Action]:
    """Return the choice by which this history differs, in a sentence and as the viewer sees it."""
    game = game_of(play.match)
    ply = next(ply for ply in play.plies if ply.choice_index == parted and ply.radix > 1)
    words = log.log_line(reader, game, ply).read_aloud
    quiet = reader.format("fork.quiet", who=reader.people([ply.seat]))
    return words or quiet, game.seen(ply.before, ply.seat, ply.action, reader.me)


def _side(look: Look, known: SavedGame, side: ForkSide, parted: int, reader: Reader) -> Any:
    """Return one history: its parting choice in words, the table as it is now, and the button to continue with it."""
    play = side.play
    messages, game, viewer = look.messages, game_of(play.match), reader.me
    width = max(NARROWEST, min(WIDEST, (window.innerWidth - NEXT_TO_THEM) / 2))
    title = el("h3", text=messages.format(f"fork.{side.name}"), id=f"fork-{side.name}")
    now = turn_line.turn_or_winner(reader, game.to_move(play.state))
    stands = f"{_since(messages, play, parted)} {now}".strip()
    return el(
        "section",
        title,
        el("p", *sentence_nodes(side.words, reader), cls="fork-choice"),
        still(
            play.match.game,
            game.view(play.state, viewer),
            viewer or 0,
            width,
            look._replace(colours=known.colours),
        ),
        el("p", text=stands, cls="meta"),
        button(
            messages.format("fork.take"),
            "answer",
            side.name,
            cls="gold" if side.name == "ours" else "paper",
            aria_describedby=f"fork-{side.name}",
        ),
        aria_labelledby=f"fork-{side.name}",
    )


def _since(messages: Messages, play: Play, parted: int) -> str:
    """Return the number of choices made since the histories parted; "" for none."""
    later = sum(ply.choice_index > parted and ply.radix > 1 for ply in play.plies)
    return messages.format("fork.since", turns=count_phrase(later, "turn")) if later else ""
