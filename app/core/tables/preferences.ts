import { TableError } from "./table-error.ts";

/** What a call's headers ask for (RFC 7240, and PostgREST's own media type). */
export type Preferences = {
  /** Answer with the rows that were written. */
  returnsRows: boolean;
  countsRows: boolean;
  /** One object instead of a list; anything but one row is then an error. */
  isSingular: boolean;
  range: { offset: number; limit: number | null } | null;
  /** With handling=strict: more changed rows than this is an error. */
  maxAffected: number | null;
};

/** Throws a TableError for what would be ignored at the caller's cost. */
export function parsePreferences(headers: { get(name: string): string | null }): Preferences {
  const profile = headers.get("Accept-Profile") ?? headers.get("Content-Profile");
  if (profile !== null && profile !== "public") {
    throw new TableError("PGRST106", "The schema must be one of the following: public");
  }
  const prefer = new Map(
    (headers.get("Prefer") ?? "").split(",").map((part): [string, string] => {
      const [name = "", value = ""] = part.trim().split("=");
      return [name.trim().toLowerCase(), value.trim()];
    }),
  );
  if (prefer.has("resolution")) {
    throw new TableError("PGRST127", "Feature not implemented", { details: "Upserts are not offered here." });
  }
  const maxAffected = prefer.get("handling") === "strict" ? prefer.get("max-affected") : undefined;
  return {
    returnsRows: prefer.get("return") === "representation",
    countsRows: prefer.has("count"),
    isSingular: (headers.get("Accept") ?? "").includes("application/vnd.pgrst.object+json"),
    range: parseRange(headers.get("Range")),
    maxAffected: maxAffected !== undefined && /^\d{1,9}$/.test(maxAffected) ? Number(maxAffected) : null,
  };
}

/** `0-24`, `25-`: rows, counted from 0. Anything else is no range, as RFC 9110 has it. */
function parseRange(text: string | null): Preferences["range"] {
  const [, first, last] = /^(?:items=)?(\d{1,9})-(\d{1,9})?$/.exec(text ?? "") ?? [];
  if (first === undefined) return null;
  const offset = Number(first);
  if (last === undefined) return { offset, limit: null };
  if (Number(last) < offset) throw new TableError("PGRST103", "Requested range not satisfiable");
  return { offset, limit: Number(last) - offset + 1 };
}

/** `Content-Range` and the status that goes with it. `total` is null when nobody counted. */
export function rangeAnswer(offset: number, shown: number, total: number | null): { range: string; status: 200 | 206 } {
  const rows = shown === 0 ? "*" : `${offset}-${offset + shown - 1}`;
  const isPart = total !== null && shown < total;
  if (total !== null && offset > 0 && offset >= total) {
    throw new TableError("PGRST103", "Requested range not satisfiable", {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  }
  return { range: `${rows}/${total ?? "*"}`, status: isPart ? 206 : 200 };
}

/** The one row of a list; throws PGRST116 for any other number. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row !== undefined && rows.length === 1) return row;
  throw new TableError("PGRST116", "Cannot coerce the result to a single JSON object", {
    details: `The result contains ${rows.length} rows`,
  });
}
