// What is not in sight, cut, broken, or too small to read or to hit: see fits.py.
([needed, held, finger]) => {
  const faults = [];
  const [wide, high] = [document.documentElement.clientWidth, window.innerHeight];
  const named = node => {
    const words = (node.getAttribute("aria-label") ?? node.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""} "${words}"`;
  };
  const within = (inner, outer, by = 1.5) =>
    inner.left >= outer.left - by && inner.right <= outer.right + by && inner.top >= outer.top - by && inner.bottom <= outer.bottom + by;
  const frame = { left: 0, top: 0, right: wide, bottom: high };
  const hidden = node => {
    for (let one = node; one instanceof Element; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.display === "none" || style.visibility === "hidden" || style.clipPath === "inset(50%)") return true;
    }
    return false;
  };
  /* the part of the page in which something is seen: null where it is scrolled to */
  const window_of = node => {
    for (let one = node; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.position === "fixed") return frame;
      if (one === node) continue;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null;
      if (/hidden|clip/.test(style.overflowX + style.overflowY)) return one.getBoundingClientRect();
    }
    return frame;
  };

  // the page does not scroll, and what is needed lies inside the window, under nothing else
  if (document.documentElement.scrollWidth > wide) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  if (document.documentElement.scrollHeight > high + 1) faults.push(`the page is ${document.documentElement.scrollHeight} high`);
  for (const [what, where] of Object.entries(needed)) {
    const node = [...document.querySelectorAll(where)].find(one => one.getClientRects().length && !hidden(one));
    if (!node) { faults.push(`${what} is not there`); continue; }
    const box = node.getBoundingClientRect();
    if (!within(box, frame)) faults.push(`${what} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (over && !node.contains(over) && !over.contains(node)) faults.push(`${what} lies under ${named(over)}`);
  }
  for (const node of document.querySelectorAll(held))
    if (!hidden(node) && !within(node.getBoundingClientRect(), frame)) faults.push(`held and outside: ${named(node)}`);

  // in the strip every seat has its face, its name, what counts and its clock: whole, and nothing lies over another
  const timed = !!document.querySelector(".strip .clock");
  for (const seat of document.querySelectorAll("main .strip [data-strip-seat]")) {
    if (!seat.getClientRects().length) continue;
    const around = seat.getBoundingClientRect();
    const parts = [".emblem", ".name", ".figure, small:not(.visually-hidden)", ...(timed ? [".clock"] : [])];
    for (const part of parts) if (!seat.querySelector(part)?.getClientRects().length) faults.push(`${part} is missing: ${named(seat)}`);
    const shown = [...seat.querySelectorAll(".emblem, .name, .figure, small:not(.visually-hidden), .marks > *, .clock")];
    const boxes = shown.map(node => [node, node.getBoundingClientRect()]).filter(([, box]) => box.width);
    for (const [node, box] of boxes) {
      if (!within(box, around, 0.5)) faults.push(`outside its seat by ${Math.round(Math.max(around.left - box.left, box.right - around.right, around.top - box.top, box.bottom - around.bottom))} px: ${named(node)}`);
      for (const [other, two] of boxes)
        if (node !== other && box.left < two.right - 1 && two.left < box.right - 1 && box.top < two.bottom - 3 && two.top < box.bottom - 3)
          faults.push(`${named(node)} lies over ${named(other)}`);
    }
    const name = seat.querySelector(".name");
    const narrow = new DOMMatrix(getComputedStyle(name).transform).a;
    if (narrow < 0.75) faults.push(`set too narrow (${narrow.toFixed(2)}): ${named(name)}`);
  }

  // texts: nothing cut, nothing broken within a word, nothing too small
  const main = document.querySelector("main.table")?.parentElement ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const node = text.parentElement, words = text.data.trim();
    if (!words || node.closest("script, style, symbol, title, .skip, [role=log], [data-last], dialog:not([open])") || hidden(node)) continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(box => box.width > 0);
    if (!boxes.length) continue;
    const drawn = node instanceof SVGElement;
    const size = parseFloat(getComputedStyle(node).fontSize) * (drawn ? Math.hypot(node.getScreenCTM().a, node.getScreenCTM().b) : 1);
    if (size < 10.95) faults.push(`${size.toFixed(1)} px: ${named(node)}`);
    if (drawn) continue;
    const style = getComputedStyle(node);
    if (/hidden|clip/.test(style.overflowX) && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)) faults.push(`cut: ${named(node)}`);
    const seen = window_of(node);
    if (seen && boxes.some(box => !within(box, seen, 3))) faults.push(`cut off: ${named(node)}`);
    if (style.writingMode !== "horizontal-tb") continue;
    const around = node.closest("button, .panel")?.getBoundingClientRect();
    if (around && boxes.some(box => box.left < around.left - 3 || box.right > around.right + 3)) faults.push(`spills: ${named(node)}`);
    for (const word of text.data.matchAll(/[\p{L}\p{N}’']{4,}/gu)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].filter(box => box.width > 0).map(box => Math.round(box.top)));
      if (lines.size > 1) faults.push(`broken: ${word[0]} in ${named(node)}`);
    }
  }

  // targets: a finger hits each of them; the cells of a board that magnifies are found by dragging
  for (const node of finger ? main.querySelectorAll("button, a[href], select, input, [role=button]") : []) {
    if (node.closest("[data-magnifies], dialog:not([open])") || hidden(node)) continue;
    const box = node.getBoundingClientRect(), seen = window_of(node) ?? frame;
    if (!box.width || !within(box, frame) || !within(box, seen, 8)) continue;
    if (box.width < 43.5 || box.height < 43.5) { faults.push(`${Math.round(box.width)} x ${Math.round(box.height)}: ${named(node)}`); continue; }
    if (!window_of(node) && !node.matches("[data-hand]")) continue;
    let hits = 0;
    for (let x = box.left + 1; x < box.right; x += 2) {
      const over = document.elementFromPoint(x, box.top + box.height / 2);
      if (over && (node.contains(over) || over.contains(node))) hits += 2;
    }
    if (hits < 40) faults.push(`only ${hits} px are free: ${named(node)}`);
  }
  return [...new Set(faults)];
}
