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
  "passkey_added",
  "passkey_removed",
  "passkey_restored",
  "passkey_failed",
  "passkey_copied",
  "api_key_made",
  "api_key_revoked",
  "assistant_allowed",
  "assistant_removed",
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
  metadata: SecurityMetadata;
};

/** Besides the two known fields, whatever the caller adds; `boundedMetadata` keeps it small. */
export type SecurityMetadata = { email?: string; error?: string; [field: string]: MetadataValue | undefined };
type MetadataValue = string | number | boolean | null;

export const METADATA_FIELDS_MAX = 16;
export const METADATA_TEXT_MAX_LENGTH = 300;

/** The fields that are stored: `email` and `error`, then the others in their order while there is room, long texts cut. */
export function boundedMetadata({ email, error, ...others }: SecurityMetadata): Record<string, MetadataValue> {
  const fields = Object.entries({ email, error, ...others }).flatMap(([name, value]): [string, MetadataValue][] =>
    value === undefined || name.length > METADATA_NAME_MAX_LENGTH ? [] : [[name, cut(value)]],
  );
  return Object.fromEntries(fields.slice(0, METADATA_FIELDS_MAX));
}

const METADATA_NAME_MAX_LENGTH = 40;

function cut(value: MetadataValue): MetadataValue {
  return typeof value === "string" ? value.slice(0, METADATA_TEXT_MAX_LENGTH) : value;
}

/** Per person; older ones make room. */
export const SECURITY_EVENTS_KEPT = 100;
export const SECURITY_EVENT_KEPT_MS = 24 * 60 * 60 * 1000;
