import type { Login } from "#core/identity/login.ts";
import type { TeamRole } from "#core/teams/team-rights.ts";
import {
  groupManagers,
  groupMembers,
  groups,
  memberships,
  organisations,
} from "#workers/adapters/d1/schema/team-tables.ts";
import { loginOf, person } from "./people.ts";
import type { TestWorld } from "./world.ts";

export type TeamPerson = { id: string; email: string; login: Login };

/** An organization of rows: one owner. People and groups are added by the functions below. */
export async function team(world: TestWorld, of: { name?: string; timeZone?: string } = {}) {
  const id = world.newId();
  const name = of.name ?? `Agency ${id}`;
  await world.db.insert(organisations).values({
    id,
    name,
    slug: `agency-${id.toLowerCase()}`,
    time_zone: of.timeZone ?? "America/New_York",
    created_at: world.now(),
  });
  const owner = await member(world, id, "owner");
  return { id, name, owner };
}

/** A new person who belongs to the organization; `leftAt`: who has left it. */
export async function member(
  world: TestWorld,
  organisationId: string,
  role: TeamRole,
  of: { fullName?: string; email?: string; leftAt?: number } = {},
): Promise<TeamPerson> {
  const one = await person(world, of);
  await world.db.insert(memberships).values({
    organisation_id: organisationId,
    user_id: one.id,
    role,
    joined_at: world.now(),
    left_at: of.leftAt ?? null,
  });
  return { ...one, login: await loginOf(world, one.id) };
}

/** A group of these people, overseen by these managers. Gives its id. */
export async function group(
  world: TestWorld,
  organisationId: string,
  of: { people?: readonly { id: string }[]; managers?: readonly { id: string }[]; name?: string } = {},
): Promise<string> {
  const id = world.newId();
  const now = world.now();
  await world.db
    .insert(groups)
    .values({ id, organisation_id: organisationId, name: of.name ?? `Group ${id}`, created_at: now });
  for (const one of of.people ?? [])
    await world.db.insert(groupMembers).values({ group_id: id, user_id: one.id, created_at: now });
  for (const one of of.managers ?? [])
    await world.db.insert(groupManagers).values({ group_id: id, user_id: one.id, created_at: now });
  return id;
}
