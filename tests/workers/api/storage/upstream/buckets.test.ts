import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { type AuthApp, authApp, SERVICE_ROLE_KEY, SITE } from "#tests/support/auth-client.ts";
import { createStoredFiles } from "#workers/adapters/r2/stored-files.ts";

// What the client's own tests expect of a server (README.md beside this file), by the unmodified client.

let app: AuthApp;
let storage: ReturnType<AuthApp["client"]>["storage"];

beforeEach(async () => {
  app = authApp({ SERVICE_ROLE_KEY }, { storedFiles: createStoredFiles(env.STORAGE) });
  storage = app.client({ key: SERVICE_ROLE_KEY }).storage;
});

test("a bucket is made, read, changed, emptied and deleted", async () => {
  expect((await storage.createBucket("my-bucket")).data).toEqual({ name: "my-bucket" });
  const fields = {
    id: "my-bucket",
    name: "my-bucket",
    owner: "",
    type: "STANDARD",
    public: false,
    file_size_limit: null,
    allowed_mime_types: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  };
  expect((await storage.getBucket("my-bucket")).data).toEqual(fields);
  expect((await storage.listBuckets()).data).toEqual([fields]);
  const rules = { public: true, fileSizeLimit: "20KB", allowedMimeTypes: ["text/plain"] };
  expect((await storage.updateBucket("my-bucket", rules)).data).toEqual({ message: "Successfully updated" });
  expect((await storage.getBucket("my-bucket")).data).toEqual({
    ...fields,
    public: true,
    file_size_limit: 20_480,
    allowed_mime_types: ["text/plain"],
  });
  expect((await storage.emptyBucket("my-bucket")).error).toBeNull();
  expect((await storage.deleteBucket("my-bucket")).data).toEqual({ message: "Successfully deleted" });
  expect((await storage.getBucket("my-bucket")).error?.message).toBe("Bucket not found");
  await app.world.settled();
});

test("a change leaves what it does not name", async () => {
  await storage.createBucket("my-bucket", { public: false, fileSizeLimit: 1000 });
  await storage.updateBucket("my-bucket", { public: true });
  expect((await storage.getBucket("my-bucket")).data).toMatchObject({ public: true, file_size_limit: 1000 });
});

test.each([
  ["no header", {}],
  ["a key that is none", { apikey: "nonsense", Authorization: "Bearer nonsense" }],
])("buckets are not listed with %s", async (_, headers) => {
  const answer = await app.fetch(`${SITE}/storage/v1/bucket`, { headers });
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { statusCode: "401", error: "Unauthorized", message: "Invalid Compact JWS" },
  ]);
});
