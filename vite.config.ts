import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { espeakPackage } from "#app/node/vite-plugins/espeak-package.ts";
import { laterInBrowsers } from "./app/node/vite-plugins/later-in-browsers.ts";
import { leanIcons } from "./app/node/vite-plugins/lean-icons.ts";
import { noAttestation } from "./app/node/vite-plugins/no-attestation.ts";
import { noSchemaCompiler } from "./app/node/vite-plugins/no-schema-compiler.ts";
import { standaloneModules } from "./app/node/vite-plugins/standalone-modules.ts";
import { workerCodeStaysOutOfTheBrowser } from "./app/node/vite-plugins/worker-code-guard.ts";

export default defineConfig({
  plugins: [
    workerCodeStaysOutOfTheBrowser(),
    laterInBrowsers(),
    leanIcons(),
    standaloneModules(),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // Cloudflare's own models are always remote: bound where it is deployed, and on this machine where somebody asks for it.
      config: () => (process.env.WORKERS_AI === "on" ? { ai: { binding: "AI" } } : {}),
      auxiliaryWorkers: [
        { configPath: "workers/extractor/wrangler.toml" },
        { configPath: "workers/speech/wrangler.toml" },
      ],
    }),
    espeakPackage(),
    noAttestation(),
    noSchemaCompiler(),
    tailwindcss(),
    reactRouter(),
  ],
  // Who may call it from other sites the Worker says: Vite would answer preflights before it, and say nothing.
  server: { port: 5173, cors: false },
  environments: {
    // A Worker is parsed at every cold start, and its size is limited.
    ssr: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          // The core is pure, so what nobody asks of it may go.
          treeshake: { moduleSideEffects: [{ test: /\/app\/core\//, sideEffects: false }] },
          output: {
            // What most pages share comes in few files: a dozen small ones would be a dozen preloads in every page.
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
                {
                  name: "shell",
                  test: /\/app\/(routes\/practice\/practice-layout|ui\/(notation|page-error|toaster|tooltips))\.tsx/,
                  priority: 2,
                },
                { name: "faces", test: /\/app\/ui\/(avatar|avatar-parts)\.tsx$|\/hex-color\.ts$/, priority: 1 },
                {
                  name: "ui",
                  test: /\/app\/ui\/(bar|card|empty-state|pill|practice-left|round-state-pill|score-ring|status-pill)\.tsx$|\/icons\/(check|mic|message-square-text|messages-square|rotate-ccw)\.mjs$/,
                  minShareCount: 3,
                  priority: 1,
                },
                { name: "controls", test: /\/app\/ui\/[^/]+$|node_modules\/lucide-react\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
  // Found only when a page is first opened, these would reload it under the visitor's hands.
  optimizeDeps: { include: ["@conform-to/react", "lucide-react", "react-dom/client", "react-router/dom"] },
});
