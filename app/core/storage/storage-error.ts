/** What the storage API refuses, in the reference server's words; clients read `message` and `statusCode`. */
const ERRORS = {
  InvalidRequest: [400, "The request is not valid"],
  InvalidKey: [400, "Invalid key"],
  InvalidJWT: [400, "The link is not valid or has expired"],
  Unauthorized: [401, "Invalid Compact JWS"],
  FeatureNotEnabled: [403, "feature not enabled for this tenant"],
  AccessDenied: [403, "new row violates row-level security policy"],
  NoSuchBucket: [404, "Bucket not found"],
  NoSuchKey: [404, "Object not found"],
  Duplicate: [409, "The resource already exists"],
  BucketNotEmpty: [409, "The bucket you tried to delete is not empty"],
  EntityTooLarge: [413, "The object exceeded the maximum allowed size"],
  QuotaExceeded: [413, "The storage of this account is full"],
  InvalidMimeType: [415, "mime type is not supported"],
  SlowDown: [429, "Too many requests, please wait"],
  InternalError: [500, "An unexpected error occurred. Please try again."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type StorageErrorCode = keyof typeof ERRORS;

export class StorageError extends Error {
  readonly code: StorageErrorCode;
  readonly status: number;
  /** Seconds after which it makes sense to try again; for 429. */
  readonly retryAfterSeconds: number | null;

  constructor(code: StorageErrorCode, of: { message?: string; retryAfterSeconds?: number | null } = {}) {
    super(of.message ?? ERRORS[code][1]);
    this.name = "StorageError";
    this.code = code;
    this.status = ERRORS[code][0];
    this.retryAfterSeconds = of.retryAfterSeconds ?? null;
  }
}

export function storageErrorBody({ code, status, message }: StorageError) {
  return { statusCode: String(status), error: code, message };
}
