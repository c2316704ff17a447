import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { type AuthApp, authApp, SITE } from "#tests/support/auth-client.ts";
import { countedDatabase } from "#tests/support/counted-database.ts";
import { browser, person, rowsOf } from "#tests/support/people.ts";
import { TABLES_CHILDREN_FIRST } from "#tests/support/tables.ts";
import { createSignInPages } from "#workers/services/identity/sign-in-pages.ts";

// What is done after an answer can be seen in how busy the server is. It must not tell who has an account.

const KNOWN = { email: "dana@agency.example", phone: "15550100200" };
const UNKNOWN = { email: "nobody@elsewhere.example", phone: "15550100299" };
type Who = typeof KNOWN;

const CHALLENGE = { code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", code_challenge_method: "s256" };

/** Asks the API, which has to answer 200. */
const post = (path: string, bodyFor: (who: Who) => object) => async (app: AuthApp, who: Who) => {
  const headers = { "Content-Type": "application/json" };
  const answer = await app.fetch(`${SITE}/auth/v1/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(bodyFor(who)),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
};

const CASES: Record<string, { ask: (app: AuthApp, who: Who) => Promise<void>; known?: string }> = {
  "a new password, on a page": {
    ask: ({ world }, { email }) => createSignInPages(world).requestPasswordReset({ email }, browser),
  },
  "a new password, by the API": { ask: post("recover", ({ email }) => ({ email })) },
  "a new password, by the API with PKCE": { ask: post("recover", ({ email }) => ({ email, ...CHALLENGE })) },
  "a sign-in email, on a page": {
    ask: ({ world }, { email }) => createSignInPages(world).sendSignInEmail({ email }, browser),
  },
  "a sign-in email, by the API": { ask: post("otp", ({ email }) => ({ email, create_user: false })) },
  "a sign-in email, by the API with PKCE": {
    ask: post("otp", ({ email }) => ({ email, create_user: false, ...CHALLENGE })),
  },
  "a sign-in email that makes an account": { ask: post("otp", ({ email }) => ({ email })) },
  "a sign-in text": { ask: post("otp", ({ phone }) => ({ phone, create_user: false })) },
  "a sign-in text that makes an account": { ask: post("otp", ({ phone }) => ({ phone })) },
  "another confirmation": {
    ask: post("resend", ({ email }) => ({ type: "signup", email })),
    known: "email_confirmed_at = NULL",
  },
  "another confirmation of what is confirmed": { ask: post("resend", ({ email }) => ({ type: "signup", email })) },
  "another text": {
    ask: post("resend", ({ phone }) => ({ type: "sms", phone })),
    known: "phone_confirmed_at = NULL",
  },
  "another email for a new e-mail": {
    ask: post("resend", ({ email }) => ({ type: "email_change", email })),
    known: "new_email = 'new@agency.example'",
  },
  "another text for a new phone": {
    ask: post("resend", ({ phone }) => ({ type: "phone_change", phone })),
    known: "new_phone = '15550100201'",
  },
};

describe("asking for", () => {
  test.each(Object.entries(CASES))("%s is the same work for a stranger", async (_, { ask, known }) => {
    const before = countedDatabase(env.DB);
    const counted = countedDatabase(env.DB);
    const app = authApp({ EXTERNAL_PHONE_ENABLED: "true" }, { db: counted.db });
    const { id } = await person(app.world, { email: KNOWN.email });
    await before.db.run(`UPDATE users SET phone = '${KNOWN.phone}', phone_confirmed_at = 1 WHERE id = '${id}'`);
    if (known) await before.db.run(`UPDATE users SET ${known} WHERE id = '${id}'`);

    const workFor = async (who: Who) => {
      const start = {
        trips: counted.roundTrips(),
        statements: counted.statements().length,
        hashes: app.world.hashes(),
      };
      await ask(app, who);
      await app.world.settled();
      return {
        roundTrips: counted.roundTrips() - start.trips,
        hashes: app.world.hashes() - start.hashes,
        // By what they do, since what is left to the background comes in no fixed order.
        statements: counted
          .statements()
          .slice(start.statements)
          .map((text) => /^\w+/.exec(text.trim())?.[0]?.toLowerCase())
          .sort(),
      };
    };
    const forKnown = await workFor(KNOWN);
    expect(await workFor(UNKNOWN)).toEqual(forKnown);
  });

  test.each(Object.entries(CASES).filter(([name]) => !name.includes("makes an account")))(
    "%s leaves nothing of a stranger in any table, and sends them nothing",
    async (_, { ask }) => {
      const app = authApp({ EXTERNAL_PHONE_ENABLED: "true" });
      await ask(app, UNKNOWN);
      await app.world.settled();
      expect([...app.world.delivered, ...app.world.texts]).toEqual([]);
      for (const table of TABLES_CHILDREN_FIRST) {
        const rows = JSON.stringify(await rowsOf(`SELECT * FROM ${table}`));
        expect(rows, table).not.toContain(UNKNOWN.email);
        expect(rows, table).not.toContain(UNKNOWN.phone);
      }
      for (const table of ["users", "one_time_tokens", "auth_flows", "outbox"]) {
        expect(await rowsOf(`SELECT * FROM ${table}`), table).toEqual([]);
      }
    },
  );
});
