"""Data channels to the other devices of a room, made by trystero: no server of ours stands in between.

The relays through which devices find each other stand in index.html, next to the policy that allows them. What makes
trystero do at tables that people leave open for long is in tools/live_world.mjs.
"""

import itertools
from collections.abc import Callable
from typing import Any, NamedTuple

from js import URL, document
from pyscript.ffi import to_js

from ...ui import promises
from ...ui.dom import hearing, spawn

MODULE = "web/vendor/live.js"
PATIENCE = 20.0
"""Seconds in which the module should be there, or something said."""

_copies = itertools.count(1)


class ChannelCallbacks(NamedTuple):
    """What hears of the other devices; each is named by a text of its own."""

    joined: Callable[[str], object]
    left: Callable[[str], object]
    said: Callable[[str, Any], object]
    swamped: Callable[[str], object]
    """A device says more at once than anybody has to say."""


class Channel:
    """A place in a room, from `join` to `close`."""

    def __init__(self, module: Any, name: str, password: str, callbacks: ChannelCallbacks) -> None:
        listed = str(document.querySelector("meta[name=live]").content).split()
        relays = [url for url in listed if url.startswith("ws")]
        servers = [url for url in listed if url not in relays]  # from which a device learns its own address
        self._module, self._open, self._callbacks = module, True, callbacks
        self.name = str(module.selfId)
        """By which the others know this device."""
        said = self._while_open(lambda text, about: callbacks.said(str(about.peerId), text))
        arriving = self._while_open(self._arriving)
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
        """For JavaScript to call. It is kept after the end too, as trystero may still call it then."""
        return hearing(lambda *said: hear(*said) if self._open else None)

    def _arriving(self, share: float, about: Any) -> None:
        """Something comes in more than one piece: it is longer than all that is ever said."""
        if share < 1:
            self._callbacks.swamped(str(about.peerId))

    def send(self, text: str, peer: str = "") -> None:
        """Say something to one device, or to all."""
        to = to_js({"target": peer} if peer else {})
        spawn(promises.wish(self._line, "send", text, to, patience=PATIENCE))  # they may have gone meanwhile

    @property
    def trouble(self) -> str:
        """Why nobody can find this device, "clock" if that is wrong or "failed"; "" if a relay hands on its words."""
        return str(self._module.trouble())

    @property
    def apart(self) -> float:
        """For how many seconds other devices have been answered without a connection to any of them."""
        return float(self._module.apart())

    @property
    def is_cut_off(self) -> bool:
        """Whether there is no line to any relay, where the clock is right; one that is lost is only found again in a
        room entered anew."""
        return self.trouble != "clock" and bool(self._module.isCutOff())

    async def is_back(self) -> bool:
        """Whether a relay can be reached again."""
        return bool(await promises.wish(self._module, "isBack", patience=PATIENCE))

    def hang_up(self, peer: str) -> None:
        """Break off with a device."""
        connection = getattr(self._room.getPeers(), peer, None)
        if connection:
            connection.close()

    def close(self) -> None:
        """Leave the room and the relays; nothing more is heard from here on."""
        self._open = False
        spawn(promises.wish(self._module, "leave", self._room))


async def join(name: str, password: str, callbacks: ChannelCallbacks) -> Channel:
    """Go to a room, with a fresh copy of the module: a copy never goes back to a relay that it has lost."""
    module = await promises.load(str(URL.new(f"{MODULE}?{next(_copies)}", document.baseURI).href), PATIENCE)
    await promises.wish(module, "setClock", document.baseURI)
    return Channel(module, name, password, callbacks)
