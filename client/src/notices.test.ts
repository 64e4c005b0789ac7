import { expect, test } from "vitest";
import { missingNotices } from "../vite.config.js";

test("what is bundled without a notice of its licence is named", () => {
  const bundle = {
    "index.js": { modules: { "/here/client/src/main.ts": {}, "/here/node_modules/svelte/src/index.js": {}, "\0vite/help.js": {} } },
    "other.js": { modules: { "/here/node_modules/@new/thing/index.js": {}, "/here/node_modules/a/node_modules/b/i.js": {} } },
    "fell.woff2": { originalFileNames: ["node_modules/@fontsource/im-fell-english/files/fell.woff2"] },
    "new.woff2": { originalFileNames: ["node_modules/@fontsource/new-face/files/new.woff2"] },
  };
  expect(missingNotices(bundle)).toEqual(["new-thing", "b", "new-face"]);
});
