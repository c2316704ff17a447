import type { Viewer } from "../identity/viewer.ts";
import type { RecentConversation } from "./dashboard-page.ts";

export type SessionListPage = {
  viewer: Viewer;
  /** Newest first. */
  sessions: RecentConversation[];
  isFirst: boolean;
  /** For the page of older ones; null: there are none. */
  next: string | null;
  nowMs: number;
  timeZone: string;
};
