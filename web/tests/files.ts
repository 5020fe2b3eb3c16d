import { webcrypto } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Words and drawings are fetched: here from the disk, where the page has them from its server. */
const root = join(import.meta.dirname, "..");
globalThis.fetch = async (address) => {
  const path = decodeURIComponent(String(address)).replace(/\?.*$/, "");
  return new Response(await readFile(path.startsWith("/@fs/") ? path.slice("/@fs".length) : join(root, path), "utf-8"));
};

/** A browser computes digests; the page of these tests, which has a world of its own, gets what Node computes them with. */
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
