/** `npm run restore`: what `npm run backup` has copied, put back. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CloudflareAway } from "../cloudflare/cloudflare-api.ts";
import { parsed, runCommand, UsageError } from "../command-line/run-command.ts";
import { MANIFEST } from "./manifest.ts";
import { openOtherPlaces, openPlace } from "./open-place.ts";
import { restoreBackup } from "./restore-backup.ts";

const HELP = `Puts a backup back. The tables must be there (npm run deploy; on this machine npm run dev), and nobody in them.

  npm run restore -- FOLDER            to what is deployed; with --name NAME as it was deployed
  npm run restore -- FOLDER --local    to npm run dev and npm run preview
  --replace                            deletes what is there first, for good
`;

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  local: { type: "boolean" },
  name: { type: "string" },
  replace: { type: "boolean" },
} as const;

async function main(): Promise<void> {
  const { values, positionals } = parsed(
    () => parseArgs({ args: process.argv.slice(2), options: OPTIONS, allowPositionals: true }),
    Object.keys(OPTIONS),
  );
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  if (values.help) return say(HELP);
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new UsageError("expected one FOLDER; --help says more");
  const place = await openPlace(values.local === true, values.name);
  const others = await openOtherPlaces(values.local === true, values.name);
  try {
    refuseUnbound(folder, others);
    say(`To ${place.about}:`);
    const how = { replaces: values.replace === true, say };
    const restored = await restoreBackup(place, folder, how);
    const { files } = restored;
    let { rows, leftOut } = restored;
    for (const { binding, place: other } of others.filter((one) => existsSync(join(folder, one.binding)))) {
      say(`To ${other.about}:`);
      const more = await restoreBackup(other, join(folder, binding), how);
      rows += more.rows;
      leftOut += more.leftOut;
    }
    say(`\n${rows} rows and ${files} files were restored.`);
    if (leftOut > 0) say(`${leftOut} rows were left out: what they name was deleted while the backup was made.`);
    if (values.local !== true)
      say("The Worker needs the APP_SECRET that it had; another one cannot open what that one sealed.");
  } catch (error) {
    throw error instanceof CloudflareAway ? new UsageError(error.message) : error;
  } finally {
    for (const one of [place, ...others.map((other) => other.place)]) await one.close();
  }
}

/** A database that nothing would be restored to would be lost without a word. */
function refuseUnbound(folder: string, others: readonly { binding: string }[]): void {
  if (!existsSync(folder)) return;
  const unbound = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, MANIFEST)))
    .map(({ name }) => name)
    .filter((name) => !others.some(({ binding }) => binding === name));
  if (unbound.length > 0)
    throw new UsageError(`the backup has databases that wrangler.toml does not bind: ${unbound.join(", ")}`);
}

await runCommand("restore", main);
