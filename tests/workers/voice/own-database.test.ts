import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { emptyHarbor, migrateHarbor } from "#tests/support/cells.ts";
import { calling, quickSpeech } from "#tests/support/voice/calling.ts";
import { scriptCalls } from "#tests/support/voice/scripted-world.ts";
import { openDatabase } from "#workers/adapters/d1/database.ts";
import { createRecordingFiles } from "#workers/adapters/r2/recording-bucket.ts";

beforeAll(migrateHarbor);
beforeEach(emptyHarbor);

test("a call at an address with a database of its own is stored there, also by an object that was woken anew", async () => {
  const caller = await calling({}, { database: "DB_HARBOR", db: openDatabase(env.DB_HARBOR) });
  // The object is told nothing but its ticket, and then what it has kept of the call.
  const { settings, now } = caller.world;
  scriptCalls({
    ...{ settings, now, speech: quickSpeech, after: caller.clock.after },
    recordingFiles: createRecordingFiles(env.RECORDINGS),
  });
  const browser = await caller.start();
  await caller.until(() => browser.turns().length === 1);
  browser.say("Hi, this is Sam from Harbor Insurance. Do you have a minute?");
  await caller.until(() => browser.turns().length === 3);
  await caller.restart();
  expect(await caller.inRecord()).toMatchObject({ database: "DB_HARBOR" });
  await caller.calls.end(caller.login, caller.conversationId);

  const roles = async (db: D1Database) =>
    (await db.prepare("SELECT role FROM chat_messages ORDER BY position").all()).results.map(({ role }) => role);
  expect(await roles(env.DB_HARBOR)).toEqual(["assistant", "user", "assistant"]);
  expect(await roles(env.DB)).toEqual([]);
  expect((await env.DB_HARBOR.prepare("SELECT engine FROM call_usage").all()).results).toHaveLength(1);
  expect(await caller.isStored()).toBe(true);
});
