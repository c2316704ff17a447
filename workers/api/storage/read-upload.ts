import { getMultipartBoundary, type MultipartPart, parseMultipart } from "@remix-run/multipart-parser";
import type { Context } from "hono";
import { z } from "zod";
import { readBytes } from "#app/page-loading/bounded-body.ts";
import { cacheSeconds, OBJECT_MAX_BYTES, plainType } from "#core/storage/objects.ts";
import { StorageError } from "#core/storage/storage-error.ts";
import { type ObjectPlace, parsePlace, type Upload } from "../../services/storage/storage.ts";
import { readJsonBody } from "../request-body.ts";
import type { BearerEnv } from "../with-bearer.ts";

export type StorageContext = Context<BearerEnv>;

const MAX_JSON_BYTES = 2 * 1024 * 1024;
/** A file of the largest size, and the form around it. */
const MAX_UPLOAD_BYTES = OBJECT_MAX_BYTES + 64 * 1024;
const MAX_PARTS = 20;
const MAX_METADATA_CHARACTERS = 4 * 1024;

/** The JSON body of a call. Throws StorageError `EntityTooLarge` or `InvalidRequest`. */
export async function readJson<Schema extends z.ZodType>(c: StorageContext, schema: Schema): Promise<z.output<Schema>> {
  const read = await readJsonBody(c.req.raw, MAX_JSON_BYTES);
  if (!read.ok) throw new StorageError(read.reason === "too large" ? "EntityTooLarge" : "InvalidRequest");
  const parsed = schema.safeParse(read.body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StorageError("InvalidRequest", { message: `${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}` });
}

/** The object that the path names after `prefix`, percent-decoded once. Throws StorageError `InvalidKey`. */
export function placeOf(c: StorageContext, prefix: string): ObjectPlace {
  const { pathname } = new URL(c.req.url);
  const [bucket = "", ...name] = decoded(pathname.slice(pathname.indexOf(prefix) + prefix.length)).split("/");
  return parsePlace(bucket, name.join("/"));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new StorageError("InvalidKey");
  }
}

/**
 * An uploaded file: either a form with the file in its unnamed field, as the client sends a Blob, or the plain bytes. Throws
 * StorageError `EntityTooLarge` or `InvalidRequest`.
 */
export async function readUpload(c: StorageContext): Promise<Omit<Upload, "replaces">> {
  const bytes = await readBytes(c.req.raw, MAX_UPLOAD_BYTES);
  if (!bytes) throw new StorageError("EntityTooLarge");
  const header = c.req.header("Content-Type") ?? null;
  if (plainType(header) !== "multipart/form-data") {
    const cache = cacheSeconds(c.req.header("Cache-Control") ?? null);
    return {
      bytes,
      type: plainType(header),
      cacheSeconds: cache,
      metadata: headerMetadata(c.req.header("X-Metadata")),
    };
  }
  const parts = formParts(bytes, header ?? "");
  const file = parts.find(({ name, isFile }) => isFile && (name === "" || name === "file"));
  if (!file) throw new StorageError("InvalidRequest", { message: "No file" });
  return {
    bytes: new Uint8Array(file.bytes),
    type: plainType(file.mediaType ?? null),
    cacheSeconds: cacheSeconds(fieldOf(parts, "cacheControl")),
    metadata: parseMetadata(fieldOf(parts, "metadata")),
  };
}

export function replacesOf(c: StorageContext): boolean {
  return c.req.method === "PUT" || c.req.header("X-Upsert") === "true";
}

/** The parts of a form. The runtime's own parser refuses the empty field name that the storage client gives the file. */
function formParts(bytes: Uint8Array, contentType: string): MultipartPart[] {
  const boundary = getMultipartBoundary(contentType);
  if (boundary === null) throw new StorageError("InvalidRequest", { message: "No file" });
  try {
    return [...parseMultipart(bytes, { boundary, maxParts: MAX_PARTS, maxFileSize: MAX_UPLOAD_BYTES })];
  } catch {
    throw new StorageError("InvalidRequest", { message: "The form is not valid" });
  }
}

function fieldOf(parts: readonly MultipartPart[], name: string): string | null {
  return parts.find((one) => one.name === name)?.text ?? null;
}

function headerMetadata(header: string | undefined): Record<string, unknown> {
  if (header === undefined) return {};
  try {
    return parseMetadata(atob(header));
  } catch (error) {
    throw error instanceof StorageError ? error : new StorageError("InvalidRequest", { message: "Invalid metadata" });
  }
}

function parseMetadata(text: string | null): Record<string, unknown> {
  if (text === null || text === "") return {};
  if (text.length > MAX_METADATA_CHARACTERS) throw new StorageError("EntityTooLarge");
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    throw new StorageError("InvalidRequest", { message: "Invalid metadata" });
  }
}
