import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

const BUILT = "../src/ludoteka/web";

/** Puts beside every text what the server sends to browsers that know Brotli: a seventh less than it would compress itself. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  closeBundle() {
    const folder = join(import.meta.dirname, BUILT);
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((file) => /\.(js|css|svg|html)$/.test(file))) {
      const content = readFileSync(join(folder, name));
      if (content.length >= 1024) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
    }
  },
};

// `ludoteka serve` shows what is built here; in development the requests go to a server at its usual port.
export default defineConfig({
  plugins: [svelte(), compressed],
  build: { outDir: BUILT, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8410", ws: true } }, fs: { allow: [".."] } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
