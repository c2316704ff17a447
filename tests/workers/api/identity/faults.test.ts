import { describe, expect, test, vi } from "vitest";
import { totpStep } from "#core/identity/second-factor/totp.ts";
import { authApp, codeIn, follow, linkIn, SERVICE_ROLE_KEY, signedIn } from "#tests/support/auth-client.ts";
import { count, withEachFailure } from "#tests/support/each-failure.ts";
import { PASSWORD, person } from "#tests/support/people.ts";
import { ACME, scriptedProvider } from "#tests/support/scripted-provider.ts";
import type { Database } from "#workers/adapters/d1/database.ts";
import { createProviderClient } from "#workers/adapters/identity/provider-client.ts";
import { totpCode } from "#workers/adapters/identity/totp-code.ts";

// Each test does its work anew for every round trip that can fail.
vi.setConfig({ testTimeout: 30_000 });

const email = "dana@agency.example";
const phone = "15550100200";
const OTHER = "Another-2-rehearse";

/** The identity API on a database that will fail, and a client of it. */
function api(db: Database, settings: Record<string, string> = {}, key?: string) {
  const app = authApp(settings, { db });
  return { app, world: app.world, client: app.client({ key }) };
}

/** The same with somebody signed in. */
async function apiSignedIn(db: Database, settings: Record<string, string> = {}) {
  const { app, world } = api(db, settings);
  return { app, world, ...(await signedIn(app, { email })) };
}

const withPhones = { EXTERNAL_PHONE_ENABLED: "true", MFA_PHONE_ENROLL_ENABLED: "true" };
const asServer = (db: Database) => api(db, { SERVICE_ROLE_KEY }, SERVICE_ROLE_KEY);

describe("when the database fails in the middle", () => {
  test("a sign-up is a person with an email, or neither", async () => {
    const trips = await withEachFailure({
      prepare: async (db) => api(db),
      act: ({ client }) => client.auth.signUp({ email, password: PASSWORD }),
      check: async () => {
        expect(await count("outbox")).toBe(await count("users"));
        expect(await count("one_time_tokens")).toBe(await count("users"));
      },
    });
    expect(trips).toBeGreaterThanOrEqual(2);
  });

  test("a sign-up by phone is a person with a text, or neither", async () => {
    const trips = await withEachFailure({
      prepare: async (db) => api(db, withPhones),
      act: ({ client }) => client.auth.signUp({ phone, password: PASSWORD }),
      check: async () => expect(await count("outbox")).toBe(await count("users")),
    });
    expect(trips).toBeGreaterThanOrEqual(3);
  });

  test("an anonymous sign-in is a person with a grant, or neither", async () => {
    await withEachFailure({
      prepare: async (db) => api(db, { EXTERNAL_ANONYMOUS_USERS_ENABLED: "true" }),
      act: ({ client }) => client.auth.signInAnonymously(),
      check: async () => {
        expect(await count("grants")).toBe(await count("users"));
        expect(await count("refresh_tokens")).toBe(await count("users"));
      },
    });
  });

  test("a newcomer by code is one person, who can ask again", async () => {
    await withEachFailure({
      prepare: async (db) => api(db),
      act: ({ client }) => client.auth.signInWithOtp({ email }),
      check: async ({ app, client }) => {
        await client.auth.signInWithOtp({ email });
        await app.world.settled();
        expect(await count("users")).toBe(1);
        expect(codeIn(app.world, email)).toHaveLength(6);
      },
    });
  });

  test("an email for a new password is a link that opens, or was not sent", async () => {
    await withEachFailure({
      prepare: async (db) => {
        const { app, world, client } = api(db);
        await person(world, { email });
        return { app, world, client };
      },
      act: ({ client }) => client.auth.resetPasswordForEmail(email),
      check: async () => expect(await count("outbox")).toBe(await count("one_time_tokens")),
    });
  });

  test("a refresh can be asked for again", async () => {
    const trips = await withEachFailure({
      prepare: apiSignedIn,
      act: ({ client }) => client.auth.refreshSession(),
      check: async ({ client, session }) => {
        expect((await client.auth.refreshSession({ refresh_token: session.refresh_token })).error).toBeNull();
        expect(await count("refresh_tokens WHERE used_at IS NULL")).toBe(1);
      },
    });
    expect(trips).toBe(4);
  });

  test("a new password is set, told, and ends the other sign-ins, or nothing has happened", async () => {
    const trips = await withEachFailure({
      prepare: async (db) => {
        const here = await apiSignedIn(db);
        const other = here.app.client();
        await other.auth.signInWithPassword({ email, password: PASSWORD });
        return { ...here, other };
      },
      act: ({ client }) => client.auth.updateUser({ password: OTHER }),
      check: async ({ app, other }) => {
        const isNew = (await app.client().auth.signInWithPassword({ email, password: OTHER })).error === null;
        expect(await count("outbox")).toBe(isNew ? 1 : 0);
        expect((await other.auth.refreshSession()).error === null).toBe(!isNew);
      },
    });
    expect(trips).toBeGreaterThanOrEqual(3);
  });

  test("a change of e-mail waits for both its emails, or for none", async () => {
    await withEachFailure({
      prepare: apiSignedIn,
      act: ({ client }) => client.auth.updateUser({ email: "dana.new@agency.example" }),
      check: async () => {
        const mails = 2 * (await count("users WHERE new_email IS NOT NULL"));
        expect(await count("outbox")).toBe(mails);
        expect(await count("one_time_tokens")).toBe(mails);
      },
    });
  });

  test("the second of those emails changes the e-mail, or can be used again", async () => {
    const renewed = "dana.new@agency.example";
    await withEachFailure({
      prepare: async (db) => {
        const here = await apiSignedIn(db);
        await here.client.auth.updateUser({ email: renewed });
        await here.world.settled();
        const of = { type: "email_change", email, token: codeIn(here.world, email) } as const;
        await here.client.auth.verifyOtp(of);
        return { ...here, token: codeIn(here.world, renewed) };
      },
      act: ({ client, token }) => client.auth.verifyOtp({ type: "email_change", email: renewed, token }),
      check: async ({ client, token }) => {
        const isChanged = (await count(`users WHERE email = '${renewed}' AND new_email IS NULL`)) === 1;
        if (isChanged) return;
        expect(await count(`users WHERE email = '${email}' AND email_change_half = 'current'`)).toBe(1);
        expect((await client.auth.verifyOtp({ type: "email_change", email: renewed, token })).error).toBeNull();
      },
    });
  });

  test("a code that is exchanged is a grant with its token, or another sign-in is", async () => {
    await withEachFailure({
      prepare: async (db) => {
        const { app, world } = api(db);
        const client = app.client({ flowType: "pkce" });
        await person(world, { email });
        await client.auth.signInWithOtp({ email });
        await world.settled();
        const landed = await follow(app, linkIn(world, email));
        return { app, world, client, code: landed.searchParams.get("code") ?? "" };
      },
      act: ({ client, code }) => client.auth.exchangeCodeForSession(code),
      check: async ({ app }) => {
        expect(await count("refresh_tokens")).toBe(await count("grants"));
        expect((await app.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
      },
    });
  });

  test("a factor that is removed takes its grant's aal2 with it, or stays", async () => {
    await withEachFailure({
      prepare: async (db) => {
        const here = await apiSignedIn(db);
        const { data } = await here.client.auth.mfa.enroll({ factorType: "totp" });
        const factorId = data?.id ?? "";
        const code = await totpCode(data?.totp.secret ?? "", totpStep(here.world.now()));
        await here.client.auth.mfa.challengeAndVerify({ factorId, code });
        return { ...here, factorId };
      },
      act: ({ client, factorId }) => client.auth.mfa.unenroll({ factorId }),
      check: async () => expect(await count("grants WHERE aal = 'aal2'")).toBe(await count("factors")),
    });
  });

  test("a second factor counts with its grant raised, or not at all", async () => {
    await withEachFailure({
      prepare: async (db) => {
        const here = await apiSignedIn(db);
        const { data } = await here.client.auth.mfa.enroll({ factorType: "totp" });
        const code = await totpCode(data?.totp.secret ?? "", totpStep(here.world.now()));
        const challenge = await here.client.auth.mfa.challenge({ factorId: data?.id ?? "" });
        return { ...here, factorId: data?.id ?? "", challengeId: challenge.data?.id ?? "", code };
      },
      act: ({ client, factorId, challengeId, code }) => client.auth.mfa.verify({ factorId, challengeId, code }),
      check: async ({ client, factorId, challengeId, code }, isDone) => {
        const verified = await count("factors WHERE status = 'verified'");
        expect(await count("grants WHERE aal = 'aal2'")).toBe(verified);
        if (verified === 1) return;
        expect(isDone).toBe(false);
        expect((await client.auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
      },
    });
  });

  test("a factor's text is sent with its challenge, or neither", async () => {
    await withEachFailure({
      prepare: async (db) => {
        const here = await apiSignedIn(db, withPhones);
        const { data } = await here.client.auth.mfa.enroll({ factorType: "phone", phone: `+${phone}` });
        return { ...here, factorId: data?.id ?? "" };
      },
      act: ({ client, factorId }) => client.auth.mfa.challenge({ factorId }),
      check: async () => expect(await count("outbox")).toBe(await count("factor_challenges")),
    });
  });

  test("a confirmation can be finished with the same email or with another", async () => {
    await withEachFailure({
      prepare: async (db) => {
        const { app, world, client } = api(db);
        await client.auth.signUp({ email, password: PASSWORD });
        await world.settled();
        return { app, world, client, token: codeIn(world, email) };
      },
      act: ({ client, token }) => client.auth.verifyOtp({ email, token, type: "signup" }),
      check: async ({ app, client, token }, isDone) => {
        if (isDone) return;
        const again = await client.auth.verifyOtp({ email, token, type: "signup" });
        if (again.error === null) return;
        expect((await app.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
      },
    });
  });

  test("a first visit by a provider is a person with that account, or neither", async () => {
    await withEachFailure({
      prepare: async (db) => {
        const provider = await scriptedProvider(() => Date.now());
        const providers = createProviderClient((request) => provider.fetch(request));
        const app = authApp({ OAUTH_PROVIDERS: ACME }, { db, providers });
        const token = await provider.idToken({ sub: "acme-dana", email, email_verified: true });
        return { app, world: app.world, client: app.client(), token };
      },
      act: ({ client, token }) => client.auth.signInWithIdToken({ provider: "acme", token }),
      check: async ({ client, token }) => {
        expect(await count("identities")).toBe(await count("users"));
        expect((await client.auth.signInWithIdToken({ provider: "acme", token })).error).toBeNull();
        expect(await count("users")).toBe(1);
      },
    });
  });

  test("signing out everywhere ends every grant with its tokens, or none", async () => {
    await withEachFailure({
      prepare: apiSignedIn,
      act: ({ client }) => client.auth.signOut({ scope: "global" }),
      check: async (_, isDone) => {
        expect(await count("refresh_tokens")).toBe(await count("grants"));
        if (isDone) expect(await count("grants")).toBe(0);
      },
    });
  });
});

describe("when the database fails in the middle of what the owner's server does", () => {
  test("an invitation is a person with an email, or neither, so that it can be sent again", async () => {
    await withEachFailure({
      prepare: async (db) => asServer(db),
      act: ({ client }) => client.auth.admin.inviteUserByEmail(email),
      check: async ({ client }, isDone) => {
        expect(await count("outbox")).toBe(await count("users"));
        if (!isDone && (await count("users")) === 0) {
          expect((await client.auth.admin.inviteUserByEmail(email)).error).toBeNull();
        }
      },
    });
  });

  test("a link for somebody new is a person with a token, or neither", async () => {
    await withEachFailure({
      prepare: async (db) => asServer(db),
      act: ({ client }) => client.auth.admin.generateLink({ type: "invite", email }),
      check: async () => expect(await count("one_time_tokens")).toBe(await count("users")),
    });
  });

  test("a password or a ban ends what the person is signed in with, or nothing has happened", async () => {
    await withEachFailure({
      prepare: async (db) => {
        const { app, world, client } = asServer(db);
        return { app, world, client, ...{ dana: await signedIn(app, { email }) } };
      },
      act: ({ client, dana }) => client.auth.admin.updateUserById(dana.id, { password: OTHER, ban_duration: "1h" }),
      check: async () => {
        expect(await count("grants")).toBe(1 - (await count("users WHERE banned_until IS NOT NULL")));
      },
    });
  });

  test("a person is deleted with all that is theirs, or not at all", async () => {
    await withEachFailure({
      prepare: async (db) => {
        const { app, world, client } = asServer(db);
        const dana = await signedIn(app, { email });
        await dana.client.from("chat_conversations").insert({ user_id: dana.id });
        return { app, world, client, id: dana.id };
      },
      act: ({ client, id }) => client.auth.admin.deleteUser(id),
      check: async () => {
        const left = await count("users");
        for (const table of ["grants", "refresh_tokens", "chat_conversations"]) expect(await count(table)).toBe(left);
      },
    });
  });
});
