"""A Nostr relay on this machine: as much of one as devices need to find each other. It keeps nothing.

A subscription is answered by every event published after it that has one of its topics.
"""

from __future__ import annotations

import json
import re
import threading
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve


class Relay:
    """Runs from its making until `stop`; `url` is its address."""

    def __init__(self) -> None:
        self.wanted: dict[ServerConnection, dict[str, set[str]]] = {}
        """By connection, and by the name of each subscription: the topics."""
        self.heard: list[str] = []
        """All that was ever said to it."""
        self.met = 0
        """How many connections were ever made to it."""
        self.lock = threading.Lock()
        self.server = serve(self._serve, "localhost", 0)
        self.url = f"ws://localhost:{self.server.socket.getsockname()[1]}/"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def take_over(self, folder: Path) -> None:
        """Stand in a built site in the place of the relays out there, with nothing else to ask."""
        index = folder / "index.html"
        page = re.sub(r"wss://[^;\"]+", self.url, index.read_text())
        assert page.count(self.url) == 2 and "stun" not in page
        index.write_text(page)

    def stop(self) -> None:
        """Close every connection and take no new one."""
        self.server.shutdown()
        for connection in list(self.wanted):
            connection.close()
        self.thread.join()

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
            if verb == "REQ":
                self.wanted[connection][rest[0]] = set(rest[1]["#x"])
            elif verb == "CLOSE":
                self.wanted[connection].pop(rest[0], None)
            elif verb == "EVENT":
                connection.send(json.dumps(["OK", rest[0]["id"], True, ""]))
                self._pass_on(rest[0])

    def _pass_on(self, event: dict[str, Any]) -> None:
        topics = {value for name, value in event["tags"] if name == "x"}
        for other, wanted in list(self.wanted.items()):
            for name in [name for name, some in wanted.items() if some & topics]:
                try:
                    other.send(json.dumps(["EVENT", name, event]))
                except ConnectionClosed:
                    continue
