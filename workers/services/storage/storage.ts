import { z } from "zod";
import type { ApiScope } from "#core/identity/api-keys/api-scope.ts";
import { type Bearer, requireScope } from "#core/identity/bearer.ts";
import { API_WRITES_PER_PERSON } from "#core/rate-limit.ts";
import {
  folderPrefix,
  type ListedPage,
  type ListRequest,
  listFolder,
  listPage,
  type PageRequest,
} from "#core/storage/listing.ts";
import {
  folderOf,
  mayTouch,
  OBJECT_MAX_BYTES,
  parseBucketName,
  parseObjectName,
  requireType,
  UPLOAD_LINK_SECONDS,
} from "#core/storage/objects.ts";
import { StorageError } from "#core/storage/storage-error.ts";
import {
  type BucketRow,
  bucketStatement,
  deleteObjectsStatement,
  type ObjectRow,
  objectStatement,
  objectsBelowStatement,
  objectsNamedStatement,
  parseBucket,
  putObjectStatement,
  renameObjectStatement,
} from "../../adapters/d1/tables/stored-objects.ts";
import { readToken, signToken } from "../../adapters/signing/signed-token.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import { nameIn } from "../which-database.ts";
import type { World } from "../world.ts";

export type ObjectPlace = { bucket: string; name: string };
export type Upload = {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  cacheSeconds: number;
  metadata: Record<string, unknown>;
  replaces: boolean;
};
/** An object's row and the stream of its bytes. */
export type Download = { object: ObjectRow; body: ReadableStream };

/**
 * Objects of the storage API. A person may only use objects in the folder named after their id; the service role may use all.
 * Reading another person's object throws StorageError `NoSuchKey`, writing it `AccessDenied`; without a person it is
 * `Unauthorized`. Writes also throw `NoSuchBucket`, `InvalidMimeType`, `EntityTooLarge`, `QuotaExceeded`, `Duplicate`, and
 * Refusal `too_many_attempts`.
 */
export function createStorage(world: World) {
  const { db, settings, storedFiles } = world;
  // A link opens what has this name in the database that it was made in, and in no other.
  const [download, upload] = [nameIn(world.database, "storage download"), nameIn(world.database, "storage upload")];
  return {
    async upload(bearer: Bearer, place: ObjectPlace, upload: Upload): Promise<ObjectRow> {
      requireOwn(bearer, place);
      await limitWrites(bearer);
      return put(place, bearer.userId, upload);
    },

    async download(bearer: Bearer, place: ObjectPlace): Promise<Download> {
      return open(await requireOwnObject(bearer, place, "files:read"));
    },

    /** Anonymous download from a public bucket. */
    async downloadPublic(place: ObjectPlace): Promise<Download> {
      const [[bucket], [object]] = await db.batch([
        bucketStatement(db, place.bucket),
        objectStatement(db, place.bucket, place.name),
      ]);
      if (!bucket?.is_public) throw new StorageError("NoSuchBucket");
      if (!object) throw new StorageError("NoSuchKey");
      return open(object);
    },

    info: (bearer: Bearer, place: ObjectPlace): Promise<ObjectRow> => requireOwnObject(bearer, place, "files:read"),

    async list(bearer: Bearer, bucketName: string, request: ListRequest) {
      requirePerson(bearer, "files:read");
      await requireBucket(bucketName);
      return listFolder(await ownRowsBelow(bearer, bucketName, folderPrefix(request.prefix)), request);
    },

    /** Throws StorageError `InvalidRequest` for a cursor that no page gave. */
    async listPage(bearer: Bearer, bucketName: string, request: PageRequest): Promise<ListedPage<ObjectRow>> {
      requirePerson(bearer, "files:read");
      await requireBucket(bucketName);
      const folder = request.prefix.slice(0, request.prefix.lastIndexOf("/") + 1);
      const page = listPage(await ownRowsBelow(bearer, bucketName, folder), request);
      if (!page) throw new StorageError("InvalidRequest", { message: "Invalid cursor" });
      return page;
    },

    /** Deletes those of the named objects that belong to the caller. Returns the deleted rows. */
    async remove(bearer: Bearer, bucketName: string, names: string[]): Promise<ObjectRow[]> {
      requirePerson(bearer, "files:write");
      await requireBucket(bucketName);
      await limitWrites(bearer);
      const own = names.filter((name) => mayTouch(bearer, name));
      const found = await objectsNamedStatement(db, bucketName, own);
      const keys = found.map(({ r2_key }) => r2_key);
      const removed = await deleteObjectsStatement(db, keys);
      world.background(storedFiles.delete(keys));
      return removed;
    },

    /** Changes only the name in the database; the bytes stay under the same R2 key. */
    async move(bearer: Bearer, from: ObjectPlace, to: ObjectPlace): Promise<void> {
      const source = await requireOwnObject(bearer, from, "files:write");
      requireOwn(bearer, to);
      const bucket = await requireBucket(to.bucket);
      requireType(source.mime_type, bucket.types);
      await limitWrites(bearer);
      const target = { bucketId: to.bucket, name: to.name, nowMs: world.now() };
      const moved = await renameObjectStatement(db, { bucketId: from.bucket, name: from.name }, target);
      if (moved.length === 0) throw new StorageError("Duplicate");
    },

    async copy(bearer: Bearer, from: ObjectPlace, to: ObjectPlace, replaces: boolean): Promise<ObjectRow> {
      const source = await requireOwnObject(bearer, from, "files:read");
      requireOwn(bearer, to);
      const bucket = await requireBucket(to.bucket);
      requireType(source.mime_type, bucket.types);
      await limitWrites(bearer);
      const key = newKey(bearer.userId);
      const copied = await storedFiles.copy(source.r2_key, key);
      if (!copied) throw new StorageError("NoSuchKey");
      return write(
        { ...source, bucket_id: to.bucket, name: to.name, owner_id: bearer.userId, r2_key: key, etag: copied.etag },
        replaces,
      );
    },

    /** A download token for each name, valid for `seconds`; null for an object that is missing or not the caller's. */
    async signDownloads(
      bearer: Bearer,
      bucketName: string,
      names: string[],
      seconds: number,
    ): Promise<(string | null)[]> {
      requirePerson(bearer, "files:read");
      await requireBucket(bucketName);
      const own = names.filter((name) => mayTouch(bearer, name));
      const known = new Set((await objectsNamedStatement(db, bucketName, own)).map(({ name }) => name));
      const exp = world.now() + seconds * 1000;
      return Promise.all(
        names.map((name) =>
          known.has(name) ? signToken(settings, download, { bucket: bucketName, name, exp }) : null,
        ),
      );
    },

    /** Throws StorageError `InvalidJWT` for a token that is expired or for another object. */
    async downloadSigned(place: ObjectPlace, token: string): Promise<Download> {
      const link = await readToken(settings, download, token, downloadLinkSchema);
      if (!link || !isFor(link, place)) throw new StorageError("InvalidJWT");
      const [object] = await objectStatement(db, place.bucket, place.name);
      if (!object) throw new StorageError("NoSuchKey");
      return open(object);
    },

    /** A token with which anybody may upload this one object, valid for UPLOAD_LINK_SECONDS. */
    async signUpload(bearer: Bearer, place: ObjectPlace, replaces: boolean): Promise<string> {
      requireOwn(bearer, place);
      await requireBucket(place.bucket);
      const [taken] = replaces ? [] : await objectStatement(db, place.bucket, place.name);
      if (taken) throw new StorageError("Duplicate");
      const exp = world.now() + UPLOAD_LINK_SECONDS * 1000;
      return signToken(settings, upload, { ...place, exp, replaces, ownerId: bearer.userId });
    },

    /** Uploads with a token of `signUpload`. `read` is called only if the token is valid. */
    async uploadSigned(
      place: ObjectPlace,
      token: string,
      read: () => Promise<Omit<Upload, "replaces">>,
    ): Promise<ObjectRow> {
      const link = await readToken(settings, upload, token, uploadLinkSchema);
      if (!link || !isFor(link, place)) throw new StorageError("InvalidJWT");
      return put(place, link.ownerId, { ...(await read()), replaces: link.replaces });
    },
  };

  async function put(place: ObjectPlace, ownerId: string | null, upload: Upload): Promise<ObjectRow> {
    const bucket = await requireBucket(place.bucket);
    const size = upload.bytes.byteLength;
    if (size > Math.min(bucket.file_size_limit ?? OBJECT_MAX_BYTES, OBJECT_MAX_BYTES)) {
      throw new StorageError("EntityTooLarge");
    }
    requireType(upload.type, bucket.types);
    const key = newKey(ownerId);
    const { etag } = await storedFiles.put(key, upload.bytes);
    const nowMs = world.now();
    return write(
      {
        id: world.newId(),
        bucket_id: place.bucket,
        name: place.name,
        owner_id: ownerId,
        r2_key: key,
        size_bytes: size,
        mime_type: upload.type,
        cache_seconds: upload.cacheSeconds,
        etag,
        metadata: upload.metadata,
        created_at: nowMs,
        updated_at: nowMs,
      },
      upload.replaces,
    );
  }

  /** Writes the row after the bytes are stored. If the row is refused, the bytes are deleted again. */
  async function write(row: ObjectRow, replaces: boolean): Promise<ObjectRow> {
    const fresh = { ...row, id: world.newId(), created_at: world.now(), updated_at: world.now() };
    try {
      const [[before], [stored]] = await db.batch([
        objectStatement(db, row.bucket_id, row.name),
        putObjectStatement(db, fresh, replaces),
      ]);
      if (!stored) throw new StorageError(before && !replaces ? "Duplicate" : "QuotaExceeded");
      if (before) world.background(storedFiles.delete([before.r2_key]));
      return stored;
    } catch (error) {
      world.background(storedFiles.delete([row.r2_key]));
      throw error;
    }
  }

  async function open(object: ObjectRow): Promise<Download> {
    const body = await storedFiles.find(object.r2_key);
    if (!body) throw new StorageError("NoSuchKey");
    return { object, body };
  }

  async function requireOwnObject(bearer: Bearer, place: ObjectPlace, scope: FileScope): Promise<ObjectRow> {
    requirePerson(bearer, scope);
    const [object] = mayTouch(bearer, place.name) ? await objectStatement(db, place.bucket, place.name) : [];
    if (!object) throw new StorageError("NoSuchKey");
    return object;
  }

  async function requireBucket(name: string): Promise<BucketRow> {
    const [row] = await bucketStatement(db, name);
    if (!row) throw new StorageError("NoSuchBucket");
    return parseBucket(row);
  }

  /** Above their own folder, people see only what leads to it. */
  async function ownRowsBelow(bearer: Bearer, bucket: string, asked: string) {
    const own = folderOf(bearer) ?? "";
    if (!asked.startsWith(own) && !own.startsWith(asked)) return [];
    const rows = await objectsBelowStatement(db, bucket, asked.startsWith(own) ? asked : own);
    return rows.map((row) => ({ ...row, createdAt: row.created_at, updatedAt: row.updated_at }));
  }

  function isFor(link: ObjectPlace & { exp: number }, place: ObjectPlace): boolean {
    return link.bucket === place.bucket && link.name === place.name && world.now() < link.exp;
  }

  function newKey(ownerId: string | null): string {
    return `objects/${ownerId ?? "owner"}/${world.newId()}`;
  }

  async function limitWrites(bearer: Bearer): Promise<void> {
    if (bearer.userId !== null) await limitPerson(world, "api-write", bearer.userId, API_WRITES_PER_PERSON);
  }
}

const downloadLinkSchema = z.object({ bucket: z.string(), name: z.string(), exp: z.number() });
const uploadLinkSchema = downloadLinkSchema.extend({ replaces: z.boolean(), ownerId: z.string().nullable() });

export function parsePlace(bucket: string, name: string): ObjectPlace {
  return { bucket: parseBucketName(bucket), name: parseObjectName(name) };
}

type FileScope = Extract<ApiScope, `files:${string}`>;

/** Throws Refusal `scope_missing`, too. */
function requirePerson(bearer: Bearer, scope: FileScope): void {
  if (bearer.role === "anon") throw new StorageError("Unauthorized");
  requireScope(bearer, scope);
}

function requireOwn(bearer: Bearer, { name }: ObjectPlace): void {
  requirePerson(bearer, "files:write");
  if (!mayTouch(bearer, name)) throw new StorageError("AccessDenied");
}
