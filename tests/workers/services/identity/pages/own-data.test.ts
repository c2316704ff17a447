import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { COMMANDS } from "#core/conversations/commands.ts";
import { codeIn } from "#tests/support/auth-client.ts";
import { quietCallRooms } from "#tests/support/call-rooms.ts";
import { takeErrors } from "#tests/support/console-errors.ts";
import { fillEveryTable, tablesNaming, tablesOfPeople } from "#tests/support/every-table.ts";
import { failingDatabase } from "#tests/support/failing-database.ts";
import { ownBrowser } from "#tests/support/own-account.ts";
import { browser, PASSWORD, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising } from "#tests/support/practising.ts";
import { group, member, team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { EXPORT_ROWS_AT_ONCE, EXPORT_SECTIONS } from "#workers/adapters/d1/identity/person-export.ts";
import { liveCalls } from "#workers/adapters/d1/schema/call-tables.ts";
import { createRecordingFiles } from "#workers/adapters/r2/recording-bucket.ts";
import { createScriptFiles } from "#workers/adapters/r2/script-bucket.ts";
import { createStoredFiles } from "#workers/adapters/r2/stored-files.ts";
import { createAccountPages } from "#workers/services/identity/account-pages.ts";
import { createScripts } from "#workers/services/scripts/scripts.ts";
import { createInvitations } from "#workers/services/teams/invitations.ts";
import { createTeamPeople } from "#workers/services/teams/team-people.ts";

const email = "dana@agency.example";
const DELETE = { words: "Delete my account ", currentPassword: PASSWORD };

/** With real buckets, a reader of documents that answers at once, and no call on. */
const worldWithFiles = (of: Parameters<typeof testWorld>[0] = {}) =>
  testWorld({
    scriptFiles: createScriptFiles(env.SCRIPTS),
    recordingFiles: createRecordingFiles(env.RECORDINGS),
    storedFiles: createStoredFiles(env.STORAGE),
    extractor: { extract: async () => ({ ok: true, text: "What I say.", cut: false }) },
    callRooms: quietCallRooms(),
    ...of,
  });

const exportSchema = z.record(z.string(), z.union([z.string(), z.array(z.record(z.string(), z.unknown()))]));
async function exported(world: TestWorld, login: { tokenHash: string }) {
  const text = await new Response(await createAccountPages(world).exportData(login)).text();
  const sections = exportSchema.parse(JSON.parse(text));
  const rows = (name: string) => z.array(z.record(z.string(), z.unknown())).parse(sections[name]);
  return { text, sections, rows };
}

describe("the export", () => {
  test("has what the person wrote, said and did, and nobody else's", async () => {
    const world = worldWithFiles();
    const { login } = await ownBrowser(world, { email });
    const other = await ownBrowser(world, { email: "other@agency.example", fullName: "Somebody Else" });
    const mine = practising(world, login);
    await mine.say("Hello, this is Dana.");
    for (const line of JUDGEABLE_LINES) await mine.say(line);
    await mine.say(COMMANDS.end);
    await practising(world, other.login).say("Not for Dana's eyes.", "other-key");
    await createScripts(world).upload(login, {
      name: "calls.txt",
      bytes: new TextEncoder().encode("What I say.").buffer,
    });
    await world.settled();

    const { text, rows } = await exported(world, login);
    expect(rows("account")).toMatchObject([{ email, full_name: "Dana Reyes" }]);
    expect(rows("conversations")).toHaveLength(1);
    expect(rows("messages").map(({ content }) => content)).toContain("Hello, this is Dana.");
    expect(rows("scores")).toHaveLength(1);
    expect(rows("scripts")).toMatchObject([{ name: "calls.txt", content: "What I say." }]);
    expect(rows("browsers")).toHaveLength(1);
    expect(text).not.toContain("Not for Dana's eyes.");
    expect(text).not.toContain("Somebody Else");
    await world.settled();
    expect(await rowsOf("SELECT type FROM security_events")).toEqual([{ type: "data_exported" }]);
  });

  test("has no secret: no hash, no sealed key, no address of a file, and not what the customer hides", async () => {
    const world = worldWithFiles();
    const { login } = await ownBrowser(world, { email });
    await world.db.run("UPDATE users SET password_hash = 'the hash'");
    const mine = practising(world, login);
    await mine.say("Hello, this is Dana.");
    const { text } = await exported(world, login);
    expect(text).not.toContain("the hash");
    expect(text).not.toContain(login.tokenHash);
    for (const name of [
      "password_hash",
      "token_hash",
      "sealed_secret",
      "code_hash",
      "r2_key",
      "customer_state",
      "practice",
    ])
      expect(text).not.toContain(`"${name}":`);
    await world.settled();
  });

  test("has the invitations to the person's address, whatever became of them, as their emails told them, and no others", async () => {
    const world = worldWithFiles();
    const { name, id, owner } = await team(world);
    const north = await group(world, id, { name: "North of the river" });
    const other = await team(world);
    await world.db.run(sql`UPDATE users SET full_name = CASE id WHEN ${owner.id} THEN 'Robin Vale' ELSE '' END`);
    const invitations = createInvitations(world);
    const agent = { email, role: "agent", groupId: null } as const;
    await invitations.invite(owner.login, id, { ...agent, role: "manager", groupId: north });
    await invitations.invite(owner.login, id, { ...agent, email: "lee@agency.example" });
    await invitations.invite(other.owner.login, other.id, agent);
    const [withdrawn] = (await invitations.openPeople(other.owner.login)).invitations;
    await invitations.withdraw(other.owner.login, withdrawn?.id ?? "");
    const { login } = await ownBrowser(world, { email });

    const { text, rows } = await exported(world, login);
    const received = rows("invitations_received");
    expect(received).toHaveLength(2);
    const [open, ended] = [name, other.name].map((organization) =>
      received.find((row) => row.organization === organization),
    );
    expect(open).toEqual({
      id: expect.any(String),
      email,
      organization: name,
      role: "manager",
      invited_by: "Robin Vale",
      created_at: expect.any(Number),
      expires_at: expect.any(Number),
      withdrawn_at: null,
      sent_at: null,
    });
    expect(ended).toMatchObject({ role: "agent", invited_by: other.owner.email, withdrawn_at: expect.any(Number) });
    for (const others of ["lee@agency.example", north, owner.id, owner.email, "/team/join/"])
      expect(text).not.toContain(others);
    await world.settled();
  });

  test("has no invitation to an address that the person has not confirmed", async () => {
    const world = worldWithFiles();
    const { id, owner } = await team(world);
    await createInvitations(world).invite(owner.login, id, { email, role: "agent", groupId: null });
    const { login } = await ownBrowser(world, { email, confirmed: false });
    expect((await exported(world, login)).rows("invitations_received")).toEqual([]);
    await world.settled();
  });

  test("covers every table that holds something of a person, but for what is passing", () => {
    // An agent does not hear of the calibrations in which their attempts are judged.
    const notTold = ["calibration_attempts"];
    const passing = ["factor_challenges", "live_calls", "oauth_tokens", "one_time_tokens", "refresh_tokens"];
    // Made of what is exported, for finding it again.
    const derived = ["found_rules", "search_places"];
    const byId = ["users", "outbox", "security_events", "role_changes", "organisation_events", "usage_entries"];
    const covered = new Set(EXPORT_SECTIONS.map(({ table }) => getTableConfig(table).name));
    expect([...covered, ...passing, ...derived, ...notTold].sort()).toEqual([...tablesOfPeople(), ...byId].sort());
  });

  test("goes on past one page of rows, each once", async () => {
    const world = worldWithFiles();
    const { id, login } = await ownBrowser(world, { email });
    const changes = EXPORT_ROWS_AT_ONCE * 2 + 1;
    await world.db.run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${changes}) INSERT INTO role_changes SELECT 'change-' || i, '${id}', 'admin', 'granted', NULL, 1 FROM n`,
    );
    const ids = (await exported(world, login)).rows("role_changes").map((row) => row.id);
    expect(new Set(ids).size).toBe(changes);
    expect(ids).toHaveLength(changes);
  });

  test("is made ten times an hour at most, and for nobody who is signed out", async () => {
    const world = worldWithFiles();
    const { own, login } = await ownBrowser(world, { email });
    expect(await refusalOf(own.exportData(null))).toBe("signed_out");
    for (let times = 0; times < 10; times += 1) await exported(world, login);
    expect(await refusalOf(own.exportData(login))).toBe("too_many_attempts");
    await world.settled();
  });
});

describe("deleting one's account", () => {
  test("needs the words and the password", async () => {
    const world = worldWithFiles();
    const { own, login } = await ownBrowser(world, { email });
    expect(await refusalOf(own.deleteAccount(login, { ...DELETE, words: "delete" }, browser))).toBe("bad_request");
    const wrong = { ...DELETE, currentPassword: "Not-the-password-1" };
    expect(await refusalOf(own.deleteAccount(login, wrong, browser))).toBe("wrong_password");
    expect(await refusalOf(own.deleteAccount(login, { words: DELETE.words }, browser))).toBe("wrong_password");
    expect(await refusalOf(own.deleteAccount(null, DELETE, browser))).toBe("signed_out");
    expect(await rowsOf("SELECT id FROM users")).toHaveLength(1);
    await world.settled();
  });

  test("needs the password of somebody who signed up by phone, too", async () => {
    const world = worldWithFiles();
    const { own, login } = await ownBrowser(world, { email });
    await world.db.run("UPDATE users SET phone = '12025550143', phone_confirmed_at = 1, email_confirmed_at = NULL");
    const wrong = { ...DELETE, currentPassword: "Not-the-password-1" };
    expect(await refusalOf(own.deleteAccount(login, wrong, browser))).toBe("wrong_password");
    await own.deleteAccount(login, DELETE, browser);
    expect(await rowsOf("SELECT id FROM users")).toEqual([]);
    await world.settled();
  });

  test("is no way around the limit of sign-in attempts", async () => {
    const world = worldWithFiles();
    const { own, login } = await ownBrowser(world, { email });
    const wrong = { ...DELETE, currentPassword: "Not-the-password-1" };
    for (let tries = 0; tries < 6; tries += 1) await refusalOf(own.deleteAccount(login, wrong, browser));
    expect(await refusalOf(own.deleteAccount(login, DELETE, browser))).toBe("too_many_attempts");
    await world.settled();
  });

  test("takes every row, script, recording, file and email, and leaves other people's", async () => {
    const world = worldWithFiles();
    const { own, id, login } = await ownBrowser(world, { email });
    await createScripts(world).upload(login, { name: "calls.txt", bytes: new TextEncoder().encode("x").buffer });
    const [script] = await rowsOf("SELECT r2_key FROM scripts");
    await env.RECORDINGS.put("recordings/of/dana", "sound");
    await env.STORAGE.put("storage/of-dana", "file");
    await fillEveryTable(id);
    await world.db.run("UPDATE recordings SET r2_key = 'recordings/of/dana', upload_id = NULL");
    await world.db.run("UPDATE storage_objects SET r2_key = 'storage/of-dana'");
    await own.sendCode(login, browser);
    await world.settled();
    expect(await rowsOf("SELECT * FROM outbox WHERE recipient = ?", email)).toHaveLength(1);

    await own.deleteAccount(login, DELETE, browser);
    await world.settled();
    expect(await tablesNaming(id)).toEqual(["inquiries"]);
    expect(await rowsOf("SELECT * FROM organisations")).toEqual([]);
    expect(await rowsOf("SELECT * FROM organisation_events")).toEqual([]);
    expect(await rowsOf("SELECT * FROM users")).toEqual([]);
    expect(await rowsOf("SELECT * FROM outbox")).toEqual([]);
    expect(await env.SCRIPTS.head(String(script?.r2_key))).toBeNull();
    expect(await env.RECORDINGS.head("recordings/of/dana")).toBeNull();
    expect(await env.STORAGE.head("storage/of-dana")).toBeNull();
    expect(await rowsOf("SELECT user_id, message, metadata FROM security_events")).toEqual([
      { user_id: null, message: "Deleted by its person", metadata: "{}" },
    ]);
  });

  test("hangs up a call that is going on, and forgets its sound", async () => {
    const asked: string[] = [];
    const world = worldWithFiles({ callRooms: quietCallRooms(asked) });
    const { own, id, login } = await ownBrowser(world, { email });
    const mine = practising(world, login);
    await mine.say("Hello, this is Dana.");
    const call = { user_id: id, conversation_id: mine.conversationId, call_id: "call", expires_at: world.now() + 1 };
    await world.db.insert(liveCalls).values(call);
    await own.deleteAccount(login, DELETE, browser);
    expect(asked).toEqual([`forget ${mine.conversationId}`, `hang up ${mine.conversationId}`]);
    expect(await rowsOf("SELECT * FROM live_calls")).toEqual([]);
    await world.settled();
  });

  test("asks for a mailed code where there is no password", async () => {
    const world = worldWithFiles();
    const { own, login } = await ownBrowser(world, { email, passwordHash: null });
    expect((await own.openData(login)).proof).toBe("code");
    expect(await refusalOf(own.deleteAccount(login, { words: DELETE.words, code: "999999" }, browser))).toBe(
      "wrong_code",
    );
    await own.sendCode(login, browser);
    await world.settled();
    await own.deleteAccount(login, { words: DELETE.words, code: codeIn(world, email) }, browser);
    expect(await rowsOf("SELECT * FROM users")).toEqual([]);
    await world.settled();
  });

  test("is refused to the only admin, of whom nothing is gone then", async () => {
    const world = worldWithFiles();
    const { own, id, login } = await ownBrowser(world, { email, admin: true });
    await practising(world, login).say("Hello, this is Dana.");
    expect((await own.openData(login)).isOnlyAdmin).toBe(true);
    expect(await refusalOf(own.deleteAccount(login, DELETE, browser))).toBe("last_admin_stays");
    expect(await rowsOf("SELECT * FROM chat_messages")).not.toEqual([]);
    expect((await own.openData(login)).viewer).toMatchObject({ id, isAdmin: true });

    const next = await person(world, { admin: true });
    await own.deleteAccount(login, DELETE, browser);
    expect(await rowsOf("SELECT id FROM users")).toEqual([{ id: next.id }]);
    await world.settled();
  });

  test("is refused to the last owner of an organization that others are in, of whom nothing is gone then", async () => {
    const world = worldWithFiles();
    const { own, id, login } = await ownBrowser(world, { email });
    const { id: organisationId, owner } = await team(world);
    await world.db.run(sql`UPDATE memberships SET user_id = ${id} WHERE user_id = ${owner.id}`);
    const agent = await member(world, organisationId, "agent");
    await practising(world, login).say("Hello, this is Dana.");
    expect((await own.openData(login)).isLastOwner).toBe(true);
    expect(await refusalOf(own.deleteAccount(login, DELETE, browser))).toBe("last_owner_stays");
    expect(await rowsOf("SELECT * FROM chat_messages")).not.toEqual([]);

    await createTeamPeople(world).changeRole(login, organisationId, agent.id, { role: "owner" });
    expect((await own.openData(login)).isLastOwner).toBe(false);
    await own.deleteAccount(login, DELETE, browser);
    expect(await rowsOf("SELECT user_id, role FROM memberships")).toEqual([{ user_id: agent.id, role: "owner" }]);
    await world.settled();
  });

  test("of a last owner whom everybody else has left takes the organization along, and leaves other organizations", async () => {
    const world = worldWithFiles();
    const { own, id, login } = await ownBrowser(world, { email });
    const [mine, other] = [await team(world), await team(world)];
    await world.db.run(sql`UPDATE memberships SET user_id = ${id} WHERE user_id = ${mine.owner.id}`);
    await member(world, mine.id, "agent", { leftAt: 1 });
    await group(world, mine.id, { people: [{ id }] });
    await own.deleteAccount(login, DELETE, browser);
    expect(await rowsOf("SELECT id FROM organisations")).toEqual([{ id: other.id }]);
    expect(await rowsOf("SELECT organisation_id FROM memberships")).toEqual([{ organisation_id: other.id }]);
    expect(await rowsOf("SELECT * FROM groups")).toEqual([]);
    await world.settled();
  });

  test("of two admins at the same moment leaves one", async () => {
    const world = worldWithFiles();
    const both = [await ownBrowser(world, { admin: true }), await ownBrowser(world, { admin: true })];
    await Promise.allSettled(both.map(({ own, login }) => own.deleteAccount(login, DELETE, browser)));
    expect(await rowsOf("SELECT user_id FROM user_roles WHERE role = 'admin'")).toHaveLength(1);
    await world.settled();
  });

  test("is whole or has not happened, wherever the database fails", async () => {
    for (let trip = 1; ; trip += 1) {
      const database = failingDatabase(env.DB);
      const world = worldWithFiles({ db: database.db, newId: () => crypto.randomUUID() });
      const { own, id, login } = await ownBrowser(world, { email });
      await practising(world, login).say("Hello, this is Dana.", `key-${trip}`);
      await world.settled();
      database.failAt(trip);
      const isDone = await own.deleteAccount(login, DELETE, browser).then(
        () => true,
        () => false,
      );
      const wasHit = database.hasFailed();
      database.failAt(0);
      await world.settled().catch(() => undefined);
      takeErrors();
      const left = [
        await rowsOf("SELECT id FROM users WHERE id = ?", id),
        await rowsOf("SELECT id FROM chat_messages"),
      ];
      expect(left.map((rows) => rows.length > 0)).toEqual([!isDone, !isDone]);
      if (!wasHit) break;
      if (!isDone) await own.deleteAccount(login, DELETE, browser);
      await world.settled();
    }
  });
});
