import { env } from "cloudflare:workers";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { DELETION_SWEPT_MS, DELETION_UNDO_MS } from "#core/history/undo-time.ts";
import type { Login } from "#core/identity/login.ts";
import { quietCallRooms } from "#tests/support/call-rooms.ts";
import { fillEveryTable } from "#tests/support/every-table.ts";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising, signedIn } from "#tests/support/practising.ts";
import { SCHEMA_TABLES } from "#tests/support/schema-tables.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { createRecordingFiles } from "#workers/adapters/r2/recording-bucket.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createDeletedSessions, sweepDeletedSessions } from "#workers/services/history/deleted-sessions.ts";
import { createHistory } from "#workers/services/history/history.ts";

const TABLES = SCHEMA_TABLES.map((table) => getTableConfig(table).name);
/** Deletions are counted, whatever comes of them. */
const COUNTED = new Set(["attempts"]);
/** Of what was handed in, which nobody deletes so; a call that is on is hung up; and what a score found is found again. */
const OF_HANDED_IN_WORK = [
  "review_answers",
  "review_comments",
  "finding_reviews",
  "attempt_reviews",
  "attempt_examples",
  "calibration_judgements",
  "calibration_attempts",
  "attempt_skills",
  "attempt_findings",
  "attempt_views",
  "live_calls",
  "found_rules",
];

function worldWithSound(): TestWorld {
  return testWorld({ recordingFiles: createRecordingFiles(env.RECORDINGS), callRooms: quietCallRooms() });
}

async function practised(world: TestWorld, login: Login, extra: readonly string[] = []): Promise<string> {
  const person = practising(world, login);
  for (const line of [...JUDGEABLE_LINES, ...extra, COMMANDS.end]) await person.say(line, `key-${world.newId()}`);
  return person.conversationId;
}

/** Everything there is, in an order that does not depend on when it was written. */
async function everything(): Promise<Record<string, unknown[]>> {
  const names = TABLES.filter((name) => !COUNTED.has(name));
  const all = await Promise.all(
    names.map(async (name) => {
      const rows = (await rowsOf(`SELECT * FROM ${name}`)).map((row) => JSON.stringify(row));
      return [name, rows.sort()] as const;
    }),
  );
  return Object.fromEntries(all);
}

describe("undoing a deletion", () => {
  test("brings a whole session back exactly as it was, with its place in the search", async () => {
    const world = worldWithSound();
    const login = await signedIn(world);
    const id = await practised(world, login, ["I guarantee you the lowest price in the state."]);
    const history = createHistory(world);
    await history.rename(login, id, 'Zebra "quoted" ünï 😀');
    await history.archive(login, id, true);
    await env.DB.prepare("INSERT INTO recordings VALUES ('call-1', ?, 'recordings/agent/call', 0, 9, NULL, 1)")
      .bind(id)
      .run();
    await env.DB.prepare(
      "INSERT INTO call_usage VALUES ('call-1', ?, ?, 'built-in', 'built-in', 1, 2, 3, 'agent-left', '{\"a\":1}')",
    )
      .bind(id, login.userId)
      .run();
    await practised(world, login);
    const before = await everything();
    const searched = async () => rowsOf("SELECT rowid, owner, words FROM search ORDER BY rowid");
    const words = await searched();
    const deleted = createDeletedSessions(world);
    await deleted.delete(login, id);
    expect(await everything()).not.toEqual(before);
    expect((await history.open(login, new URLSearchParams({ q: "zebra", archived: "1" }))).sessions).toEqual([]);
    expect((await history.open(login, new URLSearchParams())).deleted).toMatchObject([{ id }]);
    await deleted.undo(login, id);
    expect(await everything()).toEqual(before);
    expect(await searched()).toEqual(words);
    const page = await createConversationPages(world).openFeedback(login, id);
    expect(page).toMatchObject({ recording: { hasAudio: true } });
    expect(page.score).not.toBeNull();
  });

  test("brings back a row of every table that private practice has", async () => {
    const world = worldWithSound();
    const login = await signedIn(world);
    await fillEveryTable(login.userId);
    for (const table of OF_HANDED_IN_WORK) await world.db.run(`DELETE FROM ${table}`);
    await world.db.run("UPDATE assignment_attempts SET counts = 0, handed_in_at = NULL");
    await world.db.run("DELETE FROM deleted_rows");
    await world.db.run("DELETE FROM deleted_call_usage");
    const before = await everything();
    const deleted = createDeletedSessions(world);
    await deleted.delete(login, "chat_conversations-id");
    await deleted.undo(login, "chat_conversations-id");
    expect(await everything()).toEqual(before);
    const conversations = SCHEMA_TABLES.map(getTableConfig).filter(({ foreignKeys }) =>
      foreignKeys.some((key) => getTableConfig(key.reference().foreignTable).name === "chat_conversations"),
    );
    const left = conversations.map(({ name }) => name).filter((name) => !OF_HANDED_IN_WORK.includes(name));
    for (const name of left) expect(before[name], name).not.toEqual([]);
  });

  test("of a session of hundreds of long messages loses none", async () => {
    const world = worldWithSound();
    const login = await signedIn(world);
    const id = await practised(world, login);
    await env.DB.prepare(
      `INSERT INTO chat_messages (id, conversation_id, position, role, content, created_at, kind, status)
       WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 499)
       SELECT 'm' || i, ?, i, 'user', i || ' ' || replace(hex(zeroblob(2000)), '0', '"'), 1, 'turn', 'complete' FROM n`,
    )
      .bind(id)
      .run();
    const before = await everything();
    const deleted = createDeletedSessions(world);
    await deleted.delete(login, id);
    expect((await rowsOf("SELECT max(length(rows)) AS most FROM deleted_rows"))[0]?.most).toBeLessThan(2_000_000);
    await deleted.undo(login, id);
    expect(await everything()).toEqual(before);
  });

  test("works where its place in the search was given away meanwhile: it takes another", async () => {
    const world = worldWithSound();
    const login = await signedIn(world);
    const id = await practised(world, login);
    const deleted = createDeletedSessions(world);
    const [place] = await rowsOf("SELECT no FROM search_places");
    await deleted.delete(login, id);
    const other = await practised(world, login);
    await rowsOf("UPDATE search_places SET no = ? WHERE conversation_id = ?", place?.no, other);
    await deleted.undo(login, id);
    expect(await rowsOf("SELECT count(*) AS n FROM search_places")).toEqual([{ n: 2 }]);
    expect(await rowsOf("SELECT no FROM search_places WHERE conversation_id = ?", other)).toEqual([place]);
  });

  test("twice is once, and so is deleting again", async () => {
    const world = worldWithSound();
    const login = await signedIn(world);
    const id = await practised(world, login);
    const deleted = createDeletedSessions(world);
    await deleted.delete(login, id);
    expect(await refusalOf(deleted.delete(login, id))).toBe("not_found");
    await Promise.all([deleted.undo(login, id), deleted.undo(login, id)]).catch(() => {});
    await deleted.undo(login, id);
    expect(await rowsOf("SELECT id FROM chat_conversations")).toEqual([{ id }]);
    await deleted.delete(login, id);
    await deleted.undo(login, id);
    expect(await rowsOf("SELECT id FROM chat_conversations")).toEqual([{ id }]);
  });

  test("is for its person alone, whoever else knows the id", async () => {
    const world = worldWithSound();
    const [login, stranger] = [await signedIn(world), await signedIn(world, "stranger")];
    const id = await practised(world, login);
    const deleted = createDeletedSessions(world);
    await deleted.delete(login, id);
    for (const act of ["undo", "deleteForGood"] as const) {
      expect(await refusalOf(deleted[act](stranger, id))).toBe("not_undoable");
      expect(await refusalOf(deleted[act](null, id))).toBe("signed_out");
      expect(await refusalOf(deleted[act](login, "none"))).toBe("not_undoable");
    }
    expect((await createHistory(world).open(stranger, new URLSearchParams())).deleted).toEqual([]);
    await deleted.undo(login, id);
  });

  test("takes the drills along that only this session opened, and leaves those that were practiced since", async () => {
    const world = worldWithSound();
    const login = await signedIn(world);
    const [first, second] = [await practised(world, login), await practised(world, login)];
    await env.DB.prepare("DELETE FROM drills").run();
    const drill = env.DB.prepare("INSERT INTO drills VALUES (?, ?, 0, 5, 1, ?, ?)");
    await env.DB.batch([drill.bind(login.userId, "A1", 1, first), drill.bind(login.userId, "A2", 3, first)]);
    const deleted = createDeletedSessions(world);
    await deleted.delete(login, first);
    expect(await rowsOf("SELECT objection_id, source_conversation_id FROM drills")).toEqual([
      { objection_id: "A2", source_conversation_id: second },
    ]);
    await deleted.undo(login, first);
    expect(await rowsOf("SELECT objection_id, source_conversation_id FROM drills ORDER BY objection_id")).toEqual([
      { objection_id: "A1", source_conversation_id: first },
      { objection_id: "A2", source_conversation_id: second },
    ]);
  });

  test("keeps a drill of the same objection that has come since", async () => {
    const world = worldWithSound();
    const login = await signedIn(world);
    const [first, second] = [await practised(world, login), await practised(world, login)];
    await env.DB.prepare("INSERT OR REPLACE INTO drills VALUES (?, 'A1', 0, 5, 1, NULL, ?)")
      .bind(login.userId, first)
      .run();
    const deleted = createDeletedSessions(world);
    await deleted.delete(login, first);
    await env.DB.prepare("INSERT INTO drills VALUES (?, 'A1', 2, 9, 1, NULL, ?)").bind(login.userId, second).run();
    await deleted.undo(login, first);
    expect(await rowsOf("SELECT strength FROM drills WHERE objection_id = 'A1'")).toEqual([{ strength: 2 }]);
  });

  test("brings the session back without the assignment that is gone meanwhile", async () => {
    const world = worldWithSound();
    const login = await signedIn(world);
    await fillEveryTable(login.userId);
    for (const table of OF_HANDED_IN_WORK) await world.db.run(`DELETE FROM ${table}`);
    await world.db.run(
      "UPDATE assignment_attempts SET counts = 0, handed_in_at = NULL, assignment_id = 'assignments-id'",
    );
    const deleted = createDeletedSessions(world);
    await deleted.delete(login, "chat_conversations-id");
    for (const table of ["certificates", "assigned_rounds", "assignments"]) await world.db.run(`DELETE FROM ${table}`);
    await deleted.undo(login, "chat_conversations-id");
    expect(await rowsOf("SELECT id FROM chat_conversations")).toHaveLength(1);
    expect(await rowsOf("SELECT conversation_id FROM assignment_attempts")).toEqual([]);
  });
});

describe("when the 24 hours are over", () => {
  test("nobody brings it back, and an hour later the sweep deletes it for good", async () => {
    const world = worldWithSound();
    const login = await signedIn(world);
    const id = await practised(world, login);
    const key = "recordings/agent/call";
    await env.RECORDINGS.put(key, "sound");
    await env.DB.prepare("INSERT INTO recordings VALUES ('call-1', ?, ?, 0, 9, NULL, 1)").bind(id, key).run();
    const deleted = createDeletedSessions(world);
    await deleted.delete(login, id);
    world.clock.advance(DELETION_UNDO_MS);
    await sweepDeletedSessions(world);
    expect(await env.RECORDINGS.head(key)).not.toBeNull();
    expect(await refusalOf(deleted.undo(login, id))).toBe("not_undoable");
    expect((await createHistory(world).open(login, new URLSearchParams())).deleted).toEqual([]);
    world.clock.advance(DELETION_SWEPT_MS - DELETION_UNDO_MS);
    await sweepDeletedSessions(world);
    expect(await env.RECORDINGS.head(key)).toBeNull();
    expect(await rowsOf("SELECT * FROM deleted_rows")).toEqual([]);
  });

  test("or at once, where its person wants it so", async () => {
    const world = worldWithSound();
    const login = await signedIn(world);
    const id = await practised(world, login);
    const deleted = createDeletedSessions(world);
    await deleted.delete(login, id);
    await deleted.deleteForGood(login, id);
    expect(await rowsOf("SELECT * FROM deleted_rows")).toEqual([]);
    expect(await refusalOf(deleted.undo(login, id))).toBe("not_undoable");
  });
});

test("what an organization keeps is not deleted, and nothing of it is written down", async () => {
  const world = worldWithSound();
  const login = await signedIn(world);
  await fillEveryTable(login.userId);
  await world.db.run("DELETE FROM deleted_rows");
  await world.db.run("UPDATE assignment_attempts SET handed_in_at = 5");
  const before = await everything();
  expect(await refusalOf(createDeletedSessions(world).delete(login, "chat_conversations-id"))).toBe("handed_in");
  expect(await everything()).toEqual(before);
});
