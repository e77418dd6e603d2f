"""The sounds of the table on this device: recipes become Web Audio nodes, and a buzz where there is one.

A browser plays no sound before the first tap or key, so until then there is no audio context. Each sound is
rendered once; to play it takes a node. The context sleeps while nothing sounds.
"""

import asyncio
from collections.abc import Iterable
from functools import cache
from math import ceil
from typing import Any

from js import Float32Array, document, navigator, performance, window
from pyscript.ffi import to_js

from ...scene.sound.cues import Cue, PlayingSounds
from ...scene.sound.recipes import RECIPES, Recipe, Tone
from .dom import combine_callbacks, listen, log_failures, spawn

RATE = 44100
"""Samples a second that a sound is rendered with."""

LEAD_SECONDS = 0.02
"""Seconds between the wish for a sound and its start, so that it begins whole."""

SLACK = 0.25
"""Seconds within which a due sound is played even where somebody has hurried on: it may be late itself."""

SILENT = 0.0001
"""The volume of a sound that has died away."""


class SoundPlayer:
    """The audio context of the page, the sounds that it can play, and those that sound."""

    def __init__(self) -> None:
        self._context: Any = None
        self._gain: Any = None
        """The node that sets the volume of the settings."""
        self._buffers: dict[str, Any] = {}
        self._rendering: asyncio.Task[None] | None = None
        self._voices = PlayingSounds()
        self._coming: list[tuple[float, Any]] = []
        """The sounds that are due: the start of each, and its node."""
        self._end = 0.0
        """The end of the last sound, on the context's own clock, which stops while it sleeps."""
        self._rest: asyncio.Task[None] | None = None

    def allow(self) -> None:
        """Open the audio context at a tap or key: from now on the page may play sounds."""
        if self._context is None and hasattr(window, "AudioContext"):
            self._context = window.AudioContext.new(to_js({}))
            self._gain = self._context.createGain()
            self._gain.connect(self._context.destination)
            self._stay_awake()
            self._rendering = spawn(self._render_all())

    async def ready(self) -> None:
        """Wait until every sound can be played."""
        if self._rendering is not None:
            await asyncio.wait([self._rendering])

    async def _render_all(self) -> None:
        with log_failures():
            for name, recipe in RECIPES.items():
                self._buffers[name] = await _rendered(recipe)

    def play(self, cues: Iterable[Cue], loud: float) -> None:
        """Play these sounds, `loud` being a share of the full volume."""
        if self._context is None:
            return
        now = _now()
        self._gain.gain.value = loud
        self._coming = [(start, node) for start, node in self._coming if start > now]
        for cue in cues:
            wait = LEAD_SECONDS + cue.at / 1000
            if cue.sound in self._buffers and self._voices.admit(cue.sound, now + wait, now):
                self._coming.append((now + wait, self._start(cue.sound, wait)))
                self._stay_awake()

    def _start(self, sound: str, wait: float) -> Any:
        """Return the node that plays a sound after `wait` seconds."""
        node, begin = self._context.createBufferSource(), self._context.currentTime + wait
        node.buffer = self._buffers[sound]
        node.connect(self._gain)
        node.start(begin)
        self._end = max(self._end, begin + RECIPES[sound].lasts)
        return node

    def cancel_pending(self) -> None:
        """Cancel the sounds that are still to come."""
        limit = _now() + SLACK
        for _, node in (one for one in self._coming if one[0] > limit):
            node.stop()
        self._voices.forget(limit)
        self._coming = [one for one in self._coming if one[0] <= limit]

    def _stay_awake(self) -> None:
        """Keep the context awake as long as something sounds, then let it use nothing."""
        if self._context.state != "running":
            self._context.resume()
        if self._rest is None or self._rest.done():
            self._rest = spawn(self._sleep())

    async def _sleep(self) -> None:
        now = -1.0
        with log_failures():
            while now < (then := self._context.currentTime) < self._end:
                now = then
                await asyncio.sleep(self._end - now + SLACK)
            self._context.suspend()


def _now() -> float:
    return float(performance.now()) / 1000


async def _rendered(recipe: Recipe) -> Any:
    """Return a sound as samples."""
    offline = window.OfflineAudioContext.new(1, ceil(recipe.lasts * RATE), RATE)
    for part in recipe.parts:
        _add(offline, part)
    return await offline.startRendering()


def _add(context: Any, part: Tone) -> None:
    """Add the nodes of a part: its source, and its volume from beginning to end."""
    begin, end = part.at, part.at + part.lasts
    volume = context.createGain()
    volume.gain.setValueAtTime(SILENT, begin)
    volume.gain.exponentialRampToValueAtTime(part.loud, begin + part.attack)
    volume.gain.exponentialRampToValueAtTime(SILENT, end)
    if part.wave == "noise":
        source, shaper = context.createBufferSource(), context.createBiquadFilter()
        source.buffer, shaper.type = _noise(), "bandpass"
        source.connect(shaper)
    else:
        source = shaper = context.createOscillator()
        source.type = part.wave
    shaper.frequency.setValueAtTime(part.pitch, begin)
    shaper.frequency.exponentialRampToValueAtTime(part.pitch * part.end_pitch_share, end)
    shaper.connect(volume)
    volume.connect(context.destination)
    source.start(begin)
    source.stop(end)


@cache
def _noise() -> Any:
    """Return the noise of all rustles, as long as the longest of them: a sequence that jumps about."""
    rustles = [part.lasts for recipe in RECIPES.values() for part in recipe.parts if part.wave == "noise"]
    length, value, samples = ceil(max(rustles) * RATE), 1, []
    buffer = window.AudioBuffer.new(to_js({"length": length, "sampleRate": RATE}))
    for _ in range(length):
        value = value * 1103515245 + 12345 & 0x7FFFFFFF
        samples.append(value / 0x40000000 - 1)
    buffer.copyToChannel(Float32Array.new(to_js(samples)), 0)
    return buffer


_speaker = SoundPlayer()


@cache
def enable_after_tap() -> None:
    """Allow sounds from the next tap or key on."""

    def tapped(_: Any) -> None:
        end()
        with log_failures():
            _speaker.allow()

    end = combine_callbacks(*[listen(document, event, tapped, capture=True) for event in ("click", "keydown")])


@log_failures()
def play(cues: Iterable[Cue], *, loud: float, buzz: bool) -> None:
    """Play these sounds and vibrate, if the device can and the settings want it."""
    cues = tuple(cues)
    if loud:
        _speaker.play(cues, loud)
    if buzz and hasattr(navigator, "vibrate") and navigator.userActivation.hasBeenActive:
        for cue in cues:
            if RECIPES[cue.sound].buzz:
                spawn(_buzz(cue))


@log_failures()
def try_out(*, loud: float, buzz: bool) -> None:
    """Try a changed setting out: play a sound and vibrate."""
    _speaker.allow()
    spawn(_try_out(loud, buzz))


async def _try_out(loud: float, buzz: bool) -> None:
    await _speaker.ready()
    play([Cue(0.0, "turn")], loud=loud, buzz=buzz)


async def _buzz(cue: Cue) -> None:
    await asyncio.sleep(cue.at / 1000)
    with log_failures():
        navigator.vibrate(to_js(RECIPES[cue.sound].buzz))


@log_failures()
def cancel_pending() -> None:
    """Cancel the sounds that are still to come, as the rest is shown without delay."""
    _speaker.cancel_pending()
