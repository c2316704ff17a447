import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { assembleDrill } from "#core/drills/drill-practice.ts";
import { DELETION_SWEPT_MS } from "#core/history/undo-time.ts";
import { assemblePractice, objections, personasFor, scenarios } from "#core/library/library.ts";
import { type Practice, practiceSchema } from "#core/scenarios/practice.ts";
import { quietCallRooms } from "#tests/support/call-rooms.ts";
import { rowsOf } from "#tests/support/people.ts";
import { CHOICE, JUDGEABLE_LINES, practising, signedIn } from "#tests/support/practising.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { insertConversation, parseConversation } from "#workers/adapters/d1/conversations/conversations.ts";
import {
  conversationColumns,
  deleteUnnamedPracticesStatement,
} from "#workers/adapters/d1/conversations/frozen-practices.ts";
import { chatConversations } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { createRecordingFiles } from "#workers/adapters/r2/recording-bucket.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { startConversation } from "#workers/services/conversations/conversation-start.ts";
import { createForks } from "#workers/services/conversations/forks.ts";
import { createDeletedSessions, sweepDeletedSessions } from "#workers/services/history/deleted-sessions.ts";

const KEPT = "SELECT count(*) AS kept FROM frozen_practices";

/** As it was kept before, whole: what is read must be the same text. */
const readBefore = (practice: Practice) => JSON.stringify(practiceSchema.parse(JSON.parse(JSON.stringify(practice))));

function everyPractice(): Practice[] {
  const chosen = scenarios.flatMap((scenario) =>
    personasFor(scenario).flatMap((persona) =>
      ([1, 2, 3] as const).map((level) =>
        assemblePractice({ scenarioId: scenario.id, personaId: persona.id, level, seed: 4_000_000_000 + level }),
      ),
    ),
  );
  const drilled = objections.map((objection, seed) => assembleDrill({ objectionId: objection.id, seed }));
  return [...chosen, ...drilled].filter((practice) => practice !== null);
}

function begun(world: TestWorld, userId: string, practice: Practice, id: string) {
  const { row } = startConversation(world, CHOICE, { userId, script: null, mode: "text", model: "built-in" });
  return { ...row, id, practice };
}

async function practiceOf(world: TestWorld, id: string): Promise<string> {
  const [row] = await world.db.select(conversationColumns).from(chatConversations).where(eq(chatConversations.id, id));
  if (!row) throw new Error("there is no such conversation");
  return JSON.stringify(parseConversation(row).practice);
}

async function practised(world: TestWorld, login: Awaited<ReturnType<typeof signedIn>>): Promise<string> {
  const person = practising(world, login);
  for (const line of [...JUDGEABLE_LINES, COMMANDS.end]) await person.say(line, `key-${world.newId()}`);
  return person.conversationId;
}

function worldWithDeletion(): TestWorld {
  return testWorld({ recordingFiles: createRecordingFiles(env.RECORDINGS), callRooms: quietCallRooms() });
}

describe("a practice that is kept once", () => {
  test("comes out byte for byte as it went in: every scenario, customer and level, and every drill", async () => {
    const world = testWorld();
    const { userId } = await signedIn(world);
    const practices = everyPractice();
    expect(practices.length).toBeGreaterThan(100);
    for (const [index, practice] of practices.entries())
      await insertConversation(world.db, begun(world, userId, practice, `c-${index}`), []);
    for (const [index, practice] of practices.entries())
      expect(await practiceOf(world, `c-${index}`), practice.scenario.title).toBe(readBefore(practice));
  });

  test("is one row for all who begin alike, whatever their seeds and versions, and for their retries", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const id = await practised(world, login);
    await practised(world, await signedIn(world, "other"));
    const practice = assemblePractice({ ...CHOICE, seed: 99 });
    if (!practice) throw new Error("the choice is in the library");
    const older = { ...practice, versions: { ...practice.versions, engine: "customer-1" } };
    await insertConversation(world.db, begun(world, login.userId, older, "older"), []);
    await createForks(world).fork(login, { conversationId: id, turn: 3 });
    expect(await rowsOf("SELECT count(*) AS all_of_them FROM chat_conversations")).toEqual([{ all_of_them: 4 }]);
    expect(await rowsOf(KEPT)).toEqual([{ kept: 1 }]);
    expect(await practiceOf(world, "older")).toBe(readBefore(older));
    const [{ most } = {}] = await rowsOf("SELECT max(length(practice)) AS most FROM chat_conversations");
    expect(most).toBeLessThan(500);
  });

  test("is not written where its conversation may not begin", async () => {
    const world = testWorld();
    const { userId } = await signedIn(world);
    const [practice] = everyPractice();
    if (!practice) throw new Error("the library has practices");
    expect(await insertConversation(world.db, begun(world, userId, practice, "no"), [], [], sql`false`)).toBeNull();
    expect(await rowsOf(KEPT)).toEqual([{ kept: 0 }]);
  });

  test("a conversation of before, whose own column holds all of it, is read, scored and retried as ever", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const { row, opening, practice } = startConversation(world, CHOICE, {
      userId: login.userId,
      script: null,
      mode: "text",
      model: "built-in",
    });
    await world.db.insert(chatConversations).values(row);
    await world.db.run(
      sql`INSERT INTO chat_messages (id, conversation_id, position, role, content, created_at, kind, status) VALUES ('first', ${row.id}, 0, 'assistant', ${opening.content}, ${world.now()}, 'turn', 'complete')`,
    );
    const person = practising(world, login);
    await person.goOn(row.id, 0, JUDGEABLE_LINES[0] ?? "");
    for (const line of [...JUDGEABLE_LINES.slice(1), COMMANDS.end]) await person.say(line);
    expect(await practiceOf(world, row.id)).toBe(readBefore(practice));
    expect((await createConversationPages(world).openFeedback(login, row.id)).score).not.toBeNull();
    const { conversationId } = await createForks(world).fork(login, { conversationId: row.id, turn: 3 });
    expect(await practiceOf(world, conversationId)).toBe(readBefore(practice));
  });
});

describe("a practice that nobody names", () => {
  test("is deleted, and one that somebody names or can bring back is not", async () => {
    const world = worldWithDeletion();
    const login = await signedIn(world);
    const id = await practised(world, login);
    const before = await practiceOf(world, id);
    await world.db.run("INSERT INTO frozen_practices VALUES ('unnamed', '{}', 1)");
    const kept = async () => {
      await deleteUnnamedPracticesStatement(world.db);
      return (await rowsOf(KEPT))[0]?.kept;
    };
    expect(await kept()).toBe(1);
    const deleted = createDeletedSessions(world);
    await deleted.delete(login, id);
    expect(await kept()).toBe(1);
    await deleted.undo(login, id);
    expect(await practiceOf(world, id)).toBe(before);
    await deleted.delete(login, id);
    world.clock.advance(DELETION_SWEPT_MS);
    await sweepDeletedSessions(world);
    expect(await kept()).toBe(0);
  });

  test("is there for every conversation that begins while it is deleted", async () => {
    const world = testWorld();
    const { userId } = await signedIn(world);
    const [practice] = everyPractice();
    if (!practice) throw new Error("the library has practices");
    for (let round = 0; round < 10; round++) {
      const rows = [0, 1, 2].map((one) => begun(world, userId, practice, `round-${round}-${one}`));
      const deleting = [0, 1, 2].map(async () => deleteUnnamedPracticesStatement(world.db));
      await Promise.all(rows.flatMap((row, one) => [insertConversation(world.db, row, []), deleting[one]]));
      for (const { id } of rows) expect(await practiceOf(world, id)).toBe(readBefore(practice));
      await world.db.delete(chatConversations);
    }
  });
});
