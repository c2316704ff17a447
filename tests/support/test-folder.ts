import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder for the test that runs; it is gone when the test ends. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
