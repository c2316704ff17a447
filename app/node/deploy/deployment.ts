import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import type { CloudflareApi } from "../cloudflare/cloudflare-api.ts";
import { permitted } from "../cloudflare/permissions.ts";
import type { ResourceNames } from "../cloudflare/resource-names.ts";
import { complaintOf, type RunWrangler, type WranglerRun } from "../cloudflare/wrangler.ts";
import { UsageError } from "../command-line/run-command.ts";
import {
  type DeployedAs,
  migrationFiles,
  readBuilt,
  versionTag,
  WORKERS,
  type WorkerPart,
  writeDeployConfig,
} from "./built-workers.ts";
import { type Found, type FoundWorker, findDatabase, lookAround } from "./found.ts";
import { type Plan, planDeployment } from "./plan.ts";

export type DeploymentOptions = {
  root: string;
  names: ResourceNames;
  api: CloudflareApi;
  wrangler: RunWrangler;
  siteUrl: string | null;
  subdomain: string | null;
  /** To seal with, from the environment. */
  appSecret: string | null;
  mayMakeNewSecret: boolean;
  isDryRun: boolean;
  /** One line. */
  say: (line: string) => void;
};

/** Where the product is now, and whether anything was changed. */
export type Deployed = { siteUrl: string; hasChanged: boolean };

/**
 * Makes what is missing in the account, applies migrations and deploys what is not deployed yet, in the order that each needs the
 * one before. It may be interrupted anywhere and run again: it looks at what is there and goes on. Throws a UsageError that says
 * what is to be done.
 */
export async function deploy(of: DeploymentOptions): Promise<Deployed> {
  const { root, names, api } = of;
  const built = readBuilt(root, "main");
  const databases = built.d1_databases.map(({ binding, database_id: id }) => ({ binding, id }));
  const named = { databases, namespaceId: built.kv_namespaces[0]?.id };
  const found = await lookAround(api, names, named);
  const plan = planDeployment(
    {
      ...{ names, migrations: migrationFiles(root), subdomain: of.subdomain },
      siteUrl: of.siteUrl ?? settingOf(built.vars.SITE_URL),
      hasRoutes: (built.routes ?? []).length > 0,
      secret: of.appSecret !== null ? "given" : of.mayMakeNewSecret ? "new" : null,
    },
    found,
  );
  const run = new Run(of, found, plan);
  await run.subdomain();
  const databaseIds = await run.databases();
  await run.buckets();
  const namespaceId = await run.namespace();
  const as = { names, databaseIds, namespaceId, siteUrl: plan.siteUrl };
  await run.migrations(as);
  // The voice is an optional part: who takes its binding out of wrangler.toml deploys without.
  const hasSpeech = built.services.some(({ binding }) => binding === "SPEECH");
  for (const part of WORKERS) if (part !== "speech" || hasSpeech) await run.worker(part, as);
  return { siteUrl: plan.siteUrl, hasChanged: run.hasChanged };
}

/** Stands for the id of what a dry run does not make. */
const NOT_MADE = "not-made-yet";

class Run {
  hasChanged = false;
  readonly #of: DeploymentOptions;
  readonly #found: Found;
  readonly #plan: Plan;

  constructor(of: DeploymentOptions, found: Found, plan: Plan) {
    this.#of = of;
    this.#found = found;
    this.#plan = plan;
  }

  async subdomain(): Promise<void> {
    const { subdomain } = this.#plan;
    if (subdomain === null) return;
    await this.#step(`${subdomain}.workers.dev`, this.#found.subdomain !== null, "register", "registered", async () => {
      const sent = this.#of.api.send("PUT", "/workers/subdomain", { subdomain }, z.unknown());
      await permitted("scripts", `The workers.dev name ${subdomain}`, sent);
    });
  }

  /** Their ids, by binding. */
  async databases(): Promise<Record<string, string>> {
    const ids: Record<string, string> = {};
    for (const { binding, name, found } of this.#found.databases) {
      const what = `Database ${name}`;
      ids[binding] = found?.id ?? NOT_MADE;
      await this.#step(what, found !== null, "make", "made", async () => {
        const sent = this.#of.api.send("POST", "/d1/database", { name }, z.object({ uuid: z.string() }));
        ids[binding] = (await permitted("database", what, sent)).uuid;
      });
    }
    return ids;
  }

  async buckets(): Promise<void> {
    for (const { name, isThere } of this.#found.buckets)
      await this.#step(`Bucket ${name}`, isThere, "make", "made", async () => {
        await permitted("bucket", `Bucket ${name}`, this.#of.api.send("POST", "/r2/buckets", { name }, z.unknown()));
      });
  }

  async namespace(): Promise<string> {
    const { api, names } = this.#of;
    const what = `Namespace ${names.namespace}`;
    let id = this.#found.namespaceId ?? NOT_MADE;
    await this.#step(what, this.#found.namespaceId !== null, "make", "made", async () => {
      const sent = api.send("POST", "/storage/kv/namespaces", { title: names.namespace }, z.object({ id: z.string() }));
      id = (await permitted("namespace", what, sent)).id;
    });
    return id;
  }

  async migrations(as: DeployedAs): Promise<void> {
    for (const { binding, name } of this.#found.databases) {
      const missing = this.#plan.migrations[binding] ?? [];
      const whose = binding === "DB" ? "Migrations" : `Migrations of ${name}`;
      const what =
        missing.length === 0 ? whose : `${whose}: ${missing.length} of ${migrationFiles(this.#of.root).length}`;
      await this.#step(what, missing.length === 0, "apply", "applied", async () => {
        const config = writeDeployConfig(this.#of.root, "main", as);
        const ran = await this.#wrangler(["d1", "migrations", "apply", binding, "--remote", "-c", config]);
        if (!ran.isDone) throw await this.#migrationFailure(as.databaseIds[binding] ?? name, missing, ran);
      });
    }
  }

  async worker(part: WorkerPart, as: DeployedAs): Promise<void> {
    const name = this.#of.names[part];
    const found = this.#found.workers[part];
    const tag = versionTag(this.#of.root, part, as);
    const makesSecret = part === "main" && this.#plan.makesSecret;
    const isThere = found !== null && found.tag === tag && !makesSecret && this.#isTriggered(part, found);
    const what = makesSecret ? `Worker ${name}, with a new APP_SECRET` : `Worker ${name}`;
    await this.#step(what, isThere, "deploy", "deployed", async () => {
      const args = ["deploy", "-c", writeDeployConfig(this.#of.root, part, as), "--tag", tag];
      const ran = makesSecret
        ? await withSecretsFile(this.#of.appSecret, (file) => this.#wrangler([...args, "--secrets-file", file]))
        : await this.#wrangler(args);
      if (!ran.isDone) throw new UsageError(`Worker ${name} was not deployed. ${complaintOf(ran)}\n${whatToDo(ran)}`);
    });
  }

  /** Deploying ends with these, so what was interrupted lacks them. Only the main Worker has an address. */
  #isTriggered(part: WorkerPart, found: FoundWorker): boolean {
    if (part !== "main") return !found.isPublic;
    const built = readBuilt(this.#of.root, "main");
    const crons = built.triggers?.crons ?? [];
    const isServed = found.isPublic || (built.routes ?? []).length > 0;
    return isServed && crons.every((cron) => found.crons.includes(cron));
  }

  #wrangler(args: readonly string[]): Promise<WranglerRun> {
    return this.#of.wrangler(this.#of.root, args, { CLOUDFLARE_ACCOUNT_ID: this.#of.api.accountId });
  }

  async #migrationFailure(id: string, missing: readonly string[], ran: WranglerRun): Promise<UsageError> {
    const database = await findDatabase(this.#of.api, id).catch(() => null);
    const applied = database?.migrations ?? [];
    const failed = missing.find((name) => !applied.includes(name)) ?? "a migration";
    return new UsageError(
      `${failed} was not applied: what it had begun was rolled back, and what was before it stays. ${complaintOf(ran)}
No Worker was deployed: the version before goes on serving. Mend the migration and run it again.`,
    );
  }

  async #step(what: string, isThere: boolean, verb: string, done: string, act: () => Promise<void>): Promise<void> {
    const { say, isDryRun } = this.#of;
    if (isThere) return say(`  ${"already there".padEnd(14)}${what}`);
    if (isDryRun) return say(`  ${`to ${verb}`.padEnd(14)}${what}`);
    await act();
    this.hasChanged = true;
    say(`  ${done.padEnd(14)}${what}`);
  }
}

/** In a file that nobody else may read, and that is gone at once: an argument could be read in the list of processes. */
async function withSecretsFile<T>(given: string | null, use: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-"));
  try {
    const file = join(folder, "secrets.json");
    const APP_SECRET = given ?? randomSecret();
    writeFileSync(file, JSON.stringify({ APP_SECRET }), { mode: 0o600 });
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** 64 hexadecimal digits. */
function randomSecret(): string {
  return Array.from(randomBytes(32), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function whatToDo({ stdout, stderr }: WranglerRun): string {
  return /\b(?:10000|9109)\b|Authentication error/i.test(stdout + stderr)
    ? "The token may not. Give it the permission “Workers Scripts: Edit” and run it again: it goes on from here."
    : "Run it again: it goes on from here.";
}

function settingOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
