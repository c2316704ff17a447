import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import { type Database, requireRow } from "../../../adapters/d1/database.ts";
import { type FactorRow, factorsStatement } from "../../../adapters/d1/identity/factors.ts";
import { identitiesStatement } from "../../../adapters/d1/identity/identities.ts";
import {
  type LoginRow,
  loginStatement,
  type ViewerRow,
  viewerStatement,
} from "../../../adapters/d1/identity/login-rows.ts";
import { userIdOfLogin } from "../../../adapters/d1/identity/login-scope.ts";
import { type UserRow, userByIdStatement } from "../../../adapters/d1/identity/users.ts";
import type { World } from "../../world.ts";
import { requireViewer } from "../admission.ts";
import type { Subject } from "../api/grants.ts";

/** The signed-in person of a browser, in the forms that the identity services (Subject, login) and the pages (viewer) need. */
export type Self = Subject & { login: LoginRow; viewer: Viewer };

type SelfRows = readonly [ViewerRow[], LoginRow[], UserRow[], Subject["linked"], FactorRow[], ...unknown[]];

/** The statements whose rows `requireSelfFromRows` takes. They come first in a page's batch. */
export function selfStatements(db: Database, login: Login, nowMs: number) {
  const id = userIdOfLogin(login, nowMs);
  return [
    viewerStatement(db, login, nowMs),
    loginStatement(db, login, nowMs),
    userByIdStatement(db, id),
    identitiesStatement(db, id),
    factorsStatement(db, id),
  ] as const;
}

/** Throws Refusal `signed_out`. Updates the login's last use in the background. */
export function requireSelfFromRows(
  world: World,
  login: Login,
  [viewers, logins, people, linked, factors]: SelfRows,
): Self {
  const viewer = requireViewer(world, login, viewers);
  return { viewer, login: requireRow(logins), person: requireRow(people), linked, factors };
}

/** The same, with a batch of its own. */
export async function requireSelf(world: World, login: Login | null): Promise<Self> {
  const known = requireLogin(login);
  return requireSelfFromRows(world, known, await world.db.batch(selfStatements(world.db, known, world.now())));
}

export function requireLogin(login: Login | null): Login {
  if (!login) throw new Refusal("signed_out");
  return login;
}

export function loginOf({ login }: Pick<Self, "login">): Login {
  return { tokenHash: login.token_hash };
}
