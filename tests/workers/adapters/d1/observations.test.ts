import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { skillLevel } from "#core/readiness/skill-level.ts";
import { scoreSchema } from "#core/scoring/score-schema.ts";
import { assign, attempt } from "#tests/support/assigning.ts";
import { handedIn } from "#tests/support/handed-in.ts";
import { rowsOf } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising } from "#tests/support/practising.ts";
import { member, team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { removeConversationsStatements } from "#workers/adapters/d1/conversations/conversation-removal.ts";
import { runBatch } from "#workers/adapters/d1/database.ts";
import { listedIds } from "#workers/adapters/d1/listed-ids.ts";
import { observeStatements } from "#workers/adapters/d1/observations.ts";
import { organisations } from "#workers/adapters/d1/schema/team-tables.ts";
import { removePerson } from "#workers/services/identity/person-removal.ts";
import { createHandingIn } from "#workers/services/teams/handing-in.ts";

const BREAKS_A_RULE = "I guarantee that every claim is paid and that you always save money.";

const skillRows = (conversationId: string) =>
  rowsOf(
    "SELECT dimension, percent, handed_in_at FROM attempt_skills WHERE conversation_id = ? ORDER BY 1",
    conversationId,
  );
const findingRows = (conversationId: string) =>
  rowsOf("SELECT rule, turn, certainty FROM attempt_findings WHERE conversation_id = ? ORDER BY 1, 2", conversationId);

/** The observations that a stored score holds, as its reader would list them. */
async function expectedOf(conversationId: string) {
  const [row] = await rowsOf("SELECT score FROM scores WHERE conversation_id = ? AND run_no = 1", conversationId);
  const score = scoreSchema.parse(JSON.parse(String(row?.score)));
  return {
    skills: score.dimensions
      .flatMap(({ id, percent }) => (percent === null ? [] : [{ dimension: id, percent }]))
      .sort((a, b) => (a.dimension < b.dimension ? -1 : 1)),
    findings: [...new Set(score.compliance.map(({ rule, evidence }) => `${rule} ${evidence.turn}`))].sort(),
  };
}

describe("handing in", () => {
  test("an attempt that counts leaves a row for each dimension that was judged and each finding", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const kim = await member(world, id, "agent");
    const assignment = await assign(world, owner.login, { people: [kim.id] });
    const conversationId = await attempt(world, kim.login, assignment, { lines: [...JUDGEABLE_LINES, BREAKS_A_RULE] });
    const expected = await expectedOf(conversationId);
    expect(expected.skills.length).toBeGreaterThan(3);
    expect(await skillRows(conversationId)).toEqual(
      expected.skills.map((one) => ({ ...one, handed_in_at: world.now() })),
    );
    const findings = await findingRows(conversationId);
    expect(findings.map(({ rule, turn }) => `${rule} ${turn}`)).toEqual(expected.findings);
    expect(findings).toContainEqual(expect.objectContaining({ certainty: "sure" }));
    expect(await rowsOf("SELECT dimension, observations FROM skill_levels ORDER BY 1")).toEqual(
      expected.skills.map(({ dimension }) => ({ dimension, observations: 1 })),
    );
  });

  test("private practice leaves none; handed in afterwards it leaves the same, once of ten at once", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const kim = await member(world, id, "agent");
    await world.db.update(organisations).set({ counts_after: true });
    const assignment = await assign(world, owner.login, { people: [kim.id] });
    const tried = await attempt(world, kim.login, assignment, { counts: false });
    const alone = practising(world, kim.login);
    for (const [at, line] of JUDGEABLE_LINES.entries()) await alone.say(line, `alone-key-line-${at}`);
    await alone.say("[END ROLEPLAY AND PROVIDE FEEDBACK]", "alone-key-end");
    expect(await rowsOf("SELECT 1 FROM attempt_skills")).toEqual([]);
    expect(await rowsOf("SELECT 1 FROM skill_levels")).toEqual([]);
    const { handIn } = createHandingIn(world);
    await Promise.all(Array.from({ length: 10 }, () => handIn(kim.login, tried)));
    await handIn(kim.login, alone.conversationId);
    for (const one of [tried, alone.conversationId])
      expect((await skillRows(one)).map(({ handed_in_at: _, ...row }) => row)).toEqual((await expectedOf(one)).skills);
    const [level] = await rowsOf("SELECT max(observations) AS most FROM skill_levels");
    expect(level).toEqual({ most: 2 });
  });

  test("one that was too short to be judged leaves none", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const kim = await member(world, id, "agent");
    const assignment = await assign(world, owner.login, { people: [kim.id] });
    await attempt(world, kim.login, assignment, { lines: ["Hi, this is Pat."] });
    expect(await rowsOf("SELECT handed_in_at IS NOT NULL AS handed_in FROM assignment_attempts")).toEqual([
      { handed_in: 1 },
    ]);
    expect(await rowsOf("SELECT 1 FROM attempt_skills")).toEqual([]);
  });
});

describe("a level", () => {
  /** So many attempts, a minute apart, with these percents. */
  async function observed(world: TestWorld, percents: number[], of: { organisationId: string; userId: string }) {
    const ids: string[] = [];
    for (const percent of percents) {
      world.clock.advance(60_000);
      ids.push(await handedIn(world, { ...of, skills: { discovery: percent } }));
    }
    return ids;
  }
  const levelRows = (userId: string) =>
    rowsOf("SELECT level, observations, level_before FROM skill_levels WHERE user_id = ?", userId);

  test.each([1, 2, 3, 5, 6, 19, 20, 21, 30])("of %d observations is what the function says", async (many) => {
    const world = testWorld();
    const { id } = await team(world);
    const kim = await member(world, id, "agent");
    const percents = Array.from({ length: many }, (_, index) => (index * 37) % 101);
    await observed(world, percents, { organisationId: id, userId: kim.id });
    const expected = skillLevel(percents.toReversed());
    const [row] = await levelRows(kim.id);
    expect(row?.level).toBeCloseTo(expected?.level ?? Number.NaN, 8);
    expect(row?.observations).toBe(expected?.observations);
    if (expected?.levelBefore === null) expect(row?.level_before).toBeNull();
    else expect(row?.level_before).toBeCloseTo(expected?.levelBefore ?? Number.NaN, 8);
  });

  test("is of one person in one organization", async () => {
    const world = testWorld();
    const [one, other] = [await team(world), await team(world)];
    const [kim, lee] = [await member(world, one.id, "agent"), await member(world, one.id, "agent")];
    await observed(world, [10], { organisationId: one.id, userId: kim.id });
    await observed(world, [30], { organisationId: other.id, userId: kim.id });
    await observed(world, [50], { organisationId: one.id, userId: lee.id });
    expect(await rowsOf("SELECT user_id, level FROM skill_levels ORDER BY level")).toEqual([
      { user_id: kim.id, level: 10 },
      { user_id: kim.id, level: 30 },
      { user_id: lee.id, level: 50 },
    ]);
  });

  test("is made anew when an attempt is deleted, and goes with the last one", async () => {
    const world = testWorld();
    const { id } = await team(world);
    const kim = await member(world, id, "agent");
    const [first = "", second = ""] = await observed(world, [20, 90], { organisationId: id, userId: kim.id });
    await runBatch(world.db, removeConversationsStatements(world.db, listedIds([second]), true));
    expect(await levelRows(kim.id)).toEqual([{ level: 20, observations: 1, level_before: null }]);
    await runBatch(world.db, removeConversationsStatements(world.db, listedIds([first]), true));
    expect(await levelRows(kim.id)).toEqual([]);
    expect(await rowsOf("SELECT 1 FROM attempt_skills")).toEqual([]);
  });

  test("goes with its person's account; those of others stay", async () => {
    const world = testWorld();
    const { id } = await team(world);
    const [kim, lee] = [await member(world, id, "agent"), await member(world, id, "agent")];
    await observed(world, [20], { organisationId: id, userId: kim.id });
    await observed(world, [60], { organisationId: id, userId: lee.id });
    await removePerson(world, kim.id, { message: "Asked for it", mayBeLastAdmin: false });
    expect(await rowsOf("SELECT user_id FROM skill_levels")).toEqual([{ user_id: lee.id }]);
  });
});

test("what was handed in before the tables were there is filled by the migration, with the same rows", async () => {
  const world = testWorld();
  const { id, owner } = await team(world);
  const kim = await member(world, id, "agent");
  const assignment = await assign(world, owner.login, { people: [kim.id], score: 100 });
  for (let time = 0; time < 2; time += 1) {
    world.clock.advance(60_000);
    await attempt(world, kim.login, assignment, { lines: [...JUDGEABLE_LINES, BREAKS_A_RULE] });
  }
  await attempt(world, kim.login, assignment, { counts: false });
  const counted = async () => ({
    skills: await rowsOf("SELECT * FROM attempt_skills ORDER BY 1, 2"),
    findings: await rowsOf("SELECT * FROM attempt_findings ORDER BY 1, 2, 3"),
    levels: await rowsOf("SELECT * FROM skill_levels ORDER BY 1, 2, 3"),
  });
  const written = await counted();
  expect(written.skills.length * written.findings.length * written.levels.length).toBeGreaterThan(0);
  for (const table of ["attempt_skills", "attempt_findings", "skill_levels"]) await env.DB.exec(`DELETE FROM ${table}`);
  const queries = env.MIGRATIONS.find(({ name }) => name.startsWith("0016_"))?.queries ?? [];
  const filling = queries.filter((query) => /\bINSERT OR\b/.test(query));
  expect(filling).toHaveLength(3);
  for (const query of filling) await env.DB.prepare(query).run();
  const filled = await counted();
  expect({ ...filled, levels: [] }).toEqual({ ...written, levels: [] });
  expect(filled.levels).toHaveLength(written.levels.length);
  for (const [index, row] of filled.levels.entries())
    expect(row).toEqual({ ...written.levels[index], level: expect.closeTo(Number(written.levels[index]?.level), 8) });
});

test("observing twice changes nothing", async () => {
  const world = testWorld();
  const { id } = await team(world);
  const kim = await member(world, id, "agent");
  const conversationId = await handedIn(world, { organisationId: id, userId: kim.id, skills: { gaps: 40 } });
  const before = await rowsOf("SELECT * FROM skill_levels");
  await world.db.batch(observeStatements(world.db, conversationId));
  expect(await rowsOf("SELECT * FROM skill_levels")).toEqual(before);
});
