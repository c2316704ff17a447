/**
 * `npm run preview`, after a build: serves the production build on this machine with `wrangler dev`, and with the settings that a
 * deployment must have. What follows `--` goes to wrangler, such as `--port 9000`.
 */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { z } from "zod";

const STATE = ".wrangler/state";
/** Beside the local database, because it seals parts of it. */
const SECRET_FILE = ".wrangler/preview-secret";
/** As wrangler's own. */
const FIRST_PORT = 8787;

process.chdir(resolve(import.meta.dirname, "../.."));
const configs = [
  "build/server/wrangler.json",
  "dist/rolecall_extractor/wrangler.json",
  "dist/rolecall_speech/wrangler.json",
] as const;

const passedOn = process.argv.slice(2);
const { values: given } = parseArgs({ args: passedOn, options: { port: { type: "string" } }, strict: false });
const port = typeof given.port === "string" ? given.port : String(await freePort());

// What the owner has set, in wrangler.toml or .dev.vars, stays; wrangler reads it by itself.
const { vars } = z
  .object({ vars: z.record(z.string(), z.unknown()).default({}) })
  .parse(JSON.parse(readText(configs[0])));
const isSet = new Set([
  ...Object.keys(vars),
  ...(existsSync(".dev.vars") ? Object.keys(parseEnv(readText(".dev.vars"))) : []),
]);
const settings = [
  ["APP_SECRET", previewSecret()],
  ["ADMIN_SECOND_FACTOR_REQUIRED", "false"],
].filter(([name = ""]) => !isSet.has(name));
// Links in emails lead to this machine, wherever the site is deployed.
settings.push(["SITE_URL", `http://localhost:${port}`]);

const wrangler = spawn(
  "wrangler",
  [
    "dev",
    ...configs.flatMap((path) => ["-c", path]),
    ...["--persist-to", STATE],
    ...settings.flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ...(given.port === undefined ? ["--port", port] : []),
    ...passedOn,
  ],
  { stdio: "inherit" },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => wrangler.kill(signal));
wrangler.on("exit", (code) => process.exit(code ?? 0));

/** Made once, so that second factors and cookies outlive a restart. */
function previewSecret(): string {
  if (!existsSync(SECRET_FILE)) {
    mkdirSync(resolve(SECRET_FILE, ".."), { recursive: true });
    writeFileSync(SECRET_FILE, randomUUID() + randomUUID(), { mode: 0o600 });
  }
  return readText(SECRET_FILE).trim();
}

function readText(path: string): string {
  return readFileSync(path, "utf8");
}

/** The first one, or any when that is taken. */
async function freePort(): Promise<number> {
  return (await boundPort(FIRST_PORT)) ?? (await boundPort(0)) ?? FIRST_PORT;
}

/** Null: taken. */
function boundPort(wanted: number): Promise<number | null> {
  return new Promise((found) => {
    const probe = createServer();
    probe.on("error", () => found(null));
    probe.listen(wanted, "localhost", () => {
      const address = probe.address();
      probe.close(() => found(address && typeof address === "object" ? address.port : null));
    });
  });
}
