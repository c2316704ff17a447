import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { authApp, SERVICE_ROLE_KEY, signedIn } from "#tests/support/auth-client.ts";
import { emptyHarbor, HARBOR_HOST, MAIN_HOST, migrateHarbor, withHarbor, worldAt } from "#tests/support/cells.ts";
import { loginOf, person, refusalOf } from "#tests/support/people.ts";
import { team } from "#tests/support/teams.ts";
import { sealTicket } from "#workers/adapters/signing/call-ticket.ts";
import { createHealthz } from "#workers/api/healthz.ts";
import { createCalls } from "#workers/services/calls/calls.ts";
import { createServices } from "#workers/services/create-services.ts";
import { createHealth } from "#workers/services/health/health.ts";
import { readSettings, SettingsError } from "#workers/settings.ts";

beforeAll(migrateHarbor);
beforeEach(emptyHarbor);

const servicesAt = (origin: string | null) => createServices(withHarbor, { background: () => undefined, origin });

test("a request reads the database of its host, and every other host has the main one", () => {
  expect(servicesAt(`https://${HARBOR_HOST}`).siteUrl).toBe(`https://${HARBOR_HOST}`);
  for (const origin of [`https://${MAIN_HOST}`, "https://somewhere.example", "https://constructor", null])
    expect(servicesAt(origin).siteUrl).toBe(`https://${MAIN_HOST}`);
  expect(worldAt(HARBOR_HOST).database).toBe("DB_HARBOR");
  expect(worldAt(MAIN_HOST).database).toBe("DB");
});

test("each of two organizations is in its own database, and a login is one at its own address only", async () => {
  // What a request is given goes by the clock on the wall: a login of the fakes' time ends a month after it.
  const now = () => Date.now();
  const [main, harbor] = [worldAt(MAIN_HOST, { now }), worldAt(HARBOR_HOST, { now })];
  const ids = { newId: () => crypto.randomUUID(), newToken: () => crypto.randomUUID() };
  const agency = await team(Object.assign(main, ids), { name: "Main Agency" });
  const own = await team(Object.assign(harbor, ids), { name: "Harbor Agency" });
  const names = async (db: D1Database) => (await db.prepare("SELECT name FROM organisations").all()).results;
  expect(await names(env.DB)).toEqual([{ name: "Main Agency" }]);
  expect(await names(env.DB_HARBOR)).toEqual([{ name: "Harbor Agency" }]);
  const teamAt = (host: string, { login }: { login: { tokenHash: string } }) =>
    servicesAt(`https://${host}`).teamPeople.leave(login, own.id);
  expect(await refusalOf(teamAt(HARBOR_HOST, agency.owner))).toBe("signed_out");
  expect(await refusalOf(teamAt(MAIN_HOST, own.owner))).toBe("signed_out");
  // At their own address they are known: the last owner may not leave.
  expect(await refusalOf(teamAt(HARBOR_HOST, own.owner))).toBe("last_owner");
});

test("an access token of one address opens nothing at another, even where both sign with the same key", async () => {
  const { publicKey: _, privateKey } = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const jwk = await crypto.subtle.exportKey("jwk", privateKey);
  const settings = { JWT_KEYS: JSON.stringify([{ ...jwk, kid: "shared", key_ops: ["sign"] }]), SERVICE_ROLE_KEY };
  const main = authApp(settings);
  const { database, db, siteUrl } = worldAt(HARBOR_HOST);
  const harbor = authApp(settings, { database, db, siteUrl });
  const { session } = await signedIn(main);
  const headers = { Authorization: `Bearer ${session.access_token}`, apikey: "anon-key-of-the-tests" };
  const read = (app: typeof main) => app.fetch(`${siteUrl}/auth/v1/user`, { headers });
  expect((await read(main)).status).toBe(200);
  expect((await read(harbor)).status).toBe(403);
});

test("a call's ticket opens a call at its own address only", async () => {
  const [main, harbor] = [worldAt(MAIN_HOST), worldAt(HARBOR_HOST)];
  const of = { userId: "u", conversationId: "c", callId: "k", nonce: "n", records: false, capMs: 1 };
  const ticket = { ...of, expiresAt: main.now() + 1000 };
  const ofMain = await sealTicket(main.settings, ticket);
  const ofHarbor = await sealTicket(harbor.settings, { ...ticket, database: "DB_HARBOR" });
  expect(await createCalls(main).readTicket(ofMain)).not.toBeNull();
  expect(await createCalls(main).readTicket(ofHarbor)).toBeNull();
  expect(await createCalls(harbor).readTicket(ofMain)).toBeNull();
  expect(await createCalls(harbor).readTicket(ofHarbor)).not.toBeNull();
});

test("the deployment is well only when every database has the newest migration", async () => {
  const ask = () => createHealthz(() => Date.now()).request("/healthz", {}, withHarbor);
  expect((await ask()).status).toBe(200);
  await env.DB_HARBOR.exec("UPDATE d1_migrations SET name = 'other-' || name");
  expect((await ask()).status).toBe(503);
  const main = worldAt(MAIN_HOST, { settings: readSettings({}) });
  const { id } = await person(main, { admin: true });
  const { problems } = await createHealth(main).open(await loginOf(main, id));
  expect(problems[0]).toContain("not applied to DB_HARBOR");
  await env.DB_HARBOR.exec("UPDATE d1_migrations SET name = substr(name, 7)");
});

test.each([
  ["names a database that is not bound", '{"a.example":"DB_NOWHERE"}', "no database is bound as DB_NOWHERE"],
  ["names something else that is bound", '{"a.example":"NOTES"}', "no database is bound as NOTES"],
  ["names the main one", '{"a.example":"DB"}', "DB is the main database"],
  ["names one twice", '{"a.example":"DB_HARBOR","b.example":"DB_HARBOR"}', "names a database twice"],
  ["names the host of the site", `{"${MAIN_HOST}":"DB_HARBOR"}`, "the main database's"],
  ["is no JSON", "a.example=DB_HARBOR", "DATABASES"],
  ["has an address in place of a host", '{"https://a.example":"DB_HARBOR"}', "DATABASES"],
])("a setting that %s is refused, and it is said why", (_case, DATABASES, problem) => {
  const read = () => readSettings({ ...withHarbor, DATABASES }, { isDevelopment: false });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(problem);
});
