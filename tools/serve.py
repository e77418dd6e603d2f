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

TYPES = {".js": "text/javascript; charset=utf-8", ".wasm": "application/wasm"}
USUAL_PORT, TRIES = 8000, 100
GZIPPED_ALREADY = (".png", ".zip", ".bin")  # gzip gains nothing on these


@lru_cache(maxsize=256)
def load(path: Path, _stamp: int) -> tuple[bytes, bytes | None, str, str]:
    """Return the body, its gzip (None if useless), its type and its ETag; cached until the file changes."""
    body = path.read_bytes()
    packed = None if path.suffix in GZIPPED_ALREADY or len(body) < 500 else gzip.compress(body, 6)
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


class Handler(BaseHTTPRequestHandler):
    """A handler that answers from `folder` below `prefix`; `make_server` sets both."""

    protocol_version = "HTTP/1.1"
    folder: Path
    prefix: str

    def log_message(self, format: str, *args: object) -> None:
        """Stay quiet: the browser's own console shows more."""

    def do_HEAD(self) -> None:
        """Answer as to GET, without the body."""
        self.do_GET()

    def do_GET(self) -> None:
        """Answer with the file of the path, or with the reason why not."""
        path = unquote(urlsplit(self.path).path)
        file = (self.folder / path.removeprefix(self.prefix + "/")).resolve()
        if not path.startswith(self.prefix + "/"):
            self.answer(404, b"not found")
        elif not file.is_relative_to(self.folder):
            self.answer(403, b"forbidden")
        elif file.is_dir() and not path.endswith("/"):
            self.answer(301, b"", {"Location": path + "/"})
        elif (page := file / "index.html" if file.is_dir() else file).is_file():
            self.send_file(page)
        elif (page := self.folder / "404.html").is_file():
            self.answer(404, page.read_bytes(), {"Content-Type": "text/html"})
        else:
            self.answer(404, b"not found")

    def send_file(self, file: Path) -> None:
        """Answer with a file, packed if the browser accepts that, or that it has not changed."""
        body, packed, kind, etag = load(file, file.stat().st_mtime_ns)
        headers = {"ETag": etag, "Cache-Control": "max-age=600", "Vary": "Accept-Encoding"}
        if self.headers.get("If-None-Match") == etag:
            self.answer(304, b"", headers)
            return
        headers["Content-Type"] = kind
        if packed is not None and "gzip" in self.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = packed
        self.answer(200, body, headers)

    def answer(self, status: int, body: bytes, headers: dict[str, str] | None = None) -> None:
        """Send a status, these headers and the body."""
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
    """A server that closes all connections when it stops, kept-alive ones included."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, *args: Any) -> None:
        self.connections: WeakSet[socket.socket] = WeakSet()  # first: a port that is taken closes the server
        super().__init__(*args)

    def process_request(self, request: Any, client_address: Any) -> None:
        """Answer on a connection, and remember it."""
        self.connections.add(request)
        super().process_request(request, client_address)

    def server_close(self) -> None:
        """Stop listening, and answer no more on the connections that browsers keep alive."""
        super().server_close()
        for connection in list(self.connections):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Print the error, unless a browser hung up."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def make_server(folder: Path, port: int = 0, prefix: str = "") -> Server:
    """Return a server on this machine only; port 0 takes a free one. The caller runs and closes it."""
    fields = {"folder": folder.resolve(), "prefix": prefix.rstrip("/")}
    return Server(("127.0.0.1", port), type("FolderHandler", (Handler,), fields))


def server_for(folder: Path, port: int | None, prefix: str) -> Server:
    """Return a server on the given port, or on the first free one from `USUAL_PORT`, which is printed. End
    the program with a sentence if that fails."""
    ports = range(USUAL_PORT, USUAL_PORT + TRIES) if port is None else (port,)
    for candidate in ports:
        try:
            server = make_server(folder, candidate, prefix)
        except (OSError, OverflowError) as error:
            refused = f"port {candidate} cannot be used ({error})"
        else:
            if candidate != ports[0]:
                print(f"port {ports[0]} is taken: this is port {candidate}")
            return server
    sys.exit(f"{refused}: try `make play PORT=8080`")


def has_desktop() -> bool:
    """Return whether there is a screen on which a browser could open."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def main() -> None:
    """Serve the folder that the command line names until Ctrl-C."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--port", type=int, help=f"default: the first that is free from {USUAL_PORT} on")
    parser.add_argument("--prefix", default="", help="serve below this path, such as /kaartbord")
    parser.add_argument("--open", action="store_true", help="open a browser, where there is a desktop")
    options = parser.parse_args()
    server = server_for(options.folder, options.port, options.prefix)
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
