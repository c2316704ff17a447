import { Hono } from "hono";
import { cors } from "hono/cors";
import { Refusal } from "#core/errors.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { MCP_PATH } from "../../services/assistants/mcp-resource.ts";
import type { ApiEnv } from "../api-env.ts";
import { errorAnswer } from "../identity/error-answer.ts";
import { countedAs } from "../key-quota.ts";
import { refusalResponse } from "../refusal-response.ts";

import { RESOURCE_METADATA_PATH } from "./oauth-api.ts";

const corsOfMcp = cors({
  origin: "*",
  allowMethods: ["POST", "GET", "DELETE", "OPTIONS"],
  allowHeaders: ["Accept", "Authorization", "Content-Type", "Last-Event-ID", "Mcp-Protocol-Version", "Mcp-Session-Id"],
  exposeHeaders: ["RateLimit", "RateLimit-Policy", "Retry-After", "WWW-Authenticate"],
  maxAge: 86_400,
});

/**
 * The MCP server (streamable HTTP): each POST is answered with JSON, alone. There are no sessions and no streams of the server's own,
 * which the specification answers with 405.
 */
export const mcpApi = new Hono<ApiEnv>()
  .use(MCP_PATH, corsOfMcp)
  .use(MCP_PATH, async (c, next) => {
    if (!isKnownOrigin(c.req.header("Origin"), c.var.services.siteUrl)) throw new Refusal("cross_site");
    await next();
  })
  .post(MCP_PATH, async (c) => {
    const [, token = null] = /^bearer\s+(\S+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
    const { services } = c.var;
    const assistant = await countedAs(
      c,
      () => services.assistantAccess.open(token),
      ({ bearer }) => bearer,
    );
    const { answerMcp } = await import("./mcp-server.ts");
    const answer = await answerMcp(c.req.raw, { services, assistant });
    answer.headers.set("Cache-Control", "private, no-store");
    return answer;
  })
  .all(MCP_PATH, (c) =>
    c.json({ jsonrpc: "2.0", error: { code: -32000, message: "Method not allowed." }, id: null }, 405, {
      Allow: "POST",
    }),
  )
  .onError((error, c) => {
    if (error instanceof Refusal) return refusalResponse(error);
    const answer = errorAnswer(error, c);
    if (error instanceof IdentityError && answer.status === 401) {
      const metadata = `${c.var.services.siteUrl}${RESOURCE_METADATA_PATH}${MCP_PATH}`;
      const wrong = error.code === "no_authorization" ? "" : `, error="invalid_token"`;
      answer.headers.set("WWW-Authenticate", `Bearer resource_metadata="${metadata}"${wrong}`);
    }
    return answer;
  });

/**
 * Against pages that point a name of theirs at somebody's machine (DNS rebinding): programs send no Origin, and of browsers only our
 * own pages and programs on the person's machine may call.
 */
function isKnownOrigin(origin: string | undefined, siteUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return origin === new URL(siteUrl).origin || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
