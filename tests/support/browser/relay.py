"""A Nostr relay on this machine: as much of one as devices need to find each other. It keeps nothing.

A subscription is answered by every event published after it that has one of its topics and is not too old for it. As
relays out there do, it refuses events of another time.
"""

from __future__ import annotations

import json
import re
import threading
from pathlib import Path
from time import monotonic, time
from typing import Any, Literal

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import Server, ServerConnection, serve

Way = Literal["good", "deaf", "late", "limited", "blocked", "members"]
"""The kind of a relay. A deaf one takes all events and hands on none, a late one after LATE seconds; a limited one
refuses them in its first minute, a blocked one for ever, and one for members refuses to listen at all."""

LATE = 20.0
LIMITED = 60.0

NEWEST, OLDEST = 15 * 60, 60
"""Seconds by which an event may come from the future or the past, as strfry has it."""


class Relay:
    """Runs from its making until `stop`; `url` is its address."""

    def __init__(self, way: Way = "good") -> None:
        self.way, self.began = way, monotonic()
        self.wanted: dict[ServerConnection, dict[str, set[str]]] = {}
        """By connection, and by the name of each subscription: the topics."""
        self.since: dict[tuple[ServerConnection, str], float] = {}
        """By connection and subscription: how old an event may be."""
        self.heard: list[str] = []
        """All that was ever said to it."""
        self.met = 0
        """The number of connections that were ever made to it."""
        self.lock = threading.Lock()
        self.port = 0
        self.server: Server | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"ws://localhost:{self.port}/"

    def start(self) -> None:
        """Run, again on the port it had before; nothing if it does already."""
        if self.server:
            return
        self.server = serve(self._serve, "localhost", self.port)
        self.port = self.server.socket.getsockname()[1]
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def take_over(self, folder: Path, *others: Relay) -> None:
        """Stand, with others, in a built site in the place of the relays out there, with nothing else to ask."""
        index, page = folder / "index.html", (folder / "index.html").read_text()
        urls = " ".join(relay.url for relay in (self, *others))
        page = re.sub(r"wss://[^;\"]+", urls, page)
        assert page.count(urls) == 2 and "stun" not in page
        index.write_text(page)

    def stop(self) -> None:
        """Close every connection and take no new one."""
        if self.server:
            self.server.shutdown()
            for connection in list(self.wanted):
                connection.close()
            self.thread.join()
            self.server = None

    def forget(self) -> None:
        """Know nothing of what was said so far."""
        self.heard.clear()
        self.met = 0

    def _serve(self, connection: ServerConnection) -> None:
        self.wanted[connection] = {}
        self.met += 1
        try:
            for text in connection:
                self.heard.append(str(text))
                self._answer(connection, *json.loads(text))
        except ConnectionClosed:
            pass
        finally:
            with self.lock:
                del self.wanted[connection]

    def _answer(self, connection: ServerConnection, verb: str, *rest: Any) -> None:
        with self.lock:
            if verb == "REQ" and self.way == "members":
                connection.send(json.dumps(["CLOSED", rest[0], "auth-required: members only"]))
            elif verb == "REQ":
                self.wanted[connection][rest[0]] = set(rest[1]["#x"])
                self.since[connection, rest[0]] = rest[1].get("since", 0)
            elif verb == "CLOSE":
                self.wanted[connection].pop(rest[0], None)
            elif verb == "EVENT":
                why = self._refusal(rest[0])
                connection.send(json.dumps(["OK", rest[0]["id"], not why, why]))
                if not why:
                    self._hand_on(rest[0])

    def _refusal(self, event: dict[str, Any]) -> str:
        """Return the reason why an event is not taken; "" if it is."""
        age = time() - event["created_at"]
        if age > OLDEST or -age > NEWEST:
            return f"invalid: {'ephemeral event expired' if age > 0 else 'created_at too late'}"
        if self.way == "limited" and monotonic() - self.began < LIMITED:
            return "rate-limited: slow down"
        return {"blocked": "blocked: not this kind", "members": "auth-required: members only"}.get(self.way, "")

    def _hand_on(self, event: dict[str, Any]) -> None:
        if self.way == "late":
            timer = threading.Timer(LATE, self._late, (event,))
            timer.daemon = True
            timer.start()
        elif self.way != "deaf":
            self._pass_on(event)

    def _late(self, event: dict[str, Any]) -> None:
        with self.lock:
            self._pass_on(event)

    def _pass_on(self, event: dict[str, Any]) -> None:
        topics = {value for name, value in event["tags"] if name == "x"}
        for other, wanted in list(self.wanted.items()):
            for name in [name for name, some in wanted.items() if some & topics]:
                if event["created_at"] < self.since.get((other, name), 0):
                    continue
                try:
                    other.send(json.dumps(["EVENT", name, event]))
                except ConnectionClosed:
                    continue
