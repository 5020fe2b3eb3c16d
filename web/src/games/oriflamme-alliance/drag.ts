import type { Action } from "svelte/action";

export interface Drag {
  enabled: boolean;
  /** Dropped on an element with `data-slot`. */
  ondrop: (slot: string) => void;
  onlift: () => void;
}

const FAR = 8;

/** A card can be carried to a place: a copy follows the pointer, and the place under it is lit. */
export const drag: Action<HTMLElement, Drag> = (node, given) => {
  let options = given;
  let from: { x: number; y: number; id: number } | null = null;
  let copy: HTMLElement | null = null;
  let over: Element | null = null;
  let carried = false;

  const slotAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest("[data-slot]") ?? null;

  function touchable(): void {
    node.classList.toggle("liftable", options.enabled);
  }
  function light(slot: Element | null): void {
    if (slot === over) return;
    over?.classList.remove("under-card");
    slot?.classList.add("under-card");
    over = slot;
  }
  function lift(x: number, y: number): void {
    const box = node.getBoundingClientRect();
    copy = node.cloneNode(true) as HTMLElement;
    copy.classList.add("oriflamme-carried");
    copy.removeAttribute("data-stop");
    copy.setAttribute("aria-hidden", "true");
    copy.style.setProperty("--w", getComputedStyle(node).getPropertyValue("--w"));
    copy.style.width = `${box.width}px`;
    document.body.append(copy);
    node.classList.add("oriflamme-lifted");
    options.onlift();
    move(x, y);
  }
  function move(x: number, y: number): void {
    if (!copy) return;
    copy.style.left = `${x}px`;
    copy.style.top = `${y}px`;
    light(slotAt(x, y));
  }
  function end(): void {
    light(null);
    copy?.remove();
    copy = null;
    from = null;
    node.classList.remove("oriflamme-lifted");
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerup", onUp);
    window.removeEventListener("pointercancel", end);
  }
  function onDown(event: PointerEvent): void {
    if (!options.enabled || event.button !== 0) return;
    carried = false;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", end);
  }
  function onMove(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    if (!copy && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
    if (!copy) lift(event.clientX, event.clientY);
    carried = true;
    move(event.clientX, event.clientY);
  }
  function onUp(event: PointerEvent): void {
    const slot = copy ? (slotAt(event.clientX, event.clientY) as HTMLElement | null)?.dataset.slot : undefined;
    end();
    if (slot) options.ondrop(slot);
  }
  /** What ends a drag is no click. */
  function onClick(event: MouseEvent): void {
    if (!carried) return;
    carried = false;
    event.preventDefault();
    event.stopPropagation();
  }
  const noDrag = (event: Event) => event.preventDefault();

  touchable();
  node.addEventListener("pointerdown", onDown);
  node.addEventListener("click", onClick, true);
  node.addEventListener("dragstart", noDrag);
  return {
    update(next) {
      options = next;
      touchable();
    },
    destroy() {
      end();
      node.removeEventListener("pointerdown", onDown);
      node.removeEventListener("click", onClick, true);
      node.removeEventListener("dragstart", noDrag);
    },
  };
};
