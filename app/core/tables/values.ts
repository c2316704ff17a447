import type { ColumnKind } from "./access.ts";
import { TableError } from "./table-error.ts";

/** How values travel: times as ISO 8601 with an offset, everything else as itself. */
export type WireValue = string | number | null;

/** The stored form of a value that stands in a filter. Throws a TableError as PostgreSQL would. */
export function parseValue(kind: ColumnKind, text: string): string | number {
  if (text.includes("\0")) throw new TableError("22021", 'invalid byte sequence for encoding "UTF8": 0x00');
  if (kind === "integer") {
    if (!/^[+-]?\d{1,15}$/.test(text)) throw invalid("22P02", "integer", text);
    return Number(text);
  }
  if (kind === "timestamp") {
    const ms = parseTimestamp(text);
    if (ms === null) throw invalid("22007", "timestamp with time zone", text);
    return ms;
  }
  return text;
}

/** Unix ms of an ISO 8601 date or time; without an offset it is UTC. Null when it is none. */
export function parseTimestamp(text: string): number | null {
  const [, date, time, offset] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i.exec(text) ?? [];
  if (date === undefined) return null;
  const ms = Date.parse(`${date}T${time ?? "00:00"}${wholeOffset(offset)}`);
  return Number.isNaN(ms) ? null : ms;
}

export function wireValue(kind: ColumnKind, stored: unknown): WireValue {
  if (stored === null || stored === undefined) return null;
  if (kind === "timestamp") return wireTimestamp(Number(stored));
  return kind === "integer" ? Number(stored) : String(stored);
}

/** As PostgreSQL writes it: with an offset instead of a Z. */
export function wireTimestamp(ms: number): string {
  return new Date(ms).toISOString().replace("Z", "+00:00");
}

function wholeOffset(offset: string | undefined): string {
  if (offset === undefined || /^z$/i.test(offset)) return "Z";
  const digits = offset.slice(1).replace(":", "").padEnd(4, "0");
  return `${offset[0]}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

function invalid(code: "22P02" | "22007", type: string, text: string): TableError {
  return new TableError(code, `invalid input syntax for type ${type}: "${text.slice(0, 100)}"`);
}
