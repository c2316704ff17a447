import { join } from "node:path";
import { openAccount } from "../cloudflare/open-account.ts";
import { resourceNames, USUAL_NAME } from "../cloudflare/resource-names.ts";
import { LOCAL_STATE, openLocalPlace } from "./local-place.ts";
import type { Place } from "./place.ts";
import { openRemotePlace } from "./remote-place.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** What a command works on: what is deployed, or with `isLocal` what is on this machine. */
export async function openPlace(isLocal: boolean, name: string | undefined): Promise<Place> {
  if (isLocal) return openLocalPlace(join(ROOT, LOCAL_STATE));
  const names = resourceNames(name ?? USUAL_NAME);
  return openRemotePlace((await openAccount(ROOT)).api, names);
}
