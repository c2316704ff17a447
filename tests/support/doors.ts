import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { callRows } from "./authorisation/calls.ts";
import { conversationRows } from "./authorisation/conversations.ts";
import { functionRows } from "./authorisation/functions.ts";
import { authRows } from "./authorisation/identity.ts";
import { restRows } from "./authorisation/rest.ts";
import { storageRows } from "./authorisation/storage.ts";

/** What parameters are filled with: the first of an address with each of `ids`, those after it with each of `more`. */
export type DoorIds = { ids: readonly string[]; more: readonly string[] };

/** Every address of a page, and with it the one from which the framework reads its data. */
export function pageDoors(of: DoorIds): string[] {
  const paths = pathsOf(routes).flatMap((path) => filled(path, of));
  return [...new Set(paths)].flatMap((path) => [path, `${path === "/" ? "/_root" : path}.data`]);
}

/** Every call of the API that reads. A part that is new adds its rows there. */
export function callDoors(of: DoorIds): string[] {
  const rows = [...authRows, ...restRows, ...functionRows, ...storageRows, ...conversationRows, ...callRows];
  const reading = rows.flatMap(({ route }) => (route.startsWith("GET /") ? route.slice("GET ".length) : []));
  return [...new Set(reading)].flatMap((path) => filled(path.replace(/\{[^}]*\}/g, ""), of));
}

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) =>
    entry.children ? pathsOf(entry.children) : [`/${entry.index ? "" : (entry.path ?? "")}`],
  );
}

/** ":conversationId?" may be left out, too. */
function filled(path: string, { ids, more }: DoorIds): string[] {
  const [found] = /\/?:\w+\??|\*/.exec(path) ?? [];
  if (found === undefined) return [path];
  if (found === "*") return [path.replace("*", "no-such-page")];
  const values = ids.map((id) => `${found.startsWith("/") ? "/" : ""}${id}`);
  return [...values, ...(found.endsWith("?") ? [""] : [])].flatMap((value) =>
    filled(path.replace(found, value), { ids: more, more }),
  );
}
