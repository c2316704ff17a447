/** The recordings of calls. Keys are `recordings/{userId}/{callId}`; any other throws. */
export interface RecordingFiles {
  /** Begins a multipart upload and returns its id. */
  begin(key: string): Promise<string>;
  /**
   * `number` counts from 1. All parts but the last have the same size, at least 5 MiB (a limit of R2). Returns the part's ETag.
   */
  putPart(key: string, uploadId: string, number: number, bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Completes an upload. Called again, or after the upload is gone, it resolves if the object exists and throws otherwise. */
  finish(key: string, uploadId: string, tags: readonly string[]): Promise<boolean>;
  /** Stores a recording that is shorter than one part. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** `length` bytes from `from`; null if the recording does not exist. */
  read(key: string, from: number, length: number): Promise<ReadableStream<Uint8Array> | null>;
  /** Deletes the object and an unfinished upload, if any. Deleting what does not exist is no error. */
  delete(key: string, uploadId: string | null): Promise<void>;
}

export function createRecordingFiles(bucket: R2Bucket): RecordingFiles {
  return {
    async begin(key) {
      const upload = await bucket.createMultipartUpload(requireRecordingKey(key), FILE_OPTIONS);
      return upload.uploadId;
    },
    async putPart(key, uploadId, number, bytes) {
      const part = await bucket.resumeMultipartUpload(requireRecordingKey(key), uploadId).uploadPart(number, bytes);
      return part.etag;
    },
    async finish(key, uploadId, tags) {
      const parts = tags.map((etag, index) => ({ partNumber: index + 1, etag }));
      try {
        await bucket.resumeMultipartUpload(requireRecordingKey(key), uploadId).complete(parts);
        return true;
      } catch (error) {
        // An earlier attempt may have completed the upload although its response was lost.
        if ((await bucket.head(key)) !== null) return true;
        throw error;
      }
    },
    async put(key, bytes) {
      await bucket.put(requireRecordingKey(key), bytes, FILE_OPTIONS);
    },
    async read(key, from, length) {
      const object = await bucket.get(requireRecordingKey(key), { range: { offset: from, length } });
      return object?.body ?? null;
    },
    async delete(key, uploadId) {
      if (uploadId) await abortUpload(bucket, requireRecordingKey(key), uploadId);
      await bucket.delete(requireRecordingKey(key));
    },
  };
}

async function abortUpload(bucket: R2Bucket, key: string, uploadId: string): Promise<void> {
  try {
    await bucket.resumeMultipartUpload(key, uploadId).abort();
  } catch (error) {
    // R2 answers "unknown upload" (10024) for one that is completed, aborted or expired: then there is nothing to abort.
    if (!(error instanceof Error) || !/10024|does not exist/.test(error.message)) throw error;
  }
}

const FILE_OPTIONS: R2MultipartOptions = {
  httpMetadata: { contentType: "application/octet-stream", contentDisposition: "attachment" },
};

const RECORDING_KEY = /^recordings\/[\w-]{1,64}\/[\w-]{1,64}$/;

function requireRecordingKey(key: string): string {
  if (!RECORDING_KEY.test(key)) throw new TypeError("a recording's key is recordings/{userId}/{callId}");
  return key;
}
