import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import { z } from "zod";

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** Where the assistant of the tests is told that it was let in. */
export const CALLBACK = "https://assistant.example/callback";

/** The official client, as an assistant brings it: with a key, or with what its OAuth half has been given. */
export async function connectedClient(
  site: string,
  fetch: Fetch,
  by: { key: string } | { provider: OAuthClientProvider },
) {
  const client = new Client({ name: "test-assistant", version: "1.0.0" });
  await client.connect(transportTo(site, fetch, by));
  return client;
}

export function transportTo(site: string, fetch: Fetch, by: { key: string } | { provider: OAuthClientProvider }) {
  return new StreamableHTTPClientTransport(new URL(`${site}/mcp`), {
    fetch,
    ...("key" in by
      ? { requestInit: { headers: { Authorization: `Bearer ${by.key}` } } }
      : { authProvider: by.provider }),
  });
}

/** Keeps in memory what an assistant keeps. `askedAt`: the address that it last sent its person's browser to. */
export function rememberingProvider(scope?: string, redirectUrl = CALLBACK) {
  const kept: {
    client?: OAuthClientInformationMixed;
    tokens?: OAuthTokens;
    verifier: string;
    askedAt: URL | null;
  } = { verifier: "", askedAt: null };
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: {
      client_name: "Test assistant",
      redirect_uris: [redirectUrl],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
      ...(scope !== undefined && { scope }),
    },
    state: () => "a state of the assistant",
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (address) => {
      kept.askedAt = address;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier,
  };
  return { provider, kept };
}

const resultSchema = z.object({
  content: z.array(z.object({ type: z.literal("text"), text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  isError: z.boolean().optional(),
});

/** What a tool answers, in words and as data. */
export async function callTool(client: Client, name: string, args: Record<string, unknown> = {}) {
  const result = resultSchema.parse(await client.callTool({ name, arguments: args }));
  const text = result.content.map((one) => one.text).join("\n");
  return { text, data: result.structuredContent ?? {}, isError: result.isError === true };
}

/** Enough of a conversation to be judged. */
export const AGENT_LINES = [
  "Hi, this is Pat with Harbor Insurance. How can I help?",
  "What made you look at your insurance now, after all that time?",
  "Who else in the house drives one of the cars?",
];

/** A whole practice: list, begin, say, end, feedback. Gives the answers of the last two. */
export async function practiceThrough(client: Client, key: string) {
  const listed = await callTool(client, "list_scenarios", { line: "auto" });
  const [first] = z.array(z.object({ scenario_id: z.string() })).parse(listed.data.scenarios);
  const begun = await callTool(client, "begin", {
    client_key: `begin-${key}`,
    scenario_id: first?.scenario_id,
    level: 1,
  });
  const { conversation_id } = z.object({ conversation_id: z.string() }).parse(begun.data);
  const answers = [];
  for (const [index, text] of AGENT_LINES.entries()) {
    answers.push(await callTool(client, "say", { conversation_id, client_key: `line-${key}-${index}`, text }));
  }
  const ended = await callTool(client, "end", { conversation_id });
  const read = await callTool(client, "feedback", { conversation_id });
  return { conversation_id, begun, answers, ended, read };
}
