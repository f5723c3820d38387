"""What a page looks like, measured in the page itself and in its pixels.

Nothing is cut, nothing lies over something else, there is contrast enough to read, targets are large enough to
tap. Each function gives a list of what is wrong, in one line each.
"""

import base64
from typing import Any, Final

from playwright.sync_api import Page

CONTRAST: Final = 4.5
LARGE_CONTRAST: Final = 3.0  # of letters from 24 px on, or bold from 18.66 px on
TARGET: Final = 40  # CSS pixels by touch
ZOOM: Final = 5  # how far a board can be drawn nearer

# Every text that can be seen: where it lies, its colour, whether it is cut.
TEXTS: Final = """() => {
  // The lower edges of the headings that stay at the top of a list while its lines are scrolled below them.
  const headings = (list, holder) => [...list.querySelectorAll('h2, h3, thead')]
    .filter(each => getComputedStyle(each).position === 'sticky' && !each.contains(holder))
    .filter(each => each.getBoundingClientRect().top < list.getBoundingClientRect().top + 1)
    .map(each => each.getBoundingClientRect().bottom);
  // What has been scrolled out of a list or the window is not there; a part of it is only a part.
  const within = (box, holder) => {
    let {left, top, right, bottom} = box;
    [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
    [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    for (let each = holder; each && each !== document.body; each = each.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(each).overflow)) continue;
      const frame = each.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      top = Math.max(top, ...headings(each, holder).filter(edge => edge < bottom));
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const isForListeners = (each) =>
    each && (getComputedStyle(each).clipPath === 'inset(50%)' || isForListeners(each.parentElement));
  const seen = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    if (!node.data.trim()) continue;
    const holder = node.parentElement;
    const style = getComputedStyle(holder);
    if (style.visibility === 'hidden' || !holder.checkVisibility({opacityProperty: true})) continue;
    if (holder.closest('script, style, datalist, title, option')) continue;
    if (isForListeners(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const whole = range.getBoundingClientRect();
    const box = within(whole, holder);
    if (box.width < 1 || box.height < 1) continue;
    if (box.right < 1 || box.bottom < 1 || box.left > innerWidth - 1 || box.top > innerHeight - 1) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const thing = top?.closest('[data-thing]');
    const shown = top && (holder.contains(top) || top.contains(holder) || thing?.contains(holder));
    let opacity = 1;
    for (let each = holder; each; each = each.parentElement) opacity *= Number(getComputedStyle(each).opacity);
    const svg = holder instanceof SVGElement;
    const scale = svg && holder.getScreenCTM ? Math.hypot(holder.getScreenCTM().a, holder.getScreenCTM().b) : 1;
    const clip = holder.closest('button, a, td, th, p, span, strong, h1, h2, h3, label, summary, li') ?? holder;
    const cut = !svg && getComputedStyle(clip).overflowX !== 'visible' && clip.scrollWidth > clip.clientWidth + 1;
    const lines = [...range.getClientRects()].map(each => {
      const [left, top] = [Math.max(each.left, box.left), Math.max(each.top, box.top)];
      const [right, bottom] = [Math.min(each.right, box.right), Math.min(each.bottom, box.bottom)];
      return {x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top)};
    });
    seen.push({
      text: node.data.trim().slice(0, 40), x: box.left, y: box.top, width: box.width, height: box.height,
      lines,
      colour: svg ? style.fill : style.color, opacity, svg, shown: Boolean(shown), cut,
      half: box.height >= whole.height / 2,
      halo: svg && style.stroke !== 'none' && style.paintOrder.startsWith('stroke') ? style.stroke : null,
      size: parseFloat(style.fontSize) * scale, bold: Number(style.fontWeight) >= 600,
      disabled: Boolean(holder.closest(':disabled, [aria-disabled=true], .thing:not(.can) .ghost')),
    });
  }
  return seen;
}"""

# The most common colour of a box in a screenshot is what its text lies on.
GROUNDS: Final = """async ([png, boxes, ratio]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', {willReadFrequently: true});
  context.drawImage(image, 0, 0);
  const probe = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
  const rgba = (colour) => {
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = colour;
    probe.fillRect(0, 0, 1, 1);
    return [...probe.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => {
    const part = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const contrast = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  return boxes.map(({x, y, width, height, colour, opacity, halo}) => {
    // Of a small letter's own box most is half letter, half ground: there it counts what lies around it.
    const edge = width * height < 60 ? 2 : 0;
    const [left, top] = [x - edge, y - edge].map((place) => Math.max(0, Math.floor(place * ratio)));
    const [across, down] = [width, height].map((length) => Math.max(1, Math.ceil((length + 2 * edge) * ratio)));
    const data = context.getImageData(left, top, across, down).data;
    const counts = new Map();
    const ink = rgba(colour);
    for (let at = 0; at < data.length; at += 4) {
      const near = Math.abs(data[at] - ink[0]) + Math.abs(data[at + 1] - ink[1]) + Math.abs(data[at + 2] - ink[2]) < 24;
      if (near) continue;
      const key = (data[at] >> 3 << 16) | (data[at + 1] >> 3 << 8) | (data[at + 2] >> 3);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const [most] = [...counts].sort((a, b) => b[1] - a[1]);
    if (!most) return 1;
    const common = [most[0] >> 16, (most[0] >> 8) & 255, most[0] & 255].map((part) => (part << 3) + 4);
    const ground = halo ? rgba(halo) : common;
    const alpha = opacity * (ink[3] / 255);
    return contrast(ink.slice(0, 3).map((value, at) => value * alpha + ground[at] * (1 - alpha)), ground);
  });
}"""

TARGETS: Final = """() => [...document.querySelectorAll('header button, header a, dialog button, ' +
  'main [data-thing].can, main button:not([data-thing]), main a.button, main select')]
  .filter(each => each.checkVisibility({opacityProperty: true, visibilityProperty: true}) && !each.closest('.hidden'))
  .map(each => {
    const box = each.getBoundingClientRect();
    return {
      name: each.dataset.thing ?? each.getAttribute('aria-label') ?? each.textContent.trim().slice(0, 30),
      width: box.width, height: box.height, zoomed: Boolean(each.closest('.zoom .inner')),
      seen: box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight,
    };
  })"""


Texts = list[dict[str, Any]]


def texts(page: Page) -> Texts:
    """Every text that can be seen now."""
    found: Texts = page.evaluate(TEXTS)
    return found


def too_faint(page: Page, found: Texts) -> list[str]:
    """Texts that differ too little from what they lie on, by the pixels of a screenshot.

    Of a line that is scrolled out by more than half only the edges of letters are left, which are no measure.
    """
    seen = [text for text in found if text["shown"] and text["half"] and not text["disabled"]]
    png = base64.b64encode(page.screenshot(animations="disabled")).decode()
    ratio = page.evaluate("devicePixelRatio")
    measured = page.evaluate(GROUNDS, [png, seen, ratio])
    return [
        f"{text['text']!r} has a contrast of {contrast:.1f}"
        for text, contrast in zip(seen, measured, strict=True)
        if contrast < (LARGE_CONTRAST if _large(text) else CONTRAST) - 0.05
    ]


def _large(text: dict[str, Any]) -> bool:
    return bool(text["size"] >= (18.66 if text["bold"] else 24))


def clipped(page: Page, found: Texts) -> list[str]:
    """Texts of which a part is cut off, and a page that is wider than its window."""
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [f"{text['text']!r} is cut" for text in found if text["cut"]] + ["the page scrolls sideways"] * wide


def overlapping(found: Texts) -> list[str]:
    """Texts that lie over each other."""
    seen = [text for text in found if text["shown"]]
    return [
        f"{one['text']!r} over {other['text']!r}"
        for place, one in enumerate(seen)
        for other in seen[:place]
        if any(_overlap(line, below) for line in one["lines"] for below in other["lines"])
    ]


def _overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether more than a corner of the smaller box is covered: letters do not fill their boxes.

    Line by line: a text that goes on in the next line begins below what stands before it.
    """
    width = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    height = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    if width <= 2 or height <= 2:
        return False
    smaller = min(one["width"] * one["height"], other["width"] * other["height"])
    return bool(width * height > 0.35 * smaller)


def too_small(page: Page) -> list[str]:
    """What is lit or can be pressed and is smaller than a fingertip, also when the board is drawn nearer."""
    found: list[dict[str, Any]] = page.evaluate(TARGETS)
    return [
        f"{each['name']} is {each['width']:.0f} by {each['height']:.0f}"
        for each in found
        if each["seen"] and min(each["width"], each["height"]) * (ZOOM if each["zoomed"] else 1) < TARGET - 0.5
    ]
