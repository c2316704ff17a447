import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** The one without a window comes first: it draws a page at the cost of a sixth less. */
const KNOWN = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** Path of a Chromium to test with: CHROME_PATH, an installed one, Playwright's own; else it is installed now. */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;
  const asRoot = process.getuid?.() === 0;
  const hasApt = existsSync("/usr/bin/apt-get");
  if (hasApt && (asRoot || existsSync("/usr/bin/sudo"))) {
    const [command, ...first] = asRoot ? ["apt-get"] : ["sudo", "-n", "apt-get"];
    if (command) {
      const install = (name: string) =>
        run(command, [...first, "install", "-y", "--no-install-recommends", name, "fonts-liberation"]);
      run(command, [...first, "update"]);
      try {
        install("chromium-headless-shell");
      } catch {
        // Not every release has it.
        install("chromium");
      }
    }
  } else {
    run("npx", ["playwright-core", "install", "chromium"]);
  }
  const installed = findChromium();
  if (!installed) throw new Error("No Chromium found or installed. Install one and name it in CHROME_PATH.");
  return installed;
}

function findChromium(): string | null {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  const own = chromium.executablePath();
  return [...KNOWN, own].find((path) => path && existsSync(path)) ?? null;
}

function run(command: string, args: string[]): void {
  execFileSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
