import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

type Ask = { request: { method: string; mode: string; url: string }; respondWith: (answer: Promise<Response>) => void };
const source = readFileSync(join(import.meta.dirname, "../public/worker.js"), "utf-8");
const here = "https://games.example.org";

/** The worker, a server that says what is given, and what was kept. */
function begin(answers: Record<string, () => Response>) {
  const kept = new Map<string, Response>();
  const pathOf = (asked: string | { url: string }) => new URL(typeof asked === "string" ? asked : asked.url, here).pathname;
  const cache = {
    put: (asked: { url: string }, answer: Response) => Promise.resolve(void kept.set(pathOf(asked), answer)),
    match: (asked: { url: string }) => Promise.resolve(kept.get(pathOf(asked))),
    delete: (asked: string) => Promise.resolve(kept.delete(pathOf(asked))),
  };
  const listeners = new Map<string, (event: Ask) => void>();
  const self = { location: { origin: here }, addEventListener: (kind: string, listener: (event: Ask) => void) => listeners.set(kind, listener) };
  const fetched = (asked: { url: string }) => Promise.resolve(answers[pathOf(asked)]?.() ?? new Response("", { status: 404 }));
  new Function("self", "caches", "fetch", source)(self, { open: () => Promise.resolve(cache) }, fetched);
  const ask = async (path: string) => {
    let answered: Promise<Response> | undefined;
    listeners.get("fetch")?.({ request: { method: "GET", mode: "cors", url: here + path }, respondWith: (answer) => (answered = answer) });
    return (await answered)?.status;
  };
  return { ask, paths: () => [...kept.keys()].sort() };
}
const said = (body: unknown, status = 200) => () => new Response(JSON.stringify(body), { status });

describe("what the worker keeps for when there is no connection", () => {
  it("goes with the person, whichever answer first says that this browser is nobody's", async () => {
    const answers = { "/api/me": said({ name: "Ada" }), "/api/me/tables": said({ tables: ["hers"] }), "/api/games": said([]) };
    for (const [path, gone] of [["/api/me", said({ name: null })], ["/api/me/tables", said({ code: "no-identity" }, 401)]] as const) {
      const worker = begin(answers);
      for (const asked of Object.keys(answers)) expect(await worker.ask(asked)).toBe(200);
      expect(worker.paths()).toEqual(["/api/games", "/api/me", "/api/me/tables"]);
      answers[path] = gone;
      await worker.ask(path);
      expect(worker.paths()).toEqual(["/api/games", "/api/me"]);
      answers[path] = path === "/api/me" ? said({ name: "Ada" }) : said({ tables: ["hers"] });
    }
  });

  it("stays where the server is busy or broken", async () => {
    const answers: Record<string, () => Response> = { "/api/me/tables": said({ tables: ["hers"] }) };
    const worker = begin(answers);
    await worker.ask("/api/me/tables");
    for (const status of [429, 500, 503]) {
      answers["/api/me/tables"] = said({}, status);
      expect(await worker.ask("/api/me/tables")).toBe(status);
    }
    expect(worker.paths()).toEqual(["/api/me/tables"]);
  });
});
