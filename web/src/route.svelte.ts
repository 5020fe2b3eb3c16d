/** Where on the site one is. The part after `#` holds what no server should see. */
export interface Route {
  page: "home" | "new" | "table" | "replay" | "about" | "continue" | "learn" | "lesson" | "nowhere";
  table: string;
  /** What is learned, and which lesson of it, from 1. */
  game?: string;
  lesson?: number;
  /** Secrets and places after `#`, as in `#key=...`. */
  hash: URLSearchParams;
}

export function parse(path: string, hash: string): Route {
  const parts = path.split("/").filter(Boolean);
  const rest = new URLSearchParams(hash.replace(/^#/, ""));
  if (!parts.length) return { page: "home", table: "", hash: rest };
  if ((parts[0] === "new" || parts[0] === "about" || parts[0] === "continue") && parts.length === 1) return { page: parts[0], table: "", hash: rest };
  if (parts[0] === "table" && parts[1] && parts.length === 2) return { page: "table", table: parts[1], hash: rest };
  if (parts[0] === "table" && parts[1] && parts[2] === "replay" && parts.length === 3) return { page: "replay", table: parts[1], hash: rest };
  if (parts[0] === "learn" && parts.length <= 2) return { page: "learn", table: "", game: parts[1] ?? "", hash: rest };
  if (parts[0] === "learn" && parts.length === 3 && /^[1-9]\d?$/.test(parts[2] ?? "")) return { page: "lesson", table: "", game: parts[1] ?? "", lesson: Number(parts[2]), hash: rest };
  return { page: "nowhere", table: "", hash: rest };
}

class Place {
  route = $state.raw<Route>(parse(location.pathname, location.hash));
}
const place = new Place();

export function route(): Route {
  return place.route;
}

function follow(): void {
  place.route = parse(location.pathname, location.hash);
}
window.addEventListener("popstate", follow);
window.addEventListener("hashchange", follow);

/** Go to another page of the site without loading it anew. */
export function go(address: string): void {
  history.pushState(null, "", address);
  follow();
  window.scrollTo(0, 0);
}

/** For links: a plain click stays on the page. */
export function onLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
