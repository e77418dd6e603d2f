"""The contrast of words as they are painted: each against the pixels behind it, whatever painted those."""

from __future__ import annotations

from base64 import b64encode

from support.browser.device import App

WORDS = """() => {
  const dialogs = [...document.querySelectorAll("dialog[open]")], top = dialogs.at(-1);
  const walker = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const channels = (colour) => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  };
  while (walker.nextNode()) {
    const node = walker.currentNode, holder = node.parentElement;
    if (!node.data.trim() || !holder.checkVisibility({ visibilityProperty: true })) continue;
    if (holder.closest(".sr-only, :disabled, [aria-disabled=true], option, script, style")) continue;
    const style = getComputedStyle(holder), size = parseFloat(style.fontSize);
    let strength = 1, edge = [0, 0, innerWidth, innerHeight];
    for (let each = holder; each; each = each.parentElement) {
      const { opacity, overflowX, overflowY } = getComputedStyle(each), room = each.getBoundingClientRect();
      strength *= Number(opacity);
      if (overflowX === "visible" && overflowY === "visible") continue;
      edge = [Math.max(edge[0], room.left + each.clientLeft), Math.max(edge[1], room.top + each.clientTop),
        Math.min(edge[2], room.right - each.clientLeft), Math.min(edge[3], room.bottom - each.clientTop)];
    }
    if (style.clipPath !== "none" || strength === 0) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [red, green, blue, alpha] = channels(holder.closest("svg") ? style.fill : style.color);
    found.push({
      text: node.data.trim().slice(0, 40),
      ink: [red, green, blue],
      alpha: (alpha / 255) * strength,
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      boxes: [...range.getClientRects()].map(({ left, top, right, bottom, height }) => [
        Math.max(left, edge[0]), Math.max(top + height * 0.2, edge[1]),
        Math.min(right, edge[2]), Math.min(bottom - height * 0.2, edge[3])]),
    });
  }
  return found;
}"""

HIDE = """hidden => {
  window.bare ??= new CSSStyleSheet();
  window.bare.replaceSync(hidden ? "*, *::before, *::after { transition: none !important; animation: none !important;"
    + " color: transparent !important; text-decoration-color: transparent !important }"
    + " svg text { fill: transparent !important }" : "");
  if (!document.adoptedStyleSheets.includes(window.bare)) document.adoptedStyleSheets.push(window.bare);
}"""

MEASURE = """async ([picture, words]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const light = (part) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]) => 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
  const dpr = image.width / innerWidth, low = [];
  for (const { text, ink, alpha, large, boxes } of words) {
    const ratios = [];
    for (const box of boxes) {
      const [left, top, right, bottom] = box.map((side) => Math.round(side * dpr));
      if (right - left < 1 || bottom - top < 1) continue;
      const { data } = context.getImageData(left, top, right - left, bottom - top);
      for (let at = 0; at < data.length; at += 4) {
        const ground = [data[at], data[at + 1], data[at + 2]];
        const seen = ink.map((part, i) => part * alpha + ground[i] * (1 - alpha));
        const [one, other] = [luminance(seen), luminance(ground)];
        ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
      }
    }
    if (!ratios.length) continue;
    const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * 0.1)];
    if (ratio < (large ? 4.5 : 7) - 0.05) low.push(`${ratio.toFixed(1)} "${text}"`);
  }
  return low;
}"""
"""Compares each word with the pixels where it stands; a tenth of them, as an edge that runs through, does not count."""


def too_faint(app: App) -> list[str]:
    """The words in view that stand out by less than 7 to 1 (large ones 4.5), each with its ratio."""
    words = app.evaluate(WORDS)
    app.evaluate(HIDE, True)
    picture = b64encode(app.screenshot(animations="disabled")).decode()
    app.evaluate(HIDE, False)
    return list(app.evaluate(MEASURE, [picture, words]))


AS_PAINTED = """async ([seen, bare, words, least]) => {
  const pixels = async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return (left, top, width, height) => {
      const { data } = context.getImageData(left, top, width, height);
      const light = (part) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      return Array.from({ length: data.length / 4 }, (_, at) =>
        [0.2126, 0.7152, 0.0722].reduce((sum, part, i) => sum + part * light(data[4 * at + i]), 0.05));
    };
  };
  const [word, ground] = [await pixels(seen), await pixels(bare)], dpr = devicePixelRatio, low = [];
  for (const { text, boxes } of words)
    for (const [left, top, right, bottom] of boxes.map((box) => box.map((side) => Math.round(side * dpr)))) {
      const [width, height] = [right - left, bottom - top];
      if (width < 2 || height < 2) continue;
      const [ink, paper] = [word, ground].map((read) => read(left, top, width, height));
      const ratios = ink.map((one, at) => Math.max(one, paper[at]) / Math.min(one, paper[at]));
      const rows = Array.from({ length: height }, (_, y) => Math.max(...ratios.slice(y * width, (y + 1) * width)));
      const ratio = rows.sort((a, b) => a - b)[Math.floor(height / 4)];
      if (ratio < least) low.push(`${ratio.toFixed(1)} "${text}"`);
    }
  return low;
}"""
"""Compares a picture with words and one without: whatever colour the words were given, this is what is seen of them."""


def faint_as_painted(app: App, least: float) -> list[str]:
    """Return the words in view of which, over most of their height, no pixel reaches this contrast, each with its
    ratio."""
    words = [word for word in app.evaluate(WORDS) if len(word["text"]) > 1]
    seen = b64encode(app.screenshot(animations="disabled")).decode()
    app.evaluate(HIDE, True)
    bare = b64encode(app.screenshot(animations="disabled")).decode()
    app.evaluate(HIDE, False)
    return list(app.evaluate(AS_PAINTED, [seen, bare, words, least]))


GROUNDS = """() => [...document.querySelectorAll("html, body, body *")]
  .filter(node => node.checkVisibility())
  .map(node => getComputedStyle(node).backgroundColor)
  .filter(colour => !/, 0\\)$/.test(colour))"""
"""Every ground that is painted."""
