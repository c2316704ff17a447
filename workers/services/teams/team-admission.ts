import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import type { TeamHeader } from "#core/pages/team-pages.ts";
import { mayInOrganisation, type OrganisationAct, type TeamRole } from "#core/teams/team-rights.ts";
import type { Database } from "../../adapters/d1/database.ts";
import { type ViewerRow, viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { myOrganisationsStatement, myRoleStatement } from "../../adapters/d1/teams/active-organisation.ts";
import { requireViewer } from "../identity/admission.ts";
import type { World } from "../world.ts";

type AdmissionWorld = Pick<World, "db" | "now" | "background"> & Partial<Pick<World, "billing">>;
type OrganisationRow = Awaited<ReturnType<typeof myOrganisationsStatement>>[number];

export function requireLogin(login: Login | null): Login {
  if (!login) throw new Refusal("signed_out");
  return login;
}

/** What comes first in the batch of every page of a team: who asks, and what they are in. */
export function teamStatements(db: Database, login: Login, nowMs: number) {
  return [viewerStatement(db, login, nowMs), myOrganisationsStatement(db, login, nowMs)] as const;
}

/** The organization that the viewer works in, for the frame; null: in none. */
export function teamHeader([active, ...others]: readonly OrganisationRow[]): TeamHeader | null {
  if (!active) return null;
  const { heldSince: _, ...header } = active;
  return { ...header, others: others.map(({ id, name }) => ({ id, name })) };
}

/**
 * The viewer and their organization from the rows of `teamStatements`. Throws Refusal `signed_out`, `not_found` for whoever is in
 * none, `forbidden` for a role that may not do this. It chooses the refusal; what protects rows is the condition of each statement.
 */
export function requireTeam(
  world: AdmissionWorld,
  login: Login,
  viewers: readonly ViewerRow[],
  organisations: readonly OrganisationRow[],
  act: OrganisationAct,
): { viewer: Viewer; team: TeamHeader } {
  const viewer = requireViewer(world, login, viewers);
  const team = teamHeader(organisations);
  if (!team) throw new Refusal("not_found");
  if (!mayInOrganisation(team.role, act)) throw new Refusal("forbidden");
  return { viewer, team };
}

/** The same for pages of those who oversee somebody. */
export function requireOverseer(
  world: AdmissionWorld,
  login: Login,
  viewers: readonly ViewerRow[],
  organisations: readonly OrganisationRow[],
): { viewer: Viewer; team: TeamHeader } {
  return requireTeam(world, login, viewers, organisations, "seePeople");
}

/** Throws Refusal `organization_ends` where somebody has asked for its deletion. The condition of the statements is `goesOn`. */
export function requireGoingOn({ deletesAt }: { deletesAt: number | null }): void {
  if (deletesAt !== null) throw new Refusal("organization_ends");
}

/** What comes first in the batch of every act in an organization, before what it may change: who acts, in which role. */
export function actorStatements(db: Database, login: Login, nowMs: number, organisationId: string) {
  return [viewerStatement(db, login, nowMs), myRoleStatement(db, login, nowMs, organisationId)] as const;
}

/** Throws as `requireTeam` does, and `organization_ends` for an invitation. */
export function requireActor(
  world: AdmissionWorld,
  login: Login,
  viewers: readonly ViewerRow[],
  roles: readonly { role: TeamRole; deletesAt: number | null }[],
  act: OrganisationAct | null,
): Viewer {
  const viewer = requireViewer(world, login, viewers);
  const [mine] = roles;
  if (!mine) throw new Refusal("not_found");
  if (act !== null && !mayInOrganisation(mine.role, act)) throw new Refusal("forbidden");
  if (act === "invite") requireGoingOn(mine);
  return viewer;
}
