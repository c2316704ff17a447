import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ANON_KEY, authApp, SERVICE_ROLE_KEY, signedIn } from "#tests/support/auth-client.ts";
import { loginOf, PASSWORD, person } from "#tests/support/people.ts";
import { withoutWarnings } from "#tests/support/warnings.ts";
import { signingKeysStatement } from "#workers/adapters/d1/identity/signing-keys.ts";
import { newSigningKey, readJwt, signJwt } from "#workers/adapters/identity/jwt.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";
import { createSigningKeys } from "#workers/services/identity/api/signing-keys.ts";

const BASE = "https://rolecall.example/auth/v1";
const DAY_MS = 24 * 60 * 60_000;
const keySetSchema = z.object({ keys: z.array(z.record(z.string(), z.unknown())) });

describe("a call", () => {
  test("from another site is answered, without credentials", async () => {
    const app = authApp();
    const preflight = await app.fetch(`${BASE}/token?grant_type=password`, {
      method: "OPTIONS",
      headers: {
        Origin: "https://elsewhere.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "apikey,authorization,content-type,x-client-info,x-supabase-api-version",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(preflight.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    const allowed = preflight.headers.get("Access-Control-Allow-Headers")?.toLowerCase().split(",") ?? [];
    for (const header of ["apikey", "authorization", "content-type", "x-client-info", "x-supabase-api-version"]) {
      expect(allowed).toContain(header);
    }
    const answer = await app.fetch(`${BASE}/user`, { headers: { Origin: "https://elsewhere.example" } });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(answer.headers.get("Access-Control-Expose-Headers")).toContain("X-Supabase-Api-Version");
  });

  test("stands on its token, never on the cookie of the pages", async () => {
    const app = authApp();
    const { id } = await person(app.world);
    const login = await loginOf(app.world, id);
    for (const name of ["__Host-login", "login"]) {
      const answer = await app.fetch(`${BASE}/user`, {
        headers: { Cookie: `${name}=${login.tokenHash.slice(0, 43)}` },
      });
      expect(answer.status).toBe(401);
    }
  });

  test.each([
    ["no token", undefined, 401, "no_authorization"],
    ["no bearer", "Basic abc", 401, "no_authorization"],
    ["a word", "Bearer word", 403, "bad_jwt"],
    [
      "an unsigned token",
      `Bearer ${btoa('{"alg":"none"}').replaceAll("=", "")}.${btoa("{}").replaceAll("=", "")}.`,
      403,
      "bad_jwt",
    ],
  ])("with %s is refused", async (_, authorization, status, code) => {
    const headers = new Headers(authorization === undefined ? {} : { Authorization: authorization });
    const answer = await authApp().fetch(`${BASE}/user`, { headers });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error_code: code });
  });

  test("with a token that was changed, signed by another key, of another algorithm, or has ended, is refused", async () => {
    const app = authApp();
    const { session } = await signedIn(app);
    const [head = "", body = "", tail = ""] = session.access_token.split(".");
    const claims = z.record(z.string(), z.unknown()).parse(readJwt(session.access_token)?.claims);
    const kid = readJwt(session.access_token)?.kid ?? "";
    const encoded = (value: unknown) =>
      btoa(JSON.stringify(value)).replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_");
    const forged = [
      `${head}.${encoded({ ...claims, sub: "somebody-else" })}.${tail}`,
      `${encoded({ alg: "none", kid })}.${body}.`,
      `${encoded({ alg: "HS256", kid })}.${body}.${tail}`,
      await signJwt(await newSigningKey(kid), claims),
    ];
    const statusOf = async (token: string) =>
      (await app.fetch(`${BASE}/user`, { headers: { Authorization: `Bearer ${token}` } })).status;
    expect(await Promise.all(forged.map(statusOf))).toEqual([403, 403, 403, 403]);
    expect(await statusOf(session.access_token)).toBe(200);
    app.world.clock.advance(3600_000);
    expect(await statusOf(session.access_token)).toBe(403);
    await app.world.settled();
  });

  test("needs the key where the owner has given one out", async () => {
    const app = authApp({ ANON_KEY, SERVICE_ROLE_KEY });
    await person(app.world, { email: "dana@agency.example" });
    const credentials = { email: "dana@agency.example", password: PASSWORD };
    expect((await app.client().auth.signInWithPassword(credentials)).error).toBeNull();
    expect((await app.client({ key: SERVICE_ROLE_KEY }).auth.signInWithPassword(credentials)).error).toBeNull();
    const { error } = await app.client({ key: "another-key" }).auth.signInWithPassword(credentials);
    expect(error).toMatchObject({ status: 401, message: "Invalid API key" });
    for (const path of ["health", ".well-known/jwks.json"])
      expect((await app.fetch(`${BASE}/${path}`)).status).toBe(200);
    expect((await app.fetch(`${BASE}/settings`)).status).toBe(401);
    await app.world.settled();
  });

  test("that is not JSON, too long, or of the wrong shape is refused", async () => {
    const app = authApp();
    const codeOf = async (body: string) =>
      (await app.fetch(`${BASE}/signup`, { method: "POST", body })).headers.get("x-sb-error-code");
    expect(await codeOf("{")).toBe("bad_json");
    expect(await codeOf('{"email":7}')).toBe("validation_failed");
    expect(await codeOf('"text"')).toBe("validation_failed");
    expect(await codeOf(`{"x":"${"x".repeat(1024 * 1024)}"}`)).toBe("request_too_large");
    expect(await codeOf('{"email":"a@b.example","phone":"+12025550143","password":"x"}')).toBe("validation_failed");
  });
});

test.each([
  ["POST", "sso", 404, "saml_provider_disabled"],
  ["POST", "token?grant_type=web3", 422, "web3_provider_disabled"],
  ["POST", "token?grant_type=unknown", 400, "validation_failed"],
  ["POST", "passkeys/registration/options", 401, "no_authorization"],
  ["GET", "nowhere", 404, "not_found"],
  ["GET", "verify?token=x", 400, "validation_failed"],
  ["POST", "logout", 401, "no_authorization"],
])("%s %s answers %d %s", async (method, path, status, code) => {
  const answer = await authApp().fetch(`${BASE}/${path}`, { method });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("x-sb-error-code")).toBe(code);
});

test("an unknown scope of signing out is refused", async () => {
  const app = authApp();
  const { session } = await signedIn(app);
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const answer = await app.fetch(`${BASE}/logout?scope=all`, { method: "POST", headers });
  expect(answer.status).toBe(400);
  await app.world.settled();
});

test("the settings show what is on", async () => {
  const app = authApp({ EXTERNAL_ANONYMOUS_USERS_ENABLED: "true", MAILER_AUTOCONFIRM: "true" });
  expect(await (await app.fetch(`${BASE}/settings`)).json()).toMatchObject({
    external: { email: true, phone: false, anonymous_users: true },
    disable_signup: false,
    mailer_autoconfirm: true,
    saml_enabled: false,
  });
});

describe("signing keys", () => {
  test("are published without their private part", async () => {
    const app = authApp();
    await signedIn(app);
    const answer = await app.fetch(`${BASE}/.well-known/jwks.json`);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=600");
    const { keys } = keySetSchema.parse(await answer.json());
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(["alg", "crv", "key_ops", "kid", "kty", "use", "x", "y"]);
    await app.world.settled();
  });

  test("are one, also when two isolates begin at once", async () => {
    const app = authApp({ EXTERNAL_ANONYMOUS_USERS_ENABLED: "true" });
    await Promise.all(Array.from({ length: 5 }, () => app.client().auth.signInAnonymously()));
    const { keys } = keySetSchema.parse(await (await app.fetch(`${BASE}/.well-known/jwks.json`)).json());
    expect(keys).toHaveLength(1);
    await app.world.settled();
  });

  test("change every quarter: published a day before, kept until their last token has ended", async () => {
    const app = authApp();
    await signedIn(app);
    const kids = async () =>
      keySetSchema.parse(await (await app.fetch(`${BASE}/.well-known/jwks.json`)).json()).keys.map((key) => key.kid);
    const firstMinute = () => app.world.clock.advance(3_600_000 - (app.world.now() % 3_600_000));
    const atNextHour = async () => {
      firstMinute();
      await createHousekeeping(app.world).run();
    };
    const [first] = await kids();
    app.world.clock.advance(89 * DAY_MS);
    await atNextHour();
    const [, second] = await kids();
    expect(second).toBeDefined();

    app.world.clock.advance(DAY_MS);
    await atNextHour();
    expect(await kids()).toEqual([first, second]);
    const { session } = await signedIn(app);
    expect(readJwt(session.access_token)?.kid).toBe(second);
    app.world.clock.advance(2 * DAY_MS);
    await atNextHour();
    expect(await kids()).toEqual([second]);
    await app.world.settled();
  });

  test("sealed with another secret give way to a new one, and the tokens they signed still hold", async () => {
    const before = authApp();
    const { session, email } = await signedIn(before);
    await before.world.settled();
    const { newToken } = before.world;
    const after = authApp({ APP_SECRET: "another secret of the tests, as long" }, { newToken });
    const { data, error } = await withoutWarnings(() =>
      after.client().auth.signInWithPassword({ email, password: PASSWORD }),
    );
    expect(error).toBeNull();
    expect(readJwt(data.session?.access_token ?? "")?.kid).not.toBe(readJwt(session.access_token)?.kid);
    const headers = { Authorization: `Bearer ${session.access_token}` };
    expect((await after.fetch(`${BASE}/user`, { headers })).status).toBe(200);
    await after.world.settled();
  });

  test("sealed with another secret at the same moment are not signed with, and give way the next time", async () => {
    const before = authApp().world;
    const after = authApp({ APP_SECRET: "another secret of the tests, as long" }).world;
    const first = await createSigningKeys(before).signingKey([]);
    const keys = createSigningKeys(after);
    await withoutWarnings(async () => {
      // It has read before that there is none yet.
      await expect(keys.signingKey([])).rejects.toThrow("there is no signing key");
      expect((await keys.signingKey(await signingKeysStatement(after.db))).kid).not.toBe(first.kid);
    });
  });

  test.each([
    ["ES256", { name: "ECDSA", namedCurve: "P-256" }],
    [
      "RS256",
      { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256", modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    ],
  ])("can be imported: %s", async (alg, algorithm) => {
    const pair = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
    if (!("privateKey" in pair)) throw new Error("a pair was expected");
    const jwk = await crypto.subtle.exportKey("jwk", pair.privateKey);
    // The client keeps keys by their kid across tests.
    const kid = `owner-${alg}`;
    const app = authApp({ JWT_KEYS: JSON.stringify([{ ...jwk, kid, key_ops: ["sign"] }]) });
    const { client, session } = await signedIn(app);
    expect(readJwt(session.access_token)).toMatchObject({ kid, alg });
    expect((await client.auth.getClaims()).error).toBeNull();
    const text = await (await app.fetch(`${BASE}/.well-known/jwks.json`)).text();
    expect(text).toContain(kid);
    expect(text).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
    await app.world.settled();
  });
});
