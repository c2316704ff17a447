import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { resourceNames, USUAL_NAME } from "../cloudflare/resource-names.ts";
import { databaseOf } from "./d1-database.ts";
import type { Place, PlaceBucket } from "./place.ts";

/** Where `npm run dev` and `npm run preview` keep everything. */
export const LOCAL_STATE = ".wrangler/state/v3";

/** What wrangler keeps on this machine, found by the names of wrangler.toml. */
export async function openLocalPlace(state: string, binding = "DB"): Promise<Place> {
  const { buckets } = resourceNames(USUAL_NAME);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...{ modules: true, script: "export default {}", compatibilityDate: "2026-09-01", cf: false },
      ...{ d1Databases: { [binding]: binding }, r2Buckets: buckets, resourcePersistencePath: state },
    }),
  );
  const database = await miniflare.getD1Database(binding);
  const bucket = async (binding: keyof typeof buckets) => bucketOf(await miniflare.getR2Bucket(binding));
  return {
    about: binding === "DB" ? "this machine" : `the database ${binding} of this machine`,
    database: databaseOf(database),
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
