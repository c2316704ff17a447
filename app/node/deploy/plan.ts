import type { ResourceNames } from "../cloudflare/resource-names.ts";
import { UsageError } from "../command-line/run-command.ts";
import type { Found, FoundWorker } from "./found.ts";

export type Wanted = {
  names: ResourceNames;
  /** Of migrations/, in order. */
  migrations: readonly string[];
  /** What the owner has said, in this order: the option, wrangler.toml. Null: neither. */
  siteUrl: string | null;
  /** To register where the account has none. */
  subdomain: string | null;
  hasRoutes: boolean;
  /** Given in the environment, or to be made anew although people are in the database. */
  secret: "given" | "new" | null;
};

export type Plan = {
  subdomain: string | null;
  siteUrl: string;
  /** Not applied yet, by the binding of the database. */
  migrations: Record<string, string[]>;
  makesSecret: boolean;
};

/** What is to be done, from what is there. Throws a UsageError where nothing may be done. */
export function planDeployment(wanted: Wanted, found: Found): Plan {
  refuseTaken(wanted, found);
  const subdomain = found.subdomain ?? wanted.subdomain;
  const siteUrl = wanted.siteUrl ?? siteUrlOf(found.workers.main) ?? addressAtWorkersDev(wanted, subdomain);
  if (subdomain === null && !wanted.hasRoutes) throw new UsageError(NO_SUBDOMAIN);
  const makesSecret = !found.workers.main?.bindings.some(
    (one) => one.type === "secret_text" && one.name === "APP_SECRET",
  );
  const hasPeople = found.databases.some((one) => one.found?.hasPeople);
  if (makesSecret && hasPeople && wanted.secret === null) throw new UsageError(SECRET_NEEDED);
  return {
    subdomain,
    siteUrl,
    migrations: Object.fromEntries(
      found.databases.map((one) => {
        const applied = one.found?.migrations ?? [];
        return [one.binding, wanted.migrations.filter((name) => !applied.includes(name))];
      }),
    ),
    makesSecret,
  };
}

const NO_SUBDOMAIN = `the account has no name at workers.dev yet, under which it serves. Choose one that nobody has:
  npm run deploy -- --subdomain your-agency`;

const SECRET_NEEDED = `the database has people in it, but the Worker has no APP_SECRET. Second factors and signing keys open with the one
they were sealed with alone. If you have it:
  APP_SECRET=... npm run deploy
If it is lost, everybody signs in anew and sets up their second factor again:
  npm run deploy -- --new-secret`;

/** What has our names and is not ours is never written over. */
function refuseTaken({ names, migrations }: Wanted, { workers, databases }: Found): void {
  const { main } = workers;
  if (main && !isOurs(main)) throw new UsageError(taken(`a Worker ${names.main}`));
  for (const part of ["extractor", "speech"] as const)
    if (!main && workers[part] && workers[part].tag === null) throw new UsageError(taken(`a Worker ${names[part]}`));
  for (const { name, found } of databases) {
    const [first] = found?.migrations ?? [];
    if (found && (found.migrations === null || (first !== undefined && !migrations.includes(first))))
      throw new UsageError(taken(`a database ${name}`));
  }
}

function isOurs({ tag, bindings }: FoundWorker): boolean {
  return tag !== null || ["DB", "VOICE", "NOTES"].every((name) => bindings.some((one) => one.name === name));
}

function taken(what: string): string {
  return `${what} is in this account already and is not Rolecall’s. Nothing was changed. Choose another name:
  npm run deploy -- --name another-name`;
}

/** The address that a deployment has stays, unless the owner says another one. */
function siteUrlOf(main: FoundWorker | null): string | null {
  return main?.bindings.find((one) => one.type === "plain_text" && one.name === "SITE_URL")?.text || null;
}

function addressAtWorkersDev({ names }: Wanted, subdomain: string | null): string {
  if (subdomain === null) throw new UsageError(NO_SUBDOMAIN);
  return `https://${names.main}.${subdomain}.workers.dev`;
}
