import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ACCESS_LIFE_MS, CODE_LIFE_MS } from "#core/assistants/oauth-requests.ts";
import { CALLBACK, callTool, connectedClient, practiceThrough } from "#tests/support/assistant.ts";
import { assistantFor, letIn } from "#tests/support/assistant-consent.ts";
import { type AuthApp, authApp, SITE } from "#tests/support/auth-client.ts";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { base64url, sha256Base64url } from "#workers/adapters/signing/base64url.ts";
import { createApiKeys } from "#workers/services/api-keys/api-keys.ts";
import { createAssistantOAuth } from "#workers/services/assistants/assistant-oauth.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";
import { createDevices } from "#workers/services/identity/pages/devices.ts";
import { removePerson } from "#workers/services/identity/person-removal.ts";

const VERIFIER = "a".repeat(43);
const DAY_MS = 24 * 60 * 60 * 1000;

function newApp(): AuthApp {
  return authApp({}, { newToken: () => base64url(crypto.getRandomValues(new Uint8Array(32))) });
}

async function somebody(app: AuthApp) {
  const someone = await person(app.world);
  return { ...someone, login: await loginOf(app.world, someone.id) };
}

async function sent(app: AuthApp, path: string, body: unknown, headers: Record<string, string> = {}) {
  const isForm = body instanceof URLSearchParams;
  const response = await app.fetch(`${SITE}${path}`, {
    method: "POST",
    headers: { ...(!isForm && { "Content-Type": "application/json" }), ...headers },
    body: isForm ? body : typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? {} : z.looseObject({}).parse(JSON.parse(text)) };
}

async function registered(app: AuthApp, redirect_uris = [CALLBACK]): Promise<string> {
  const { body } = await sent(app, "/oauth/register", { client_name: "By hand", redirect_uris });
  return z.string().parse(body.client_id);
}

async function request(client_id: string, changed: Record<string, string | null> = {}): Promise<URLSearchParams> {
  const all = {
    response_type: "code",
    client_id,
    redirect_uri: CALLBACK,
    code_challenge: await sha256Base64url(VERIFIER),
    code_challenge_method: "S256",
    state: "xyz",
    resource: `${SITE}/mcp`,
    ...changed,
  };
  return new URLSearchParams(Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

async function codeOf(app: AuthApp, login: { tokenHash: string }, search: URLSearchParams): Promise<string> {
  const address = new URL(await createAssistantOAuth(app.world).answerConsent(login, search, true));
  return address.searchParams.get("code") ?? "";
}

function exchange(app: AuthApp, client_id: string, code: string, changed: Record<string, string> = {}) {
  const of = { grant_type: "authorization_code", client_id, code, redirect_uri: CALLBACK, code_verifier: VERIFIER };
  return sent(app, "/oauth/token", new URLSearchParams({ ...of, ...changed }));
}

function refresh(app: AuthApp, client_id: string, refresh_token: string) {
  return sent(app, "/oauth/token", new URLSearchParams({ grant_type: "refresh_token", client_id, refresh_token }));
}

const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

async function statusWith(app: AuthApp, token: string): Promise<number> {
  const { status } = await app.fetch(`${SITE}/mcp`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
  });
  return status;
}

describe("an assistant that knows nothing but our address", () => {
  test("finds its way, registers, is let in, and drives a whole practice to the feedback", async () => {
    const app = newApp();
    const { id, email, login } = await somebody(app);
    const { provider, kept, answer } = await letIn(app, login);
    expect(`${answer.origin}${answer.pathname}`).toBe(CALLBACK);
    expect(answer.searchParams.get("iss")).toBe(SITE);
    expect(answer.searchParams.get("state")).toBe("a state of the assistant");
    expect(kept.askedAt?.searchParams.get("resource")).toBe(`${SITE}/mcp`);
    const client = await connectedClient(SITE, app.fetch, { provider });
    const { ended, read } = await practiceThrough(client, "oauth");
    expect(ended.data).toMatchObject({ score: expect.any(Number) });
    expect(read).toEqual(ended);
    expect(await rowsOf("SELECT DISTINCT user_id FROM chat_conversations")).toEqual([{ user_id: id }]);
    await app.world.settled();
    expect(app.world.delivered.findLast(({ recipient }) => recipient === email)?.subject).toContain("assistant");
  });

  test("gets new tokens when its access has ended, without asking anybody", async () => {
    const app = newApp();
    const { login } = await somebody(app);
    const { provider, kept } = await letIn(app, login);
    const before = kept.tokens?.access_token;
    app.world.clock.advance(ACCESS_LIFE_MS);
    kept.askedAt = null;
    const client = await connectedClient(SITE, app.fetch, { provider });
    expect((await callTool(client, "drills")).isError).toBe(false);
    expect(kept.askedAt).toBeNull();
    expect(kept.tokens?.access_token).not.toBe(before);
    await app.world.settled();
  });

  test("stores no token, code or name of a login that opens a page", async () => {
    const app = newApp();
    const { login } = await somebody(app);
    const { kept, answer } = await letIn(app, login);
    const stored = JSON.stringify([
      await rowsOf("SELECT * FROM oauth_tokens"),
      await rowsOf("SELECT * FROM oauth_grants"),
      await rowsOf("SELECT * FROM logins"),
    ]);
    for (const secret of [kept.tokens?.access_token, kept.tokens?.refresh_token, answer.searchParams.get("code")]) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(stored).not.toContain(secret);
    }
    await app.world.settled();
  });
});

describe("registering", () => {
  test.each([
    [{}, "invalid_redirect_uri"],
    [{ redirect_uris: [] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["http://assistant.example/callback"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["javascript:alert(1)"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["https://assistant.example/#here"] }, "invalid_redirect_uri"],
    [{ redirect_uris: ["https://user:word@assistant.example/"] }, "invalid_redirect_uri"],
    [{ redirect_uris: [CALLBACK], client_name: 7 }, "invalid_client_metadata"],
    ["{", "invalid_client_metadata"],
  ])("refuses %j", async (body, error) => {
    const app = newApp();
    expect(await sent(app, "/oauth/register", body)).toMatchObject({ status: 400, body: { error } });
    expect(await rowsOf("SELECT 1 FROM oauth_clients")).toEqual([]);
  });

  test("takes programs on the person's machine, and is limited by address", async () => {
    const app = newApp();
    const registration = { redirect_uris: ["http://127.0.0.1:3000/callback", "cursor://callback/mcp"] };
    const from = { "cf-connecting-ip": "192.0.2.9" };
    for (let n = 0; n < 30; n += 1) {
      expect((await sent(app, "/oauth/register", registration, from)).status).toBe(201);
    }
    expect((await sent(app, "/oauth/register", registration, from)).status).toBe(429);
    await app.world.settled();
  });

  test("is forgotten after a day in which nobody let it in; an assistant in use is not", async () => {
    const app = newApp();
    const { login } = await somebody(app);
    const client = await assistantFor(app, login);
    await registered(app);
    app.world.clock.nowMs = Math.ceil((app.world.now() + DAY_MS) / 3_600_000) * 3_600_000;
    await createHousekeeping(app.world).run();
    expect(await rowsOf("SELECT name FROM oauth_clients")).toEqual([{ name: "Test assistant" }]);
    expect((await callTool(client, "drills")).isError).toBe(false);
    await app.world.settled();
  });
});

describe("asking for consent", () => {
  test("sends nobody to an address that was not registered", async () => {
    const app = newApp();
    const { login } = await somebody(app);
    const oauth = createAssistantOAuth(app.world);
    const client = await registered(app);
    const unknown: Record<string, string | null>[] = [
      { redirect_uri: "https://evil.example/" },
      { redirect_uri: `${CALLBACK}/more` },
      { redirect_uri: null },
      { client_id: "unknown" },
      { client_id: null },
    ];
    for (const changed of unknown) {
      const search = await request(client, changed);
      expect(await oauth.openConsent(login, search)).toMatchObject({ state: "refused" });
      expect(await refusalOf(oauth.answerConsent(login, search, true))).toBe("bad_request");
    }
    expect(await rowsOf("SELECT 1 FROM oauth_grants")).toEqual([]);
  });

  test.each([
    [{ code_challenge: null }, "invalid_request"],
    [{ code_challenge_method: "plain" }, "invalid_request"],
    [{ response_type: "token" }, "unsupported_response_type"],
    [{ scope: "files:write everything" }, "invalid_scope"],
    [{ resource: "https://other.example/mcp" }, "invalid_target"],
  ])("tells the client what is wrong with %j", async (changed, error) => {
    const app = newApp();
    const { login } = await somebody(app);
    const search = await request(await registered(app), changed);
    const oauth = createAssistantOAuth(app.world);
    const opened = await oauth.openConsent(login, search);
    const { sendTo } = z.object({ sendTo: z.string() }).parse(opened);
    expect(sendTo).toBe(await oauth.answerConsent(login, search, true));
    expect(Object.fromEntries(new URL(sendTo).searchParams)).toMatchObject({ error, state: "xyz", iss: SITE });
    expect(await rowsOf("SELECT 1 FROM oauth_grants")).toEqual([]);
  });

  test("says who asks and where it leads; a no is told, and nobody is let in without a login", async () => {
    const app = newApp();
    const { login } = await somebody(app);
    const oauth = createAssistantOAuth(app.world);
    const search = await request(await registered(app), { scope: "practice:read unknown organization:read" });
    expect(await oauth.openConsent(login, search)).toMatchObject({
      state: "asked",
      client: "By hand",
      host: "assistant.example",
      scopes: ["practice:read", "organization:read"],
    });
    expect(await refusalOf(oauth.openConsent(null, search))).toBe("signed_out");
    expect(await refusalOf(oauth.answerConsent(null, search, true))).toBe("signed_out");
    expect(await refusalOf(oauth.answerConsent({ tokenHash: "none" }, search, true))).toBe("signed_out");
    expect(await oauth.answerConsent(login, search, false)).toContain("error=access_denied");
    expect(await rowsOf("SELECT 1 FROM oauth_grants")).toEqual([]);
  });

  test("on one's own machine the port may be another one", async () => {
    const app = newApp();
    const { login } = await somebody(app);
    const client = await registered(app, ["http://127.0.0.1/callback"]);
    const oauth = createAssistantOAuth(app.world);
    const open = async (redirect_uri: string) => oauth.openConsent(login, await request(client, { redirect_uri }));
    expect(await open("http://127.0.0.1:51234/callback")).toMatchObject({ state: "asked", host: null });
    expect(await open("http://127.0.0.1:51234/other")).toMatchObject({ state: "refused" });
    expect(await open("http://127.0.0.2/callback")).toMatchObject({ state: "refused" });
  });

  test("an assistant lets in no other", async () => {
    const app = newApp();
    const { login } = await somebody(app);
    await letIn(app, login);
    const [row] = await rowsOf("SELECT token_hash FROM logins WHERE token_hash LIKE 'program:%'");
    const its = { tokenHash: String(row?.token_hash) };
    const search = await request(await registered(app));
    expect(await refusalOf(createAssistantOAuth(app.world).answerConsent(its, search, true))).toBe("bad_request");
    await app.world.settled();
  });
});

describe("the token endpoint", () => {
  test("exchanges a code once; a second time ends what the first one got", async () => {
    const app = newApp();
    const { login } = await somebody(app);
    const client = await registered(app);
    const code = await codeOf(app, login, await request(client));
    const first = await exchange(app, client, code);
    expect(first).toMatchObject({ status: 200, body: { token_type: "Bearer", scope: "practice:read practice:write" } });
    const { access_token, refresh_token } = tokens.parse(first.body);
    expect(await statusWith(app, access_token)).toBe(200);
    expect(await statusWith(app, refresh_token)).toBe(401);
    expect(await exchange(app, client, code)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    expect(await statusWith(app, access_token)).toBe(401);
    expect(await refresh(app, client, refresh_token)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    await app.world.settled();
  });

  test("of two exchanges at once one is given tokens at most", async () => {
    const app = newApp();
    const { login } = await somebody(app);
    const client = await registered(app);
    const code = await codeOf(app, login, await request(client));
    const answers = await Promise.all([exchange(app, client, code), exchange(app, client, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await app.world.settled();
  });

  test.each([
    [{ code_verifier: "b".repeat(43) }, "invalid_grant"],
    [{ code_verifier: "short" }, "invalid_request"],
    [{ redirect_uri: `${CALLBACK}?x` }, "invalid_grant"],
    [{ client_id: "another" }, "invalid_grant"],
    [{ code: "guessed" }, "invalid_grant"],
    [{ resource: "https://other.example/mcp" }, "invalid_target"],
    [{ grant_type: "password" }, "unsupported_grant_type"],
  ])("refuses an exchange with %j, and the code stays good", async (changed, error) => {
    const app = newApp();
    const { login } = await somebody(app);
    const client = await registered(app);
    const code = await codeOf(app, login, await request(client));
    expect(await exchange(app, client, code, changed)).toMatchObject({ status: 400, body: { error } });
    expect((await exchange(app, client, code)).status).toBe(200);
    await app.world.settled();
  });

  test("refuses a code that is too old, a form that says a thing twice, and what is no form", async () => {
    const app = newApp();
    const { login } = await somebody(app);
    const client = await registered(app);
    const code = await codeOf(app, login, await request(client));
    app.world.clock.advance(CODE_LIFE_MS);
    expect(await exchange(app, client, code)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    const twice = new URLSearchParams("grant_type=refresh_token&client_id=a&client_id=b&refresh_token=c");
    expect(await sent(app, "/oauth/token", twice)).toMatchObject({ status: 400, body: { error: "invalid_request" } });
    expect(await sent(app, "/oauth/token", {})).toMatchObject({ status: 400, body: { error: "invalid_request" } });
    await app.world.settled();
  });

  test("gives new tokens for a refresh token; an old one that comes again ends access", async () => {
    const app = newApp();
    const { login } = await somebody(app);
    const client = await registered(app);
    const first = tokens.parse((await exchange(app, client, await codeOf(app, login, await request(client)))).body);
    expect((await refresh(app, "another", first.refresh_token)).status).toBe(400);
    const second = tokens.parse((await refresh(app, client, first.refresh_token)).body);
    expect(await statusWith(app, second.access_token)).toBe(200);
    expect(await refresh(app, client, first.refresh_token)).toMatchObject({
      status: 400,
      body: { error: "invalid_grant" },
    });
    expect(await statusWith(app, second.access_token)).toBe(401);
    expect((await refresh(app, client, second.refresh_token)).status).toBe(400);
    await app.world.settled();
  });

  test("ends access on request, and says nothing of tokens it does not know", async () => {
    const app = newApp();
    const { login } = await somebody(app);
    const client = await registered(app);
    const got = tokens.parse((await exchange(app, client, await codeOf(app, login, await request(client)))).body);
    expect((await sent(app, "/oauth/revoke", new URLSearchParams({ token: "unknown" }))).status).toBe(200);
    expect(await statusWith(app, got.access_token)).toBe(200);
    expect((await sent(app, "/oauth/revoke", new URLSearchParams({ token: got.refresh_token }))).status).toBe(200);
    expect(await statusWith(app, got.access_token)).toBe(401);
    await app.world.settled();
  });
});

describe("a person", () => {
  test("sees the assistants they let in, removes one at once, and nobody else does", async () => {
    const app = newApp();
    const { login } = await somebody(app);
    const stranger = (await somebody(app)).login;
    const { kept } = await letIn(app, login);
    const token = kept.tokens?.access_token ?? "";
    const keys = createApiKeys(app.world);
    const [shown] = (await keys.openOwn(login)).assistants;
    expect(shown).toMatchObject({ name: "Test assistant", host: "assistant.example" });
    expect((await keys.openOwn(stranger)).assistants).toEqual([]);
    const oauth = createAssistantOAuth(app.world);
    expect(await refusalOf(oauth.revokeOwn(stranger, shown?.id ?? ""))).toBe("not_found");
    expect(await statusWith(app, token)).toBe(200);
    await oauth.revokeOwn(login, shown?.id ?? "");
    expect(await statusWith(app, token)).toBe(401);
    expect((await keys.openOwn(login)).assistants).toEqual([]);
    expect(await refusalOf(oauth.revokeOwn(login, shown?.id ?? ""))).toBe("not_found");
    await app.world.settled();
  });

  test("who signs out everywhere, is banned or deletes the account ends their assistants", async () => {
    const app = newApp();
    const { world } = app;
    const one = await somebody(app);
    const token = async () => (await letIn(app, one.login)).kept.tokens?.access_token ?? "";
    const first = await token();
    await rowsOf("UPDATE users SET banned_until = ? WHERE id = ?", world.now() + DAY_MS, one.id);
    expect(await statusWith(app, first)).toBe(403);
    await rowsOf("UPDATE users SET banned_until = NULL WHERE id = ?", one.id);
    await createDevices(world).signOutEverywhere(one.login);
    expect(await statusWith(app, first)).toBe(401);
    const two = await somebody(app);
    const last = (await letIn(app, two.login)).kept.tokens?.access_token ?? "";
    await removePerson(world, two.id, { message: "Asked for", mayBeLastAdmin: false });
    expect(await statusWith(app, last)).toBe(401);
    expect(await rowsOf("SELECT 1 FROM oauth_grants WHERE user_id = ?", two.id)).toEqual([]);
    await world.settled();
  });

  test("with a second factor lets an assistant in, which stays without it", async () => {
    const app = newApp();
    const { id, login } = await somebody(app);
    await rowsOf("UPDATE logins SET aal = 'aal2' WHERE user_id = ?", id);
    await rowsOf(
      "INSERT INTO factors (id, user_id, factor_type, friendly_name, status, created_at, updated_at) VALUES ('f', ?, 'totp', 'x', 'verified', 0, 0)",
      id,
    );
    const client = await assistantFor(app, login);
    expect((await callTool(client, "drills")).isError).toBe(false);
    expect(await rowsOf("SELECT aal FROM logins WHERE token_hash LIKE 'program:%'")).toEqual([{ aal: "aal1" }]);
    await app.world.settled();
  });
});

test("a token is counted as a key is, and guesses leave no rows", async () => {
  const app = newApp();
  const { login } = await somebody(app);
  const { kept } = await letIn(app, login);
  await rowsOf("DELETE FROM attempts");
  expect(await statusWith(app, "guessed")).toBe(401);
  expect(await rowsOf("SELECT 1 FROM attempts")).toEqual([]);
  const token = kept.tokens?.access_token ?? "";
  expect(await statusWith(app, token)).toBe(200);
  await rowsOf("UPDATE attempts SET count = 300");
  expect(await statusWith(app, token)).toBe(429);
  await app.world.settled();
});
