import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/**
 * `from`: a path from the root for files of the project, else the name of a package. `typeOnly` imports are erased, `lazy` ones are loaded
 * when they are reached.
 */
export type Import = { from: string; typeOnly: boolean; lazy: boolean };
export type SourceFile = { path: string; text: string; imports: Import[] };

const root = resolve(import.meta.dirname, "../..");

/** All TypeScript below these folders (paths from the root), with the files it imports: lazy imports too. */
export function readSources(folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) => readFolder(join(root, folder)));
}

/** The source without comments and strings: words in prose are not code. */
export function codeOf(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|[^:"'`])\/\/.*$/gm, "$1")
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""');
}

/** The circles of a graph: each list holds nodes that reach one another. */
export function circlesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reached = new Map([...graph.keys()].map((node) => [node, reachOf(graph, node)]));
  const inCircle = [...graph.keys()].filter((node) => reached.get(node)?.has(node));
  const circles = inCircle.map((node) =>
    inCircle.filter((other) => reached.get(node)?.has(other) && reached.get(other)?.has(node)),
  );
  return [...new Map(circles.map((circle) => [circle.sort().join(), circle])).values()];
}

function reachOf(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const seen = new Set<string>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of graph.get(node) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return seen;
}

function readFolder(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): SourceFile[] => {
    const full = join(folder, entry.name);
    if (entry.isDirectory()) return readFolder(full);
    return /\.tsx?$/.test(entry.name) ? [readSource(full)] : [];
  });
}

function readSource(full: string): SourceFile {
  const path = relative(root, full);
  const text = readFileSync(full, "utf8");
  const imports = [...text.matchAll(/^\s*(?:import|export)\s+(type\s)?([^"';]*?from\s+)?"([^"]+)"/gm)].map(
    ([, type, names, from = ""]) => ({
      from: resolveImport(path, from),
      lazy: false,
      typeOnly: type !== undefined || (names !== undefined && /^\{\s*(type\s+\w+[^,}]*,?\s*)+\}/.test(names)),
    }),
  );
  for (const [, from = ""] of text.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g))
    imports.push({ from: resolveImport(path, from), typeOnly: false, lazy: true });
  return { path, text, imports };
}

function resolveImport(importer: string, written: string): string {
  const from = written.replace(/\?\w+$/, "");
  if (from.startsWith("#")) return from.replace(/^#core\//, "app/core/").replace(/^#(app|workers|tests)\//, "$1/");
  if (from.startsWith(".")) return relative(root, resolve(root, importer, "..", from));
  return from;
}
