import type { Login } from "#core/identity/login.ts";
import { EXPORTS_PER_PERSON } from "#core/rate-limit.ts";
import { userIdOfLogin } from "../../adapters/d1/identity/login-scope.ts";
import { noteEventStatement } from "../../adapters/d1/teams/event-rows.ts";
import {
  exportedPeopleStatement,
  exportedUseStatement,
  ORGANISATION_SECTIONS,
  organisationExportStatement,
} from "../../adapters/d1/teams/organisation-export.ts";
import { mayIn } from "../../adapters/d1/teams/team-scope.ts";
import { exportedJson } from "../exported-json.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import type { World } from "../world.ts";
import { requireLogin, requireTeam, teamStatements } from "./team-admission.ts";

export function createOrganisationExport(world: World) {
  const { db } = world;
  return {
    /**
     * What an owner may read of the organization they work in, as a stream of one JSON text. Throws Refusal `signed_out`, `not_found`,
     * `forbidden` or `too_many_attempts`.
     */
    async exportData(visitor: Login | null): Promise<ReadableStream<Uint8Array>> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, mine] = await db.batch(teamStatements(db, login, nowMs));
      const { viewer, team } = requireTeam(world, login, viewers, mine, "exportOrganisation");
      await limitPerson(world, "organization-export", viewer.id, EXPORTS_PER_PERSON);
      const event = { id: world.newId(), kind: "organisation_exported", organisationId: team.id, nowMs } as const;
      const may = mayIn(login, nowMs, team.id, "exportOrganisation");
      await noteEventStatement(db, { ...event, by: userIdOfLogin(login, nowMs) }, may);
      const pageAt = (offset: number) => ({ organisationId: team.id, offset, nowMs: world.now() });
      return exportedJson(nowMs, [
        { name: "people", read: (offset) => exportedPeopleStatement(db, login, pageAt(offset)) },
        { name: "use", read: (offset) => exportedUseStatement(db, login, pageAt(offset)) },
        ...ORGANISATION_SECTIONS.map((section) => ({
          name: section.name,
          read: (offset: number) => organisationExportStatement(db, login, section, pageAt(offset)),
        })),
      ]);
    },
  };
}
