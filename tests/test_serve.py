"""The server of `make play`: a port that is taken is no end of it."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import serve

TOOL = Path(serve.__file__)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener.getsockname()[1]


def test_the_next_free_port_is_taken_and_said(
    taken: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "USUAL_PORT", taken)
    server = serve.server_for(tmp_path, None, "")
    server.server_close()
    port = server.server_address[1]
    assert port > taken
    assert capsys.readouterr().out == f"port {taken} is taken: this is port {port}\n"


@pytest.mark.parametrize("wrong", ["taken", "70000"])
def test_a_named_port_that_cannot_be_had_is_a_sentence(taken: int, wrong: str, tmp_path: Path) -> None:
    port = str(taken) if wrong == "taken" else wrong
    done = subprocess.run([sys.executable, TOOL, tmp_path, "--port", port], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert re.fullmatch(rf"port {port} cannot be used \(.+\): try `make play PORT=8080`\n", done.stderr)


@pytest.mark.parametrize(("given", "asked"), [([], ""), (["PORT=8123"], " --port 8123")])
def test_make_play_names_a_port_only_where_one_was_given(given: list[str], asked: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PORT"}
    done = subprocess.run(
        ["make", "-n", "play", *given], cwd=TOOL.parents[1], env=environment, capture_output=True, text=True
    )
    assert f"tools/serve.py dist{asked} --open" in re.sub(r" +", " ", done.stdout)
