import type { Action } from "svelte/action";
import { tick } from "svelte";

/** Whether the person asked for stillness. */
export function still(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/** At most so many pieces glide one by one; more go all at once without a story. */
const STORY = 24;

type Places = Map<string, DOMRect>;

function places(node: Element): Places {
  const found: Places = new Map();
  for (const piece of node.querySelectorAll<HTMLElement>("[data-piece]")) found.set(piece.dataset.piece ?? "", piece.getBoundingClientRect());
  return found;
}

/**
 * Elements with `data-piece` glide from where they were to where they are when the given view changes; new ones
 * appear. Who asked for reduced motion sees an outline instead.
 */
export const pieces: Action<HTMLElement | SVGElement, unknown> = (node, _view) => {
  let before = places(node);
  const timer = { id: 0 };
  const remember = () => {
    before = places(node);
  };

  async function changed(): Promise<void> {
    const old = before;
    await tick();
    if (!node.isConnected) return;
    const now = [...node.querySelectorAll<HTMLElement>("[data-piece]")];
    let told = 0;
    for (const piece of now) {
      const was = old.get(piece.dataset.piece ?? "");
      const is = piece.getBoundingClientRect();
      if (!is.width) continue;
      if (!was) {
        if (old.size && told++ < STORY) appear(piece);
        continue;
      }
      const dx = was.left + was.width / 2 - is.left - is.width / 2;
      const dy = was.top + was.height / 2 - is.top - is.height / 2;
      if (Math.hypot(dx, dy) < 2 || told++ >= STORY) continue;
      glide(piece, dx, dy, is);
    }
    clearTimeout(timer.id);
    timer.id = window.setTimeout(remember, 600);
    remember();
  }

  const watcher = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(remember);
  watcher?.observe(node);
  window.addEventListener("scroll", remember, { passive: true, capture: true });
  return {
    update: () => void changed(),
    destroy() {
      clearTimeout(timer.id);
      watcher?.disconnect();
      window.removeEventListener("scroll", remember, { capture: true });
    },
  };
};

function outline(piece: HTMLElement): void {
  piece.classList.add("just-moved");
  window.setTimeout(() => piece.classList.remove("just-moved"), 1000);
}

function appear(piece: HTMLElement): void {
  if (still()) return outline(piece);
  piece.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: 280, easing: "cubic-bezier(.2, .8, .2, 1)" });
}

/** Pixels of the screen in an element's own units: an SVG is drawn at a scale. */
function scaleOf(piece: Element, box: DOMRect): number {
  const matrix = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
  return matrix && box.width ? Math.hypot(matrix.a, matrix.b) || 1 : 1;
}

function glide(piece: HTMLElement, dx: number, dy: number, box: DOMRect): void {
  if (still()) return outline(piece);
  const scale = scaleOf(piece.parentElement ?? piece, box);
  piece.animate?.([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0 0" }], {
    duration: 280,
    easing: "cubic-bezier(.3, 1.25, .5, 1)",
  });
}
