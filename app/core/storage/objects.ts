import type { Bearer } from "../identity/bearer.ts";
import { StorageError } from "./storage-error.ts";

/** Ours for one object, whatever a bucket allows beyond it; as the script upload's. */
export const OBJECT_MAX_BYTES = 10 * 1024 * 1024;
export const PERSON_MAX_BYTES = 100 * 1024 * 1024;
export const PERSON_MAX_OBJECTS = 1000;
/** Seconds a browser may keep a file, as the client's own default. */
export const DEFAULT_CACHE_SECONDS = 3600;
export const UPLOAD_LINK_SECONDS = 2 * 60 * 60;
export const LINK_MAX_SECONDS = 7 * 24 * 60 * 60;

/** What a bucket takes that names no types of its own: documents, pictures and sound, none of which a browser runs. */
export const DEFAULT_TYPES = [
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/octet-stream",
  "application/json",
  "text/plain",
  "text/csv",
  "text/markdown",
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/avif",
  "audio/mpeg",
  "audio/mp4",
  "audio/ogg",
  "audio/wav",
  "audio/webm",
];

/** Shown in place; everything else is a download, so that no upload becomes a page of ours. */
const SHOWN_IN_PLACE = /^(image\/(png|jpeg|gif|webp|avif)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain)$/;

export function isShownInPlace(type: string): boolean {
  return SHOWN_IN_PLACE.test(type);
}

/** The plain type of a Content-Type header, lower-cased. */
export function plainType(header: string | null): string {
  return (header ?? "").split(";")[0]?.trim().toLowerCase() || "application/octet-stream";
}

/** Throws for a type the bucket does not take. An entry may end in a slash and a star. */
export function requireType(type: string, allowed: readonly string[] | null): void {
  const fits = (allowed ?? DEFAULT_TYPES).some((one) =>
    one.endsWith("/*") ? type.startsWith(one.slice(0, -1)) : one === type,
  );
  if (!fits) throw new StorageError("InvalidMimeType", { message: `mime type ${type} is not supported` });
}

const MAX_NAME_LENGTH = 1024;
/** The characters that the reference server takes; a segment of dots only would be a way out of a folder. */
const NAME = /^[\w/!\-.*'() &$@=;:+,?]+$/;

/** The name of an object as it stands, or a StorageError. Names are never file paths: they only ever are a column in a table. */
export function parseObjectName(name: string): string {
  const segments = name.split("/");
  const isFine =
    name.length <= MAX_NAME_LENGTH &&
    NAME.test(name) &&
    segments.every((segment) => segment.trim() !== "" && !/^\.+$/.test(segment));
  if (!isFine) throw new StorageError("InvalidKey", { message: `Invalid key: ${name.slice(0, 100)}` });
  return name;
}

export function parseBucketName(name: string): string {
  if (!/^[a-z0-9][a-z0-9_-]{0,62}$/i.test(name))
    throw new StorageError("InvalidKey", { message: "Invalid bucket name" });
  return name;
}

const UNIT_BYTES: Record<string, number> = { "": 1, b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };

/** Bytes of "1048576", "1MB" or "1.5 kb", in steps of 1,024; NaN for anything else. */
export function parseSize(text: string): number {
  const [, digits, unit = ""] = /^(\d{1,15}(?:\.\d{1,3})?)\s*([kmg]?b)?$/i.exec(text.trim()) ?? [];
  return digits === undefined
    ? Number.NaN
    : Math.floor(Number(digits) * (UNIT_BYTES[unit.toLowerCase()] ?? Number.NaN));
}

/** A person's objects lie in the folder that is called as they are, in every bucket; the owner's server reaches all. */
export function mayTouch(bearer: Bearer, name: string): boolean {
  if (bearer.role === "service_role") return true;
  return bearer.role === "authenticated" && name.startsWith(`${bearer.userId}/`);
}

/** What a listing may look at. Null: everything. */
export function folderOf(bearer: Bearer): string | null {
  return bearer.role === "service_role" ? null : `${bearer.userId ?? "nobody"}/`;
}

/** Whole seconds from `max-age=3600` or `3600`; the default for anything else. */
export function cacheSeconds(header: string | null): number {
  const [, seconds] = /^(?:max-age=)?(\d{1,8})$/.exec(header?.trim() ?? "") ?? [];
  return seconds === undefined ? DEFAULT_CACHE_SECONDS : Number(seconds);
}
