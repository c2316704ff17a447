/**
 * `npm test`: everything there is to check, in the order in which a mistake shows soonest. Ends with one line
 * "N passed, N failed" that counts every test, and lint, types, build and dry-run deployments as one each.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { findOrInstallChromium } from "./support/chromium.ts";

// Cloudflare's tools ask the network for these; a test run must not.
Object.assign(process.env, { CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_SEND_METRICS: "false", CI: "true" });

let passed = 0;
let failed = 0;

const [built] = await Promise.all([
  step("build", "npm", ["run", "--silent", "build"]),
  step("lint", "biome", ["check", "."]),
  step("types", "npm", ["run", "--silent", "typecheck"]),
]);
if (built) {
  await Promise.all([
    dryRun("dry-run deployment", "app"),
    dryRun("dry-run deployment of the extractor", "extractor", "dist/rolecall_extractor/wrangler.json"),
    dryRun("dry-run deployment of the speech", "speech", "dist/rolecall_speech/wrangler.json"),
  ]);
}
vitest("unit and workerd tests", ["--project", "unit", "--project", "workers", "--project", "voice"]);
if (built) {
  process.env.CHROME_PATH = findOrInstallChromium();
  vitest("browser tests", ["--project", "browser"]);
} else {
  failed += 1;
  console.log("✗ browser tests: there is no build to test");
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Those that run at once share the cores; what one printed is shown when it failed. */
async function step(name: string, command: string, args: string[]): Promise<boolean> {
  const started = Date.now();
  const run = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<string>((resolve) => {
    run.on("error", (error) => resolve(`${error}`));
    run.on("close", (code) => resolve(code === 0 ? "" : `ended with ${code}`));
  });
  const [printed, complained, fault] = await Promise.all([text(run.stdout), text(run.stderr), ended]);
  const ok = fault === "";
  console.log(`${ok ? "✓" : "✗"} ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
  if (!ok) console.log(`${printed}${complained}${fault}`);
  if (ok) passed += 1;
  else failed += 1;
  return ok;
}

function dryRun(name: string, folder: string, config?: string): Promise<boolean> {
  const of = config === undefined ? [] : ["-c", config];
  return step(name, "wrangler", ["deploy", "--dry-run", ...of, "--outdir", `.wrangler/dry-run/${folder}`]);
}

function vitest(name: string, projects: string[]): void {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-tests-"));
  const report = join(folder, "report.json");
  console.log(`… ${name}`);
  const run = spawnSync(
    "vitest",
    ["run", ...projects, "--reporter", "default", "--reporter", "json", "--outputFile.json", report],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  const counts = readCounts(report);
  rmSync(folder, { recursive: true, force: true });
  if (!counts) {
    failed += 1;
    return;
  }
  passed += counts.numPassedTests;
  failed += counts.numFailedTests;
  // A file that does not load, or an error outside a test, fails the run without failing a test.
  if (run.status !== 0 && counts.numFailedTests === 0) failed += 1;
}

function readCounts(report: string) {
  try {
    return z
      .object({ numPassedTests: z.number(), numFailedTests: z.number() })
      .parse(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    return null;
  }
}
