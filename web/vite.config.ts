import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

const BUILT = "../src/ludoteka/web";
/** What a table of a game needs; what is opened later is left apart. */
const BOARD = /\/src\/games\/([a-z-]+)\/(?!Figure|Score|Taste|guide|[a-z]+\.(svg|json))/;

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Returns what a module and those that it imports at once are made of. */
function whole(graph: Graph, roots: string[]): Set<string> {
  const found = new Set(roots);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

const SOURCE = join(import.meta.dirname, "src");
const BOARDS = readdirSync(join(SOURCE, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const boardPath = (name: string) => join(SOURCE, "games", name, "index.ts");
let parts: { first: Set<string>; table: Set<string> } | undefined;

/** Few files, as many small ones compress badly: what every page begins with, what every table needs besides, and the boards. */
function partOf(id: string, graph: Graph): string | null {
  parts ??= { first: whole(graph, [join(SOURCE, "main.ts")]), table: whole(graph, [join(SOURCE, "pages", "TablePage.svelte"), ...BOARDS.map(({ name }) => boardPath(name))]) };
  if (parts.first.has(id)) return "first";
  return BOARD.exec(id)?.[1] ?? (parts.table.has(id) ? "table" : null);
}

/** What home needs besides its scripts, in every language: it is shown without a connection too. */
const AT_HOME = /^(page|log|nav|home|[a-z-]+-shelf|cover|Offline)-[\w-]{8}\.(ftl|svg|js|css)$/;

/** Tells the worker which version it belongs to, and what it is to keep. */
const kept: Plugin = {
  name: "kept",
  apply: "build",
  closeBundle() {
    const folder = join(import.meta.dirname, BUILT);
    const first = [...readFileSync(join(folder, "index.html"), "utf-8").matchAll(/"(\/assets\/[^"]+)"/g)].map((found) => found[1]!);
    const version = first.find((name) => name.endsWith(".js"));
    const shell = [...first, ...readdirSync(join(folder, "assets")).filter((name) => AT_HOME.test(name)).map((name) => `/assets/${name}`), "/icon.svg", "/manifest.webmanifest"];
    const worker = readFileSync(join(folder, "worker.js"), "utf-8");
    writeFileSync(join(folder, "worker.js"), worker.replace('VERSION = ""', `VERSION = ${JSON.stringify(version)}`).replace("SHELL = []", `SHELL = ${JSON.stringify([...new Set(shell)])}`));
  },
};

/** Puts beside every text what the server sends to browsers that know Brotli: a seventh less than it would compress itself. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  closeBundle() {
    const folder = join(import.meta.dirname, BUILT);
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((file) => /\.(js|css|svg|html|ftl|webmanifest)$/.test(file))) {
      const content = readFileSync(join(folder, name));
      if (content.length >= 1024) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    }
  },
};

// `ludoteka serve` shows what is built here; in development the requests go to a server at its usual port.
export default defineConfig({
  plugins: [svelte(), kept, compressed],
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: "parts", name: partOf }] } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8410", ws: true } }, fs: { allow: [".."] } },
  // a limit is there to end what hangs, not to measure: kernels are compiled on the same cores
  // each file has a world of its own in a thread that has read jsdom once: to read it for every file took four fifths of the time
  test: { environment: "jsdom", pool: "vmThreads", include: ["tests/**/*.test.ts"], setupFiles: ["tests/files.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
