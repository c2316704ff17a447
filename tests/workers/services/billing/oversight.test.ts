import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { assign } from "#tests/support/assigning.ts";
import { account, DAY_MS, nobodyAsked, subscribed } from "#tests/support/billing.ts";
import { handedIn } from "#tests/support/handed-in.ts";
import { loginOf, refusalOf } from "#tests/support/people.ts";
import { group, member, type TeamPerson, team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { subscriptions } from "#workers/adapters/d1/schema/billing-tables.ts";
import { createAssignments } from "#workers/services/teams/assignments.ts";
import { createBoards } from "#workers/services/teams/boards.ts";
import { createCalibrations } from "#workers/services/teams/calibrations.ts";
import { createExamples } from "#workers/services/teams/examples.ts";
import { createReadiness } from "#workers/services/teams/readiness.ts";
import { createReviews } from "#workers/services/teams/reviews.ts";

let world: TestWorld;
let id: string;
let owner: TeamPerson;
let agent: TeamPerson;
let attemptId: string;
beforeEach(async () => {
  world = testWorld({ billing: nobodyAsked });
  ({ id, owner } = await team(world));
  agent = await member(world, id, "agent");
  await group(world, id, { people: [agent], managers: [] });
  attemptId = await handedIn(world, { organisationId: id, userId: agent.id });
});

const assigned = () => assign(world, owner.login, { people: [agent.id] });

test("Starter holds no oversight: nothing of it begins, and what is there stays readable", async () => {
  await subscribed(world, await account(world, { organisation_id: id }), { plan: "starter" });
  const { login } = owner;
  const acts = {
    assign: () => assign(world, login, { people: [agent.id] }),
    calibrate: () => createCalibrations(world).make(login, {}),
    checklist: () =>
      createReadiness(world).writeChecklist(login, id, { passed: [], scores: {}, certificates: [], gate: 1, days: 30 }),
    boards: () => createBoards(world).turn(login, id, true),
    comment: () => createReviews(world).comment(login, attemptId, { words: "Good." }),
    judge: () => createReviews(world).judge(login, attemptId, {}),
    verdict: () => createReviews(world).conclude(login, attemptId, { verdict: "ready", words: "" }),
    example: () => createExamples(world).ask(login, attemptId, {}),
  };
  for (const [act, begin] of Object.entries(acts)) expect(await refusalOf(begin()), act).toBe("no_oversight");
  expect((await createAssignments(world).list(login)).assignments).toEqual([]);
  expect((await createReadiness(world).openChecklist(login)).isWritten).toBe(false);
});

test("Professional, a trial and a grant of it hold oversight, and so does an organization that has had nothing yet", async () => {
  expect(await assigned()).toEqual(expect.any(String));
  const accountId = await account(
    world,
    { organisation_id: id },
    { trial_started_at: world.now(), trial_ends_at: world.now() + 14 * DAY_MS },
  );
  expect(await assigned()).toEqual(expect.any(String));
  world.clock.advance(14 * DAY_MS);
  owner = { ...owner, login: await loginOf(world, owner.id) };
  expect(await refusalOf(assigned())).toBe("no_oversight");
  await subscribed(world, accountId, { plan: "professional" });
  expect(await assigned()).toEqual(expect.any(String));
});

test("boards that were on are off under Starter, and on again with Professional", async () => {
  const { login } = owner;
  await createBoards(world).turn(login, id, true);
  await createBoards(world).choose(login, id, { joins: true, hidesName: false });
  const open = () => createBoards(world).open(login);
  expect(await open()).toMatchObject({ team: { boardsOn: true }, boards: expect.any(Array) });
  const accountId = await account(world, { organisation_id: id });
  await subscribed(world, accountId, { plan: "starter" });
  expect(await open()).toMatchObject({ team: { boardsOn: false }, boards: null, groups: [] });
  await world.db.update(subscriptions).set({ plan: "professional" });
  expect(await open()).toMatchObject({ team: { boardsOn: true }, boards: expect.any(Array) });
});

test("it is asked of the organization that an act is of, whichever somebody works in", async () => {
  await subscribed(world, await account(world, { organisation_id: id }), { plan: "starter" });
  await world.db.run(sql`UPDATE memberships SET is_active = 0 WHERE user_id = ${owner.id}`);
  const other = await team(world);
  await world.db.run(
    sql`INSERT INTO memberships (organisation_id, user_id, role, joined_at) VALUES (${other.id}, ${owner.id}, 'owner', 1)`,
  );
  const { login } = owner;
  expect(
    await assigned().then(
      () => null,
      (error) => error.code,
    ),
  ).not.toBe("no_oversight");
  expect(await refusalOf(createBoards(world).turn(login, id, true))).toBe("no_oversight");
  expect(await refusalOf(createReviews(world).comment(login, attemptId, { words: "Good." }))).toBe("no_oversight");
  await createBoards(world).turn(login, other.id, true);
});

test("where nobody bills everything is on", async () => {
  await subscribed(world, await account(world, { organisation_id: id }), { plan: "starter" });
  world.billing = null;
  expect(await assigned()).toEqual(expect.any(String));
});
