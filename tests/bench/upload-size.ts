import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { run } from "./builds.ts";
import { modulesIn } from "./built-worker.ts";

/** Bytes, compressed, of all modules that a deployment of this built Worker uploads; counted as wrangler counts them. */
export function uploadBytes(configPath: string): number {
  const folder = mkdtempSync(join(tmpdir(), "bench-upload-"));
  try {
    run("wrangler", ["deploy", "--dry-run", "-c", configPath, "--outdir", folder], dirname(configPath));
    return gzipSync(Buffer.concat(modulesIn(folder).map((path) => readFileSync(path)))).length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
