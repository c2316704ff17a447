import { Refusal, type RefusalCode } from "../../errors.ts";
import type { IdentityError, IdentityErrorCode } from "../api/identity-error.ts";

/** What the pages say of something that the identity services refuse: their codes are for programs, these words for people. */
export function refusalOf(error: IdentityError): Refusal {
  const code = CODES[error.code] ?? (error.status === 404 ? "not_found" : "bad_request");
  return new Refusal(code, {
    ...(SAYS_MORE.has(error.code) && { text: error.message }),
    ...(error.retryAfterSeconds !== null && { retryAfterSeconds: error.retryAfterSeconds }),
  });
}

const CODES: Partial<Record<IdentityErrorCode, RefusalCode>> = {
  over_request_rate_limit: "too_many_attempts",
  over_email_send_rate_limit: "too_many_attempts",
  over_sms_send_rate_limit: "too_many_attempts",
  mfa_verification_failed: "wrong_code",
  mfa_factor_not_found: "code_ended",
  mfa_challenge_expired: "code_ended",
  mfa_ip_address_mismatch: "code_ended",
  webauthn_challenge_not_found: "passkey_ended",
  webauthn_challenge_expired: "passkey_ended",
  webauthn_verification_failed: "passkey_refused",
  webauthn_credential_exists: "passkey_known",
  too_many_passkeys: "passkeys_full",
  reauthentication_needed: "wrong_code",
  reauthentication_not_valid: "wrong_code",
  invalid_credentials: "wrong_password",
  same_password: "same_password",
  email_exists: "email_taken",
  weak_password: "weak_password",
  signup_disabled: "sign_up_closed",
  email_provider_disabled: "sign_up_closed",
  single_identity_not_deletable: "last_way_in",
  identity_not_found: "not_found",
  manual_linking_disabled: "not_found",
  otp_expired: "link_expired",
  flow_state_not_found: "provider_failed",
  flow_state_expired: "provider_failed",
  bad_code_verifier: "provider_failed",
  bad_oauth_callback: "provider_failed",
  user_banned: "banned",
};

/** Whose messages are sentences that help whoever reads them. */
const SAYS_MORE: ReadonlySet<IdentityErrorCode> = new Set([
  "weak_password",
  "too_many_enrolled_mfa_factors",
  "signup_disabled",
  "email_provider_disabled",
]);
