import type { Login } from "#core/identity/login.ts";
import { customerPlaces, pagesOf } from "#core/palette/destinations.ts";
import type { PaletteData } from "#core/palette/palette-data.ts";
import { newestSessionsStatement } from "../adapters/d1/conversations/own-sessions.ts";
import { sessionView } from "./conversations/session-view.ts";
import { requireViewer } from "./identity/admission.ts";
import { requireLogin, teamHeader, teamStatements } from "./teams/team-admission.ts";
import type { World } from "./world.ts";

/** Among these the palette finds one by its name; older ones are found by searching all. */
const SESSIONS_KNOWN = 50;

export function createPalette(world: World) {
  const { db } = world;
  return {
    /** What the palette of a person offers, in one round trip. Throws Refusal `signed_out`. */
    async open(visitor: Login | null): Promise<PaletteData> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, organisations, rows] = await db.batch([
        ...teamStatements(db, login, nowMs),
        newestSessionsStatement(db, login, nowMs, SESSIONS_KNOWN),
      ]);
      const { isAdmin, isBilled = false } = requireViewer(world, login, viewers);
      const team = teamHeader(organisations);
      return {
        pages: pagesOf({ isAdmin, isBilled, role: team?.role ?? null, hasBoards: team?.boardsOn ?? false }),
        customers: customerPlaces(),
        sessions: rows.map(sessionView).map(({ id, status, customer, scenarioTitle, title }) => ({
          to: status === "active" ? `/chat/${id}` : `/conversations/${id}`,
          label: customer === null ? title : `${customer}, ${scenarioTitle}`,
          detail: customer === null ? "" : title,
        })),
      };
    },
  };
}
