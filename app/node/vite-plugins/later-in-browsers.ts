import type { Plugin } from "vite";

/**
 * What `x.here.tsx` has at once on the server, `x.later.tsx` loads in a browser when it is shown: same names, same props. The HTML
 * is whole either way. With both behind one `import.meta.env.SSR`, the browser's shared files would keep what only the server needs.
 */
export function laterInBrowsers(): Plugin {
  return {
    name: "later-in-browsers",
    enforce: "pre",
    resolveId(source, importer, options) {
      if (this.environment.name !== "client" || !source.endsWith(HERE)) return null;
      return this.resolve(`${source.slice(0, -HERE.length)}.later.tsx`, importer, { ...options, skipSelf: true });
    },
  };
}

const HERE = ".here.tsx";
