import { csvText } from "../csv-text.ts";
import type { ExportFormat } from "./export-formats.ts";
import type { SessionFile } from "./session-file.ts";

/** A history of so many sessions is ready at once; a longer one is prepared in the background. */
export const READY_AT_ONCE = 200;
export const SESSIONS_A_PART = 100;
export const EXPORT_KEPT_MS = 3 * 24 * 60 * 60 * 1000;
/** Whoever writes a part is taken for dead after this. */
export const EXPORT_LEASE_MS = 60 * 1000;
/** One that is not ready by then has failed. */
export const EXPORT_GIVEN_UP_MS = 24 * 60 * 60 * 1000;

/** The bytes before, between and after the parts of a file. */
export const EXPORT_FRAMES = {
  csv: { before: csvText([csvHead()]), between: "", after: "" },
  json: { before: '{"format":"rolecall.sessions","version":1,"sessions":[\n', between: ",\n", after: "\n]}\n" },
} as const satisfies Record<ExportFormat, { before: string; between: string; after: string }>;

/** Sessions as one part of the file. CSV: a row for each, with its figures and without its words. */
export function exportPart(format: ExportFormat, sessions: readonly SessionFile[]): string {
  if (format === "json") return sessions.map((session) => JSON.stringify(session)).join(",\n");
  return csvText(sessions.map(csvRow)).replace(/^\ufeff/, "");
}

function csvHead(): string[] {
  return [
    "id",
    "started_at",
    "ended_at",
    "title",
    "kind",
    "mode",
    "retry",
    "status",
    "line",
    "scenario",
    "customer",
    "difficulty",
    "duration_seconds",
    "turns",
    "score",
    "gate",
    "findings",
    "fix_next",
    "rubric",
    "archived",
  ];
}

function csvRow(session: SessionFile): (string | number | null)[] {
  const { score, scenario } = session;
  return [
    session.id,
    session.startedAt,
    session.endedAt,
    session.title,
    session.kind,
    session.mode,
    session.isRetry ? "yes" : "no",
    session.status,
    scenario?.line ?? null,
    scenario?.title ?? null,
    session.customer?.name ?? null,
    session.difficulty,
    session.durationSeconds,
    session.transcript.filter(({ turn }) => turn !== null).length,
    score?.total ?? null,
    score?.gate ?? null,
    score ? [...new Set(score.findings.filter(({ disputed }) => !disputed).map(({ rule }) => rule))].join(" ") : null,
    score?.fix.title ?? null,
    score?.rubric ?? null,
    session.archived ? "yes" : "no",
  ];
}

/** Where a part lies. */
export function exportKey(prefix: string, index: number): string {
  return `${prefix}/${index}`;
}

/** Where all of them lie; and one more, of a file that is being written. */
export function exportKeys(prefix: string, parts: number): string[] {
  return Array.from({ length: parts + 1 }, (_, index) => exportKey(prefix, index));
}
