import { writeEvent } from "#core/conversations/event-stream.ts";

/**
 * Sends events as they are made (text/event-stream). A refusal before the first event is thrown, so that it becomes an
 * ordinary JSON answer with its status; after it, `failed` words the last event. When the browser leaves, `signal` fires and the
 * events are still run to their end: that is when a cut reply is stored.
 */
export async function eventStream({
  request,
  start,
  background,
  failed,
}: {
  request: Request;
  start: (signal: AbortSignal) => AsyncGenerator<{ type: string }>;
  background: (work: Promise<unknown>) => void;
  failed: (error: unknown) => { type: string };
}): Promise<Response> {
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
      await send(failed(error));
    }
    await writer.close().catch(() => undefined);
  }

  async function send(event: { type: string }): Promise<void> {
    if (left.signal.aborted) return;
    try {
      await writer.write(encoder.encode(writeEvent({ event: event.type, data: JSON.stringify(event) })));
    } catch {
      left.abort(); // The browser is gone; the generator notices by the signal.
    }
  }
}

const encoder = new TextEncoder();
