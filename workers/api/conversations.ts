import { Hono } from "hono";
import { sayTurnSchema, startConversationSchema, stopReplySchema } from "#core/conversations/conversation-requests.ts";
import type { ReplyEvent } from "#core/conversations/reply-events.ts";
import { FAULT, Refusal } from "#core/errors.ts";
import { faultOf, log } from "../log.ts";
import type { ApiEnv } from "./api-env.ts";
import { eventStream } from "./event-stream.ts";
import { readJson } from "./json-body.ts";

/** The calls of the chat page. */
export const conversationsApi = new Hono<ApiEnv>()
  .post("/conversations", async (c) => {
    const { choice, clientKey, content } = await readJson(c.req.raw, startConversationSchema);
    return stream(c, (signal) =>
      c.var.services.replies.say(c.var.login, { in: { choice }, clientKey, content }, signal),
    );
  })
  .post("/conversations/:id/turns", async (c) => {
    const { clientKey, content, after } = await readJson(c.req.raw, sayTurnSchema);
    const conversationId = c.req.param("id");
    return stream(c, (signal) =>
      c.var.services.replies.say(c.var.login, { in: { conversationId, after }, clientKey, content }, signal),
    );
  })
  .get("/conversations/:id/turns/:clientKey", (c) =>
    stream(c, (signal) =>
      c.var.services.replies.resume(c.var.login, c.req.param("id"), c.req.param("clientKey"), signal),
    ),
  )
  .post("/conversations/:id/turns/:clientKey/retry", (c) =>
    stream(c, (signal) =>
      c.var.services.replies.resume(c.var.login, c.req.param("id"), c.req.param("clientKey"), signal),
    ),
  )
  .post("/conversations/:id/stop", async (c) => {
    const { clientKey, shownCharacters } = await readJson(c.req.raw, stopReplySchema);
    await c.var.services.replies.stop(c.var.login, c.req.param("id"), clientKey, shownCharacters);
    return c.body(null, 204);
  });

type CallContext = { req: { raw: Request }; executionCtx: { waitUntil(work: Promise<unknown>): void } };

function stream(c: CallContext, start: (signal: AbortSignal) => AsyncGenerator<ReplyEvent>): Promise<Response> {
  return eventStream({
    request: c.req.raw,
    start,
    background: (work) => c.executionCtx.waitUntil(work),
    failed: refusedEvent,
  });
}

function refusedEvent(error: unknown): ReplyEvent {
  const refusal = error instanceof Refusal ? error : null;
  if (!refusal) log("error", "reply.fault", faultOf(error));
  const { title, text } = refusal ?? FAULT;
  return { type: "refused", code: refusal?.code ?? "fault", title, text, stored: true };
}
