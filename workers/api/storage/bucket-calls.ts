import { Hono } from "hono";
import type { z } from "zod";
import type { BucketRules } from "../../services/storage/buckets.ts";
import type { BearerEnv } from "../with-bearer.ts";
import { readJson } from "./read-upload.ts";
import { wireBucket } from "./storage-answers.ts";
import { bucketChangeSchema, newBucketSchema } from "./storage-schemas.ts";

export const bucketCalls = new Hono<BearerEnv>()
  .get("/", async (c) => c.json((await c.var.services.buckets.list(c.var.bearer)).map(wireBucket)))
  .post("/", async (c) => {
    const { name, ...rules } = await readJson(c, newBucketSchema);
    await c.var.services.buckets.make(c.var.bearer, name, rulesOf(rules));
    return c.json({ name });
  })
  .get("/:bucket", async (c) =>
    c.json(wireBucket(await c.var.services.buckets.open(c.var.bearer, c.req.param("bucket")))),
  )
  .put("/:bucket", async (c) => {
    const rules = rulesOf(await readJson(c, bucketChangeSchema));
    await c.var.services.buckets.change(c.var.bearer, c.req.param("bucket"), rules);
    return c.json({ message: "Successfully updated" });
  })
  .delete("/:bucket", async (c) => {
    await c.var.services.buckets.remove(c.var.bearer, c.req.param("bucket"));
    return c.json({ message: "Successfully deleted" });
  })
  .post("/:bucket/empty", async (c) => {
    await c.var.services.buckets.empty(c.var.bearer, c.req.param("bucket"));
    return c.json({ message: "Empty bucket has been queued. Completion may take up to an hour." });
  });

function rulesOf(body: z.output<typeof bucketChangeSchema>): BucketRules {
  return { isPublic: body.public, fileSizeLimit: body.file_size_limit, types: body.allowed_mime_types };
}
