"""The accessible text of a player at a table of two teams. Pure."""

from typing import Any

from ....rules.cards import in_first_pack
from ....rules.protocol import UNKNOWN
from ....rules.seats import seat_of_chair
from ....text import people
from ....text.reader import Reader
from .play import TeamPlay


def plate_text(reader: Reader, view: Any, play: TeamPlay, chair: int) -> list[str]:
    """Return the hand's number if its player has two, its cards, the partner, the card played, and the plate's
    state."""
    messages, seats = reader.messages, view.table.seats
    said = [messages.format(f"plate.hand.{chair // seats + 1}")] if view.table.chairs > seats else []
    said.append(messages.format_count(len(view.hands[chair]), "card"))
    if seats == 4:
        said.append(messages.format("plate.mate", name=reader.people([(seat_of_chair(chair, seats) + 2) % 4])))
    if card := dict(play.trick(view)).get(chair, UNKNOWN):
        said.append(people.card_name(messages, in_first_pack(card)))
    words = play.plate_state(messages, view, chair, False)
    return [*said, words] if words else said
