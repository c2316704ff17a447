import type { Weights } from "#core/customer/understanding/learned/classifier.ts";

/** What the classes are, and the file that says so; without it they are any strings. */
export type ClassType = { name: string; from: string };

/** The text of the file that exports the weights under this name. */
export function sourceOf(name: string, weights: Weights, classType?: ClassType): string {
  return [
    "// Written by `npm run train` from tests/eval/understanding; do not edit. The format is said in classifier.ts.",
    ...(classType ? [`import type { ${classType.name} } from "${classType.from}";`] : []),
    'import type { Weights } from "./classifier.ts";',
    "",
    "// biome-ignore format: written by a program",
    `export const ${name}: Weights${classType ? `<${classType.name}>` : ""} = ${JSON.stringify(weights, null, 1)};`,
    "",
  ].join("\n");
}
