import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Words and drawings are fetched: here from the disk, where the page has them from its server. */
const root = join(import.meta.dirname, "..");
globalThis.fetch = async (address) => {
  const path = decodeURIComponent(String(address)).replace(/\?.*$/, "");
  return new Response(await readFile(path.startsWith("/@fs/") ? path.slice("/@fs".length) : join(root, path), "utf-8"));
};
