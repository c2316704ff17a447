/** The ids of the routes that an address may lead to, by its first segment, and of those that any address may. Each with its layouts. */
export function routesBySegment(routes: Routes): { below: Map<string, Set<string>>; anywhere: Set<string> } {
  const anywhere = new Set<string>();
  const below = new Map<string, Set<string>>();
  for (const id of Object.keys(routes)) {
    const line = lineOf(routes, id);
    const segment = firstSegment(line.map((above) => routes[above]?.path ?? "").join("/"));
    // A layout comes with the pages below it; what begins with a parameter may stand for anything.
    if (segment === "" && routes[id]?.index !== true) continue;
    const ids = segment === null || /^[:*]/.test(segment) ? anywhere : (below.get(segment) ?? new Set());
    for (const above of line) ids.add(above);
    if (ids !== anywhere && segment !== null) below.set(segment, ids);
  }
  for (const ids of below.values()) for (const id of anywhere) ids.add(id);
  return { below, anywhere };
}

/** Addresses are the same in either case, and a page's data has an address of its own: `_root.data` that of the home page. Null for what is escaped. */
export function firstSegment(path: string): string | null {
  if (path.includes("%")) return null;
  const [first = ""] = path.split("/").filter(Boolean);
  const name = first.toLowerCase().replace(/\.data$/, "");
  return name === "_root" ? "" : name;
}

/** The route and those around it, the outermost first. */
function lineOf(routes: Routes, id: string): string[] {
  const parentId = routes[id]?.parentId;
  return parentId === undefined ? [id] : [...lineOf(routes, parentId), id];
}

type Routes = Record<string, { parentId?: string; path?: string; index?: boolean } | undefined>;
