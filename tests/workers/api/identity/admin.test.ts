import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { type AuthApp, authApp, codeIn, follow, SERVICE_ROLE_KEY, signedIn } from "#tests/support/auth-client.ts";
import { quietCallRooms } from "#tests/support/call-rooms.ts";
import { fillEveryTable, tablesNaming, tablesOfPeople } from "#tests/support/every-table.ts";
import { PASSWORD, person, rowsOf } from "#tests/support/people.ts";
import { signingKeys } from "#workers/adapters/d1/schema/sign-in-tables.ts";
import { signJwt } from "#workers/adapters/identity/jwt.ts";
import { createRecordingFiles, type RecordingFiles } from "#workers/adapters/r2/recording-bucket.ts";
import { createScriptFiles } from "#workers/adapters/r2/script-bucket.ts";
import { createStoredFiles } from "#workers/adapters/r2/stored-files.ts";
import { createSigningKeys } from "#workers/services/identity/api/signing-keys.ts";

const email = "dana@agency.example";
/** The row of a recording is made up below, and so is its key. */
const recordingsThatForget: RecordingFiles = { ...createRecordingFiles(env.RECORDINGS), delete: async () => {} };
const withKeys = () =>
  authApp(
    { SERVICE_ROLE_KEY },
    {
      scriptFiles: createScriptFiles(env.SCRIPTS),
      storedFiles: createStoredFiles(env.STORAGE),
      recordingFiles: recordingsThatForget,
      callRooms: quietCallRooms(),
    },
  );
const adminOf = (app: AuthApp) => app.client({ key: SERVICE_ROLE_KEY }).auth.admin;

/** A call of the service role that the client has no method for: the body of the answer. */
async function post(app: AuthApp, path: string, body: Record<string, unknown>): Promise<unknown> {
  const answer = await app.fetch(`https://rolecall.example/auth/v1/${path}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${SERVICE_ROLE_KEY}`, "X-Supabase-Api-Version": "2024-01-01" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

describe("the service role", () => {
  test("makes, reads, changes and deletes people", async () => {
    const app = withKeys();
    const admin = adminOf(app);
    const made = await admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: "Dana Reyes" },
      app_metadata: { team: 7 },
    });
    expect(made.error).toBeNull();
    const id = made.data.user?.id ?? "";
    expect(made.data.user).toMatchObject({
      email,
      app_metadata: { team: 7 },
      user_metadata: { full_name: "Dana Reyes" },
    });
    expect((await app.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect((await admin.getUserById(id)).data.user?.email).toBe(email);

    const changed = await admin.updateUserById(id, { app_metadata: { plan: "pro" }, email: "dana2@agency.example" });
    expect(changed.data.user).toMatchObject({ email: "dana2@agency.example", app_metadata: { team: 7, plan: "pro" } });
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({ code: "user_not_found", status: 404 });
    await app.world.settled();
  });

  test("lists people in pages, newest first, and says how many there are", async () => {
    const app = withKeys();
    for (const name of ["ann", "ben", "cas"]) {
      app.world.clock.advance(1);
      await person(app.world, { email: `${name}@agency.example` });
    }
    const first = await adminOf(app).listUsers({ page: 1, perPage: 2 });
    expect(first.data).toMatchObject({ total: 3, nextPage: 2, lastPage: 2 });
    expect(first.data.users.map((user) => user.email)).toEqual(["cas@agency.example", "ben@agency.example"]);
    const second = await adminOf(app).listUsers({ page: 2, perPage: 2 });
    expect(second.data.users.map((user) => user.email)).toEqual(["ann@agency.example"]);
  });

  test("a ban ends what the person is signed in with, until it is lifted", async () => {
    const app = withKeys();
    const { client, id } = await signedIn(app, { email });
    await adminOf(app).updateUserById(id, { ban_duration: "24h" });
    expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    const refused = await app.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(refused.error?.code).toBe("user_banned");
    await adminOf(app).updateUserById(id, { ban_duration: "none" });
    expect((await app.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    await app.world.settled();
  });

  test("makes links of every kind that work without an email", async () => {
    const app = withKeys();
    const admin = adminOf(app);
    const { data } = await admin.generateLink({ type: "signup", email, password: PASSWORD });
    expect(data.properties).toMatchObject({ verification_type: "signup", redirect_to: "https://rolecall.example" });
    expect((await follow(app, new URL(data.properties?.action_link ?? ""))).hash).toContain("access_token=");

    for (const type of ["magiclink", "recovery"] as const) {
      const link = await admin.generateLink({ type, email });
      const token_hash = link.data.properties?.hashed_token ?? "";
      expect((await app.client().auth.verifyOtp({ token_hash, type })).error).toBeNull();
    }
    const code = await admin.generateLink({ type: "magiclink", email });
    const token = code.data.properties?.email_otp ?? "";
    expect((await app.client().auth.verifyOtp({ email, token, type: "email" })).error).toBeNull();
    await app.world.settled();
    expect(app.world.delivered).toEqual([]);
  });

  test("makes the two links of a change of address, which take effect when both are opened", async () => {
    const app = withKeys();
    const { id } = await person(app.world, { email });
    const newEmail = "dana.new@agency.example";
    for (const type of ["email_change_current", "email_change_new"] as const) {
      const { data, error } = await adminOf(app).generateLink({ type, email, newEmail });
      expect(error).toBeNull();
      expect(data.properties?.verification_type).toBe(type);
      await follow(app, new URL(data.properties?.action_link ?? ""));
    }
    expect((await adminOf(app).getUserById(id)).data.user?.email).toBe(newEmail);
    await app.world.settled();
  });

  test.each<[string, Record<string, unknown>, string]>([
    [
      "a change to an address that somebody has",
      { type: "email_change_new", new_email: "lee@agency.example" },
      "email_exists",
    ],
    ["a change to no address", { type: "email_change_new" }, "validation_failed"],
    ["a sign-up of somebody who has confirmed", { type: "signup", password: PASSWORD }, "email_exists"],
    ["a new password of nobody", { type: "recovery", email: "nobody@agency.example" }, "user_not_found"],
    ["a sign-up without a password", { type: "signup", email: "nobody@agency.example" }, "validation_failed"],
  ])("makes no link for %s", async (_, call, code) => {
    const app = withKeys();
    await person(app.world, { email });
    await person(app.world, { email: "lee@agency.example" });
    const answer = await post(app, "admin/generate_link", { email, ...call });
    expect(answer).toMatchObject({ code });
    expect(await rowsOf("SELECT token_hash FROM one_time_tokens")).toEqual([]);
  });

  test("makes a sign-up link for somebody who has not confirmed, without a second account", async () => {
    const app = withKeys();
    await person(app.world, { email, confirmed: false });
    const { error } = await adminOf(app).generateLink({ type: "signup", email, password: PASSWORD });
    expect(error).toBeNull();
    expect(await rowsOf("SELECT count(*) AS n FROM users")).toEqual([{ n: 1 }]);
  });

  test("gives people a phone, confirmed or not, which only one may have", async () => {
    const app = withKeys();
    const admin = adminOf(app);
    const made = await admin.createUser({ phone: "+1 555 010 0200", phone_confirm: true });
    expect(made.data.user).toMatchObject({ phone: "15550100200", phone_confirmed_at: expect.any(String) });
    const confirmedAt = made.data.user?.phone_confirmed_at;
    app.world.clock.advance(60_000);
    const again = await admin.updateUserById(made.data.user?.id ?? "", { phone_confirm: true });
    expect(again.data.user?.phone_confirmed_at).toBe(confirmedAt);
    expect((await admin.createUser({ phone: "15550100200" })).error?.code).toBe("phone_exists");
    expect((await admin.createUser({ phone: "call me" })).error?.code).toBe("validation_failed");
    expect((await admin.createUser({})).error?.code).toBe("validation_failed");
    await app.world.settled();
  });

  test("bans for a sum of hours, minutes and seconds, and for nothing else", async () => {
    const app = withKeys();
    const { id } = await person(app.world, { email });
    await adminOf(app).updateUserById(id, { ban_duration: "1h30m5s" });
    const [row] = await rowsOf("SELECT banned_until AS until FROM users");
    expect(row?.until).toBe(app.world.now() + 5_405_000);
    expect((await adminOf(app).updateUserById(id, { ban_duration: "soon" })).error?.code).toBe("validation_failed");
  });

  test("invites by email", async () => {
    const app = withKeys();
    const { data, error } = await adminOf(app).inviteUserByEmail(email, { data: { full_name: "Dana Reyes" } });
    await app.world.settled();
    expect(error).toBeNull();
    expect(data.user?.invited_at).toBeDefined();
    const { data: session } = await app
      .client()
      .auth.verifyOtp({ email, token: codeIn(app.world, email), type: "invite" });
    expect(session.user?.email).toBe(email);
    const again = await adminOf(app).inviteUserByEmail(email);
    expect(again.error).toMatchObject({ code: "email_exists", status: 422 });
    await app.world.settled();
  });

  test("lists and removes second factors", async () => {
    const app = withKeys();
    const { client, id } = await signedIn(app);
    const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    const listed = await adminOf(app).mfa.listFactors({ userId: id });
    expect(listed.data?.factors).toMatchObject([{ id: data?.id, status: "unverified" }]);
    await adminOf(app).mfa.deleteFactor({ userId: id, id: data?.id ?? "" });
    expect((await adminOf(app).mfa.listFactors({ userId: id })).data?.factors).toEqual([]);
    await app.world.settled();
  });

  test("can also be a token of that role, signed by our key", async () => {
    const app = withKeys();
    await signedIn(app);
    const keyRows = await app.world.db.select().from(signingKeys);
    const key = await createSigningKeys(app.world).signingKey(keyRows);
    const token = await signJwt(key, { role: "service_role" });
    expect((await app.client({ key: token }).auth.admin.listUsers()).error).toBeNull();
    const old = await signJwt(key, { role: "service_role", exp: 1 });
    expect((await app.client({ key: old }).auth.admin.listUsers()).error?.code).toBe("not_admin");
    await app.world.settled();
  });
});

test.each([
  ["GET", "admin/users"],
  ["POST", "admin/users"],
  ["GET", "admin/users/1"],
  ["PUT", "admin/users/1"],
  ["DELETE", "admin/users/1"],
  ["GET", "admin/users/1/factors"],
  ["DELETE", "admin/users/1/factors/2"],
  ["POST", "admin/generate_link"],
  ["POST", "invite"],
])("%s %s is for the service role alone, not for an admin of the pages", async (method, path) => {
  const app = withKeys();
  const { session } = await signedIn(app, { admin: true });
  const call = (token: string | null) =>
    app.fetch(`https://rolecall.example/auth/v1/${path}`, {
      method,
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    });
  expect((await call(null)).status).toBe(401);
  expect((await call(session.access_token)).status).toBe(403);
  expect((await call(`${SERVICE_ROLE_KEY}x`)).status).toBe(403);
  await app.world.settled();
});

test("deleting a person leaves no row of theirs in any table that names people or their conversations", async () => {
  const app = withKeys();
  const { client, id } = await signedIn(app, { email, admin: true });
  await client.auth.mfa.enroll({ factorType: "totp" });
  await fillEveryTable(id);
  await app.world.settled();
  const filled = await tablesNaming(id);
  expect(filled).toEqual(tablesOfPeople());

  await adminOf(app).deleteUser(id);
  await app.world.settled();
  // What a visitor wrote stays; only who answered it is forgotten.
  expect(await tablesNaming(id)).toEqual(["inquiries"]);
  expect(await rowsOf("SELECT handled_by_user_id AS admin FROM inquiries")).toEqual([{ admin: null }]);
});
