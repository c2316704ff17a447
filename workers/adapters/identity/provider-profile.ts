import { z } from "zod";
import { ProviderFailed } from "./provider-failed.ts";

/** A person as a provider describes them. */
export type ProviderProfile = {
  subject: string;
  email: string | null;
  /** Whether the provider says that it has verified the email address; false if it does not say. */
  isEmailVerified: boolean;
  fullName: string | null;
  /** Stored as identity_data. */
  data: Record<string, unknown>;
};

const booleanClaim = z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]);
/** Standard claims of OpenID Connect. Plain OAuth 2 providers use `id` for sub and `login` for name. */
const profileSchema = z.looseObject({
  sub: z.union([z.string(), z.number()]).nullish(),
  id: z.union([z.string(), z.number()]).nullish(),
  email: z.string().nullish(),
  email_verified: booleanClaim.nullish(),
  name: z.string().nullish(),
  login: z.string().nullish(),
  picture: z.string().nullish(),
  avatar_url: z.string().nullish(),
});

/** From the claims of an ID token or a userinfo answer. Throws ProviderFailed `unreadable` when they name nobody. */
export function profileOf(claims: unknown): ProviderProfile {
  const parsed = profileSchema.safeParse(claims);
  const subject = parsed.success ? (parsed.data.sub ?? parsed.data.id) : null;
  if (!parsed.success || subject === null || subject === undefined) throw new ProviderFailed("unreadable");
  const { email, email_verified, name, login, picture, avatar_url } = parsed.data;
  const fullName = name ?? login ?? null;
  return {
    subject: String(subject),
    email: email ?? null,
    isEmailVerified: email_verified ?? false,
    fullName,
    data: {
      sub: String(subject),
      ...(email && { email, email_verified: email_verified ?? false }),
      ...(fullName !== null && { full_name: fullName, name: fullName }),
      ...((picture ?? avatar_url) && { avatar_url: picture ?? avatar_url }),
    },
  };
}
