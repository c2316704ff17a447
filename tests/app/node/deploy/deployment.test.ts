import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createCloudflareApi } from "#app/node/cloudflare/cloudflare-api.ts";
import { resourceNames } from "#app/node/cloudflare/resource-names.ts";
import { type RunWrangler, runWrangler } from "#app/node/cloudflare/wrangler.ts";
import { UsageError } from "#app/node/command-line/run-command.ts";
import { type DeploymentOptions, deploy } from "#app/node/deploy/deployment.ts";
import { type CloudflareServer, startCloudflare } from "#tests/support/cloudflare/cloudflare-server.ts";
import { type SmallProject, smallProject } from "#tests/support/cloudflare/small-project.ts";

let cloudflare: CloudflareServer;
let project: SmallProject;

beforeEach(async () => {
  cloudflare = await startCloudflare();
  project = smallProject();
});
afterEach(async () => {
  await cloudflare.stop();
  project.remove();
});

/** Wrangler takes one to two seconds to start, and is run for each migration and each Worker. */
const WRANGLER_RUNS = { timeout: 180_000 };

const noWrangler: RunWrangler = () => Promise.reject(new Error("nothing was to be deployed"));

async function attempt(more: Partial<DeploymentOptions> = {}) {
  const lines: string[] = [];
  const { root } = project;
  const deployed = await deploy({
    ...{ root, names: resourceNames("rolecall"), siteUrl: null, subdomain: null, appSecret: null },
    ...{ mayMakeNewSecret: false, isDryRun: false, say: (line: string) => void lines.push(line.trim()) },
    api: createCloudflareApi({ token: cloudflare.token, accountId: cloudflare.account.id, baseUrl: cloudflare.url }),
    wrangler: (folder, args, env) =>
      runWrangler(folder, args, { ...env, CLOUDFLARE_API_BASE_URL: cloudflare.url, CLOUDFLARE_API_TOKEN: cloudflare.token }),
    ...more,
  });
  return { ...deployed, lines };
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

test("x fresh", WRANGLER_RUNS, async () => {
  const { lines } = await attempt();
  console.log(lines.join("\n"), cloudflare.takeWrites());
  console.log((await attempt()).lines.join("\n"), cloudflare.takeWrites());
});
