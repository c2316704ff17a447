import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { COMMANDS } from "#core/conversations/commands.ts";
import { replyEventSchema } from "#core/conversations/reply-events.ts";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { callDoors, type DoorIds, pageDoors } from "#tests/support/doors.ts";
import { hashToken } from "#workers/adapters/identity/login-cookie.ts";

// Sentences that three agents said in private practice are looked for behind every door of the product, by everybody who is not
// them. The doors come from the routes of the pages and the calls of the API, so that a new one is tried as well.

const SERVER_KEY = "a service role key of these tests";

type Person = { id: string; cookie: string; token: string };
/** In what was said in private practice, in a script, in a file and in a dispute; no other text holds them. */
const CANARIES = ["marmalade-7731", "pelican-4402", "obsidian-9915"] as const;
/** In what was handed in: that it is found shows that the doors were opened. */
const HANDED_IN = "lighthouse-2208";

let app: BuiltApp;
let agents: Person[];
let others: Record<"manager" | "owner" | "colleague" | "admin" | "stranger", Person>;
let made: string[];
let doorIds: DoorIds;
let handedInId: string;

beforeAll(async () => {
  app = await startBuiltApp({ MAILER_AUTOCONFIRM: "true", SERVICE_ROLE_KEY: SERVER_KEY });
  agents = [await signedUp(), await signedUp(), await signedUp()];
  others = {
    manager: await signedUp(),
    owner: await signedUp(),
    colleague: await signedUp(),
    admin: await signedUp(),
    stranger: await signedUp(),
  };
  await organisationOf(others, agents);
  const assignmentId = await assignmentOf(others.owner);
  await app.db.prepare("INSERT INTO user_roles VALUES (?, 'admin', 0)").bind(others.admin.id).run();
  made = [];
  for (const [index, agent] of agents.entries()) {
    const canary = CANARIES[index] ?? "";
    made.push(await practise(agent, canary, {}), await practise(agent, canary, { isOpen: true }));
    made.push(await practise(agent, canary, { assignment: { id: assignmentId, counts: false } }));
    await dispute(agent, made.at(-3) ?? "", canary);
    await leaveElsewhere(agent, canary);
  }
  handedInId = await practise(agents[0], HANDED_IN, { assignment: { id: assignmentId, counts: true } });
  const [first] = agents;
  // A finished session, one that goes on, and a private try, of three agents.
  const ids = [made[0], made[4], made[8], handedInId, assignmentId, first?.id, "files"].map((id) => id ?? "");
  doorIds = { ids, more: [made[0] ?? "", `${first?.id}/notes.txt`] };
  for (let minute = 0; minute < 3; minute += 1) expect(await app.runSchedule()).toBe("ok");
}, 240_000);
afterAll(() => app.stop());

test("an agent finds their own words, and a manager what was handed in", async () => {
  for (const [index, { cookie }] of agents.entries()) {
    const own = await read(`/conversations/${made[3 * index]}`, { Cookie: cookie });
    expect(own).toContain(CANARIES[index]);
    expect(await read("/account/export", { Cookie: cookie })).toContain(CANARIES[index]);
  }
  const { manager, owner } = others;
  for (const { cookie } of [manager, owner])
    expect(await read(`/team/attempts/${handedInId}`, { Cookie: cookie })).toContain(HANDED_IN);
});

test.each(["manager", "owner", "colleague", "admin", "stranger", "visitor"] as const)(
  "no page shows a word of private practice to the %s",
  { timeout: 300_000 },
  async (who) => {
    const headers: Record<string, string> = who === "visitor" ? {} : { Cookie: others[who].cookie };
    expect(await leaking(pageDoors(doorIds), headers)).toEqual([]);
  },
);

test.each(["manager", "owner", "colleague", "admin", "stranger", "visitor"] as const)(
  "no call of the API shows one to the %s",
  { timeout: 300_000 },
  async (who) => {
    const { cookie, token } = who === "visitor" ? { cookie: "", token: "" } : others[who];
    // Calls of our pages stand on the cookie, all others on a token.
    const doors = callDoors({
      ...doorIds,
      ids: [...doorIds.ids, "chat_conversations", "chat_messages", "scripts", "users"],
    });
    const ofPages = doors.filter((door) => door.startsWith("/api/"));
    const rest = doors.filter((door) => !door.startsWith("/api/"));
    expect(await leaking(ofPages, { Cookie: cookie })).toEqual([]);
    expect(await leaking(rest, { Authorization: `Bearer ${token}` })).toEqual([]);
  },
);

test("no email but the agent's own holds one", async () => {
  const { results } = await app.db.prepare("SELECT * FROM outbox").all();
  expect(results.length).toBeGreaterThan(0);
  const addresses = await app.db
    .prepare(`SELECT email FROM users WHERE id IN (${agents.map(() => "?")})`)
    .bind(...agents.map(({ id }) => id))
    .all();
  const own = new Set(addresses.results.map(({ email }) => email));
  const leaked = results.filter((row) => !own.has(row.recipient) && holdsCanary(JSON.stringify(row)));
  expect(leaked).toEqual([]);
});

function holdsCanary(text: string): boolean {
  return CANARIES.some((canary) => text.includes(canary));
}

/** The doors behind which one of the sentences lies. */
async function leaking(doors: readonly string[], headers: Record<string, string>): Promise<string[]> {
  expect(doors.length).toBeGreaterThan(20);
  const found: string[] = [];
  const waiting = [...doors];
  const open = async () => {
    for (let door = waiting.pop(); door !== undefined; door = waiting.pop())
      if (holdsCanary(await read(door, headers))) found.push(door);
  };
  await Promise.all([open(), open(), open(), open()]);
  return found;
}

async function read(path: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${app.url}${path}`, { headers: { Accept: "*/*", ...headers }, redirect: "manual" });
  return answer.text();
}

/** Somebody with a login of a browser and an access token. */
async function signedUp(): Promise<Person> {
  const email = `${randomUUID()}@agency.example`;
  const answer = await fetch(`${app.url}/auth/v1/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: "Rehearse-9-calls", data: { full_name: "Pat" } }),
  });
  const { access_token: token, user } = sessionSchema.parse(await answer.json());
  const login = `${randomUUID()}visitor`;
  const nowMs = Date.now();
  await app.db
    .prepare(
      "INSERT INTO logins (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent) VALUES (?, ?, ?, ?, ?, '')",
    )
    .bind(hashToken(login), user.id, nowMs, nowMs, nowMs + 3_600_000)
    .run();
  return { id: user.id, cookie: `login=${login}`, token };
}

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

/** One organization with an owner, a manager of everybody's group, and the agents; the stranger owns another. */
async function organisationOf(people: typeof others, members: readonly Person[]): Promise<void> {
  const [id, elsewhere, groupId] = [randomUUID(), randomUUID(), randomUUID()];
  const place = app.db.prepare(
    "INSERT INTO memberships (organisation_id, user_id, role, joined_at) VALUES (?, ?, ?, 0)",
  );
  const team = app.db.prepare(
    "INSERT INTO organisations (id, name, slug, time_zone, created_at, counts_after, boards_on) VALUES (?, ?, ?, 'UTC', 0, 1, 1)",
  );
  const member = app.db.prepare("INSERT INTO group_members (group_id, user_id, created_at) VALUES (?, ?, 0)");
  await app.db.batch([
    team.bind(id, "Harbor", "harbor"),
    team.bind(elsewhere, "Hill", "hill"),
    place.bind(id, people.owner.id, "owner"),
    place.bind(id, people.manager.id, "manager"),
    place.bind(id, people.colleague.id, "agent"),
    place.bind(elsewhere, people.stranger.id, "owner"),
    ...members.map((one) => place.bind(id, one.id, "agent")),
    app.db
      .prepare('INSERT INTO "groups" (id, organisation_id, name, created_at) VALUES (?, ?, ?, 0)')
      .bind(groupId, id, "All"),
    app.db
      .prepare("INSERT INTO group_managers (group_id, user_id, created_at) VALUES (?, ?, 0)")
      .bind(groupId, people.manager.id),
    ...members.map((one) => member.bind(groupId, one.id)),
  ]);
}

async function assignmentOf(owner: Person): Promise<string> {
  const form = new URLSearchParams({
    title: "Ready for Monday",
    scenarioIds: "A-1",
    personaId: "dana",
    level: "1",
    mode: "either",
    score: "0",
    triesBefore: "0",
    everyone: "on",
  });
  const answer = await post("/team/assignments/new", owner, form);
  const id = /[0-9a-f-]{36}$/.exec(answer.headers.get("Location") ?? "")?.[0];
  if (id === undefined) throw new Error(`No assignment was made: ${answer.status}.`);
  return id;
}

/** Three lines, each with the word; gives the conversation's id. `isOpen`: it goes on. */
async function practise(
  agent: Person | undefined,
  word: string,
  of: { isOpen?: boolean; assignment?: { id: string; counts: boolean } },
): Promise<string> {
  if (!agent) throw new Error("There is no such agent.");
  const choice = { scenarioId: "A-1", personaId: "dana", level: 1, seed: 1, assignment: of.assignment };
  const lines = [
    `Hi, this is Pat with ${word}. I guarantee that every claim is paid and that you always save money.`,
    `What made you look at it now, ${word}?`,
    `Who else in the house drives one of the cars, ${word}?`,
    ...(of.isOpen ? [] : [COMMANDS.end]),
  ];
  let [id, last] = ["", 0];
  for (const content of lines) {
    const path = id === "" ? "/api/conversations" : `/api/conversations/${id}/turns`;
    const body = id === "" ? { choice, content } : { after: last, content };
    const answer = await post(path, agent, JSON.stringify({ clientKey: randomUUID(), ...body }));
    const events = [...(await answer.text()).matchAll(/^data: (.*)$/gm)];
    const done = replyEventSchema.parse(JSON.parse(events.at(-1)?.[1] ?? "{}"));
    if (done.type !== "done") throw new Error(`POST ${path} answered ${answer.status}.`);
    [id, last] = [done.conversation.id, done.reply.position];
  }
  return id;
}

async function dispute(agent: Person, id: string, word: string): Promise<void> {
  const score = await app.db.prepare("SELECT score FROM scores WHERE conversation_id = ?").bind(id).first("score");
  const [hit] = scoreSchema.parse(JSON.parse(String(score))).compliance;
  if (!hit) throw new Error("The conversation broke no rule.");
  const form = { intent: "dispute", rule: hit.rule, turn: String(hit.evidence.turn), reason: `I said ${word}.` };
  const answer = await post(`/conversations/${id}`, agent, new URLSearchParams(form));
  expect(answer.status).toBe(302);
}

const scoreSchema = z.object({
  compliance: z.array(z.object({ rule: z.string(), evidence: z.object({ turn: z.number() }) })),
});

/** A script and a file of the agent's. */
async function leaveElsewhere(agent: Person, word: string): Promise<void> {
  await app.db
    .prepare(
      "INSERT INTO scripts (id, user_id, name, kind, size_bytes, r2_key, content, created_at) VALUES (?, ?, ?, 'txt', 1, ?, ?, 0)",
    )
    .bind(randomUUID(), agent.id, `${word}.txt`, `uploads/${agent.id}/script`, word)
    .run();
  const server = { Authorization: `Bearer ${SERVER_KEY}`, apikey: SERVER_KEY, "Content-Type": "application/json" };
  await fetch(`${app.url}/storage/v1/bucket`, {
    method: "POST",
    headers: server,
    body: JSON.stringify({ id: "files", name: "files" }),
  });
  const stored = await fetch(`${app.url}/storage/v1/object/files/${agent.id}/notes.txt`, {
    method: "POST",
    headers: { Authorization: `Bearer ${agent.token}`, "Content-Type": "text/plain" },
    body: word,
  });
  expect(stored.status).toBe(200);
}

function post(path: string, { cookie }: Person, body: URLSearchParams | string): Promise<Response> {
  const headers = { Cookie: cookie, Origin: app.url, "Sec-Fetch-Site": "same-origin" };
  return fetch(`${app.url}${path}`, { method: "POST", headers, body, redirect: "manual" });
}
