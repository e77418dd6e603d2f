"""A site that speaks the language of `tools/pseudo.py`, and whether the page has any words of its own, or cuts some."""

from __future__ import annotations

import json
import re
from pathlib import Path

import build
import pseudo
from kaartbord.games import GAMES
from support.browser.device import App

OURS = ("Kaartbord", *(game.INFO.name for game in GAMES.values()))
"""Names that no language translates."""

FOREIGN = """known => {
  const apart = "[translate=no], body [lang], #boot";
  const seen = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(apart);
  const found = [];
  const look = (text, node) => {
    const left = text.replace(/https?:[^ ]*|#[A-Za-z0-9_-]{9,}/g, "").match(/[A-Za-z]{2,}/g) ?? [];
    if (left.some((word) => !known.includes(word)))
      found.push(`"${text.trim()}" in ${node.cloneNode().outerHTML.slice(0, 140)}`);
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { data, parentNode } = walk.currentNode;
    if (seen(parentNode)) look(data, parentNode);
  }
  for (const node of document.querySelectorAll("body *"))
    if (seen(node))
      for (const name of ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder"])
        if (node.hasAttribute(name)) look(node.getAttribute(name), node);
  return found;
}"""
"""The texts and labels that have letters without an accent, in words that are not known."""

CUT = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
  const names = "svg, bdi, .plate-name, .sr-only, [aria-hidden=true], #boot, .is-strip .scoreboard *";
  const frames = "button, label, dialog, .plate, .panel, .prompt-row, td, th";
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
  while (walk.nextNode()) {
    const text = walk.currentNode, of = text.parentElement;
    const words = text.data.trim();
    if (!words || of.closest(names) || !of.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width || getComputedStyle(of).clipPath !== "none") continue;
    let wide = true, high = true; // whether nothing scrolls so far
    for (let room = of; room && (wide || high); room = room.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(room), edge = room.getBoundingClientRect();
      const framed = display !== "inline" && room.matches(frames), out = [0];
      wide &&= !["auto", "scroll"].includes(overflowX);
      high &&= !["auto", "scroll"].includes(overflowY);
      if (wide && (overflowX !== "visible" || framed)) out.push(edge.left - box.left, box.right - edge.right);
      if (high && (overflowY !== "visible" || framed))
        out.push((edge.top - box.top) / 2, (box.bottom - edge.bottom) / 2); // accents reach out of their line
      if (Math.max(...out) > 1.5)
        found.push(`"${words}" leaves ${room.cloneNode().outerHTML.slice(0, 120)} by ${Math.max(...out)}`);
    }
    if (wide && Math.max(-box.left, box.right - innerWidth) > 1.5) found.push(`"${words}" leaves the window`);
  }
  return found;
}"""
"""The texts that leave their button, plate or sheet, or are cut off; names may be, and the words beside the numbers of
a score that is set in one line."""


def speak_pseudo(folder: Path) -> None:
    """Let a site say what its English says in the language for tests."""
    (folder / build.words_path(pseudo.SOURCE_LANG)).write_text(pseudo.words())
    boot = folder / "web/boot.js"
    script = boot.read_text()
    found = re.search(r"const WORDS = (\{.*?\n\});", script, re.DOTALL)
    assert found
    said = json.loads(found[1])
    said[pseudo.SOURCE_LANG] = pseudo.start(said[pseudo.SOURCE_LANG])
    boot.write_text(script.replace(found[1], json.dumps(said, ensure_ascii=False)))
    build.write_worker(folder, "pseudo")


def foreign(app: App, *names: str) -> list[str]:
    """Return the texts on the page that are in another language; `names` are those of the players."""
    return list(app.evaluate(FOREIGN, [*OURS, *names]))


def cut(app: App) -> list[str]:
    """Return what the page cuts off."""
    return list(app.evaluate(CUT))
