import type { Action } from "svelte/action";

/** Narrower than this nothing can be read: what is still too long, as only a visitor's name may be, is cut. */
const LEAST = 0.7;

/** Words in one line that have no room are set narrower: a name on a small card. */
export const squeeze: Action<HTMLElement, string> = (node) => {
  function fit(): void {
    node.style.transform = "";
    const room = node.parentElement ? node.parentElement.clientWidth - padding(node.parentElement) : 0;
    if (room > 0 && node.scrollWidth > room) node.style.transform = `scaleX(${Math.max(LEAST, room / node.scrollWidth)})`;
  }
  const seen = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(fit);
  if (node.parentElement) seen?.observe(node.parentElement);
  fit();
  return { update: fit, destroy: () => seen?.disconnect() };
};

function padding(box: HTMLElement): number {
  const style = getComputedStyle(box);
  return parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
}
