import { z } from "zod";
import { sayTurnSchema, startConversationSchema, stopReplySchema } from "#core/conversations/conversation-requests.ts";
import { replyEventSchema } from "#core/conversations/reply-events.ts";
import { timeZoneSchema } from "#core/identity/pages/identity-forms.ts";
import { paletteSchema } from "#core/palette/palette-data.ts";
import type { CallInvitation } from "#core/voice/call/call-invitation.ts";
import { callRequestSchema } from "#core/voice/call/call-request.ts";
import { enginesSchema } from "../engine-health.ts";
import { contactCallSchema, partnershipCallSchema } from "../public-forms.ts";
import type { Operation } from "./operation.ts";

const ERRORS = {
  400: "The body cannot be read: { code, title, text }.",
  401: "Nobody is signed in.",
  403: "From another site.",
  404: "No such conversation, or not one's own.",
};
const TALK_ERRORS = {
  ...ERRORS,
  409: "The conversation is over, or went on elsewhere.",
  413: "The message is too long.",
  429: "Too many in a minute; Retry-After says when.",
};
/** Only where somebody bills. */
const NO_PRACTICE = "No practice may begin: { code, title, text, reason }. What is open goes on.";

const events: Operation["response"] = {
  status: 200,
  describes: "Events: started, delta, then done or refused. The data of each is one such object.",
  type: "text/event-stream",
  schema: replyEventSchema,
};
const nothing: Operation["response"] = { status: 204, describes: "Done." };
const invitationSchema = z.object({
  conversationId: z.string(),
  ticket: z.string(),
  url: z.string(),
  engine: z.enum(["openai-realtime", "pipeline", "workers-ai", "built-in"]),
  capMs: z.number(),
  consentNeeded: z.boolean(),
}) satisfies z.ZodType<CallInvitation>;
const invitation: Operation["response"] = {
  status: 200,
  describes: "What opens the socket: a ticket good once, for a minute.",
  schema: invitationSchema,
};

type Call = Pick<Operation, "method" | "path" | "summary" | "response"> &
  Partial<Pick<Operation, "query" | "errors">> & { body?: z.ZodType };

const conversations: Call[] = [
  {
    method: "post",
    path: "/conversations",
    summary: "Begins a conversation with its first line",
    body: startConversationSchema,
    response: events,
    errors: { ...TALK_ERRORS, 402: NO_PRACTICE },
  },
  {
    method: "post",
    path: "/conversations/{id}/turns",
    summary: "Says the next line",
    body: sayTurnSchema,
    response: events,
    errors: TALK_ERRORS,
  },
  {
    method: "get",
    path: "/conversations/{id}/turns/{clientKey}",
    summary: "The reply to a line, after a dropped connection",
    response: events,
  },
  {
    method: "post",
    path: "/conversations/{id}/turns/{clientKey}/retry",
    summary: "Makes an interrupted reply again",
    response: events,
  },
  {
    method: "post",
    path: "/conversations/{id}/stop",
    summary: "Stops a reply where it is",
    body: stopReplySchema,
    response: nothing,
  },
  {
    method: "get",
    path: "/conversations/{id}/transcript.txt",
    summary: "What was said, a line each",
    response: { status: 200, describes: "The lines.", type: "text/plain" },
  },
];

const calls: Call[] = [
  {
    method: "post",
    path: "/calls",
    summary: "Begins a live call: a new conversation, or one that goes on by voice",
    body: callRequestSchema,
    response: invitation,
    errors: { ...ERRORS, 402: NO_PRACTICE, 409: "Another call is going on.", 503: "No voice is set up." },
  },
  {
    method: "post",
    path: "/calls/{id}/ticket",
    summary: "Another ticket, for a browser that lost its socket",
    response: invitation,
    errors: { ...ERRORS, 410: "The call is over." },
  },
  { method: "post", path: "/calls/{id}/end", summary: "Hangs up; then everything is stored", response: nothing },
  {
    method: "get",
    path: "/conversations/{id}/recording",
    summary: "The sound of a conversation's calls, whole or by Range",
    query: { download: "With it, for saving." },
    response: { status: 200, describes: "A WAV file. 206 for a part.", type: "audio/wav" },
    errors: { ...ERRORS, 416: "No such part." },
  },
  { method: "delete", path: "/conversations/{id}/recording", summary: "Deletes the sound", response: nothing },
];

const FORM_ERRORS = {
  400: "Something required is missing: { code, title, text }.",
  403: "From a site that is not among the owner's.",
  429: "Too many in a quarter of an hour; Retry-After says when.",
};
const taken: Operation["response"] = { status: 200, describes: "Taken.", schema: z.object({ ok: z.literal(true) }) };
const forms: Call[] = [
  {
    method: "post",
    path: "/public/contact-us",
    summary: "Writes to the owner: the contact form",
    body: contactCallSchema,
    response: taken,
    errors: FORM_ERRORS,
  },
  {
    method: "post",
    path: "/public/partner-with-us",
    summary: "Writes to the owner: the partnership form",
    body: partnershipCallSchema,
    response: taken,
    errors: FORM_ERRORS,
  },
];

const documentation: Call[] = [
  {
    method: "get",
    path: "/openapi.json",
    summary: "The whole API as an OpenAPI document",
    response: { status: 200, describes: "OpenAPI 3.1.", schema: z.looseObject({ openapi: z.string() }) },
  },
  {
    method: "get",
    path: "/docs",
    summary: "This page: the calls of the API, their query and answers; bodies are in the OpenAPI document",
    response: { status: 200, describes: "The page.", type: "text/html" },
  },
];

const engines: Call[] = [
  {
    method: "get",
    path: "/engines",
    summary: "What serves text, reading and voice here, and how it fares; for admins and the owner's key",
    response: { status: 200, describes: "The engines, as they are known without asking any.", schema: enginesSchema },
    errors: { 401: "No access token was sent: { error, code }.", 403: "Not an admin, or without the second factor." },
  },
];

const changes: Call[] = [
  {
    method: "get",
    path: "/changes",
    summary: 'A WebSocket that says "changed" when something of the person\'s own was written; for pages of this site',
    response: { status: 101, describes: "The socket." },
    errors: {
      400: "Not a WebSocket.",
      401: "Nobody is signed in.",
      403: "From another site.",
      429: "Too many sockets of one person.",
    },
  },
];

const account: Call[] = [
  {
    method: "get",
    path: "/palette",
    summary: "Where the command palette leads: pages, customers, and the newest sessions",
    response: {
      status: 200,
      describes: "Places, each with its address.",
      schema: paletteSchema,
    },
    errors: { 401: "Nobody is signed in." },
  },
  {
    method: "post",
    path: "/own-time-zone",
    summary: "Says in which time zone the browser is, once: a zone that is known is not changed by it",
    body: timeZoneSchema,
    response: nothing,
    errors: {
      400: "No such time zone: { code, title, text }.",
      401: "Nobody is signed in.",
      403: "From another site.",
    },
  },
];

const passkeyOptions = (summary: string, path: string): Call => ({
  method: "post",
  path,
  summary,
  response: {
    status: 200,
    describes: "What the browser hands to its authenticator; good for five minutes, once.",
    schema: z.object({ challenge: z.string(), options: z.looseObject({ challenge: z.string() }) }),
  },
  errors: { 401: "Nobody is signed in.", 403: "From another site.", 429: "Too many in an hour." },
});
const passkeys: Call[] = [
  passkeyOptions("For signing in by a passkey", "/passkeys/sign-in"),
  passkeyOptions("For a passkey as the second step of a sign-in", "/passkeys/second-step"),
  passkeyOptions("For a new passkey", "/passkeys/new"),
];

/** Calls of our own pages (by cookie), the public forms, the health of the engines, and the documentation. */
export const pageOperations: Operation[] = [
  ...conversations.map((call) => operation("Conversations", "cookie", call)),
  ...calls.map((call) => operation("Live calls", "cookie", call)),
  ...forms.map((call) => operation("Public forms", "none", call)),
  ...changes.map((call) => operation("Channels", "cookie", call)),
  ...account.map((call) => operation("Account", "cookie", call)),
  ...passkeys.map((call) => operation("Account", "cookie", call)),
  ...engines.map((call) => operation("Engines", "bearer", call)),
  ...documentation.map((call) => operation("The API itself", "none", { errors: {}, ...call })),
];

function operation(tag: string, auth: Operation["auth"], { body, path, ...call }: Call): Operation {
  return { tag, auth, path: `/api${path}`, errors: ERRORS, ...call, ...(body && { request: { schema: body } }) };
}
