"""Whatever a promise of the browser does, Python gets an answer. Run by Node, as a page would run it."""

import json
import subprocess
from pathlib import Path

import pytest

MODULE = Path(__file__).resolve().parents[2] / "web/promises.js"

SCRIPT = """
import { call } from %s;
class QuotaExceededError extends DOMException { constructor() { super("full", "QuotaExceededError"); } }
const unreadable = new Proxy({}, { get() { throw Error("no"); } });
const target = {
  well: (...given) => Promise.resolve(given),
  plain: (given) => given,
  error: () => Promise.reject(new TypeError("odd")),
  quota: () => Promise.reject(new QuotaExceededError()),
  abort: () => Promise.reject(new DOMException("stopped", "AbortError")),
  text: () => Promise.reject("words"),
  nothing: () => Promise.reject(undefined),
  unreadable: () => Promise.reject(unreadable),
  thrown: () => { throw undefined; },
  silent: () => new Promise(() => {}),
};
const settled = await call(target, %s, ["a", "b"], 300);
console.log(JSON.stringify(settled));
"""

ANSWERS = {
    "well": (["a", "b"], "", ""),
    "plain": ("a", "", ""),
    "error": (None, "TypeError", "odd"),
    "quota": (None, "QuotaExceededError", "full"),
    "abort": (None, "AbortError", "stopped"),
    "text": (None, "Error", "words"),
    "nothing": (None, "Error", "undefined"),
    "unreadable": (None, "Error", ""),
    "thrown": (None, "Error", "undefined"),
    "missing": (None, "TypeError", "target[method] is not a function"),
    "silent": (None, "TimeoutError", "no answer"),
}


@pytest.mark.parametrize("method", ANSWERS)
def test_every_promise_is_answered(method: str) -> None:
    script = SCRIPT % (json.dumps(MODULE.as_uri()), json.dumps(method))
    run = subprocess.run(
        ["node", "--input-type=module", "-e", script], capture_output=True, text=True, timeout=60, check=True
    )
    settled = json.loads(run.stdout)
    assert (settled["value"], settled["refused"], settled["words"]) == ANSWERS[method]
