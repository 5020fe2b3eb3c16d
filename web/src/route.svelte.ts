/** Where on the site one is. The part after `#` holds what no server should see. */
export interface Route {
  page: "home" | "new" | "table" | "replay" | "about" | "settings" | "games" | "continue" | "mail" | "learn" | "lesson" | "rules" | "study" | "puzzles" | "puzzle" | "nowhere";
  table: string;
  /** What is learned or looked up, and which lesson of it, from 1. */
  game?: string;
  lesson?: number;
  /** What is studied: a position's code or its notation; nothing: a game from its set-up. */
  position?: string;
  puzzle?: string;
  /** Secrets and places after `#`, as in `#key=...`. */
  hash: URLSearchParams;
}

export function parse(path: string, hash: string): Route {
  const parts = path.split("/").filter(Boolean);
  const rest = new URLSearchParams(hash.replace(/^#/, ""));
  if (!parts.length) return { page: "home", table: "", hash: rest };
  if ((parts[0] === "new" || parts[0] === "about" || parts[0] === "settings" || parts[0] === "games" || parts[0] === "continue" || parts[0] === "mail") && parts.length === 1) return { page: parts[0], table: "", hash: rest };
  if (parts[0] === "table" && parts[1] && parts.length === 2) return { page: "table", table: parts[1], hash: rest };
  if (parts[0] === "table" && parts[1] && parts[2] === "replay" && parts.length === 3) return { page: "replay", table: parts[1], hash: rest };
  if (parts[0] === "learn" && parts.length <= 2) return { page: "learn", table: "", game: parts[1] ?? "", hash: rest };
  if (parts[0] === "learn" && parts.length === 3 && /^[1-9]\d?$/.test(parts[2] ?? "")) return { page: "lesson", table: "", game: parts[1] ?? "", lesson: Number(parts[2]), hash: rest };
  if (parts[0] === "rules" && parts[1] && parts.length === 2) return { page: "rules", table: "", game: parts[1], hash: rest };
  if (parts[0] === "study" && parts[1]) return { page: "study", table: "", game: parts[1], position: plain(parts.slice(2).join("/")), hash: rest };
  if (parts[0] === "puzzles" && parts.length <= 2) return { page: "puzzles", table: "", game: parts[1] ?? "", hash: rest };
  if (parts[0] === "puzzles" && parts.length === 3) return { page: "puzzle", table: "", game: parts[1] ?? "", puzzle: parts[2] ?? "", hash: rest };
  return { page: "nowhere", table: "", hash: rest };
}

/** A part of an address without its escapes; as it stands where they are broken. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
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
