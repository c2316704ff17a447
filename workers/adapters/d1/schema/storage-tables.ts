import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./user-tables.ts";

/** Buckets of the storage API. */
export const storageBuckets = sqliteTable("storage_buckets", {
  id: text().primaryKey(),
  /** Anybody may read the objects of a public bucket by their address. */
  is_public: integer({ mode: "boolean" }).notNull(),
  /** Bytes. Null: the general limit, OBJECT_MAX_BYTES. */
  file_size_limit: integer(),
  /** Null: DEFAULT_TYPES of core/storage/objects.ts. */
  allowed_mime_types: text({ mode: "json" }),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
});

/** Objects of the storage API. The bytes are in R2 under a key that we make, so that moving an object only changes its name. */
export const storageObjects = sqliteTable(
  "storage_objects",
  {
    id: text().primaryKey(),
    bucket_id: text()
      .notNull()
      .references(() => storageBuckets.id),
    name: text().notNull(),
    /** The person whose quota it uses; null: the owner's server uploaded it. */
    owner_id: text().references(() => users.id),
    r2_key: text().notNull(),
    size_bytes: integer().notNull(),
    mime_type: text().notNull(),
    cache_seconds: integer().notNull(),
    etag: text().notNull(),
    metadata: text({ mode: "json" }).notNull(),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  (t) => [uniqueIndex("storage_objects_name").on(t.bucket_id, t.name), index("storage_objects_owner").on(t.owner_id)],
);
