import { api } from "../../net/api";
import type { Scene } from "../scene";

/** A link that works for whoever gets it: it carries a key where the table needs one. */
export async function openLink(link: URL, table: string, isPublic: boolean): Promise<string> {
  const hash = new URLSearchParams(link.hash.slice(1));
  const opened = hash.has("key") || isPublic ? null : await api.link(table).catch(() => null);
  const fresh = opened && new URLSearchParams(new URL(opened.link).hash.slice(1)).get("key");
  if (fresh) hash.set("key", fresh);
  link.hash = String(hash);
  return link.href;
}

/** Where the review of a game that is over is, with the same eyes. */
export function reviewOf(scene: Scene, key: string | null): string {
  const hash = { ...(key ? { key } : {}), ...(scene.seat === null ? {} : { seat: String(scene.seat) }), review: "1" };
  return `/table/${scene.info.id}/replay#${new URLSearchParams(hash)}`;
}
