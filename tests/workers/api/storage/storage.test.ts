import { env } from "cloudflare:workers";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeEach, describe, expect, test } from "vitest";
import { type AuthApp, authApp, SERVICE_ROLE_KEY, SITE, signedIn } from "#tests/support/auth-client.ts";
import { rowsOf } from "#tests/support/people.ts";
import { createStoredFiles } from "#workers/adapters/r2/stored-files.ts";

const SCRIPT = new Blob(["Hello, this is my script."], { type: "text/plain" });
let app: AuthApp;
let dana: { id: string; client: SupabaseClient };
let lee: { id: string; client: SupabaseClient };
let owner: SupabaseClient;

beforeEach(async () => {
  // Rows are emptied before each test; bytes are not.
  await env.STORAGE.delete(await keys());
  app = authApp({ SERVICE_ROLE_KEY }, { storedFiles: createStoredFiles(env.STORAGE) });
  dana = await signedIn(app, { email: "dana@agency.example" });
  lee = await signedIn(app, { email: "lee@agency.example" });
  owner = app.client({ key: SERVICE_ROLE_KEY });
  expect((await owner.storage.createBucket("files")).error).toBeNull();
  await app.world.settled();
});

const files = (of: { client: SupabaseClient }) => of.client.storage.from("files");
const keys = async () => (await env.STORAGE.list()).objects.map(({ key }) => key);
const mine = (name: string) => `${dana.id}/${name}`;

describe("the client's calls", () => {
  test("upload, list, info, download, replace, move, copy, remove", async () => {
    const up = await files(dana).upload(mine("scripts/auto.txt"), SCRIPT, { metadata: { line: "auto" } });
    expect(up.data).toEqual({
      id: expect.any(String),
      path: mine("scripts/auto.txt"),
      fullPath: `files/${mine("scripts/auto.txt")}`,
    });
    const raw = await files(dana).upload(mine("raw.txt"), new TextEncoder().encode("raw"), {
      contentType: "text/plain;charset=UTF-8",
      cacheControl: "60",
    });
    expect(raw.error).toBeNull();
    const listed = await files(dana).list(dana.id);
    expect(listed.data?.map(({ name, id }) => [name, id === null])).toEqual([
      ["raw.txt", false],
      ["scripts", true],
    ]);
    expect(listed.data?.[0]?.metadata).toMatchObject({ size: 3, mimetype: "text/plain", cacheControl: "max-age=60" });
    expect((await files(dana).info(mine("scripts/auto.txt"))).data).toMatchObject({
      name: mine("scripts/auto.txt"),
      size: SCRIPT.size,
      contentType: "text/plain",
      cacheControl: "max-age=3600",
      metadata: { line: "auto" },
    });
    expect((await files(dana).exists(mine("raw.txt"))).data).toBe(true);
    expect((await files(dana).exists(mine("none.txt"))).data).toBe(false);
    expect(await (await files(dana).download(mine("scripts/auto.txt"))).data?.text()).toBe(await SCRIPT.text());

    const again = await files(dana).upload(mine("raw.txt"), SCRIPT);
    expect(again.error).toMatchObject({ statusCode: "409", message: "The resource already exists" });
    expect((await files(dana).update(mine("raw.txt"), SCRIPT)).error).toBeNull();
    expect(
      (await files(dana).upload(mine("raw.txt"), new Blob(["new"], { type: "text/plain" }), { upsert: true })).error,
    ).toBeNull();
    expect(await (await files(dana).download(mine("raw.txt"))).data?.text()).toBe("new");

    expect((await files(dana).move(mine("raw.txt"), mine("moved.txt"))).data).toEqual({
      message: "Successfully moved",
    });
    expect((await files(dana).copy(mine("moved.txt"), mine("copy.txt"))).data).toEqual({
      path: `files/${mine("copy.txt")}`,
    });
    expect((await files(dana).move(mine("moved.txt"), mine("copy.txt"))).error).toMatchObject({ statusCode: "409" });
    const removed = await files(dana).remove([
      mine("moved.txt"),
      mine("copy.txt"),
      mine("scripts/auto.txt"),
      mine("no.txt"),
    ]);
    expect(removed.data?.map(({ name }) => name).sort()).toEqual(
      ["copy.txt", "moved.txt", "scripts/auto.txt"].map(mine),
    );
    await app.world.settled();
    expect([await keys(), await rowsOf("SELECT id FROM storage_objects")]).toEqual([[], []]);
  });

  test("signed links open one object for whoever holds them, until they end", async () => {
    await files(dana).upload(mine("a.txt"), SCRIPT);
    const { data } = await files(dana).createSignedUrl(mine("a.txt"), 60);
    const link = data?.signedUrl ?? "";
    expect(link).toMatch(/^https:\/\/rolecall\.example\/storage\/v1\/object\/sign\/files\//);
    const opened = await app.fetch(link);
    expect([opened.status, await opened.text()]).toEqual([200, await SCRIPT.text()]);
    const many = await files(dana).createSignedUrls([mine("a.txt"), mine("none.txt"), `${lee.id}/a.txt`], 60);
    expect(many.data?.map(({ signedUrl, error }) => [Boolean(signedUrl), error !== null])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
    const forged = link.replace(/token=(.)/, (_, first: string) => `token=${first === "A" ? "B" : "A"}`);
    const other = link.replace("a.txt", "b.txt");
    for (const bad of [forged, other, `${link}x`, link.replace(/token=.*/, "token=a.b.c"), link.replace(/\?.*/, "")]) {
      expect((await app.fetch(bad)).status).toBe(400);
    }
    app.world.clock.advance(60_000);
    expect((await app.fetch(link)).status).toBe(400);
  });

  test("a signed upload takes one object, once", async () => {
    const { data } = await files(dana).createSignedUploadUrl(mine("later.txt"));
    const stranger = app.client().storage.from("files");
    const token = data?.token ?? "";
    expect((await stranger.uploadToSignedUrl(mine("other.txt"), token, SCRIPT)).error).toMatchObject({
      statusCode: "400",
    });
    expect((await stranger.uploadToSignedUrl(mine("later.txt"), token, SCRIPT)).data).toMatchObject({
      path: mine("later.txt"),
    });
    expect((await stranger.uploadToSignedUrl(mine("later.txt"), token, SCRIPT)).error).toMatchObject({
      statusCode: "409",
    });
    expect(await rowsOf("SELECT owner_id FROM storage_objects")).toEqual([{ owner_id: dana.id }]);
    const download =
      (await files(dana).createSignedUrl(mine("later.txt"), 60)).data?.signedUrl.split("token=")[1] ?? "";
    const reused = await stranger.uploadToSignedUrl(mine("later.txt"), download, SCRIPT);
    expect(reused.error).toMatchObject({ statusCode: "400" });
    await app.world.settled();
  });

  test("buckets are the owner's to make, and everybody's to see", async () => {
    expect((await owner.storage.createBucket("files")).error).toMatchObject({ statusCode: "409" });
    await owner.storage.createBucket("pictures", { public: true, allowedMimeTypes: ["image/*"], fileSizeLimit: 10 });
    expect((await dana.client.storage.listBuckets()).data?.map(({ id, public: isPublic }) => [id, isPublic])).toEqual([
      ["files", false],
      ["pictures", true],
    ]);
    const pictures = dana.client.storage.from("pictures");
    expect((await pictures.upload(mine("a.txt"), SCRIPT)).error).toMatchObject({ statusCode: "413" });
    const text = new Blob(["x"], { type: "text/plain" });
    expect((await pictures.upload(mine("a.txt"), text)).error?.message).toBe("mime type text/plain is not supported");
    await pictures.upload(mine("a.svg"), new Blob(["<svg/>"], { type: "image/svg+xml" }));
    const shown = await app.fetch(pictures.getPublicUrl(mine("a.svg")).data.publicUrl);
    expect([shown.status, shown.headers.get("Content-Disposition")]).toEqual([
      200,
      "attachment; filename*=UTF-8''a.svg",
    ]);
    expect((await app.fetch(files(dana).getPublicUrl(mine("a.svg")).data.publicUrl)).status).toBe(404);

    for (const refused of [
      await dana.client.storage.createBucket("mine"),
      await dana.client.storage.updateBucket("files", { public: true }),
      await dana.client.storage.emptyBucket("files"),
      await dana.client.storage.deleteBucket("files"),
    ]) {
      expect(refused.error).toMatchObject({ statusCode: "403" });
    }
    expect((await owner.storage.deleteBucket("pictures")).error).toMatchObject({ statusCode: "409" });
    expect((await owner.storage.emptyBucket("pictures")).error).toBeNull();
    expect((await owner.storage.deleteBucket("pictures")).data).toEqual({ message: "Successfully deleted" });
    expect((await dana.client.storage.getBucket("pictures")).error).toMatchObject({ message: "Bucket not found" });
    await app.world.settled();
  });
});

describe("nobody reaches what is not theirs", () => {
  test("a stranger finds, opens, replaces, moves, copies, signs and removes nothing", async () => {
    await files(dana).upload(mine("a.txt"), SCRIPT);
    const theirs = mine("a.txt");
    const own = `${lee.id}/a.txt`;
    const refused = [
      (await files(lee).download(theirs)).error,
      (await files(lee).info(theirs)).error,
      (await files(lee).upload(theirs, SCRIPT, { upsert: true })).error,
      (await files(lee).upload(mine("b.txt"), SCRIPT)).error,
      (await files(lee).move(theirs, own)).error,
      (await files(lee).copy(theirs, own)).error,
      (await files(lee).createSignedUrl(theirs, 60)).error,
      (await files(lee).createSignedUploadUrl(theirs)).error,
    ];
    expect(refused.every((error) => error !== null)).toBe(true);
    expect((await files(lee).remove([theirs])).data).toEqual([]);
    expect((await files(lee).list(dana.id)).data).toEqual([]);
    expect((await files(lee).list("")).data).toEqual([]);
    const anybody = app.client().storage.from("files");
    expect((await anybody.list("")).error).toMatchObject({ statusCode: "401" });
    expect((await anybody.download(theirs)).error).not.toBeNull();
    expect(await (await files(dana).download(theirs)).data?.text()).toBe(await SCRIPT.text());
    expect((await owner.storage.from("files").list("")).data?.map(({ name }) => name)).toEqual([dana.id]);
  });

  test.each([
    ["dots", (id: string) => `${id}/..%2f..%2fother/x`],
    ["encoded dots", (id: string) => `${id}/%2e%2e/x`],
    ["twice encoded dots", (id: string) => `${id}/%252e%252e/x`],
    ["a null byte", (id: string) => `${id}/x%00.txt`],
    ["a backslash", (id: string) => `${id}/..%5cx`],
    ["an empty part", (id: string) => `${id}//x`],
    ["a broken escape", (id: string) => `${id}/%zz`],
    ["a folder that begins alike", (id: string) => `${id}x/y`],
  ])("%s lead nowhere", async (_, path) => {
    const token = (await dana.client.auth.getSession()).data.session?.access_token ?? "";
    const response = await app.fetch(`${SITE}/storage/v1/object/files/${path(dana.id)}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "text/plain" },
      body: "x",
    });
    expect([400, 403]).toContain(response.status);
    expect([await keys(), await rowsOf("SELECT id FROM storage_objects")]).toEqual([[], []]);
  });
});

describe("what is stored", () => {
  test("is never run: a download is sandboxed, never sniffed, and kept by nobody between", async () => {
    await owner.storage.updateBucket("files", { public: false, allowedMimeTypes: ["text/html", "image/png"] });
    await files(dana).upload(mine("page.html"), new Blob(["<script>alert(1)</script>"], { type: "text/html" }));
    const { data } = await files(dana).createSignedUrl(mine("page.html"), 60);
    const { headers } = await app.fetch(data?.signedUrl ?? "");
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/html",
      "content-disposition": "attachment; filename*=UTF-8''page.html",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=3600",
    });
    expect((await keys()).every((key) => !key.includes("page.html"))).toBe(true);
  });

  test("has a limit for each object and for each person, and what is refused leaves nothing behind", async () => {
    const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: "text/plain" });
    expect((await files(dana).upload(mine("large.txt"), large)).error).toMatchObject({
      statusCode: "413",
      message: "The object exceeded the maximum allowed size",
    });
    await files(dana).upload(mine("a.txt"), SCRIPT);
    await app.world.db.$client.exec("UPDATE storage_objects SET size_bytes = 104857600 - 30");
    expect((await files(dana).upload(mine("b.txt"), SCRIPT)).error).toBeNull();
    const full = await files(dana).upload(mine("c.txt"), SCRIPT);
    expect(full.error).toMatchObject({ statusCode: "413", message: "The storage of this account is full" });
    expect((await files(lee).upload(`${lee.id}/c.txt`, SCRIPT)).error).toBeNull();
    await app.world.settled();
    expect(await keys()).toHaveLength(3);
  });

  test("goes with the person", async () => {
    await files(dana).upload(mine("a.txt"), SCRIPT);
    await owner.storage.from("files").upload(mine("given.txt"), SCRIPT);
    expect((await owner.auth.admin.deleteUser(dana.id)).error).toBeNull();
    await app.world.settled();
    expect([await keys(), await rowsOf("SELECT id FROM storage_objects")]).toEqual([[], []]);
  });
});
