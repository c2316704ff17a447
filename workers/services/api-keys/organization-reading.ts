import { Refusal } from "#core/errors.ts";
import { type Bearer, requireScope } from "#core/identity/bearer.ts";
import { requireRow } from "../../adapters/d1/database.ts";
import { ownedOrganisationStatement, ownedPeopleStatement } from "../../adapters/d1/teams/owned-organisation.ts";
import type { World } from "../world.ts";

export type OrganizationPerson = Awaited<ReturnType<typeof ownedPeopleStatement>>[number];

/**
 * What the key of an organization reads: what its owners see of it on the pages, and nothing of anybody's practice. Methods throw
 * Refusal `scope_missing`, and `forbidden` for every other token.
 */
export function createOrganizationReading(world: Pick<World, "db">) {
  const { db } = world;

  return {
    async organization(bearer: Bearer): Promise<{ id: string; name: string; people: number }> {
      const [found] = await ownedOrganisationStatement(db, holderOf(bearer));
      return found ?? notAnOwner();
    },

    async people(
      bearer: Bearer,
      page: { limit: number; offset: number },
    ): Promise<{ total: number; people: OrganizationPerson[] }> {
      const holder = holderOf(bearer);
      const [found, people] = await db.batch([
        ownedOrganisationStatement(db, holder),
        ownedPeopleStatement(db, holder, page),
      ]);
      if (found.length === 0) return notAnOwner();
      return { total: requireRow(found).people, people };
    },
  };
}

function holderOf(bearer: Bearer): { organisationId: string; ownerId: string } {
  requireScope(bearer, "organization:read");
  if (bearer.role === "organization") return { organisationId: bearer.organizationId, ownerId: bearer.ownerId };
  throw new Refusal(bearer.role === "anon" ? "signed_out" : "forbidden", {
    text: "This call needs the API key of an organization, as “Authorization: Bearer KEY”.",
  });
}

/** They stopped being one between two statements. */
function notAnOwner(): never {
  throw new Refusal("forbidden");
}
