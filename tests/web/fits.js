// What is not in sight, cut, broken, or too small to read or to hit: see fits.py.
async args => {
  const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const look = ([more, held, wanted, screens = {}]) => {
    const faults = [];
    const over = document.querySelector("[data-prompt]")?.dataset.prompt === "over";
    const desk = !!document.querySelector(".rail.left")?.getClientRects().length;
    const needed = { ...screens[over ? "over" : desk ? "desk" : "phone"], ...more };
    const finger = wanted && !desk;
    const [wide, high] = [document.documentElement.clientWidth, window.innerHeight];
    const named = node => {
      const words = (node.getAttribute("aria-label") ?? node.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
      return `${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""} "${words}"`;
    };
    const within = (inner, outer, by = 1.5) =>
      inner.left >= outer.left - by && inner.right <= outer.right + by && inner.top >= outer.top - by && inner.bottom <= outer.bottom + by;
    const frame = { left: 0, top: 0, right: wide, bottom: high };
    /* nothing changes while this looks: what is true of an element is found out once */
    const once = find => {
      const known = new Map();
      return node => {
        if (!known.has(node)) known.set(node, find(node));
        return known.get(node);
      };
    };
    const hidden = once(node => {
      if (!(node instanceof Element)) return false;
      const style = getComputedStyle(node);
      return style.display === "none" || style.visibility === "hidden" || style.clipPath === "inset(50%)" || hidden(node.parentElement);
    });
    /* the part of the page in which what an element holds is seen: null where it is scrolled to; what goes sideways alone is as high as it is */
    const inside = once(node => {
      if (!node) return frame;
      const style = getComputedStyle(node);
      if (style.position === "fixed") return frame;
      if (/auto|scroll/.test(style.overflowY)) return null;
      if (/auto|scroll/.test(style.overflowX)) return { scrolls: true, left: -Infinity, right: Infinity, top: node.getBoundingClientRect().top, bottom: node.getBoundingClientRect().bottom };
      if (/hidden|clip/.test(style.overflowX + style.overflowY)) return node.getBoundingClientRect();
      return inside(node.parentElement);
    });
    const window_of = once(node => (getComputedStyle(node).position === "fixed" ? frame : inside(node.parentElement)));

    // the page does not scroll, and what is needed lies inside the window, under nothing else
    if (visualViewport.scale < 0.99) faults.push(`too wide, so it is shown ${visualViewport.scale.toFixed(2)} times as large`);
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
    const clipped = node => {
      for (let one = node.parentElement; one; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (/auto|scroll|hidden|clip/.test(style.overflowY) && !within(node.getBoundingClientRect(), one.getBoundingClientRect(), 3)) return true;
        if (style.position === "fixed") return false;
      }
      return false;
    };
    for (const node of document.querySelectorAll(held))
      if (!hidden(node) && (!within(node.getBoundingClientRect(), frame) || (!node.matches("[data-hand]") && clipped(node)))) faults.push(`held and outside: ${named(node)}`);

    // no piece is cut from above or below, and no ring around what is chosen at the edge of the hand
    for (const piece of document.querySelectorAll("main .stage > .board [data-piece]")) {
      const [box, seen] = [piece.getBoundingClientRect(), piece instanceof HTMLElement ? window_of(piece) : null];
      if (seen && !hidden(piece) && box.width && (box.top < seen.top - 3 || box.bottom > seen.bottom + 3)) faults.push(`cut off: ${named(piece)}`);
    }
    for (const chosen of document.querySelectorAll("main .stage > .hand [aria-pressed=true]:not(.seg > *)")) {
      const [box, hand] = [chosen.getBoundingClientRect(), chosen.closest(".hand")];
      const edge = hand.getBoundingClientRect();
      if (getComputedStyle(hand).overflowX !== "visible" && box.width && (box.left < edge.left + 2 || box.right > edge.right - 2 || box.top < edge.top + 2)) faults.push(`its ring is cut: ${named(chosen)}`);
    }

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

    // what a choice brings, or why it is refused, is said beside the piece that acts and not over it
    for (const piece of document.querySelectorAll("main [data-ghost], main .hall [aria-current=step]"))
      for (const bubble of document.querySelectorAll("main .adds li, main .bubble, main .note.floating")) {
        const [one, two] = [piece.getBoundingClientRect(), bubble.getBoundingClientRect()];
        const shared = Math.max(0, Math.min(one.right, two.right) - Math.max(one.left, two.left)) * Math.max(0, Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top));
        if (shared > 0.1 * one.width * one.height) faults.push(`${named(bubble)} lies over the piece that acts`);
      }

    // texts: nothing cut, nothing broken within a word, nothing too small
    const main = document.querySelector("main.table")?.parentElement ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const node = text.parentElement, words = text.data.trim();
      if (!words || node.closest("script, style, symbol, title, .skip, [role=log], [data-last], [data-guide-card] span, dialog:not([open])") || hidden(node)) continue;
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(box => box.width > 0);
      if (!boxes.length) continue;
      const drawn = node instanceof SVGElement;
      const size = parseFloat(getComputedStyle(node).fontSize) * (drawn ? Math.hypot(node.getScreenCTM().a, node.getScreenCTM().b) : 1);
      if (size < 10.95) faults.push(`${size.toFixed(1)} px: ${named(node)}`);
      if (drawn) {
        // a city is moved about; any other drawing shows its words whole
        const around = inside(node.ownerSVGElement.parentElement);
        if (around && !node.closest(".isle") && !within(node.getBoundingClientRect(), around, 3)) faults.push(`cut off: ${named(node)}`);
        continue;
      }
      const style = getComputedStyle(node);
      if (/hidden|clip/.test(style.overflowX) && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)) faults.push(`cut: ${named(node)}`);
      const seen = window_of(node);
      if (seen && boxes.some(box => !within(box, seen, 3))) faults.push(`cut off: ${named(node)}`);
      if (style.writingMode !== "horizontal-tb") continue;
      const around = node.closest("button, .panel")?.getBoundingClientRect();
      if (around && boxes.some(box => box.left < around.left - 3 || box.right > around.right + 3)) faults.push(`spills: ${named(node)}`);
      if (boxes.every(box => Math.round(box.top) === Math.round(boxes[0].top))) continue; // one line breaks no word
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
      if ((!window_of(node) || seen.scrolls) && !node.matches("[data-hand]")) continue;
      let hits = 0;
      for (let x = box.left + 1; x < box.right && hits < 40; x += 2) {
        const over = document.elementFromPoint(x, box.top + box.height / 2);
        if (over && (node.contains(over) || over.contains(node))) hits += 2;
      }
      if (hits < 40) faults.push(`only ${hits} px are free: ${named(node)}`);
    }
    return [...new Set(faults)];
  };
  await frames();
  const found = look(args);
  if (!found.length) return found;
  // what came between two frames is not fitted yet: nobody has seen it so
  await frames();
  const lasting = new Set(look(args));
  return found.filter(fault => lasting.has(fault));
}
