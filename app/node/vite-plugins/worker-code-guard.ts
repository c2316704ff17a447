import type { Plugin } from "vite";

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
