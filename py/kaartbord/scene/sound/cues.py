"""The moments of the sounds of a ply, and the limit on sounds together."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from ...rules.protocol import Event
from ..motion import Leg, Timeline
from ..timing import CARD_MOVE_MS
from .recipes import PEAK, RECIPES


class EventSound(NamedTuple):
    """The sound that goes with a kind of event."""

    sound: str
    when: Literal["shown", "driven", "taken"] = "shown"
    """As the ply begins to be shown; as the pawn that is driven off leaves; as the taker of the trick is seen."""


EventSounds = Mapping[str, EventSound]
"""The sounds of a game, by kind of event. Pawns that move and cards that land need no entry."""

TRICKS: EventSounds = {"deal": EventSound("deal"), "card": EventSound("slide"), "trick": EventSound("trick", "taken")}
"""The sounds that all games with tricks share."""

MAX_SOUNDS = int(1 / PEAK)
"""The most sounds together that stay below full scale."""


class Cue(NamedTuple):
    """A sound that begins `at` ms from now."""

    at: float
    sound: str


def event_cues(sounds: EventSounds, events: Iterable[Event], when: str = "shown") -> tuple[Cue, ...]:
    """Return the sounds of these events at this moment, each once."""
    heard = [sounds[event.kind] for event in events if event.kind in sounds]
    return tuple(Cue(0.0, sound) for sound in dict.fromkeys(one.sound for one in heard if one.when == when))


def landing_cues(tempo: float) -> tuple[Cue, ...]:
    """Return the sound of a card as it lands on the table."""
    return (Cue(CARD_MOVE_MS * tempo, "land"),) if tempo else ()


def film_cues(sounds: EventSounds, events: Iterable[Event], film: Timeline) -> tuple[Cue, ...]:
    """Return the sounds of the pawns of a film as they step on squares, come to rest or are driven off."""
    rests = [film.duration] if film.calm and film.duration else []
    rests += [leg.end for leg in film.legs if leg.kind != "leave"]
    cues = [*(cue for leg in film.legs for cue in _steps(leg)), *(Cue(end, "tap") for end in rests)]
    for event in events:
        if (heard := sounds.get(event.kind)) and heard.when == "driven":
            starts = [leg.start for leg in film.legs if _is_driven(leg, event)]
            cues += [Cue(start, heard.sound) for start in ([0.0] if film.calm else starts)]
    return tuple(sorted(set(cues)))


def _steps(leg: Leg) -> Iterable[Cue]:
    """Yield a sound for each square that a pawn touches on its way."""
    squares = len(leg.points) - 1
    if leg.kind == "walk":
        each = (leg.end - leg.start) / max(squares, 1)
        yield from (Cue(leg.start + each * nth, "step") for nth in range(1, squares))


def _is_driven(leg: Leg, event: Event) -> bool:
    """Return whether a pawn flies off because of an event."""
    return leg.kind == "leave" or leg.kind == "fly" and leg.pawn == event.other


class PlayingSounds:
    """The sounds that play now or soon. Times are in seconds."""

    def __init__(self) -> None:
        self._heard: list[tuple[float, float, str]] = []

    def admit(self, sound: str, start: float, now: float) -> bool:
        """Return whether a sound may begin then: not too soon after itself, and not beyond the limit."""
        recipe = RECIPES[sound]
        end = start + recipe.lasts
        self._heard = [one for one in self._heard if max(one[1], one[0] + RECIPES[one[2]].gap) > now]
        same = any(name == sound and abs(start - begins) < recipe.gap for begins, _, name in self._heard)
        others = sum(begins < end and start < ends for begins, ends, _ in self._heard)
        if same or others >= MAX_SOUNDS:
            return False
        self._heard.append((start, end, sound))
        return True

    def forget(self, after: float) -> None:
        """Drop the sounds that would begin later than this."""
        self._heard = [one for one in self._heard if one[0] <= after]


def is_local_win(winners: Sequence[int], sides: Sequence[Sequence[int]], here: Iterable[int]) -> bool:
    """Return whether the end of a game is a win for a player on this device; always true without one."""
    seats = {seat for side in winners for seat in sides[side]}
    return not (own := set(here)) or bool(own & seats)
