import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { GATES_MOST } from "#core/readiness/checklist.ts";
import { assign, attempt } from "#tests/support/assigning.ts";
import { handedIn } from "#tests/support/handed-in.ts";
import { rowsOf } from "#tests/support/people.ts";
import { member, team } from "#tests/support/teams.ts";
import { testWorld } from "#tests/support/world.ts";
import { removeConversationsStatements } from "#workers/adapters/d1/conversations/conversation-removal.ts";
import { runBatch } from "#workers/adapters/d1/database.ts";
import { listedIds } from "#workers/adapters/d1/listed-ids.ts";
import { organisations } from "#workers/adapters/d1/schema/team-tables.ts";
import { removePerson } from "#workers/services/identity/person-removal.ts";
import { createHandingIn } from "#workers/services/teams/handing-in.ts";

const newest = (userId: string) => rowsOf("SELECT handed_in_at, gates FROM newest_attempts WHERE user_id = ?", userId);
const passes = (userId: string) =>
  rowsOf("SELECT scenario_id, total FROM best_passes WHERE user_id = ? ORDER BY 1", userId);

/** Somebody with an assignment. */
async function assigned() {
  const world = testWorld();
  const { id, owner } = await team(world);
  const kim = await member(world, id, "agent");
  const assignmentId = await assign(world, owner.login, { people: [kim.id] });
  /** A minute later than the one before. */
  const handIn = (of: { gate?: string; total?: number | null; passed?: boolean; scenarioId?: string } = {}) => {
    world.clock.advance(60_000);
    return handedIn(world, { organisationId: id, userId: kim.id, assignmentId, ...of });
  };
  return { world, id, owner, kim, assignmentId, handIn };
}

describe("the newest that somebody handed in", () => {
  test("is kept as attempts are handed in: when, and of the last few whether the gate was clear", async () => {
    const { world, kim, handIn } = await assigned();
    expect(await newest(kim.id)).toEqual([]);
    const gates = ["clear", "failed", "clear", "clear", "failed", "clear", "clear"];
    for (const gate of gates) await handIn({ gate });
    const digits = gates.toReversed().map((gate) => (gate === "clear" ? "1" : "0"));
    expect(await newest(kim.id)).toEqual([{ handed_in_at: world.now(), gates: digits.slice(0, GATES_MOST).join("") }]);
  });

  test("has no clear gate where nothing was judged", async () => {
    const { kim, handIn } = await assigned();
    await handIn({ total: null });
    expect(await newest(kim.id)).toEqual([expect.objectContaining({ gates: "0" })]);
  });

  test("has nothing of a private try until it is handed in", async () => {
    const { world, owner, kim, assignmentId } = await assigned();
    await world.db.update(organisations).set({ counts_after: true });
    const tried = await attempt(world, kim.login, assignmentId, { counts: false });
    expect(await newest(kim.id)).toEqual([]);
    expect(await passes(kim.id)).toEqual([]);
    await createHandingIn(world).handIn(kim.login, tried);
    expect(await newest(kim.id)).toEqual([{ handed_in_at: world.now(), gates: "1" }]);
    expect(await passes(kim.id)).toHaveLength(1);
    expect(await newest(owner.id)).toEqual([]);
  });

  test("is that of before when the newest is deleted, and goes with the last one", async () => {
    const { world, kim, handIn } = await assigned();
    const first = await handIn({ gate: "failed" });
    const firstAt = world.now();
    const second = await handIn();
    await runBatch(world.db, removeConversationsStatements(world.db, listedIds([second]), true));
    expect(await newest(kim.id)).toEqual([{ handed_in_at: firstAt, gates: "0" }]);
    await runBatch(world.db, removeConversationsStatements(world.db, listedIds([first]), true));
    expect(await newest(kim.id)).toEqual([]);
  });

  test("goes with its person's account; those of others stay", async () => {
    const { world, id, kim, assignmentId, handIn } = await assigned();
    const lee = await member(world, id, "agent");
    await handIn({ passed: true });
    await handedIn(world, { organisationId: id, userId: lee.id, assignmentId, passed: true });
    await removePerson(world, kim.id, { message: "Asked for it", mayBeLastAdmin: false });
    for (const table of ["newest_attempts", "best_passes"])
      expect(await rowsOf(`SELECT user_id FROM ${table}`)).toEqual([{ user_id: lee.id }]);
  });
});

describe("the best pass of a scenario", () => {
  test("is the highest total of the attempts that passed, of each scenario", async () => {
    const { kim, handIn } = await assigned();
    await handIn({ passed: true, total: 72 });
    await handIn({ passed: true, total: 88 });
    await handIn({ passed: true, total: 75 });
    await handIn({ passed: false, total: 99 });
    await handIn({ passed: true, total: 71, scenarioId: "A-2" });
    expect(await passes(kim.id)).toEqual([
      { scenario_id: "A-1", total: 88 },
      { scenario_id: "A-2", total: 71 },
    ]);
  });

  test("is that of before when the best is deleted, and goes with the last one", async () => {
    const { world, kim, handIn } = await assigned();
    const lower = await handIn({ passed: true, total: 72 });
    const higher = await handIn({ passed: true, total: 88 });
    await runBatch(world.db, removeConversationsStatements(world.db, listedIds([higher]), true));
    expect(await passes(kim.id)).toEqual([{ scenario_id: "A-1", total: 72 }]);
    await runBatch(world.db, removeConversationsStatements(world.db, listedIds([lower]), true));
    expect(await passes(kim.id)).toEqual([]);
  });
});

test("what was handed in before the tables were there is filled by the migration, with the same rows", async () => {
  const { world, id, handIn } = await assigned();
  const lee = await member(world, id, "agent");
  for (let time = 0; time < GATES_MOST + 2; time += 1)
    await handIn({ passed: time % 2 === 0, total: 70 + time, gate: time % 3 === 0 ? "failed" : "clear" });
  await handedIn(world, { organisationId: id, userId: lee.id });
  const kept = async () => [
    await rowsOf("SELECT * FROM newest_attempts ORDER BY 1, 2"),
    await rowsOf("SELECT * FROM best_passes ORDER BY 1, 2, 3"),
  ];
  const written = await kept();
  expect(written.map(({ length }) => length)).toEqual([2, 1]);
  await env.DB.exec("DELETE FROM newest_attempts");
  await env.DB.exec("DELETE FROM best_passes");
  const queries = env.MIGRATIONS.find(({ name }) => name.startsWith("0022_"))?.queries ?? [];
  const filling = queries.filter((query) => /^INSERT INTO/m.test(query) && !query.includes("TRIGGER"));
  expect(filling).toHaveLength(2);
  for (const query of filling) await env.DB.prepare(query).run();
  expect(await kept()).toEqual(written);
});
