import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type AuthApp, authApp, SITE } from "#tests/support/auth-client.ts";
import { loginOf, person, rowsOf } from "#tests/support/people.ts";
import { base64url } from "#workers/adapters/signing/base64url.ts";
import { createApiKeys } from "#workers/services/api-keys/api-keys.ts";

const PRACTICE = ["practice:read", "practice:write"];

function newApp(): AuthApp {
  return authApp({}, { newToken: () => base64url(crypto.getRandomValues(new Uint8Array(32))) });
}

async function holder(app: AuthApp, scopes = PRACTICE) {
  const someone = await person(app.world);
  const login = await loginOf(app.world, someone.id);
  const keys = createApiKeys(app.world);
  const key = await keys.makeOwn(login, { name: "Assistant", life: "30", scopes });
  return { ...someone, login, keys, key };
}

/** The official client, as an assistant brings it. */
async function connected(app: AuthApp, key: string): Promise<Client> {
  const client = new Client({ name: "test-assistant", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL(`${SITE}/mcp`), {
    fetch: app.fetch,
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
  });
  await client.connect(transport);
  return client;
}

const resultSchema = z.object({
  content: z.array(z.object({ type: z.literal("text"), text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  isError: z.boolean().optional(),
});

async function call(client: Client, name: string, args: Record<string, unknown> = {}) {
  const result = resultSchema.parse(await client.callTool({ name, arguments: args }));
  const text = result.content.map((one) => one.text).join("\n");
  return { text, data: result.structuredContent ?? {}, isError: result.isError === true };
}

describe("an assistant with the API key of a person", () => {
  test("finds a scenario, talks with its customer to the end, and reads the feedback", async () => {
    const app = newApp();
    const { id, key } = await holder(app);
    const client = await connected(app, key);
    const listed = await call(client, "list_scenarios", { line: "auto" });
    expect(listed.data.scenarios).toContainEqual(expect.objectContaining({ scenario_id: "A-1", line: "auto" }));
    const begun = await call(client, "begin", { client_key: "begin-0001", scenario_id: "A-1", level: 1 });
    expect(begun.data).toMatchObject({ state: "open", level: 1, handed_in_at_end: false });
    const conversation_id = begun.data.conversation_id;
    const lines = [
      "Hi, this is Pat with Harbor Insurance. How can I help?",
      "What made you look at your insurance now, after all that time?",
      "Who else in the house drives one of the cars?",
    ];
    for (const [index, text] of lines.entries()) {
      const said = await call(client, "say", { conversation_id, client_key: `line-000${index}`, text });
      expect(said.isError, said.text).toBe(false);
      expect(said.data.customer_says).not.toBe("");
    }
    const ended = await call(client, "end", { conversation_id });
    expect(ended.data).toMatchObject({ conversation_id, score: expect.any(Number) });
    const read = await call(client, "feedback", { conversation_id });
    expect(read).toEqual(ended);
    expect(read.data.lines).toHaveLength(7);
    const [row] = await rowsOf("SELECT user_id, status, title FROM chat_conversations");
    expect(row).toMatchObject({ user_id: id, status: "completed", title: expect.stringContaining("this is Pat") });
    await app.world.settled();
  });
});
