import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { espeakPackage } from "../../workers/speech/espeak-package.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Inside workerd with the bindings of wrangler.toml: real D1, R2, KV and Durable Objects. Storage is separate per test file. */
export default defineConfig({
  plugins: [
    cloudflareTest(async () => ({
      main: "./tests/support/worker-entry.ts",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: { MIGRATIONS: await readD1Migrations(`${root}/migrations`) },
        serviceBindings: { EXTRACTOR: notBound, SPEECH: notBound },
      },
    })),
    espeakPackage(),
  ],
  test: {
    name: "workers",
    // Vitest takes the folder of a project's file for its root, whatever `root` says outside of `test`.
    root,
    include: ["tests/workers/**/*.test.ts"],
    // The command line runs in Node.
    exclude: ["tests/workers/command-line/**"],
    setupFiles: ["./tests/support/workers-setup.ts"],
  },
});

/** Tests hand an extractor to testWorld and open the speech themselves; nothing may reach either by its binding. */
function notBound(): Response {
  return new Response("Not bound in tests.", { status: 501 });
}
