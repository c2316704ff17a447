import { z } from "zod";

/**
 * The messages of a Phoenix socket, as realtime-js sends and reads them. 1.0.0: JSON objects; 2.0.0: JSON arrays, and bytes for
 * broadcasts. `ref` names a message that wants a reply, `joinRef` the join it belongs to.
 */
export type ProtocolVersion = "1.0.0" | "2.0.0";
export const PROTOCOL_VERSIONS: readonly ProtocolVersion[] = ["1.0.0", "2.0.0"];

export type Frame = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  /** Of a broadcast in bytes: `{ type, event, payload: ArrayBuffer }`. */
  payload: unknown;
};

const ref = z.string().max(40).nullish().default(null);
const topic = z.string().max(255);
const event = z.string().min(1).max(64);
const objectSchema = z.object({ join_ref: ref, ref, topic, event, payload: z.unknown() });
const arraySchema = z.tuple([ref, ref, topic, event, z.unknown()]);

/** Null: not a message of this version of the protocol. */
export function parseFrame(version: ProtocolVersion, data: string | ArrayBuffer): Frame | null {
  if (typeof data !== "string") return version === "2.0.0" ? parseBroadcastPush(new Uint8Array(data)) : null;
  const json = parseJson(data);
  if (version === "1.0.0") {
    const parsed = objectSchema.safeParse(json);
    if (!parsed.success) return null;
    const { join_ref: joinRef, ...rest } = parsed.data;
    return { joinRef, ...rest };
  }
  const parsed = arraySchema.safeParse(json);
  if (!parsed.success) return null;
  const [joinRef, messageRef, to, name, payload] = parsed.data;
  return { joinRef, ref: messageRef, topic: to, event: name, payload };
}

/** Null: version 1.0.0 has no way to say it (a broadcast of bytes). */
export function writeFrame(version: ProtocolVersion, frame: Frame): string | ArrayBuffer | null {
  const bytes = bytesOf(frame);
  if (bytes) return version === "2.0.0" ? writeBroadcast(frame.topic, bytes) : null;
  const { joinRef, ref: messageRef, topic: to, event: name, payload } = frame;
  return JSON.stringify(
    version === "2.0.0"
      ? [joinRef, messageRef, to, name, payload]
      : { topic: to, event: name, payload, ref: messageRef, join_ref: joinRef },
  );
}

const USER_BROADCAST_PUSH = 3;
const USER_BROADCAST = 4;
const BYTES = 0;

/** Six sizes, then join ref, ref, topic, event, metadata and the payload, whose last size byte says what it is: bytes or JSON. */
function parseBroadcastPush(data: Uint8Array): Frame | null {
  const [kind, joinRefSize = 0, refSize = 0, topicSize = 0, eventSize = 0, metadataSize = 0, encoding] = data;
  const sizes = [joinRefSize, refSize, topicSize, eventSize, metadataSize];
  const headSize = 7 + sizes.reduce((sum, size) => sum + size, 0);
  if (kind !== USER_BROADCAST_PUSH || encoding === undefined || data.length < headSize) return null;
  let at = 7;
  const [joinRef = "", messageRef = "", to = "", name = ""] = sizes.map((size) => {
    at += size;
    return new TextDecoder().decode(data.subarray(at - size, at));
  });
  const rest = data.slice(headSize);
  const payload = encoding === BYTES ? rest.buffer : parseJson(new TextDecoder().decode(rest));
  if (payload === undefined) return null;
  const body = { type: "broadcast", event: name, payload };
  return { joinRef: joinRef || null, ref: messageRef || null, topic: to, event: "broadcast", payload: body };
}

function writeBroadcast(to: string, { event: name, payload }: { event: string; payload: ArrayBuffer }): ArrayBuffer {
  const head = [to, name].map((text) => new TextEncoder().encode(text));
  const [topicBytes = new Uint8Array(), eventBytes = new Uint8Array()] = head;
  const sizes = [USER_BROADCAST, topicBytes.length, eventBytes.length, 0, BYTES];
  const bytes = new Uint8Array(sizes.length + topicBytes.length + eventBytes.length + payload.byteLength);
  bytes.set(sizes);
  bytes.set(topicBytes, sizes.length);
  bytes.set(eventBytes, sizes.length + topicBytes.length);
  bytes.set(new Uint8Array(payload), sizes.length + topicBytes.length + eventBytes.length);
  return bytes.buffer;
}

const bytesSchema = z.object({ event: z.string(), payload: z.instanceof(ArrayBuffer) });

function bytesOf(frame: Frame): { event: string; payload: ArrayBuffer } | null {
  const parsed = frame.event === "broadcast" ? bytesSchema.safeParse(frame.payload) : null;
  return parsed?.success ? parsed.data : null;
}

/** Undefined: not JSON, which has no undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
