import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { type CloudflareApi, CloudflareRefused } from "#app/node/cloudflare/cloudflare-api.ts";
import type { RunWrangler } from "#app/node/cloudflare/wrangler.ts";

const configSchema = z.looseObject({
  name: z.string(),
  workers_dev: z.boolean().default(true),
  triggers: z.object({ crons: z.array(z.string()) }).optional(),
  vars: z.record(z.string(), z.string()).default({}),
  d1_databases: z.array(z.object({ binding: z.string(), database_id: z.string() })).default([]),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string() })).default([]),
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string() })).default([]),
  services: z.array(z.object({ binding: z.string(), service: z.string() })).default([]),
});
type Config = z.infer<typeof configSchema>;

/**
 * The calls that wrangler makes of Cloudflare when it applies migrations and deploys, without the seconds that it takes to start.
 * A test with the real one sees to it that both change the same things in the same order.
 */
export function wranglerStandIn(api: CloudflareApi): RunWrangler {
  return async (root, args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        config: { type: "string", short: "c" },
        tag: { type: "string" },
        "secrets-file": { type: "string" },
        remote: { type: "boolean" },
      },
    });
    const config = configSchema.parse(JSON.parse(readFileSync(join(root, values.config ?? ""), "utf8")));
    const secrets =
      values["secrets-file"] === undefined
        ? {}
        : z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(values["secrets-file"], "utf8")));
    try {
      if (positionals[0] === "d1") await applyMigrations(api, root, databaseIn(config, positionals[3]));
      else await upload(api, config, values.tag ?? "", secrets);
      return { isDone: true, stdout: "", stderr: "" };
    } catch (error) {
      if (!(error instanceof CloudflareRefused)) throw error;
      return { isDone: false, stdout: "", stderr: `[ERROR] ${error.message} [code: ${error.code}]\n` };
    }
  };
}

function databaseIn({ d1_databases: databases }: Config, binding: string | undefined): string {
  const id = databases.find((one) => one.binding === binding)?.database_id;
  if (id === undefined) throw new Error(`no database is bound as ${binding}`);
  return id;
}

async function applyMigrations(api: CloudflareApi, root: string, id: string): Promise<void> {
  const path = `/d1/database/${id}/query`;
  const query = (sql: string) => api.send("POST", path, { sql }, resultsSchema);
  await query("CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)");
  const applied = (await query("SELECT name FROM d1_migrations"))[0]?.results.map(({ name }) => name) ?? [];
  for (const file of readdirSync(join(root, "migrations")).sort()) {
    if (applied.includes(file)) continue;
    await query(
      `${readFileSync(join(root, "migrations", file), "utf8")};\nINSERT INTO d1_migrations (name) VALUES ('${file}')`,
    );
  }
}

const resultsSchema = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }));

async function upload(api: CloudflareApi, config: Config, tag: string, secrets: Record<string, string>): Promise<void> {
  const path = `/workers/scripts/${config.name}`;
  const isThere = (await api.find(`/workers/services/${config.name}`, z.unknown())) !== null;
  const metadata = {
    annotations: { "workers/tag": tag },
    keep_bindings: ["secret_text", "secret_key"],
    bindings: [
      ...Object.entries(config.vars).map(([name, text]) => ({ name, type: "plain_text", text })),
      ...Object.entries(secrets).map(([name, text]) => ({ name, type: "secret_text", text })),
      ...config.d1_databases.map((one) => ({ name: one.binding, type: "d1", id: one.database_id })),
      ...config.kv_namespaces.map((one) => ({ name: one.binding, type: "kv_namespace", namespace_id: one.id })),
      ...config.r2_buckets.map((one) => ({ name: one.binding, type: "r2_bucket", bucket_name: one.bucket_name })),
      ...config.services.map((one) => ({ name: one.binding, type: "service", service: one.service })),
    ],
  };
  const form = new FormData();
  form.set("metadata", JSON.stringify(metadata));
  const sent = new Response(form);
  const headers = { "Content-Type": sent.headers.get("Content-Type") ?? "" };
  const body = await sent.arrayBuffer();
  if (isThere) {
    const { id } = await api.sendBytes("POST", `${path}/versions`, body, headers, z.object({ id: z.string() }));
    await api.send("POST", `${path}/deployments`, { versions: [{ version_id: id }] }, z.unknown());
    await api.send("PATCH", `${path}/script-settings`, {}, z.unknown());
  } else await api.sendBytes("PUT", path, body, headers, z.unknown());
  await api.send("POST", `${path}/subdomain`, { enabled: config.workers_dev }, z.unknown());
  const crons = config.triggers?.crons;
  if (crons)
    await api.send(
      "PUT",
      `${path}/schedules`,
      crons.map((cron) => ({ cron })),
      z.unknown(),
    );
}
