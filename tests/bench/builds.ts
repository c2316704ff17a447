import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { build } from "vite";

const root = resolve(import.meta.dirname, "../..");

export const product = {
  configPath: join(root, "build/server/wrangler.json"),
  extractorConfigPath: join(root, "dist/rolecall_extractor/wrangler.json"),
  speechConfigPath: join(root, "dist/rolecall_speech/wrangler.json"),
  clientFolder: join(root, "build/client"),
  migrationsFolder: join(root, "migrations"),
  /** What a deployment must have; and admins, who have enrolled nothing here, are let in without a second factor. */
  vars: {
    APP_SECRET: "a secret of the benchmarks, long enough",
    SITE_URL: "http://127.0.0.1",
    ADMIN_SECOND_FACTOR_REQUIRED: "false",
  },
};

export const template = {
  folder: join(import.meta.dirname, "template"),
  configPath: join(import.meta.dirname, "template/build/server/wrangler.json"),
  clientFolder: join(import.meta.dirname, "template/build/client"),
};

export const bareHono = {
  folder: join(import.meta.dirname, "bare-hono"),
  configPath: join(import.meta.dirname, "bare-hono/wrangler.toml"),
};

export const bareObject = {
  folder: join(import.meta.dirname, "bare-object"),
  configPath: join(import.meta.dirname, "bare-object/wrangler.toml"),
};

export function buildProduct(): void {
  run("react-router", ["build"], root);
}

/** What everything is measured against, made with the same versions of the same tools. */
export async function buildFloors(): Promise<void> {
  run("react-router", ["build"], template.folder);
  await buildWorker(bareHono.folder);
}

/** The smallest Durable Object that live calls could stand on. */
export function buildBareObject(): Promise<void> {
  return buildWorker(bareObject.folder);
}

async function buildWorker(folder: string): Promise<void> {
  await build({
    root: folder,
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: "worker.ts",
      outDir: "build",
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { external: ["cloudflare:workers"] },
    },
  });
}

export function run(command: string, args: string[], folder: string): void {
  const result = spawnSync(command, args, { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  if (result.status === 0) return;
  throw new Error(
    `${command} ${args.join(" ")} failed\n${result.stdout ?? ""}${result.stderr ?? ""}${result.error ?? ""}`,
  );
}
