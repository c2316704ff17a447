import type { Context } from "hono";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { site } from "#app/site/site.ts";
import { ASSISTANT_SCOPES } from "#core/assistants/assistant-scopes.ts";
import { OAuthError } from "#core/assistants/oauth-error.ts";
import { MCP_PATH, mcpResource } from "../../services/assistants/mcp-resource.ts";
import type { ApiEnv } from "../api-env.ts";
import { errorAnswer } from "../identity/error-answer.ts";

export const RESOURCE_METADATA_PATH = "/.well-known/oauth-protected-resource";
const SERVER_METADATA_PATH = "/.well-known/oauth-authorization-server";
/** What a program sends here is a few addresses long. */
const BODY_MOST = 32 * 1024;

const fromAnySite = cors({ origin: "*", allowHeaders: ["Content-Type", "Mcp-Protocol-Version"], maxAge: 86_400 });

/** What assistants find, register with, and get their tokens from. Who lets them in is asked by the page /oauth/authorize. */
export const oauthApi = new Hono<ApiEnv>()
  .use("/.well-known/oauth-protected-resource/*", fromAnySite)
  .use(SERVER_METADATA_PATH, fromAnySite)
  .on("GET", [RESOURCE_METADATA_PATH, `${RESOURCE_METADATA_PATH}${MCP_PATH}`], fromAnySite, (c) =>
    c.json({
      resource: mcpResource(c.var.services),
      authorization_servers: [c.var.services.siteUrl],
      scopes_supported: ASSISTANT_SCOPES,
      bearer_methods_supported: ["header"],
      resource_name: site.name,
    }),
  )
  .get(SERVER_METADATA_PATH, (c) => {
    const { siteUrl } = c.var.services;
    return c.json({
      issuer: siteUrl,
      authorization_endpoint: `${siteUrl}/oauth/authorize`,
      token_endpoint: `${siteUrl}/oauth/token`,
      registration_endpoint: `${siteUrl}/oauth/register`,
      revocation_endpoint: `${siteUrl}/oauth/revoke`,
      response_types_supported: ["code"],
      response_modes_supported: ["query"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
      revocation_endpoint_auth_methods_supported: ["none"],
      scopes_supported: ASSISTANT_SCOPES,
      authorization_response_iss_parameter_supported: true,
    });
  })
  .use("/oauth/register", fromAnySite)
  .use("/oauth/token", fromAnySite)
  .use("/oauth/revoke", fromAnySite)
  .post("/oauth/register", async (c) => {
    const address = c.req.header("cf-connecting-ip") ?? null;
    return c.json(await c.var.services.assistantOAuth.register(await readJson(c), address), 201, NO_STORE);
  })
  .post("/oauth/token", async (c) =>
    c.json(await c.var.services.assistantTokens.exchange(await readForm(c)), 200, NO_STORE),
  )
  .post("/oauth/revoke", async (c) => {
    await c.var.services.assistantTokens.revoke((await readForm(c)).token ?? "");
    return c.body(null, 200, NO_STORE);
  })
  .onError((error, c) => {
    if (!(error instanceof OAuthError)) return errorAnswer(error, c);
    return c.json({ error: error.code, error_description: error.description }, error.status, NO_STORE);
  });

const NO_STORE = { "Cache-Control": "no-store" };

async function readJson(c: Context<ApiEnv>): Promise<unknown> {
  try {
    return JSON.parse(await readText(c));
  } catch (error) {
    if (error instanceof OAuthError) throw error;
    throw new OAuthError("invalid_client_metadata", "The body is no JSON.");
  }
}

/** A parameter that is sent twice is refused (RFC 6749, 3.2). */
async function readForm(c: Context<ApiEnv>): Promise<Record<string, string>> {
  if (!(c.req.header("Content-Type") ?? "").startsWith("application/x-www-form-urlencoded")) {
    throw new OAuthError("invalid_request", "The body is to be a form: application/x-www-form-urlencoded.");
  }
  const form = new URLSearchParams(await readText(c));
  const entries = [...form];
  if (new Set(form.keys()).size !== entries.length) {
    throw new OAuthError("invalid_request", "A parameter is there twice.");
  }
  return Object.fromEntries(entries);
}

async function readText(c: Context<ApiEnv>): Promise<string> {
  const length = Number(c.req.header("Content-Length") ?? 0);
  if (!(length <= BODY_MOST)) throw new OAuthError("invalid_request", "The body is too long.");
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength > BODY_MOST) throw new OAuthError("invalid_request", "The body is too long.");
  return new TextDecoder().decode(bytes);
}
