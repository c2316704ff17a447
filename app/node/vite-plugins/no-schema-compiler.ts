import type { Plugin } from "vite";

/**
 * The MCP SDK brings Ajv to check what clients answer to questions of a server. Ours asks none, a Worker may not compile code, and
 * it is half of the package.
 */
export function noSchemaCompiler(): Plugin {
  const id = "\0no-schema-compiler";
  return {
    name: "no-schema-compiler",
    enforce: "pre",
    resolveId(source, importer) {
      const isIts =
        importer?.includes("@modelcontextprotocol/sdk/dist/") && source.endsWith("/validation/ajv-provider.js");
      return isIts ? id : null;
    },
    load(loaded) {
      if (loaded !== id) return null;
      return 'export class AjvJsonSchemaValidator { getValidator() { throw new Error("Nothing is asked of clients here."); } }';
    },
  };
}
