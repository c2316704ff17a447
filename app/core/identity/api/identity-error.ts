/**
 * What the identity API refuses: code, HTTP status and message as the reference server (Supabase Auth) words them,
 * since clients branch on the code and show the message. An expired link or code has another message
 * (services/identity/api/verifications.ts). The pages' own list is core/errors.ts.
 */
const ERRORS = {
  bad_json: [400, "Could not parse request body as JSON"],
  validation_failed: [400, "The request is not valid"],
  no_authorization: [401, "This endpoint requires a valid Bearer token"],
  bad_jwt: [403, "invalid JWT: unable to parse or verify signature"],
  /** Ours, not the reference server's: it has no keys of people. */
  invalid_api_key: [401, "This API key does not exist"],
  insufficient_scope: [403, "An API key cannot do this"],
  not_admin: [403, "User not allowed"],
  user_not_found: [403, "User from sub claim in JWT does not exist"],
  session_not_found: [403, "Session from session_id claim in JWT does not exist"],
  user_banned: [400, "User is banned"],
  invalid_credentials: [400, "Invalid login credentials"],
  email_not_confirmed: [400, "Email not confirmed"],
  phone_not_confirmed: [400, "Phone not confirmed"],
  signup_disabled: [422, "Signups not allowed for this instance"],
  user_already_exists: [422, "User already registered"],
  email_exists: [422, "A user with this email address has already been registered"],
  phone_exists: [422, "A user with this phone number has already been registered"],
  weak_password: [422, "Password is too weak"],
  same_password: [422, "New password should be different from the old password."],
  reauthentication_needed: [400, "Password update requires reauthentication"],
  reauthentication_not_valid: [422, "Nonce has expired or is invalid"],
  email_provider_disabled: [422, "Email logins are disabled"],
  phone_provider_disabled: [400, "Unsupported phone provider"],
  anonymous_provider_disabled: [422, "Anonymous sign-ins are disabled"],
  web3_provider_disabled: [422, "Web3 provider is disabled"],
  saml_provider_disabled: [404, "SAML 2.0 is disabled"],
  webauthn_challenge_not_found: [400, "Challenge not found or already used"],
  webauthn_challenge_expired: [400, "Challenge has expired"],
  webauthn_verification_failed: [400, "Credential verification failed"],
  webauthn_credential_exists: [422, "This credential is already registered"],
  too_many_passkeys: [422, "Maximum number of passkeys reached"],
  provider_disabled: [400, "Provider is not enabled"],
  manual_linking_disabled: [404, "Manual linking is disabled"],
  provider_email_needs_verification: [422, "Unverified email with provider"],
  bad_oauth_state: [400, "OAuth state parameter is invalid"],
  bad_oauth_callback: [400, "OAuth callback with invalid state"],
  unexpected_audience: [400, "Unacceptable audience in id_token"],
  refresh_token_not_found: [400, "Invalid Refresh Token: Refresh Token Not Found"],
  refresh_token_already_used: [400, "Invalid Refresh Token: Already Used"],
  session_expired: [400, "Invalid Refresh Token: Session Expired"],
  otp_expired: [403, "Token has expired or is invalid"],
  flow_state_not_found: [404, "invalid flow state, no valid flow state found"],
  flow_state_expired: [422, "invalid flow state, flow state has expired"],
  bad_code_verifier: [400, "code challenge does not match previously saved code verifier"],
  mfa_factor_not_found: [404, "Factor not found"],
  mfa_factor_name_conflict: [422, "A factor with this friendly name already exists"],
  too_many_enrolled_mfa_factors: [422, "Maximum number of verified factors reached, unenroll to continue"],
  mfa_verification_failed: [422, "Invalid TOTP code entered"],
  mfa_challenge_expired: [
    422,
    "MFA challenge has expired, verify against another challenge or create a new challenge.",
  ],
  mfa_ip_address_mismatch: [422, "Challenge and verify IP addresses mismatch."],
  mfa_totp_enroll_not_enabled: [422, "MFA enroll is disabled for TOTP"],
  mfa_phone_enroll_not_enabled: [422, "MFA enroll is disabled for Phone"],
  mfa_webauthn_enroll_not_enabled: [422, "MFA enroll is disabled for WebAuthn"],
  insufficient_aal: [403, "AAL2 required"],
  identity_not_found: [422, "Identity doesn't exist"],
  identity_already_exists: [422, "Identity is already linked"],
  single_identity_not_deletable: [422, "User must have at least 1 identity after unlinking"],
  over_request_rate_limit: [429, "Request rate limit reached"],
  over_email_send_rate_limit: [429, "email rate limit exceeded"],
  over_sms_send_rate_limit: [429, "SMS rate limit exceeded"],
  request_too_large: [413, "Request body is too large"],
  not_found: [404, "This endpoint does not exist"],
  unexpected_failure: [500, "Unexpected failure, please check server logs for more information"],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type IdentityErrorCode = keyof typeof ERRORS;

export class IdentityError extends Error {
  readonly code: IdentityErrorCode;
  readonly status: number;
  /** Why a password is weak; only for weak_password. */
  readonly weakReasons: string[] | null;
  /** Seconds after which it makes sense to try again; for 429. */
  readonly retryAfterSeconds: number | null;

  /** `status` where the reference server answers one code with two statuses. */
  constructor(
    code: IdentityErrorCode,
    of: { message?: string; status?: number; weakReasons?: string[]; retryAfterSeconds?: number | null } = {},
  ) {
    super(of.message ?? ERRORS[code][1]);
    this.name = "IdentityError";
    this.code = code;
    this.status = of.status ?? ERRORS[code][0];
    this.weakReasons = of.weakReasons ?? null;
    this.retryAfterSeconds = of.retryAfterSeconds ?? null;
  }
}

/** The version of the API from which on an error's `code` is a word. */
export const API_VERSION = "2024-01-01";

/** The body of an error: since API_VERSION `{ code, message }`, before it `{ code: <status>, error_code, msg }`. */
export function errorBody(error: IdentityError, askedVersion: string | null): Record<string, unknown> {
  const weak = error.weakReasons === null ? {} : { weak_password: { reasons: error.weakReasons } };
  if (knowsCodes(askedVersion)) return { code: error.code, message: error.message, ...weak };
  return { code: error.status, error_code: error.code, msg: error.message, ...weak };
}

/** Whether a client that sends this X-Supabase-Api-Version reads `code` as a word. */
export function knowsCodes(askedVersion: string | null): boolean {
  return askedVersion !== null && /^\d{4}-\d{2}-\d{2}$/.test(askedVersion) && askedVersion >= API_VERSION;
}

/** What an error says in the address a browser is sent to. */
export function redirectedError(error: IdentityError): URLSearchParams {
  return new URLSearchParams({
    error: error.status >= 500 ? "server_error" : error.status === 403 ? "access_denied" : "invalid_request",
    error_code: error.code,
    error_description: error.message,
  });
}
