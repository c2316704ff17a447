import { z } from "zod";
import { type CloudflareApi, CloudflareRefused } from "../cloudflare/cloudflare-api.ts";
import { permitted } from "../cloudflare/permissions.ts";
import type { ResourceNames } from "../cloudflare/resource-names.ts";
import { UsageError } from "../command-line/run-command.ts";
import { DatabaseRefused, type Place, type PlaceBucket } from "./place.ts";

const resultsSchema = z.array(
  z.object({ results: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))) }),
);
const listInfoSchema = z.object({ is_truncated: z.boolean().optional(), cursor: z.string().optional() }).nullish();

/** What is deployed, by Cloudflare's REST API. Throws a UsageError where there is no such database. */
export async function openRemotePlace(api: CloudflareApi, names: ResourceNames): Promise<Place> {
  const what = `Database ${names.database}`;
  const found = await permitted(
    "database",
    what,
    api.find(`/d1/database/${names.database}`, z.object({ uuid: z.string() })),
  );
  if (!found) throw new UsageError(`there is no database ${names.database} in this account; run npm run deploy first`);
  const path = `/d1/database/${found.uuid}/query`;
  const send = async (body: object) => {
    try {
      return await api.send("POST", path, body, resultsSchema);
    } catch (error) {
      if (error instanceof CloudflareRefused && !error.isForbidden)
        throw new DatabaseRefused(error.message, { cause: error });
      return permitted("database", what, Promise.reject(error));
    }
  };
  return {
    about: `the database ${names.database} at Cloudflare`,
    database: {
      query: async (sql, params = []) => (await send({ sql, params }))[0]?.results ?? [],
      batch: async (statements) => {
        await send({ batch: statements.map(({ sql, params = [] }) => ({ sql, params })) });
      },
    },
    buckets: {
      SCRIPTS: bucketOf(api, names.buckets.SCRIPTS),
      RECORDINGS: bucketOf(api, names.buckets.RECORDINGS),
      STORAGE: bucketOf(api, names.buckets.STORAGE),
    },
    close: async () => undefined,
  };
}

function bucketOf(api: CloudflareApi, name: string): PlaceBucket {
  const path = `/r2/buckets/${name}/objects`;
  // As wrangler names them: a slash in a key stays one.
  const pathOf = (key: string) => `${path}/${key.split("/").map(encodeURIComponent).join("/")}`;
  const allowed = <T>(work: Promise<T>) => permitted("bucket", `Bucket ${name}`, work);
  return {
    list: async (cursor) => {
      const query = cursor === null ? "" : `?cursor=${encodeURIComponent(cursor)}`;
      const keys = z.array(z.object({ key: z.string() }));
      const { result, info } = await allowed(api.list(`${path}${query}`, keys, listInfoSchema));
      return { keys: result.map(({ key }) => key), cursor: info?.is_truncated ? (info.cursor ?? null) : null };
    },
    read: (key) =>
      allowed(
        api.bytes(pathOf(key)).then(
          async (answer) => ({
            bytes: new Uint8Array(await answer.arrayBuffer()),
            headers: {
              contentType: answer.headers.get("Content-Type"),
              contentDisposition: answer.headers.get("Content-Disposition"),
            },
          }),
          (error: unknown) => {
            if (error instanceof CloudflareRefused && error.status === 404) return null;
            throw error;
          },
        ),
      ),
    write: async (key, bytes, { contentType, contentDisposition }) => {
      const headers = {
        ...(contentType && { "Content-Type": contentType }),
        ...(contentDisposition && { "Content-Disposition": contentDisposition }),
      };
      await allowed(api.sendBytes("PUT", pathOf(key), bytes, headers, z.unknown()));
    },
    remove: async (key) => void (await allowed(api.send("DELETE", pathOf(key), undefined, z.unknown()))),
  };
}
