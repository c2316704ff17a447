import { createIdentity } from "./identity.ts";
import { createOwnData } from "./own-account/data.ts";
import { createDevices } from "./own-account/devices.ts";
import { createProfile } from "./own-account/profile.ts";
import { createSignInWays } from "./own-account/sign-in-ways.ts";
import { createTwoStep } from "./own-account/two-step.ts";
import type { World } from "./world.ts";

/** What a person does with their own account on the pages, by the services of the identity API. */
export function createOwnAccount(world: World) {
  const identity = createIdentity(world);
  return {
    ...createProfile(world, identity),
    ...createSignInWays(world, identity),
    ...createTwoStep(world, identity),
    ...createDevices(world),
    ...createOwnData(world, identity),
  };
}
