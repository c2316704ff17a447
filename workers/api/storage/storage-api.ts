import { Hono } from "hono";
import { listRequestSchema, pageRequestSchema } from "#core/storage/listing.ts";
import { StorageError } from "#core/storage/storage-error.ts";
import { parsePlace } from "../../services/storage/storage.ts";
import { type BearerEnv, callsFromAnySite, withBearer } from "../with-bearer.ts";
import { bucketCalls } from "./bucket-calls.ts";
import { placeOf, readJson, readUpload, replacesOf, type StorageContext } from "./read-upload.ts";
import { downloadAnswer, storageErrorAnswer, wireFolder, wireInfo, wireObject } from "./storage-answers.ts";
import { moveSchema, removeSchema, signManySchema, signSchema } from "./storage-schemas.ts";

/** Pictures are not resized here. The reference server says so in these words where it is not set up to. */
const renderCalls = new Hono<BearerEnv>().all("/render/image/*", () => {
  throw new StorageError("FeatureNotEnabled");
});

/** Calls without headers, by a signed link or for a public bucket, which a browser can open. */
const linkCalls = new Hono<BearerEnv>()
  .get("/object/sign/:bucket/:name{.+}", async (c) => {
    const download = await c.var.services.storage.downloadSigned(
      placeOf(c, "/object/sign/"),
      c.req.query("token") ?? "",
    );
    return downloadAnswer(download, c.req.query("download"));
  })
  .get("/object/public/:bucket/:name{.+}", async (c) =>
    downloadAnswer(await c.var.services.storage.downloadPublic(placeOf(c, "/object/public/")), c.req.query("download")),
  )
  .put("/object/upload/sign/:bucket/:name{.+}", async (c) => {
    const place = placeOf(c, "/object/upload/sign/");
    const { storage } = c.var.services;
    const stored = await storage.uploadSigned(place, c.req.query("token") ?? "", () => readUpload(c));
    return c.json({ Id: stored.id, Key: `${stored.bucket_id}/${stored.name}` });
  });

const objectCalls = new Hono<BearerEnv>()
  .post("/object/list/:bucket", async (c) => {
    const request = await readJson(c, listRequestSchema);
    const listed = await c.var.services.storage.list(c.var.bearer, c.req.param("bucket"), request);
    return c.json(listed.map(({ name, object }) => (object ? wireObject(object, name) : wireFolder(name))));
  })
  .post("/object/list-v2/:bucket", async (c) => {
    const request = await readJson(c, pageRequestSchema);
    const { items, nextCursor } = await c.var.services.storage.listPage(c.var.bearer, c.req.param("bucket"), request);
    return c.json({
      hasNext: nextCursor !== null,
      ...(nextCursor !== null && { nextCursor }),
      folders: items.filter(({ object }) => !object).map(({ name }) => ({ key: name.slice(0, -1), name })),
      objects: items.flatMap(({ object }) => (object ? [{ ...wireObject(object), key: object.name }] : [])),
    });
  })
  .post("/object/move", async (c) => {
    const { from, to } = await readMove(c);
    await c.var.services.storage.move(c.var.bearer, from, to);
    return c.json({ message: "Successfully moved" });
  })
  .post("/object/copy", async (c) => {
    const { from, to } = await readMove(c);
    const copy = await c.var.services.storage.copy(c.var.bearer, from, to, replacesOf(c));
    return c.json({ Id: copy.id, Key: `${copy.bucket_id}/${copy.name}` });
  })
  .post("/object/sign/:bucket", async (c) => {
    const { expiresIn, paths } = await readJson(c, signManySchema);
    const places = paths.map((path) => parsePlace(c.req.param("bucket"), path));
    const tokens = await c.var.services.storage.signDownloads(
      c.var.bearer,
      c.req.param("bucket"),
      places.map(({ name }) => name),
      expiresIn,
    );
    return c.json(
      places.map(({ bucket, name }, index) => {
        const token = tokens[index];
        const missing = "Either the object does not exist or you do not have access to it";
        return token
          ? { path: name, signedURL: linkTo("sign", bucket, name, token), error: null }
          : { path: name, signedURL: null, error: missing };
      }),
    );
  })
  .post("/object/sign/:bucket/:name{.+}", async (c) => {
    const { bucket, name } = placeOf(c, "/object/sign/");
    const { expiresIn } = await readJson(c, signSchema);
    const [token] = await c.var.services.storage.signDownloads(c.var.bearer, bucket, [name], expiresIn);
    if (!token) throw new StorageError("NoSuchKey");
    return c.json({ signedURL: linkTo("sign", bucket, name, token) });
  })
  .post("/object/upload/sign/:bucket/:name{.+}", async (c) => {
    const place = placeOf(c, "/object/upload/sign/");
    const token = await c.var.services.storage.signUpload(c.var.bearer, place, replacesOf(c));
    return c.json({ url: linkTo("upload/sign", place.bucket, place.name, token), token });
  })
  .get("/object/info/:bucket/:name{.+}", async (c) =>
    c.json(wireInfo(await c.var.services.storage.info(c.var.bearer, placeOf(c, "/object/info/")))),
  )
  .get("/object/authenticated/:bucket/:name{.+}", (c) => download(c, "/object/authenticated/"))
  .delete("/object/:bucket", async (c) => {
    const { prefixes } = await readJson(c, removeSchema);
    const removed = await c.var.services.storage.remove(c.var.bearer, c.req.param("bucket"), prefixes);
    return c.json(removed.map((row) => wireObject(row)));
  })
  .get("/object/:bucket/:name{.+}", (c) => download(c, "/object/"))
  .post("/object/:bucket/:name{.+}", upload)
  .put("/object/:bucket/:name{.+}", upload);

/** /storage/v1: buckets and objects. core/storage/objects.ts defines who may use which. */
export const storageApi = new Hono<BearerEnv>()
  .use(callsFromAnySite)
  .route("/", renderCalls)
  .route("/", linkCalls)
  .use(withBearer)
  // Before the body is read, so that an anonymous upload of ten megabytes is refused at once.
  .use(async (c, next) => {
    if (c.var.bearer.role === "anon") throw new StorageError("Unauthorized");
    await next();
  })
  .route("/bucket", bucketCalls)
  .route("/", objectCalls)
  .all("*", () => {
    throw new StorageError("NoSuchKey", { message: "Route not found" });
  })
  .onError(storageErrorAnswer);

async function download(c: StorageContext, prefix: string): Promise<Response> {
  return downloadAnswer(
    await c.var.services.storage.download(c.var.bearer, placeOf(c, prefix)),
    c.req.query("download"),
  );
}

async function upload(c: StorageContext): Promise<Response> {
  const place = placeOf(c, "/object/");
  const sent = { ...(await readUpload(c)), replaces: replacesOf(c) };
  const stored = await c.var.services.storage.upload(c.var.bearer, place, sent);
  return c.json({ Id: stored.id, Key: `${stored.bucket_id}/${stored.name}` });
}

async function readMove(c: StorageContext) {
  const { bucketId, sourceKey, destinationKey, destinationBucket } = await readJson(c, moveSchema);
  return { from: parsePlace(bucketId, sourceKey), to: parsePlace(destinationBucket ?? bucketId, destinationKey) };
}

function linkTo(kind: "sign" | "upload/sign", bucket: string, name: string, token: string): string {
  return `/object/${kind}/${bucket}/${name.split("/").map(encodeURIComponent).join("/")}?token=${token}`;
}
