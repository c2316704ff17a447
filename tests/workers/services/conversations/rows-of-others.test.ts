import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { meteredDatabase } from "#tests/support/metered-database.ts";
import { rowsOf } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising, signedIn } from "#tests/support/practising.ts";
import { testWorld } from "#tests/support/world.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createDashboard } from "#workers/services/conversations/dashboard.ts";

const OTHERS = 250;
const MESSAGES_EACH = 20;

/** A scan of an index looks at the entry behind its last, which is somebody's or nobody's. */
const NEIGHBOR = 1;

test("5,000 messages of 250 other people within the same minute add to no statement of saying, ending and pages a row but a neighbor", async () => {
  const { db, take } = meteredDatabase(env.DB);
  const world = testWorld({ db });
  await practised("first");
  await fillWithOthers("zz", 1, world.now());
  const alone = await readByOne("alone");
  await fillWithOthers("other", OTHERS, world.now());
  expect(await rowsOf("SELECT count(*) AS sent FROM chat_messages WHERE sent_by LIKE 'other-%'")).toEqual([
    { sent: OTHERS * MESSAGES_EACH },
  ]);
  const amongOthers = await readByOne("among");
  expect([...alone.values()].reduce((sum, rows) => sum + rows)).toBeGreaterThan(100);
  // Each statement of saying runs once for a line.
  const atMost = (JUDGEABLE_LINES.length + 1) * NEIGHBOR;
  const more = [...amongOthers].filter(([sql, rows]) => rows > (alone.get(sql) ?? 0) + atMost);
  expect(more).toEqual([]);

  /** Rows read by a person's session and pages, by statement. */
  async function readByOne(name: string): Promise<Map<string, number>> {
    take();
    const { login, conversationId } = await practised(name);
    await createDashboard(world).open(login);
    await createConversationPages(world).openFeedback(login, conversationId);
    await world.settled();
    return take();
  }

  async function practised(name: string) {
    const login = await signedIn(world, name);
    const person = practising(world, login);
    for (const line of [...JUDGEABLE_LINES, COMMANDS.end]) await person.say(line, `${name}-${world.newId()}`);
    return { login, conversationId: person.conversationId };
  }
});

async function fillWithOthers(name: string, people: number, nowMs: number): Promise<void> {
  const numbers = (many: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${many - 1})`;
  await env.DB.batch(
    [
      `INSERT INTO users (id, email, full_name, created_at, updated_at) ${numbers(people)} SELECT '${name}-' || i, i || '@${name}.example', 'Other', ${nowMs}, ${nowMs} FROM n`,
      `INSERT INTO chat_conversations (id, user_id, title, status, total_messages, duration_seconds, created_at, phase, mode, version, scenario_id, persona_id, difficulty, practice, customer_state, model, script_objections, kind, frozen_practice_id)
       ${numbers(people)} SELECT 'talk-${name}-' || i, '${name}-' || i, 'T', 'active', ${MESSAGES_EACH}, 60, ${nowMs}, 'practising', 'text', 1, c.scenario_id, c.persona_id, 1, c.practice, c.customer_state, c.model, c.script_objections, 'practice', c.frozen_practice_id
       FROM n, (SELECT * FROM chat_conversations LIMIT 1) AS c`,
      `INSERT INTO scores SELECT o.id, 1, s.total, s.gate, s.rubric_version, s.engine_version, s.score, s.created_at FROM chat_conversations AS o, (SELECT * FROM scores LIMIT 1) AS s WHERE o.id LIKE 'talk-${name}-%'`,
      `INSERT INTO chat_messages (id, conversation_id, position, role, content, created_at, kind, status, client_key, sent_by)
       ${numbers(people * MESSAGES_EACH)} SELECT 'm-${name}-' || i, 'talk-${name}-' || (i / ${MESSAGES_EACH}), i % ${MESSAGES_EACH}, 'user', 'Hello there', ${nowMs}, 'turn', 'complete', 'key-' || i, '${name}-' || (i / ${MESSAGES_EACH}) FROM n`,
    ].map((sql) => env.DB.prepare(sql)),
  );
}
