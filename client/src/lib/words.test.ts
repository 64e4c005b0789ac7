import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const folder = new URL("../locales/", import.meta.url);
const files = readdirSync(new URL("en/", folder));

interface Shape {
  [message: string]: string[];
}

/** The messages of a file, each with its attributes and variables. */
function shape(lang: string, file: string): Shape {
  const text = readFileSync(new URL(`${lang}/${file}`, folder), "utf8");
  const entries = new FluentResource(text).body.map((message) => {
    const variables = [...JSON.stringify(message).matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]!);
    return [message.id, [...Object.keys(message.attributes), ...new Set(variables)].sort()] as const;
  });
  return Object.fromEntries(entries);
}

test("both languages have the same files", () => {
  expect(readdirSync(new URL("fr/", folder)).sort()).toEqual(files.sort());
});

test.each(files)("%s has the same messages, attributes and variables in both languages", (file) => {
  expect(shape("fr", file)).toEqual(shape("en", file));
});

test("every message that the pages ask for is there", () => {
  const known = shape("en", "client.ftl");
  const asked = readdirSync(new URL("../", import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((path) => /^(pages|table|ui|lib)\/.*\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
    .flatMap((path) => [...readFileSync(new URL(`../${path}`, import.meta.url), "utf8").matchAll(/\bsay\("([\w-]+)"/g)])
    .map((found) => found[1]!);
  expect(asked.filter((key) => !(key in known))).toEqual([]);
});
