import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder with what a build leaves and small migrations: as the product is deployed, without what takes long. */
export type SmallProject = { root: string; write: (path: string, text: string) => void; remove: () => void };

const COMMON = { main: "index.js", compatibility_date: "2026-09-01", no_bundle: true };

/** `databases`: the bindings of others beside the main one. */
export function smallProject(databases: readonly string[] = []): SmallProject {
  const root = mkdtempSync(join(tmpdir(), "rolecall-deploy-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const json = (path: string, value: unknown) => write(path, JSON.stringify(value));
  const aside = { ...COMMON, workers_dev: false };
  json("dist/rolecall_extractor/wrangler.json", { ...aside, name: "rolecall-extractor" });
  json("dist/rolecall_speech/wrangler.json", { ...aside, name: "rolecall-speech" });
  json("build/server/wrangler.json", {
    ...COMMON,
    name: "rolecall",
    triggers: { crons: ["* * * * *"] },
    d1_databases: ["DB", ...databases].map((binding) => ({
      ...{ binding, database_name: "rolecall", migrations_dir: "../../migrations" },
    })),
    r2_buckets: ["SCRIPTS", "RECORDINGS", "STORAGE"].map((binding) => ({
      binding,
      bucket_name: `rolecall-${binding}`,
    })),
    kv_namespaces: [{ binding: "NOTES" }],
    services: [
      { binding: "EXTRACTOR", service: "rolecall-extractor" },
      { binding: "SPEECH", service: "rolecall-speech" },
    ],
    ai: { binding: "AI" },
  });
  for (const folder of ["dist/rolecall_extractor", "dist/rolecall_speech", "build/server"])
    write(`${folder}/index.js`, 'export default { fetch: () => new Response("hello") };\n');
  write(
    "migrations/0000_people.sql",
    "CREATE TABLE users (id TEXT PRIMARY KEY);\n--> statement-breakpoint\nCREATE TABLE notes (id TEXT PRIMARY KEY, user_id TEXT REFERENCES users (id));\n",
  );
  write("migrations/0001_more.sql", "ALTER TABLE notes ADD COLUMN words TEXT;\n");
  return { root, write, remove: () => rmSync(root, { recursive: true }) };
}
