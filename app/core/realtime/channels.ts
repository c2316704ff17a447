import { z } from "zod";
import { MAX_SUBSCRIPTIONS } from "./limits.ts";
import { subscriptionSchema } from "./subscriptions.ts";

/** Who listens: a caller of the API (core/identity/bearer.ts), with what tells later whether they still may. */
export const listenerSchema = z.discriminatedUnion("role", [
  z.object({
    role: z.literal("authenticated"),
    userId: z.string(),
    aal: z.enum(["aal1", "aal2"]),
    mayAdminister: z.boolean(),
    grantId: z.string(),
    /** Unix ms: when the access token ends. */
    endsAtMs: z.number(),
  }),
  z.object({
    role: z.literal("service_role"),
    userId: z.null(),
    aal: z.null(),
    /** Null: the key itself, which has no end. */
    endsAtMs: z.number().nullable(),
  }),
]);
export type Listener = z.infer<typeof listenerSchema>;

/** What a person shows of themselves in a channel. `ref` is new at each change. */
const presenceSchema = z.object({ ref: z.string(), meta: z.record(z.string(), z.unknown()) });

export const channelSchema = z.object({
  topic: z.string(),
  joinRef: z.string().nullable(),
  /** Whether one's own broadcasts come back, and whether they are acknowledged. */
  hearsSelf: z.boolean(),
  acknowledges: z.boolean(),
  presenceKey: z.string(),
  watchesPresence: z.boolean(),
  presence: presenceSchema.nullable(),
  subscriptions: z.array(subscriptionSchema.extend({ id: z.number() })),
  listener: listenerSchema,
});
export type Channel = z.infer<typeof channelSchema>;

/** What is kept with a socket while its object sleeps. client: of the API. page: of a page of ours, which is only told to look. */
export const attachmentSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("client"),
    version: z.enum(["1.0.0", "2.0.0"]),
    /** The API key that opened the socket is the service role's: it stands where a join brings no token. */
    isService: z.boolean(),
    openedAtMs: z.number(),
    channels: z.array(channelSchema),
  }),
  z.object({ kind: z.literal("page"), userId: z.string(), tokenHash: z.string() }),
]);
export type Attachment = z.infer<typeof attachmentSchema>;
export type ClientAttachment = Extract<Attachment, { kind: "client" }>;
export type PageAttachment = Extract<Attachment, { kind: "page" }>;

export const joinSchema = z.object({
  access_token: z.string().max(8192).nullish(),
  config: z
    .object({
      broadcast: z.object({ ack: z.boolean().nullish(), self: z.boolean().nullish() }).nullish(),
      presence: z.object({ key: z.string().max(64).nullish(), enabled: z.boolean().nullish() }).nullish(),
      postgres_changes: z.array(subscriptionSchema).max(MAX_SUBSCRIPTIONS).nullish(),
      private: z.boolean().nullish(),
    })
    .nullish(),
});

export const accessTokenSchema = z.object({ access_token: z.string().max(8192).nullish() });

export const broadcastSchema = z.object({ event: z.string().min(1).max(255), payload: z.unknown() });

export const presenceMessageSchema = z.discriminatedUnion("event", [
  z.object({ event: z.literal("track"), payload: z.record(z.string(), z.unknown()).default({}) }),
  z.object({ event: z.literal("untrack") }),
]);

const TOPIC_PREFIX = "realtime:";
const MAX_NAME_LENGTH = 128;

/** `room1` of the topic `realtime:room1`; null for what is no topic of channels. */
export function channelName(topic: string): string | null {
  const name = topic.startsWith(TOPIC_PREFIX) ? topic.slice(TOPIC_PREFIX.length) : "";
  return name === "" || name.length > MAX_NAME_LENGTH ? null : name;
}

export function topicOf(name: string): string {
  return TOPIC_PREFIX + name;
}
