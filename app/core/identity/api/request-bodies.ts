import { z } from "zod";

// Bodies of the calls of /auth/v1. Unknown members are ignored, as there: clients send captcha tokens and the like.

const text = z.string().max(10_000);
const optionalText = text.nullish().transform((value) => value || null);
const record = z.record(z.string().max(200), z.unknown());
const metadata = record.nullish().transform((value) => value ?? {});
const challenge = { code_challenge: optionalText, code_challenge_method: optionalText };

export const signUpCall = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadata,
  ...challenge,
});

export const passwordGrant = z.object({ email: optionalText, phone: optionalText, password: text.default("") });
export const refreshGrant = z.object({ refresh_token: text.default("") });
export const pkceGrant = z.object({ auth_code: optionalText, code_verifier: optionalText });
export const idTokenGrant = z.object({
  provider: text.default(""),
  id_token: z.string().max(20_000).default(""),
  nonce: optionalText,
  link_identity: z.boolean().nullish(),
});

export const otpCall = z.object({
  email: optionalText,
  phone: optionalText,
  data: metadata,
  create_user: z.boolean().nullish(),
  ...challenge,
});
export const recoverCall = z.object({ email: optionalText, ...challenge });
export const resendCall = z.object({
  type: z.enum(["signup", "email_change", "sms", "phone_change"]),
  email: optionalText,
  phone: optionalText,
  ...challenge,
});

export const VERIFY_TYPES = [
  "signup",
  "recovery",
  "invite",
  "magiclink",
  "email",
  "email_change",
  "sms",
  "phone_change",
] as const;
export type VerifyType = (typeof VERIFY_TYPES)[number];
export const verifyCall = z.object({
  type: z.enum(VERIFY_TYPES),
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
});

export const userChangeCall = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  data: record.nullish(),
  ...challenge,
});

export const factorCall = z.object({
  factor_type: text.default("totp"),
  friendly_name: optionalText,
  issuer: optionalText,
  phone: optionalText,
});
export const factorVerifyCall = z.object({
  challenge_id: text.default(""),
  code: text.default(""),
  webauthn: z
    .object({ type: z.enum(["create", "request"]), credential_response: z.unknown() })
    .nullish()
    .transform((given) => given ?? null),
});

/** What an authenticator answered, to be read by core/identity/passkeys/credential-answers.ts. */
export const passkeyVerifyCall = z.object({
  challenge_id: text.min(1, "challenge_id is required"),
  credential: z.unknown(),
});
export const passkeyNameCall = z.object({
  friendly_name: text.min(1, "friendly_name is required").max(120, "friendly_name must be 120 characters or less"),
});

const role = z.literal("authenticated").nullish();
export const adminUserCall = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: record.nullish(),
  app_metadata: record.nullish(),
  /** A duration as "24h" or "30m", or "none". */
  ban_duration: optionalText,
  role,
});

/** What an owner asks for who wants the row kept; it is not. */
export const adminDeleteCall = z.object({ should_soft_delete: z.boolean().nullish() });

const LINK_TYPES = ["signup", "invite", "magiclink", "recovery", "email_change_current", "email_change_new"] as const;
export const generateLinkCall = z.object({
  type: z.enum(LINK_TYPES),
  email: text.min(1),
  new_email: optionalText,
  password: optionalText,
  data: metadata,
  redirect_to: optionalText,
});
export const inviteCall = z.object({ email: text.min(1), data: metadata });
