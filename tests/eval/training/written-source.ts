import { basename } from "node:path";

/** What stands over each file of weights. */
export const WRITTEN = "// Written by `npm run train` from tests/eval; do not edit.";

/** The text of a file that exports one value. `from`: the file with its type, which says the format. */
export function writtenSource(name: string, value: unknown, { type, from }: { type: string; from: string }): string {
  return [
    `${WRITTEN} The format is said in ${basename(from)}.`,
    `import type { ${type} } from "${from}";`,
    "",
    "// biome-ignore format: written by a program",
    `export const ${name}: ${type} = ${JSON.stringify(value, null, 1)};`,
    "",
  ].join("\n");
}
