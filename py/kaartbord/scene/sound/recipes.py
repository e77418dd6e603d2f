"""Every sound as a recipe: tones and rustles that die away, all in one key.

A recipe is data. `page/ui/sound.py` makes Web Audio nodes of it.
"""

from typing import Literal, NamedTuple

PEAK = 0.3
"""The most that the parts of one sound add up to at any time; full scale is 1."""

TONIC = 146.83
"""The room's key is D: its lowest note, in Hz."""

SCALE = (0, 2, 4, 7, 9)
"""The notes of the key in half tones above the tonic. Any of these five sound well together."""


def note_pitch(step: int) -> float:
    """Return the pitch of a note `step` steps of the scale above the tonic, in Hz."""
    octave, degree = divmod(step, len(SCALE))
    return float(TONIC * 2 ** (octave + SCALE[degree] / 12))


class Tone(NamedTuple):
    """A tone or a rustle: it begins without delay and dies away."""

    wave: Literal["sine", "triangle", "noise"]
    pitch: float
    """In Hz; of noise, the middle of its band."""
    loud: float
    lasts: float
    """Seconds until it has died away."""
    at: float = 0.0
    """Seconds after the beginning of the sound."""
    end_pitch_share: float = 1.0
    """The pitch at its end, as a share of that at its beginning."""
    attack: float = 0.003
    """Seconds until it is at its loudest."""


class Recipe(NamedTuple):
    """A sound, and the vibration that goes with it."""

    parts: tuple[Tone, ...]
    gap: float = 0.04
    """Seconds until it may sound a second time."""
    buzz: tuple[int, ...] = ()
    """The vibration of the device: on, off, on, in ms."""

    @property
    def lasts(self) -> float:
        """Seconds from its beginning to its end."""
        return max(part.at + part.lasts for part in self.parts)


def _wood(at: float, loud: float, step: int, lasts: float = 0.07) -> tuple[Tone, ...]:
    """Return something small and hard on wood."""
    return (
        Tone("triangle", note_pitch(step), loud * 0.7, lasts, at, 0.6),
        Tone("noise", 1800, loud * 0.3, 0.025, at),
    )


def _slide(at: float, loud: float) -> Tone:
    """Return a card over cloth."""
    return Tone("noise", 2600, loud, 0.13, at, 0.6, attack=0.05)


def _bells(steps: tuple[int, ...], each: float, loud: float) -> tuple[Tone, ...]:
    """Return soft notes one after the other, which ring on together."""
    return tuple(Tone("sine", note_pitch(step), loud, 0.55, nth * each) for nth, step in enumerate(steps))


RECIPES = {
    "slide": Recipe((_slide(0, 0.12),)),
    "land": Recipe((Tone("noise", 900, 0.14, 0.05), Tone("sine", note_pitch(0), 0.1, 0.06, 0, 0.7))),
    "deal": Recipe(tuple(_slide(0.09 * nth, 0.1) for nth in range(4)), gap=0.5),
    "step": Recipe(_wood(0, 0.07, 8, 0.045)),
    "tap": Recipe(_wood(0, 0.25, 5)),
    "hit": Recipe((*_wood(0, 0.2, 3), Tone("triangle", note_pitch(7), 0.1, 0.24, 0.01, 0.5)), gap=0.1, buzz=(40,)),
    "trick": Recipe(_bells((7, 9), 0.09, 0.08), gap=0.3),
    "knock": Recipe(
        tuple(
            part
            for at in (0.0, 0.14)
            for part in (Tone("sine", note_pitch(0), 0.22, 0.12, at, 0.4), Tone("noise", 600, 0.06, 0.04, at))
        ),
        gap=0.4,
        buzz=(30, 80, 30),
    ),
    "turn": Recipe(_bells((7, 10), 0.14, 0.1), gap=1.0, buzz=(25,)),
    "win": Recipe(_bells((5, 7, 8, 10), 0.13, 0.07), gap=3.0),
    "end": Recipe(_bells((8, 6, 5), 0.2, 0.08), gap=3.0),
}
"""Every sound by its name."""
