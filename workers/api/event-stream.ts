import { writeEvent } from "#core/conversations/event-stream.ts";
import type { ReplyEvent } from "#core/conversations/views.ts";
import { FAULT, Refusal } from "#core/errors.ts";
import { faultOf, log } from "../log.ts";

/**
 * Sends events as they are made (text/event-stream). A refusal before the first event is thrown, so that it becomes an
 * ordinary JSON answer with its status. When the browser leaves, `signal` fires and the events are still run to their end:
 * that is when a cut reply is stored.
 */
export async function eventStream(
  request: Request,
  start: (signal: AbortSignal) => AsyncGenerator<ReplyEvent>,
  background: (work: Promise<unknown>) => void,
): Promise<Response> {
  const left = new AbortController();
  request.signal.addEventListener("abort", () => left.abort(), { once: true });
  const events = start(left.signal);
  const first = await events.next();

  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  writer.closed.catch(() => left.abort());
  background(pump());
  return new Response(readable, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });

  async function pump(): Promise<void> {
    try {
      for (let next = first; !next.done; next = await events.next()) await send(next.value);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : null;
      if (!refusal) log("error", "reply.fault", faultOf(error));
      const { title, text } = refusal ?? FAULT;
      await send({ type: "refused", code: refusal?.code ?? "fault", title, text, stored: true });
    }
    await writer.close().catch(() => undefined);
  }

  async function send(event: ReplyEvent): Promise<void> {
    if (left.signal.aborted) return;
    try {
      await writer.write(encoder.encode(writeEvent({ event: event.type, data: JSON.stringify(event) })));
    } catch {
      left.abort(); // The browser is gone; the generator notices by the signal.
    }
  }
}

const encoder = new TextEncoder();
