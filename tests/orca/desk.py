"""A desk with Orca, the screen reader of Linux: keys go in at the keyboard, what is said comes out in a file.

It needs a display and a D-Bus session of its own: `make test-orca` starts both. Nothing here knows what stands on
the page; a test presses keys and listens.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from time import monotonic, sleep

WAIT_S = 30.0
"""The longest that anything takes to be said on a busy machine."""

SPEECH = """\
LogLevel 1
LogDir "{folder}"
SymbolsPreproc "none"
AudioOutputMethod "alsa"
AddModule "file" "sd_generic" "file.conf"
DefaultModule file
"""

VOICE = """\
GenericExecuteSynth "echo \\'$DATA\\' >> {spoken}"
GenericDelimiters ""
GenericMaxChunkLength 10000
GenericLanguage "en" "en" "utf-8"
GenericLanguage "nl" "nl" "utf-8"
AddVoice "en" "MALE1" "en"
AddVoice "nl" "MALE1" "nl"
"""
"""A voice that writes what it says, a line a sentence."""

QUIET = {"profile": ["Default", "default"], "enableKeyEcho": False}
SETTINGS = {"general": QUIET, "profiles": {"default": QUIET}, "pronunciations": {}, "keybindings": {}}
"""The settings of Orca, in which it does not say which key was pressed."""

SILENCE = "pcm.!default { type null }\n"
"""The configuration without a sound card."""


class Desk:
    """Orca with its voice, and a window manager that gives the browser the focus."""

    def __init__(self, folder: Path) -> None:
        self.spoken = folder / "spoken.txt"
        self.spoken.touch()
        self.heard = 0
        self.programs: list[subprocess.Popen[bytes]] = []
        speech, runtime = folder / "speech", folder / "runtime"
        (speech / "modules").mkdir(parents=True)
        runtime.mkdir(mode=0o700)
        orca = folder / ".local/share/orca"
        orca.mkdir(parents=True)
        (orca / "user-settings.conf").write_text(json.dumps(SETTINGS))
        (folder / ".asoundrc").write_text(SILENCE)
        (speech / "speechd.conf").write_text(SPEECH.format(folder=folder))
        (speech / "modules" / "file.conf").write_text(VOICE.format(spoken=self.spoken))
        self.env = {**os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(runtime), "LANG": "C.UTF-8"}
        self.run("openbox")
        self.run("speech-dispatcher", "--run-single", "--timeout", "0", "--config-dir", str(speech))
        self.run("orca")
        self.hear("Screen reader on.")

    def run(self, *command: str) -> None:
        """Start a program that stays until the desk is cleared."""
        self.programs.append(subprocess.Popen(command, env=self.env))

    def press(self, *keys: str) -> None:
        """Press keys, by their names in X: "Tab", "Return", "shift+Tab". What was said until now is past."""
        self.heard = len(self.spoken.read_text())
        subprocess.run(["xdotool", "key", *keys], env=self.env, check=True)

    def said(self) -> str:
        """Return the speech since the last key, in one line."""
        return " ".join(self.spoken.read_text()[self.heard :].split())

    def hear(self, words: str) -> str:
        """Wait until this is said, and answer all that was said since the last key."""
        end = monotonic() + WAIT_S
        while words not in (said := self.said()):
            assert monotonic() < end, f"{words!r} is not said, but: {said}"
            sleep(0.05)
        return said

    def clear(self) -> None:
        """End all programs; Orca would wait for a browser that is gone."""
        for program in reversed(self.programs):
            program.kill()
            program.wait()
