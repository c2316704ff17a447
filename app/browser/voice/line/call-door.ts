/** What opens a call: the answer to asking for one, or for another ticket to it. */
export type CallDoor = {
  conversationId: string;
  /** Holds for one socket, for a minute. */
  ticket: string;
  /** Of the socket, ticket included; may be relative to the page. */
  url: string;
  engine: VoiceEngine;
  capMs: number;
};

/** Who speaks: a realtime model, a text model with a voice, or the built-in customer, who needs nothing from outside. */
export type VoiceEngine = "openai-realtime" | "pipeline" | "built-in";

/** By hand, to keep zod out of the browser. Null when it is no such answer. */
export function parseCallDoor(value: unknown, conversationId: string | null): CallDoor | null {
  if (!isRecord(value) || typeof value.ticket !== "string" || typeof value.url !== "string") return null;
  const id = typeof value.conversationId === "string" ? value.conversationId : conversationId;
  if (id === null) return null;
  const { ticket, url, engine, capMs } = value;
  return {
    conversationId: id,
    ticket,
    url,
    engine: ENGINES.find((one) => one === engine) ?? "built-in",
    capMs: typeof capMs === "number" ? capMs : Number.POSITIVE_INFINITY,
  };
}

const ENGINES: readonly VoiceEngine[] = ["openai-realtime", "pipeline", "built-in"];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
