import { spawn } from "node:child_process";
import { join } from "node:path";

export type WranglerRun = { isDone: boolean; stdout: string; stderr: string };
export type RunWrangler = (root: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<WranglerRun>;

/** Runs the project's wrangler to its end. It asks nothing and tells nobody. */
export const runWrangler: RunWrangler = (root, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [WRANGLER, ...args], {
      cwd: root,
      env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false", FORCE_COLOR: "0", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (data) => (stdout += String(data)));
    child.stderr.on("data", (data) => (stderr += String(data)));
    child.on("error", reject);
    child.on("close", (code) => resolve({ isDone: code === 0, stdout, stderr }));
  });

const WRANGLER = join(import.meta.dirname, "../../../node_modules/wrangler/bin/wrangler.js");

/** What wrangler complained of, without its frame and colors; "" where it did not. */
export function complaintOf({ stdout, stderr }: WranglerRun): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the codes of colors begin with one
  const lines = `${stderr}\n${stdout}`.replaceAll(/\u001b\[[0-9;]*m/g, "").split("\n");
  const first = lines.findIndex((line) => line.includes("[ERROR]"));
  if (first < 0) return "";
  const said = lines.slice(first).map((line) => line.replace(/^.*\[ERROR\]\s*/, "").trim());
  return said
    .slice(0, 6)
    .filter((line) => line !== "" && !/logs were written to|please open an issue/i.test(line))
    .slice(0, 3)
    .join(" ");
}
