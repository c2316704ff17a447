import type { AdminLogin } from "#core/admin/actor.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import { requireViewer, type ViewerRow } from "../../adapters/d1/identity/login-rows.ts";
import type { World } from "../world.ts";
import { keepLoginAlive } from "./login-start.ts";

/** The person of a login, from the rows of `viewerStatement`; refuses where there is none. Notes that the login is in use. */
export function requireViewerOf(
  world: Pick<World, "db" | "now" | "background">,
  login: Login,
  viewers: readonly ViewerRow[],
): Viewer {
  const viewer = requireViewer(viewers);
  keepLoginAlive(world, login, viewers);
  return viewer;
}

/** The login as the statements for admins take it, by the owner's setting. */
export function adminLogin(world: Pick<World, "settings">, login: Login | null): AdminLogin {
  if (!login) throw new Refusal("signed_out");
  return { ...login, needsSecondFactor: world.settings.ADMIN_SECOND_FACTOR_REQUIRED };
}

/** The same as `admit` for admins alone. */
export function requireAdminOf(
  world: Pick<World, "db" | "now" | "background">,
  login: AdminLogin,
  viewers: readonly ViewerRow[],
): Viewer {
  const viewer = requireViewerOf(world, login, viewers);
  if (!viewer.isAdmin) throw new Refusal("not_admin");
  if (login.needsSecondFactor && viewers[0]?.aal !== "aal2") throw new Refusal("second_factor_needed");
  return viewer;
}
