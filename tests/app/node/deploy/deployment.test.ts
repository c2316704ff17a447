import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { createCloudflareApi } from "#app/node/cloudflare/cloudflare-api.ts";
import { openAccount } from "#app/node/cloudflare/open-account.ts";
import { resourceNames } from "#app/node/cloudflare/resource-names.ts";
import { type RunWrangler, runWrangler } from "#app/node/cloudflare/wrangler.ts";
import { UsageError } from "#app/node/command-line/run-command.ts";
import { type DeploymentOptions, deploy } from "#app/node/deploy/deployment.ts";
import { type CloudflareServer, startCloudflare } from "#tests/support/cloudflare/cloudflare-server.ts";
import { type SmallProject, smallProject } from "#tests/support/cloudflare/small-project.ts";
import { wranglerStandIn } from "#tests/support/cloudflare/wrangler-stand-in.ts";

let cloudflare: CloudflareServer;
let project: SmallProject;

beforeEach(async () => {
  cloudflare = await startCloudflare();
  project = smallProject();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await cloudflare.stop();
  project.remove();
});

/** The real one takes seconds to start, for the migrations and for each Worker. */
const WRANGLER_RUNS = { timeout: 180_000 };

const realWrangler: RunWrangler = (folder, args, env) =>
  runWrangler(folder, args, {
    ...env,
    CLOUDFLARE_API_BASE_URL: cloudflare.url,
    CLOUDFLARE_API_TOKEN: cloudflare.token,
  });

const noWrangler: RunWrangler = () => Promise.reject(new Error("nothing was to be deployed"));

function api() {
  return createCloudflareApi({ token: cloudflare.token, accountId: cloudflare.account.id, baseUrl: cloudflare.url });
}

async function attempt(more: Partial<DeploymentOptions> = {}) {
  const lines: string[] = [];
  const deployed = await deploy({
    ...{ root: project.root, names: resourceNames("rolecall"), siteUrl: null, subdomain: null, appSecret: null },
    ...{ mayMakeNewSecret: false, isDryRun: false, say: (line: string) => void lines.push(line.trim()) },
    ...{ api: api(), wrangler: wranglerStandIn(api()) },
    ...more,
  });
  return { ...deployed, lines };
}

/** As the main Worker is deployed. */
function bindingsOf(name = "rolecall") {
  const worker = cloudflare.account.workers.get(name);
  const version = worker?.versions.find(({ id }) => id === worker.deployed);
  return Object.fromEntries(version?.bindings.map((binding) => [binding.name, binding]) ?? []);
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error("it went through");
}

test(
  "a fresh account gets everything, in the order that each needs the one before; again nothing is changed",
  WRANGLER_RUNS,
  async () => {
    const first = await attempt({ wrangler: realWrangler });
    expect(first).toMatchObject({ siteUrl: "https://rolecall.agency.workers.dev", hasChanged: true });
    const writes = cloudflare.takeWrites();
    expect(writes).toEqual(FRESH);
    const secret = bindingsOf().APP_SECRET?.text ?? "";
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(first.lines.join()).not.toContain(secret);
    expect(bindingsOf()).toMatchObject({
      SITE_URL: { type: "plain_text", text: "https://rolecall.agency.workers.dev" },
      EXTRACTOR: { service: "rolecall-extractor" },
      AI: { type: "ai" },
    });

    const again = await attempt({ wrangler: noWrangler });
    expect(again.hasChanged).toBe(false);
    expect(again.lines.every((line) => line.startsWith("already there"))).toBe(true);
    expect(cloudflare.takeWrites()).toEqual([]);

    project.write("build/server/index.js", 'export default { fetch: () => new Response("changed") };\n');
    const changed = await attempt({ wrangler: realWrangler });
    expect(changed.lines.filter((line) => !line.startsWith("already there"))).toEqual([
      "deployed      Worker rolecall",
    ]);
    expect(bindingsOf().APP_SECRET?.text).toBe(secret);
    expect(cloudflare.takeWrites()).toEqual(CHANGED);
  },
);

const FRESH = [
  "POST /d1/database rolecall",
  ...["scripts", "recordings", "storage"].map((bucket) => `POST /r2/buckets rolecall-${bucket}`),
  "POST /storage/kv/namespaces rolecall-notes",
  ...["POST /d1/query", "POST /d1/query", "POST /d1/query"],
  ...["-extractor", "-speech", ""].flatMap((end) => [
    `PUT /workers/scripts/rolecall${end}`,
    `POST /workers/scripts/rolecall${end}/subdomain`,
  ]),
  "PUT /workers/scripts/rolecall/schedules",
];
const CHANGED = ["versions", "deployments", "script-settings", "subdomain", "schedules"].map(
  (what) => `${{ schedules: "PUT", "script-settings": "PATCH" }[what] ?? "POST"} /workers/scripts/rolecall/${what}`,
);

test("the stand-in for wrangler changes the same things in the same order", async () => {
  await attempt();
  expect(cloudflare.takeWrites()).toEqual(FRESH);
  project.write("build/server/index.js", "// changed\n");
  await attempt();
  expect(cloudflare.takeWrites()).toEqual(CHANGED);
});

test("every database that is bound is made and has its migrations, and is found again", async () => {
  project.remove();
  project = smallProject(["DB_HARBOR"]);
  const { lines } = await attempt();
  expect(lines).toContain("made          Database rolecall-harbor");
  expect(lines).toContain("applied       Migrations of rolecall-harbor: 2 of 2");
  const { DB, DB_HARBOR } = bindingsOf();
  expect(DB_HARBOR).toMatchObject({ type: "d1", id: expect.any(String) });
  expect(DB_HARBOR?.id).not.toBe(DB?.id);
  const again = await attempt({ wrangler: noWrangler });
  expect(again.hasChanged).toBe(false);
  expect(bindingsOf().DB_HARBOR?.id).toBe(DB_HARBOR?.id);
  project.write("migrations/0002_last.sql", "ALTER TABLE notes ADD COLUMN last TEXT;\n");
  expect((await attempt()).lines).toContain("applied       Migrations of rolecall-harbor: 1 of 3");
});

test("interrupted after each thing that it changes it goes on, makes nothing twice and keeps its secret", async () => {
  cloudflare.interruptEachOnce();
  const secrets = new Set<string>();
  let refusals = 0;
  for (;;) {
    const refusal = await attempt().then(
      () => null,
      (error: unknown) => (error instanceof UsageError ? error.message : Promise.reject(error)),
    );
    const secret = bindingsOf().APP_SECRET?.text;
    if (secret !== undefined) secrets.add(secret);
    if (refusal === null) break;
    expect(refusal).toMatch(/run it again/i);
    refusals += 1;
  }
  const made = cloudflare.takeWrites();
  expect(refusals).toBeGreaterThanOrEqual(new Set(FRESH).size);
  for (const one of FRESH.filter((write) => /^POST \/(?:d1\/database|r2|storage)/.test(write)))
    expect(made.filter((write) => write === one)).toHaveLength(1);
  expect(secrets.size).toBe(1);
  expect(bindingsOf()).toHaveProperty("SITE_URL");
  expect(cloudflare.account.workers.get("rolecall")).toMatchObject({ crons: ["* * * * *"], isPublic: true });
  expect((await attempt({ wrangler: noWrangler })).hasChanged).toBe(false);
});

test("a dry run says what would be done, and does nothing", async () => {
  const { lines, hasChanged } = await attempt({ isDryRun: true, wrangler: noWrangler });
  expect(hasChanged).toBe(false);
  expect(lines).toEqual([
    "already there agency.workers.dev",
    "to make       Database rolecall",
    ...["scripts", "recordings", "storage"].map((bucket) => `to make       Bucket rolecall-${bucket}`),
    "to make       Namespace rolecall-notes",
    "to apply      Migrations: 2 of 2",
    "to deploy     Worker rolecall-extractor",
    "to deploy     Worker rolecall-speech",
    "to deploy     Worker rolecall, with a new APP_SECRET",
  ]);
  expect(cloudflare.takeWrites()).toEqual([]);
});

describe("a migration that fails half-way", () => {
  const HALF = "CREATE TABLE half (id TEXT);\n--> statement-breakpoint\nINSERT INTO nowhere VALUES (1);\n";

  test(
    "is rolled back and named, what was before it stays, and no Worker is deployed after it",
    WRANGLER_RUNS,
    async () => {
      project.write("migrations/0001_more.sql", HALF);
      project.write("migrations/0002_after.sql", "CREATE TABLE after (id TEXT);\n");
      const refusal = await refusalOf(attempt({ wrangler: realWrangler }));
      expect(refusal).toMatch(/^0001_more\.sql was not applied: what it had begun was rolled back/);
      expect(refusal).toContain("no such table: nowhere");
      const tables = cloudflare.account.databaseNamed("rolecall")?.prepare("SELECT name FROM sqlite_master").all();
      expect(tables?.map(({ name }) => name)).not.toContain("half");
      expect(tables?.map(({ name }) => name)).toContain("users");
      expect(cloudflare.account.workers.size).toBe(0);
    },
  );

  test("leaves the version before serving, and goes on when it is mended", async () => {
    await attempt();
    const before = cloudflare.account.workers.get("rolecall")?.deployed;
    project.write("migrations/0002_half.sql", HALF);
    project.write("build/server/index.js", "// changed\n");
    expect(await refusalOf(attempt())).toMatch(/^0002_half\.sql was not applied/);
    expect(cloudflare.account.workers.get("rolecall")?.deployed).toBe(before);
    project.write("migrations/0002_half.sql", "CREATE TABLE half (id TEXT);\n");
    expect((await attempt()).lines).toEqual(
      expect.arrayContaining(["applied       Migrations: 1 of 3", "deployed      Worker rolecall"]),
    );
  });
});

describe("a token", () => {
  test("that Cloudflare does not know is refused with what a new one must be able to do", async () => {
    vi.stubEnv("CLOUDFLARE_API_BASE_URL", cloudflare.url);
    vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "");
    vi.stubEnv("CLOUDFLARE_API_TOKEN", cloudflare.token);
    expect((await openAccount(project.root)).name).toBe(cloudflare.account.name);
    vi.stubEnv("CLOUDFLARE_API_TOKEN", "wrong-token");
    const refusal = await refusalOf(openAccount(project.root));
    expect(refusal).toContain("Cloudflare does not accept CLOUDFLARE_API_TOKEN");
    expect(refusal).toContain("D1: Edit");
    expect(refusal).not.toContain("wrong-token");
  });

  test("that may not read accounts will do where the account is named", async () => {
    vi.stubEnv("CLOUDFLARE_API_BASE_URL", cloudflare.url);
    vi.stubEnv("CLOUDFLARE_API_TOKEN", cloudflare.token);
    cloudflare.account.forbidden.add("account");
    vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "");
    expect(await refusalOf(openAccount(project.root))).toContain("Account Settings: Read");
    vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", cloudflare.account.id);
    expect((await openAccount(project.root)).api.accountId).toBe(cloudflare.account.id);
  });

  test.each([
    ["scripts", "Workers Scripts: Edit"],
    ["database", "D1: Edit"],
    ["bucket", "Workers R2 Storage: Edit"],
    ["namespace", "Workers KV Storage: Edit"],
  ] as const)("that may not use %s is told the permission, before anything is made", async (forbidden, permission) => {
    cloudflare.account.forbidden.add(forbidden);
    expect(await refusalOf(attempt())).toContain(`“${permission}”`);
    expect(cloudflare.takeWrites()).toEqual([]);
  });
});

describe("a name that is taken", () => {
  test("by a Worker of somebody else's is never written over; another name is offered and works", async () => {
    await api().sendBytes("PUT", "/workers/scripts/rolecall", foreignWorker(), FORM, z.unknown());
    cloudflare.takeWrites();
    const refusal = await refusalOf(attempt());
    expect(refusal).toContain("a Worker rolecall is in this account already and is not Rolecall’s");
    expect(refusal).toContain("--name");
    expect(cloudflare.takeWrites()).toEqual([]);
    const other = await attempt({ names: resourceNames("rehearsals") });
    expect(other.siteUrl).toBe("https://rehearsals.agency.workers.dev");
    expect([...cloudflare.account.buckets.keys()]).toEqual([
      "rehearsals-scripts",
      "rehearsals-recordings",
      "rehearsals-storage",
    ]);
    expect(bindingsOf("rehearsals").SPEECH?.service).toBe("rehearsals-speech");
  });

  test.each([
    ["without migrations", "CREATE TABLE songs (id TEXT)"],
    [
      "with other migrations",
      "CREATE TABLE d1_migrations (id INTEGER, name TEXT); INSERT INTO d1_migrations VALUES (1, '0001_songs.sql')",
    ],
  ])("by a database of somebody else's %s is not touched", async (_, sql) => {
    const { uuid } = await api().send("POST", "/d1/database", { name: "rolecall" }, z.object({ uuid: z.string() }));
    cloudflare.account.databases.get(uuid)?.database.exec(sql);
    cloudflare.takeWrites();
    expect(await refusalOf(attempt())).toContain("a database rolecall is in this account already");
    expect(cloudflare.takeWrites()).toEqual([]);
  });

  test("at workers.dev is said, and another one is registered", async () => {
    cloudflare.account.subdomain = null;
    cloudflare.account.takenSubdomains.add("harbor");
    expect(await refusalOf(attempt())).toContain("--subdomain");
    expect(await refusalOf(attempt({ subdomain: "harbor" }))).toContain("somebody else has this name");
    expect(cloudflare.account.databases.size).toBe(0);
    const { siteUrl, lines } = await attempt({ subdomain: "harbor-agents" });
    expect(siteUrl).toBe("https://rolecall.harbor-agents.workers.dev");
    expect(lines[0]).toBe("registered    harbor-agents.workers.dev");
  });

  test.each(["-x", "Rolecall", "a", "a b", "x".repeat(60), "x-"])("%j is no name", (name) => {
    expect(() => resourceNames(name)).toThrow(UsageError);
  });
});

describe("the address", () => {
  test("that the owner gives stays when it is deployed again without", async () => {
    await attempt({ siteUrl: "https://www.agency.example" });
    expect((await attempt({ wrangler: noWrangler })).siteUrl).toBe("https://www.agency.example");
    expect((await attempt({ siteUrl: "https://other.agency.example" })).lines).toContain(
      "deployed      Worker rolecall",
    );
    expect(bindingsOf().SITE_URL?.text).toBe("https://other.agency.example");
  });
});

describe("a database that has people, and a Worker without its secret", () => {
  const restored = async () => {
    await attempt();
    cloudflare.account.databaseNamed("rolecall")?.exec("INSERT INTO users VALUES ('dana')");
    cloudflare.account.workers.delete("rolecall");
  };

  test("are refused: a new secret would lock out what the old one sealed", async () => {
    await restored();
    expect(await refusalOf(attempt({ wrangler: noWrangler }))).toContain("APP_SECRET=... npm run deploy");
  });

  test("come together by the secret that is given, or by a new one that is asked for", async () => {
    await restored();
    await attempt({ appSecret: "the secret of before, which is long enough" });
    expect(bindingsOf().APP_SECRET?.text).toBe("the secret of before, which is long enough");
    cloudflare.account.workers.delete("rolecall");
    await attempt({ mayMakeNewSecret: true });
    expect(bindingsOf().APP_SECRET?.text).toMatch(/^[0-9a-f]{64}$/);
  });
});

test("whoever has taken out the binding of the built-in voice deploys without it", async () => {
  const path = "build/server/wrangler.json";
  project.write(path, readFileSync(join(project.root, path), "utf8").replace(/,\{"binding":"SPEECH"[^}]*\}/, ""));
  await attempt();
  expect([...cloudflare.account.workers.keys()]).toEqual(["rolecall-extractor", "rolecall"]);
});

test("without a build it says so", async () => {
  rmSync(join(project.root, "build"), { recursive: true });
  expect(await refusalOf(attempt())).toContain("npm run build");
});

const FORM = { "Content-Type": "multipart/form-data; boundary=x" };

function foreignWorker(): string {
  const metadata = JSON.stringify({ bindings: [] });
  return `--x\r\nContent-Disposition: form-data; name="metadata"\r\n\r\n${metadata}\r\n--x--\r\n`;
}
