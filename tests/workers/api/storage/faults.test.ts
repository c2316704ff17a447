import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { authApp, SERVICE_ROLE_KEY, signedIn } from "#tests/support/auth-client.ts";
import { count, withEachFailure } from "#tests/support/each-failure.ts";
import { rowsOf } from "#tests/support/people.ts";
import type { Database } from "#workers/adapters/d1/database.ts";
import { createStoredFiles } from "#workers/adapters/r2/stored-files.ts";

// Each test does its work anew for every round trip that can fail.
vi.setConfig({ testTimeout: 30_000 });

// Whatever fails, in the end each object has its bytes and all bytes have their object.

const TEXT = new Blob(["Hi, this is Pat."], { type: "text/plain" });

const keys = async () => (await env.STORAGE.list()).objects.map(({ key }) => key).sort();
const known = async () =>
  (await rowsOf("SELECT r2_key FROM storage_objects ORDER BY r2_key")).map(({ r2_key }) => r2_key);

/** Somebody with "a.txt" in their folder. */
async function stored(db: Database) {
  await env.STORAGE.delete(await keys());
  const app = authApp({ SERVICE_ROLE_KEY }, { db, storedFiles: createStoredFiles(env.STORAGE) });
  const owner = app.client({ key: SERVICE_ROLE_KEY }).storage;
  await owner.createBucket("files");
  const { client, id } = await signedIn(app);
  const files = client.storage.from("files");
  await files.upload(`${id}/a.txt`, TEXT);
  return { world: app.world, owner, files, path: (name: string) => `${id}/${name}` };
}
type Stored = Awaited<ReturnType<typeof stored>>;

test.each<[string, (ready: Stored) => Promise<{ error: unknown }>, number]>([
  ["an upload", ({ files, path }) => files.upload(path("b.txt"), TEXT), 2],
  ["an upload over another", ({ files, path }) => files.update(path("a.txt"), TEXT), 1],
  ["a copy", ({ files, path }) => files.copy(path("a.txt"), path("b.txt")), 2],
  ["a new name", ({ files, path }) => files.move(path("a.txt"), path("b.txt")), 1],
  ["a removal", ({ files, path }) => files.remove([path("a.txt")]), 0],
  ["the emptying of a bucket", ({ owner }) => owner.emptyBucket("files"), 0],
])("%s is done with its bytes, or not at all", async (_, act, objects) => {
  const trips = await withEachFailure({
    prepare: stored,
    act,
    check: async (_, isDone) => {
      expect(await keys()).toEqual(await known());
      expect(await count("storage_objects")).toBe(isDone ? objects : 1);
    },
  });
  expect(trips).toBeGreaterThanOrEqual(2);
});

test("an upload by a signed link is done with its bytes, or the link still holds", async () => {
  await withEachFailure({
    prepare: async (db) => {
      const ready = await stored(db);
      const { data } = await ready.files.createSignedUploadUrl(ready.path("b.txt"));
      return { ...ready, token: data?.token ?? "" };
    },
    act: ({ files, path, token }) => files.uploadToSignedUrl(path("b.txt"), token, TEXT),
    check: async ({ files, path, token }, isDone) => {
      expect(await keys()).toEqual(await known());
      if (!isDone) expect((await files.uploadToSignedUrl(path("b.txt"), token, TEXT)).error).toBeNull();
    },
  });
});
