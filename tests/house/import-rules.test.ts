import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

type SourceFile = { path: string; text: string; imports: { from: string; typeOnly: boolean }[] };

const sources = ["app", "workers"].flatMap((folder) => readFolder(join(root, folder)));

describe("import rules", () => {
  test("the whole source is read", () => {
    expect(sources.length).toBeGreaterThan(60);
  });

  test("core imports only core and zod", () => {
    const strangers = offences(
      (file) => file.path.startsWith("app/core/"),
      (from) => !from.startsWith("app/core/") && from !== "zod",
    );
    expect(strangers).toEqual([]);
  });

  test("core touches neither time, chance, the network nor the process", () => {
    const impure = /\bDate\.now\b|\bMath\.random\b|\bcrypto\.|\bfetch\(|\bprocess\b|\benv\b/;
    const touching = sources
      .filter((file) => file.path.startsWith("app/core/"))
      .filter((file) => impure.test(codeOf(file.text)))
      .map((file) => file.path);
    expect(touching).toEqual([]);
  });

  test("pages know Worker code only as a type", () => {
    const values = sources
      .filter((file) => file.path.startsWith("app/"))
      .flatMap((file) =>
        file.imports
          .filter((one) => one.from.startsWith("workers/") && !one.typeOnly)
          .map((one) => `${file.path}: ${one.from}`),
      );
    expect(values).toEqual([]);
  });

  test("adapters know neither services nor entry points", () => {
    const upward = offences(
      (file) => file.path.startsWith("workers/adapters/"),
      (from) =>
        /^workers\/(services|api|voice|app)/.test(from) || (from.startsWith("app/") && !from.startsWith("app/core/")),
    );
    expect(upward).toEqual([]);
  });

  test("services know no entry point and no page, only the brand that letters carry", () => {
    const upward = offences(
      (file) => file.path.startsWith("workers/services/"),
      (from) =>
        /^workers\/(api|voice|app)/.test(from) ||
        (from.startsWith("app/") && !from.startsWith("app/core/") && from !== "app/site.ts"),
    );
    expect(upward).toEqual([]);
  });

  test("pages and API handlers hold no SQL and no model call", () => {
    const holding = sources
      .filter((file) => file.path.startsWith("app/routes/") || file.path.startsWith("workers/api/"))
      .filter(
        (file) =>
          file.imports.some((one) => /^(drizzle-orm|openai)/.test(one.from)) ||
          /\b(SELECT [\w*,. ]+ FROM|INSERT INTO|UPDATE \w+ SET)\b/.test(codeOf(file.text)),
      )
      .map((file) => file.path);
    expect(holding).toEqual([]);
  });

  test("no file is named after a drawer", () => {
    const drawers = sources
      .filter((file) => /(^|\/)(utils?|helpers?|misc|common|manager)(\/|\.)/.test(file.path))
      .map((file) => file.path);
    expect(drawers).toEqual([]);
  });

  test("password hashing never uses PBKDF2, which production caps and local runtimes do not", () => {
    expect(sources.filter((file) => /pbkdf2/i.test(codeOf(file.text))).map((file) => file.path)).toEqual([]);
  });
});

function offences(where: (file: SourceFile) => boolean, bad: (from: string) => boolean): string[] {
  return sources
    .filter(where)
    .flatMap((file) => file.imports.filter((one) => bad(one.from)).map((one) => `${file.path}: ${one.from}`));
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
      typeOnly: type !== undefined || (names !== undefined && /^\{\s*(type\s+\w+[^,}]*,?\s*)+\}/.test(names)),
    }),
  );
  for (const [, from = ""] of text.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g))
    imports.push({ from: resolveImport(path, from), typeOnly: false });
  return { path, text, imports };
}

function resolveImport(importer: string, from: string): string {
  if (from.startsWith("#")) return from.replace(/^#core\//, "app/core/").replace(/^#(app|workers|tests)\//, "$1/");
  if (from.startsWith(".")) return relative(root, resolve(root, importer, "..", from));
  return from;
}

/** The source without comments and strings: words in prose are not code. */
function codeOf(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|[^:"'`])\/\/.*$/gm, "$1")
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""');
}
