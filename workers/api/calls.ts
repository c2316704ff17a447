import { Hono } from "hono";
import { Refusal } from "#core/errors.ts";
import { parseRange, type RecordingFile } from "#core/voice/audio/recording-file.ts";
import { callRequestSchema, ticketRequestSchema } from "#core/voice/call/call-request.ts";
import { TICKET_HEADER } from "../adapters/call-rooms.ts";
import { CALL_SOCKET_PATH } from "../services/calls/calls.ts";
import type { ApiEnv } from "./api-env.ts";
import { readJson } from "./json-body.ts";

/** Live calls, their recordings and transcripts. */
export const callsApi = new Hono<ApiEnv>()
  .post("/calls", async (c) => {
    const request = await readJson(c.req.raw, callRequestSchema);
    return c.json(await c.var.services.calls.start(c.var.login, request));
  })
  .post("/calls/:id/ticket", async (c) => {
    const request = await readJson(c.req.raw, ticketRequestSchema);
    return c.json(await c.var.services.calls.ticket(c.var.login, c.req.param("id"), request));
  })
  .post("/calls/:id/end", async (c) => {
    await c.var.services.calls.end(c.var.login, c.req.param("id"));
    return c.body(null, 204);
  })
  .get("/conversations/:id/recording", async (c) => {
    const { calls } = c.var.services;
    const file = await calls.openRecording(c.var.login, c.req.param("id"));
    return recordingResponse(file, c.req.header("Range") ?? null, c.req.query("download") !== undefined, (from, to) =>
      calls.readRecording(file, from, to),
    );
  })
  .delete("/conversations/:id/recording", async (c) => {
    await c.var.services.calls.deleteRecording(c.var.login, c.req.param("id"));
    return c.body(null, 204);
  })
  .get("/conversations/:id/transcript.txt", async (c) => {
    const text = await c.var.services.calls.transcriptText(c.var.login, c.req.param("id"));
    return c.body(`${text}\n`, 200, {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": 'attachment; filename="transcript.txt"',
    });
  });

/**
 * The WebSocket of a call. It checks the Origin header (against cross-site WebSocket hijacking) and the ticket before it asks the
 * call's Durable Object. Throws Refusal `bad_request`, `cross_site` or `call_over`.
 */
export const callSocket = new Hono<ApiEnv>().get(CALL_SOCKET_PATH, async (c) => {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") throw new Refusal("bad_request");
  if (c.req.header("Origin") !== new URL(c.req.url).origin) throw new Refusal("cross_site");
  const protocols = (c.req.header("Sec-WebSocket-Protocol") ?? "").split(",").map((protocol) => protocol.trim());
  const text = c.req.query("ticket") ?? protocols.find(isTicket)?.slice(TICKET_PROTOCOL.length) ?? "";
  const { calls } = c.var.services;
  const ticket = await calls.readTicket(text);
  if (!ticket) throw new Refusal("call_over");
  const request = new Request(c.req.url, { headers: { Upgrade: "websocket", [TICKET_HEADER]: text } });
  const { webSocket, status, body } = await calls.join(ticket.conversationId, request);
  if (!webSocket) return new Response(body, { status, headers: { "Content-Type": "application/json" } });
  const headers = new Headers(protocols.includes("realtime") ? { "Sec-WebSocket-Protocol": "realtime" } : {});
  return new Response(null, { status: 101, webSocket, headers });
});

/** A ticket may also be sent as a subprotocol, for setups that log request addresses. */
const TICKET_PROTOCOL = "rolecall-ticket.";

function isTicket(protocol: string): boolean {
  return protocol.startsWith(TICKET_PROTOCOL);
}

function recordingResponse(
  file: RecordingFile,
  rangeHeader: string | null,
  isDownload: boolean,
  read: (from: number, to: number) => ReadableStream,
): Response {
  const range = parseRange(rangeHeader, file.size);
  const headers = new Headers({ "Content-Type": "audio/wav", "Accept-Ranges": "bytes" });
  if (isDownload) headers.set("Content-Disposition", 'attachment; filename="call.wav"');
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { from, to } = range ?? { from: 0, to: file.size };
  headers.set("Content-Length", String(to - from));
  if (range) headers.set("Content-Range", `bytes ${from}-${to - 1}/${file.size}`);
  return new Response(read(from, to), { status: range ? 206 : 200, headers });
}
