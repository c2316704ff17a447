import { resolve } from "node:path";
import type { Plugin } from "vite";

/** lucide's drawings, drawn by app/ui/lucide-icon.ts: its own drawing has contexts and options we never use, 2 kB of every page. */
export function leanIcons(): Plugin {
  return {
    name: "lean-icons",
    enforce: "pre",
    resolveId(source, importer) {
      const isDrawn = source === "../createLucideIcon.mjs" && importer?.includes("lucide-react/dist/esm/icons/");
      return isDrawn ? resolve(import.meta.dirname, "../../ui/lucide-icon.ts") : null;
    },
  };
}
