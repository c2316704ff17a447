import { replayedDatabase } from "../replayed-d1.ts";

/**
 * Source of a module before the built Worker. R2 is a stand-in that throws away what it is sent: its simulator works in the
 * one thread of workerd, where the 5 MiB of fifty calls at once hold everything up for seconds, and R2 is elsewhere. D1 answers
 * from memory when it is told to. Time runs at `speed` times real time.
 */
export function voiceWrapper(speed = 1): (mainModule: string) => string {
  return (mainModule) => `
import { env } from "cloudflare:workers";
import app from "${mainModule}";
export * from "${mainModule}";
${replayedDatabase}

const bucket = Object.getPrototypeOf(env.RECORDINGS);
bucket.createMultipartUpload = async (key) => bucket.resumeMultipartUpload(key, "bench");
bucket.resumeMultipartUpload = (key, uploadId) => ({
  key,
  uploadId,
  uploadPart: async (partNumber) => ({ partNumber, etag: "bench" }),
  complete: async () => ({}),
  abort: async () => {},
});
${speed === 1 ? "" : hurry(speed)}`;
}

function hurry(speed: number): string {
  return `
const realNow = Date.now;
const realTimeout = globalThis.setTimeout;
let startedAtMs = null;
Date.now = () => {
  startedAtMs ??= realNow();
  return Math.round(startedAtMs + (realNow() - startedAtMs) * ${speed});
};
globalThis.setTimeout = (run, ms, ...values) => realTimeout(run, ms / ${speed}, ...values);
`;
}
