/** `npm run move-organization`: an organization and its people, to a database and an address of their own, or back. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openPlace } from "../backup/open-place.ts";
import type { Place } from "../backup/place.ts";
import { type BoundDatabase, readDatabases } from "../cloudflare/bound-databases.ts";
import { CloudflareAway } from "../cloudflare/cloudflare-api.ts";
import { parsed, runCommand, UsageError } from "../command-line/run-command.ts";
import { giveUpMove, moveOrganization } from "./move-organization.ts";

const HELP = `Moves an organization with its people to the database that serves another address. Others go on meanwhile; its own people
can read, and are told to try again in a minute when they write. Interrupted it goes on where it was when it is run again.

  npm run move-organization -- ID --to HOST            in what is deployed; with --name NAME as it was deployed
  npm run move-organization -- ID --to HOST --local    in npm run dev
  --from HOST                                          where it is now, if that is not the main database
  --give-up                                            undoes a move that was interrupted before it ended

HOST is one of the setting DATABASES in wrangler.toml; any other is the main database's. ID is in the organization's export.
`;

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  local: { type: "boolean" },
  name: { type: "string" },
  to: { type: "string" },
  from: { type: "string" },
  "give-up": { type: "boolean" },
} as const;

const ROOT = join(import.meta.dirname, "../../..");

async function main(): Promise<void> {
  const { values, positionals } = parsed(
    () => parseArgs({ args: process.argv.slice(2), options: OPTIONS, allowPositionals: true }),
    Object.keys(OPTIONS),
  );
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  if (values.help) return say(HELP);
  const [organisationId, ...more] = positionals;
  if (organisationId === undefined || more.length > 0 || values.to === undefined)
    throw new UsageError("expected one ID and --to HOST; --help says more");
  const databases = readDatabases(ROOT);
  const [from, to] = [bindingOf(databases, values.from ?? ""), bindingOf(databases, values.to)];
  if (from === to) throw new UsageError(`${values.to} is served by the same database; see DATABASES in wrangler.toml`);
  const places: Place[] = [];
  try {
    for (const binding of [from, to]) places.push(await openPlace(values.local === true, values.name, binding));
    const [here, there] = places;
    if (!here || !there) return;
    say(`${organisationId}: from ${here.about} to ${there.about}`);
    const move = { from: here.database, to: there.database, organisationId, host: values.to, now: Date.now, say };
    if (values["give-up"]) await giveUpMove(move);
    else await moveOrganization(move);
  } catch (error) {
    throw error instanceof CloudflareAway ? new UsageError(error.message) : error;
  } finally {
    for (const place of places) await place.close();
  }
}

function bindingOf(databases: readonly BoundDatabase[], host: string): string {
  return databases.find((one) => one.host === host)?.binding ?? "DB";
}

await runCommand("move-organization", main);
