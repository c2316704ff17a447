import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import type { Database } from "../../../adapters/d1/database.ts";
import { type FactorRow, factorsStatement } from "../../../adapters/d1/identity/factors.ts";
import { identitiesStatement } from "../../../adapters/d1/identity/identities.ts";
import {
  type LoginRow,
  loginStatement,
  type ViewerRow,
  viewerStatement,
} from "../../../adapters/d1/identity/login-rows.ts";
import { loginsUser } from "../../../adapters/d1/identity/login-scope.ts";
import { type UserRow, userByIdStatement } from "../../../adapters/d1/identity/users.ts";
import type { World } from "../../world.ts";
import { requireViewerOf } from "../admission.ts";
import type { Subject } from "../api/grants.ts";

/** The person of a browser, as the identity services know who acts, and as pages show them. */
export type Self = Subject & { login: LoginRow; viewer: Viewer };

type SelfRows = readonly [ViewerRow[], LoginRow[], UserRow[], Subject["linked"], FactorRow[], ...unknown[]];

/** What `selfOf` reads from, to be put first in a page's batch. */
export function selfStatements(db: Database, login: Login, nowMs: number) {
  const id = loginsUser(login, nowMs);
  return [
    viewerStatement(db, login, nowMs),
    loginStatement(db, login, nowMs),
    userByIdStatement(db, id),
    identitiesStatement(db, id),
    factorsStatement(db, id),
  ] as const;
}

export function selfOf(world: World, login: Login, [viewers, [row], [person], linked, factors]: SelfRows): Self {
  const viewer = requireViewerOf(world, login, viewers);
  if (!row || !person) throw new Refusal("signed_out");
  return { viewer, login: row, person, linked, factors };
}

export async function requireSelf(world: World, login: Login | null): Promise<Self> {
  const known = requireLogin(login);
  return selfOf(world, known, await world.db.batch(selfStatements(world.db, known, world.now())));
}

export function requireLogin(login: Login | null): Login {
  if (!login) throw new Refusal("signed_out");
  return login;
}

export function loginOf({ login }: Pick<Self, "login">): Login {
  return { tokenHash: login.token_hash };
}
