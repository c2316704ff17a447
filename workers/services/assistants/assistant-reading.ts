import { Refusal } from "#core/errors.ts";
import { type Bearer, requireScope } from "#core/identity/bearer.ts";
import type { DashboardPage } from "#core/pages/dashboard-page.ts";
import type { ReadinessView } from "#core/pages/readiness-pages.ts";
import type { TeamPeoplePage } from "#core/pages/team-pages.ts";
import { createDashboard } from "../conversations/dashboard.ts";
import { createInvitations } from "../teams/invitations.ts";
import { createOrganisations } from "../teams/organisations.ts";
import type { World } from "../world.ts";
import type { Assistant } from "./assistant-access.ts";

/** What an assistant reads for a person: what their pages show. Throws Refusal `scope_missing`. */
export function createAssistantReading(world: World) {
  return {
    /** Scenarios are public; an assistant that may not read practice has no business with them all the same. */
    requireReading(bearer: Bearer): void {
      requireScope(bearer, "practice:read");
    },

    async home({ bearer, login }: Assistant): Promise<DashboardPage> {
      requireScope(bearer, "practice:read");
      return createDashboard(world).open(login);
    },

    /** Throws Refusal `not_found` for whoever is in no organization, `forbidden` for a role that does not see its people. */
    async people({ bearer, login }: Assistant): Promise<TeamPeoplePage> {
      requireScope(bearer, "organization:read");
      return createInvitations(world).openPeople(login);
    },

    /** The same. `page`: from 1. */
    async readiness({ bearer, login }: Assistant, page: number): Promise<ReadinessView> {
      requireScope(bearer, "organization:read");
      const search = new URLSearchParams({ page: String(page) });
      const { readiness } = await createOrganisations(world).openHome(login, search);
      if (!readiness) throw new Refusal("forbidden");
      return readiness;
    },
  };
}
