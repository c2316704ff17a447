import { z } from "zod";
import { readToken, signToken } from "../../adapters/signing/signed-token.ts";
import type { Settings } from "../../settings.ts";

type Secret = Pick<Settings, "APP_SECRET">;
const PURPOSE = "team invitation";

/** The token of an invitation's link. It is the same each time, so that the link can be shown again; nothing of it is stored. */
export function sealInvitation(settings: Secret, id: string): Promise<string> {
  return signToken(settings, PURPOSE, { id });
}

/** The id of the invitation; null: the token is none of ours. Whether it can be used the row says. */
export async function openInvitation(settings: Secret, token: string): Promise<string | null> {
  return (await readToken(settings, PURPOSE, token, z.object({ id: z.string() })))?.id ?? null;
}
