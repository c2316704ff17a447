import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";

/** What it does not do, so that nobody takes a passing test for more than it is. */
export const NOT_IMITATED = `The scripted Cloudflare keeps databases (in SQLite), buckets, namespaces and Workers of one account, and refuses what
it does not know. It runs no Worker, checks no script, charges nothing, has no limits, no eventual consistency, no zones and no custom
domains, gives no rows of several statements in one call, and tells tokens apart by what the test says they may do.`;

export type Answer = {
  status: number;
  result?: unknown;
  info?: unknown;
  code?: number;
  message?: string;
  bytes?: Uint8Array;
};
export type Call = { method: string; path: string; query: URLSearchParams; headers: Headers; body: Uint8Array };

type Version = { id: string; tag: string | undefined; message: string | undefined; bindings: Binding[] };
type Worker = {
  versions: Version[];
  deployed: string;
  crons: string[];
  isPublic: boolean;
  migrationTag: string | null;
  uploads: number;
};

const bindingSchema = z.looseObject({
  name: z.string(),
  type: z.string(),
  text: z.string().optional(),
  id: z.string().optional(),
  namespace_id: z.string().optional(),
  bucket_name: z.string().optional(),
  service: z.string().optional(),
});
type Binding = z.infer<typeof bindingSchema>;

const metadataSchema = z.looseObject({
  bindings: z.array(bindingSchema).default([]),
  keep_bindings: z.array(z.string()).default([]),
  annotations: z.record(z.string(), z.string().optional()).optional(),
  migrations: z.looseObject({ new_tag: z.string().optional() }).optional(),
});

/** What a token may do, as the page that makes them calls it. */
export type Permission = "scripts" | "database" | "bucket" | "namespace" | "account";

/** The account and what is in it, as Cloudflare's REST API tells of it. */
export class ScriptedAccount {
  readonly id = "account0000000000000000000000000";
  readonly name = "The agency";
  subdomain: string | null = "agency";
  readonly databases = new Map<string, { name: string; database: DatabaseSync }>();
  readonly buckets = new Map<string, Map<string, Uint8Array>>();
  readonly namespaces = new Map<string, string>();
  readonly workers = new Map<string, Worker>();
  /** Of somebody else at workers.dev. */
  readonly takenSubdomains = new Set<string>();
  readonly forbidden = new Set<Permission>();

  answer(call: Call): Answer {
    if (call.path === "/accounts" && this.forbidden.has("account")) return forbidden();
    if (call.path === "/accounts") return ok([{ id: this.id, name: this.name }]);
    if (call.path === "/user") return forbidden();
    if (call.path === "/memberships") return forbidden();
    const prefix = `/accounts/${this.id}`;
    if (call.path === prefix) return ok({ id: this.id, name: this.name });
    if (!call.path.startsWith(`${prefix}/`)) return unknown(call);
    const path = call.path.slice(prefix.length);
    for (const [permission, pattern, act] of this.#calls) {
      const match = pattern.exec(`${call.method} ${path}`);
      if (!match) continue;
      if (this.forbidden.has(permission)) return forbidden();
      return act(match.slice(1).map(decodeURIComponent), call);
    }
    return unknown(call);
  }

  close(): void {
    for (const { database } of this.databases.values()) database.close();
  }

  databaseNamed(name: string): DatabaseSync | null {
    for (const one of this.databases.values()) if (one.name === name) return one.database;
    return null;
  }

  readonly #calls: [Permission, RegExp, (parts: string[], call: Call) => Answer][] = [
    [
      "scripts",
      /^GET \/workers\/subdomain$/,
      () =>
        this.subdomain === null
          ? refused(404, 10007, "You do not have a workers.dev subdomain.")
          : ok({ subdomain: this.subdomain }),
    ],
    [
      "scripts",
      /^PUT \/workers\/subdomain$/,
      (_, call) => this.#register(jsonOf(call, z.object({ subdomain: z.string() })).subdomain),
    ],

    [
      "database",
      /^POST \/d1\/database$/,
      (_, call) => this.#makeDatabase(jsonOf(call, z.object({ name: z.string() })).name),
    ],
    [
      "database",
      /^GET \/d1\/database\/([^/]+)$/,
      ([which = ""]) => this.#withDatabase(which, (id, { name }) => ok({ uuid: id, name })),
    ],
    [
      "database",
      /^POST \/d1\/database\/([^/]+)\/query$/,
      ([which = ""], call) =>
        this.#withDatabase(which, (_, { database }) => this.#query(database, jsonOf(call, querySchema))),
    ],

    [
      "bucket",
      /^POST \/r2\/buckets$/,
      (_, call) => this.#makeBucket(jsonOf(call, z.object({ name: z.string() })).name),
    ],
    ["bucket", /^GET \/r2\/buckets\/([^/]+)$/, ([name = ""]) => this.#withBucket(name, () => ok({ name }))],
    [
      "bucket",
      /^GET \/r2\/buckets\/([^/]+)\/objects$/,
      ([name = ""], call) => this.#withBucket(name, (bucket) => listed(bucket, call.query)),
    ],
    [
      "bucket",
      /^GET \/r2\/buckets\/([^/]+)\/objects\/(.+)$/,
      ([name = "", key = ""]) => this.#withBucket(name, (bucket) => found(bucket.get(key))),
    ],
    [
      "bucket",
      /^PUT \/r2\/buckets\/([^/]+)\/objects\/(.+)$/,
      ([name = "", key = ""], call) => this.#withBucket(name, (bucket) => stored(bucket, key, call.body)),
    ],
    [
      "bucket",
      /^DELETE \/r2\/buckets\/([^/]+)\/objects\/(.+)$/,
      ([name = "", key = ""]) => this.#withBucket(name, (bucket) => removed(bucket, key)),
    ],

    [
      "namespace",
      /^GET \/storage\/kv\/namespaces$/,
      () => ok([...this.namespaces].map(([id, title]) => ({ id, title }))),
    ],
    [
      "namespace",
      /^POST \/storage\/kv\/namespaces$/,
      (_, call) => this.#makeNamespace(jsonOf(call, z.object({ title: z.string() })).title),
    ],

    [
      "scripts",
      /^GET \/workers\/services\/([^/]+)$/,
      ([name = ""]) => this.#withWorker(name, (worker) => ok(serviceOf(name, worker))),
    ],
    [
      "scripts",
      /^GET \/workers\/services\/([^/]+)\/environments\/production\/?(\w*)$/,
      ([name = "", what = ""]) => this.#withWorker(name, (worker) => environmentOf(what, worker)),
    ],
    [
      "scripts",
      /^GET \/workers\/workers\/([^/]+)$/,
      ([name = ""]) =>
        this.#withWorker(name, (worker) =>
          ok({ name, subdomain: { enabled: worker.isPublic, previews_enabled: false } }),
        ),
    ],
    [
      "scripts",
      /^GET \/workers\/scripts\/([^/]+)\/secrets$/,
      ([name = ""]) =>
        this.#withWorker(name, (worker) =>
          ok(
            deployedOf(worker)
              .bindings.filter(({ type }) => type === "secret_text")
              .map(({ name: secret, type }) => ({ name: secret, type })),
          ),
        ),
    ],
    [
      "scripts",
      /^GET \/workers\/scripts$/,
      () => ok([...this.workers].map(([id, worker]) => ({ id, migration_tag: worker.migrationTag ?? undefined }))),
    ],
    [
      "scripts",
      /^GET \/workers\/scripts\/([^/]+)\/settings$/,
      ([name = ""]) =>
        this.#withWorker(name, (worker) =>
          ok({ bindings: shown(deployedOf(worker).bindings), tags: [], annotations: {} }),
        ),
    ],
    [
      "scripts",
      /^PATCH \/workers\/scripts\/([^/]+)\/(?:script-)?settings$/,
      ([name = ""]) => this.#withWorker(name, () => ok({})),
    ],
    [
      "scripts",
      /^GET \/workers\/scripts\/([^/]+)\/deployments$/,
      ([name = ""]) =>
        this.#withWorker(name, (worker) =>
          ok({
            deployments: [
              {
                id: randomUUID(),
                source: "wrangler",
                strategy: "percentage",
                author_email: "",
                created_on: "2026-11-26T00:00:00Z",
                versions: [{ version_id: worker.deployed, percentage: 100 }],
              },
            ],
          }),
        ),
    ],
    [
      "scripts",
      /^GET \/workers\/scripts\/([^/]+)\/versions\/([^/]+)$/,
      ([name = "", id = ""]) => this.#withWorker(name, (worker) => versionAnswer(worker, id)),
    ],
    ["scripts", /^PUT \/workers\/scripts\/([^/]+)$/, ([name = ""], call) => this.#upload(name, call, true)],
    [
      "scripts",
      /^POST \/workers\/scripts\/([^/]+)\/versions$/,
      ([name = ""], call) => this.#withWorker(name, () => this.#upload(name, call, false)),
    ],
    [
      "scripts",
      /^POST \/workers\/scripts\/([^/]+)\/deployments$/,
      ([name = ""], call) => this.#withWorker(name, (worker) => this.#deployVersion(worker, call)),
    ],
    ["scripts", /^POST \/workers\/scripts\/([^/]+)\/assets-upload-session$/, () => ok({ jwt: "assets", buckets: [] })],
    [
      "scripts",
      /^(?:GET) \/workers\/scripts\/([^/]+)\/schedules$/,
      ([name = ""]) => this.#withWorker(name, (worker) => ok({ schedules: worker.crons.map((cron) => ({ cron })) })),
    ],
    [
      "scripts",
      /^PUT \/workers\/scripts\/([^/]+)\/schedules$/,
      ([name = ""], call) =>
        this.#withWorker(name, (worker) => {
          worker.crons = jsonOf(call, z.array(z.object({ cron: z.string() }))).map(({ cron }) => cron);
          return ok({ schedules: worker.crons.map((cron) => ({ cron })) });
        }),
    ],
    [
      "scripts",
      /^GET \/workers\/scripts\/([^/]+)\/subdomain$/,
      ([name = ""]) => this.#withWorker(name, (worker) => ok({ enabled: worker.isPublic, previews_enabled: false })),
    ],
    [
      "scripts",
      /^POST \/workers\/scripts\/([^/]+)\/subdomain$/,
      ([name = ""], call) =>
        this.#withWorker(name, (worker) => {
          worker.isPublic = jsonOf(call, z.looseObject({ enabled: z.boolean() })).enabled;
          return ok({ enabled: worker.isPublic, previews_enabled: false });
        }),
    ],
  ];

  #register(subdomain: string): Answer {
    if (this.takenSubdomains.has(subdomain)) return refused(409, 10031, "Subdomain is unavailable.");
    this.subdomain = subdomain;
    return ok({ subdomain });
  }

  #makeDatabase(name: string): Answer {
    if (this.databaseNamed(name)) return refused(400, 7502, "Database already exists");
    const id = randomUUID();
    this.databases.set(id, { name, database: new DatabaseSync(":memory:") });
    return ok({ uuid: id, name });
  }

  #withDatabase(which: string, act: (id: string, of: { name: string; database: DatabaseSync }) => Answer): Answer {
    for (const [id, one] of this.databases) if (id === which || one.name === which) return act(id, one);
    return refused(404, 7404, "The database could not be found.");
  }

  /** As D1: what comes in one call is one transaction. */
  #query(database: DatabaseSync, { sql, params }: z.infer<typeof querySchema>): Answer {
    try {
      const results = isOne(sql) ? database.prepare(sql).all(...params) : runAll(database, sql);
      return ok([{ results, success: true, meta: { duration: 0, rows_read: 0, rows_written: 0, changes: 0 } }]);
    } catch (error) {
      return refused(400, 7500, error instanceof Error ? error.message : "failed");
    }
  }

  #makeBucket(name: string): Answer {
    if (this.buckets.has(name))
      return refused(409, 10004, "The bucket you tried to create already exists, and you own it.");
    this.buckets.set(name, new Map());
    return ok({ name });
  }

  #withBucket(name: string, act: (bucket: Map<string, Uint8Array>) => Answer): Answer {
    const bucket = this.buckets.get(name);
    return bucket ? act(bucket) : refused(404, 10006, "The specified bucket does not exist.");
  }

  #makeNamespace(title: string): Answer {
    if ([...this.namespaces.values()].includes(title))
      return refused(400, 10014, "a namespace with this account ID and title already exists");
    const id = randomUUID().replaceAll("-", "");
    this.namespaces.set(id, title);
    return ok({ id, title });
  }

  #withWorker(name: string, act: (worker: Worker) => Answer): Answer {
    const worker = this.workers.get(name);
    return worker ? act(worker) : refused(404, 10007, "This Worker does not exist on your account.");
  }

  #upload(name: string, call: Call, isDeployedAtOnce: boolean): Answer {
    const metadata = metadataOf(call);
    const missing = metadata.bindings.find((binding) => !this.#isThere(binding));
    if (missing) return refused(400, 10021, `binding ${missing.name} of type ${missing.type} names what is not there`);
    const before = this.workers.get(name);
    const kept = before ? deployedOf(before).bindings.filter(({ type }) => metadata.keep_bindings.includes(type)) : [];
    const own = metadata.bindings.filter(({ type }) => type !== "inherit");
    const bindings = [...kept.filter((one) => !own.some((other) => other.name === one.name)), ...own];
    const annotations = metadata.annotations ?? {};
    const version: Version = {
      id: randomUUID(),
      bindings,
      tag: annotations["workers/tag"],
      message: annotations["workers/message"],
    };
    const worker = before ?? {
      versions: [],
      deployed: version.id,
      crons: [],
      isPublic: false,
      migrationTag: null,
      uploads: 0,
    };
    worker.versions.push(version);
    worker.uploads += 1;
    if (isDeployedAtOnce) worker.deployed = version.id;
    worker.migrationTag = metadata.migrations?.new_tag ?? worker.migrationTag;
    this.workers.set(name, worker);
    return ok({
      id: version.id,
      etag: version.id,
      pipeline_hash: "",
      deployment_id: version.id,
      startup_time_ms: 1,
      resources: { script: { etag: version.id } },
      metadata: {},
    });
  }

  #isThere({
    type,
    id,
    database_id: databaseId,
    namespace_id: namespaceId,
    bucket_name: bucket,
    service,
  }: Binding): boolean {
    if (type === "d1") return this.databases.has(id ?? String(databaseId));
    if (type === "kv_namespace") return this.namespaces.has(namespaceId ?? "");
    if (type === "r2_bucket") return this.buckets.has(bucket ?? "");
    return type !== "service" || this.workers.has(service ?? "");
  }

  #deployVersion(worker: Worker, call: Call): Answer {
    const [version] = jsonOf(call, z.looseObject({ versions: z.array(z.object({ version_id: z.string() })) })).versions;
    worker.deployed = version?.version_id ?? worker.deployed;
    return ok({ id: randomUUID() });
  }
}

const querySchema = z.object({
  sql: z.string(),
  params: z.array(z.union([z.string(), z.number(), z.null()])).default([]),
});

function ok(result: unknown, info: unknown = undefined): Answer {
  return { status: 200, result, info };
}

function refused(status: number, code: number, message: string): Answer {
  return { status, code, message };
}

function forbidden(): Answer {
  return refused(403, 10000, "Authentication error");
}

function unknown({ method, path }: Call): Answer {
  return refused(501, 1, `the scripted Cloudflare does not know ${method} ${path}`);
}

function found(bytes: Uint8Array | undefined): Answer {
  return bytes ? { status: 200, bytes } : refused(404, 10007, "The specified key does not exist.");
}

function stored(bucket: Map<string, Uint8Array>, key: string, bytes: Uint8Array): Answer {
  bucket.set(key, bytes);
  return ok({ key });
}

function removed(bucket: Map<string, Uint8Array>, key: string): Answer {
  bucket.delete(key);
  return ok({ key });
}

/** Two a page, so that a test with three has to turn it. */
const OBJECTS_A_PAGE = 2;

function listed(bucket: Map<string, Uint8Array>, query: URLSearchParams): Answer {
  const after = query.get("cursor") ?? "";
  const keys = [...bucket.keys()].sort().filter((key) => key > after);
  const page = keys.slice(0, OBJECTS_A_PAGE);
  const isTruncated = keys.length > page.length;
  return ok(
    page.map((key) => ({ key, size: bucket.get(key)?.length ?? 0 })),
    { is_truncated: isTruncated, ...(isTruncated && { cursor: page.at(-1) }) },
  );
}

function isOne(sql: string): boolean {
  return !sql.trim().replace(/;$/, "").includes(";");
}

function runAll(database: DatabaseSync, sql: string): never[] {
  database.exec("BEGIN");
  try {
    database.exec(sql);
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
  return [];
}

function jsonOf<T>(call: Call, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(Buffer.from(call.body).toString()));
}

/** The part named `metadata` of a form, which is JSON. */
function metadataOf(call: Call): z.infer<typeof metadataSchema> {
  const text = Buffer.from(call.body).toString("latin1");
  const start = text.indexOf("\r\n\r\n", text.indexOf('name="metadata"')) + 4;
  return metadataSchema.parse(JSON.parse(text.slice(start, text.indexOf("\r\n--", start))));
}

function deployedOf(worker: Worker): Version {
  const version = worker.versions.find(({ id }) => id === worker.deployed);
  if (!version) throw new Error("a Worker without a version");
  return version;
}

/** What was set as a secret nobody is shown. */
function shown(bindings: Binding[]): Binding[] {
  return bindings.map((binding) => (binding.type === "secret_text" ? { ...binding, text: undefined } : binding));
}

function serviceOf(name: string, worker: Worker) {
  const script = {
    id: name,
    migration_tag: worker.migrationTag ?? undefined,
    tags: [],
    last_deployed_from: "wrangler",
  };
  return { id: name, default_environment: { environment: "production", script } };
}

function environmentOf(what: string, worker: Worker): Answer {
  if (what === "") return ok({ environment: "production", script: { tags: [], last_deployed_from: "wrangler" } });
  if (what === "bindings") return ok(shown(deployedOf(worker).bindings));
  if (what === "routes") return ok([]);
  if (what === "subdomain") return ok({ enabled: worker.isPublic, previews_enabled: false });
  return refused(501, 1, `the scripted Cloudflare does not know the ${what} of an environment`);
}

function versionAnswer(worker: Worker, id: string): Answer {
  const version = worker.versions.find((one) => one.id === id);
  if (!version) return refused(404, 10007, "no such version");
  return ok({
    id,
    annotations: { "workers/tag": version.tag, "workers/message": version.message },
    resources: { bindings: shown(version.bindings) },
  });
}
