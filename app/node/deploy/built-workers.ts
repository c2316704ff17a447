import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { databaseName, type ResourceNames } from "../cloudflare/resource-names.ts";
import { UsageError } from "../command-line/run-command.ts";

/** The Workers in the order that their bindings need: one must be there before another names it. */
export const WORKERS = ["extractor", "speech", "main"] as const;
export type WorkerPart = (typeof WORKERS)[number];

const CONFIGS: Record<WorkerPart, string> = {
  extractor: "dist/rolecall_extractor/wrangler.json",
  speech: "dist/rolecall_speech/wrangler.json",
  main: "build/server/wrangler.json",
};
const DEPLOY_CONFIG = "wrangler.deploy.json";
/** Of the build, beside what is deployed. */
const NOT_DEPLOYED = [DEPLOY_CONFIG, ".dev.vars", ".wrangler"];

/** What is read of a configuration that the build wrote; the rest is passed on as it stands. */
const configSchema = z.looseObject({
  vars: z.record(z.string(), z.unknown()).default({}),
  triggers: z.object({ crons: z.array(z.string()).nullish() }).nullish(),
  routes: z.array(z.unknown()).nullish(),
  assets: z.looseObject({ directory: z.string().optional() }).nullish(),
  d1_databases: z.array(z.looseObject({ binding: z.string(), database_id: z.string().optional() })).default([]),
  r2_buckets: z.array(z.looseObject({ binding: z.string() })).default([]),
  kv_namespaces: z.array(z.looseObject({ binding: z.string(), id: z.string().optional() })).default([]),
  services: z.array(z.looseObject({ binding: z.string(), service: z.string() })).default([]),
});
export type BuiltConfig = z.infer<typeof configSchema>;

/** What the build wrote for a Worker. Throws a UsageError where there is no build. */
export function readBuilt(root: string, part: WorkerPart): BuiltConfig {
  const path = join(root, CONFIGS[part]);
  if (!existsSync(path)) throw new UsageError(`there is no build (${CONFIGS[part]}); run npm run build`);
  return configSchema.parse(JSON.parse(readFileSync(path, "utf8")));
}

/** Names of migrations, in order. */
export function migrationFiles(root: string): string[] {
  return readdirSync(join(root, "migrations"))
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/** What a Worker is deployed with: the names and ids of this account, and the address. */
export type DeployedAs = {
  names: ResourceNames;
  /** By binding. */
  databaseIds: Record<string, string>;
  namespaceId: string;
  siteUrl: string;
};

/** Writes the configuration to deploy with beside that of the build, and answers its path from the root. */
export function writeDeployConfig(root: string, part: WorkerPart, as: DeployedAs): string {
  const path = join(dirname(CONFIGS[part]), DEPLOY_CONFIG);
  writeFileSync(join(root, path), `${JSON.stringify(deployConfig(root, part, as), null, 2)}\n`);
  return path;
}

/** What tells one version from another: everything that is deployed. 25 characters, as a tag of a version may have. */
export function versionTag(root: string, part: WorkerPart, as: DeployedAs): string {
  const hash = createHash("sha256").update(JSON.stringify(deployConfig(root, part, as)));
  const built = readBuilt(root, part);
  const folder = join(root, dirname(CONFIGS[part]));
  const assets = built.assets?.directory;
  const folders = [folder, ...(assets === undefined ? [] : [join(folder, assets)])];
  for (const [at, each] of folders.entries())
    for (const file of filesOf(each)) hash.update(`${at} ${relative(each, file)}\n`).update(readFileSync(file));
  return `${TAG}${hash.digest("hex").slice(0, 16)}`;
}

/** How every tag begins that this command has given. */
export const TAG = "rolecall-";

function deployConfig(root: string, part: WorkerPart, { names, databaseIds, namespaceId, siteUrl }: DeployedAs) {
  const built = readBuilt(root, part);
  // Where on whose disk it was built is no part of what is deployed.
  const { userConfigPath: _, configPath: __, topLevelName: ___, definedEnvironments: ____, ...config } = built;
  if (part !== "main") return { ...config, name: names[part] };
  const services: Record<string, string> = { EXTRACTOR: names.extractor, SPEECH: names.speech };
  const buckets: Record<string, string> = names.buckets;
  return {
    ...config,
    name: names.main,
    vars: { ...config.vars, SITE_URL: siteUrl },
    d1_databases: config.d1_databases.map((one) => ({
      ...one,
      ...{ database_name: databaseName(names, one.binding), database_id: databaseIds[one.binding] },
      migrations_dir: relative(dirname(CONFIGS.main), "migrations"),
    })),
    r2_buckets: config.r2_buckets.map((one) => ({ ...one, bucket_name: buckets[one.binding] })),
    kv_namespaces: config.kv_namespaces.map((one) => ({ ...one, id: namespaceId })),
    services: config.services.map((one) => ({ ...one, service: services[one.binding] ?? one.service })),
  };
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) =>
        !relative(folder, path)
          .split("/")
          .some((piece) => NOT_DEPLOYED.includes(piece)),
    )
    .sort();
}
