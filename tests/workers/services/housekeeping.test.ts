import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { newMessage } from "#core/conversations/message-view.ts";
import { loginOf, person, rowsOf } from "#tests/support/people.ts";
import { CHOICE, signedIn } from "#tests/support/practising.ts";
import { testWorld } from "#tests/support/world.ts";
import { liveCalls } from "#workers/adapters/d1/schema/call-tables.ts";
import { chatConversations, chatMessages } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { apiKeys } from "#workers/adapters/d1/schema/integration-tables.ts";
import { startConversation } from "#workers/services/conversations/conversation-start.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const YEAR_MS = 365 * 24 * HOUR_MS;

test("lets go of what has ended, in the first minute of an hour only", async () => {
  const world = testWorld();
  const nowMs = world.now();
  await env.DB.batch(
    [
      "INSERT INTO users (id, email, full_name, created_at, updated_at) VALUES ('u', 'u@agency.example', 'U', 0, 0)",
      `INSERT INTO security_events VALUES ('old-event', 'u', 'signed_in', '', '{}', ${nowMs - 24 * HOUR_MS - 1}), ('event', 'u', 'signed_in', '', '{}', ${nowMs - 24 * HOUR_MS})`,
      `INSERT INTO one_time_tokens (token_hash, user_id, type, created_at, expires_at, used_at) VALUES ('old-token', 'u', 'recovery', 0, ${nowMs}, NULL), ('token', 'u', 'recovery', 0, ${nowMs + 1}, NULL)`,
      `INSERT INTO logins (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent) VALUES ('old-login', 'u', 0, ${nowMs}, ${nowMs}, ''), ('idle-login', 'u', 0, ${nowMs - 7 * 24 * HOUR_MS}, ${nowMs + HOUR_MS}, ''), ('login', 'u', 0, ${nowMs}, ${nowMs + 1}, '')`,
      `INSERT INTO attempts VALUES ('old-key', 9, ${nowMs - 24 * HOUR_MS}), ('key', 9, ${nowMs - 24 * HOUR_MS + 1})`,
    ].map((sql) => env.DB.prepare(sql)),
  );
  const left = async () => [
    ...(await rowsOf("SELECT id FROM security_events")),
    ...(await rowsOf("SELECT token_hash AS id FROM one_time_tokens")),
    ...(await rowsOf("SELECT token_hash AS id FROM logins")),
    ...(await rowsOf("SELECT key AS id FROM attempts")),
  ];

  await createHousekeeping(testWorld({ now: () => nowMs - HOUR_MS + MINUTE_MS })).run();
  expect(await left()).toHaveLength(9);
  await createHousekeeping(world).run();
  expect((await left()).map((row) => row.id)).toEqual(["event", "token", "login", "key"]);
});

test("keeps what came of the engines for a month, and the requests of a day until it has passed everywhere", async () => {
  const world = testWorld();
  const { id } = await person(world);
  const hour = world.now() / HOUR_MS;
  const today = Math.floor(hour / 24);
  await env.DB.batch(
    [
      `INSERT INTO engine_hours VALUES ('text', ${hour - 30 * 24 - 1}, 'worked', 1, 0), ('text', ${hour - 30 * 24}, 'worked', 2, 0)`,
      `INSERT INTO model_requests VALUES ('${id}', ${today - 3}, 1), ('${id}', ${today - 2}, 2), ('${id}', ${today + 1}, 3)`,
    ].map((sql) => env.DB.prepare(sql)),
  );
  await createHousekeeping(world).run();
  expect(await rowsOf("SELECT count FROM engine_hours")).toEqual([{ count: 2 }]);
  expect(await rowsOf("SELECT requests FROM model_requests ORDER BY day")).toEqual([{ requests: 2 }, { requests: 3 }]);
});

test("a call, or what an assistant began, in which nobody said anything is abandoned after an hour; what was said in, typed in or is live stays", async () => {
  const world = testWorld();
  const login = await signedIn(world);
  const begin = async (id: string, mode: "text" | "voice", says: boolean) => {
    const by = { userId: login.userId, script: null, mode, model: "built-in" };
    const { row, opening } = startConversation(world, CHOICE, by);
    await world.db.insert(chatConversations).values({ ...row, id });
    await world.db.insert(chatMessages).values({ ...opening, conversation_id: id });
    if (!says) return;
    const said = { conversationId: id, position: 1, role: "user", kind: "turn", content: "Hi." } as const;
    await world.db.insert(chatMessages).values(newMessage({ id: world.newId(), nowMs: world.now() }, said));
  };
  await begin("silent", "voice", false);
  await begin("spoken", "voice", true);
  await begin("typed", "text", true);
  await begin("left by an assistant", "text", false);
  await begin("live", "voice", false);
  world.clock.advance(HOUR_MS);
  await begin("young", "voice", false);
  const live = { user_id: login.userId, conversation_id: "live", call_id: "c", expires_at: world.now() + MINUTE_MS };
  await world.db.insert(liveCalls).values(live);
  await createHousekeeping(world).run();
  expect(await rowsOf("SELECT id FROM chat_conversations WHERE status = 'active' ORDER BY id")).toEqual(
    ["live", "spoken", "typed", "young"].map((id) => ({ id })),
  );
  expect(await rowsOf("SELECT status, ended_at FROM chat_conversations WHERE id = 'silent'")).toEqual([
    { status: "abandoned", ended_at: world.now() },
  ]);
});

describe("an account that nobody has used for three years", () => {
  test("goes in the first minute of an hour, and nobody else's does", async () => {
    const world = testWorld();
    const forgotten = await person(world, { email: "forgotten@agency.example" });
    const admin = await person(world, { email: "admin@agency.example", admin: true });
    world.clock.advance(2 * YEAR_MS);
    const later = await person(world, { email: "later@agency.example" });
    await createHousekeeping(world).run();
    expect(await idsOfPeople()).toEqual([admin.id, forgotten.id, later.id].sort());

    world.clock.advance(YEAR_MS);
    const signedIn = await person(world, { email: "signed-in@agency.example" });
    await loginOf(world, later.id);
    await createHousekeeping(world).run();
    await world.settled();
    expect(await idsOfPeople()).toEqual([admin.id, later.id, signedIn.id].sort());
    expect(await rowsOf("SELECT user_id, message FROM security_events WHERE type = 'account_deleted'")).toEqual([
      { user_id: null, message: "Unused for three years" },
    ]);
  });

  test("stays while it is signed in somewhere", async () => {
    const world = testWorld();
    const { id } = await person(world, { email: "dana@agency.example" });
    world.clock.advance(3 * YEAR_MS + 1);
    await loginOf(world, id);
    await createHousekeeping(world).run();
    expect(await idsOfPeople()).toEqual([id]);
  });

  test("stays while a program uses a key of theirs", async () => {
    const world = testWorld();
    const [used, unused] = [
      await person(world, { email: "used@agency.example" }),
      await person(world, { email: "unused@agency.example" }),
    ];
    const key = (of: { id: string }, lastUsedAt: number) => ({
      id: `key-${of.id}`,
      user_id: of.id,
      name: "Reports",
      prefix: "rck_aaaaaa",
      key_hash: `hash-${of.id}`,
      scopes: ["practice:read"],
      created_at: 0,
      last_used_at: lastUsedAt,
    });
    await world.db.insert(apiKeys).values([key(used, world.now() + YEAR_MS), key(unused, world.now())]);
    world.clock.advance(3 * YEAR_MS + 1);
    await createHousekeeping(world).run();
    await world.settled();
    expect(await idsOfPeople()).toEqual([used.id]);
  });
});

async function idsOfPeople(): Promise<unknown[]> {
  return (await rowsOf("SELECT id FROM users")).map(({ id }) => id).sort();
}
