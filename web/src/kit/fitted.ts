import type { Action } from "svelte/action";
import { room } from "./room.svelte";

/** Words that would make the prompt of a phone higher than it always is are set smaller, before they are seen. */
export const fitted: Action<HTMLElement, number> = (node, most) => {
  function fit(): void {
    node.classList.remove("long");
    if (room.small && node.offsetHeight > most) node.classList.add("long");
  }
  const said = new MutationObserver(fit);
  said.observe(node, { childList: true, characterData: true, subtree: true });
  const turned = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(fit);
  if (node.parentElement) turned?.observe(node.parentElement);
  fit();
  return {
    update(now) {
      most = now;
      fit();
    },
    destroy() {
      said.disconnect();
      turned?.disconnect();
    },
  };
};
