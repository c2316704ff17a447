import { env } from "cloudflare:workers";
import { StorageApiError } from "@supabase/supabase-js";
import { beforeEach, describe, expect, test } from "vitest";
import { type AuthApp, authApp, SERVICE_ROLE_KEY, SITE } from "#tests/support/auth-client.ts";
import { createStoredFiles } from "#workers/adapters/r2/stored-files.ts";

// What the client's own tests expect of a server (README.md beside this file), by the unmodified client.

const PATH = "testpath/file.jpg";
const FILE = Uint8Array.from({ length: 30_000 }, (_, index) => index % 251);
let app: AuthApp;
let storage: ReturnType<AuthApp["client"]>["storage"];

beforeEach(async () => {
  await env.STORAGE.delete((await env.STORAGE.list()).objects.map(({ key }) => key));
  app = authApp({ SERVICE_ROLE_KEY }, { storedFiles: createStoredFiles(env.STORAGE) });
  storage = app.client({ key: SERVICE_ROLE_KEY }).storage;
  for (const bucket of ["bucket", "bucket-move"]) {
    expect((await storage.createBucket(bucket, { public: true })).error).toBeNull();
  }
});

const files = () => storage.from("bucket");
const uploaded = async (path = PATH) => expect((await files().upload(path, FILE)).error).toBeNull();

describe("links", () => {
  test("a bucket that does not exist is named as the reason", async () => {
    const { data, error } = await storage.from("non-existent-bucket").upload(PATH, FILE);
    expect([data, error?.message]).toEqual([null, "Bucket not found"]);
    const throwing = app.client({ key: SERVICE_ROLE_KEY }).storage.from("non-existent-bucket").throwOnError();
    await expect(throwing.upload(PATH, FILE)).rejects.toThrow("Bucket not found");
  });

  test("a signed link to text opens in place, as a download, and as a download of another name", async () => {
    await uploaded();
    const cases = [
      [undefined, "inline; filename*=UTF-8''file.jpg"],
      [true, "attachment; filename*=UTF-8''file.jpg"],
      ["test.jpg", "attachment; filename*=UTF-8''test.jpg"],
    ] as const;
    for (const [download, disposition] of cases) {
      const { data, error } = await files().createSignedUrl(PATH, 2000, { download });
      expect(error).toBeNull();
      expect(data?.signedUrl).toContain(`${SITE}/storage/v1/object/sign/bucket/${PATH}`);
      const opened = await app.fetch(data?.signedUrl ?? "");
      expect(opened.headers.get("Content-Disposition")).toBe(disposition);
      expect(new Uint8Array(await opened.arrayBuffer())).toEqual(FILE);
    }
    expect((await files().createSignedUrl("non-existent-path", 2000)).error?.message).toBe("Object not found");
  });
});

describe("uploads", () => {
  const form = () => {
    const body = new FormData();
    body.append("", new Blob([FILE]), "file.txt");
    return body;
  };
  test.each([
    ["a form", form],
    ["a view of bytes", () => FILE],
    ["a buffer", () => FILE.buffer],
    ["a Blob", () => new Blob([FILE])],
    ["a stream", () => new Blob([FILE]).stream()],
  ])("%s arrives byte for byte", async (_, make) => {
    const { data, error } = await files().upload(PATH, make(), { duplex: "half" });
    expect([data?.path, error]).toEqual([PATH, null]);
    const stored = (await files().download(PATH)).data;
    expect(new Uint8Array((await stored?.arrayBuffer()) ?? [])).toEqual(FILE);
  });

  test.each([
    ["a form without an end", "multipart/form-data; boundary=b", '--b\r\nContent-Disposition: form-data; name=""'],
    ["a form without a boundary", "multipart/form-data", "--b--"],
    [
      "a form without a file",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--b--',
    ],
  ])("%s is refused, and nothing is stored", async (_, type, body) => {
    const headers = { apikey: SERVICE_ROLE_KEY, Authorization: `Bearer ${SERVICE_ROLE_KEY}`, "Content-Type": type };
    const answer = await app.fetch(`${SITE}/storage/v1/object/bucket/${PATH}`, { method: "POST", headers, body });
    expect(answer.status).toBe(400);
    expect((await files().exists(PATH)).data).toBe(false);
  });

  test("custom metadata is kept", async () => {
    const metadata = { custom: "metadata", second: "second" };
    expect((await files().upload(PATH, FILE, { metadata })).error).toBeNull();
    expect((await files().info(PATH)).data?.metadata).toEqual(metadata);
  });

  test("a bucket's limit may be text, in any case: within it is stored, beyond it refused", async () => {
    await storage.createBucket("large", { public: true, fileSizeLimit: "1mb" });
    await storage.createBucket("small", { public: true, fileSizeLimit: "1KB" });
    expect((await storage.getBucket("large")).data?.file_size_limit).toBe(1_048_576);
    expect((await storage.from("large").upload(PATH, FILE)).error).toBeNull();
    const { error } = await storage.from("small").upload(PATH, FILE);
    expect(error).toBeInstanceOf(StorageApiError);
    expect(error).toMatchObject({ message: "The object exceeded the maximum allowed size", statusCode: "413" });
    expect((await storage.createBucket("wrong", { public: true, fileSizeLimit: "much" })).error).not.toBeNull();
  });

  test("a bucket takes the types that it names, and no others", async () => {
    await storage.createBucket("pictures", { public: true, allowedMimeTypes: ["image/png"] });
    const pictures = storage.from("pictures");
    expect((await pictures.upload(PATH, FILE, { contentType: "image/png" })).error).toBeNull();
    const { error } = await pictures.upload("b.jpg", FILE, { contentType: "image/jpeg" });
    expect(error).toMatchObject({ message: "mime type image/jpeg is not supported", statusCode: "415" });
  });

  test("a signed link to upload takes one object, over an older one where it says so", async () => {
    const first = await files().createSignedUploadUrl(PATH);
    expect(first.data?.signedUrl).toContain(`${SITE}/storage/v1/object/upload/sign/bucket/${PATH}`);
    expect((await files().uploadToSignedUrl(PATH, first.data?.token ?? "", FILE)).data?.path).toBe(PATH);
    const again = await files().uploadToSignedUrl(PATH, first.data?.token ?? "", FILE);
    expect(again.error).toMatchObject({ message: "The resource already exists", statusCode: "409" });
    const over = await files().createSignedUploadUrl(PATH, { upsert: true });
    expect((await files().uploadToSignedUrl(PATH, over.data?.token ?? "", FILE)).error).toBeNull();
  });
});

describe("listings", () => {
  test("list gives the members of a folder with their ids", async () => {
    await uploaded();
    const { data } = await files().list("testpath");
    expect(data).toEqual([
      expect.objectContaining({ name: "file.jpg", id: expect.any(String), metadata: expect.any(Object) }),
    ]);
  });

  test("listV2 gives whole names, and stores nothing", async () => {
    await uploaded();
    const { data, error } = await files().listV2({ prefix: "testpath" });
    expect(error).toBeNull();
    expect(data).toEqual({
      hasNext: false,
      folders: [],
      objects: [expect.objectContaining({ name: PATH, key: PATH })],
    });
    expect((await files().list("")).data?.map(({ name }) => name)).toEqual(["testpath"]);
  });

  test("listV2 with a delimiter gives folders", async () => {
    await uploaded();
    expect((await files().listV2({ with_delimiter: true })).data).toEqual({
      hasNext: false,
      folders: [{ key: "testpath", name: "testpath/" }],
      objects: [],
    });
  });

  test("listV2 goes on from page to page, in every order", async () => {
    const suffixes = ["zz", "bb", "xx", "ww", "cc", "aa"];
    for (const suffix of suffixes) {
      await uploaded(PATH + suffix);
      app.world.clock.advance(1);
    }
    const inOrder = [...suffixes].sort();
    const cases = [
      [undefined, inOrder],
      [{ column: "name", order: "desc" }, [...inOrder].reverse()],
      [{ column: "created_at", order: "asc" }, suffixes],
      [{ column: "created_at", order: "desc" }, [...suffixes].reverse()],
    ] as const;
    for (const [sortBy, expected] of cases) {
      const pages: string[][] = [];
      let cursor: string | undefined;
      do {
        const { data } = await files().listV2({ prefix: "testpath/", with_delimiter: true, limit: 2, cursor, sortBy });
        pages.push(data?.objects.map(({ name }) => name.slice(PATH.length)) ?? []);
        cursor = data?.nextCursor;
      } while (cursor);
      expect(pages).toEqual([expected.slice(0, 2), expected.slice(2, 4), expected.slice(4)]);
    }
    expect((await files().listV2({ cursor: "no cursor" })).error?.message).toBe("Invalid cursor");
  });
});

describe("objects", () => {
  test("are moved and copied, within a bucket and to another", async () => {
    await uploaded();
    const other = { destinationBucket: "bucket-move" };
    expect((await files().copy(PATH, "a.jpg")).data?.path).toBe("bucket/a.jpg");
    expect((await files().copy(PATH, "b.jpg", other)).data?.path).toBe("bucket-move/b.jpg");
    expect((await files().move(PATH, "c.jpg")).data?.message).toBe("Successfully moved");
    expect((await files().move("c.jpg", "d.jpg", other)).data?.message).toBe("Successfully moved");
    expect((await storage.from("bucket-move").download("d.jpg")).error).toBeNull();
    expect((await files().move("non-existent", "e.jpg")).error).not.toBeNull();
    await app.world.settled();
  });

  test("are downloaded as a Blob and as a stream", async () => {
    await uploaded();
    expect((await files().download(PATH)).data?.size).toBe(FILE.length);
    const { data } = await files().download(PATH).asStream();
    expect((await new Response(data).arrayBuffer()).byteLength).toBe(FILE.length);
    expect((await files().download("non-existent-file")).error).not.toBeNull();
    expect((await files().download(PATH, {}, { cache: "no-store" })).error).toBeNull();
  });

  test("tell of themselves: info and exists", async () => {
    await uploaded();
    expect((await files().info(PATH)).data).toMatchObject({
      id: expect.any(String),
      bucketId: "bucket",
      name: PATH,
      createdAt: expect.any(String),
      lastModified: expect.any(String),
      cacheControl: "max-age=3600",
      contentType: "text/plain",
      size: FILE.length,
      etag: expect.any(String),
      version: expect.any(String),
      metadata: {},
    });
    expect((await files().info("non-existent")).error).not.toBeNull();
    expect([(await files().exists(PATH)).data, (await files().exists("none")).data]).toEqual([true, false]);
  });

  test("are removed, and named", async () => {
    await uploaded();
    const { data } = await files().remove([PATH]);
    expect(data).toEqual([expect.objectContaining({ name: PATH, id: expect.any(String), bucket_id: "bucket" })]);
    await app.world.settled();
  });

  test("are not resized: the refusal is the reference server's", async () => {
    await uploaded();
    const transform = { width: 200, height: 200 };
    const { error } = await files().download(PATH, { transform });
    expect(error).toMatchObject({ message: "feature not enabled for this tenant", statusCode: "403" });
    const { publicUrl } = files().getPublicUrl(PATH, { transform }).data;
    const answer = await app.fetch(publicUrl);
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { statusCode: "403", error: "FeatureNotEnabled", message: "feature not enabled for this tenant" },
    ]);
  });
});
