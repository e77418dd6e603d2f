"""What is shared of a table: its link for each purpose, and the sentence that goes with it."""

from collections.abc import Sequence
from typing import Any

from ...games import GAMES
from ...match import link
from ...match.link import Seat
from ...match.match import Play
from ...text import join, phrasebooks, say
from ..storage.kept import Kept
from ..table.table import Table
from . import share
from . import switch as live_sheet
from .live import Live


def show(
    lang: str,
    game: Kept,
    table: Table | None,
    waits: Sequence[str],
    ply: int | None,
    address: str,
    live: Live | None,
) -> Any:
    """Open the share sheet for a game, or for one `ply` of it; returns the dialog.

    `waits` are the names of those who are to play on, `address` is what stands before a link.
    """
    play = table.play if table is not None else game.play
    me = table.alone if table is not None and not game.watch and ply is None else None

    def url(way: share.Way, *, named: bool) -> str:
        seats = game.seats if named else [who._replace(name="") for who in game.seats]
        more = game.more if named else ()  # for all we know it tells who plays
        return address + link.encode_table(
            play,
            seats,
            ply,
            watch=way == "watch" or game.watch,
            seat=me if way == "mine" else None,
            more=more,
        )

    name = GAMES[game.match.game].INFO.name
    texts: share.Texts = {"play": _turn(lang, name, waits)}
    full = not waits and _full(play, game.seats)
    if ply is None and not game.watch:
        watch: share.Texts = {"watch": say(lang, "share.text", game=name)}
        texts = watch | texts if full else texts | watch
    if table is not None and me is not None:
        mine = phrasebooks.known_as(lang, game.match.game, me, [who.name for who in game.seats])
        texts["mine"] = say(lang, "share.text.mine", game=name, name=mine)
    switch = live_sheet.control(lang, live) if live is not None and ply is None else None
    return share.show(
        lang,
        share.Link(url, texts, full, waits),
        more=switch,
        changed=lambda field: live is not None and live_sheet.changed(live, field),
    )


def _full(play: Play, seats: Sequence[Seat]) -> bool:
    """Whether the game goes on and nobody else can sit down."""
    goes_on = bool(GAMES[play.match.game].to_move(play.state))
    return goes_on and all(who.kind == "computer" or who.claimed for who in seats)


def _turn(lang: str, name: str, waits: Sequence[str]) -> str:
    """The sentence for those whose turn it is."""
    if not waits:
        return say(lang, "share.text", game=name)
    key = "share.text.to" if len(waits) == 1 else "share.text.more"
    return say(lang, key, game=name, name=waits[0], names=join(lang, waits))
