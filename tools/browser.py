"""Find a browser for the end-to-end tests, or install one.

usage: browser.py chromium|firefox|webkit|orca

Order for Chromium: $E2E_CHROMIUM, a Chromium or Chrome on the PATH, Playwright's own, `playwright install`,
apt-get (as root). For Firefox: $E2E_FIREFOX, firefox-esr or firefox on the PATH, apt-get (as root). For
Safari's engine: $E2E_WEBKIT or WebKitWebDriver on the PATH, which knows its browser, apt-get (as root). For
Orca, the screen reader, with all that it needs to produce sound: $E2E_ORCA, orca on the PATH, apt-get (as root).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

NAMES = {
    "chromium": ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"),
    "firefox": ("firefox-esr", "firefox"),
    "webkit": ("WebKitWebDriver",),
    "orca": ("orca",),
}
PACKAGES = {
    "chromium": ("chromium",),
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver", "xvfb", "xauth"),  # it has no mode without a screen
    "orca": ("orca", "speech-dispatcher", "at-spi2-core", "dbus", "openbox", "xdotool", "xvfb", "xauth"),
}
CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",  # in a container the shared memory is too small for a page with canvases
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=WebRtcHideLocalIpsWithMdns",  # or two devices on one machine do not find each other
    "--allow-loopback-in-peer-connection",
]
FIREFOX_PREFS = {  # the same two
    "media.peerconnection.ice.obfuscate_host_addresses": False,
    "media.peerconnection.ice.loopback": True,
}


def find(name: str) -> str | None:
    """Return the path of an installed browser (of WebKit's driver), or None. Playwright's own is only Chromium."""
    given = os.environ.get(f"E2E_{name.upper()}")
    if given:
        return given
    found = next((path for path in map(shutil.which, NAMES[name]) if path), None)
    return found or (playwright_chromium() if name == "chromium" else None)


def path_of(name: str) -> str:
    """Return the path of an installed browser; exit with one line if it is missing."""
    return find(name) or sys.exit(f"no {name}: install it, or set E2E_{name.upper()} to its path")


def playwright_chromium() -> str | None:
    """Return the path of the Chromium that `playwright install` put down, or None."""
    ask = "from playwright.sync_api import sync_playwright as start\n"
    ask += "with start() as playwright: print(playwright.chromium.executable_path)"
    path = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True).stdout.strip()
    return path if path and Path(path).exists() else None


def launch_options(name: str) -> dict[str, Any]:
    """Return keyword arguments for Playwright's launch() of Chromium or Firefox."""
    path = path_of(name)
    if name == "firefox":  # a stock Firefox speaks WebDriver BiDi, not Playwright's own protocol
        return {"executable_path": path, "channel": "moz-firefox", "firefox_user_prefs": FIREFOX_PREFS}
    return {"executable_path": path, "args": CHROMIUM_ARGS}


def install(name: str) -> None:
    """Try to install a browser; `find` shows afterwards whether that worked."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if name == "chromium":
        deps = ["--with-deps"] if root and sys.platform == "linux" else []
        if run(sys.executable, "-m", "playwright", "install", *deps, "chromium"):
            return
    if root and shutil.which("apt-get") and run("apt-get", "update"):
        run("apt-get", "install", "-y", "--no-install-recommends", *PACKAGES[name])


def run(*command: str) -> bool:
    """Run a command, showing it first; return whether it succeeded."""
    print("+", *command, flush=True)
    return subprocess.run(command, timeout=900).returncode == 0


def main() -> None:
    """Find the browser that the command line names, installing it if need be, and print its path."""
    name = sys.argv[1] if len(sys.argv) == 2 else ""
    if name not in NAMES:
        sys.exit(__doc__)
    if find(name) is None:
        install(name)
    print("browser:", path_of(name))


if __name__ == "__main__":
    main()
