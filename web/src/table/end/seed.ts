/** Check the promise about a shuffle: the hash shown at the start is that of the seed in the record. */
const BYTES = 16;

export async function checkSeed(record: Record<string, unknown>, commitment: string): Promise<boolean> {
  const hash = await commit(String(record["game"]), BigInt(`0x${String(record["seed"])}`));
  return hash === null || hash === commitment;
}

/** Null where the browser has no hashing (a plain http address other than this machine). */
async function commit(game: string, seed: bigint): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const text = new TextEncoder().encode(`ludoteka\0${game}\0`);
  const bytes = new Uint8Array(text.length + BYTES);
  bytes.set(text);
  for (let i = BYTES - 1; i >= 0; i--) {
    bytes[text.length + i] = Number(seed & 255n);
    seed >>= 8n;
  }
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
