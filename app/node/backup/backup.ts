/** `npm run backup`: everything that is stored, in a folder. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CloudflareAway } from "../cloudflare/cloudflare-api.ts";
import { parsed, runCommand, UsageError } from "../command-line/run-command.ts";
import { openOtherPlaces, openPlace } from "./open-place.ts";
import { writeBackup } from "./write-backup.ts";

const HELP = `Copies every database of wrangler.toml and the buckets into a folder, with checksums. The product may be used meanwhile.

  npm run backup -- FOLDER            of what is deployed; with --name NAME as it was deployed
  npm run backup -- FOLDER --local    of npm run dev and npm run preview

The folder holds everything that people have said and uploaded: keep it as you would keep that. The secret APP_SECRET is not in it.
`;

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  local: { type: "boolean" },
  name: { type: "string" },
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
    say(`From ${place.about}:`);
    const { tables, files } = await writeBackup(place, folder, say);
    let rows = tables.reduce((sum, table) => sum + table.rows, 0);
    for (const { binding, place: other } of others) {
      say(`From ${other.about}:`);
      const written = await writeBackup(other, join(folder, binding), say);
      rows += written.tables.reduce((sum, table) => sum + table.rows, 0);
    }
    say(`\n${rows} rows and ${files.length} files are in ${folder}. The secret APP_SECRET is not: keep it apart.`);
  } catch (error) {
    throw error instanceof CloudflareAway ? new UsageError(error.message) : error;
  } finally {
    for (const one of [place, ...others.map((other) => other.place)]) await one.close();
  }
}

await runCommand("backup", main);
