import { z } from "zod";
import { type Amr, aalOf, amrSchema } from "./amr.ts";

/** What every access token is for; the pages' viewer and the API's person are both this audience. */
export const AUDIENCE = "authenticated";

const metadata = z.record(z.string(), z.unknown());

/** Claims of a person's access token. Times are unix seconds. */
export const accessClaimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  aud: z.literal(AUDIENCE),
  exp: z.number(),
  iat: z.number(),
  email: z.string(),
  phone: z.string(),
  app_metadata: metadata,
  user_metadata: metadata,
  role: z.literal("authenticated"),
  aal: z.enum(["aal1", "aal2"]),
  amr: amrSchema,
  session_id: z.string(),
  is_anonymous: z.boolean(),
});
export type AccessClaims = z.infer<typeof accessClaimsSchema>;

/** Claims of a key that stands for a role instead of a person (the anon key, the service role's key). */
export const roleClaimsSchema = z.object({ role: z.enum(["anon", "service_role", "supabase_admin"]) });

export function accessClaims(of: {
  issuer: string;
  person: {
    id: string;
    email: string;
    phone: string;
    appMetadata: Record<string, unknown>;
    userMetadata: Record<string, unknown>;
    isAnonymous: boolean;
  };
  grantId: string;
  amr: Amr;
  nowMs: number;
  lifetimeSeconds: number;
}): AccessClaims {
  const iat = Math.floor(of.nowMs / 1000);
  return {
    iss: of.issuer,
    sub: of.person.id,
    aud: AUDIENCE,
    exp: iat + of.lifetimeSeconds,
    iat,
    email: of.person.email,
    phone: of.person.phone,
    app_metadata: of.person.appMetadata,
    user_metadata: of.person.userMetadata,
    role: "authenticated",
    aal: aalOf(of.amr),
    amr: of.amr,
    session_id: of.grantId,
    is_anonymous: of.person.isAnonymous,
  };
}
