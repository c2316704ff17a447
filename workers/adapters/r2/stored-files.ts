/** The bytes of the storage API's objects. We make the keys; an object's name is only in the database. */
export interface StoredFiles {
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<{ etag: string }>;
  find(key: string): Promise<ReadableStream | null>;
  copy(from: string, to: string): Promise<{ etag: string } | null>;
  /** Deleting what does not exist is no error. */
  delete(keys: string[]): Promise<void>;
}

export function createStoredFiles(bucket: R2Bucket): StoredFiles {
  return {
    async put(key, bytes) {
      // The content type keeps browsers from showing the file if the bucket is made public by mistake.
      const object = await bucket.put(key, bytes, { httpMetadata: PLAIN });
      return { etag: object.httpEtag };
    },
    async find(key) {
      const object = await bucket.get(key);
      return object === null ? null : object.body;
    },
    async copy(from, to) {
      const object = await bucket.get(from);
      if (object === null) return null;
      const copied = await bucket.put(to, await object.arrayBuffer(), { httpMetadata: PLAIN });
      return { etag: copied.httpEtag };
    },
    async delete(keys) {
      for (let at = 0; at < keys.length; at += KEYS_A_DELETE) await bucket.delete(keys.slice(at, at + KEYS_A_DELETE));
    },
  };
}

/** The limit of R2 for one delete call. */
const KEYS_A_DELETE = 1000;
const PLAIN = { contentType: "application/octet-stream", contentDisposition: "attachment" };
