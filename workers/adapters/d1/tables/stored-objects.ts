import { and, asc, eq, gte, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { PERSON_MAX_BYTES, PERSON_MAX_OBJECTS } from "#core/storage/objects.ts";
import type { Database } from "../database.ts";
import { storageBuckets, storageObjects } from "../schema.ts";

export type BucketRow = Omit<typeof storageBuckets.$inferSelect, "allowed_mime_types"> & { types: string[] | null };
export type ObjectRow = typeof storageObjects.$inferSelect;

/** More than a person can own; the owner's server sees as many of one folder at a time. */
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

/** No row: there is one of this name already. */
export function insertBucketStatement(db: Database, row: typeof storageBuckets.$inferInsert) {
  return db.insert(storageBuckets).values(row).onConflictDoNothing().returning({ id: storageBuckets.id });
}

export function updateBucketStatement(db: Database, id: string, change: Partial<typeof storageBuckets.$inferInsert>) {
  return db.update(storageBuckets).set(change).where(eq(storageBuckets.id, id)).returning({ id: storageBuckets.id });
}

/** No row: it is not empty, or not there. */
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
 * Stores an object, or new bytes of one where `replaces` is true. No row: the name is taken, or its owner has no room. Room and name
 * are judged by the statement itself, so uploads at the same moment cannot pass together.
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

/** No row: there is nothing of the old name, or something of the new. */
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

/** By the keys of their bytes: what was replaced meanwhile stays. */
export function deleteObjectsStatement(db: Database, r2Keys: string[]) {
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(r2Keys)}))`;
  return db.delete(storageObjects).where(sql`${storageObjects.r2_key} IN ${listed}`).returning();
}

/** All that is theirs: what they put there, and what lies in their folder. */
export function objectsOfPerson(userId: string): SQL | undefined {
  return or(eq(storageObjects.owner_id, userId), below(`${userId}/`));
}

export function personsFilesStatement(db: Database, userId: string) {
  return db.select({ key: storageObjects.r2_key }).from(storageObjects).where(objectsOfPerson(userId));
}

function named(bucketId: string, name: string): SQL | undefined {
  return and(eq(storageObjects.bucket_id, bucketId), eq(storageObjects.name, name));
}

/** A range of names, which the index answers: "0" comes right after "/". */
function below(prefix: string): SQL | undefined {
  if (prefix === "") return ne(storageObjects.name, "");
  return and(gte(storageObjects.name, prefix), lt(storageObjects.name, `${prefix.slice(0, -1)}0`));
}
