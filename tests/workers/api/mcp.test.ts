import { describe, expect, test } from "vitest";
import { assign } from "#tests/support/assigning.ts";
import { AGENT_LINES, callTool, connectedClient, practiceThrough } from "#tests/support/assistant.ts";
import { type AuthApp, authApp, SITE } from "#tests/support/auth-client.ts";
import { loginOf, person, rowsOf } from "#tests/support/people.ts";
import { member, team } from "#tests/support/teams.ts";
import { base64url } from "#workers/adapters/signing/base64url.ts";
import { createApiKeys } from "#workers/services/api-keys/api-keys.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";
import { createDevices } from "#workers/services/identity/pages/devices.ts";

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

const connected = (app: AuthApp, key: string) => connectedClient(SITE, app.fetch, { key });

async function post(app: AuthApp, body: unknown, headers: Record<string, string> = {}) {
  return app.fetch(`${SITE}/mcp`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

const PING = { jsonrpc: "2.0", id: 1, method: "ping" };

describe("an assistant with the API key of a person", () => {
  test("finds a scenario, talks with its customer to the end, and reads the feedback", async () => {
    const app = newApp();
    const { id, key, login } = await holder(app);
    const { conversation_id, begun, answers, ended, read } = await practiceThrough(await connected(app, key), "first");
    expect(begun.data).toMatchObject({ state: "open", level: 1, handed_in_at_end: false });
    for (const said of answers) expect(said).toMatchObject({ isError: false, data: { state: "open" } });
    expect(ended.data).toMatchObject({ conversation_id, score: expect.any(Number) });
    expect(read).toEqual(ended);
    expect(read.data.lines).toHaveLength(1 + 2 * AGENT_LINES.length);
    const [row] = await rowsOf("SELECT user_id, status, title FROM chat_conversations");
    expect(row).toMatchObject({ user_id: id, status: "completed", title: expect.stringContaining("this is Pat") });
    const { browsers } = await createDevices(app.world).openDevices(login);
    expect(browsers).toHaveLength(1);
    await app.world.settled();
  });

  test("gets the same answer to what it says twice, and the same conversation for what it begins twice", async () => {
    const app = newApp();
    const { key } = await holder(app);
    const client = await connected(app, key);
    const beginning = { client_key: "begin-once", scenario_id: "A-1" };
    const [one, two] = await Promise.all([callTool(client, "begin", beginning), callTool(client, "begin", beginning)]);
    expect(one).toEqual(two);
    expect(await callTool(client, "begin", beginning)).toEqual(one);
    const { conversation_id } = one.data;
    const line = { conversation_id, client_key: "line-once-1", text: AGENT_LINES[0] };
    const said = await callTool(client, "say", line);
    expect(said.isError).toBe(false);
    expect(await callTool(client, "say", line)).toEqual(said);
    const asked = { conversation_id, client_key: "hint-once-1" };
    const hinted = await callTool(client, "hint", asked);
    expect(hinted.data.hint).not.toBe("");
    expect(await callTool(client, "hint", asked)).toEqual(hinted);
    const ended = await callTool(client, "end", { conversation_id });
    expect(await callTool(client, "end", { conversation_id })).toEqual(ended);
    expect(await rowsOf("SELECT total_messages FROM chat_conversations")).toEqual([{ total_messages: 5 }]);
    await app.world.settled();
  });

  test("is told what is possible where it calls out of order", async () => {
    const app = newApp();
    const { key } = await holder(app);
    const client = await connected(app, key);
    const nothing = await callTool(client, "begin", { client_key: "begin-nothing" });
    expect(nothing).toMatchObject({ isError: true, text: expect.stringContaining("list_scenarios") });
    const { data } = await callTool(client, "begin", { client_key: "begin-order", scenario_id: "A-1" });
    const { conversation_id } = data;
    const early = await callTool(client, "feedback", { conversation_id });
    expect(early).toMatchObject({ isError: true, text: expect.stringContaining("Possible now: say, hint, or end") });
    expect((await callTool(client, "end", { conversation_id })).data).toMatchObject({ score: null });
    const late = await callTool(client, "say", { conversation_id, client_key: "line-late-1", text: "Hello?" });
    expect(late).toMatchObject({ isError: true, text: expect.stringContaining("conversation_completed") });
    expect(late.text).toContain("Possible now: feedback");
    await app.world.settled();
  });

  test("does not find what is another person's", async () => {
    const app = newApp();
    const mine = await connected(app, (await holder(app)).key);
    const theirs = await connected(app, (await holder(app)).key);
    const { data } = await callTool(theirs, "begin", { client_key: "begin-mine", scenario_id: "A-1" });
    const { conversation_id } = data;
    for (const id of [conversation_id, "no-such-conversation"]) {
      const line = { conversation_id: id, client_key: "line-foreign", text: "Hello" };
      for (const [tool, args] of [
        ["say", line],
        ["hint", { conversation_id: id, client_key: "hint-foreign" }],
        ["end", { conversation_id: id }],
        ["feedback", { conversation_id: id }],
      ] as const) {
        expect(await callTool(mine, tool, args)).toMatchObject({
          isError: true,
          text: "not_found: This does not exist, or it is not yours.",
        });
      }
    }
    const assigned = await callTool(mine, "begin", { client_key: "begin-assigned", assignment_id: "none" });
    expect(assigned).toMatchObject({ isError: true, text: expect.stringContaining("not_found") });
    // The same key of another client begins another conversation.
    const own = await callTool(mine, "begin", { client_key: "begin-mine", scenario_id: "A-1" });
    expect(own.data.conversation_id).not.toBe(conversation_id);
    await app.world.settled();
  });

  test.each([
    ["say", { conversation_id: "x", client_key: "short", text: "Hi" }, "client_key is 8 to 64"],
    ["say", { conversation_id: "x", client_key: "long-enough" }, "text"],
    ["begin", { client_key: "long-enough", scenario: "A-1" }, "scenario"],
    ["begin", { client_key: "long-enough", scenario_id: "A-1", level: 7 }, "level"],
    ["begin", { client_key: "long-enough", scenario_id: "Z-99" }, "choice_unknown"],
    ["begin", { client_key: "long-enough", scenario_id: "A-1", customer_id: "nobody" }, "Its customers: "],
    ["begin", { client_key: "long-enough", drill_id: "nothing" }, "choice_unknown"],
    ["list_scenarios", { line: "pets" }, "line"],
  ])("is told what is wrong with %s %j", async (name, args, why) => {
    const app = newApp();
    const client = await connected(app, (await holder(app)).key);
    expect(await callTool(client, name, args)).toMatchObject({ isError: true, text: expect.stringContaining(why) });
    expect(await rowsOf("SELECT 1 FROM chat_conversations")).toEqual([]);
    await app.world.settled();
  });

  test("is told that there is no such tool", async () => {
    const app = newApp();
    const client = await connected(app, (await holder(app)).key);
    await expect(client.callTool({ name: "delete_everything", arguments: {} })).rejects.toThrow("Unknown tool");
    await app.world.settled();
  });

  test("does what its scopes say, and is told which is missing", async () => {
    const app = newApp();
    const reader = await connected(app, (await holder(app, ["practice:read"])).key);
    const begun = await callTool(reader, "begin", { client_key: "begin-reader", scenario_id: "A-1" });
    expect(begun).toMatchObject({ isError: true, text: expect.stringContaining("practice:write") });
    expect((await callTool(reader, "drills")).data).toEqual({ due: [], next: null });
    expect((await callTool(reader, "assignments")).data).toEqual({ assignments: [] });
    for (const tool of ["people", "readiness"]) {
      expect(await callTool(reader, tool)).toMatchObject({
        isError: true,
        text: expect.stringContaining("organization:read"),
      });
    }
    const other = await connected(app, (await holder(app, ["files:read"])).key);
    for (const tool of ["list_scenarios", "drills", "assignments"]) {
      expect(await callTool(other, tool)).toMatchObject({
        isError: true,
        text: expect.stringContaining("practice:read"),
      });
    }
    await app.world.settled();
  });
});

test("what an assistant begins and leaves without a word is closed after an hour, and nothing else is", async () => {
  const app = newApp();
  const client = await connected(app, (await holder(app)).key);
  const { data } = await callTool(client, "begin", { client_key: "begin-left", scenario_id: "A-1" });
  const begun = await callTool(client, "begin", { client_key: "begin-held", scenario_id: "A-1" });
  const { conversation_id } = begun.data;
  await callTool(client, "say", { conversation_id, client_key: "line-held", text: AGENT_LINES[0] });
  app.world.clock.nowMs = Math.ceil((app.world.now() + 3_600_000) / 3_600_000) * 3_600_000;
  await createHousekeeping(app.world).run();
  expect(await rowsOf("SELECT id, status FROM chat_conversations ORDER BY status")).toEqual([
    { id: data.conversation_id, status: "abandoned" },
    { id: conversation_id, status: "active" },
  ]);
  await app.world.settled();
});

describe("the door", () => {
  test("says where to ask for access, and what is wrong with a token", async () => {
    const app = newApp();
    const metadata = `resource_metadata="${SITE}/.well-known/oauth-protected-resource/mcp"`;
    const nobody = await post(app, PING);
    expect(nobody.status).toBe(401);
    expect(nobody.headers.get("WWW-Authenticate")).toBe(`Bearer ${metadata}`);
    for (const token of ["nonsense", "rck_half"]) {
      const wrong = await post(app, PING, { Authorization: `Bearer ${token}` });
      expect(wrong.status).toBe(401);
      expect(wrong.headers.get("WWW-Authenticate")).toBe(`Bearer ${metadata}, error="invalid_token"`);
    }
    expect(await rowsOf("SELECT 1 FROM attempts")).toEqual([]);
  });

  test("is shut to a revoked key at once, and to the key of an organization", async () => {
    const app = newApp();
    const { key, keys, login } = await holder(app);
    const client = await connected(app, key);
    expect((await callTool(client, "drills")).isError).toBe(false);
    const [shown] = (await keys.openOwn(login)).keys;
    await keys.revokeOwn(login, shown?.id ?? "");
    expect((await post(app, PING, { Authorization: `Bearer ${key}` })).status).toBe(401);
    const harbor = await team(app.world);
    const made = { name: "Payroll", life: "30", scopes: ["organization:read"] };
    const its = await keys.makeOrganizations(harbor.owner.login, harbor.id, made);
    expect((await post(app, PING, { Authorization: `Bearer ${its}` })).status).toBe(403);
    await app.world.settled();
  });

  test("counts calls as the API does", async () => {
    const app = newApp();
    const { key } = await holder(app);
    const first = await post(app, PING, { Authorization: `Bearer ${key}` });
    expect(first.headers.get("RateLimit")).toBe('"key";r=299;t=60');
    await rowsOf("UPDATE attempts SET count = 300");
    const over = await post(app, PING, { Authorization: `Bearer ${key}` });
    expect(over.status).toBe(429);
    expect(over.headers.get("Retry-After")).toBe("60");
    await app.world.settled();
  });

  test("is closed to pages of other sites, to sessions it does not have, and to what is no message", async () => {
    const app = newApp();
    const { key } = await holder(app);
    const mine = { Authorization: `Bearer ${key}` };
    expect((await post(app, PING, { ...mine, Origin: "https://evil.example" })).status).toBe(403);
    expect((await post(app, PING, { ...mine, Origin: SITE })).status).toBe(200);
    expect((await post(app, PING, { ...mine, Origin: "http://localhost:6274" })).status).toBe(200);
    for (const method of ["GET", "DELETE"]) {
      const answer = await app.fetch(`${SITE}/mcp`, { method, headers: { ...mine, Accept: "text/event-stream" } });
      expect(answer.status).toBe(405);
    }
    for (const body of [
      "{",
      "null",
      { jsonrpc: "1.0" },
      `{"jsonrpc":"2.0","id":1,"method":"${"x".repeat(300_000)}"}`,
    ]) {
      const answer = await post(app, body, mine);
      expect([400, 413]).toContain(answer.status);
    }
    expect((await post(app, { jsonrpc: "2.0", method: "notifications/initialized" }, mine)).status).toBe(202);
    await app.world.settled();
  });
});

test("of an organization, its people are told to those who oversee them, and to nobody else", async () => {
  const app = newApp();
  const harbor = await team(app.world, { name: "Harbor" });
  const agent = await member(app.world, harbor.id, "agent", { fullName: "Ann Agent" });
  const tools = async (login: typeof agent.login) => {
    const { assistantFor } = await import("#tests/support/assistant-consent.ts");
    return assistantFor(app, login, "practice:read organization:read");
  };
  const owner = await tools(harbor.owner.login);
  expect((await callTool(owner, "people")).data).toMatchObject({
    organization: "Harbor",
    people: expect.arrayContaining([expect.objectContaining({ name: "Ann Agent", role: "agent" })]),
  });
  expect((await callTool(owner, "readiness")).data).toMatchObject({
    people: [expect.objectContaining({ person_id: agent.id })],
  });
  const theirs = await tools(agent.login);
  expect(await callTool(theirs, "people")).toMatchObject({ isError: true, text: expect.stringContaining("forbidden") });
  expect(await callTool(theirs, "readiness")).toMatchObject({
    isError: true,
    text: expect.stringContaining("forbidden"),
  });
  const stranger = await tools(await loginOf(app.world, (await person(app.world)).id));
  expect(await callTool(stranger, "people")).toMatchObject({
    isError: true,
    text: expect.stringContaining("not_found"),
  });
  await app.world.settled();
});

describe("what is due is done to the end", () => {
  test("a drill that was drawn by its id, which then is due later", async () => {
    const app = newApp();
    const { id, key } = await holder(app);
    const client = await connected(app, key);
    const begun = await callTool(client, "begin", { client_key: "begin-drill", drill_id: "A1" });
    expect(begun).toMatchObject({ isError: false, data: { state: "open" } });
    await talkThrough(client, begun.data);
    const [row] = await rowsOf("SELECT user_id, kind, status FROM chat_conversations");
    expect(row).toEqual({ user_id: id, kind: "drill", status: "completed" });
    const { data } = await callTool(client, "drills");
    expect(data).toMatchObject({ due: [], next: { drill_id: "A1" } });
    await app.world.settled();
  });

  test("an assignment, which counts and is handed in where that was asked for", async () => {
    const app = newApp();
    const harbor = await team(app.world, { name: "Harbor" });
    const agent = await member(app.world, harbor.id, "agent");
    const assignmentId = await assign(app.world, harbor.owner.login, { people: [agent.id] });
    const { assistantFor } = await import("#tests/support/assistant-consent.ts");
    const client = await assistantFor(app, agent.login, "practice:read practice:write");
    const listed = await callTool(client, "assignments");
    expect(listed.data).toMatchObject({ assignments: [{ assignment_id: assignmentId }] });
    const chosen = { client_key: "begin-assigned", assignment_id: assignmentId, scenario_id: "A-1", counts: true };
    const begun = await callTool(client, "begin", chosen);
    expect(begun).toMatchObject({ isError: false, data: { state: "open", handed_in_at_end: true } });
    const ended = await talkThrough(client, begun.data);
    expect(ended.data).toMatchObject({ score: expect.any(Number) });
    const after = await callTool(client, "assignments");
    expect(after.data).toMatchObject({ assignments: [{ assignment_id: assignmentId, state: "passed" }] });
    await app.world.settled();
  });

  async function talkThrough(client: Awaited<ReturnType<typeof connected>>, begun: Record<string, unknown>) {
    const { conversation_id } = begun;
    for (const [index, text] of AGENT_LINES.entries()) {
      const said = await callTool(client, "say", { conversation_id, client_key: `due-line-${index}`, text });
      if (said.isError || said.data.state !== "open") break;
    }
    const ended = await callTool(client, "end", { conversation_id });
    expect(ended.isError).toBe(false);
    return ended;
  }
});
