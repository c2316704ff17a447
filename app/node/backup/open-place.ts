import { join } from "node:path";
import { readDatabases } from "../cloudflare/bound-databases.ts";
import { openAccount } from "../cloudflare/open-account.ts";
import { databaseName, resourceNames, USUAL_NAME } from "../cloudflare/resource-names.ts";
import { LOCAL_STATE, openLocalPlace } from "./local-place.ts";
import type { Place, PlaceBucket } from "./place.ts";
import { openRemotePlace } from "./remote-place.ts";

/** The databases of wrangler.toml but the main one, as places without files: those are in the buckets that all share. */
export async function openOtherPlaces(
  isLocal: boolean,
  name: string | undefined,
): Promise<{ binding: string; place: Place }[]> {
  const others = readDatabases(ROOT).filter(({ binding }) => binding !== "DB");
  return Promise.all(
    others.map(async ({ binding }) => ({
      binding,
      place: { ...(await openPlace(isLocal, name, binding)), buckets: NO_FILES },
    })),
  );
}

const NOTHING: PlaceBucket = {
  list: async () => ({ keys: [], cursor: null }),
  read: async () => null,
  write: async () => undefined,
  remove: async () => undefined,
};
const NO_FILES = { SCRIPTS: NOTHING, RECORDINGS: NOTHING, STORAGE: NOTHING };

const ROOT = join(import.meta.dirname, "../../..");

/** What a command works on: what is deployed, or with `isLocal` what is on this machine. `binding`: of its database. */
export async function openPlace(isLocal: boolean, name: string | undefined, binding = "DB"): Promise<Place> {
  if (isLocal) return openLocalPlace(join(ROOT, LOCAL_STATE), binding);
  const names = resourceNames(name ?? USUAL_NAME);
  return openRemotePlace((await openAccount(ROOT)).api, { ...names, database: databaseName(names, binding) });
}
