import { type Bearer, requireScope } from "#core/identity/bearer.ts";
import { parseBucketName } from "#core/storage/objects.ts";
import { StorageError } from "#core/storage/storage-error.ts";
import {
  type BucketRow,
  bucketStatement,
  bucketsStatement,
  deleteBucketStatement,
  deleteObjectsStatement,
  insertBucketStatement,
  objectsBelowStatement,
  parseBucket,
  updateBucketStatement,
} from "../../adapters/d1/tables/stored-objects.ts";
import type { World } from "../world.ts";

/** `fileSizeLimit` in bytes. An absent rule is left as it is; null removes the limit. */
export type BucketRules = { isPublic?: boolean; fileSizeLimit?: number | null; types?: string[] | null };

/**
 * Buckets of the storage API. Signed-in people may read them; only the owner's server (the service role) may create and change
 * them. Throws StorageError `Unauthorized`, `AccessDenied`, `NoSuchBucket`, `InvalidKey`, `Duplicate` or `BucketNotEmpty`.
 */
export function createBuckets(world: Pick<World, "db" | "now" | "storedFiles" | "background">) {
  const { db } = world;
  return {
    async list(bearer: Bearer): Promise<BucketRow[]> {
      requirePerson(bearer);
      return (await bucketsStatement(db)).map(parseBucket);
    },

    async open(bearer: Bearer, id: string): Promise<BucketRow> {
      requirePerson(bearer);
      return requireBucket(id);
    },

    async make(bearer: Bearer, id: string, rules: BucketRules): Promise<void> {
      requireOwner(bearer);
      const made = await insertBucketStatement(db, {
        id: parseBucketName(id),
        is_public: rules.isPublic ?? false,
        file_size_limit: rules.fileSizeLimit ?? null,
        allowed_mime_types: rules.types ?? null,
        created_at: world.now(),
        updated_at: world.now(),
      });
      if (made.length === 0) throw new StorageError("Duplicate");
    },

    async change(bearer: Bearer, id: string, rules: BucketRules): Promise<void> {
      requireOwner(bearer);
      const changed = await updateBucketStatement(db, id, {
        is_public: rules.isPublic,
        file_size_limit: rules.fileSizeLimit,
        allowed_mime_types: rules.types,
        updated_at: world.now(),
      });
      if (changed.length === 0) throw new StorageError("NoSuchBucket");
    },

    async remove(bearer: Bearer, id: string): Promise<void> {
      requireOwner(bearer);
      await requireBucket(id);
      if ((await deleteBucketStatement(db, id)).length === 0) throw new StorageError("BucketNotEmpty");
    },

    async empty(bearer: Bearer, id: string): Promise<void> {
      requireOwner(bearer);
      await requireBucket(id);
      const keys = (await objectsBelowStatement(db, id, "")).map(({ r2_key }) => r2_key);
      await deleteObjectsStatement(db, keys);
      world.background(world.storedFiles.delete(keys));
    },
  };

  async function requireBucket(id: string): Promise<BucketRow> {
    const [row] = await bucketStatement(db, id);
    if (!row) throw new StorageError("NoSuchBucket");
    return parseBucket(row);
  }
}

function requirePerson(bearer: Bearer): void {
  if (bearer.role === "anon") throw new StorageError("Unauthorized");
  requireScope(bearer, "files:read");
}

function requireOwner(bearer: Bearer): void {
  requirePerson(bearer);
  if (bearer.role !== "service_role") throw new StorageError("AccessDenied");
}
