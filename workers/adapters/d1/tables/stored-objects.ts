import { and, asc, eq, gte, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { PERSON_MAX_BYTES, PERSON_MAX_OBJECTS } from "#core/storage/objects.ts";
import type { Database } from "../database.ts";
import { storageBuckets, storageObjects } from "../schema/storage-tables.ts";

export type BucketRow = Omit<typeof storageBuckets.$inferSelect, "allowed_mime_types"> & { types: string[] | null };
export type ObjectRow = typeof storageObjects.$inferSelect;

/** More objects than a person can own. The owner's server lists at most this many of one folder. */
const MAX_LISTED = 10_000;

export function bucketsStatement(db: Database) {
  return db.select().from(storageBuckets).orderBy(asc(storageBuckets.id));
}

export function bucketStatement(db: Database, id: string) {
  return db.select().from(storageBuckets).where(eq(storageBuckets.id, id));
}

export function parseBucket({ allowed_mime_types, ...row }: typeof storageBuckets.$inferSelect): BucketRow {
  return { ...row, types: z.array(z.string()).nullable().parse(allowed_mime_types) };
}

/** Returns no row if a bucket of this name exists. */
export function insertBucketStatement(db: Database, row: typeof storageBuckets.$inferInsert) {
  return db.insert(storageBuckets).values(row).onConflictDoNothing().returning({ id: storageBuckets.id });
}

export function updateBucketStatement(db: Database, id: string, change: Partial<typeof storageBuckets.$inferInsert>) {
  return db.update(storageBuckets).set(change).where(eq(storageBuckets.id, id)).returning({ id: storageBuckets.id });
}

/** Returns no row if the bucket is not empty or does not exist. */
export function deleteBucketStatement(db: Database, id: string) {
  const held = sql`EXISTS (SELECT 1 FROM storage_objects WHERE bucket_id = ${id})`;
  return db
    .delete(storageBuckets)
    .where(and(eq(storageBuckets.id, id), sql`NOT ${held}`))
    .returning({ id: storageBuckets.id });
}

export function objectStatement(db: Database, bucketId: string, name: string) {
  return db.select().from(storageObjects).where(named(bucketId, name));
}

/** Objects whose name begins with `prefix`, which ends in a slash or is empty. */
export function objectsBelowStatement(db: Database, bucketId: string, prefix: string) {
  return db
    .select()
    .from(storageObjects)
    .where(and(eq(storageObjects.bucket_id, bucketId), below(prefix)))
    .orderBy(asc(storageObjects.name))
    .limit(MAX_LISTED);
}

export function objectsNamedStatement(db: Database, bucketId: string, names: string[]) {
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(names)}))`;
  return db
    .select()
    .from(storageObjects)
    .where(and(eq(storageObjects.bucket_id, bucketId), sql`${storageObjects.name} IN ${listed}`));
}

/**
 * Inserts an object, or replaces one of the same name if `replaces` is true. Returns no row if the name is taken or its owner's
 * quota is used up. The statement itself checks both, so that concurrent uploads cannot exceed the quota together.
 */
export function putObjectStatement(db: Database, row: typeof storageObjects.$inferInsert, replaces: boolean) {
  const others = and(eq(storageObjects.owner_id, row.owner_id ?? ""), sql`NOT (${named(row.bucket_id, row.name)})`);
  const room = row.owner_id
    ? sql`(SELECT coalesce(sum(size_bytes), 0) + ${row.size_bytes} <= ${PERSON_MAX_BYTES} AND count(*) < ${PERSON_MAX_OBJECTS} FROM ${storageObjects} WHERE ${others})`
    : sql`1`;
  const free = replaces
    ? sql`1`
    : sql`NOT EXISTS (SELECT 1 FROM ${storageObjects} WHERE ${named(row.bucket_id, row.name)})`;
  const values = sql`SELECT ${row.id}, ${row.bucket_id}, ${row.name}, ${row.owner_id ?? null}, ${row.r2_key}, ${row.size_bytes}, ${row.mime_type}, ${row.cache_seconds}, ${row.etag}, ${JSON.stringify(row.metadata)}, ${row.created_at}, ${row.updated_at} WHERE ${room} AND ${free}`;
  return db
    .insert(storageObjects)
    .select(values)
    .onConflictDoUpdate({
      target: [storageObjects.bucket_id, storageObjects.name],
      set: {
        owner_id: row.owner_id,
        r2_key: row.r2_key,
        size_bytes: row.size_bytes,
        mime_type: row.mime_type,
        cache_seconds: row.cache_seconds,
        etag: row.etag,
        metadata: row.metadata,
        updated_at: row.updated_at,
      },
    })
    .returning();
}

/** Returns no row if the old name does not exist or the new name is taken. */
export function renameObjectStatement(
  db: Database,
  from: { bucketId: string; name: string },
  to: { bucketId: string; name: string; nowMs: number },
) {
  const taken = sql`EXISTS (SELECT 1 FROM storage_objects held WHERE held.bucket_id = ${to.bucketId} AND held.name = ${to.name})`;
  return db
    .update(storageObjects)
    .set({ bucket_id: to.bucketId, name: to.name, updated_at: to.nowMs })
    .where(and(named(from.bucketId, from.name), sql`NOT ${taken}`))
    .returning({ id: storageObjects.id });
}

/** Deletes by R2 key, so that an object whose bytes were replaced meanwhile stays. */
export function deleteObjectsStatement(db: Database, r2Keys: string[]) {
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(r2Keys)}))`;
  return db.delete(storageObjects).where(sql`${storageObjects.r2_key} IN ${listed}`).returning();
}

/** SQL condition: objects that the person uploaded, and all objects in their folder. */
export function objectsOfPerson(userId: string): SQL | undefined {
  return or(eq(storageObjects.owner_id, userId), below(`${userId}/`));
}

export function objectKeysOfPersonStatement(db: Database, userId: string) {
  return db.select({ key: storageObjects.r2_key }).from(storageObjects).where(objectsOfPerson(userId));
}

function named(bucketId: string, name: string): SQL | undefined {
  return and(eq(storageObjects.bucket_id, bucketId), eq(storageObjects.name, name));
}

/** A prefix as a range of names, so that the index is used. "0" is the character after "/". */
function below(prefix: string): SQL | undefined {
  if (prefix === "") return ne(storageObjects.name, "");
  return and(gte(storageObjects.name, prefix), lt(storageObjects.name, `${prefix.slice(0, -1)}0`));
}
