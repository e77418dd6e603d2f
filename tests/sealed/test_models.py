"""The models of sealed tables say what is expected of them, and can fail; the runner sees it when they do.

`make models` runs them, with ProVerif.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from sealed.models import run

MODELS = {model.name: model for model in run.models()}
EACH = pytest.mark.parametrize("model", MODELS.values(), ids=list(MODELS))

OUTPUT = """
RESULT not attacker(k[]) is true.
--------------------------------------------------------------
Verification summary:

Query not attacker(k[]) is true.

Query event(a(x)) ==> event(b(x)) is false.

Query not event(c) cannot be proved.

--------------------------------------------------------------
"""
APART = """
A trace has been found.
RESULT Observational equivalence cannot be proved.
--------------------------------------------------------------
Verification summary:

Observational equivalence cannot be proved.
"""
TEXT = """(* Something.

   library: locks signatures
   expected: one   two
   whole:    true  false
   key:      false -
*)
a (*- key *)
b (*- other key *)
c
(*+ key d
 e *)
"""


@EACH
def test_each_query_has_a_name_and_a_result_in_every_variant(model: run.Model) -> None:
    queries = len(re.findall(r"^query ", model.text, re.M)) + ("choice[" in model.text)
    assert len(model.queries) == queries
    if "choice[" not in model.text:
        names = re.findall(r"^\(\* ([\w, ]+): ", run.HEADER.sub("", model.text), re.M)
        assert ", ".join(names) == ", ".join(model.queries)


@EACH
def test_in_each_variant_something_fails_that_holds_for_the_whole(model: run.Model) -> None:
    whole = model.expected[run.WHOLE]
    assert "true" in whole and len(model.expected) > 1
    for name, expected in model.expected.items():
        if name != run.WHOLE:
            assert ("true", "false") in set(zip(whole, expected, strict=True)), name
    for column in zip(*model.expected.values(), strict=True):
        assert "false" in column


@EACH
def test_each_variant_leaves_something_out_and_nothing_else_can_be_left_out(model: run.Model) -> None:
    marks = {name for marked in re.findall(r"\(\*-((?: \w+)+) \*\)$", model.text, re.M) for name in marked.split()}
    marks |= set(re.findall(r"\(\*\+ (\w+)", model.text))
    assert marks == model.expected.keys() - {run.WHOLE}


@EACH
def test_the_libraries_are_there(model: run.Model) -> None:
    assert all((run.HERE / f"{library}.pvl").exists() for library in model.libraries)


def test_a_header_names_what_is_expected() -> None:
    model = run.read("x", TEXT)
    assert (model.libraries, model.queries) == (("locks", "signatures"), ("one", "two"))
    assert model.expected == {"whole": ("true", "false"), "key": ("false", "-")}


def test_a_header_with_a_row_that_is_too_short_is_refused() -> None:
    with pytest.raises(ValueError, match="2 queries"):
        run.read("x", TEXT.replace("true  false", "true"))
    with pytest.raises(ValueError, match="does not begin"):
        run.read("x", "query attacker(k).")


def test_a_variant_drops_the_lines_of_its_check_and_takes_what_stands_for_it() -> None:
    body = TEXT.partition("*)\n")[2]
    assert run.variant(body, run.WHOLE) == body
    assert run.variant(body, "other") == body.replace("b (*- other key *)\n", "")
    assert run.variant(body, "key") == "c\nd\n e \n"


def test_what_proverif_prints_is_read_query_by_query() -> None:
    assert run.results(OUTPUT) == ("true", "false", "unproved")
    assert run.results(APART) == ("false",)
    assert run.results(APART.replace("A trace has been found.", "")) == ("unproved",)
    assert run.results("RESULT not attacker(k[]) is true.") == ()


@pytest.mark.parametrize(
    ("found", "right", "wrong"),
    [(("true", "false"), 2, 0), (("true", "true"), 1, 1), (("unproved", "false"), 1, 1), (("Error",), 0, 1)],
)
def test_a_result_that_is_not_expected_is_counted(found: tuple[str, ...], right: int, wrong: int) -> None:
    line, passed, failed = run.row(run.read("x", TEXT), run.WHOLE, found)
    assert (passed, failed) == (right, wrong)
    assert ("expected" in line or "Error" in line) == bool(wrong)


def proverif(folder: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    program = folder / "proverif"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PROVERIF", str(program))


def test_a_prover_that_proves_everything_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    summary = "Verification summary:\\n" + "Query x is true.\\n" * 2
    proverif(tmp_path, monkeypatch, f"printf '{summary}'")
    assert run.main(["again"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 3 failed"


def test_a_prover_that_stops_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    proverif(tmp_path, monkeypatch, "echo 'Error: Syntax error.'; exit 2")
    assert run.main(["again"]) == 1
    assert "Syntax error" in (out := capsys.readouterr().out) and out.endswith("0 passed, 2 failed\n")


def test_without_a_prover_it_fails_and_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PROVERIF", "/nowhere/proverif")
    assert run.main([]) == 1
    assert "opam install proverif" in capsys.readouterr().err
