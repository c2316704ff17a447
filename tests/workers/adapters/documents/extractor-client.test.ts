import { describe, expect, test } from "vitest";
import { bytesOf } from "#tests/support/documents.ts";
import { createExtractorClient } from "#workers/adapters/documents/extractor-client.ts";
import { extractText } from "#workers/extractor/extract.ts";

const SCRIPT = bytesOf("How old is the roof?").buffer;
const FAILED = { ok: false, reason: "failed-to-process" };

describe("the extractor seen from the web Worker", () => {
  test("its answer is passed on", async () => {
    const client = createExtractorClient({ extract: extractText });
    expect(await client.extract(SCRIPT, "txt")).toEqual({ ok: true, text: "How old is the roof?", cut: false });
    expect(await client.extract(SCRIPT, "pdf")).toEqual({ ok: false, reason: "renamed" });
  });

  test("one that died is a failure, not a fault", async () => {
    const client = createExtractorClient({ extract: () => Promise.reject(new Error("Worker exceeded memory limit.")) });
    expect(await client.extract(SCRIPT, "txt")).toEqual(FAILED);
  });

  test("one that cannot even be called is a failure, not a fault", async () => {
    const client = createExtractorClient({
      extract() {
        throw new TypeError("The RPC receiver does not implement the method");
      },
    });
    expect(await client.extract(SCRIPT, "txt")).toEqual(FAILED);
  });

  test("one that never answers is given up after the time allowed", async () => {
    const client = createExtractorClient({ extract: () => new Promise(() => {}) }, 20);
    expect(await client.extract(SCRIPT, "txt")).toEqual(FAILED);
  });

  test.each([[null], [{ ok: true }], [{ ok: false, reason: "because" }], ["text"]])(
    "an answer of another shape, %j, is a failure",
    async (answer) => {
      const client = createExtractorClient({ extract: async () => answer });
      expect(await client.extract(SCRIPT, "txt")).toEqual(FAILED);
    },
  );
});
