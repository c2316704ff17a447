import { relative } from "node:path";
import { build, type Plugin } from "vite";

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
