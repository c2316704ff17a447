import { findScenario } from "#core/library/library.ts";
import type { RecentConversation } from "#core/pages/dashboard-page.ts";

/** A row with `sessionColumns` of adapters/d1/conversations/own-sessions.ts. */
export type SessionRow = Omit<RecentConversation, "scenarioTitle" | "isRetry"> & {
  drillTitle: string | null;
  scenarioId: string;
  isRetry: number;
};

export function sessionView({ drillTitle, scenarioId, isRetry, ...row }: SessionRow): RecentConversation {
  return { ...row, isRetry: isRetry === 1, scenarioTitle: drillTitle ?? findScenario(scenarioId)?.title ?? "" };
}
