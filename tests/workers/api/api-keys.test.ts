import { describe, expect, test } from "vitest";
import { z } from "zod";
import { isWholeKey } from "#core/identity/api-keys/key-format.ts";
import { type AuthApp, authApp, SITE } from "#tests/support/auth-client.ts";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { member, team } from "#tests/support/teams.ts";
import { hashToken } from "#workers/adapters/identity/login-cookie.ts";
import { base64url } from "#workers/adapters/signing/base64url.ts";
import { createApiKeys } from "#workers/services/api-keys/api-keys.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ALL = ["profile:read", "practice:read", "practice:write", "files:read", "files:write"];

function newApp(settings: Record<string, string> = {}): AuthApp {
  const newToken = () => base64url(crypto.getRandomValues(new Uint8Array(32)));
  return authApp(settings, { newToken });
}

async function holder(app: AuthApp, of: { scopes?: string[]; life?: string } = {}) {
  const someone = await person(app.world);
  const login = await loginOf(app.world, someone.id);
  const keys = createApiKeys(app.world);
  const key = await keys.makeOwn(login, { name: "Reports", life: of.life ?? "30", scopes: of.scopes ?? ALL });
  return { ...someone, login, keys, key };
}

async function call(app: AuthApp, key: string | null, path: string, body?: unknown) {
  const response = await app.fetch(`${SITE}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      "Content-Type": "application/json",
      ...(key !== null && { Authorization: `Bearer ${key}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === "" ? null : bodySchema.parse(JSON.parse(text)),
    text,
  };
}
const bodySchema = z.union([z.array(z.unknown()), z.looseObject({})]);

describe("making a key", () => {
  test("gives it once, whole, and stores its hash alone", async () => {
    const app = newApp();
    const { id, email, login, keys, key } = await holder(app);
    expect(key).toMatch(/^rck_[0-9A-Za-z]{49}$/);
    expect(isWholeKey(key)).toBe(true);
    const [row] = await rowsOf("SELECT * FROM api_keys WHERE user_id = ?", id);
    expect(row).toMatchObject({ key_hash: hashToken(key), prefix: key.slice(0, 10), name: "Reports" });
    expect(JSON.stringify(row)).not.toContain(key);
    expect(JSON.stringify(await keys.openOwn(login))).not.toContain(key);
    await app.world.settled();
    expect(app.world.delivered.findLast(({ recipient }) => recipient === email)?.subject).toContain("API key was made");
  });

  test("asks for a name, a scope of its kind and a life, and ends at twenty", async () => {
    const app = newApp();
    const { login, keys } = await holder(app);
    const right = { name: "One", life: "none", scopes: ["practice:read"] };
    for (const wrong of [{ name: " " }, { scopes: [] }, { scopes: ["organization:read"] }, { life: "31" }]) {
      expect(await refusalOf(keys.makeOwn(login, { ...right, ...wrong }))).toBe("bad_request");
    }
    for (let n = 1; n < 20; n += 1) await keys.makeOwn(login, right);
    expect(await refusalOf(keys.makeOwn(login, right))).toBe("keys_full");
    await app.world.settled();
  });
});

describe("a person's key", () => {
  test("reads and writes what is theirs, needs no other key, and says when it was used", async () => {
    const app = newApp({ ANON_KEY: "an anon key that nobody sends here" });
    const { id, email, key, keys, login } = await holder(app);
    expect(await call(app, key, "/auth/v1/user")).toMatchObject({ status: 200, body: { id, email } });
    expect((await call(app, key, "/rest/v1/chat_conversations", { user_id: id, title: "Mine" })).status).toBe(201);
    const other = await person(app.world);
    expect((await call(app, key, "/rest/v1/chat_conversations", { user_id: other.id })).status).toBe(403);
    expect((await call(app, key, "/rest/v1/chat_conversations")).body).toMatchObject([{ title: "Mine", user_id: id }]);
    expect((await keys.openOwn(login)).keys).toMatchObject([{ lastUsedAt: app.world.now(), state: "live" }]);
    const first = app.world.now();
    app.world.clock.advance(59_000);
    await call(app, key, "/auth/v1/user");
    expect((await keys.openOwn(login)).keys).toMatchObject([{ lastUsedAt: first }]);
    app.world.clock.advance(1_000);
    await call(app, key, "/auth/v1/user");
    expect((await keys.openOwn(login)).keys).toMatchObject([{ lastUsedAt: app.world.now() }]);
    await app.world.settled();
  });

  test.each([
    ["practice:read", "/rest/v1/chat_conversations", undefined],
    ["practice:write", "/rest/v1/chat_conversations", {}],
    ["practice:write", "/functions/v1/chat-gpt", { message: "Hi" }],
    ["files:read", "/storage/v1/bucket", undefined],
    ["files:write", "/storage/v1/object/move", { bucketId: "b", sourceKey: "a/b", destinationKey: "a/c" }],
    ["profile:read", "/auth/v1/user", undefined],
    ["organization:read", "/api/organization/people", undefined],
  ])("without %s is refused at %s, and told what is missing", async (scope, path, body) => {
    const app = newApp();
    const { key } = await holder(app, { scopes: ALL.filter((one) => one !== scope) });
    const answer = await call(app, key, path, body);
    expect(answer.status).toBe(403);
    expect(answer.text).toContain(`does not have the scope ${scope}`);
    expect(answer.headers.get("RateLimit")).toMatch(/^"key";r=299;t=\d+$/);
    await app.world.settled();
  });

  test("changes no account, and is no admin's, whoever made it", async () => {
    const app = newApp();
    const { id, key } = await holder(app);
    await rowsOf("INSERT INTO user_roles (user_id, role, created_at) VALUES (?, 'admin', 0)", id);
    expect((await call(app, key, "/auth/v1/factors", { factor_type: "totp" })).status).toBe(403);
    expect((await call(app, key, "/auth/v1/passkeys/registration/options", {})).status).toBe(403);
    expect((await call(app, key, "/auth/v1/logout", {})).status).toBe(403);
    expect((await call(app, key, "/rest/v1/rpc/get_users_with_roles")).status).toBe(403);
    expect((await call(app, key, "/rest/v1/admin_dashboard_stats")).status).toBe(403);
    expect((await call(app, key, "/api/engines")).status).toBe(403);
    expect((await call(app, key, "/auth/v1/admin/users")).status).toBe(403);
    expect(await rowsOf("SELECT 1 FROM factors")).toEqual([]);
    await app.world.settled();
  });
});

describe("a key that is refused says why", () => {
  test("half of one, a mistyped one, one that never was", async () => {
    const app = newApp();
    const { key } = await holder(app);
    const last = key.endsWith("a") ? "b" : "a";
    for (const broken of [key.slice(0, 30), `${key.slice(0, -1)}${last}`, "rck_", `${key}0`]) {
      const answer = await call(app, broken, "/rest/v1/chat_conversations");
      expect(answer).toMatchObject({ status: 401 });
      expect(answer.text).toContain("not whole");
    }
    const { key: gone } = await holder(app);
    await rowsOf("DELETE FROM api_keys WHERE key_hash = ?", hashToken(gone));
    expect((await call(app, gone, "/rest/v1/chat_conversations")).text).toContain("does not exist");
    expect(await rowsOf("SELECT 1 FROM attempts WHERE count > 0")).toEqual([]);
    await app.world.settled();
  });

  test("an expired one, a revoked one, one of somebody who is banned", async () => {
    const app = newApp();
    const { id, key, keys, login } = await holder(app);
    const endless = await keys.makeOwn(login, { name: "Endless", life: "none", scopes: ALL });
    app.world.clock.advance(30 * DAY_MS);
    const relogin = await loginOf(app.world, id);
    const expired = await call(app, key, "/functions/v1/chat-gpt", { message: "Hi" });
    expect(expired.status).toBe(401);
    expect(expired.text).toContain("has expired");
    const page = await keys.openOwn(relogin);
    expect(page.keys.map(({ name, state }) => [name, state]).sort()).toEqual([
      ["Endless", "live"],
      ["Reports", "expired"],
    ]);
    expect((await call(app, endless, "/auth/v1/user")).status).toBe(200);
    const endlessId = page.keys.find(({ name }) => name === "Endless")?.id ?? "";
    const stranger = await loginOf(app.world, (await person(app.world)).id);
    expect(await refusalOf(keys.revokeOwn(stranger, endlessId))).toBe("not_found");
    await keys.revokeOwn(relogin, endlessId);
    expect((await call(app, endless, "/storage/v1/bucket")).text).toContain("was revoked");
    const fresh = await keys.makeOwn(relogin, { name: "Fresh", life: "30", scopes: ALL });
    await rowsOf("UPDATE users SET banned_until = ? WHERE id = ?", app.world.now() + DAY_MS, id);
    expect((await call(app, fresh, "/rest/v1/chat_conversations")).status).toBe(401);
    await app.world.settled();
  });

  test("in an address it is refused whatever it opens, and said that it is to be revoked", async () => {
    const app = newApp();
    const { key } = await holder(app);
    for (const path of [
      `/rest/v1/chat_conversations?apikey=${key}`,
      `/auth/v1/user?token=${key.slice(0, 40)}`,
      `/api/organization/${key}`,
    ]) {
      const answer = await call(app, key, path);
      expect(answer).toMatchObject({ status: 400, body: { code: "key_in_address", title: "Revoke this key" } });
    }
    expect((await call(app, key, "/rest/v1/chat_conversations?title=eq.truck_photographs_of_today")).status).toBe(200);
    await app.world.settled();
  });
});

describe("so many calls a minute of one key", () => {
  test("are counted down in the standard headers, and then refused with Retry-After until the minute is over", async () => {
    const app = newApp();
    const { key, login, keys } = await holder(app);
    const first = await call(app, key, "/rest/v1/chat_conversations");
    expect(first.headers.get("RateLimit-Policy")).toBe('"key";q=300;w=60');
    expect(first.headers.get("RateLimit")).toBe('"key";r=299;t=60');
    await rowsOf("UPDATE attempts SET count = 300");
    app.world.clock.advance(20_000);
    for (const path of ["/rest/v1/chat_conversations", "/storage/v1/bucket", "/api/organization", "/auth/v1/user"]) {
      const over = await call(app, key, path);
      expect(over.status).toBe(429);
      expect(over.headers.get("Retry-After")).toBe("40");
    }
    const said = await call(app, key, "/rest/v1/chat_conversations");
    expect(said.headers.get("RateLimit")).toBe('"key";r=0;t=40');
    const other = await keys.makeOwn(login, { name: "Other", life: "30", scopes: ALL });
    expect((await call(app, other, "/rest/v1/chat_conversations")).status).toBe(200);
    app.world.clock.advance(40_000);
    expect((await call(app, key, "/rest/v1/chat_conversations")).headers.get("RateLimit")).toBe('"key";r=299;t=60');
    await app.world.settled();
  });
});

describe("an organization's key", () => {
  const make = { name: "Payroll", life: "365", scopes: ["organization:read"] };

  test("is made by owners, reads who is in it, and nothing of anybody's practice or of another organization", async () => {
    const app = newApp();
    const { world } = app;
    const harbor = await team(world, { name: "Harbor" });
    const agent = await member(world, harbor.id, "agent", { fullName: "Ann Agent" });
    const manager = await member(world, harbor.id, "manager");
    const coast = await team(world, { name: "Coast" });
    const keys = createApiKeys(world);
    expect(await refusalOf(keys.makeOrganizations(agent.login, harbor.id, make))).toBe("forbidden");
    expect(await refusalOf(keys.makeOrganizations(manager.login, harbor.id, make))).toBe("forbidden");
    expect(await refusalOf(keys.makeOrganizations(coast.owner.login, harbor.id, make))).toBe("not_found");
    expect(await refusalOf(keys.makeOrganizations(harbor.owner.login, harbor.id, { ...make, scopes: ALL }))).toBe(
      "bad_request",
    );
    expect(await rowsOf("SELECT 1 FROM api_keys")).toEqual([]);

    const key = await keys.makeOrganizations(harbor.owner.login, harbor.id, make);
    expect((await call(app, key, "/api/organization")).body).toEqual({ id: harbor.id, name: "Harbor", people: 3 });
    const people = await call(app, key, "/api/organization/people?limit=2");
    expect(people.body).toMatchObject({
      total: 3,
      people: expect.arrayContaining([expect.objectContaining({ name: "Ann Agent", role: "agent" })]),
    });
    expect(people.text).not.toContain(coast.owner.id);
    expect((await call(app, key, "/api/organization/people?limit=0")).status).toBe(400);
    for (const path of ["/rest/v1/chat_conversations", "/rest/v1/user_roles", "/storage/v1/bucket", "/auth/v1/user"]) {
      expect((await call(app, key, path)).status, path).toBe(403);
    }
    expect((await keys.openOrganizations(harbor.owner.login)).keys).toMatchObject([{ name: "Payroll", state: "live" }]);
    expect((await keys.openOwn(harbor.owner.login)).keys).toEqual([]);
    await world.settled();
  });

  test("stops when its maker is no longer an owner; any owner revokes it, nobody else", async () => {
    const app = newApp();
    const { world } = app;
    const harbor = await team(world);
    const second = await member(world, harbor.id, "owner");
    const coast = await team(world);
    const keys = createApiKeys(world);
    const key = await keys.makeOrganizations(harbor.owner.login, harbor.id, make);
    await rowsOf("UPDATE memberships SET role = 'manager' WHERE user_id = ?", harbor.owner.id);
    const stopped = await call(app, key, "/api/organization");
    expect(stopped.status).toBe(401);
    expect(stopped.text).toContain("no longer an owner");
    const [shown] = (await keys.openOrganizations(second.login)).keys;
    expect(shown?.state).toBe("stopped");
    const id = shown?.id ?? "";
    expect(await refusalOf(keys.revokeOrganizations(harbor.owner.login, harbor.id, id))).toBe("forbidden");
    expect(await refusalOf(keys.revokeOrganizations(coast.owner.login, coast.id, id))).toBe("not_found");
    expect(await refusalOf(keys.openOrganizations(harbor.owner.login))).toBe("forbidden");
    await keys.revokeOrganizations(second.login, harbor.id, id);
    await rowsOf("UPDATE memberships SET role = 'owner' WHERE user_id = ?", harbor.owner.id);
    expect((await call(app, key, "/api/organization")).text).toContain("was revoked");
    await world.settled();
  });

  test("nobody is known without a key, and an access token is no organization's", async () => {
    const app = newApp();
    expect((await call(app, null, "/api/organization")).status).toBe(401);
  });
});
