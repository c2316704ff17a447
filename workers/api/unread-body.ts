import { createMiddleware } from "hono/factory";

/** The size of the largest body that any call accepts, so that a body refused for another reason is read to its end. */
const MAX_BYTES = 10 * 1024 * 1024;
/** A refusal is delayed by no more than this. */
const MAX_MS = 1000;

/**
 * Reads the rest of a request's body before the response is sent. workerd closes the connection when the response is sent first:
 * the client, or a proxy, then gets an error while it is still sending, and may not see the response (RFC 9112, 9.6). A body that
 * does not end in time is cancelled. So no handler may respond with a stream that still reads the request body.
 */
export const readUnreadBody = createMiddleware(async (c, next) => {
  const { body } = c.req.raw;
  if (body === null) return next();
  await next();
  // A locked body is being read, or was read to its end, by a handler.
  if (!body.locked) await readToEnd(body);
});

async function readToEnd(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  const cancel = () => reader.cancel().catch(() => {});
  // Cancelling ends the stream, so that a pending read resolves.
  const timer = setTimeout(cancel, MAX_MS);
  try {
    let size = 0;
    for (let next = await reader.read(); !next.done && size < MAX_BYTES; next = await reader.read()) {
      size += next.value.byteLength;
    }
  } catch {
    // The client has disconnected, so no response is needed.
  } finally {
    clearTimeout(timer);
    await cancel();
  }
}
