import { type SQL, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";

/** The id of the organization that the login's person works in now, as a scalar subquery; null: they are in none. */
export function activeOrganisationOf(login: Login, nowMs: number): SQL {
  return sql`(SELECT works.organisation_id FROM memberships AS works WHERE works.user_id = ${userIdOfLogin(login, nowMs)} AND works.left_at IS NULL ORDER BY works.is_active DESC, works.joined_at, works.organisation_id LIMIT 1)`;
}
