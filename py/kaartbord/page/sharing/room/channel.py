"""Data channels to the other devices of a room, made by trystero: no server of ours is in between.

The relays through which devices find each other are listed in index.html, next to the policy that allows
them. The behaviour of trystero at tables that people leave open for long is in tools/live_world.mjs.
"""

import itertools
from collections.abc import Callable
from typing import Any, NamedTuple

from js import URL, document
from pyscript.ffi import to_js

from ...ui import promises
from ...ui.dom import js_callback, spawn

MODULE = "web/vendor/live.js"
PATIENCE = 20.0
"""Seconds in which the module should be there, or a message be sent."""

_copies = itertools.count(1)


class ChannelCallbacks(NamedTuple):
    """Called about the other devices; each is named by a text of its own."""

    joined: Callable[[str], object]
    left: Callable[[str], object]
    said: Callable[[str, Any], object]
    on_flood: Callable[[str], object]
    """A device sends more in one message than any device has reason to."""


class Channel:
    """A place in a room, from `join` to `close`."""

    is_direct = False

    def __init__(self, module: Any, name: str, password: str, callbacks: ChannelCallbacks) -> None:
        listed = str(document.querySelector("meta[name=live]").content).split()
        relays = [url for url in listed if url.startswith("ws")]
        servers = [url for url in listed if url not in relays]  # from which a device learns its own address
        self._module, self._open, self._callbacks = module, True, callbacks
        self.name = str(module.selfId)
        """The name by which the others know this device."""
        said = self._while_open(lambda text, about: callbacks.said(str(about.peerId), text))
        arriving = self._while_open(self._on_progress)
        self._room = module.joinRoom(
            to_js(
                {
                    "appId": "kaartbord",
                    "password": password,
                    "relayConfig": {"urls": relays, "warnOnRelayFailure": False},
                    "rtcConfig": {"iceServers": [{"urls": servers}] if servers else []},
                }
            ),
            name,
        )
        self._line = self._room.makeAction("say", to_js({"onMessage": said, "onReceiveProgress": arriving}))
        self._room.onPeerJoin = self._while_open(lambda peer: callbacks.joined(str(peer)))
        self._room.onPeerLeave = self._while_open(lambda peer: callbacks.left(str(peer)))

    def _while_open(self, hear: Callable[..., object]) -> Any:
        """Return a callback for JavaScript. It is kept after the end too, as trystero may still call it then."""
        return js_callback(lambda *said: hear(*said) if self._open else None)

    def _on_progress(self, share: float, about: Any) -> None:
        """Report a message in more than one piece: it is longer than any message of ours."""
        if share < 1:
            self._callbacks.on_flood(str(about.peerId))

    def send(self, text: str, peer: str = "") -> None:
        """Send a message to one device, or to all."""
        to = to_js({"target": peer} if peer else {})
        spawn(promises.call_or_none(self._line, "send", text, to, patience=PATIENCE))  # they may have gone meanwhile

    @property
    def trouble(self) -> str:
        """The reason that nobody can find this device: "clock" if that is wrong, "failed", or "" if a relay works."""
        return str(self._module.trouble())

    @property
    def apart(self) -> float:
        """The seconds for which other devices have been answered without a connection to any of them."""
        return float(self._module.apart())

    @property
    def is_cut_off(self) -> bool:
        """Return whether there is no line to any relay, where the clock is right. One that is lost is only found
        again in a room entered anew."""
        return self.trouble != "clock" and bool(self._module.isCutOff())

    async def is_back(self) -> bool:
        """Return whether a relay can be reached again."""
        return bool(await promises.call_or_none(self._module, "isBack", patience=PATIENCE))

    def disconnect(self, peer: str) -> None:
        """Disconnect from a device."""
        connection = getattr(self._room.getPeers(), peer, None)
        if connection:
            connection.close()

    def close(self) -> None:
        """Leave the room and the relays; no further message arrives."""
        self._open = False
        spawn(promises.call_or_none(self._module, "leave", self._room))


async def join(name: str, password: str, callbacks: ChannelCallbacks) -> Channel:
    """Go to a room, with a fresh copy of the module: a copy never goes back to a relay that it has lost."""
    module = await promises.load(str(URL.new(f"{MODULE}?{next(_copies)}", document.baseURI).href), PATIENCE)
    await promises.call_or_none(module, "setClock", document.baseURI)
    return Channel(module, name, password, callbacks)
