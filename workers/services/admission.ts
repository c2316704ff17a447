import type { Login } from "#core/accounts/login.ts";
import type { ViewerView } from "#core/conversations/views.ts";
import { requireViewer, type ViewerRow } from "../adapters/d1/logins.ts";
import { keepLoginAlive } from "./accounts/login-start.ts";
import type { World } from "./world.ts";

/** The person of a login, from the rows of `viewerStatement`; refuses where there is none. Notes that the login is in use. */
export function admit(
  world: Pick<World, "db" | "now" | "background">,
  login: Login,
  viewers: readonly ViewerRow[],
): ViewerView {
  const viewer = requireViewer(viewers);
  keepLoginAlive(world, login, viewers);
  return viewer;
}
