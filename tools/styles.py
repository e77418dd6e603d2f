"""The style sheets of the site: the files of web/styles joined, with the colours and breakpoints of the theme.

In the sources a colour is `var(--felt-hi)` and a breakpoint `@media (--phone)`. Both come from `kaartbord.paint.theme`,
where Python has them too.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Container
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STYLES = ROOT / "web/styles"
sys.path.append(str(ROOT / "py"))

from kaartbord.paint.theme import (  # noqa: E402
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    DARK,
    LIGHT,
    LOW,
    PHONE,
    RAIL_WIDTH,
    SHORT,
    TINY_WINDOW,
    Theme,
)
from kaartbord.scene.printout import PAPERS  # noqa: E402
from kaartbord.text.printed.pages import paper_stylesheet_address  # noqa: E402
from starting import MINIMUM_BROWSERS  # noqa: E402


def least(side: str, px: int) -> str:
    """Return the query for a window of at least `px` px, if letters have the usual size."""
    return f"(min-{side}: {px / 16}em)"


def most(side: str, px: int) -> str:
    """Return the query for a window of less than `px` px, if letters have the usual size."""
    return f"(max-{side}: {(px - 1) / 16}em)"


MEDIA = {
    "slim": most("width", 481),
    "phone": most("width", PHONE),
    "wide": least("width", PHONE),
    "columns": least("width", 1000),
    "upright": f"{least('width', PHONE)} and {most('width', 1000)} and {least('height', LOW)}",
    "hall": least("width", 1700),
    "rail": least("width", RAIL_WIDTH),
    "low": most("height", LOW),
    "side": f"{most('height', LOW)} and {least('width', TINY_WINDOW)} and (orientation: landscape)",
    "tiny": f"{most('height', TINY_WINDOW + 1)} and {most('width', TINY_WINDOW)}",
    "high": least("height", LOW),
    "short": most("height", SHORT + 1),
    "small": f"{most('width', PHONE)} and {most('height', 601)} and (orientation: portrait)",
}
"""The query for each `@media (--name)`."""

ENTRIES = {"main.css": "web/style.css", "rule-pages.css": "rules/rules.css"} | {
    f"{paper.lower()}.css": paper_stylesheet_address(paper) for paper in PAPERS
}
"""The files that others are joined to, and their paths in the site."""

TARGET = MINIMUM_BROWSERS.lower().replace(" ", "")
"""The oldest browsers for which the page is made, as esbuild names them."""

NOT_LIGHT_THEME = ':root:not([data-theme="light"])'
"""Pages on which the system's wish for dark counts: those where the player did not choose light."""


MORE = '[data-contrast="more"]'
"""Pages with high contrast, by the wish of the system or the player."""


def properties(theme: Theme, used: Container[str], base: Theme | None = None) -> str:
    """Return the declarations of a theme: the colours that are used and differ from those of `base`."""
    # without `only` a browser that darkens pages repaints all but the canvases
    lines = [f"color-scheme:only {theme.scheme}"]
    for field in Theme._fields:
        name, value = field.replace("_", "-"), getattr(theme, field)
        if name in used and (base is None or value != getattr(base, field)):
            lines.append(f"--{name}:{value}")
    return ";".join(lines)


def theme_css(used: Container[str]) -> str:
    """Return the rules that set the colours: light, dark by the system's wish except on paper, dark by the player's.
    Then the same with high contrast; pages without script have no mark of that wish, only the system's."""
    dark, clear, clear_dark = (
        properties(theme, used, LIGHT if theme is not CONTRAST_DARK else None)
        for theme in (DARK, CONTRAST_LIGHT, CONTRAST_DARK)
    )
    return (
        f":root{{{properties(LIGHT, used)}}}"
        f"@media screen and (prefers-color-scheme:dark){{{NOT_LIGHT_THEME}{{{dark}}}}}"
        f'html[data-theme="dark"]{{{dark}}}'
        f"{MORE}{{{clear}}}"
        f"@media screen and (prefers-color-scheme:dark){{{NOT_LIGHT_THEME}{MORE}{{{clear_dark}}}}}"
        f'html[data-theme="dark"]{MORE}{{{clear_dark}}}'
        f"@media (prefers-contrast:more){{:root:not([data-contrast]){{{clear}}}}}"
        f"@media screen and (prefers-color-scheme:dark) and (prefers-contrast:more)"
        f"{{:root:not([data-contrast],[data-theme]){{{clear_dark}}}}}\n"
    )


def expand(css: str) -> str:
    """Return the sheet with every breakpoint's name replaced by its query."""

    def media(query: re.Match[str]) -> str:
        return re.sub(r"\(--([\w-]+)\)", lambda name: MEDIA[name[1]], query[0])

    return re.sub(r"@media[^{]*", media, css)


def joined(esbuild: Path, entry: str) -> str:
    """Return the files of web/styles in the order in which `entry` has them, without space."""
    run = [str(esbuild), str(STYLES / entry), "--bundle", "--minify-whitespace", "--external:pictures/*"]
    run += [f"--target={TARGET}", "--legal-comments=none", "--log-level=warning"]
    return subprocess.run(run, check=True, capture_output=True, text=True, cwd=ROOT).stdout


def sheet(esbuild: Path, entry: str) -> str:
    """Return a whole style sheet from its first file; `esbuild` is the program that joins the files."""
    css = joined(esbuild, entry)
    return theme_css(set(re.findall(r"var\(--([\w-]+)", css))) + expand(css)
