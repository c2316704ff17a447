import { z } from "zod";
import { VERIFY_TYPES } from "#core/identity/api/request-bodies.ts";

// Response schemas of /auth/v1, for the OpenAPI document. Tests parse real responses with them.

const time = z.iso.datetime();
const identitySchema = z.object({
  identity_id: z.string(),
  id: z.string(),
  user_id: z.string(),
  identity_data: z.record(z.string(), z.unknown()),
  provider: z.string(),
  email: z.string().optional(),
  last_sign_in_at: time.optional(),
  created_at: time,
  updated_at: time,
});

export const factorSchema = z.object({
  id: z.string(),
  status: z.enum(["verified", "unverified"]),
  friendly_name: z.string(),
  factor_type: z.enum(["totp", "phone", "webauthn"]),
  phone: z.string().optional(),
  last_challenged_at: time.optional(),
  created_at: time,
  updated_at: time,
});

export const userSchema = z.object({
  id: z.uuid(),
  aud: z.literal("authenticated"),
  /** Empty in the response to a sign-up that must not show whether the account exists. */
  role: z.enum(["authenticated", ""]),
  email: z.string(),
  phone: z.string(),
  email_confirmed_at: time.optional(),
  phone_confirmed_at: time.optional(),
  confirmed_at: time.optional(),
  invited_at: time.optional(),
  confirmation_sent_at: time.optional(),
  recovery_sent_at: time.optional(),
  email_change_sent_at: time.optional(),
  phone_change_sent_at: time.optional(),
  reauthentication_sent_at: time.optional(),
  last_sign_in_at: time.optional(),
  banned_until: time.optional(),
  new_email: z.string().optional(),
  new_phone: z.string().optional(),
  app_metadata: z.looseObject({ provider: z.string().optional(), providers: z.array(z.string()) }),
  user_metadata: z.record(z.string(), z.unknown()),
  identities: z.array(identitySchema),
  factors: z.array(factorSchema).optional(),
  created_at: time,
  updated_at: time,
  is_anonymous: z.boolean(),
});

export const tokenSchema = z.object({
  access_token: z.string(),
  token_type: z.literal("bearer"),
  expires_in: z.number().int(),
  expires_at: z.number().int(),
  refresh_token: z.string(),
  user: userSchema,
  /** Present if today's rules would refuse the password. */
  weak_password: z.object({ message: z.string(), reasons: z.array(z.string()) }).optional(),
  provider_token: z.string().optional(),
  provider_refresh_token: z.string().optional(),
});

/** The response when only one of the two addresses of an address change has confirmed it. */
export const halfConfirmedSchema = z.object({ msg: z.string(), code: z.literal("200") });

export const healthSchema = z.object({ version: z.string(), name: z.string(), description: z.string() });
export const publicSettingsSchema = z.object({
  external: z.record(z.string(), z.boolean()),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  phone_autoconfirm: z.boolean(),
  sms_provider: z.string(),
  saml_enabled: z.boolean(),
  passkeys_enabled: z.boolean(),
});
export const keySetSchema = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), alg: z.enum(["ES256", "RS256"]), use: z.literal("sig") })),
});
export const issuerSchema = z.looseObject({
  issuer: z.url(),
  jwks_uri: z.url(),
  id_token_signing_alg_values_supported: z.array(z.string()),
});

/** Options for `navigator.credentials` (WebAuthn), as JSON. */
const publicKeyOptions = z.looseObject({ challenge: z.string() });
export const passkeyOptionsSchema = z.object({
  challenge_id: z.uuid(),
  options: publicKeyOptions,
  expires_at: z.number().int(),
});
export const passkeySchema = z.object({
  id: z.uuid(),
  friendly_name: z.string().optional(),
  created_at: time,
  last_used_at: time.optional(),
});

export const addressSchema = z.object({ url: z.url() });
export const enrolledSchema = z.object({
  id: z.uuid(),
  type: z.enum(["totp", "phone", "webauthn"]),
  friendly_name: z.string(),
  totp: z.object({ qr_code: z.string(), secret: z.string(), uri: z.string() }).optional(),
  phone: z.string().optional(),
});
export const challengeSchema = z.object({
  id: z.uuid(),
  type: z.enum(["totp", "phone", "webauthn"]),
  expires_at: z.number().int(),
  /** For a factor that signs: what its browser is asked, to make the credential or to show it. */
  webauthn: z
    .object({ type: z.enum(["create", "request"]), credential_options: z.object({ publicKey: publicKeyOptions }) })
    .optional(),
});
export const removedFactorSchema = z.object({ id: z.uuid() });

export const userListSchema = z.object({ users: z.array(userSchema), aud: z.literal("authenticated") });
export const generatedLinkSchema = z.object({
  ...userSchema.shape,
  action_link: z.url(),
  email_otp: z.string(),
  hashed_token: z.string(),
  verification_type: z.enum([...VERIFY_TYPES, "email_change_current", "email_change_new"]),
  redirect_to: z.string(),
});
