import { describe, expect, test, vi } from "vitest";
import { count, withEachFailure } from "#tests/support/each-failure.ts";
import { browser, loginOf, PASSWORD, person, refusalOf, tokenIn } from "#tests/support/people.ts";
import { testWorld } from "#tests/support/world.ts";
import type { Database } from "#workers/adapters/d1/database.ts";
import { insertGrantStatements } from "#workers/adapters/d1/identity/grants.ts";
import { createAdmin } from "#workers/services/admin/admin.ts";
import { createSignInPages } from "#workers/services/identity/sign-in-pages.ts";

// Each test does its work anew for every round trip that can fail.
vi.setConfig({ testTimeout: 30_000 });

const email = "dana@agency.example";
const OTHER = "Another-2-rehearse";

function house(db: Database) {
  const world = testWorld({ db });
  return { world, accounts: createSignInPages(world) };
}

/** A person who was sent an email. */
async function withEmail(db: Database, ask: "sign-up" | "recovery") {
  const { world, accounts } = house(db);
  if (ask === "sign-up") await accounts.signUp({ email, password: PASSWORD, fullName: "Dana Reyes" }, browser);
  else {
    const { id } = await person(world, { email });
    await loginOf(world, id);
    await accounts.requestPasswordReset({ email }, browser);
  }
  await world.settled();
  return { world, accounts, token: tokenIn(world.delivered.at(-1)?.text) };
}

describe("when the database fails in the middle", () => {
  test("a sign-up is a person with an email, or neither, and can be sent again", async () => {
    const trips = await withEachFailure({
      prepare: async (db) => house(db),
      act: ({ accounts }) => accounts.signUp({ email, password: PASSWORD, fullName: "Dana Reyes" }, browser),
      check: async ({ world, accounts }) => {
        expect(await count("outbox")).toBe(await count("users"));
        await accounts.signUp({ email, password: PASSWORD, fullName: "Dana Reyes" }, browser);
        await world.settled();
        expect(tokenIn(world.delivered.at(-1)?.text)).not.toBe("");
      },
    });
    expect(trips).toBeGreaterThanOrEqual(2);
  });

  test("a confirmation spends its link and confirms, or neither", async () => {
    await withEachFailure({
      prepare: (db) => withEmail(db, "sign-up"),
      act: ({ accounts, token }) => accounts.confirm(token, browser),
      check: async ({ accounts, token }) => {
        expect(await count("users WHERE email_confirmed_at IS NOT NULL")).toBe(
          await count("one_time_tokens WHERE used_at IS NOT NULL"),
        );
        await accounts.confirm(token, browser);
        expect(await count("users WHERE email_confirmed_at IS NOT NULL")).toBe(1);
      },
    });
  });

  test("a new password is set, told by email, and ends every login, or nothing has happened", async () => {
    const trips = await withEachFailure({
      prepare: (db) => withEmail(db, "recovery"),
      act: ({ accounts, token }) => accounts.resetPassword(token, { password: OTHER }, browser),
      check: async ({ accounts, token }, isDone) => {
        const isNew = (await count(`users WHERE password_hash = 'fake$${OTHER}'`)) === 1;
        expect(await count("outbox WHERE subject LIKE '%changed%'")).toBe(isNew ? 1 : 0);
        expect(await count("logins")).toBe(isDone || !isNew ? 1 : 0);
        if (isNew) await accounts.signIn({ email, password: OTHER }, browser);
        else await accounts.resetPassword(token, { password: OTHER }, browser);
      },
    });
    expect(trips).toBeGreaterThanOrEqual(3);
  });

  test("a sign-in is a new login in place of the old one, or the old one", async () => {
    await withEachFailure({
      prepare: async (db) => {
        const { world, accounts } = house(db);
        const { id } = await person(world, { email });
        return { world, accounts, client: { ...browser, login: await loginOf(world, id) } };
      },
      act: ({ accounts, client }) => accounts.signIn({ email, password: PASSWORD }, client),
      check: async ({ world, accounts, client }, isDone) => {
        expect(await count("logins")).toBe(1);
        expect((await accounts.findViewer(client.login)) === null).toBe(isDone);
        expect(world.now()).toBeGreaterThan(0);
      },
    });
  });
});

describe("when the database fails in the middle of what an admin does", () => {
  const withAdmin = async (db: Database, { isAdminToo }: { isAdminToo: boolean }) => {
    const world = testWorld({ db });
    const login = await loginOf(world, (await person(world, { admin: true })).id);
    const other = await person(world, { email, admin: isAdminToo });
    return { world, admin: createAdmin(world), login, id: other.id };
  };

  test("a role is given and noted, or neither", async () => {
    await withEachFailure({
      prepare: (db) => withAdmin(db, { isAdminToo: false }),
      act: ({ admin, login, id }) => admin.makeAdmin(login, id),
      check: async () => expect(await count("role_changes")).toBe((await count("user_roles")) - 1),
    });
  });

  test("a role is taken and noted, or neither", async () => {
    await withEachFailure({
      prepare: (db) => withAdmin(db, { isAdminToo: true }),
      act: ({ admin, login, id }) => admin.removeAdmin(login, id),
      check: async () => expect(await count("role_changes")).toBe(2 - (await count("user_roles"))),
    });
  });

  test("signing somebody out ends their browsers and their clients of the API, or none of them", async () => {
    await withEachFailure({
      prepare: async (db) => {
        const ready = await withAdmin(db, { isAdminToo: false });
        await loginOf(ready.world, ready.id);
        const grant = { id: "grant-1", user_id: ready.id, user_agent: "", amr: [] };
        const times = { created_at: ready.world.now(), refreshed_at: ready.world.now(), not_after: ready.world.now() };
        await db.batch([...insertGrantStatements(db, { ...grant, ...times }, "token-hash")]);
        return ready;
      },
      act: ({ admin, login, id }) => admin.signOut(login, id),
      check: async ({ id }, isDone) => {
        const left = isDone ? 0 : 1;
        expect(await count(`logins WHERE user_id = '${id}'`)).toBe(left);
        expect(await count("grants")).toBe(left);
        expect(await count("refresh_tokens")).toBe(left);
      },
    });
  });
});

test("signing somebody out is for admins, whatever they are signed in with", async () => {
  const world = testWorld();
  const { id } = await person(world, { email });
  const victim = await loginOf(world, id);
  const login = await loginOf(world, (await person(world)).id);
  expect(await refusalOf(createAdmin(world).signOut(login, id))).toBe("not_admin");
  expect((await createSignInPages(world).findViewer(victim))?.id).toBe(id);
});
