import type { Viewer } from "../identity/viewer.ts";

/** /account/badges */
export type BadgesPage = { viewer: Viewer; timeZone: string; badges: BadgeView[] };

export type BadgeView = {
  id: string;
  title: string;
  rule: string;
  /** How far it is: `have` of `need`. */
  have: number;
  need: number;
  /** Null: not yet. `conversationId`: of the session that earned it, while it is there. */
  earned: { atMs: number; words: string; conversationId: string | null; isShown: boolean } | null;
};
