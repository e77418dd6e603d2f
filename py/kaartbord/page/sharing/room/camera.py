"""Codes that the camera of this device reads, or a picture that was taken."""

import asyncio
from collections.abc import Callable
from typing import Any

from js import URL, document, navigator, window
from pyscript.ffi import to_js

from ...ui import promises
from ...ui.dom import el, spawn

MODULE = "web/vendor/scan.js"
PATIENCE = 20.0
"""Seconds in which the reader should be there."""

LOOK_INTERVAL = 0.15
"""Seconds between two looks."""


async def read_picture(file: Any) -> str:
    """Return the text of the code in a picture; "" without one."""
    try:
        reader, bitmap = await _reader(), await promises.call(window, "createImageBitmap", file)
    except promises.BrowserRefused:
        return ""
    return str(reader.look(bitmap))


async def _reader() -> Any:
    return await promises.load(str(URL.new(MODULE, document.baseURI).href), PATIENCE)


class Camera:
    """The film of the camera in a node of the page, from `start` to `stop`."""

    def __init__(self, found: Callable[[str], object]) -> None:
        """`found` is called with the text of each code that is seen, again and again while it is."""
        self.node = el("video", autoplay=True, muted=True, playsinline=True, cls="camera", aria_hidden="true")
        self._found, self._stream, self._open, self._is_lit = found, None, True, False

    async def start(self) -> bool:
        """Show the film; return False if the browser or the person refuses it."""
        wanted = to_js({"video": {"facingMode": "environment"}, "audio": False})
        stream = await promises.call_or_none(
            getattr(navigator, "mediaDevices", None), "getUserMedia", wanted, patience=None
        )
        if stream is None or not self._open:
            self._end(stream)
            return False
        self._stream = self.node.srcObject = stream
        spawn(self._look())
        return True

    @property
    def has_torch(self) -> bool:
        """Return whether there is a light to switch on."""
        capabilities = getattr(self._track, "getCapabilities", None)
        return bool(capabilities and getattr(self._track.getCapabilities(), "torch", False))

    async def toggle_torch(self) -> None:
        """Switch the light on, or off again."""
        self._is_lit = not self._is_lit
        await promises.call_or_none(self._track, "applyConstraints", to_js({"advanced": [{"torch": self._is_lit}]}))

    @property
    def _track(self) -> Any:
        return self._stream.getVideoTracks()[0] if self._stream else None

    async def _look(self) -> None:
        try:
            reader = await _reader()
        except promises.BrowserRefused:
            return
        while self._open:
            if self.node.videoWidth and (text := str(reader.look(self.node))):
                self._found(text)
            await asyncio.sleep(LOOK_INTERVAL)

    def stop(self) -> None:
        """Let go of the camera."""
        self._open = False
        self._end(self._stream)
        self._stream = None

    @staticmethod
    def _end(stream: Any) -> None:
        for track in stream.getTracks() if stream else ():
            track.stop()
