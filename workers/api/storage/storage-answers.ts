import { Refusal } from "#core/errors.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { isShownInPlace } from "#core/storage/objects.ts";
import { StorageError, storageErrorBody } from "#core/storage/storage-error.ts";
import { wireTimestamp } from "#core/tables/values.ts";
import type { BucketRow, ObjectRow } from "../../adapters/d1/tables/stored-objects.ts";
import { faultOf, log } from "../../log.ts";
import type { Download } from "../../services/storage/storage.ts";

/** The error response: JSON `{ statusCode, error, message }`. */
export function storageErrorAnswer(error: unknown): Response {
  const refusal = refusedAs(error);
  const headers = new Headers({ "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" });
  if (refusal.retryAfterSeconds !== null) headers.set("Retry-After", String(refusal.retryAfterSeconds));
  return Response.json(storageErrorBody(refusal), { status: refusal.status, headers });
}

function refusedAs(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof IdentityError) {
    const isUnreadable = error.code === "no_authorization" || error.code === "bad_jwt";
    return new StorageError("Unauthorized", isUnreadable ? {} : { message: error.message });
  }
  if (error instanceof Refusal && error.code === "scope_missing") {
    return new StorageError("AccessDenied", { message: error.text });
  }
  if (error instanceof Refusal && error.code === "too_many_attempts") {
    return new StorageError("SlowDown", { retryAfterSeconds: error.retryAfterSeconds });
  }
  if (error instanceof Refusal && error.code === "moving") {
    return new StorageError("SlowDown", { message: error.text, retryAfterSeconds: error.retryAfterSeconds });
  }
  log("error", "storage.fault", { reference: crypto.randomUUID(), ...faultOf(error) });
  if (import.meta.env.DEV) console.error(error);
  return new StorageError("InternalError");
}

/**
 * A download of a user's file. Browsers neither sniff its type nor run anything in it, and show it inline only if its type cannot
 * contain scripts.
 */
export function downloadAnswer({ object, body }: Download, asName: string | undefined): Response {
  const inPlace = asName === undefined && isShownInPlace(object.mime_type);
  const name = asName || (object.name.split("/").at(-1) ?? "file");
  return new Response(body, {
    headers: {
      "Content-Type": object.mime_type,
      "Content-Length": String(object.size_bytes),
      "Content-Disposition": `${inPlace ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(name)}`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": `private, max-age=${object.cache_seconds}`,
      ETag: object.etag,
      "Last-Modified": new Date(object.updated_at).toUTCString(),
    },
  });
}

export function wireBucket(row: BucketRow) {
  return {
    id: row.id,
    name: row.id,
    owner: "",
    type: "STANDARD" as const,
    public: row.is_public,
    file_size_limit: row.file_size_limit,
    allowed_mime_types: row.types,
    created_at: wireTimestamp(row.created_at),
    updated_at: wireTimestamp(row.updated_at),
  };
}

/** An object in listings and removals. `name` is relative to the listed folder. */
export function wireObject(row: ObjectRow, name = row.name) {
  return {
    name,
    id: row.id,
    bucket_id: row.bucket_id,
    updated_at: wireTimestamp(row.updated_at),
    created_at: wireTimestamp(row.created_at),
    last_accessed_at: wireTimestamp(row.updated_at),
    metadata: {
      eTag: row.etag,
      size: row.size_bytes,
      mimetype: row.mime_type,
      cacheControl: `max-age=${row.cache_seconds}`,
      lastModified: wireTimestamp(row.updated_at),
      contentLength: row.size_bytes,
      httpStatusCode: 200,
    },
  };
}

export function wireFolder(name: string) {
  return { name, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };
}

export function wireInfo(row: ObjectRow) {
  return {
    id: row.id,
    version: row.r2_key.split("/").at(-1),
    name: row.name,
    bucket_id: row.bucket_id,
    created_at: wireTimestamp(row.created_at),
    last_modified: wireTimestamp(row.updated_at),
    size: row.size_bytes,
    cache_control: `max-age=${row.cache_seconds}`,
    content_type: row.mime_type,
    etag: row.etag,
    metadata: row.metadata,
  };
}
