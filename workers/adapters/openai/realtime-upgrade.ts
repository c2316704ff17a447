import { z } from "zod";
import { type EngineFault, faultOfStatus } from "#core/engines/engine-fault.ts";

/** Any server that speaks OpenAI's Realtime protocol (GA). */
export type RealtimeServer = { url: string; apiKey: string | null; model: string };

/** The request that opens a socket there. */
export function upgradeOf({ url, apiKey, model }: RealtimeServer, safetyIdentifier: string) {
  const headers = new Headers({ Upgrade: "websocket", "OpenAI-Safety-Identifier": safetyIdentifier });
  if (apiKey) headers.set("Authorization", `Bearer ${apiKey}`);
  const address = new URL(url);
  address.searchParams.set("model", model);
  return { href: address.href, headers };
}

/**
 * Opens a session, waits until the server says that it stands, and closes it. Null: it stands. Without an AbortSignal, which
 * workerd would check for as long as the socket lives: whoever calls gives up waiting.
 */
export async function tryRealtime(fetcher: typeof fetch, server: RealtimeServer): Promise<EngineFault | null> {
  const { href, headers } = upgradeOf(server, "engine-try");
  const response = await fetcher(href, { headers });
  const socket = response.webSocket;
  if (!socket) {
    await response.body?.cancel();
    return response.ok ? "refused" : faultOfStatus(response.status);
  }
  const { promise, resolve } = Promise.withResolvers<EngineFault | null>();
  socket.addEventListener("message", ({ data }) => {
    const event = eventSchema.safeParse(parsed(data));
    if (event.success) resolve(event.data.type === "session.created" ? null : faultOfCode(event.data.error.code ?? ""));
  });
  socket.addEventListener("close", () => resolve("unavailable"));
  socket.addEventListener("error", () => resolve("unavailable"));
  socket.accept();
  try {
    return await promise;
  } finally {
    socket.close(1000);
  }
}

const eventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("session.created") }),
  z.object({ type: z.literal("error"), error: z.object({ code: z.string().nullish() }) }),
]);

function parsed(data: unknown): unknown {
  try {
    return typeof data === "string" ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}

/** An unknown model or a wrong key is often said only once the socket stands. */
function faultOfCode(code: string): EngineFault {
  if (/model_not_found|unknown_model/.test(code)) return "unknown-model";
  if (/api_key|unauthorized|permission/.test(code)) return "unauthorized";
  return /rate_limit|quota/.test(code) ? "rate-limited" : "refused";
}
