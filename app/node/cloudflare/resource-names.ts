import { UsageError } from "../command-line/run-command.ts";

export type ResourceNames = {
  main: string;
  extractor: string;
  speech: string;
  database: string;
  namespace: string;
  /** By binding. */
  buckets: { SCRIPTS: string; RECORDINGS: string; STORAGE: string };
};

/** Of the database that is bound by this name: DB_HARBOR of rolecall is rolecall-harbor. */
export function databaseName({ database }: ResourceNames, binding: string): string {
  const own = binding.replace(/^DB_?/, "").toLowerCase().replaceAll("_", "-");
  return own === "" ? database : `${database}-${own}`;
}

/** Usual name of everything; another one lets two deployments live in one account. */
export const USUAL_NAME = "rolecall";

/** Names of Workers are parts of host names: lower case, and with the longest ending not longer than 63 characters. */
const NAME = /^[a-z][a-z0-9-]{1,50}[a-z0-9]$/;

export function resourceNames(name: string): ResourceNames {
  if (!NAME.test(name))
    throw new UsageError(`"${name}" is no name: lower-case letters, digits and hyphens, 3 to 52, a letter first`);
  return {
    main: name,
    extractor: `${name}-extractor`,
    speech: `${name}-speech`,
    database: name,
    namespace: `${name}-notes`,
    buckets: { SCRIPTS: `${name}-scripts`, RECORDINGS: `${name}-recordings`, STORAGE: `${name}-storage` },
  };
}
