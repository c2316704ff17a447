import { z } from "zod";
import { oneOffRequestSchema } from "#core/rehearsals/unstored-reply.ts";
import { extractRequestSchema } from "../functions/functions-api.ts";
import type { Operation } from "./operation.ts";

const common = { method: "post", tag: "Functions", auth: "bearer", scope: "practice:write" } as const;
const ERRORS = {
  401: "Nobody is signed in: { error, code }.",
  429: "Too many in a quarter of an hour; Retry-After says when.",
};

export const functionOperations: Operation[] = [
  {
    ...common,
    path: "/functions/v1/extract-document-text",
    summary: "The text of a PDF, DOC, DOCX or TXT file of up to 10 MB, in base64; nothing is kept",
    request: { schema: extractRequestSchema },
    response: { status: 200, describes: "The text.", schema: z.object({ text: z.string() }) },
    errors: { ...ERRORS, 400: "The file is refused: { error, code }." },
  },
  {
    ...common,
    path: "/functions/v1/chat-gpt",
    summary:
      "What the customer says next, given the last messages. With Accept: text/event-stream events of type delta, then done",
    request: { schema: oneOffRequestSchema },
    response: { status: 200, describes: "The reply.", schema: z.object({ response: z.string() }) },
    errors: {
      ...ERRORS,
      400: "The message is blank or cannot be read.",
      402: "No practice may begin: { error, code, reason }. Commands are answered.",
      413: "The message is too long.",
      502: "The model failed.",
    },
  },
  {
    method: "get",
    tag: "Functions",
    auth: "link",
    path: "/functions/v1/realtime-chat",
    summary:
      "The socket of a live call: an upgrade with the ticket that POST /api/calls gave, from our own pages. PCM16, 24 kHz, mono",
    query: { ticket: "Good once, for a minute. May also be the subprotocol rolecall-ticket.{ticket}." },
    response: { status: 101, describes: "The socket." },
    errors: {
      400: "No upgrade, or no ticket.",
      403: "From another site.",
      410: "The ticket has been used or has run out.",
    },
  },
];
