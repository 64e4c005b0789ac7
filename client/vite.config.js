import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { defineConfig } from "vite";

const house = "http://127.0.0.1:8410"; // where `fagin serve` listens
const python = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const read = (file) => readFileSync(new URL(`node_modules/pyodide/${file}`, import.meta.url));

/** Puts the Python of browsers beside the pages, compressed once for all. */
function runtime() {
  return {
    name: "runtime",
    apply: "build",
    generateBundle() {
      const { version } = JSON.parse(read("package.json"));
      for (const file of python) {
        const fileName = `assets/pyodide-${version}/${file}.gz`;
        this.emitFile({ type: "asset", fileName, source: gzipSync(read(file), { level: 9 }) });
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), runtime()],
  base: "/",
  worker: { format: "es" },
  build: {
    outDir: "../src/fagin/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    proxy: {
      "/api": { target: house, changeOrigin: true, headers: { origin: house } },
      "/engine.zip": { target: house, changeOrigin: true },
      "/ws": { target: house, changeOrigin: true, headers: { origin: house }, ws: true },
    },
  },
});
