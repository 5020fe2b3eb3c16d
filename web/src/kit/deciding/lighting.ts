/** What a board names so that the log can light it: a piece, or the place where pieces lie. */
const NAMED = "[data-piece], [data-place]";

/**
 * Light what a line of the log speaks of: it stays bright with a ring, the other pieces dim. Where nothing of it is in
 * sight, nothing dims.
 */
export function lighting(node: HTMLElement, lit: ReadonlySet<string>): { update: (lit: ReadonlySet<string>) => void } {
  function show(wanted: ReadonlySet<string>): void {
    const all = [...node.querySelectorAll<HTMLElement | SVGElement>(NAMED)];
    const on = all.filter((item) => wanted.has(item.dataset["place"] ?? item.dataset["piece"] ?? ""));
    for (const item of all) {
      const near = on.some((other) => other === item || other.contains(item) || item.contains(other));
      if (!on.length) delete item.dataset["lit"];
      else item.dataset["lit"] = on.includes(item) ? "on" : near ? "" : "off";
    }
  }
  if (lit.size) show(lit);
  return { update: show };
}
