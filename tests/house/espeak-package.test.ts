import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { type EspeakPackage, espeakModuleOf, readEspeakModule } from "#app/node/vite-plugins/espeak-package.ts";

const folder = dirname(createRequire(import.meta.url).resolve("@echogarden/espeak-ng-emscripten"));
const original: EspeakPackage = {
  script: readFileSync(join(folder, "espeak-ng.js"), "utf8"),
  data: readFileSync(join(folder, "espeak-ng.data")),
};

describe("the package eSpeak NG comes in", () => {
  test("becomes a module that asks neither where it is nor what time it is", async () => {
    const module = await readEspeakModule();
    expect(module).not.toMatch(/import\.meta|Date\.now/);
    expect(module).toContain("export const createModule");
  });

  test("gives English in less than 1.3 MB of base64", async () => {
    const [, data = ""] = /englishData = "([^"]*)"/.exec(await readEspeakModule()) ?? [];
    expect(data.length).toBeGreaterThan(900_000);
    expect(data.length).toBeLessThan(1_300_000);
  });

  test.each([
    ["a place that asks for import.meta.url is gone", (script: string) => script.replace("import.meta.url", "here")],
    ["there is one clock more", (script: string) => `${script}Date.now()`],
    [
      "the runtime is guessed in another way",
      (script: string) => script.replace("var ENVIRONMENT_IS_WEB=", "let ENVIRONMENT_IS_WEB="),
    ],
    ["the data is listed in another way", (script: string) => script.replace("remote_package_size:", "size:")],
  ])("fails the build when %s", (_, change) => {
    expect(() => espeakModuleOf({ ...original, script: change(original.script) })).toThrow("is not as it was");
  });

  test("fails the build when a voice is missing", () => {
    const script = original.script.replace("voices/!v/belinda", "voices/!v/linda-b");
    expect(() => espeakModuleOf({ ...original, script })).toThrow("voices/!v/belinda");
  });
});
