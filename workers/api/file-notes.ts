import { Hono } from "hono";
import { z } from "zod";
import { functionErrorAnswer } from "./functions/function-answers.ts";
import { type BearerEnv, callsFromAnySite, withBearer } from "./with-bearer.ts";

export const fileNoteSchema = z.object({
  conversation_id: z.string(),
  note: z.string(),
  updated_at: z.iso.datetime(),
  ready_at: z.iso.datetime().nullable(),
});

/** Where a program that was told of `note.ready` fetches the words: webhooks carry none. */
export const fileNotesApi = new Hono<BearerEnv>()
  .use("/notes/*", callsFromAnySite)
  .get("/notes/:conversation", withBearer, async (c) => {
    const conversationId = c.req.param("conversation");
    const { note, updatedAt, readyAt } = await c.var.services.noteReading.read(c.var.bearer, conversationId);
    const answer: z.infer<typeof fileNoteSchema> = {
      conversation_id: conversationId,
      note,
      updated_at: new Date(updatedAt).toISOString(),
      ready_at: readyAt === null ? null : new Date(readyAt).toISOString(),
    };
    return c.json(answer, 200, { "Cache-Control": "private, no-store" });
  })
  .onError(functionErrorAnswer);
