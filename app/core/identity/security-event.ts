const SECURITY_EVENT_TYPES = [
  "sign_up_failed",
  "signed_up",
  "email_confirmed",
  "sign_in_failed",
  "signed_in",
  "signed_out",
  "rate_limited",
  "password_reset_requested",
  "password_reset_failed",
  "password_changed",
  "email_changed",
  "token_reused",
  "factor_enrolled",
  "factor_failed",
  "factor_removed",
  "recovery_codes_made",
  "recovery_code_used",
  "identity_linked",
  "identity_unlinked",
  "data_exported",
  "account_deleted",
] as const;
export type SecurityEventType = (typeof SECURITY_EVENT_TYPES)[number];

/** What happened around an account. Kept in the database only, never logged: it names a person. */
export type SecurityEvent = {
  userId: string | null;
  type: SecurityEventType;
  message: string;
  metadata: { email?: string; error?: string };
};

/** Per person; older ones make room. */
export const SECURITY_EVENTS_KEPT = 100;
export const SECURITY_EVENT_KEPT_MS = 24 * 60 * 60 * 1000;
