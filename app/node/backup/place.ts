/** A database and its buckets, here or at Cloudflare: what is backed up, and what a backup is restored to. */
export type Place = {
  /** In words, such as "the database of npm run dev". */
  readonly about: string;
  readonly database: PlaceDatabase;
  readonly buckets: Record<BucketBinding, PlaceBucket>;
  close: () => Promise<void>;
};

export type BucketBinding = "SCRIPTS" | "RECORDINGS" | "STORAGE";
export const BUCKET_BINDINGS: readonly BucketBinding[] = ["SCRIPTS", "RECORDINGS", "STORAGE"];

/** What SQLite gives by way of JSON; no table has a BLOB (a test reads them). */
export type Value = string | number | null;
export type Row = Record<string, Value>;

export type PlaceDatabase = {
  /** One statement. Throws DatabaseRefused. */
  query: (sql: string, params?: readonly Value[]) => Promise<Row[]>;
  /** Several, in one transaction. Throws DatabaseRefused. */
  batch: (statements: readonly SqlStatement[]) => Promise<void>;
};

export type SqlStatement = { sql: string; params?: readonly Value[] };

/** What the database said of a statement. */
export class DatabaseRefused extends Error {
  override readonly name = "DatabaseRefused";
}

export type PlaceBucket = {
  /** Some keys, and how to ask for those after them; null: these are the last. */
  list: (cursor: string | null) => Promise<{ keys: string[]; cursor: string | null }>;
  /** Null: it is gone. */
  read: (key: string) => Promise<{ bytes: Uint8Array<ArrayBuffer>; headers: FileHeaders } | null>;
  write: (key: string, bytes: Uint8Array<ArrayBuffer>, headers: FileHeaders) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

/** What a bucket says of a file when it is fetched. */
export type FileHeaders = { contentType: string | null; contentDisposition: string | null };

export async function* keysOf(bucket: PlaceBucket): AsyncGenerator<string> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<PlaceBucket["list"]>> = await bucket.list(cursor);
    yield* page.keys;
    cursor = page.cursor;
  } while (cursor !== null);
}
