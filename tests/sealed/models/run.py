"""Check the models of sealed tables with ProVerif: each result is held to the one that the model's header expects.

A header names the libraries of a model, and in a table what is expected: a row for the whole protocol and for each
variant in which one check is left out, a column for each query, `-` where the result does not matter. A query is
true if nothing that an attacker does can break it. Queries that something never happens are there for what has to
happen too, and are to be false then. In a variant x lines that end in `(*- x *)` are left out, and `(*+ x ... *)` is
part of the model.

usage: run.py [model ...]
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
WHOLE = "whole"
ANY = "-"
MISSING = "The models need ProVerif: install it with `opam install proverif`, or say in PROVERIF where the program is."
LIMIT = 300
"""Seconds that one run may take, which takes one or two."""

HEADER = re.compile(r"\A\(\*.*?(?:^ *library:(?P<libraries>[^\n]*)\n)?^ *expected:(?P<table>.*?)\*\)", re.M | re.S)
RESULT = re.compile(r"^(?:Query |Observational equivalence ).*?(is true|is false|cannot be proved)\.$", re.M)
WORDS = {"is true": "true", "is false": "false", "cannot be proved": "unproved"}


class Model(NamedTuple):
    """A model, the names of its queries, and by variant what is expected of each."""

    name: str
    text: str
    libraries: tuple[str, ...]
    queries: tuple[str, ...]
    expected: dict[str, tuple[str, ...]]


def models() -> list[Model]:
    """Return all models next to this file."""
    return [read(path.stem, path.read_text()) for path in sorted(HERE.glob("*.pv"))]


def read(name: str, text: str) -> Model:
    """Return a model by its text. ValueError: there is no header, or a row has not one result for each query."""
    header = HEADER.search(text)
    if not header:
        raise ValueError(f"{name}.pv does not begin with what is expected")
    queries, *rows = (tuple(line.split()) for line in header["table"].strip().splitlines())
    expected = {row[0].removesuffix(":"): row[1:] for row in rows}
    if any(len(results) != len(queries) for results in expected.values()):
        raise ValueError(f"{name}.pv has {len(queries)} queries, and not as many results in each row")
    return Model(name, text, tuple((header["libraries"] or "").split()), queries, expected)


def variant(text: str, name: str) -> str:
    """Return a model without the check of that name; that of the whole protocol has all of them."""
    text = re.sub(rf"^.*\(\*-(?: \w+)* {name}(?: \w+)* \*\)\n", "", text, flags=re.M)
    return re.sub(rf"\(\*\+ {name} (.*?)\*\)", r"\1", text, flags=re.S)


def results(output: str) -> tuple[str, ...]:
    """Return what ProVerif came to, query by query.

    Of an equivalence it never tells that it is false, but shows how the two worlds can be told apart.
    """
    _, _, summary = output.partition("Verification summary:")
    found = tuple(WORDS[result] for result in RESULT.findall(summary))
    told_apart = "Observational equivalence" in summary and "A trace has been found." in output
    return ("false",) if found == ("unproved",) and told_apart else found


def verified(proverif: str, model: Model, name: str) -> tuple[str, ...]:
    """Return what ProVerif comes to in a variant; if it fails, its complaint as the one result."""
    with TemporaryDirectory() as folder:
        file = Path(folder, f"{model.name}.pv")
        file.write_text(variant(model.text, name))
        libraries = [part for library in model.libraries for part in ("-lib", str(HERE / f"{library}.pvl"))]
        command = [proverif, *libraries, str(file)]
        try:
            run = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT, check=False)
        except subprocess.TimeoutExpired:
            return (f"not ready in {LIMIT} seconds",)
    return results(run.stdout) if run.returncode == 0 else ((run.stdout + run.stderr).strip(),)


def row(model: Model, name: str, found: tuple[str, ...]) -> tuple[str, int, int]:
    """Return a line of the table, and how many results are as expected, and how many are not."""
    expected = model.expected[name]
    start = f"{model.name:10}{name:12}"
    if len(found) != len(expected):
        return f"{start}{len(found)} results for {len(expected)} queries: {' '.join(found)}", 0, 1
    cells = [
        f"{query} {result}" + ("" if want in (ANY, result) else f" (expected {want})")
        for query, want, result in zip(model.queries, expected, found, strict=True)
    ]
    failed = sum(want not in (ANY, result) for want, result in zip(expected, found, strict=True))
    counted = len(expected) - expected.count(ANY)
    return start + ", ".join(cells), counted - failed, failed


def main(names: list[str]) -> int:
    """Check the models of those names, or all; return the exit code."""
    proverif = shutil.which(os.environ.get("PROVERIF", "proverif"))
    if not proverif:
        print(MISSING, file=sys.stderr)
        return 1
    passed = failed = 0
    for model in models():
        for name in model.expected if not names or model.name in names else ():
            line, right, wrong = row(model, name, verified(proverif, model, name))
            print(line, flush=True)
            passed, failed = passed + right, failed + wrong
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
