import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { COMMANDS } from "#core/conversations/commands.ts";
import { replyEventSchema } from "#core/conversations/reply-events.ts";
import {
  type Outcome,
  type PageCaller,
  type PageIds,
  type PageRow,
  pageRows,
} from "#tests/support/authorisation/pages.ts";
import { Tally } from "#tests/support/authorisation/tally.ts";
import { BUILT_APP_SECRET, type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { newPerson } from "#tests/support/built-person.ts";
import { hashToken } from "#workers/adapters/identity/login-cookie.ts";
import { seal } from "#workers/adapters/identity/sealing.ts";
import { webhookSecret } from "#workers/adapters/webhooks/webhook-sender.ts";
import { sealPracticeEmail } from "#workers/services/habit/practice-email-tokens.ts";
import { sealInvitation } from "#workers/services/teams/invitation-tokens.ts";
import { sealWeeklyEmail } from "#workers/services/teams/weekly-email-tokens.ts";
import { readSettings } from "#workers/settings.ts";

// Each page and each button, tried by everybody over HTTP with the ids of one person's things: what comes back, what it
// holds, and
// what has changed in the database.

const CALLERS = ["anonymous", "other", "admin", "owner"] as const satisfies readonly PageCaller[];
/** Stands in what is the owner's alone: their conversations and their script. */
const SECRET = "marmalade-7731";
/** What any attempt may leave behind: counts, the log of events, and what the database keeps for itself or makes of the rest by triggers. */
const NOT_WATCHED =
  /^(attempts|security_events|d1_migrations|_cf_.*|sqlite_.*|search|search_.*|found_rules|newest_attempts|best_passes)$/;

let app: BuiltApp;
let tables: string[];
let cookies: Record<PageCaller, string>;
/** The owner's things, and for each caller people whom only they touch. */
let ids: Record<PageCaller, PageIds>;
/** What the database holds before each test, and what after the last attempt. */
let begun: Contents;
let now: Contents;
const refusals = new Tally<PageCaller>();

beforeAll(async () => {
  app = await startBuiltApp();
  const { results } = await app.db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  tables = results.map(({ name }) => String(name)).filter((name) => !NOT_WATCHED.test(name));
  const [owner, other, admin] = [await newPerson(app), await newPerson(app), await newPerson(app, { isAdmin: true })];
  cookies = { anonymous: "", other: other.cookie, admin: admin.cookie, owner: owner.cookie };
  const things = await thingsOf(owner);
  const touched = async () => ({
    ...things,
    plainId: (await newPerson(app)).id,
    adminId: (await newPerson(app, { isAdmin: true })).id,
  });
  ids = { anonymous: await touched(), other: await touched(), admin: await touched(), owner: await touched() };
  await watch();
  now = tables.map((table) => ({ table, rows: [] }));
  begun = now = await contents(tables);
});
afterAll(async () => {
  await app.stop();
  console.info(`Attempts at pages and their buttons that were refused: ${refusals}.`);
});

beforeEach(async () => {
  const changed = begun.filter(({ rows }, index) => !isDeepStrictEqual(now[index]?.rows, rows));
  if (changed.length > 0) await restore(changed);
  now = begun;
});

test.each(pageRows.map((row) => [nameOf(row), row] as const))("%s", async (_, row) => {
  const found: Partial<Record<PageCaller, { outcome: Outcome; changes: boolean; leaks: boolean }>> = {};
  const mayChange = (caller: PageCaller) => row.changes?.includes(caller) ?? false;
  // Reading the whole database takes longer than an attempt: of those that may change nothing, one after the other, it is read once.
  let unread: PageCaller[] = [];
  for (const [index, caller] of CALLERS.entries()) {
    const answer = await send(row, caller);
    const outcome = outcomeOf(answer);
    const text = await answer.text();
    found[caller] = { outcome, changes: false, leaks: caller !== "owner" && text.includes(SECRET) };
    refusals.add(caller, isRefused(row, caller, outcome));
    unread.push(caller);
    const next = CALLERS[index + 1];
    if (next !== undefined && !mayChange(caller) && !mayChange(next)) continue;
    const before = now;
    now = await contents();
    const changes = !isDeepStrictEqual(before, now);
    for (const one of unread) if (found[one]) found[one].changes = changes;
    unread = [];
  }
  const expected = CALLERS.map((caller, index) => [
    caller,
    { outcome: row.outcomes[index], changes: mayChange(caller), leaks: false },
  ]);
  expect(found).toEqual(Object.fromEntries(expected));
});

test("a page without a form takes none", async () => {
  const pressed = new Set(pageRows.flatMap(({ page, intent }) => (intent === undefined ? [] : page)));
  const lookedAt = pageRows.filter(({ page }) => !pressed.has(page) && page !== "*");
  expect(lookedAt.length).toBeGreaterThan(15);
  for (const row of lookedAt) {
    expect((await send({ ...row, intent: "" }, "owner")).status, row.page).toBe(405);
  }
});

test("what the framework reads of a page is the owner's as the page is", async () => {
  for (const row of pageRows.filter(({ intent }) => intent === undefined)) {
    for (const caller of CALLERS) {
      const path = row.path(ids[caller]);
      const answer = await fetch(`${app.url}${path === "/" ? "/_root" : path}.data`, {
        headers: { Cookie: cookies[caller] },
      });
      expect((await answer.text()).includes(SECRET) && caller !== "owner", `${caller} ${path}`).toBe(false);
    }
  }
});

test("the owner's own page has what is looked for elsewhere", async () => {
  const headers = { Cookie: cookies.owner };
  for (const path of [
    `/chat/${ids.owner.activeId}`,
    `/conversations/${ids.owner.completedId}`,
    `/conversations/${ids.owner.completedId}.data`,
  ]) {
    expect(await (await fetch(`${app.url}${path}`, { headers })).text(), path).toContain(SECRET);
  }
});

function nameOf({ page, intent }: PageRow): string {
  return intent === undefined ? `GET /${page}` : `POST /${page} ${intent}`.trim();
}

function send(row: PageRow, caller: PageCaller): Promise<Response> {
  const headers = { Cookie: cookies[caller], Accept: "text/html", Origin: app.url, "Sec-Fetch-Site": "same-origin" };
  const url = `${app.url}${row.path(ids[caller])}`;
  if (row.intent === undefined) return fetch(url, { headers, redirect: "manual" });
  const body = new URLSearchParams({ ...row.form?.(ids[caller]), ...(row.intent && { intent: row.intent }) });
  return fetch(url, { method: "POST", headers, body, redirect: "manual" });
}

function outcomeOf({ status, headers }: Response): Outcome {
  const location = headers.get("Location");
  if (location === null) return status;
  return `to ${new URL(location, app.url).pathname.replace(/(?<=\/)[0-9a-f-]{36}$/, ":id")}` as Outcome;
}

/** Turned away, or led back without anything having been done. */
function isRefused({ changes }: PageRow, caller: PageCaller, outcome: Outcome): boolean {
  if (changes && !changes.includes(caller)) return true;
  return typeof outcome === "number" ? outcome >= 400 : outcome === "to /auth";
}

type Contents = { table: string; rows: Record<string, unknown>[] }[];

/** Every table notes that it was written to: reading what was is faster than reading all there is. */
async function watch(): Promise<void> {
  const noted = tables.flatMap((table) =>
    ["INSERT", "UPDATE", "DELETE"].map((event) =>
      app.db.prepare(
        `CREATE TRIGGER "watch_${table}_${event}" AFTER ${event} ON "${table}" BEGIN INSERT INTO written_to VALUES ('${table}'); END`,
      ),
    ),
  );
  await app.db.batch([app.db.prepare("CREATE TABLE written_to (name TEXT NOT NULL)"), ...noted]);
}

/** What the database holds: what it held last, and what stands now in the tables that were written to since. */
async function contents(read?: readonly string[]): Promise<Contents> {
  const written = read ?? (await writtenTo());
  if (written.length === 0) return now;
  const results = await app.db.batch<Record<string, unknown>>(
    written.map((table) => app.db.prepare(`SELECT * FROM "${table}"`)),
  );
  const found = new Map(written.map((table, index) => [table, results[index]?.results ?? []]));
  return now.map(({ table, rows }) => ({ table, rows: found.get(table) ?? rows }));
}

async function writtenTo(): Promise<string[]> {
  const { results } = await app.db.prepare("DELETE FROM written_to RETURNING name").all();
  return [...new Set(results.map(({ name }) => String(name)))];
}

async function restore(to: Contents): Promise<void> {
  const written = to.flatMap(({ table, rows }) =>
    rows.map((row) => {
      const marks = Object.keys(row).map(() => "?");
      return app.db.prepare(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${marks})`).bind(...Object.values(row));
    }),
  );
  const emptied = to.map(({ table }) => app.db.prepare(`DELETE FROM ${table}`));
  const unnoted = app.db.prepare("DELETE FROM written_to");
  await app.db.batch([app.db.prepare("PRAGMA defer_foreign_keys = on"), ...emptied, ...written, unnoted]);
}

/** Two conversations of the owner, a script of theirs, and what somebody wrote by the contact form. */
async function thingsOf(owner: { id: string; cookie: string }): Promise<Omit<PageIds, "plainId" | "adminId">> {
  const choice = { scenarioId: "A-1", personaId: "dana", level: 1, seed: 1 };
  const begin = (content: string) => say(owner, "/api/conversations", { choice, content });
  const active = await begin(`Hi, this is Pat, ${SECRET}.`);
  const completed = await begin(`Hi, ${SECRET}. I guarantee that every claim is paid and that you always save money.`);
  let last = completed.position;
  for (const content of [
    "What made you look at it now?",
    "Who else in the house drives one of the cars?",
    COMMANDS.end,
  ])
    last = (await say(owner, `/api/conversations/${completed.id}/turns`, { after: last, content })).position;
  const [inquiryId, scriptId, identityId, factorId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const browser = hashToken(randomUUID());
  await app.db.batch([
    app.db
      .prepare(
        "INSERT INTO recordings (call_id, conversation_id, r2_key, offset_ms, size_bytes, created_at) VALUES (?, ?, 'recordings/owner/call', 0, 48000, 0)",
      )
      .bind(randomUUID(), completed.id),
    app.db
      .prepare(
        "INSERT INTO scripts (id, user_id, name, kind, size_bytes, r2_key, content, created_at) VALUES (?, ?, 'a.txt', 'txt', 1, 'uploads/owner/script', ?, 0)",
      )
      .bind(scriptId, owner.id, SECRET),
    app.db
      .prepare(
        "INSERT INTO logins (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent) SELECT ?, user_id, created_at, last_seen_at, expires_at, '' FROM logins WHERE user_id = ?",
      )
      .bind(browser, owner.id),
    app.db
      .prepare(
        "INSERT INTO identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at) VALUES (?, ?, 'example', 'pat', '{}', 0, 0)",
      )
      .bind(identityId, owner.id),
    app.db
      .prepare(
        "INSERT INTO factors (id, user_id, factor_type, status, created_at, updated_at) VALUES (?, ?, 'totp', 'unverified', ?, 0)",
      )
      .bind(factorId, owner.id, Date.now()),
    app.db
      .prepare(
        "INSERT INTO inquiries (id, kind, name, company, email, phone, details, message, created_at) VALUES (?, 'contact', 'Kim', '', '', '', '[]', 'Hello', 0)",
      )
      .bind(inquiryId),
    app.db
      .prepare("INSERT INTO file_notes (conversation_id, user_id, note, updated_at) VALUES (?, ?, ?, 0)")
      .bind(completed.id, owner.id, `Met Dana, ${SECRET}.`),
  ]);
  const ownTeam = await teamOf(owner);
  const webhooks = await webhooksOf(owner, ownTeam.teamId);
  const score = await app.db
    .prepare("SELECT score FROM scores WHERE conversation_id = ?")
    .bind(completed.id)
    .first<string>("score");
  const { compliance } = scoreSchema.parse(JSON.parse(score ?? "{}"));
  const [hit] = compliance;
  if (!hit) throw new Error("The conversation broke no rule.");
  const finding = { rule: hit.rule, turn: hit.evidence.turn };
  const habit = await habitOf(owner);
  return {
    activeId: active.id,
    completedId: completed.id,
    finding,
    browserName: browser.slice(0, 16),
    identityId,
    factorId,
    inquiryId,
    ...ownTeam,
    ...webhooks,
    ...habit,
  };
}

/** A webhook of the owner's with one delivery, and one of their organization. Nobody listens there. */
async function webhooksOf(owner: { id: string }, teamId: string) {
  const [webhookId, teamWebhookId, deliveryId] = [randomUUID(), randomUUID(), randomUUID()];
  const secret = await seal(
    readSettings({ APP_SECRET: BUILT_APP_SECRET }),
    "webhook secret",
    webhookSecret("A".repeat(43)),
  );
  const endpoint = app.db.prepare(
    `INSERT INTO webhook_endpoints (id, user_id, organisation_id, url, description, events, sealed_secret, created_at) VALUES (?, ?, ?, 'http://localhost:9/in', '${SECRET}', '[]', ?, 0)`,
  );
  await app.db.batch([
    endpoint.bind(webhookId, owner.id, null, secret),
    endpoint.bind(teamWebhookId, owner.id, teamId, secret),
    app.db
      .prepare(
        "INSERT INTO webhook_deliveries (id, endpoint_id, message_id, event, payload, created_at, delivered_at) VALUES (?, ?, 'msg_1', 'note.ready', '{}', ?, 1)",
      )
      .bind(deliveryId, webhookId, Date.now()),
  ]);
  return { webhookId, teamWebhookId, deliveryId };
}

/** The owner's practice of today, which their dashboard chooses when it is first opened, their emails and their calendar. */
async function habitOf(owner: { id: string; cookie: string }) {
  const calendarToken = randomUUID();
  const later = Date.now() + 3_600_000;
  await app.db.batch([
    app.db
      .prepare(
        "INSERT INTO practice_habits (user_id, email_weekdays, next_email_at, updated_at) VALUES (?, '[1]', ?, 0)",
      )
      .bind(owner.id, later),
    app.db
      .prepare("INSERT INTO calendar_feeds (user_id, token_hash, sealed_token, created_at) VALUES (?, ?, ?, 0)")
      .bind(
        owner.id,
        hashToken(calendarToken),
        await seal({ APP_SECRET: BUILT_APP_SECRET }, "calendar feed", calendarToken),
      ),
  ]);
  await fetch(`${app.url}/dashboard`, { headers: { Cookie: owner.cookie } });
  const chosen = () => app.db.prepare("SELECT count(*) AS n FROM daily_practices").first("n");
  await vi.waitUntil(async () => (await chosen()) === 1, { timeout: 15_000 });
  const practiceEmailToken = await sealPracticeEmail({ APP_SECRET: BUILT_APP_SECRET }, owner.id);
  return { calendarToken, practiceEmailToken };
}

/** An organization of the owner: an agent in a group, somebody invited by email, and a link for others. */
async function teamOf(owner: { id: string }) {
  const [teamId, groupId, invitationId, linkId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const { id: memberId } = await newPerson(app);
  const later = Date.now() + 3_600_000;
  const sql = {
    team: "INSERT INTO organisations (id, name, slug, time_zone, created_at) VALUES (?, 'Harbor', 'harbor', 'UTC', 0)",
    place: "INSERT INTO memberships (organisation_id, user_id, role, joined_at) VALUES (?, ?, ?, 0)",
    group: 'INSERT INTO "groups" (id, organisation_id, name, created_at) VALUES (?, ?, ?, 0)',
    groupMember: "INSERT INTO group_members (group_id, user_id, created_at) VALUES (?, ?, 0)",
    invitation:
      "INSERT INTO invitations (id, organisation_id, kind, email, role, uses_most, by_user_id, created_at, expires_at) VALUES (?, ?, ?, ?, 'agent', ?, ?, 0, ?)",
  };
  await app.db.batch([
    app.db.prepare(sql.team).bind(teamId),
    app.db.prepare(sql.place).bind(teamId, owner.id, "owner"),
    app.db.prepare(sql.place).bind(teamId, memberId, "agent"),
    app.db.prepare(sql.group).bind(groupId, teamId, SECRET),
    app.db.prepare(sql.groupMember).bind(groupId, memberId),
    app.db.prepare(sql.invitation).bind(invitationId, teamId, "email", `${SECRET}@agency.example`, 1, owner.id, later),
    app.db.prepare(sql.invitation).bind(linkId, teamId, "link", null, 5, owner.id, later),
  ]);
  const settings = { APP_SECRET: BUILT_APP_SECRET };
  const linkToken = await sealInvitation(settings, linkId);
  const weeklyToken = await sealWeeklyEmail(settings, { organisationId: teamId, userId: owner.id });
  return { teamId, memberId, groupId, invitationId, linkToken, weeklyToken };
}

const scoreSchema = z.object({
  compliance: z.array(z.object({ rule: z.string(), evidence: z.object({ turn: z.number() }) })),
});

async function say(owner: { cookie: string }, path: string, body: object): Promise<{ id: string; position: number }> {
  const headers = { Cookie: owner.cookie, Origin: app.url, "Sec-Fetch-Site": "same-origin" };
  const answer = await fetch(`${app.url}${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify({ clientKey: randomUUID(), ...body }),
  });
  const events = [...(await answer.text()).matchAll(/^data: (.*)$/gm)].map(([, json]) =>
    replyEventSchema.parse(JSON.parse(json ?? "")),
  );
  const last = events.at(-1);
  if (last?.type !== "done") throw new Error(`POST ${path} answered ${answer.status}.`);
  return { id: last.conversation.id, position: last.reply.position };
}
