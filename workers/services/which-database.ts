import type { Settings } from "../settings.ts";

/** The binding of the main database, which serves every host that has none of its own. */
export const MAIN_DATABASE = "DB";

/** A database of this deployment. `host`: the one that it alone serves; null: the main one. */
export type Cell = { name: string; binding: D1Database; host: string | null };

/** The database of a request, by the origin that it came to. Null: it came to none, as a run of the schedule does. */
export function databaseOf(env: Env, { DATABASES }: Databases, origin: string | null): Cell {
  const host = origin === null ? "" : origin.slice(origin.indexOf("//") + 2);
  const name = Object.hasOwn(DATABASES, host) ? DATABASES[host] : undefined;
  return name === undefined ? mainDatabase(env) : { name, binding: bindingOf(env, name), host };
}

/** A database by the name of its binding. Throws for one that the settings do not name. */
export function databaseNamed(env: Env, settings: Databases, name: string): Cell {
  const cell = allDatabases(env, settings).find((one) => one.name === name);
  if (!cell) throw new Error(`no setting names the database ${name}`);
  return cell;
}

/** The main one first. */
export function allDatabases(env: Env, { DATABASES }: Databases): Cell[] {
  const own = Object.entries(DATABASES).map(([host, name]) => ({ name, binding: bindingOf(env, name), host }));
  return [mainDatabase(env), ...own];
}

/** The main one, for what belongs to the deployment and not to a request. */
export function mainDatabase(env: Env): Cell {
  return { name: MAIN_DATABASE, binding: env.DB, host: null };
}

/** What may be named by `DATABASES`. */
export function isDatabase(binding: unknown): binding is D1Database {
  return (
    typeof binding === "object" && binding !== null && "prepare" in binding && typeof binding.prepare === "function"
  );
}

/**
 * The name of something outside of the database that belongs to one database, such as a Durable Object. In the main one it is what
 * it was before there were others.
 */
export function nameIn(database: string, name: string): string {
  return database === MAIN_DATABASE ? name : `${database}/${name}`;
}

type Databases = Pick<Settings, "DATABASES">;

function bindingOf(env: object, name: string): D1Database {
  const binding: unknown = Reflect.get(env, name);
  // The settings have been checked: see settings.ts.
  if (!isDatabase(binding)) throw new Error(`no database is bound as ${name}`);
  return binding;
}
