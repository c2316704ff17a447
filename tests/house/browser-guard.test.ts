import { resolve } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { workerCodeStaysOutOfTheBrowser } from "#app/node/vite-plugins/worker-code-guard.ts";

const fixtures = resolve(import.meta.dirname, "../fixtures/browser-guard");

test("a browser build that imports a value from workers/ fails and names the import", async () => {
  await expect(bundle("brings-worker-code.ts")).rejects.toThrow("brings Worker code into the browser: #workers/log.ts");
});

test("a browser build may know types of workers/", async () => {
  await expect(bundle("knows-worker-types.ts")).resolves.toBeDefined();
});

function bundle(entry: string) {
  return build({
    configFile: false,
    logLevel: "silent",
    plugins: [workerCodeStaysOutOfTheBrowser()],
    build: { write: false, lib: { entry: resolve(fixtures, entry), formats: ["es"] } },
  });
}
