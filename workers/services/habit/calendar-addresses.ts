import { seal, unseal } from "../../adapters/identity/sealing.ts";
import type { World } from "../world.ts";

const PURPOSE = "calendar feed";

/** For the row of a feed, so that its owner can see the address again. */
export function sealFeedToken({ settings }: Pick<World, "settings">, token: string): Promise<string> {
  return seal(settings, PURPOSE, token);
}

/** The secret address of a person's calendar. */
export async function feedAddress(world: Pick<World, "settings" | "siteUrl">, sealedToken: string): Promise<string> {
  const token = await unseal(world.settings, PURPOSE, sealedToken);
  return `${world.siteUrl}/calendar/${token}.ics`;
}
