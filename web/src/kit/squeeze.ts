import type { Action } from "svelte/action";

/** Narrower than this nothing can be read: what is still too long, as only a visitor's name may be, is cut. */
const LEAST = 0.62;

/** Words in one line that have no room are set narrower: a name on a small card, across or along its edge. */
export const squeeze: Action<HTMLElement, string> = (node) => {
  function fit(): void {
    node.style.transform = "";
    const box = node.parentElement;
    if (!box) return;
    const upright = getComputedStyle(node).writingMode.startsWith("vertical");
    const [room, long] = upright ? [box.clientHeight - padding(box, "Top", "Bottom"), node.offsetHeight] : [box.clientWidth - padding(box, "Left", "Right"), node.scrollWidth];
    if (room <= 0 || long <= room) return;
    const by = Math.max(LEAST, room / long);
    // words along an edge are turned about, and begin where they began
    node.style.transform = upright ? `translateY(${(-long * (1 - by)) / 2}px) scaleY(${by})` : `scaleX(${by})`;
  }
  const seen = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(fit);
  if (node.parentElement) seen?.observe(node.parentElement);
  fit();
  return { update: fit, destroy: () => seen?.disconnect() };
};

function padding(box: HTMLElement, ...sides: ("Left" | "Right" | "Top" | "Bottom")[]): number {
  const style = getComputedStyle(box);
  return sides.reduce((sum, side) => sum + parseFloat(style[`padding${side}`]), 0);
}
