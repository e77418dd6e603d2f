"""Boxes of the parts of the table: a check that they keep still, and that nothing is covered, cut off or outside.

`watch` looks at every frame from then on. Parts are compared within a mode: a size of the window and a kind of
turn that the table shows in its own way.
"""

from __future__ import annotations

from collections.abc import Mapping

from support.browser.device import App

PARTS = {
    "board": "#board",
    "plates": "#plates > :not(.sr-only)",
    "prompt": ".prompt-row",
    "last": "#last",
    "hand": "#hand",
    "choices and buttons": "#controls",
}
"""The parts that must keep still, by name."""

APART = ("#prompt", "#advice", "#hint", "#call", "#hand", "#choices", "#actions", "#last", "#board-place")
"""The parts that must not cover each other, and stay in the window."""

INSIDE = {
    "#hand": "#hand .card",
    "#board-place": ".plate",
    "#choices": "#choices > *",
    "#actions": "#actions > *",
}
"""The parts that must not leave their zone, nor be covered by others of their kind, except cards of one hand."""

WORDS = "#prompt, #advice, #last, #controls button, #controls .hint, .plate-state, #table .bar p"
"""The words that must be readable in full."""

NAMES, LEAST_NAME = ".plate-name", 13
"""The names that must not be written smaller, and the least size in px."""

WATCH = """parts => {
  const seen = (window.boxes = {});
  let mode = "", still = 0;
  const box = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return width && height ? [x, y, width, height].map((n) => Math.round(n * 2) / 2).join(" ") : "";
  };
  const look = () => {
    requestAnimationFrame(look);
    const table = document.getElementById("table"), board = document.getElementById("board");
    const close = board?.classList.contains("is-close") ? "close" : "";
    const now = [innerWidth, innerHeight, table.dataset.stage ?? "", close].join(" ");
    still = now === mode && !window.resizing ? still + 1 : 0;
    mode = now;
    if (still < 3 || document.querySelector("dialog[open]")) return;
    const here = (seen[mode] ??= {});
    for (const [name, selector] of Object.entries(parts))
      table.querySelectorAll(selector).forEach((node, i) => {
        const at = box(node);
        if (at) ((here[name] ??= {})[i] ??= {})[at] = performance.now();
      });
  };
  look();
}"""

RESIZED = """async ([width, height]) => {
  const { documentElement: page } = document;
  const look = () => [innerWidth, innerHeight, page.clientWidth, ...["board", "hand", "controls"].map(
    id => JSON.stringify(document.getElementById(id)?.getBoundingClientRect()))].join(" ");
  for (let stood = 0, frames = 0, before = ""; stood < 5; frames++) {
    if (frames > 500) throw Error(`it does not come to stand: ${before}`);
    await new Promise(requestAnimationFrame);
    const now = look(), right = innerWidth === width && innerHeight === height && page.clientWidth === width;
    stood = right && now === before ? stood + 1 : 0;
    before = now;
  }
  window.resizing = false;
}"""
"""Waits until the page has been laid out in a window of this size."""

FAULTS = """([apart, inside, words, names, least]) => {
  const table = document.getElementById("table");
  const shown = (node) => {
    const { width, height } = node.getBoundingClientRect();
    return width > 0 && height > 0 && !node.closest(".sr-only") && getComputedStyle(node).visibility === "visible"
      && getComputedStyle(node).clipPath === "none";
  };
  const find = (selector) => [...table.querySelectorAll(selector)].filter(shown);
  const box = (node) => node.getBoundingClientRect();
  const over = (a, b) => Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const out = (a, b) => Math.max(b.left - a.left, b.top - a.top, a.right - b.right, a.bottom - b.bottom);
  const name = (node) => `${node.id || node.className} "${node.textContent.slice(0, 40)}"`;
  const faults = [];
  const zones = apart.flatMap(find);
  const frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  zones.forEach((zone, i) => {
    if (out(box(zone), frame) > 1) faults.push(`${name(zone)} leaves the window`);
    for (const other of zones.slice(i + 1))
      if (over(box(zone), box(other)) > 1) faults.push(`${name(zone)} covers ${name(other)}`);
  });
  for (const [zone, parts] of Object.entries(inside)) {
    const found = find(parts), room = table.querySelector(zone);
    found.forEach((part, i) => {
      if (out(box(part), box(room)) > 4) faults.push(`${name(part)} leaves ${zone} by ${out(box(part), box(room))}`);
      for (const other of zone === "#hand" ? [] : found.slice(i + 1))
        if (over(box(part), box(other)) > 1) faults.push(`${name(part)} covers ${name(other)}`);
    });
  }
  for (const node of find(words))
    if (node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)
      faults.push(`cut off: ${name(node)}`);
  for (const node of find(names))
    if (parseFloat(getComputedStyle(node).fontSize) < least) faults.push(`too small: ${name(node)}`);
  return faults.map((fault) => `${innerWidth}x${innerHeight}: ${fault}`);
}"""

SPACED = """spacing => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { letter-spacing: ${spacing} }`);
  document.adoptedStyleSheets = [sheet];
}"""


def watch(app: App) -> None:
    """Note from now on where every part lies, frame by frame."""
    app.evaluate(WATCH, PARTS)


def resize(app: App, width: int, height: int) -> None:
    """Give the window another size. The page comes to it some frames later, in which no part keeps its place."""
    app.evaluate("() => { window.resizing = true; }")
    app.set_viewport_size({"width": width, "height": height})
    app.evaluate(RESIZED, [width, height])


def space_letters(app: App, spacing: str) -> None:
    """Set the words wider or narrower, as another font would."""
    app.evaluate(SPACED, spacing)


def faults(app: App) -> list[str]:
    """Return what is covered, cut off or outside the window now."""
    return list(app.evaluate(FAULTS, [APART, INSIDE, WORDS, NAMES, LEAST_NAME]))


def shifts(app: App) -> list[str]:
    """The parts that did not keep still since `watch`, with all places where they were."""
    seen: Mapping[str, Mapping[str, Mapping[str, Mapping[str, float]]]] = app.evaluate("window.boxes")
    assert seen, "no frame was looked at"
    return [
        f"{mode}: {name} {number}: {', '.join(places)}"
        for mode, parts in seen.items()
        for name, nodes in parts.items()
        for number, places in nodes.items()
        if len(places) > 1
    ]


TIGHT, LOOSE = "-0.03em", "0.04em"
"""Letters as far apart as in a narrow and in a wide font."""
