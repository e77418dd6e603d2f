"""The one sound there is: knuckles on a table."""

from functools import cache
from typing import Any

from js import window
from pyscript.ffi import to_js

THUMPS = (0.0, 0.13)
"""When they fall, in seconds."""

PITCH, FALL_S, LOUD = 150, 0.11, 0.5


@cache
def _context() -> Any:
    """The browser's, made when something is heard for the first time."""
    return window.AudioContext.new(to_js({}))


def knock() -> None:
    """Knock twice. A browser that lets nobody hear it stays silent."""
    if not hasattr(window, "AudioContext"):
        return
    context = _context()
    context.resume()
    for after in THUMPS:
        _thump(context, context.currentTime + after)


def _thump(context: Any, at: float) -> None:
    """A low tone that falls and dies at once."""
    tone, volume = context.createOscillator(), context.createGain()
    tone.frequency.setValueAtTime(PITCH, at)
    tone.frequency.exponentialRampToValueAtTime(PITCH / 3, at + FALL_S)
    volume.gain.setValueAtTime(LOUD, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + FALL_S)
    tone.connect(volume)
    volume.connect(context.destination)
    tone.start(at)
    tone.stop(at + FALL_S)
