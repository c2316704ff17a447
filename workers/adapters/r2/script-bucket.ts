/** Uploaded script files, unchanged. We make the keys; the user's file name is only in the database. */
export interface ScriptFiles {
  /** `key` is `uploads/{userId}/{fileId}`; any other throws. */
  put(key: string, bytes: ArrayBuffer): Promise<StoredScript>;
  find(key: string): Promise<ArrayBuffer | null>;
  /** Deleting what does not exist is no error. */
  delete(key: string): Promise<void>;
}

export type StoredScript = {
  sizeBytes: number;
  /** Lower-case hex. */
  sha256: string;
};

export function createScriptFiles(bucket: R2Bucket): ScriptFiles {
  return {
    async put(key, bytes) {
      if (!SCRIPT_KEY.test(key)) throw new TypeError("a script key is uploads/{userId}/{fileId}");
      const sha256 = await crypto.subtle.digest("SHA-256", bytes);
      // R2 refuses the upload if the digest of the received bytes differs. The content type keeps browsers from showing the file.
      await bucket.put(key, bytes, {
        sha256,
        httpMetadata: { contentType: "application/octet-stream", contentDisposition: "attachment" },
      });
      return { sizeBytes: bytes.byteLength, sha256: hexOf(sha256) };
    },
    async find(key) {
      const object = await bucket.get(key);
      return object === null ? null : object.arrayBuffer();
    },
    async delete(key) {
      await bucket.delete(key);
    },
  };
}

/** Two ids without a slash, so that a key cannot leave its user's folder. */
const SCRIPT_KEY = /^uploads\/[\w-]{1,64}\/[\w-]{1,64}$/;

function hexOf(digest: ArrayBuffer): string {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
