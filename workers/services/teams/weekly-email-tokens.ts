import { z } from "zod";
import { readToken, signToken } from "../../adapters/signing/signed-token.ts";
import type { Settings } from "../../settings.ts";

type Secret = Pick<Settings, "APP_SECRET">;
const PURPOSE = "weekly email";
const weeklyEmailSchema = z.object({ organisationId: z.string(), userId: z.string() });
export type WeeklyEmailOf = z.infer<typeof weeklyEmailSchema>;

/** The token of the link that ends somebody's emails of one organization. It ends nothing else, and does not expire. */
export function sealWeeklyEmail(settings: Secret, of: WeeklyEmailOf): Promise<string> {
  return signToken(settings, PURPOSE, of);
}

/** Null: the token is none of ours. */
export function openWeeklyEmail(settings: Secret, token: string): Promise<WeeklyEmailOf | null> {
  return readToken(settings, PURPOSE, token, weeklyEmailSchema);
}
