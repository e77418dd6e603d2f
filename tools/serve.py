"""Serve a folder as GitHub Pages does: gzip, ETag, max-age=600, no headers of our own.

usage: serve.py DIR [--port N] [--prefix /kaartbord] [--open]
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import mimetypes
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from functools import lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit
from weakref import WeakSet

TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".py": "text/plain; charset=utf-8",
    ".toml": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
PACKED = (".png", ".zip", ".woff2")  # gzip gains nothing on these


@lru_cache(maxsize=256)
def load(path: Path, _stamp: int) -> tuple[bytes, bytes | None, str, str]:
    """The body, its gzip (None where useless), its type and its ETag; cached until the file changes."""
    body = path.read_bytes()
    packed = None if path.suffix in PACKED or len(body) < 500 else gzip.compress(body, 6)
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    folder: Path
    prefix: str

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet: the browser's own console tells more."""

    def do_HEAD(self) -> None:
        self.do_GET()

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        if not path.startswith(self.prefix + "/"):
            return self.answer(404, b"not found")
        file = (self.folder / path.removeprefix(self.prefix + "/")).resolve()
        if not file.is_relative_to(self.folder):
            return self.answer(403, b"forbidden")
        if file.is_dir():
            if not path.endswith("/"):
                return self.answer(301, b"", {"Location": path + "/"})
            file /= "index.html"
        if not file.is_file():
            return self.answer(404, b"not found")
        self.send_file(file)

    def send_file(self, file: Path) -> None:
        body, packed, kind, etag = load(file, file.stat().st_mtime_ns)
        headers = {"ETag": etag, "Cache-Control": "max-age=600", "Vary": "Accept-Encoding"}
        if self.headers.get("If-None-Match") == etag:
            return self.answer(304, b"", headers)
        headers["Content-Type"] = kind
        if packed is not None and "gzip" in self.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = packed
        self.answer(200, body, headers)

    def answer(self, status: int, body: bytes, headers: dict[str, str] | None = None) -> None:
        self.send_response(status)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            try:
                self.wfile.write(body)
            except (BrokenPipeError, ConnectionResetError):
                self.close_connection = True


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.connections: WeakSet[socket.socket] = WeakSet()

    def process_request(self, request: Any, client_address: Any) -> None:
        self.connections.add(request)
        super().process_request(request, client_address)

    def server_close(self) -> None:
        """Stop listening, and answer no more on the connections that browsers keep alive."""
        super().server_close()
        for connection in list(self.connections):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):  # a browser that hangs up is no event
            super().handle_error(request, client_address)


def make_server(folder: Path, port: int = 0, prefix: str = "") -> Server:
    """A server on this machine only; port 0 takes a free one. The caller runs and closes it."""
    fields = {"folder": folder.resolve(), "prefix": prefix.rstrip("/")}
    return Server(("127.0.0.1", port), type("FolderHandler", (Handler,), fields))


def has_desktop() -> bool:
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--prefix", default="", help="serve below this path, such as /kaartbord")
    parser.add_argument("--open", action="store_true", help="open a browser, where there is a desktop")
    options = parser.parse_args()
    try:
        server = make_server(options.folder, options.port, options.prefix)
    except OSError as error:
        sys.exit(f"port {options.port} cannot be used ({error.strerror}): try `make play PORT=8080`")
    address = f"http://localhost:{server.server_address[1]}{options.prefix}/"
    print(f"Kaartbord: {address}   (Ctrl-C stops it)", flush=True)
    if options.open and has_desktop():
        threading.Timer(0.3, webbrowser.open, [address]).start()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
