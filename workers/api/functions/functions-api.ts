import { type Context, Hono } from "hono";
import { z } from "zod";
import { Refusal } from "#core/errors.ts";
import { requireScope } from "#core/identity/bearer.ts";
import { oneOffRequestSchema } from "#core/rehearsals/unstored-reply.ts";
import { SCRIPT_MAX_BYTES, SCRIPT_REFUSALS } from "#core/scripts/script-file.ts";
import { eventStream } from "../event-stream.ts";
import { readJsonBody } from "../request-body.ts";
import { type BearerEnv, callsFromAnySite, withBearer } from "../with-bearer.ts";
import { functionErrorAnswer, functionErrorEvent, tokenNeeded } from "./function-answers.ts";

/** A file of 10 MB in base64, and the JSON around it. */
const MAX_FILE_BODY_BYTES = Math.ceil(SCRIPT_MAX_BYTES / 3) * 4 + 4 * 1024;
/** A script of 200,000 characters and ten messages, JSON-escaped. */
const MAX_CHAT_BODY_BYTES = 2 * 1024 * 1024;

export const extractRequestSchema = z.object({
  /** Base64, with or without the prefix of a data: URL. */
  file: z.string(),
  filename: z.string().min(1).max(500),
  mimeType: z.string().max(200).optional(),
});

/** /functions/v1: functions that API clients call, beside the tables. */
export const functionsApi = new Hono<BearerEnv>()
  .use(callsFromAnySite)
  .use(withBearer)
  .post("/extract-document-text", async (c) => {
    const userId = personOf(c);
    const { file, filename } = await readRequest(c, extractRequestSchema, MAX_FILE_BODY_BYTES, "too-large");
    const bytes = bytesOf(file);
    const { content } = await c.var.services.documentReader.read(userId, { name: filename, bytes });
    return c.json({ text: content });
  })
  .post("/chat-gpt", async (c) => {
    const userId = personOf(c);
    const request = await readRequest(c, oneOffRequestSchema, MAX_CHAT_BODY_BYTES, null);
    const replies = c.var.services.unstoredReplies;
    if (!c.req.header("Accept")?.includes("text/event-stream")) {
      return c.json({ response: await replies.wholeReply(userId, request, c.req.raw.signal) });
    }
    return eventStream({
      request: c.req.raw,
      start: (signal) => replyEvents(replies.reply(userId, request, signal)),
      background: (work) => c.executionCtx.waitUntil(work),
      failed: functionErrorEvent,
    });
  })
  .all("*", () => {
    throw new Refusal("not_found");
  })
  .onError(functionErrorAnswer);

/** A `delta` event for each piece, then a `done` event with the whole reply. */
async function* replyEvents(pieces: AsyncIterable<string>) {
  let response = "";
  for await (const text of pieces) {
    response += text;
    yield { type: "delta" as const, text };
  }
  yield { type: "done" as const, response };
}

function personOf(c: Context<BearerEnv>): string {
  const { bearer } = c.var;
  requireScope(bearer, "practice:write");
  if (bearer.role === "authenticated") return bearer.userId;
  throw bearer.role === "anon" ? tokenNeeded() : new Refusal("forbidden");
}

async function readRequest<Schema extends z.ZodType>(
  c: Context<BearerEnv>,
  schema: Schema,
  maxBytes: number,
  tooLarge: "too-large" | null,
): Promise<z.output<Schema>> {
  const read = await readJsonBody(c.req.raw, maxBytes);
  if (!read.ok && read.reason === "too large") {
    throw tooLarge
      ? new Refusal("script_refused", { text: SCRIPT_REFUSALS[tooLarge] })
      : new Refusal("message_too_long");
  }
  const parsed = schema.safeParse(read.ok ? read.body : undefined);
  if (!parsed.success) throw new Refusal("bad_request");
  return parsed.data;
}

function bytesOf(file: string): ArrayBuffer {
  try {
    const binary = atob(file.replace(/^data:[^,]{0,200},/, ""));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0)).buffer;
  } catch {
    throw new Refusal("script_refused", { text: SCRIPT_REFUSALS.unreadable });
  }
}
