import type { Login } from "#core/accounts/login.ts";
import type { DashboardPage } from "#core/conversations/views.ts";
import { Refusal } from "#core/errors.ts";
import { findScenario } from "#core/scenarios/library.ts";
import { recentStatement, totalsStatement } from "../adapters/d1/dashboard.ts";
import { viewerStatement } from "../adapters/d1/logins.ts";
import { admit } from "./admission.ts";
import type { World } from "./world.ts";

export function createDashboard(world: World) {
  const { db, now } = world;
  return {
    async open(login: Login | null): Promise<DashboardPage> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = now();
      const [viewers, totals, recent] = await db.batch([
        viewerStatement(db, login, nowMs),
        totalsStatement(db, login, nowMs),
        recentStatement(db, login, nowMs),
      ]);
      const viewer = admit(world, login, viewers);
      const { conversations, messages, seconds } = totals[0] ?? { conversations: 0, messages: 0, seconds: 0 };
      return {
        viewer,
        totals: {
          conversations,
          messages,
          averageDurationSeconds: conversations === 0 ? 0 : Math.round(seconds / conversations),
        },
        recent: recent.map((row) => ({ ...row, scenarioTitle: findScenario(row.scenarioId)?.title ?? "" })),
        nowMs,
      };
    },
  };
}
