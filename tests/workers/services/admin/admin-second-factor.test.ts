import { beforeEach, describe, expect, test } from "vitest";
import type { Login } from "#core/identity/login.ts";
import { totpStep } from "#core/identity/second-factor/totp.ts";
import { authApp, signedIn } from "#tests/support/auth-client.ts";
import { loginOfToken, nextCode, servicesOf, withTwoStep } from "#tests/support/own-account.ts";
import { browser, loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { inquiries } from "#workers/adapters/d1/schema/inquiry-tables.ts";
import { totpCode } from "#workers/adapters/identity/totp-code.ts";
import { createAdmin } from "#workers/services/admin/admin.ts";
import { createInquiries } from "#workers/services/admin/inquiries.ts";
import { readSettings } from "#workers/settings.ts";

// ADMIN_SECOND_FACTOR_REQUIRED. Where it is off the admin pages are tested in admin.test.ts.

const required = { settings: readSettings({ ADMIN_SECOND_FACTOR_REQUIRED: "true" }) };
const everybody = new URLSearchParams();
let world: TestWorld;
let dana: { id: string };

beforeEach(async () => {
  world = testWorld(required);
  dana = await person(world, { email: "dana@agency.example" });
  await world.db.insert(inquiries).values({
    id: "inquiry",
    kind: "contact",
    name: "",
    company: "",
    email: "",
    phone: "",
    details: [],
    message: "",
    created_at: world.now(),
  });
});

const calls = (login: Login) => {
  const [admin, messages] = [createAdmin(world), createInquiries(world)];
  return {
    open: () => admin.open(login, everybody),
    "open the security events": () => admin.openSecurityEvents(login),
    "make an admin": () => admin.makeAdmin(login, dana.id),
    "take the role": () => admin.removeAdmin(login, dana.id),
    "sign somebody out": () => admin.signOut(login, dana.id),
    "list messages": () => messages.list(login),
    "mark a message": () => messages.mark(login, "inquiry", true),
  };
};

describe("where admins must have shown a second factor", () => {
  test("one who has none is told so by every call, and changes nothing", async () => {
    const morgan = await person(world, { admin: true });
    const danasLogin = await loginOf(world, dana.id);
    for (const [name, call] of Object.entries(calls(await loginOf(world, morgan.id))))
      expect([name, await refusalOf(call())]).toEqual([name, "second_factor_needed"]);
    expect(await rowsOf("SELECT user_id FROM user_roles")).toEqual([{ user_id: morgan.id }]);
    expect(await rowsOf("SELECT * FROM role_changes")).toEqual([]);
    expect(await rowsOf("SELECT handled_at FROM inquiries")).toEqual([{ handled_at: null }]);
    expect(await servicesOf(world).accounts.findViewer(danasLogin)).not.toBeNull();
  });

  test("one who has shown it is let in, until it is turned off", async () => {
    const { login, own, factorId, secret } = await withTwoStep(world, { admin: true });
    for (const call of Object.values(calls(login))) await call();
    expect(await rowsOf("SELECT handled_at FROM inquiries WHERE handled_at IS NOT NULL")).toHaveLength(1);
    expect((await rowsOf("SELECT change FROM role_changes")).map(({ change }) => change)).toEqual([
      "granted",
      "removed",
    ]);
    const { token } = await own.removeFactor(login, { factorId, code: await nextCode(world, secret) }, browser);
    expect(await refusalOf(createAdmin(world).open(await loginOfToken(token), everybody))).toBe("second_factor_needed");
    await world.settled();
  });

  test("who is no admin is told that, second factor or not", async () => {
    const { login } = await withTwoStep(world, { email: "sam@agency.example" });
    for (const one of [login, await loginOf(world, dana.id)])
      expect(await refusalOf(createAdmin(world).open(one, everybody))).toBe("not_admin");
    await world.settled();
  });
});

test("an admin's access token is an ordinary person's until it has shown a second factor", async () => {
  const app = authApp({ ADMIN_SECOND_FACTOR_REQUIRED: "true" });
  const { client, id } = await signedIn(app, { email: "morgan@agency.example", admin: true });
  const promote = () => client.rpc("promote_user_to_admin", { target_user_id: dana.id });
  expect((await promote()).error).toMatchObject({ code: "42501" });
  expect((await client.rpc("get_users_with_roles")).error).toMatchObject({ code: "42501" });
  expect((await client.from("user_roles").select("user_id")).data).toEqual([{ user_id: id }]);
  expect((await client.from("admin_dashboard_stats").select()).error).not.toBeNull();
  expect(await rowsOf("SELECT user_id FROM user_roles")).toEqual([{ user_id: id }]);

  const { data } = await client.auth.mfa.enroll({ factorType: "totp" });
  const code = await totpCode(data?.totp.secret ?? "", totpStep(app.world.now()));
  expect((await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code })).error).toBeNull();
  expect((await promote()).error).toBeNull();
  expect((await client.rpc("get_users_with_roles")).error).toBeNull();
  expect((await client.from("user_roles").select("user_id")).data).toHaveLength(2);
  await app.world.settled();
});

test("it is asked for where the product has a public address, unless the owner says otherwise", () => {
  const asks = (settings: Record<string, string>) => readSettings(settings).ADMIN_SECOND_FACTOR_REQUIRED;
  const deployed = { SITE_URL: "https://rolecall.example", APP_SECRET: "a secret of the tests, long enough" };
  expect(asks({})).toBe(false);
  expect(asks({ ADMIN_SECOND_FACTOR_REQUIRED: "true" })).toBe(true);
  expect(asks(deployed)).toBe(true);
  expect(asks({ ...deployed, ADMIN_SECOND_FACTOR_REQUIRED: "false" })).toBe(false);
});
