import { z } from "zod";
import { LEAST_PASSWORD_LENGTH } from "./password.ts";

const blankIsAbsent = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);
const flag = (standard: boolean) =>
  z.preprocess(
    blankIsAbsent,
    z
      .enum(["true", "false"])
      .default(standard ? "true" : "false")
      .transform((text) => text === "true"),
  );
const optionalFlag = z.preprocess(
  blankIsAbsent,
  z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
);
const hourly = (standard: number) => z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).default(standard));
const secretKey = z.preprocess(blankIsAbsent, z.string().min(20).optional());
const json = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value, context) => {
    if (typeof value !== "string" || value.trim() === "") return undefined;
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: "custom", message: "is not JSON" });
      return z.NEVER;
    }
  }, schema);

/**
 * An OAuth 2 or OpenID Connect provider. With `issuer` the rest is discovered (OpenID Connect Discovery 1.0); without, the three
 * addresses are needed, and the person is read from `userinfo_url`.
 */
const providerSchema = z
  .object({
    client_id: z.string().min(1),
    client_secret: z.string().default(""),
    issuer: z.url().optional(),
    authorize_url: z.url().optional(),
    token_url: z.url().optional(),
    userinfo_url: z.url().optional(),
    jwks_url: z.url().optional(),
    scopes: z.string().default("openid email profile"),
    /** Further audiences whose ID tokens are taken, such as a phone app's client id. */
    audiences: z.array(z.string()).default([]),
  })
  .refine((of) => of.issuer || (of.authorize_url && of.token_url && of.userinfo_url), {
    message: "needs an issuer, or authorize_url, token_url and userinfo_url",
  });
export type ProviderSettings = z.infer<typeof providerSchema>;

const keyMembers = { kid: z.string().min(1), key_ops: z.array(z.string()).optional(), d: z.string().optional() };
const keySchema = z.discriminatedUnion("kty", [
  z.looseObject({ kty: z.literal("EC"), crv: z.literal("P-256"), alg: z.literal("ES256").optional(), ...keyMembers }),
  z.looseObject({ kty: z.literal("RSA"), alg: z.literal("RS256").optional(), ...keyMembers }),
]);
const keysSchema = z
  .array(keySchema)
  .min(1)
  .refine((keys) => (keys.find(({ key_ops }) => key_ops?.includes("sign")) ?? keys[0])?.d !== undefined, {
    message: "the key that signs has no private part (d)",
  });

/** Names and meanings are the reference server's, without its prefix. Rates count per hour and network address. */
export const identitySettings = {
  /** Globs of addresses, by commas, to which a sign-in may return besides SITE_URL. */
  URI_ALLOW_LIST: z.preprocess(
    blankIsAbsent,
    z
      .string()
      .default("")
      .transform((list) => list.split(",").flatMap((glob) => glob.trim() || [])),
  ),
  DISABLE_SIGNUP: flag(false),
  /** New email addresses count as confirmed without an email. */
  MAILER_AUTOCONFIRM: flag(false),
  /** A change of email address is confirmed from the old one too. */
  MAILER_SECURE_EMAIL_CHANGE_ENABLED: flag(true),
  EXTERNAL_EMAIL_ENABLED: flag(true),
  /** In development only: a deployment refuses it while nothing sends text messages (workers/settings.ts). */
  EXTERNAL_PHONE_ENABLED: flag(false),
  SMS_AUTOCONFIRM: flag(false),
  EXTERNAL_ANONYMOUS_USERS_ENABLED: flag(false),
  SECURITY_MANUAL_LINKING_ENABLED: flag(false),
  /** A grant older than a day needs a mailed code to set a new password. */
  SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: flag(true),
  /** Of new passwords. */
  PASSWORD_MIN_LENGTH: z.preprocess(
    blankIsAbsent,
    z.coerce.number().int().min(LEAST_PASSWORD_LENGTH).max(128).default(LEAST_PASSWORD_LENGTH),
  ),
  /** Life of an access token, in seconds. */
  JWT_EXP: z.preprocess(blankIsAbsent, z.coerce.number().int().min(60).max(86_400).default(3600)),
  /** Private JWKs (ES256 or RS256) to sign with. The one whose key_ops has "sign", else the first, signs; all are published. */
  JWT_KEYS: json(keysSchema.optional()),
  /** When set, calls must carry one of these two as `apikey`; the service role may also show a token of that role. */
  ANON_KEY: secretKey,
  SERVICE_ROLE_KEY: secretKey,
  MFA_TOTP_ENROLL_ENABLED: flag(true),
  MFA_WEBAUTHN_ENROLL_ENABLED: flag(true),
  /** In development only, as EXTERNAL_PHONE_ENABLED. */
  MFA_PHONE_ENROLL_ENABLED: flag(false),
  MFA_MAX_ENROLLED_FACTORS: z.preprocess(blankIsAbsent, z.coerce.number().int().min(1).max(50).default(10)),
  /** Admin pages and admin calls are only for an admin who has shown a second factor. Without it: where SITE_URL is set. */
  ADMIN_SECOND_FACTOR_REQUIRED: optionalFlag,
  RATE_LIMIT_EMAIL_SENT: hourly(30),
  RATE_LIMIT_SMS_SENT: hourly(30),
  RATE_LIMIT_OTP: hourly(30),
  RATE_LIMIT_VERIFY: hourly(30),
  RATE_LIMIT_TOKEN_REFRESH: hourly(150),
  RATE_LIMIT_ANONYMOUS_USERS: hourly(30),
  RATE_LIMIT_MFA: hourly(15),
  /** `{ "google": { "issuer": "https://accounts.google.com", "client_id": "…", "client_secret": "…" }, … }` */
  OAUTH_PROVIDERS: json(z.record(z.string().regex(/^[a-z][a-z0-9_:-]{0,40}$/), providerSchema).default({})),
};
