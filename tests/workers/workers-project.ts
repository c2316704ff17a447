import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { espeakPackage } from "#app/node/vite-plugins/espeak-package.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Inside workerd with the bindings of wrangler.toml: real D1, R2, KV and Durable Objects. Storage is separate per test file. */
export function workersProject(project: {
  name: string;
  entry: string;
  include: string[];
  exclude: string[];
  vars?: Record<string, string>;
}) {
  const { name, entry, include, exclude, vars } = project;
  return defineConfig({
    plugins: [
      cloudflareTest(async () => ({
        main: entry,
        wrangler: { configPath: "./wrangler.toml" },
        miniflare: {
          bindings: { ...vars, MIGRATIONS: await readD1Migrations(`${root}/migrations`) },
          // Of an organization that has its own; wrangler.toml has none.
          d1Databases: ["DB_HARBOR"],
          serviceBindings: { EXTRACTOR: notBound, SPEECH: notBound, ASSETS: publicFile },
        },
      })),
      espeakPackage(),
    ],
    test: {
      name,
      // Vitest takes the folder of a project's file for its root, whatever `root` says outside of `test`.
      root,
      include,
      exclude,
      setupFiles: ["./tests/support/workers-setup.ts"],
      // Importing the services takes longer than most files do, so files share a workerd; the set-up resets its stores.
      isolate: false,
      // Whole conversations and calls, on a machine that may be doing other things.
      testTimeout: 20_000,
    },
  });
}

/** The static files: those of the build come from the same folder. */
function publicFile({ url }: { url: string }): Response {
  const path = `${root}/public${new URL(url).pathname}`;
  return existsSync(path) ? new Response(readFileSync(path)) : new Response("Not found", { status: 404 });
}

/** Tests hand an extractor to testWorld and open the speech themselves; nothing may reach either by its binding. */
function notBound(): Response {
  return new Response("Not bound in tests.", { status: 501 });
}
