import { z } from "zod";
import { readToken, signToken } from "../../adapters/signing/signed-token.ts";
import type { Settings } from "../../settings.ts";

type Secret = Pick<Settings, "APP_SECRET">;
const PURPOSE = "practice email";
const practiceEmailSchema = z.object({ userId: z.string() });

/** The token of the link that ends somebody's emails to practice by. It ends nothing else, and does not expire. */
export function sealPracticeEmail(settings: Secret, userId: string): Promise<string> {
  return signToken(settings, PURPOSE, { userId });
}

/** The user id; null: the token is none of ours. */
export async function openPracticeEmail(settings: Secret, token: string): Promise<string | null> {
  return (await readToken(settings, PURPOSE, token, practiceEmailSchema))?.userId ?? null;
}
