/**
 * Who speaks: a realtime model, a text model with a voice (of any server, or of Cloudflare's own models), or the built-in
 * customer, who needs nothing from outside.
 */
export const VOICE_BACKENDS = ["openai-realtime", "pipeline", "workers-ai", "built-in"] as const;
export type VoiceBackendName = (typeof VOICE_BACKENDS)[number];

/** What opens a call. */
export type CallInvitation = {
  conversationId: string;
  /** For one socket, for a minute. */
  ticket: string;
  /** Path of the socket, ticket included. */
  url: string;
  engine: VoiceBackendName;
  /** Practice time of the call. */
  capMs: number;
  /** The person has not said whether calls may be recorded; until then they are not. */
  consentNeeded: boolean;
};

/**
 * The answer to asking for a call, or for another ticket to it; null when it is no such answer. By hand: zod
 * would be a third of what a call loads.
 */
export function parseCallInvitation(value: unknown): CallInvitation | null {
  if (!isRecord(value)) return null;
  const { conversationId, ticket, url, engine: named, capMs, consentNeeded } = value;
  const engine = VOICE_BACKENDS.find((one) => one === named);
  if (typeof conversationId !== "string" || typeof ticket !== "string" || typeof url !== "string") return null;
  if (!engine || typeof capMs !== "number" || typeof consentNeeded !== "boolean") return null;
  return { conversationId, ticket, url, engine, capMs, consentNeeded };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
