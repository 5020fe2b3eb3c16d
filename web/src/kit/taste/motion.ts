import type { Action } from "svelte/action";
import { tick, untrack } from "svelte";
import { preferred } from "./preferences.svelte";

/** How fast pieces move: as the person chose, or as the system has it. */
function motion(): "off" | "slow" | "normal" | "fast" {
  // whoever changes it sees no move again
  const { motion: chosen } = untrack(() => preferred.values);
  if (chosen !== "system") return chosen;
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? "off" : "normal";
}

/** Let styles know how fast pieces move, from now on. */
export function beginMotion(): void {
  const apply = () => (document.documentElement.dataset.motion = motion());
  preferred.watch(apply);
  window.matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", apply);
}

/** Whether the person asked for stillness. */
export function still(): boolean {
  return motion() === "off";
}

/** By how much everything that moves takes longer than usual. */
export function slowness(): number {
  return { off: 0, slow: 1.8, normal: 1, fast: 0.5 }[motion()];
}

/** At most so many pieces glide one by one; more go all at once without a story. */
const STORY = 24;
/** Pixels that a piece must have moved by: less comes from the layout. */
const NEAR = 12;

/** Where the middle of a piece is, as a share of the board: a board that grows or shrinks moves nothing. */
interface Place {
  x: number;
  y: number;
}
type Places = Map<string, Place>;

function placeIn(board: DOMRect, piece: DOMRect): Place {
  return { x: (piece.left + piece.width / 2 - board.left) / (board.width || 1), y: (piece.top + piece.height / 2 - board.top) / (board.height || 1) };
}

/** The pieces of a board, each with its box. */
function boxesIn(node: Element): [HTMLElement, DOMRect][] {
  return [...node.querySelectorAll<HTMLElement>("[data-piece]")].map((piece) => [piece, piece.getBoundingClientRect()]);
}

function places(board: DOMRect, boxes: [HTMLElement, DOMRect][]): Places {
  return new Map(boxes.map(([piece, box]) => [piece.dataset.piece ?? "", placeIn(board, box)]));
}

/**
 * Elements with `data-piece` glide from where they were to where they are when the given view changes; new ones
 * appear. Who asked for reduced motion sees an outline instead.
 */
export const pieces: Action<HTMLElement | SVGElement, unknown> = (node, _view) => {
  let before: Places = new Map();
  const timer = { id: 0 };
  const remember = () => {
    before = places(node.getBoundingClientRect(), boxesIn(node));
  };
  remember();
  /** What scrolls around the board takes all pieces along: only within it they come to other places. */
  const onScroll = (event: Event) => {
    if (event.target instanceof Node && node.contains(event.target)) remember();
  };

  async function changed(): Promise<void> {
    const old = before;
    await tick();
    if (!node.isConnected) return;
    const board = node.getBoundingClientRect();
    // all are measured before the first of them moves
    const now = boxesIn(node);
    before = places(board, now);
    let told = 0;
    for (const [piece, is] of now) {
      const was = old.get(piece.dataset.piece ?? "");
      if (!is.width) continue;
      if (!was) {
        if (old.size && told++ < STORY) appear(piece);
        continue;
      }
      const at = placeIn(board, is);
      const dx = (was.x - at.x) * board.width;
      const dy = (was.y - at.y) * board.height;
      if (Math.hypot(dx, dy) < NEAR || told++ >= STORY) continue;
      glide(piece, dx, dy, is);
    }
    clearTimeout(timer.id);
    timer.id = window.setTimeout(remember, 600);
  }

  const watcher = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(remember);
  watcher?.observe(node);
  window.addEventListener("scroll", onScroll, { passive: true, capture: true });
  return {
    update: () => void changed(),
    destroy() {
      clearTimeout(timer.id);
      watcher?.disconnect();
      window.removeEventListener("scroll", onScroll, { capture: true });
    },
  };
};

function outline(piece: HTMLElement): void {
  piece.classList.add("just-moved");
  window.setTimeout(() => piece.classList.remove("just-moved"), 1000);
}

function appear(piece: HTMLElement): void {
  if (still()) return outline(piece);
  piece.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: 280 * slowness(), easing: "cubic-bezier(.2, .8, .2, 1)" });
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
    duration: 280 * slowness(),
    easing: "cubic-bezier(.3, 1.25, .5, 1)",
  });
}
