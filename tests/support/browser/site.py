"""The changes that tests make to a site and to a browser: new versions, stores that fail, memory that is counted."""

from __future__ import annotations

import re

import build
import starting
from support.browser.device import App, Site


def publish(site: Site, name: str) -> None:
    """Put a new version on the site: another logo, another index.html."""
    logo, index = site.folder / "web/pictures/logo.svg", site.folder / "index.html"
    logo.write_text(logo.read_text() + f"<!-- {name} -->")
    index.write_text(re.sub(r'data-version="\w+"', f'data-version="{name}"', index.read_text()))
    build.write_worker(site.folder, name)


def look_for_update(app: App) -> None:
    app.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")


CATCH_MEMORY = """window.memories = [];
for (const how of ["instantiate", "instantiateStreaming"]) {
  const real = WebAssembly[how];
  WebAssembly[how] = async (...all) => {
    const made = await real(...all);
    const exported = Object.values((made.instance ?? made).exports);
    memories.push(...exported.filter((one) => one instanceof WebAssembly.Memory));
    return made;
  };
}"""
"""A hook that catches the memory in which Python lives."""


STORES = {
    "refused": "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };",
    "none": "delete Window.prototype.indexedDB; delete window.indexedDB;",
    "full": "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    "odd": "IDBObjectStore.prototype.put = () => { throw undefined; };",
    "aborts": """const put = IDBObjectStore.prototype.put;
                 IDBObjectStore.prototype.put = function (...all) {
                   const request = put.apply(this, all);
                   this.transaction.abort();
                   return request;
                 };""",
    "silent": "IDBFactory.prototype.open = () => ({});",
}


def reason(name: str, lang: str = "nl", **values: str) -> str:
    """Return the text of the page about its start."""
    return starting.words(lang)[f"start.{name}"].format(**values)
