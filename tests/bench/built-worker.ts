import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, Response } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { childrenOf } from "./process-cpu.ts";

export type BuiltWorker = {
  /** Straight to the Worker's own socket in workerd; without a trailing slash. */
  url: string;
  /** Process id of its workerd; null where there is no /proc to find it in. */
  pid: number | null;
  miniflare: Miniflare;
  /** What went wrong inside, one line each. */
  faults: string[];
  stop: () => Promise<void>;
};

export type BuiltWorkerOptions = {
  /** The wrangler.json that the build wrote, and those of the Workers it is bound to. */
  configPath: string;
  boundConfigPaths?: string[];
  vars?: Record<string, string>;
  /** Whether its isolates can be looked into: `miniflare.getInspectorURL()`. */
  inspected?: boolean;
  /** Source of a module that takes the place of the main one and may import it as `mainModule` names it. */
  wrapper?: (mainModule: string) => string;
};

/**
 * A built bundle in a workerd of its own. Requests go to the socket of the user Worker: neither the proxy of `wrangler dev`
 * nor the Worker that serves static files stands in between, since they cost several times what a page costs.
 */
export async function startBuiltWorker(options: BuiltWorkerOptions): Promise<BuiltWorker> {
  const faults: string[] = [];
  const before = new Set(childrenOf(process.pid));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.NONE),
      cf: false,
      telemetry: { enabled: false },
      inspectorPort: options.inspected ? 0 : undefined,
      handleStructuredLogs: ({ level, message }) => {
        if (level === "error") faults.push(message);
      },
      workers: [
        { ...workerOptions(options), unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] },
        ...(options.boundConfigPaths ?? []).map((configPath) => workerOptions({ configPath })),
      ],
    }),
  );
  await miniflare.ready;
  const url = await miniflare.unsafeGetDirectURL();
  const pid = childrenOf(process.pid).find((child) => !before.has(child)) ?? null;
  return { url: url.origin, pid, miniflare, faults, stop: () => miniflare.dispose() };
}

/** Bindings as the built configuration names them, modules as they would be uploaded. */
function workerOptions({ configPath, vars, wrapper }: BuiltWorkerOptions) {
  const config = unstable_readConfig({ config: configPath });
  const { workerOptions: built, main } = unstable_getMiniflareWorkerOptions(config);
  if (main === undefined) throw new Error(`${configPath} names no main module`);
  // Without assets: with them the socket would lead to the Worker that looks for a file first. The Worker itself still reads them.
  const { modulesRules: _rules, assets: _assets, bindings, serviceBindings, ...rest } = built;
  const folder = resolve(configPath, "..");
  const mainPath = resolve(folder, main);
  const files = modulesIn(folder).sort((a, b) => Number(b === mainPath) - Number(a === mainPath));
  const modules = files.map((path) => ({ type: moduleType(path), path }));
  const wrapped = wrapper && {
    type: "ESModule" as const,
    path: join(folder, "bench-wrapper.js"),
    contents: wrapper(`./${main.split("/").at(-1)}`),
  };
  return {
    ...rest,
    serviceBindings: Object.assign({}, serviceBindings, filesBinding(config.assets, folder)),
    name: config.name,
    bindings: Object.assign({}, bindings, vars),
    rootPath: folder,
    modulesRoot: folder,
    modules: wrapped ? [wrapped, ...modules] : modules,
  };
}

/** What answers the Worker as the static files of its deployment do. */
function filesBinding(assets: { binding?: string; directory?: string } | undefined, folder: string) {
  const { binding, directory } = assets ?? {};
  if (binding === undefined || directory === undefined) return {};
  return {
    [binding]: ({ url }: { url: string }) => {
      const path = join(folder, directory, new URL(url).pathname);
      return existsSync(path) ? new Response(readFileSync(path)) : new Response("Not found", { status: 404 });
    },
  };
}

export function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => [".js", ".mjs", ".wasm"].includes(extname(path)));
}

function moduleType(path: string): "ESModule" | "CompiledWasm" {
  return extname(path) === ".wasm" ? "CompiledWasm" : "ESModule";
}

/** The files of a migrations folder, in order, as single statements. */
export function migrationStatements(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("--> statement-breakpoint"))
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
