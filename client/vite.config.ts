import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const house = "http://127.0.0.1:8410"; // where `fagin serve` listens

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: { outDir: "../src/fagin/web/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    proxy: {
      "/api": { target: house, changeOrigin: true, headers: { origin: house } },
      "/ws": { target: house, changeOrigin: true, headers: { origin: house }, ws: true },
    },
  },
});
