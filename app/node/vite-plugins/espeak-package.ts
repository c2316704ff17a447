import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { VOICE_VARIANTS } from "#core/voice/speech/persona-voices.ts";

const PACKAGE = "@echogarden/espeak-ng-emscripten";
/** Of 24 MB for a hundred languages, what American English needs. */
const DATA_FOLDER = "/usr/share/espeak-ng-data";
const NEEDED = new Set(
  ["en_dict", "intonations", "phondata", "phonindex", "phontab", "lang/gmw/en-US"]
    .concat(VOICE_VARIANTS.map((variant) => `voices/!v/${variant}`))
    .map((name) => `${DATA_FOLDER}/${name}`),
);

/** Makes `virtual:espeak-ng` importable: the package as `readEspeakPackage` changes it. */
export function espeakPackage(): Plugin {
  const id = "\0virtual:espeak-ng";
  return {
    name: "espeak-package",
    resolveId: (source) => (source === "virtual:espeak-ng" ? id : null),
    load: async (source) => (source === id ? espeakModuleOf(await readEspeakPackage()) : null),
  };
}

/** Source of an ES module that exports `createModule` and `englishData` and runs anywhere, Workers and Node alike. */
export async function readEspeakModule(): Promise<string> {
  return espeakModuleOf(await readEspeakPackage());
}

export type EspeakPackage = { script: string; data: Uint8Array };

async function readEspeakPackage(): Promise<EspeakPackage> {
  const folder = dirname(createRequire(import.meta.url).resolve(PACKAGE));
  const [script, data] = await Promise.all([
    readFile(join(folder, "espeak-ng.js"), "utf8"),
    readFile(join(folder, "espeak-ng.data")),
  ]);
  return { script, data };
}

/**
 * The package's script is made for a web page or Node: it asks `import.meta.url` for its data, guesses where it runs, and
 * seeds its noise from the clock. Each of these is replaced; a version of the package in which one is not found as it is
 * known here fails the build.
 */
export function espeakModuleOf({ script, data }: EspeakPackage): string {
  const files = englishFiles(script);
  const english = Buffer.concat(files.map(({ start, end }) => data.subarray(start, end)));
  const patched = [
    { find: /import\.meta\.url/g, times: 6, put: '"file:///espeak-ng.js"' },
    {
      find: /var ENVIRONMENT_IS_WEB=.*?process\.type!="renderer";/gs,
      times: 1,
      put: "var ENVIRONMENT_IS_WEB=false,ENVIRONMENT_IS_WORKER=false,ENVIRONMENT_IS_NODE=false;",
    },
    { find: /Date\.now\(\)/g, times: 13, put: "0" },
    {
      find: /loadPackage\(\{files:\[.*?\],remote_package_size:\d+\}\)/gs,
      times: 1,
      put: `loadPackage(${listing(files)})`,
    },
    { find: /export default Module;/g, times: 1, put: "export const createModule = Module;" },
  ].reduce(replaceExactly, script);
  return `${patched}\nexport const englishData = "${english.toString("base64")}";\n`;
}

type DataFile = { name: string; start: number; end: number };

function englishFiles(script: string): DataFile[] {
  const listed = script.matchAll(/\{filename:"([^"]+)",start:(\d+),end:(\d+)\}/g);
  const files = [...listed]
    .map(([, name = "", start, end]) => ({ name, start: Number(start), end: Number(end) }))
    .filter(({ name }) => NEEDED.has(name));
  const missing = [...NEEDED].filter((name) => !files.some((file) => file.name === name));
  if (missing.length > 0) throw new Error(`${PACKAGE} has no ${missing.join(", ")}`);
  return files;
}

function listing(files: DataFile[]): string {
  let end = 0;
  const moved = files.map((file) => {
    const start = end;
    end += file.end - file.start;
    return { filename: file.name, start, end };
  });
  return JSON.stringify({ files: moved, remote_package_size: end });
}

function replaceExactly(script: string, { find, times, put }: { find: RegExp; times: number; put: string }): string {
  const found = script.match(find)?.length ?? 0;
  if (found !== times) {
    throw new Error(
      `${PACKAGE} is not as it was: ${find.source} found ${found} times, not ${times}. See workers/speech/README.md.`,
    );
  }
  return script.replace(find, () => put);
}
