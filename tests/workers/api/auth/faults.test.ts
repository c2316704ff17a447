import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { totpStep } from "#core/identity/second-factor/totp.ts";
import { authApp, codeIn, signedIn } from "#tests/support/auth-client.ts";
import { takeErrors } from "#tests/support/console-errors.ts";
import { failingDatabase } from "#tests/support/failing-database.ts";
import { PASSWORD, rowsOf } from "#tests/support/people.ts";
import { totpCode } from "#workers/adapters/totp.ts";

// Each action is tried with the database failing at its first round trip, at its second, and so on, until it passes unharmed.

const email = "dana@agency.example";
const OTHER = "Another-2-rehearse";

type Failing = ReturnType<typeof failingApp>;

function failingApp(settings: Record<string, string> = {}) {
  const database = failingDatabase(env.DB);
  return { app: authApp(settings, { db: database.db }), database };
}

/** Runs `act` with each round trip failing in turn; `check` is told whether it went through. Answers how many could fail. */
async function withEachFailure<Ready>(
  prepare: (failing: Failing) => Promise<Ready>,
  act: (ready: Ready) => Promise<{ error: unknown }>,
  check: (ready: Ready, isDone: boolean) => Promise<void>,
): Promise<number> {
  for (let trip = 1; ; trip += 1) {
    await emptyPeople();
    const failing = failingApp();
    const ready = await prepare(failing);
    await failing.app.world.settled();
    failing.database.failAt(trip);
    const { error } = await act(ready);
    const wasHit = failing.database.hasFailed();
    failing.database.failAt(0);
    // What was recorded in the background may be what failed.
    await failing.app.world.settled().catch(() => undefined);
    takeErrors();
    if (!wasHit) expect(error).toBeNull();
    await check(ready, error === null);
    if (!wasHit) return trip - 1;
  }
}

async function emptyPeople(): Promise<void> {
  const tables = [
    ...["one_time_tokens", "refresh_tokens", "grants", "logins", "factor_challenges", "factors", "auth_flows", "users"],
    ...["attempts", "security_events", "outbox"],
  ];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
}

const count = async (sql: string) => (await rowsOf(`SELECT count(*) AS n FROM ${sql}`))[0]?.n;

describe("when the database fails in the middle", () => {
  test("a sign-up is a person with a letter, or neither", async () => {
    const trips = await withEachFailure(
      async ({ app }) => app.client(),
      (client) => client.auth.signUp({ email, password: PASSWORD }),
      async () => expect(await count("users")).toBe(await count("outbox")),
    );
    expect(trips).toBeGreaterThanOrEqual(2);
  });

  test("a refresh can be asked for again", async () => {
    const trips = await withEachFailure(
      async ({ app }) => signedIn(app),
      ({ client }) => client.auth.refreshSession(),
      async ({ client, session }) => {
        expect((await client.auth.refreshSession({ refresh_token: session.refresh_token })).error).toBeNull();
        expect(await count("refresh_tokens WHERE used_at IS NULL")).toBe(1);
      },
    );
    expect(trips).toBe(4);
  });

  test("a new password is set, told, and ends the other sign-ins, or nothing has happened", async () => {
    const trips = await withEachFailure(
      async ({ app }) => {
        const here = await signedIn(app, { email });
        const other = app.client();
        await other.auth.signInWithPassword({ email, password: PASSWORD });
        return { ...here, app, other };
      },
      ({ client }) => client.auth.updateUser({ password: OTHER }),
      async ({ app, other }) => {
        const isNew = (await app.client().auth.signInWithPassword({ email, password: OTHER })).error === null;
        expect(await count("outbox")).toBe(isNew ? 1 : 0);
        expect((await other.auth.refreshSession()).error === null).toBe(!isNew);
      },
    );
    expect(trips).toBeGreaterThanOrEqual(3);
  });

  test("a second factor counts with its grant raised, or not at all", async () => {
    await withEachFailure(
      async ({ app }) => {
        const here = await signedIn(app, { email });
        const { data } = await here.client.auth.mfa.enroll({ factorType: "totp" });
        const code = await totpCode(data?.totp.secret ?? "", totpStep(app.world.now()));
        const challenge = await here.client.auth.mfa.challenge({ factorId: data?.id ?? "" });
        return { ...here, factorId: data?.id ?? "", challengeId: challenge.data?.id ?? "", code };
      },
      ({ client, factorId, challengeId, code }) => client.auth.mfa.verify({ factorId, challengeId, code }),
      async ({ client, factorId, challengeId, code }, isDone) => {
        const verified = await count("factors WHERE status = 'verified'");
        expect(await count("grants WHERE aal = 'aal2'")).toBe(verified);
        if (verified === 1) return;
        expect(isDone).toBe(false);
        expect((await client.auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
      },
    );
  });

  test("a confirmation can be finished with the same letter or with another", async () => {
    await withEachFailure(
      async ({ app }) => {
        const client = app.client();
        await client.auth.signUp({ email, password: PASSWORD });
        await app.world.settled();
        return { app, client, token: codeIn(app.world, email) };
      },
      ({ client, token }) => client.auth.verifyOtp({ email, token, type: "signup" }),
      async ({ app, client, token }, isDone) => {
        if (isDone) return;
        const again = await client.auth.verifyOtp({ email, token, type: "signup" });
        if (again.error === null) return;
        expect((await app.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
      },
    );
  });
});
