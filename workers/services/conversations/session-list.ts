import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { findScenario } from "#core/library/library.ts";
import type { RecentConversation } from "#core/pages/dashboard-page.ts";
import type { SessionListPage } from "#core/pages/session-list-page.ts";
import { ownSessionsStatement, type SessionRow } from "../../adapters/d1/conversations/own-sessions.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import type { World } from "../world.ts";

const SESSIONS_A_PAGE = 25;

export function createSessionList(world: World) {
  const { db } = world;
  return {
    /** /conversations. `after`: what the page before gave as `next`; what is none of ours is the first page. */
    async open(login: Login | null, after: string | null): Promise<SessionListPage> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, rows] = await db.batch([
        viewerStatement(db, login, nowMs),
        ownSessionsStatement(db, login, nowMs, { after: placeFrom(after), limit: SESSIONS_A_PAGE + 1 }),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const shown = rows.slice(0, SESSIONS_A_PAGE);
      const last = shown.at(-1);
      return {
        viewer,
        sessions: shown.map(sessionView),
        isFirst: placeFrom(after) === null,
        next: last && rows.length > SESSIONS_A_PAGE ? `${last.createdAt}.${last.id}` : null,
        nowMs,
        timeZone: timeZoneOf(world, viewer),
      };
    },
  };
}

export function sessionView({ drillTitle, scenarioId, isRetry, ...row }: SessionRow): RecentConversation {
  return { ...row, isRetry: isRetry === 1, scenarioTitle: drillTitle ?? findScenario(scenarioId)?.title ?? "" };
}

function placeFrom(after: string | null): { createdAt: number; id: string } | null {
  const [, createdAt, id] = /^(\d{1,15})\.(.{1,64})$/.exec(after ?? "") ?? [];
  return createdAt !== undefined && id !== undefined ? { createdAt: Number(createdAt), id } : null;
}
