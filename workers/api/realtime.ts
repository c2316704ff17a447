import { type Context, Hono } from "hono";
import { z } from "zod";
import { Refusal } from "#core/errors.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { topicOf } from "#core/realtime/channels.ts";
import { PROTOCOL_VERSIONS } from "#core/realtime/frames.ts";
import { MAX_MESSAGE_SIZE } from "#core/realtime/limits.ts";
import type { ApiEnv } from "./api-env.ts";
import { readJsonBody } from "./request-body.ts";
import { callsFromAnySite } from "./with-bearer.ts";

/**
 * `/realtime/v1`: the channels of the ecosystem's client. What is joined stands on the token of each join, never on a cookie. A
 * browser says which page opens a socket, and only ours and those of URI_ALLOW_LIST may; other programs say nothing.
 */
export const realtimeApi = new Hono<ApiEnv>()
  .get("/websocket", async (c) => {
    requireUpgrade(c);
    const origin = c.req.header("Origin");
    if (origin !== undefined && !c.var.services.realtime.mayConnectFrom(origin, new URL(c.req.url).origin)) {
      throw new Refusal("cross_site");
    }
    const version = PROTOCOL_VERSIONS.find((known) => known === (c.req.query("vsn") ?? "1.0.0"));
    if (!version) throw new Refusal("bad_request");
    const apiKey = c.req.query("apikey") ?? c.req.header("apikey") ?? null;
    return c.var.services.realtime.connect({ apiKey, version, address: addressOf(c) });
  })
  .use("/api/*", callsFromAnySite)
  .post("/api/broadcast", async (c) => {
    const [, token = null] = /^bearer\s+(\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
    const apiKey = c.req.header("apikey") ?? null;
    const read = await readJsonBody(c.req.raw, MAX_MESSAGE_SIZE);
    const parsed = broadcastCallSchema.safeParse(read.ok ? read.body : null);
    if (!parsed.success) return c.json({ errors: { messages: ["is invalid"] } }, 422);
    const messages = parsed.data.messages.map((one) => ({ ...one, topic: topicOf(one.topic) }));
    await c.var.services.realtime.broadcast({ apiKey, token }, messages);
    return c.body(null, 202);
  })
  .onError((error) => {
    if (!(error instanceof IdentityError)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  });

/** The socket by which a page of ours learns that it should look again. It stands on the login's cookie, so on its own origin. */
export const pageSocket = new Hono<ApiEnv>().get("/changes", async (c) => {
  requireUpgrade(c);
  if (c.req.header("Origin") !== new URL(c.req.url).origin) throw new Refusal("cross_site");
  return c.var.services.realtime.connectPage(c.var.login, addressOf(c));
});

export const broadcastCallSchema = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string().min(1).max(128),
        event: z.string().min(1).max(255),
        payload: z.record(z.string(), z.unknown()),
        /** Private channels are not offered. */
        private: z.literal(false).optional(),
      }),
    )
    .min(1)
    .max(20),
});

function requireUpgrade(c: Context<ApiEnv>): void {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") throw new Refusal("bad_request");
}

function addressOf(c: Context<ApiEnv>): string | null {
  return c.req.header("cf-connecting-ip") ?? null;
}
