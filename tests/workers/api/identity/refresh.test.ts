import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type AuthApp, authApp, signedIn } from "#tests/support/auth-client.ts";
import { failingDatabase } from "#tests/support/failing-database.ts";
import { PASSWORD, rowsOf } from "#tests/support/people.ts";
import { emptyTables } from "#tests/support/tables.ts";

const answerSchema = z.object({ refresh_token: z.string().optional(), error_code: z.string().optional() });

async function refresh(app: AuthApp, token: string, address = "192.0.2.9") {
  const response = await app.fetch("https://rolecall.example/auth/v1/token?grant_type=refresh_token", {
    method: "POST",
    headers: { "cf-connecting-ip": address },
    body: JSON.stringify({ refresh_token: token }),
  });
  return { status: response.status, ...answerSchema.parse(await response.json()) };
}

const DAY_MS = 24 * 60 * 60_000;

describe("refreshing", () => {
  // On a machine that is busy with other things a hundred answers take longer than the usual five seconds.
  test("a hundred at once with one token leave one grant with one current token, and sign nobody out", {
    timeout: 30_000,
  }, async () => {
    const app = authApp();
    const { client, session } = await signedIn(app);
    const token = session.refresh_token;
    const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(app, token)));

    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(100);
    const [current, ...others] = new Set(answers.map((answer) => answer.refresh_token));
    expect(others).toEqual([]);
    expect(await rowsOf("SELECT count(*) AS n FROM grants")).toEqual([{ n: 1 }]);
    expect(await rowsOf("SELECT count(*) AS n FROM refresh_tokens WHERE used_at IS NULL")).toEqual([{ n: 1 }]);
    expect((await refresh(app, current ?? "")).status).toBe(200);
    expect((await client.auth.getUser()).error).toBeNull();
    await app.world.settled();
  });

  test("a token used twice within ten seconds answers with the current one, however far the chain has come", async () => {
    const app = authApp();
    const { session } = await signedIn(app);
    const second = await refresh(app, session.refresh_token);
    const third = await refresh(app, second.refresh_token ?? "");
    app.world.clock.advance(10_000);
    expect(await refresh(app, session.refresh_token)).toEqual(third);
    await app.world.settled();
  });

  test("a client that never received the answer may ask again, a day later too", async () => {
    const app = authApp();
    const { session } = await signedIn(app);
    const lost = await refresh(app, session.refresh_token);
    app.world.clock.advance(DAY_MS);
    expect(await refresh(app, session.refresh_token)).toEqual(lost);
    await app.world.settled();
  });

  test("an old token after that is a copy: the whole grant ends, and it is recorded", async () => {
    const app = authApp();
    const { client, session } = await signedIn(app);
    const second = await refresh(app, session.refresh_token);
    const third = await refresh(app, second.refresh_token ?? "");
    app.world.clock.advance(10_001);
    expect(await refresh(app, session.refresh_token)).toMatchObject({
      status: 400,
      error_code: "refresh_token_already_used",
    });
    expect(await refresh(app, third.refresh_token ?? "")).toMatchObject({ error_code: "refresh_token_not_found" });
    expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    await app.world.settled();
    expect(await rowsOf("SELECT type FROM security_events WHERE type = 'token_reused'")).toHaveLength(1);
  });

  test("ends a week after the last time", async () => {
    const app = authApp();
    const { session } = await signedIn(app);
    app.world.clock.advance(7 * DAY_MS);
    expect(await refresh(app, session.refresh_token)).toMatchObject({ error_code: "session_expired" });
    await app.world.settled();
  });

  test("ends thirty days after signing in, however often it is used", async () => {
    const app = authApp();
    let token = (await signedIn(app)).session.refresh_token;
    for (let day = 1; day < 30; day += 1) {
      app.world.clock.advance(DAY_MS);
      token = (await refresh(app, token, `192.0.2.${day}`)).refresh_token ?? "";
    }
    app.world.clock.advance(DAY_MS);
    expect(await refresh(app, token)).toMatchObject({ error_code: "session_expired" });
    await app.world.settled();
  });

  test.each([
    ["grant", ["refresh_tokens", "grants"], ["refresh_token_not_found"]],
    ["person", ["refresh_tokens", "grants", "users"], ["refresh_token_not_found", "user_not_found"]],
  ])("gives no token where the %s is deleted in the middle of it", async (_, tables, codes) => {
    const deleted = tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`));
    const database = failingDatabase(env.DB, () => env.DB.batch(deleted));
    const seen = new Set<unknown>();
    for (let trip = 1; trip === 1 || database.hasFailed(); trip += 1) {
      await emptyTables(env.DB);
      const app = authApp({}, { db: database.db });
      const { session } = await signedIn(app);
      await app.world.settled();
      database.failAt(trip);
      const { error_code } = await refresh(app, session.refresh_token);
      await app.world.settled();
      if (database.hasFailed()) seen.add(error_code);
      else expect(error_code).toBeUndefined();
    }
    expect([...seen]).toEqual(codes);
  });

  test.each([
    ["an empty token", ""],
    ["a made-up token", "x".repeat(43)],
    ["a very long token", "x".repeat(5000)],
  ])("with %s is refused", async (_, token) => {
    expect(await refresh(authApp(), token)).toEqual({ status: 400, error_code: "refresh_token_not_found" });
  });

  test("is limited by the hour and address", async () => {
    const app = authApp({ RATE_LIMIT_TOKEN_REFRESH: "3" });
    const answers = [];
    for (let time = 1; time <= 4; time += 1) answers.push((await refresh(app, "x")).status);
    app.world.clock.advance(60 * 60_000);
    answers.push((await refresh(app, "x")).status);
    await app.world.settled();
    expect(answers).toEqual([400, 400, 400, 429, 400]);
  });

  test("no token is in the database as it is", async () => {
    const app = authApp();
    const { session } = await signedIn(app);
    const next = await refresh(app, session.refresh_token);
    const dump = JSON.stringify(await rowsOf("SELECT * FROM refresh_tokens, grants, signing_keys"));
    expect(dump).not.toContain(session.refresh_token);
    expect(dump).not.toContain(next.refresh_token);
    await app.world.settled();
  });
});

describe("signing out", () => {
  test.each([
    ["local", [false, true]],
    ["others", [true, false]],
    ["global", [false, false]],
  ] as const)("%s", async (scope, [mine, theirs]) => {
    const app = authApp();
    const here = await signedIn(app, { email: "dana@agency.example" });
    const other = app.client();
    await other.auth.signInWithPassword({ email: here.email, password: PASSWORD });
    expect((await here.client.auth.signOut({ scope })).error).toBeNull();
    expect((await refresh(app, here.session.refresh_token)).status === 200).toBe(mine);
    expect((await other.auth.refreshSession()).error === null).toBe(theirs);
    await app.world.settled();
  });

  test("an access token of an ended grant is refused at once, not when it expires", async () => {
    const app = authApp();
    const { client, session } = await signedIn(app);
    await client.auth.signOut();
    const response = await app.fetch("https://rolecall.example/auth/v1/user", {
      headers: { Authorization: `Bearer ${session.access_token}` },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error_code: "session_not_found" });
    await app.world.settled();
  });
});
