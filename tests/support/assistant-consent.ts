import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { Login } from "#core/identity/login.ts";
import { createAssistantOAuth } from "#workers/services/assistants/assistant-oauth.ts";
import { connectedClient, rememberingProvider, transportTo } from "./assistant.ts";
import { type AuthApp, SITE } from "./auth-client.ts";

/** An assistant that has found us, registered itself, and was let in by the login's person. */
export async function letIn(app: AuthApp, login: Login, scope?: string) {
  const { provider, kept } = rememberingProvider(scope);
  const transport = transportTo(SITE, app.fetch, { provider });
  const { Client: OfficialClient } = await import("@modelcontextprotocol/sdk/client/index.js");
  const refused = await new OfficialClient({ name: "test-assistant", version: "1.0.0" })
    .connect(transport)
    .then(() => null)
    .catch((error: unknown) => error);
  if (refused === null || kept.askedAt === null)
    throw new Error("The client was not sent to its person.", { cause: refused });
  const answer = new URL(await createAssistantOAuth(app.world).answerConsent(login, kept.askedAt.searchParams, true));
  await transport.finishAuth(answer.searchParams.get("code") ?? "");
  return { provider, kept, answer };
}

export async function assistantFor(app: AuthApp, login: Login, scope?: string): Promise<Client> {
  const { provider } = await letIn(app, login, scope);
  return connectedClient(SITE, app.fetch, { provider });
}
