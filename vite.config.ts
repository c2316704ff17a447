import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { espeakPackage } from "./workers/speech/espeak-package.ts";

export default defineConfig({
  plugins: [
    workerCodeStaysOutOfTheBrowser(),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      auxiliaryWorkers: [
        { configPath: "workers/extractor/wrangler.toml" },
        { configPath: "workers/speech/wrangler.toml" },
      ],
    }),
    espeakPackage(),
    tailwindcss(),
    reactRouter(),
  ],
  server: { port: 5173 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What most pages share comes in two files: a dozen small ones would be a dozen preloads in every page.
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                { name: "ui", test: /app\/ui\/|app\/root\.tsx|node_modules\/lucide-react\//, minShareCount: 2 },
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

/**
 * A value import of `workers/` from the client build is a build error. Without this guard such an import builds fine
 * and ships server code to every visitor. Type imports are erased before this hook sees them.
 */
export function workerCodeStaysOutOfTheBrowser(): Plugin {
  return {
    name: "worker-code-stays-out-of-the-browser",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async resolveId(source, importer) {
      if (!importer || source.startsWith("\0")) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (found && /\/workers\//.test(found.id) && !found.id.includes("/node_modules/")) {
        this.error(
          `${importer} brings Worker code into the browser: ${source}. Use "import type", or move the code to app/core.`,
        );
      }
      return null;
    },
  };
}
