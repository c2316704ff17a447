import { z } from "zod";
import { type CloudflareApi, CloudflareRefused } from "../cloudflare/cloudflare-api.ts";
import { permitted } from "../cloudflare/permissions.ts";
import { databaseName, type ResourceNames } from "../cloudflare/resource-names.ts";
import { TAG, type WorkerPart } from "./built-workers.ts";

/** A Worker as it is deployed. */
export type FoundWorker = {
  /** Of the newest deployment; null: not given by this command. */
  tag: string | null;
  bindings: { type: string; name: string; text?: string | undefined }[];
  crons: string[];
  /** At workers.dev. */
  isPublic: boolean;
};

/** What the account has of a deployment, before anything is done. Null: not there. */
export type Found = {
  subdomain: string | null;
  /** In the order of wrangler.toml. */
  databases: { binding: string; name: string; found: FoundDatabase | null }[];
  buckets: { binding: keyof ResourceNames["buckets"]; name: string; isThere: boolean }[];
  namespaceId: string | null;
  workers: Record<WorkerPart, FoundWorker | null>;
};

/** `migrations`: null where the database has none but has tables of somebody else's. */
export type FoundDatabase = { id: string; migrations: string[] | null; hasPeople: boolean };

/** Reads only. `given`: ids that wrangler.toml names. */
export async function lookAround(
  api: CloudflareApi,
  names: ResourceNames,
  given: { databases: { binding: string; id?: string | undefined }[]; namespaceId?: string | undefined },
): Promise<Found> {
  // One after the other where a permission may be missing, so that the first sentence is about the first of them.
  const workers = {
    extractor: await findWorker(api, names.extractor),
    speech: await findWorker(api, names.speech),
    main: await findWorker(api, names.main),
  };
  return {
    workers,
    subdomain: await permitted("scripts", "The workers.dev name", findSubdomain(api)),
    databases: await lookAtDatabases(api, names, given.databases),
    buckets: await Promise.all(
      BUCKETS.map(async (binding) => {
        const name = names.buckets[binding];
        const found = api.find(`/r2/buckets/${name}`, z.unknown());
        return { binding, name, isThere: (await permitted("bucket", `Bucket ${name}`, found)) !== null };
      }),
    ),
    namespaceId:
      given.namespaceId ??
      (await permitted("namespace", `Namespace ${names.namespace}`, findNamespace(api, names.namespace))),
  };
}

async function lookAtDatabases(
  api: CloudflareApi,
  names: ResourceNames,
  given: readonly { binding: string; id?: string | undefined }[],
): Promise<Found["databases"]> {
  const databases: Found["databases"] = [];
  for (const { binding, id } of given) {
    const name = databaseName(names, binding);
    const found = await permitted("database", `Database ${name}`, findDatabase(api, id ?? name));
    databases.push({ binding, name, found });
  }
  return databases;
}

const BUCKETS = ["SCRIPTS", "RECORDINGS", "STORAGE"] as const;

async function findSubdomain(api: CloudflareApi): Promise<string | null> {
  try {
    return (await api.find("/workers/subdomain", z.object({ subdomain: z.string().nullable() })))?.subdomain || null;
  } catch (error) {
    // "You do not have a workers.dev subdomain."
    if (error instanceof CloudflareRefused && error.code === 10007) return null;
    throw error;
  }
}

/** D1 is asked by id or name alike. */
export async function findDatabase(api: CloudflareApi, idOrName: string): Promise<FoundDatabase | null> {
  const database = await api.find(`/d1/database/${idOrName}`, z.object({ uuid: z.string() }));
  if (!database) return null;
  const id = database.uuid;
  const tables = (await query(api, id, TABLES)).map(({ name }) => String(name));
  if (!tables.includes("d1_migrations")) return { id, migrations: tables.length === 0 ? [] : null, hasPeople: false };
  const migrations = (await query(api, id, "SELECT name FROM d1_migrations ORDER BY id")).map(({ name }) =>
    String(name),
  );
  const hasPeople = tables.includes("users") && (await query(api, id, "SELECT 1 AS one FROM users LIMIT 1")).length > 0;
  return { id, migrations, hasPeople };
}

const TABLES =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'";

async function query(api: CloudflareApi, id: string, sql: string): Promise<Record<string, unknown>[]> {
  const schema = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }));
  return (await api.send("POST", `/d1/database/${id}/query`, { sql }, schema))[0]?.results ?? [];
}

const NAMESPACES_A_PAGE = 100;

async function findNamespace(api: CloudflareApi, title: string): Promise<string | null> {
  const schema = z.array(z.object({ id: z.string(), title: z.string() }));
  for (let page = 1; ; page++) {
    const found = await api.get(`/storage/kv/namespaces?per_page=${NAMESPACES_A_PAGE}&page=${page}`, schema);
    const one = found.find((namespace) => namespace.title === title);
    if (one) return one.id;
    if (found.length < NAMESPACES_A_PAGE) return null;
  }
}

const bindingsSchema = z.object({
  bindings: z.array(z.object({ type: z.string(), name: z.string(), text: z.string().optional() })),
});
const deploymentsSchema = z.object({
  deployments: z.array(z.object({ versions: z.array(z.object({ version_id: z.string() })) })),
});
const versionSchema = z.object({ annotations: z.object({ "workers/tag": z.string().optional() }).optional() });
const schedulesSchema = z.object({ schedules: z.array(z.object({ cron: z.string() })) });

export async function findWorker(api: CloudflareApi, name: string): Promise<FoundWorker | null> {
  return permitted("scripts", `Worker ${name}`, readWorker(api, `/workers/scripts/${name}`));
}

async function readWorker(api: CloudflareApi, path: string): Promise<FoundWorker | null> {
  const settings = await api.find(`${path}/settings`, bindingsSchema);
  if (!settings) return null;
  const [deployed, schedules, subdomain] = await Promise.all([
    api.find(`${path}/deployments`, deploymentsSchema),
    api.find(`${path}/schedules`, schedulesSchema),
    api.find(`${path}/subdomain`, z.object({ enabled: z.boolean() })),
  ]);
  const versions = deployed?.deployments[0]?.versions ?? [];
  // With two versions side by side neither is what is deployed.
  const id = versions.length === 1 ? versions[0]?.version_id : undefined;
  const version = id === undefined ? null : await api.find(`${path}/versions/${id}`, versionSchema);
  const tag = version?.annotations?.["workers/tag"];
  return {
    tag: tag?.startsWith(TAG) ? tag : null,
    bindings: settings.bindings,
    crons: schedules?.schedules.map(({ cron }) => cron) ?? [],
    isPublic: subdomain?.enabled ?? false,
  };
}
