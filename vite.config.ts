import { relative } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, defineConfig, type Plugin } from "vite";
import { espeakPackage } from "./workers/speech/espeak-package.ts";

export default defineConfig({
  plugins: [
    workerCodeStaysOutOfTheBrowser(),
    standaloneModules(),
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
    // A Worker is parsed at every cold start, and its size is limited.
    ssr: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What most pages share comes in two files: a dozen small ones would be a dozen preloads in every page.
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                { name: "ui", test: /app\/ui\/[^/]+$|app\/root\.tsx|node_modules\/lucide-react\//, minShareCount: 3 },
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

/**
 * `import menus from "#app/browser/site/menus.ts?module"` is the text of that module with all it imports, for a `<script
 * type="module">`: how the pages without the framework get their few lines of JavaScript, in the one answer that draws them.
 */
export function standaloneModules(): Plugin {
  const query = "?module";
  const built = new Map<string, Promise<string>>();
  let root = process.cwd();
  let serving = false;
  return {
    name: "standalone-modules",
    enforce: "pre",
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root;
      serving = config.command === "serve";
    },
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const found = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      return found && found.id + query;
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      if (serving) return `export default ${JSON.stringify(`import "/${relative(root, file)}";`)}`;
      const module = built.get(file) ?? bundle(file);
      built.set(file, module);
      return `export default ${JSON.stringify(await module)}`;
    },
  };

  async function bundle(file: string): Promise<string> {
    const result = await build({
      configFile: false,
      logLevel: "warn",
      build: {
        write: false,
        target: "es2022",
        modulePreload: { polyfill: false },
        rolldownOptions: { input: file, output: { codeSplitting: false } },
      },
    });
    const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
    const chunk = outputs.find((one) => one.type === "chunk");
    if (chunk?.type !== "chunk") throw new Error(`${file} gave no module.`);
    if (/<\/script|<!--/i.test(chunk.code)) throw new Error(`${file} holds what would end or hide a script in a page.`);
    return chunk.code.trim();
  }
}
