import type { World } from "../world.ts";
import { createIdentityApi } from "./identity-api.ts";
import { createDevices } from "./pages/devices.ts";
import { createOwnData } from "./pages/own-data.ts";
import { createOwnPasskeys } from "./pages/own-passkeys.ts";
import { createProfile } from "./pages/profile.ts";
import { createSignInWays } from "./pages/sign-in-ways.ts";
import { createTwoStep } from "./pages/two-step.ts";

/** The pages where a person manages their own account. They use the services of the identity API. */
export function createAccountPages(world: World) {
  const identity = createIdentityApi(world);
  return {
    ...createProfile(world, identity),
    ...createSignInWays(world, identity),
    ...createTwoStep(world, identity),
    ...createOwnPasskeys(world, identity),
    ...createDevices(world),
    ...createOwnData(world, identity),
  };
}
