import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { z } from "zod";
import { resourceNames, USUAL_NAME } from "../cloudflare/resource-names.ts";
import { DatabaseRefused, type Place, type PlaceBucket } from "./place.ts";

/** Where `npm run dev` and `npm run preview` keep everything. */
export const LOCAL_STATE = ".wrangler/state/v3";

const rowsSchema = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

/** What wrangler keeps on this machine, found by the names of wrangler.toml. */
export async function openLocalPlace(state: string): Promise<Place> {
  const { buckets } = resourceNames(USUAL_NAME);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...{ modules: true, script: "export default {}", compatibilityDate: "2026-09-01", cf: false },
      ...{ d1Databases: { DB: "DB" }, r2Buckets: buckets, resourcePersistencePath: state },
    }),
  );
  const database = await miniflare.getD1Database("DB");
  const bucket = async (binding: keyof typeof buckets) => bucketOf(await miniflare.getR2Bucket(binding));
  return {
    about: "this machine",
    database: {
      query: async (sql, params = []) => {
        try {
          return rowsSchema.parse(
            (
              await database
                .prepare(sql)
                .bind(...params)
                .all()
            ).results,
          );
        } catch (error) {
          if (error instanceof z.ZodError) throw error;
          throw new DatabaseRefused(error instanceof Error ? error.message : "failed", { cause: error });
        }
      },
    },
    buckets: {
      SCRIPTS: await bucket("SCRIPTS"),
      RECORDINGS: await bucket("RECORDINGS"),
      STORAGE: await bucket("STORAGE"),
    },
    close: () => miniflare.dispose(),
  };
}

function bucketOf(bucket: Awaited<ReturnType<Miniflare["getR2Bucket"]>>): PlaceBucket {
  return {
    list: async (cursor) => {
      const page = await bucket.list(cursor === null ? {} : { cursor });
      return { keys: page.objects.map(({ key }) => key), cursor: page.truncated ? page.cursor : null };
    },
    read: async (key) => {
      const file = await bucket.get(key);
      if (!file) return null;
      const { contentType = null, contentDisposition = null } = file.httpMetadata ?? {};
      return { bytes: new Uint8Array(await file.arrayBuffer()), headers: { contentType, contentDisposition } };
    },
    write: async (key, bytes, { contentType, contentDisposition }) => {
      const httpMetadata = { ...(contentType && { contentType }), ...(contentDisposition && { contentDisposition }) };
      await bucket.put(key, bytes, { httpMetadata });
    },
    remove: (key) => bucket.delete(key),
  };
}
