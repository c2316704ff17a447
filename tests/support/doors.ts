import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { callRows } from "./authorisation/calls.ts";
import { conversationRows } from "./authorisation/conversations.ts";
import { functionRows } from "./authorisation/functions.ts";
import { authRows } from "./authorisation/identity.ts";
import { restRows } from "./authorisation/rest.ts";
import { storageRows } from "./authorisation/storage.ts";

/** Every address of a page, each parameter filled with each of these ids, and with what its data is read from by the framework. */
export function pageDoors(ids: readonly string[]): string[] {
  const paths = pathsOf(routes).flatMap((path) => filled(path, ids));
  return [...new Set(paths)].flatMap((path) => [path, `${path === "/" ? "/_root" : path}.data`]);
}

/** Every call of the API that reads, each parameter filled with each of these ids. A part that is new adds its rows there. */
export function callDoors(ids: readonly string[]): string[] {
  const rows = [...authRows, ...restRows, ...functionRows, ...storageRows, ...conversationRows, ...callRows];
  const reading = rows.flatMap(({ route }) => (route.startsWith("GET /") ? route.slice("GET ".length) : []));
  return [...new Set(reading)].flatMap((path) => filled(path.replace(/\{[^}]*\}/g, ""), ids));
}

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) =>
    entry.children ? pathsOf(entry.children) : [`/${entry.index ? "" : (entry.path ?? "")}`],
  );
}

/** ":conversationId?" may be left out, too. */
function filled(path: string, ids: readonly string[]): string[] {
  const [found] = /\/?:\w+\??|\*/.exec(path) ?? [];
  if (found === undefined) return [path];
  if (found === "*") return filled(path.replace("*", "no-such-page"), ids);
  const values = ids.map((id) => `${found.startsWith("/") ? "/" : ""}${id}`);
  return [...values, ...(found.endsWith("?") ? [""] : [])].flatMap((value) => filled(path.replace(found, value), ids));
}
