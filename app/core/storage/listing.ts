import { z } from "zod";

/** Defaults are the client's: a hundred, from the first, by name. */
export const listRequestSchema = z.object({
  prefix: z.string().max(1024).default(""),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).max(1_000_000).default(0),
  search: z.string().max(200).nullish(),
  sortBy: z
    .object({
      column: z.enum(["name", "updated_at", "created_at", "last_accessed_at"]).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    })
    .default({ column: "name", order: "asc" }),
});
export type ListRequest = z.output<typeof listRequestSchema>;

/** `listV2` of the client: names that begin with `prefix`, page by page. */
export const pageRequestSchema = z.object({
  prefix: z.string().max(1024).default(""),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().max(4096).nullish(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(["name", "updated_at", "created_at"]).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    })
    .default({ column: "name", order: "asc" }),
});
export type PageRequest = z.output<typeof pageRequestSchema>;

export type ListedObject = { name: string; createdAt: number; updatedAt: number };
/** A folder exists only as the beginning of names. */
export type Listed<Item> = { name: string; object: Item | null };

/** The members of one folder: its own objects, and folders for what lies deeper. `objects` are those below the prefix. */
export function listFolder<Item extends ListedObject>(objects: readonly Item[], request: ListRequest): Listed<Item>[] {
  const folder = folderPrefix(request.prefix);
  const found = new Map<string, Item | null>();
  for (const object of objects) {
    if (!object.name.startsWith(folder)) continue;
    const [name = "", ...deeper] = object.name.slice(folder.length).split("/");
    if (!found.has(name)) found.set(name, deeper.length === 0 ? object : null);
  }
  const search = (request.search ?? "").toLowerCase();
  const sign = request.sortBy.order === "asc" ? 1 : -1;
  return [...found]
    .map(([name, object]) => ({ name, object }))
    .filter(({ name }) => name.toLowerCase().includes(search))
    .sort((a, b) => sign * (compare(rankOf(a, request), rankOf(b, request)) || compare(a.name, b.name)))
    .slice(request.offset, request.offset + request.limit);
}

/** `nextCursor` continues after the last item; null: this page is the last. */
export type ListedPage<Item> = { items: Listed<Item>[]; nextCursor: string | null };

/**
 * One page of the objects below a prefix, by their whole names. With a delimiter, what lies in a deeper folder is that folder,
 * whose name ends in a slash. Null for a cursor that no page gave.
 */
export function listPage<Item extends ListedObject>(
  objects: readonly Item[],
  request: PageRequest,
): ListedPage<Item> | null {
  const after = request.cursor ? readCursor(request.cursor) : undefined;
  if (after === null) return null;
  const found = new Map<string, Item | null>();
  for (const object of objects) {
    if (!object.name.startsWith(request.prefix)) continue;
    const slash = request.with_delimiter ? object.name.indexOf("/", request.prefix.length) : -1;
    if (slash === -1) found.set(object.name, object);
    else found.set(object.name.slice(0, slash + 1), null);
  }
  const sign = request.sortBy.order === "asc" ? 1 : -1;
  const inOrder = (a: Place, b: Place) => sign * (compare(a.rank, b.rank) || compare(a.name, b.name));
  const listed = [...found]
    .map(([name, object]) => ({ name, object, rank: rankOf({ name, object }, request) }))
    .filter((item) => after === undefined || inOrder(item, after) > 0)
    .sort(inOrder);
  const items = listed.slice(0, request.limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: last && listed.length > items.length ? btoa(JSON.stringify([last.rank, last.name])) : null,
  };
}

type Place = { name: string; rank: string | number };

function readCursor(cursor: string): Place | null {
  try {
    const [rank, name] = z.tuple([z.union([z.string(), z.number()]), z.string()]).parse(JSON.parse(atob(cursor)));
    return { rank, name };
  } catch {
    return null;
  }
}

/** "a/b", "/a/b" and "a/b/" are the same folder. */
export function folderPrefix(prefix: string): string {
  const plain = prefix.replace(/^\/+|\/+$/g, "");
  return plain === "" ? "" : `${plain}/`;
}

function rankOf(
  { name, object }: Listed<ListedObject>,
  { sortBy }: Pick<ListRequest, "sortBy"> | Pick<PageRequest, "sortBy">,
): string | number {
  if (sortBy.column === "name") return name;
  if (!object) return 0;
  return sortBy.column === "created_at" ? object.createdAt : object.updatedAt;
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
