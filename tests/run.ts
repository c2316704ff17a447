/**
 * `npm test`: everything there is to check, in the order in which a mistake shows soonest. Ends with one line
 * "N passed, N failed" that counts every test, and lint, types, build and dry-run deployments as one each.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { findOrInstallChromium } from "./support/chromium.ts";

// Cloudflare's tools ask the network for these; a test run must not.
Object.assign(process.env, { CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_SEND_METRICS: "false", CI: "true" });

let passed = 0;
let failed = 0;

step("lint", "biome", ["check", "."]);
step("types", "npm", ["run", "--silent", "typecheck"]);
const built = step("build", "npm", ["run", "--silent", "build"]);
if (built) {
  step("dry-run deployment", "wrangler", ["deploy", "--dry-run", "--outdir", ".wrangler/dry-run/app"]);
  step("dry-run deployment of the extractor", "wrangler", [
    "deploy",
    "--dry-run",
    "-c",
    "dist/rolecall_extractor/wrangler.json",
    "--outdir",
    ".wrangler/dry-run/extractor",
  ]);
  step("dry-run deployment of the speech", "wrangler", [
    "deploy",
    "--dry-run",
    "-c",
    "dist/rolecall_speech/wrangler.json",
    "--outdir",
    ".wrangler/dry-run/speech",
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

function step(name: string, command: string, args: string[]): boolean {
  const started = Date.now();
  const result = spawnSync(command, args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const ok = result.status === 0;
  console.log(`${ok ? "✓" : "✗"} ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
  if (!ok) console.log(`${result.stdout ?? ""}${result.stderr ?? ""}${result.error ?? ""}`);
  if (ok) passed += 1;
  else failed += 1;
  return ok;
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
