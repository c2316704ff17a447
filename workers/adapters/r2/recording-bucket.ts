/** Sound of calls. Keys are ours: `recordings/{userId}/{callId}`. */
export interface RecordingFiles {
  /** Begins a recording that comes in parts, and gives its upload's id. */
  begin(key: string): Promise<string>;
  /** `number` counts from 1; all parts but the last have the same size, 5 MiB at least. Gives the part's tag. */
  putPart(key: string, uploadId: string, number: number, bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Done twice, or after the upload is gone, it answers whether the object is there. */
  finish(key: string, uploadId: string, tags: readonly string[]): Promise<boolean>;
  /** A recording that is shorter than a part. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Null: it is not there. */
  read(key: string, from: number, length: number): Promise<ReadableStream<Uint8Array> | null>;
  /** Object and unfinished upload, if any; deleting what is not there is no error. */
  delete(key: string, uploadId: string | null): Promise<void>;
}

export function createRecordingFiles(bucket: R2Bucket): RecordingFiles {
  return {
    async begin(key) {
      const upload = await bucket.createMultipartUpload(checked(key), FILE_OPTIONS);
      return upload.uploadId;
    },
    async putPart(key, uploadId, number, bytes) {
      const part = await bucket.resumeMultipartUpload(checked(key), uploadId).uploadPart(number, bytes);
      return part.etag;
    },
    async finish(key, uploadId, tags) {
      const parts = tags.map((etag, index) => ({ partNumber: index + 1, etag }));
      try {
        await bucket.resumeMultipartUpload(checked(key), uploadId).complete(parts);
        return true;
      } catch (error) {
        // An earlier attempt may have completed it without its answer having come through.
        if ((await bucket.head(key)) !== null) return true;
        throw error;
      }
    },
    async put(key, bytes) {
      await bucket.put(checked(key), bytes, FILE_OPTIONS);
    },
    async read(key, from, length) {
      const object = await bucket.get(checked(key), { range: { offset: from, length } });
      return object?.body ?? null;
    },
    async delete(key, uploadId) {
      if (uploadId) await abortUpload(bucket, checked(key), uploadId);
      await bucket.delete(checked(key));
    },
  };
}

async function abortUpload(bucket: R2Bucket, key: string, uploadId: string): Promise<void> {
  try {
    await bucket.resumeMultipartUpload(key, uploadId).abort();
  } catch (error) {
    // R2 calls an upload that is completed, aborted or run out unknown (10024): then there is nothing left to abort.
    if (!(error instanceof Error) || !/10024|does not exist/.test(error.message)) throw error;
  }
}

const FILE_OPTIONS: R2MultipartOptions = {
  httpMetadata: { contentType: "application/octet-stream", contentDisposition: "attachment" },
};

const RECORDING_KEY = /^recordings\/[\w-]{1,64}\/[\w-]{1,64}$/;

function checked(key: string): string {
  if (!RECORDING_KEY.test(key)) throw new TypeError("a recording's key is recordings/{userId}/{callId}");
  return key;
}
