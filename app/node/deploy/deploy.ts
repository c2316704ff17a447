/** `npm run deploy`: builds, and brings an account at Cloudflare to where this build runs in it. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readSettings, SettingsError } from "#workers/settings.ts";
import { CloudflareAway } from "../cloudflare/cloudflare-api.ts";
import { openAccount } from "../cloudflare/open-account.ts";
import { resourceNames, USUAL_NAME } from "../cloudflare/resource-names.ts";
import { runWrangler } from "../cloudflare/wrangler.ts";
import { parsed, runCommand, UsageError } from "../command-line/run-command.ts";
import { readBuilt } from "./built-workers.ts";
import { deploy } from "./deployment.ts";

const HELP = `Builds Rolecall and deploys it to your account at Cloudflare. What is missing there is made: database, buckets, namespace,
secret. Again it changes nothing; interrupted it goes on.

  npm run deploy -- --dry-run            says what it would do, and does nothing
  npm run deploy

  --site-url https://www.agency.example  the address that people use; without it, the one at workers.dev
  --name NAME                            other names than "rolecall" for everything; give it every time
  --subdomain NAME                       registers your name at workers.dev, where the account has none
  --new-secret                           makes a new APP_SECRET although people are in the database
  --no-build                             takes the build that is there

  CLOUDFLARE_API_TOKEN   or run npx wrangler login
  CLOUDFLARE_ACCOUNT_ID  where the token sees several accounts
  APP_SECRET             the secret of a database that was restored
  WORKERS_AI=off         leaves out Cloudflare's own models
`;

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  "dry-run": { type: "boolean" },
  "site-url": { type: "string" },
  name: { type: "string" },
  subdomain: { type: "string" },
  "new-secret": { type: "boolean" },
  "no-build": { type: "boolean" },
} as const;

async function main(): Promise<void> {
  const { values } = parsed(() => parseArgs({ args: process.argv.slice(2), options: OPTIONS }), Object.keys(OPTIONS));
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  if (values.help) return say(HELP);
  const root = resolve(import.meta.dirname, "../../..");
  const names = resourceNames(values.name ?? USUAL_NAME);
  const siteUrl = values["site-url"] === undefined ? null : addressOf(values["site-url"]);
  const isDryRun = values["dry-run"] === true;
  const appSecret = process.env.APP_SECRET?.trim() || null;
  if (appSecret !== null && appSecret.length < 32) throw new UsageError("APP_SECRET has fewer than 32 characters");
  // Before a minute of building.
  const { api, name } = await openAccount(root);
  if (values["no-build"] !== true) build(root);
  const { vars, d1_databases: databases } = readBuilt(root, "main");
  refuseWrongSettings(
    vars,
    databases.map(({ binding }) => binding),
  );
  say(isDryRun ? `In the account ${name} this would be done:` : `Deploying to the account ${name}:`);
  const { siteUrl: servedAt, hasChanged } = await deploy({
    ...{ root, names, api, siteUrl, appSecret, isDryRun, say },
    subdomain: values.subdomain ?? null,
    mayMakeNewSecret: values["new-secret"] === true,
    wrangler: runWrangler,
  });
  if (isDryRun) return;
  const again = values.name === undefined ? "" : ` --name ${values.name}`;
  say(hasChanged ? `\nRolecall serves at ${servedAt}` : `\nNothing was changed. Rolecall serves at ${servedAt}`);
  say(`The first admin signs up there, and then: npm run make-admin -- you@agency.example --remote${again}`);
  say(`How it fares: ${servedAt}/admin/health, for machines ${servedAt}/healthz`);
}

function build(root: string): void {
  process.stdout.write("Building\n");
  const WORKERS_AI = process.env.WORKERS_AI || "on";
  const env = { ...process.env, WORKERS_AI };
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: root,
    encoding: "utf8",
    env,
  });
  if (status !== 0) throw new UsageError(`the build failed, and nothing was deployed:\n${stderr || stdout}`);
}

function addressOf(typed: string): string {
  const url = URL.parse(typed);
  if (url?.protocol !== "https:" || url.pathname !== "/" || url.search !== "" || url.hash !== "")
    throw new UsageError(`"${typed}" is no address like https://www.agency.example`);
  return url.origin;
}

/** A deployment with wrong settings would serve nothing but their names. Secrets are not known here. */
function refuseWrongSettings(vars: Record<string, unknown>, databases: readonly string[]): void {
  const bound = Object.fromEntries(databases.map((binding) => [binding, { prepare: () => undefined }]));
  try {
    readSettings({ ...vars, ...bound }, { isDevelopment: true });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    // What is set together with a secret is not missing because the secret does not stand there.
    const wrong = error.names.filter((name) => name in vars);
    if (wrong.length > 0) throw new UsageError(`wrangler.toml has settings that are wrong: ${wrong.join(", ")}`);
  }
}

await runCommand("deploy", async () => {
  try {
    await main();
  } catch (error) {
    throw error instanceof CloudflareAway ? new UsageError(error.message) : error;
  }
});
