import { expect, test } from "vitest";
import { choiceOf, HISTORY, linesOf } from "#app/node/demo/demo-history.ts";
import { holdTalk } from "#app/node/demo/hold-talk.ts";
import { COMMANDS } from "#core/conversations/commands.ts";
import { loginOf, person, rowsOf } from "#tests/support/people.ts";
import { practising } from "#tests/support/practising.ts";
import { testWorld } from "#tests/support/world.ts";

test("a talk of the seed is stored as the product stores the same words, said one after the other", async () => {
  const practised = HISTORY.find(({ agent, scenarioId }) => agent === "weak" && scenarioId === "L-1");
  if (!practised) throw new Error("no such talk");
  const world = testWorld();
  const [said, seeded] = [await person(world), await person(world)];
  const choice = choiceOf(practised);
  const talk = practising(world, await loginOf(world, said.id), choice);
  for (const [index, line] of linesOf(practised).entries()) {
    if ((await rowsOf("SELECT 1 FROM chat_conversations WHERE phase = 'over'")).length > 0) break;
    await talk.say(line, `line-${index}`);
  }
  await talk.say(COMMANDS.end, "end");
  const of = { id: "seeded", userId: seeded.id, choice, lines: linesOf(practised), startedAt: world.now() };
  await holdTalk(world.db, { ...of, isGraded: false }, null);

  const both = async (query: string) => [await rowsOf(query, said.id), await rowsOf(query, seeded.id)];
  for (const query of [
    "SELECT title, status, total_messages, phase, mode, scenario_id, persona_id, difficulty, practice, customer_state, last_move, model, kind, graded, script_report FROM chat_conversations WHERE user_id = ?",
    "SELECT m.position, m.role, m.kind, m.status, m.content, m.spoken_by FROM chat_messages m JOIN chat_conversations c ON c.id = m.conversation_id WHERE c.user_id = ? ORDER BY m.position",
    "SELECT s.run_no, s.total, s.gate, s.score FROM scores s JOIN chat_conversations c ON c.id = s.conversation_id WHERE c.user_id = ?",
    "SELECT objection_id, strength FROM drills WHERE user_id = ? ORDER BY objection_id",
  ]) {
    const [one, other] = await both(query);
    expect(one?.length, query).toBeGreaterThan(0);
    expect(other, query).toEqual(one);
  }
});
