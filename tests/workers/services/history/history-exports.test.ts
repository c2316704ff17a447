import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { COMMANDS } from "#core/conversations/commands.ts";
import { EXPORT_KEPT_MS, EXPORT_LEASE_MS, READY_AT_ONCE, SESSIONS_A_PART } from "#core/history/export-parts.ts";
import { sessionFileSchema } from "#core/history/session-file.ts";
import { DELETION_SWEPT_MS } from "#core/history/undo-time.ts";
import type { Login } from "#core/identity/login.ts";
import { quietCallRooms } from "#tests/support/call-rooms.ts";
import { takeErrors } from "#tests/support/console-errors.ts";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising, signedIn } from "#tests/support/practising.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { createRecordingFiles } from "#workers/adapters/r2/recording-bucket.ts";
import { createStoredFiles } from "#workers/adapters/r2/stored-files.ts";
import { createDeletedSessions, sweepDeletedSessions } from "#workers/services/history/deleted-sessions.ts";
import { createHistory } from "#workers/services/history/history.ts";
import {
  createHistoryExports,
  goOnWithHistoryExports,
  purgeHistoryExports,
} from "#workers/services/history/history-exports.ts";
import { createSessionFiles } from "#workers/services/history/session-downloads.ts";
import { removePerson } from "#workers/services/identity/person-removal.ts";

const filesSchema = z.object({
  format: z.literal("rolecall.sessions"),
  version: z.literal(1),
  sessions: z.array(sessionFileSchema),
});

function worldWithFiles(of: Partial<TestWorld> = {}): TestWorld {
  return testWorld({
    storedFiles: createStoredFiles(env.STORAGE),
    recordingFiles: createRecordingFiles(env.RECORDINGS),
    callRooms: quietCallRooms(),
    ...of,
  });
}

async function practised(world: TestWorld, login: Login, extra: readonly string[] = []): Promise<string> {
  const person = practising(world, login);
  world.clock.advance(60_000);
  for (const line of [...JUDGEABLE_LINES, ...extra, COMMANDS.end]) await person.say(line, `key-${world.newId()}`);
  return person.conversationId;
}

/** So many more sessions like this one. */
async function copied(id: string, times: number): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO chat_conversations (id, user_id, title, status, total_messages, duration_seconds, created_at, phase, mode, version, scenario_id, persona_id, difficulty, practice, customer_state, model, script_objections, kind)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     SELECT 'copy-' || printf('%05d', i), user_id, title, status, 0, 0, created_at + i / 2, phase, mode, 1, scenario_id, persona_id, 1, json_object('scenario', json_object('title', 'T', 'line', 'auto'), 'persona', json_object('name', 'N')), '{}', 'x', '[]', kind
     FROM chat_conversations, n WHERE id = ?1`,
  )
    .bind(id, times)
    .run();
}

async function shown(world: TestWorld, login: Login) {
  return (await createHistory(world).open(login, new URLSearchParams())).exports;
}

async function fileOf(world: TestWorld, login: Login, id: string) {
  const { bytes, format } = await createHistoryExports(world).openFile(login, id);
  return { format, text: await new Response(bytes).text() };
}

describe("a file of all sessions", () => {
  test("of a small history is ready at once, as JSON with what was said, and nobody else's", async () => {
    const world = worldWithFiles();
    const login = await signedIn(world);
    const id = await practised(world, login, ["I guarantee you the lowest price in the state."]);
    await practised(world, await signedIn(world, "other"), ["Not for anybody's eyes."]);
    expect(await createHistoryExports(world).ask(login, "json")).toEqual({ isReady: true });
    const [one] = await shown(world, login);
    expect(one).toMatchObject({ format: "json", status: "ready", total: 1, done: 1 });
    const { text } = await fileOf(world, login, one?.id ?? "");
    const { sessions } = filesSchema.parse(JSON.parse(text));
    expect(sessions).toMatchObject([
      { id, status: "completed", score: { findings: [{ severity: expect.any(String) }] } },
    ]);
    expect(sessions[0]?.transcript.map((line) => line.text)).toContain(JUDGEABLE_LINES[1]);
    expect(text).not.toContain("Not for anybody's eyes.");
    // The same as the file of the one.
    expect(await createSessionFiles(world).json(login, id)).toEqual(sessions[0]);
  });

  test("as CSV has a row for each session, and no cell that a spreadsheet would run", async () => {
    const world = worldWithFiles();
    const login = await signedIn(world);
    const id = await practised(world, login);
    await createHistory(world).rename(login, id, '=HYPERLINK("https://evil.example")');
    await createHistoryExports(world).ask(login, "csv");
    const [one] = await shown(world, login);
    const { text } = await fileOf(world, login, one?.id ?? "");
    const lines = text.split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain("id,started_at,ended_at,title,kind");
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    // The mark by which spreadsheets know UTF-8, once; `text()` takes it off.
    const { bytes } = await createHistoryExports(world).openFile(login, one?.id ?? "");
    expect([...new Uint8Array(await new Response(bytes).arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text).not.toContain("\ufeff");
  });

  test("of nothing is refused in words, and nothing is stored", async () => {
    const world = worldWithFiles();
    const login = await signedIn(world);
    expect(await refusalOf(createHistoryExports(world).ask(login, "csv"))).toBe("nothing_to_export");
    expect(await rowsOf("SELECT * FROM history_exports")).toEqual([]);
  });

  test("of 10,000 sessions is made in the background, part by part, and has each of them once", async () => {
    const world = worldWithFiles();
    const login = await signedIn(world);
    await copied(await practised(world, login), 9_999);
    const exports = createHistoryExports(world);
    expect(await exports.ask(login, "json")).toEqual({ isReady: false });
    expect(await exports.ask(login, "json")).toEqual({ isReady: false });
    await world.settled();
    const [begun] = await shown(world, login);
    expect(begun).toMatchObject({ status: "running", total: 10_000 });
    expect(begun?.done).toBeGreaterThan(0);
    expect(await refusalOf(exports.openFile(login, begun?.id ?? ""))).toBe("not_found");
    let runs = 0;
    for (; (await shown(world, login))[0]?.status !== "ready" && runs < 20; runs += 1) {
      world.clock.advance(60_000);
      await goOnWithHistoryExports(world);
    }
    expect(runs).toBeLessThan(6);
    const [ready] = await shown(world, login);
    expect(ready).toMatchObject({ done: 10_000, total: 10_000 });
    expect(await rowsOf("SELECT parts FROM history_exports")).toEqual([{ parts: 10_000 / SESSIONS_A_PART }]);
    const { sessions } = filesSchema.parse(JSON.parse((await fileOf(world, login, ready?.id ?? "")).text));
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(10_000);
  }, 60_000);

  test("is written by one at a time, and one that died in a part is gone on with once its lease is over", async () => {
    const files = createStoredFiles(env.STORAGE);
    let isDown = true;
    const world = worldWithFiles({
      storedFiles: {
        ...files,
        put: async (key, bytes) => {
          if (isDown) throw new Error("R2 is not there");
          return files.put(key, bytes);
        },
      },
    });
    const login = await signedIn(world);
    await copied(await practised(world, login), READY_AT_ONCE + 10);
    await createHistoryExports(world).ask(login, "csv");
    await world.settled().catch(() => {});
    expect(await shown(world, login)).toMatchObject([{ status: "running", done: 0 }]);
    isDown = false;
    // Whoever was at it may still be.
    await goOnWithHistoryExports(world);
    expect(await shown(world, login)).toMatchObject([{ status: "running", done: 0 }]);
    world.clock.advance(EXPORT_LEASE_MS);
    await Promise.all([goOnWithHistoryExports(world), goOnWithHistoryExports(world)]);
    const [one] = await shown(world, login);
    expect(one).toMatchObject({ status: "ready", done: READY_AT_ONCE + 11 });
    const { text } = await fileOf(world, login, one?.id ?? "");
    expect(text.trimEnd().split("\r\n")).toHaveLength(READY_AT_ONCE + 12);
    takeErrors();
  });

  test("is for its person alone, for three days, and then deleted", async () => {
    const world = worldWithFiles();
    const [login, stranger] = [await signedIn(world, "keeper"), await signedIn(world, "stranger")];
    await practised(world, login);
    await createHistoryExports(world).ask(login, "json");
    const id = (await shown(world, login))[0]?.id ?? "";
    const exports = createHistoryExports(world);
    expect(await refusalOf(exports.openFile(stranger, id))).toBe("not_found");
    expect(await refusalOf(exports.openFile(null, id))).toBe("signed_out");
    expect(await shown(world, stranger)).toEqual([]);
    world.clock.advance(EXPORT_KEPT_MS);
    expect(await refusalOf(exports.openFile(login, id))).toBe("not_found");
    expect((await env.STORAGE.list({ prefix: `history-exports/${login.userId}/` })).objects).not.toEqual([]);
    await purgeHistoryExports(world);
    expect(await rowsOf("SELECT * FROM history_exports")).toEqual([]);
    expect((await env.STORAGE.list({ prefix: `history-exports/${login.userId}/${id}` })).objects).toEqual([]);
  });

  test("goes with the account", async () => {
    const world = worldWithFiles();
    const login = await signedIn(world, "leaving");
    await practised(world, login);
    await createHistoryExports(world).ask(login, "json");
    await removePerson(world, login.userId, { message: "Deleted", mayBeLastAdmin: true });
    await world.settled();
    expect((await env.STORAGE.list({ prefix: `history-exports/${login.userId}` })).objects).toEqual([]);
    expect(await rowsOf("SELECT * FROM history_exports")).toEqual([]);
    expect(await rowsOf("SELECT * FROM search")).toEqual([]);
  });

  test("that is asked for again and again is limited", async () => {
    const world = worldWithFiles();
    const login = await signedIn(world);
    await practised(world, login);
    const exports = createHistoryExports(world);
    const asked = Array.from({ length: 11 }, () => "csv" as const);
    const outcomes: string[] = [];
    for (const format of asked)
      outcomes.push(
        await exports.ask(login, format).then(
          () => "ok",
          (error) => error.code,
        ),
      );
    expect(outcomes.at(-1)).toBe("too_many_attempts");
    expect(outcomes[0]).toBe("ok");
  });
});

describe("the file of one session", () => {
  test("is for its person alone, as Markdown and as JSON", async () => {
    const world = worldWithFiles();
    const [login, stranger] = [await signedIn(world), await signedIn(world, "stranger")];
    const id = await practised(world, login);
    const files = createSessionFiles(world);
    for (const as of ["json", "markdown"] as const) {
      expect(await refusalOf(files[as](stranger, id))).toBe("not_found");
      expect(await refusalOf(files[as](null, id))).toBe("signed_out");
    }
    const markdown = await files.markdown(login, id);
    expect(markdown).toContain("## Score: ");
    expect(markdown).toContain(JUDGEABLE_LINES[1]);
  });

  test("of an open session tells nothing that the customer still hides", async () => {
    const world = worldWithFiles();
    const login = await signedIn(world);
    const person = practising(world, login);
    await person.say("Hi, this is Pat.");
    const file = await createSessionFiles(world).json(login, person.conversationId);
    expect(file).toMatchObject({ status: "active", score: null, endedAt: null });
    const [{ hidden } = {}] = await rowsOf(
      "SELECT json_extract(content, '$.scenario.facts[0].card') AS hidden FROM frozen_practices",
    );
    expect(hidden).toEqual(expect.any(String));
    expect(JSON.stringify(file)).not.toContain(String(hidden));
  });
});

test("a file that was made before goes with a session that is deleted for good", async () => {
  const world = worldWithFiles();
  const login = await signedIn(world);
  const id = await practised(world, login);
  const files = createHistoryExports(world);
  await files.ask(login, "json");
  const [file] = await shown(world, login);
  const deleted = createDeletedSessions(world);
  await deleted.delete(login, id);
  // Until then it can be brought back, and so can what the file holds.
  expect(await shown(world, login)).toHaveLength(1);
  const firstPart = `history-exports/${login.userId}/${file?.id}/0`;
  expect(await env.STORAGE.head(firstPart)).not.toBeNull();
  await deleted.deleteForGood(login, id);
  expect(await shown(world, login)).toEqual([]);
  expect(await refusalOf(files.openFile(login, file?.id ?? ""))).toBe("not_found");
  await purgeHistoryExports(world);
  expect(await env.STORAGE.head(firstPart)).toBeNull();
});

test("a file that was asked for after the deletion stays when the session goes", async () => {
  const world = worldWithFiles();
  const login = await signedIn(world);
  const id = await practised(world, login);
  await practised(world, login);
  const files = createHistoryExports(world);
  await createDeletedSessions(world).delete(login, id);
  world.clock.advance(60_000);
  await files.ask(login, "json");
  world.clock.advance(DELETION_SWEPT_MS);
  await sweepDeletedSessions(world);
  expect(await rowsOf("SELECT * FROM deleted_rows")).toEqual([]);
  expect(await shown(world, login)).toHaveLength(1);
});
