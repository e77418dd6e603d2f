"""TODO."""

from __future__ import annotations

import re

import build
from support.browser.device import App, Site


def publish(site: Site, name: str) -> None:
    """Put a new version on the site: another logo, another index.html."""
    logo, index = site.folder / "web/pictures/logo.svg", site.folder / "index.html"
    logo.write_text(logo.read_text() + f"<!-- {name} -->")
    index.write_text(re.sub(r'data-version="\w+"', f'data-version="{name}"', index.read_text()))
    build.write_worker(site.folder, name)


def look_for_update(app: App) -> None:
    app.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
