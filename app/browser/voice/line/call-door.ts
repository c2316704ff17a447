import type { CallDoor, VoiceEngine } from "#core/voice/call-request.ts";

/**
 * The answer to asking for a call, or for another ticket to it; null when it is no such answer. By hand: zod
 * would be a third of what a call loads.
 */
export function parseCallDoor(value: unknown): CallDoor | null {
  if (!isRecord(value)) return null;
  const { conversationId, ticket, url, engine: named, capMs, consentNeeded } = value;
  const engine = ENGINES.find((one) => one === named);
  if (typeof conversationId !== "string" || typeof ticket !== "string" || typeof url !== "string") return null;
  if (!engine || typeof capMs !== "number" || typeof consentNeeded !== "boolean") return null;
  return { conversationId, ticket, url, engine, capMs, consentNeeded };
}

const ENGINES: readonly VoiceEngine[] = ["openai-realtime", "pipeline", "built-in"];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
