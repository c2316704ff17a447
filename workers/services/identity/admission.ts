import type { AdminLogin } from "#core/admin/actor.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import { requireViewerFromRows, type ViewerRow } from "../../adapters/d1/identity/login-rows.ts";
import type { World } from "../world.ts";
import { keepLoginAlive } from "./login-start.ts";

/** Without `billing` nobody is told that somebody bills here. */
type AdmissionWorld = Pick<World, "db" | "now" | "background"> & Partial<Pick<World, "billing">>;

/**
 * The person of a login, from the rows of `viewerStatement`. Throws Refusal `signed_out` if there is none. Updates the login's
 * last use in the background.
 */
export function requireViewer(world: AdmissionWorld, login: Login, viewers: readonly ViewerRow[]): Viewer {
  const viewer = requireViewerFromRows(viewers);
  keepLoginAlive(world, login, viewers);
  return world.billing ? { ...viewer, isBilled: true } : viewer;
}

/** The time zone in which a person's days are counted: their own or, until it is known, that of their request. */
export function timeZoneOf(world: Pick<World, "timeZone">, person: Pick<Viewer, "timeZone">): string {
  return person.timeZone ?? world.timeZone();
}

/** The login for admin statements, with the setting that demands a second factor of admins. Throws Refusal `signed_out`. */
export function adminLogin(world: Pick<World, "settings">, login: Login | null): AdminLogin {
  if (!login) throw new Refusal("signed_out");
  return { ...login, needsSecondFactor: world.settings.ADMIN_SECOND_FACTOR_REQUIRED };
}

/**
 * The same as `requireViewer`, for admins only. Also throws `not_admin` and `second_factor_needed`. It chooses the refusal; what
 * protects the rows is the condition in each admin statement (adapters/d1/admin.ts).
 */
export function requireAdmin(world: AdmissionWorld, login: AdminLogin, viewers: readonly ViewerRow[]): Viewer {
  const viewer = requireViewer(world, login, viewers);
  if (!viewer.isAdmin) throw new Refusal("not_admin");
  if (login.needsSecondFactor && viewers[0]?.aal !== "aal2") throw new Refusal("second_factor_needed");
  return viewer;
}
