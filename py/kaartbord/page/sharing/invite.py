"""The share sheet of a table: its link for each purpose, and the sentence that goes with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ...games import ENTRIES, GAMES
from ...match import evening, sealed_links
from ...match.match import Play, game_of
from ...match.observation import observe
from ...match.session.saved_game import SavedGame, SendMethod, SendReason
from ...match.setup import colours, early_answers, early_choices
from ...text import evening as words
from ...text import phrasebooks
from ...text.messages import People
from ...text.phrasebooks import PHRASEBOOKS
from ...text.reader import Reader
from ..ui.dom import spawn
from .address import address_of
from .room import switch

if TYPE_CHECKING:
    from . import share
    from .live import Live

ResultText = tuple[str, Callable[[Reader], str]]
"""The result: the key of its title, and its words for one reader."""

ANSWERED_AHEAD = 2
"""Choices that others may have made for somebody who has not seen a game yet."""

WATCHING_PURPOSES = ("watch", "screen")
"""The purposes of a link that offers no seat."""


def show(
    reader: Reader,
    game: SavedGame,
    waits: Sequence[str],
    ply: int | None,
    *,
    address: str,
    live: Live | None,
    story: ResultText | None = None,
    errand: SendReason = "again",
    sent: Callable[[SendMethod], object] | None = None,
) -> Any:
    """Open the share sheet for a game, or for one `ply` of it; return the dialog.

    The reader is the one player of this device, if there is just one. `waits` are the names of those who play
    next, `address` is that of the page, and `story` takes the place of those names: once the game is over
    that is all there is to share, and the link only shows it. `errand` is why the link is sent, and `sent` is
    called with how it left this device.
    """
    from . import share

    messages, play, waits, asked = (
        reader.messages,
        game.play,
        () if game.is_spectator else waits,
        sealed_links.requested_seat(game.extra_sections),
    )
    me = reader.me if not game.is_spectator and ply is None else None
    together = switch.PlayModeChoice(messages, live, offered=errand == "invite")

    def url(way: share.Purpose, *, named: bool, whole: bool) -> str:
        seats = game.seats if named else [who._replace(name="", emblem="") for who in game.seats]
        # a section of a later version may name the players
        night = evening.to_sections((), evening.from_sections(game.extra_sections, len(seats)))
        safe = early_answers.merge_sections(game.extra_sections, night, range(len(seats)), len(seats))
        safe = early_choices.merge_sections(safe, game.extra_sections, (), play)
        more = game.extra_sections if named else colours.with_our_colours(game.extra_sections, safe)
        named_game = game._replace(
            seats=tuple(seats), extra_sections=more, is_spectator=way in WATCHING_PURPOSES or game.is_spectator
        )
        if asked is not None:  # the words need no names, and the link brings nothing else
            named_game, way = named_game._replace(extra_sections=game.extra_sections), "mine"
        text = _fragment(named_game, way, me, ply, whole=whole)
        return address_of(
            address, text, "screen" if way == "screen" else "table", live=way == "play" and together.chosen
        )

    name = ENTRIES[game.match.game].name
    about, turn = _heading_and_text(reader, game, waits, errand)
    if asked is not None:
        about = messages.format("sealed.lost.ask"), messages.format("sealed.lost.intro")
        turn = messages.format("sealed.lost.text", game=name, name=People((reader.name(asked),)))
    texts: share.PurposeTexts = {"play": turn}
    full = all(who.kind == "computer" or who.claimed for who in game.seats)
    lines = _lines(reader, game, story)
    if lines and not goes_on(play):
        texts, me, live = {"watch": ""}, None, None
    elif ply is None and not game.is_spectator:
        watch: share.PurposeTexts = {"watch": messages.format("share.text", game=name)}
        texts = watch | texts if full and not waits and goes_on(play) else texts | watch
        texts["screen"] = messages.format("share.text", game=name)
    sealed = game.sealed is not None
    # where hands are sealed one key is for all who play on this device
    if here := [me] if me is not None else _people(game) if sealed and ply is None else []:
        names = [who.name for who in game.seats]
        mine = [phrasebooks.name_in_game(messages, game.match.game, seat, names, game.colours) for seat in here]
        texts["mine"] = messages.format("share.text.mine", game=name, name=People(tuple(mine)))
    toggle = switch.control(messages, live) if live is not None and ply is None and not together.field else None
    file = f"kaartbord-{name.lower()}.txt"
    # at a sealed table a player keeps a seat to the end, on this device
    middle = ply is None and not game.is_spectator and goes_on(play) and not sealed
    shared = share.SharedLink(url, texts, full, about, middle, lines, sealed, file, together.heard(sent))
    sheet = share.ShareSheet(messages, shared)
    dialog = sheet.open(
        first=together.field,
        more=toggle,
        changed=lambda field: live is not None and switch.changed(live, field),
    )
    if together.field:
        spawn(together.recall(sheet.renew))
    return dialog


def _lines(reader: Reader, game: SavedGame, story: ResultText | None) -> share.Story | None:
    """Return the title of a story, and its words with and without names; no reader of it is "you"."""
    from . import share

    if story is None:
        return None
    title, tell = story
    called = [who.name for who in game.seats]
    names = phrasebooks.names_on_device(reader.messages, game.match.game, called, None, reader.colours)
    everybody = reader._replace(names=names, me=None)
    nobody = everybody._replace(names=[""] * len(reader.names))
    return share.Story(title, tell(everybody), tell(nobody))


def _people(game: SavedGame) -> list[int]:
    """Return the seats that people play on this device."""
    return [] if game.is_spectator else [seat for seat in sorted(game.mine) if game.seats[seat].kind != "computer"]


def _fragment(game: SavedGame, way: share.Purpose, me: int | None, ply: int | None, *, whole: bool) -> str:
    """Return the link of a game for a purpose, with its present seats and sections. Where hands are sealed, a
    player who continues elsewhere gets the secrets of this device."""
    seat, full = (me if way == "mine" else None), whole or (game.is_spectator and way != "mine")
    return game.history.fragment(game.link_parts, ply=ply, seat=seat, full=full, restores=way == "mine")


def goes_on(play: Play) -> bool:
    """Return whether the game is not over."""
    return bool(GAMES[play.match.game].to_move(play.state))


def _sealed_progress(reader: Reader, game: SavedGame, name: People, errand: SendReason) -> str:
    """Return what the link of a sealed game brings in place of a move; "" where it brings a move. That is how
    many of the cards are sealed, or opened after the end, or that some were opened for others."""
    if progress := game.history.setup_progress():
        return reader.messages.format("sealed.progress", done=progress[0], all=progress[1], name=name)
    if game.history.next_revealing_seat() is not None:
        return reader.messages.format("sealed.closing", name=name)
    return reader.messages.format("sealed.pass") if errand == "pass" else ""


def _heading_and_text(
    reader: Reader, game: SavedGame, waits: Sequence[str], errand: SendReason
) -> tuple[tuple[str, str] | None, str]:
    """Return the title and the first words of the sheet for those who play next, and the sentence with the link.
    Title and words are None where nobody plays next."""
    messages, name = reader.messages, ENTRIES[game.match.game].name
    if not waits:
        return None, messages.format("share.text", game=name)
    who = People(tuple(waits))
    if errand == "invite":
        return _invitation(reader, game)
    if lap := _sealed_progress(reader, game, who, errand):
        return (messages.format("sealed.send", name=who), lap), messages.format("sealed.text", game=name, names=who)
    if not goes_on(game.play):
        return (messages.format("over.send", name=who), messages.format("share.intro.all")), ""
    if errand == "sat" and reader.me is not None:
        text = messages.format("share.text.sat", game=name, name=People((reader.name(reader.me),)))
        return (messages.format("table.send.sat"), messages.format("share.sat")), text
    alone = len(waits) == 1
    intro = messages.format("share.intro", who=who) if alone else messages.format("share.intro.all")
    title = "share.title.to" if errand == "move" else "sealed.send"
    return (messages.format(title, name=who), intro), _turn(reader, game, waits)


def _invitation(reader: Reader, game: SavedGame) -> tuple[tuple[str, str], str]:
    """Return the title and the first words of the sheet while seats are free, and the sentence with the link.
    The sentence is for those who sit down there."""
    messages, name = reader.messages, ENTRIES[game.match.game].name
    free = [seat for seat, who in enumerate(game.seats) if who.kind != "computer" and not who.claimed]
    came = any(who.claimed and seat not in game.mine for seat, who in enumerate(game.seats))
    names = People((*map(reader.name, free),))
    intro = messages.format("invite.intro.more", names=names) if came else messages.format("invite.intro")
    hosts = [game.seats[seat].name for seat in _people(game) if game.seats[seat].name]
    key = "invite.text" if hosts else "invite.text.none"
    return (messages.format("invite.title"), intro), messages.format(key, game=name, names=People(tuple(hosts)))


def _news(everybody: Reader, game: SavedGame) -> str:
    """Return the last choice that everybody can see, if it was made on this device and is worth telling; else ""."""
    phrases, rules = PHRASEBOOKS[game.match.game], game_of(game.match)
    chosen = (ply for ply in reversed(game.play.plies) if ply.seat >= 0 and not ply.forced)
    seen = ((ply.seat, observe(rules, ply, None)) for ply in chosen)
    seat, last = next(((seat, one) for seat, one in seen if one.events), (-1, None))
    if last is None or seat not in game.mine:
        return ""
    told = phrases.reported_kinds.intersection(event.kind for event in last.events)
    return phrases.describe_ply(everybody, last.before, last.events) if told else ""


def _turn(reader: Reader, game: SavedGame, waits: Sequence[str]) -> str:
    """Return the sentence for those whose turn it is: what they are asked. The result of the last game of the
    evening comes first for a player who may not have seen this one yet."""
    messages, play = reader.messages, game.play
    everybody = reader._replace(me=None)
    away = [seat for seat in game.awaited_seats if seat not in game.mine]
    asked = PHRASEBOOKS[game.match.game].pending_question(everybody, game_of(game.match).view(play.state, None), away)
    played = sum(ply.seat == game.awaited_seats[0] and not ply.forced for ply in play.plies) > ANSWERED_AHEAD
    results = () if played else evening.from_sections(game.extra_sections, len(game.seats)).results
    key = "share.text.to.next" if results else "share.text.to"
    turn = asked or messages.format(key, game=ENTRIES[game.match.game].name, name=People(tuple(waits)))
    if news := _news(everybody, game):
        turn = f"{news} {turn}"
    return f"{words.result_line(everybody, results[-1])} {turn}" if results else turn
