"""Models of other servers that could serve the site: their types and redirects, and what they refuse or spoil."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import urlsplit

import serve
from support.browser.device import Site

OCTETS, TEXT = "application/octet-stream", "text/plain"
NOSNIFF = {"X-Content-Type-Options": "nosniff"}
GZIP_TYPES = (".js", ".css", ".html", ".json", ".svg", ".txt")


@dataclass(frozen=True)
class Host:
    """One way to serve a folder; endings have their dot, names are those of files without their folder."""

    types: Mapping[str, str] = field(default_factory=dict)
    """The type that is sent, by ending or name; "" sends no type."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """The headers of every answer."""
    redirect: int = 0
    """By which answer `x.html` leads to `x`, and `index.html` to its folder; 0 if they are given."""
    lost: tuple[str, ...] = ()
    """Endings or names that are not given."""
    status: int = 404
    """The answer to what is not given."""
    spoilt: Mapping[str, Callable[[bytes], bytes]] = field(default_factory=dict)
    """By name, what becomes of the content of a file on the way."""
    is_app: bool = False
    """Missing files are answered with index.html, as on a site that is one page."""


class Hosted(serve.Handler):
    """Answers as a host would."""

    host: Host

    def send_file(self, file: Path) -> None:
        path = urlsplit(self.path).path
        if {file.name, file.suffix} & set(self.host.lost):
            self.refuse()
        elif self.host.redirect and path.endswith(".html"):
            self.answer(self.host.redirect, b"", {"Location": path.removesuffix(".html").removesuffix("index")})
        elif file.name in self.host.spoilt:
            self.answer(200, self.host.spoilt[file.name](file.read_bytes()), self.described(file))
        else:
            super().send_file(file)

    def refuse(self) -> None:
        if self.host.is_app:
            super().send_file(self.folder / "index.html")
        else:
            self.answer(self.host.status, b"<!doctype html>no", {"Content-Type": "text/html"})

    def described(self, file: Path) -> dict[str, str]:
        """Headers as a file would have them that is not spoilt."""
        zipped = {"Content-Encoding": "gzip"} if file.suffix in GZIP_TYPES else {}
        return {"Content-Type": serve.TYPES.get(file.suffix, OCTETS), **zipped}

    def answer(self, status: int, body: bytes, headers: dict[str, str] | None = None) -> None:
        path = PurePosixPath(urlsplit(self.path).path)
        page = self.folder / f"{str(path).removeprefix(self.prefix)[1:]}.html"
        if status == 404 and self.host.redirect and page.is_file():
            super().send_file(page)
            return
        sent = {**(headers or {}), **self.host.headers}
        for name in {path.suffix, path.name} & set(self.host.types):
            sent["Content-Type"] = self.host.types[name]
        super().answer(status, body, {name: value for name, value in sent.items() if value})


HOSTS = {
    "nginx": Host({".wasm": OCTETS, ".json": OCTETS, ".txt": OCTETS}),
    "hardened nginx": Host({".wasm": OCTETS}, NOSNIFF, redirect=301),
    "Apache": Host({".wasm": "", ".bin": ""}),
    "charsets": Host({".wasm": "application/wasm; charset=utf-8", ".js": "application/x-javascript"}, NOSNIFF),
    "Caddy": Host(redirect=308),
    "IIS": Host(headers=NOSNIFF, lost=(".json", ".webmanifest", ".mjs", ".py", ".zst")),
    "Cloudflare Pages": Host(headers=NOSNIFF, redirect=308, is_app=True),
    "a storage bucket": Host({".wasm": OCTETS, ".bin": TEXT, ".zip": TEXT, ".json": TEXT, ".html": "text/html"}),
    "a CDN": Host({".wasm": TEXT}, NOSNIFF, redirect=302),
    "a firewall": Host(redirect=307, lost=(".svg", ".png", "LICENSE")),
}
"""Servers as they come, by name: on each the site starts and is kept for use without internet."""


def serving(site: Site, host: Host) -> Site:
    """The same site, served as this host would from now on."""
    server: Any = site.server
    usual = server.RequestHandlerClass
    if issubclass(usual, Hosted):
        usual.host = host  # on the connections that are open too
    else:
        server.RequestHandlerClass = type("Served", (Hosted, usual), {"host": host})
    return site


def twice_gzipped(content: bytes) -> bytes:
    """A file that was packed by hand and is packed once more, but said to be packed once."""
    return gzip.compress(gzip.compress(content, 1), 1)


def not_packed(content: bytes) -> bytes:
    """A file as it is, which is said to be packed."""
    return content


def cut_off(content: bytes) -> bytes:
    """The beginning of a file."""
    return content[: len(content) // 2]


def changed(content: bytes) -> bytes:
    """A file of the same length that is not the same."""
    return content[:-1] + bytes([content[-1] ^ 1])


def minified(content: bytes) -> bytes:
    """A script without its indents, packed as it is said to be."""
    return gzip.compress(b"\n".join(line.strip() for line in content.splitlines()), 1)
