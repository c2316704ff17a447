import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { parseQuery } from "#core/tables/query.ts";
import { takeErrors } from "#tests/support/console-errors.ts";
import { rowsOf } from "#tests/support/people.ts";
import { CHOICE } from "#tests/support/practising.ts";
import { type CallBrowser, type Caller, calling } from "#tests/support/voice/calling.ts";
import { removeConversationsStatements } from "#workers/adapters/d1/conversations/conversation-removal.ts";
import { openDatabase, runBatch } from "#workers/adapters/d1/database.ts";
import { listedIds } from "#workers/adapters/d1/listed-ids.ts";
import { createDeletedSessions } from "#workers/services/history/deleted-sessions.ts";
import { createTables } from "#workers/services/tables/tables.ts";

const keysIn = async () => (await env.RECORDINGS.list()).objects.map((object) => object.key);
beforeEach(async () => {
  for (const key of await keysIn()) await env.RECORDINGS.delete(key);
});

/** A recorded call in which both have spoken. */
async function spoken(...of: Parameters<typeof calling>): Promise<{ caller: Caller; browser: CallBrowser }> {
  const caller = await calling(...of);
  const browser = await caller.start({ choice: CHOICE, consent: true });
  await caller.until(() => browser.turns().length === 1);
  browser.say("Hi, this is Sam from Harbor.");
  await caller.until(() => browser.turns().length === 3);
  return { caller, browser };
}

/** As the owner's server deletes it by the HTTP API. */
async function deleteByApi({ world, conversationId }: Caller): Promise<void> {
  const query = parseQuery("chat_conversations", new URLSearchParams({ id: `eq.${conversationId}` }));
  const wants = { returnsRows: false, countsRows: false, isSingular: false, range: null, maxAffected: null };
  const server = { role: "service_role", userId: null, aal: null } as const;
  await createTables(world).remove(server, "chat_conversations", query, wants);
  await world.settled();
}

/** The rows go, and nobody tells the call. */
const deleteBehindItsBack = ({ world, conversationId }: Caller) =>
  runBatch(world.db, removeConversationsStatements(world.db, listedIds([conversationId]), true));

/** When the object's alarm rings, ms from now; null: never. */
const alarmInMs = (caller: Caller) =>
  runInDurableObject(caller.room(), async (_, state) => {
    const atMs = await state.storage.getAlarm();
    return atMs === null ? null : atMs - caller.clock.nowMs;
  });

/** How many rows of sound the object holds. */
const soundIn = (caller: Caller) =>
  runInDurableObject(caller.room(), (_, state) =>
    Number(state.storage.sql.exec("SELECT count(*) AS pieces FROM sound").one().pieces),
  );

async function expectNothingLeft(caller: Caller): Promise<void> {
  expect(await caller.isStored()).toBe(true);
  expect(await soundIn(caller)).toBe(0);
  expect(await alarmInMs(caller)).toBeNull();
  expect(await keysIn()).toEqual([]);
  for (const table of ["chat_conversations", "chat_messages", "recordings", "call_usage", "live_calls"]) {
    expect(await rowsOf(`SELECT * FROM ${table}`), table).toEqual([]);
  }
}

describe("a conversation that is deleted while a call is on", () => {
  test("by the HTTP API is hung up first, and nothing of it is left anywhere", async () => {
    const { caller, browser } = await spoken();
    await caller.wait(5000);
    expect(await soundIn(caller)).toBeGreaterThan(0);
    await deleteByApi(caller);
    await caller.until(() => browser.closed !== null);
    expect(browser.closed).toMatchObject({ code: 1000 });
    await expectNothingLeft(caller);
  });

  test("by the HTTP API after its object was restarted leaves nothing either", async () => {
    const { caller } = await spoken();
    await caller.wait(5000);
    await caller.restart();
    await deleteByApi(caller);
    await expectNothingLeft(caller);
  });

  test("by its person is hung up first, and nothing of it is left but what the call used", async () => {
    const { caller, browser } = await spoken();
    await caller.wait(5000);
    const deleted = createDeletedSessions(caller.world);
    await deleted.delete(caller.login, caller.conversationId);
    await caller.until(() => browser.closed !== null);
    await caller.world.settled();
    // As long as it can be brought back its sound stays.
    expect(
      await rowsOf("SELECT json_array_length(rows) AS n FROM deleted_rows WHERE table_name = 'recordings'"),
    ).toEqual([{ n: 1 }]);
    await deleted.deleteForGood(caller.login, caller.conversationId);
    await expectNothingLeft(caller);
    expect(await rowsOf("SELECT user_id, engine FROM deleted_call_usage")).toEqual([
      { user_id: caller.login.userId, engine: "built-in" },
    ]);
  });

  test("by other ways is let go when the call ends: what has no place any more is not tried to be stored again", async () => {
    const { caller, browser } = await spoken();
    await caller.wait(5000);
    await deleteBehindItsBack(caller);
    browser.close(1000);
    await caller.until(() => caller.isStored());
    await expectNothingLeft(caller);
  });

  test("by other ways and after its object was restarted is let go when nobody comes back", async () => {
    const { caller } = await spoken();
    await caller.restart();
    await deleteBehindItsBack(caller);
    caller.clock.nowMs += 61_000;
    await caller.alarm();
    await expectNothingLeft(caller);
  });

  test("by other ways can be hung up all the same", async () => {
    const { caller } = await spoken();
    await deleteBehindItsBack(caller);
    await caller.world.callRooms.hangUp(caller.conversationId);
    await expectNothingLeft(caller);
  });
});

describe("a call that cannot be stored", () => {
  test("is tried again at longer and longer intervals, for less than a day, and is then let go with its sound", async () => {
    let isDown = false;
    const db = openDatabase(
      new Proxy(env.DB, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== "function") return member;
          return (...args: unknown[]) => {
            if (isDown && (name === "batch" || name === "prepare")) throw new Error("D1 is not there");
            return Reflect.apply(member, target, args);
          };
        },
      }),
    );
    const { caller, browser } = await spoken({}, { db });
    await caller.wait(5000);
    isDown = true;
    browser.close(1000);
    await caller.until(async () => ((await alarmInMs(caller)) ?? Number.POSITIVE_INFINITY) <= 5000);
    const waits: number[] = [];
    for (let next = await alarmInMs(caller); next !== null && waits.length < 100; next = await alarmInMs(caller)) {
      waits.push(next);
      expect(await soundIn(caller)).toBeGreaterThan(0);
      caller.clock.nowMs += next;
      await caller.alarm();
    }
    expect(waits.slice(0, 5)).toEqual([5000, 10_000, 20_000, 40_000, 80_000]);
    expect(Math.max(...waits)).toBe(60 * 60_000);
    const triedForMs = waits.reduce((sum, ms) => sum + ms, 0);
    expect(triedForMs).toBeGreaterThan(20 * 60 * 60_000);
    expect(triedForMs).toBeLessThan(24 * 60 * 60_000);
    expect(await caller.isStored()).toBe(true);
    expect(await soundIn(caller)).toBe(0);
    expect(takeErrors().filter((line) => line.includes('"voice.given-up"'))).toHaveLength(1);
  });
});
