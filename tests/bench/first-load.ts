import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

export type FirstLoad = { scriptBytes: number; styleBytes: number };

/** What a browser without a cache fetches for a page besides its HTML: compressed bytes of its modules and of its styles. */
export async function measureFirstLoad(pageUrl: string, clientFolder: string, cookie?: string): Promise<FirstLoad> {
  const response = await fetch(pageUrl, {
    redirect: "manual",
    headers: cookie === undefined ? {} : { Cookie: cookie },
  });
  if (response.status !== 200) throw new Error(`${pageUrl} answered ${response.status}, not 200`);
  const html = await response.text();
  const size = (path: string) => gzipSync(readFileSync(join(clientFolder, path))).length;
  return {
    scriptBytes: sum([
      ...[...withImports(scriptsOf(html), clientFolder)].map(size),
      ...modulesInside(html).map((code) => gzipSync(code).length),
    ]),
    styleBytes: sum([...stylesOf(html).map(size), ...stylesInside(html).map((css) => gzipSync(css).length)]),
  };
}

/** Modules named by tags, and those that the framework's inline script imports. */
function scriptsOf(html: string): string[] {
  const tagged = tags(html, "script").flatMap((tag) => attribute(tag, "src") ?? []);
  const preloaded = tags(html, "link")
    .filter((tag) => attribute(tag, "rel") === "modulepreload")
    .flatMap((tag) => attribute(tag, "href") ?? []);
  const imported = modulesInside(html).flatMap((code) =>
    [...code.matchAll(/(?:from|import)\s*\(?\s*"(\/[^"]+\.js)"/g)].flatMap(([, path]) => path ?? []),
  );
  return [...new Set([...tagged, ...preloaded, ...imported])].filter((path) => path.startsWith("/"));
}

/** The text of the modules that stand in the page. */
function modulesInside(html: string): string[] {
  return [...html.matchAll(/<script[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? "");
}

/** And all that these import statically, whether the page announces it or not. */
function withImports(paths: string[], clientFolder: string): Set<string> {
  const found = new Set(paths);
  for (const path of found) {
    const code = readFileSync(join(clientFolder, path), "utf8");
    for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+\.js)"/g)) {
      if (name) found.add(new URL(name, `http://client${path}`).pathname);
    }
  }
  return found;
}

function stylesOf(html: string): string[] {
  return tags(html, "link")
    .filter((tag) => attribute(tag, "rel") === "stylesheet")
    .flatMap((tag) => attribute(tag, "href") ?? [])
    .filter((path) => path.startsWith("/"));
}

function stylesInside(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? "");
}

function tags(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
