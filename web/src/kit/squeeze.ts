import type { Action } from "svelte/action";

/** Narrower than this nothing can be read: what is still too long, as only a visitor's name may be, is cut. */
const LEAST = 0.62;

/** What has to be looked at: all of it at once, so that the page is laid out once, and not for each. */
const due = new Set<HTMLElement>();
/** Which words stand in a box, whose size decides. */
const held = new Map<Element, Set<HTMLElement>>();
const boxes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver((entries) => entries.forEach(({ target }) => held.get(target)?.forEach(later)));

/** Words in one line that have no room are set narrower: a name on a small card, across or along its edge. */
export const squeeze: Action<HTMLElement, string> = (node) => {
  const box = node.parentElement;
  if (box) {
    held.set(box, (held.get(box) ?? new Set()).add(node));
    boxes?.observe(box);
  }
  later(node);
  return {
    update: () => later(node),
    destroy() {
      due.delete(node);
      const all = box && held.get(box);
      all?.delete(node);
      if (!box || all?.size) return;
      held.delete(box);
      boxes?.unobserve(box);
    },
  };
};

function later(node: HTMLElement): void {
  if (!due.size) queueMicrotask(fitAll);
  due.add(node);
}

/** First everything is measured, then everything changed: how narrow words are set is not felt by what is measured. */
function fitAll(): void {
  const found = [...due].map((node) => [node, fit(node)] as const);
  due.clear();
  for (const [node, transform] of found) if (node.style.transform !== transform) node.style.transform = transform;
}

/** Returns by how much words are to be set narrower. */
function fit(node: HTMLElement): string {
  const box = node.parentElement;
  if (!box) return "";
  const upright = getComputedStyle(node).writingMode.startsWith("vertical");
  const [room, long] = upright ? [box.clientHeight - padding(box, "Top", "Bottom"), node.offsetHeight] : [box.clientWidth - padding(box, "Left", "Right"), node.scrollWidth];
  if (room <= 0 || long <= room) return "";
  const by = Math.max(LEAST, room / long);
  // words along an edge are turned about, and begin where they began
  return upright ? `translateY(${(-long * (1 - by)) / 2}px) scaleY(${by})` : `scaleX(${by})`;
}

function padding(box: HTMLElement, ...sides: ("Left" | "Right" | "Top" | "Bottom")[]): number {
  const style = getComputedStyle(box);
  return sides.reduce((sum, side) => sum + parseFloat(style[`padding${side}`]), 0);
}
