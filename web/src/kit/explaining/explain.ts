import type { Action } from "svelte/action";
import { explained } from "./explained.svelte";

const WAIT = 400;
const LONG_PRESS = 450;
/** So long a pointer may take from the thing to what is said of it. */
const GRACE = 350;
/** Presses that something further inside explains. */
const claimed = new WeakSet<Event>();

/**
 * Hovering, focusing by keyboard or pressing long shows the message `<key>` and the text `<key>-about`. What a finger
 * called stays until the next tap, wherever that is: `Explained.svelte` puts it away.
 */
export const explain: Action<HTMLElement | SVGElement, string | undefined> = (node, key) => {
  let current = key;
  let timer = 0;
  let pressed = false;
  let entered = false;
  /** When the finger came down. */
  let down = 0;

  function show(): void {
    if (!current || !node.isConnected) return;
    explained.measure = () => [
      node.getBoundingClientRect(),
      [...document.querySelectorAll("[data-prompt], .confirm-bar"), node.closest("[data-tray]")].flatMap((kept) => kept?.getClientRects()[0] ?? []),
    ];
    explained.follow();
    explained.key = current;
  }
  function later(wait: number): void {
    clearTimeout(timer);
    timer = window.setTimeout(show, wait);
  }
  function hide(): void {
    clearTimeout(timer);
    if (explained.key === current) explained.key = null;
  }
  function hideSoon(): void {
    clearTimeout(timer);
    if (explained.key !== current) return;
    timer = window.setTimeout(() => {
      if (!explained.held) hide();
    }, GRACE);
  }
  const onEnter = (event: PointerEvent) => {
    entered = event.pointerType === "mouse";
  };
  /** A pointer that rests is told of nothing that came to lie under it: only one that moved asks. */
  const onMove = () => {
    if (!entered) return;
    entered = false;
    later(WAIT);
  };
  const onLeave = (event: PointerEvent) => {
    entered = false;
    if (event.pointerType === "mouse") hideSoon();
    else if (!pressed) hide();
  };
  const onDown = (event: PointerEvent) => {
    hide();
    entered = false;
    pressed = false;
    down = event.timeStamp;
    if (event.pointerType === "mouse" || claimed.has(event)) return;
    if (current) claimed.add(event);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      pressed = true;
      show();
    }, LONG_PRESS);
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return;
    if (!pressed) clearTimeout(timer);
    else if (event.timeStamp - down < LONG_PRESS) {
      // a page that had much to do hears late of a finger that was lifted in time: that was a tap
      pressed = false;
      hide();
    }
  };
  const onMenu = (event: Event) => {
    if (pressed) event.preventDefault(); // a long press asks what this is, not for the browser's menu
  };
  const onClick = (event: MouseEvent) => {
    if (!pressed) return hide();
    pressed = false; // a long press explains; it does not choose
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = () => {
    if (node.matches(":focus-visible")) later(WAIT);
  };
  /** What has the focus and is removed is left in the middle of drawing, when nothing may change that is drawn. */
  const onBlur = () => queueMicrotask(hide);
  const pairs: [string, EventListener, boolean?][] = [
    ["pointerenter", onEnter as EventListener],
    ["pointermove", onMove],
    ["pointerleave", onLeave as EventListener],
    ["pointerdown", onDown as EventListener],
    ["pointerup", onUp as EventListener],
    ["pointercancel", onLeave as EventListener],
    ["contextmenu", onMenu],
    ["click", onClick as EventListener, true],
  ];
  // a browser lets a drawing take the focus once it is listened for: only where that is meant
  if (node instanceof HTMLElement || node.hasAttribute("tabindex") || "stop" in node.dataset) pairs.push(["focus", onFocus], ["blur", onBlur]);
  for (const [name, listener, capture] of pairs) node.addEventListener(name, listener, capture);
  return {
    update(next) {
      if (next === current) return;
      hide();
      current = next;
    },
    destroy() {
      hide();
      for (const [name, listener, capture] of pairs) node.removeEventListener(name, listener, capture);
    },
  };
};
