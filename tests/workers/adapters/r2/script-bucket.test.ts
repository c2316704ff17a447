import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { bytesOf } from "#tests/support/documents.ts";
import { createScriptFiles } from "#workers/adapters/r2/script-bucket.ts";

const BYTES = bytesOf("How old is the roof?").buffer;
const KEY = "uploads/user-1/4f6d2a10-file";

describe("uploaded files in the bucket", () => {
  test("what was put is found, with its digest", async () => {
    const files = createScriptFiles(env.SCRIPTS);
    const stored = await files.put(KEY, BYTES);
    expect(stored).toEqual({
      sizeBytes: 20,
      sha256: "8e80e7de8d1d11c6db7b44ee2836b4153a7cabcee137f4527b4b3ecd8f76b674",
    });
    expect(new TextDecoder().decode((await files.find(KEY)) ?? new ArrayBuffer(0))).toBe("How old is the roof?");
  });

  test("a file is stored so that no browser would show it", async () => {
    await createScriptFiles(env.SCRIPTS).put(KEY, BYTES);
    const object = await env.SCRIPTS.head(KEY);
    expect(object?.httpMetadata).toMatchObject({
      contentType: "application/octet-stream",
      contentDisposition: "attachment",
    });
    expect(object?.checksums.toJSON()).toHaveProperty("sha256");
  });

  test("a deleted file is gone, and deleting it again is no error", async () => {
    const files = createScriptFiles(env.SCRIPTS);
    await files.put(KEY, BYTES);
    await files.delete(KEY);
    await files.delete(KEY);
    expect(await files.find(KEY)).toBeNull();
  });

  test.each([
    "my script.pdf",
    "uploads/user-1",
    "uploads/user-1/../user-2/file",
    "uploads//file",
    "uploads/user-1/file.pdf",
    `uploads/u/${"a".repeat(65)}`,
  ])("%j is no key of ours", async (key) => {
    await expect(createScriptFiles(env.SCRIPTS).put(key, BYTES)).rejects.toThrow(TypeError);
    expect(await env.SCRIPTS.head(key)).toBeNull();
  });
});
