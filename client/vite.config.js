import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readFileSync } from "node:fs";
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

/** The package that a file of a bundle comes from, or null for our own; what helps to load it comes from its maker. */
function packageOf(file) {
  const found = file.startsWith("\0") ? file.slice(1) : file.split("node_modules/").slice(1).pop();
  return /^(@[^/]+\/)?[^/]+/.exec(found ?? "")?.[0] ?? null;
}

/** The notices that are missing in public/licences for what a bundle holds. */
export function missingNotices(bundle) {
  const parts = Object.values(bundle);
  const files = parts.flatMap((part) => [...Object.keys(part.modules ?? {}), ...(part.originalFileNames ?? [])]);
  const packages = new Set(files.map(packageOf).filter(Boolean));
  const notices = [...packages].map((name) => name.replace(/^@(fontsource\/)?/, "").replaceAll("/", "-"));
  return notices.filter((name) => !existsSync(new URL(`public/licences/${name}.txt`, import.meta.url)));
}

/** Lets nothing be bundled whose licence is not told. */
function notices() {
  return {
    name: "notices",
    apply: "build",
    generateBundle(_, bundle) {
      const missing = missingNotices(bundle);
      if (missing.length) this.error(`public/licences has no notice of what is bundled: ${missing.join(", ")}`);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), runtime(), notices()],
  base: "/",
  worker: { format: "es", plugins: () => [notices()] },
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
