import type { ExportFormat } from "../history/export-formats.ts";
import type { HistoryChoices, HistoryFilter, HistoryPlace } from "../history/history-filter.ts";
import type { TextPiece } from "../history/marked-words.ts";
import type { Viewer } from "../identity/viewer.ts";
import type { RecentConversation } from "./dashboard-page.ts";

export type HistorySession = RecentConversation & {
  mode: "text" | "voice";
  isArchived: boolean;
  /** The line that was looked for; null: nothing was. */
  excerpt: TextPiece[] | null;
};

/** A session that was deleted and can be brought back. */
export type DeletedSession = { id: string; name: string; deletedAt: number };

export type HistoryExport = {
  id: string;
  format: ExportFormat;
  status: "waiting" | "running" | "ready" | "failed";
  /** Sessions to write, and written. */
  total: number;
  done: number;
  expiresAt: number;
};

export type HistoryPage = {
  viewer: Viewer;
  filter: HistoryFilter;
  choices: HistoryChoices;
  /** Something was typed; null: nothing was. */
  search: { hasWords: boolean; isCut: boolean; ignored: number } | null;
  /** Newest first. */
  sessions: HistorySession[];
  isFirst: boolean;
  /** Of the older ones; null: there are none. */
  next: HistoryPlace | null;
  /** More was found than was looked through for this page; `next` goes on. */
  isPartial: boolean;
  deleted: DeletedSession[];
  exports: HistoryExport[];
  nowMs: number;
  timeZone: string;
};
