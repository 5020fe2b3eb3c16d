import type { Action } from "svelte/action";

/**
 * Arrow keys move the focus between the `[data-stop]` elements of a container, to the nearest in that direction.
 * One of them is in the tab order at a time; Enter and Space press it.
 */
const TOWARDS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const arrows: Action<HTMLElement | SVGElement> = (node) => {
  const stops = () => [...node.querySelectorAll<HTMLElement | SVGElement>("[data-stop]")].filter(usable);

  function tidy(current?: Element | null): void {
    const all = stops();
    const chosen = all.find((stop) => stop === current) ?? all.find((stop) => stop.tabIndex === 0) ?? all[0];
    for (const stop of all) {
      const index = stop === chosen ? "0" : "-1";
      if (stop.getAttribute("tabindex") !== index) stop.setAttribute("tabindex", index);
    }
  }

  function onKey(event: KeyboardEvent): void {
    const here = (event.target as Element).closest<HTMLElement | SVGElement>("[data-stop]");
    if (!here || !node.contains(here) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      if (here instanceof HTMLButtonElement || here instanceof HTMLAnchorElement) return;
      event.preventDefault();
      here.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      return;
    }
    const way = TOWARDS[event.key];
    if (!way) return;
    const next = nearestTowards(here, stops(), way);
    event.preventDefault();
    event.stopPropagation();
    if (!next) return;
    tidy(next);
    next.focus({ preventScroll: false });
  }

  const onFocus = (event: Event) => tidy((event.target as Element).closest("[data-stop]"));
  const watcher = new MutationObserver(() => tidy(document.activeElement));
  watcher.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-stop", "disabled"] });
  node.addEventListener("keydown", onKey as EventListener);
  node.addEventListener("focusin", onFocus);
  tidy();
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener("keydown", onKey as EventListener);
      node.removeEventListener("focusin", onFocus);
    },
  };
};

function usable(stop: Element): boolean {
  return !(stop as HTMLButtonElement).disabled;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function middle(box: Box): readonly [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function nearestTowards<E extends Element>(here: Element, all: readonly E[], way: readonly [number, number]): E | undefined {
  const from = here.getBoundingClientRect();
  const boxes = all.filter((stop) => stop !== here).map((stop) => ({ stop, box: stop.getBoundingClientRect() as Box }));
  return nearestBox(from, boxes, way)?.stop;
}

/** The box that lies nearest in a direction; what is aside counts as well, what is behind not at all. */
export function nearestBox<T extends { box: Box }>(from: Box, boxes: readonly T[], [dx, dy]: readonly [number, number]): T | undefined {
  const [x, y] = middle(from);
  let best: T | undefined;
  let least = Infinity;
  for (const item of boxes) {
    const [ax, ay] = middle(item.box);
    const along = (ax - x) * dx + (ay - y) * dy;
    const aside = Math.abs((ax - x) * dy) + Math.abs((ay - y) * dx);
    if (along < 1 || aside > along * 2.5) continue;
    const cost = along + 1.1 * aside; // less than two: the next column of hexes lies half a step aside
    if (cost < least) [best, least] = [item, cost];
  }
  return best;
}
