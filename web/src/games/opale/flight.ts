import { slowness, still } from "../../kit/taste/motion";
import type { View } from "./forms";

/** A card of the map as it was drawn before something happened. */
export interface Trace {
  area: string;
  box: DOMRect;
  picture: HTMLElement;
}

const STORY = 520;

/** Remember the cards of the map, since those that are captured will be gone. */
export function traces(root: Element | undefined): Map<string, Trace> {
  const found = new Map<string, Trace>();
  if (!root || still()) return found;
  for (const piece of root.querySelectorAll<HTMLElement>(".map [data-piece]")) {
    const area = piece.closest<HTMLElement>("[data-area]")?.dataset["area"] ?? "store";
    found.set(piece.dataset["piece"]!, { area, box: piece.getBoundingClientRect(), picture: piece.cloneNode(true) as HTMLElement });
  }
  return found;
}

/** The areas whose cards somebody captured, and who; null where nobody did. City cards leave the game instead. */
export function captureOf(before: View, after: View): { seat: number; areas: Set<string> } | null {
  const seat = after.seats.findIndex((now, i) => now.captured > before.seats[i]!.captured);
  if (seat < 0) return null;
  const areas = after.areas.filter((area, i) => area.size < before.areas[i]!.size).map((area): string => area.area).filter((area) => area !== "underwater_city");
  if (after.store.length < before.store.length) areas.push("store");
  return { seat, areas: new Set(areas) };
}

/** Captured cards glide to the panel of who took them. */
export function fly(old: Map<string, Trace>, root: Element, before: View, after: View): void {
  const capture = captureOf(before, after);
  const goal = capture && document.querySelector(`.rail [data-seat="${capture.seat}"], .strip .s${capture.seat + 1}`)?.getBoundingClientRect();
  if (!capture || !goal?.width) return;
  for (const [id, { area, box, picture }] of old) {
    if (!capture.areas.has(area) || root.querySelector(`[data-piece="${id}"]`)) continue;
    picture.removeAttribute("data-piece");
    picture.style.cssText = `position:fixed;z-index:40;pointer-events:none;margin:0;left:${box.left}px;top:${box.top}px`;
    picture.style.setProperty("--w", `${box.width}px`);
    document.body.append(picture);
    const dx = goal.left + goal.width / 2 - box.left - box.width / 2;
    const dy = goal.top + goal.height / 2 - box.top - box.height / 2;
    const way = [{ transform: "none" }, { transform: `translate(${dx}px, ${dy}px) scale(0.7)`, opacity: 0.2 }];
    picture.animate(way, { duration: STORY * slowness(), easing: "cubic-bezier(.2, .8, .2, 1)" }).finished.finally(() => picture.remove());
  }
}
