import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { assign, assignedChoice, attempt } from "#tests/support/assigning.ts";
import { loginOf, person, rowsOf } from "#tests/support/people.ts";
import { practising } from "#tests/support/practising.ts";
import { group, member, team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { runBatch } from "#workers/adapters/d1/database.ts";
import { groupManagers, groupMembers, memberships } from "#workers/adapters/d1/schema/team-tables.ts";
import { assignToNewcomers } from "#workers/adapters/d1/teams/assignment-rows.ts";
import { createDashboard } from "#workers/services/conversations/dashboard.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";
import { createAssignments } from "#workers/services/teams/assignments.ts";
import { createOrganisations } from "#workers/services/teams/organisations.ts";

/** An agency of an owner, two managers with a group each, an agent in each group, and somebody who has left. */
async function agency(world: TestWorld, of: { timeZone?: string } = {}) {
  const { id, owner } = await team(world, of);
  const [north, south] = [await member(world, id, "manager"), await member(world, id, "manager")];
  const [kim, lee] = [
    await member(world, id, "agent", { fullName: "Kim" }),
    await member(world, id, "agent", { fullName: "Lee" }),
  ];
  const left = await member(world, id, "agent", { leftAt: world.now() });
  const northId = await group(world, id, { people: [kim], managers: [north] });
  const southId = await group(world, id, { people: [lee], managers: [south] });
  return { id, owner, north, south, kim, lee, left, northId, southId };
}

const roundsOf = (assignmentId: string) =>
  rowsOf(
    "SELECT user_id, round, due_at FROM assigned_rounds WHERE assignment_id = ? ORDER BY user_id, round",
    assignmentId,
  );
const userIds = async (assignmentId: string) => (await roundsOf(assignmentId)).map((row) => row.user_id).sort();

describe("who may assign to whom", () => {
  test("an owner to anybody of the organization, to groups and to all agents", async () => {
    const world = testWorld();
    const { owner, north, kim, lee, northId } = await agency(world);
    expect(await userIds(await assign(world, owner.login, { people: [north.id] }))).toEqual([north.id]);
    expect(await userIds(await assign(world, owner.login, { groups: [northId] }))).toEqual([kim.id]);
    expect(await userIds(await assign(world, owner.login, { everyone: true }))).toEqual([kim.id, lee.id].sort());
  });

  test("each once, however often they are meant; who joins later is meant by nothing else", async () => {
    const world = testWorld();
    const { id, owner, kim, lee } = await agency(world);
    const max = await member(world, id, "manager");
    const mixed = await group(world, id, { people: [kim, max] });
    const all = { people: [kim.id, kim.id], groups: [mixed], everyone: true };
    expect(await userIds(await assign(world, owner.login, all))).toEqual([kim.id, lee.id, max.id].sort());
    expect(await userIds(await assign(world, owner.login, { joiners: true }))).toEqual([]);
  });

  test("a manager to the people and groups that are theirs, to no others", async () => {
    const world = testWorld();
    const { north, kim, lee, owner, northId, southId, left } = await agency(world);
    expect(await userIds(await assign(world, north.login, { people: [kim.id], groups: [northId] }))).toEqual([kim.id]);
    for (const others of [
      { people: [lee.id] },
      { people: [kim.id, lee.id] },
      { people: [owner.id] },
      { people: [north.id] },
      { people: [left.id] },
      { groups: [southId] },
      { everyone: true },
      { people: [kim.id], joiners: true },
    ])
      await expect(assign(world, north.login, others), JSON.stringify(others)).rejects.toMatchObject({
        code: "not_found",
      });
    expect(await rowsOf("SELECT count(*) AS made FROM assignments")).toEqual([{ made: 1 }]);
  });

  test("nobody to somebody who has left, or to another organization's people and groups", async () => {
    const world = testWorld();
    const [here, there] = [await agency(world), await agency(world)];
    for (const others of [{ people: [here.left.id] }, { people: [there.kim.id] }, { groups: [there.northId] }])
      await expect(assign(world, here.owner.login, others)).rejects.toMatchObject({ code: "not_found" });
  });

  test("not an agent, a stranger, a site admin, or a manager who was removed", async () => {
    const world = testWorld();
    const { kim, north, left, lee } = await agency(world);
    const stranger = await loginOf(world, (await person(world)).id);
    const admin = await loginOf(world, (await person(world, { admin: true })).id);
    await world.db.update(memberships).set({ role: "agent" }).where(eq(memberships.user_id, north.id));
    const assignments = createAssignments(world);
    // Whoever is in an organization is told that the page is not for them; to others it is not there.
    for (const [code, logins] of [
      ["forbidden", [kim.login, north.login]],
      ["not_found", [stranger, admin, left.login]],
    ] as const)
      for (const login of logins) {
        await expect(assign(world, login, { people: [lee.id] })).rejects.toMatchObject({ code });
        await expect(assignments.list(login)).rejects.toMatchObject({ code });
        await expect(assignments.openNew(login)).rejects.toMatchObject({ code });
      }
    await expect(assignments.list(null)).rejects.toMatchObject({ code: "signed_out" });
  });

  test("a group without people gives nobody a round, and the assignment is there", async () => {
    const world = testWorld();
    const { id, owner } = await agency(world);
    const empty = await group(world, id);
    const made = await assign(world, owner.login, { groups: [empty] });
    expect(await roundsOf(made)).toEqual([]);
    expect((await createAssignments(world).open(owner.login, made)).people).toEqual([]);
  });
});

describe("what is wrong with an assignment is said", () => {
  test.each([
    [{ scenarioIds: ["no-such"] }, "choice_unknown"],
    [{ personaId: "kim" }, "choice_unknown"],
    [{ dueDate: "2026-11-20" }, "bad_request"],
    [{ title: "" }, "bad_request"],
  ])("%j: %s", async (wrong, code) => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    await expect(assign(world, owner.login, { people: [kim.id], ...wrong })).rejects.toMatchObject({ code });
  });
});

describe("an assignment is read and changed", () => {
  test("by its owner whole, by a manager for their own people, by the agent on the dashboard", async () => {
    const world = testWorld();
    const { owner, north, south, kim, lee } = await agency(world, { timeZone: "America/Phoenix" });
    const id = await assign(world, owner.login, { everyone: true, dueDate: "2026-11-30" });
    const assignments = createAssignments(world);
    const namesFor = async (login: typeof owner.login) =>
      (await assignments.open(login, id)).people.map(({ name, state }) => [name, state]);
    expect(await namesFor(owner.login)).toEqual([
      ["Kim", "todo"],
      ["Lee", "todo"],
    ]);
    expect(await namesFor(north.login)).toEqual([["Kim", "todo"]]);
    expect(await namesFor(south.login)).toEqual([["Lee", "todo"]]);
    for (const login of [kim.login, lee.login])
      await expect(assignments.open(login, id)).rejects.toMatchObject({ code: "not_found" });
    const [own] = (await createDashboard(world).open(kim.login)).assignments;
    expect(own).toMatchObject({ id, title: "Ready for Monday", state: "todo", due: "Mon, Nov 30" });
  });

  test("only its owner, and the manager who made it, change or archive it", async () => {
    const world = testWorld();
    const { owner, north, south, kim } = await agency(world);
    const id = await assign(world, north.login, { people: [kim.id], dueDate: "2026-11-30" });
    const assignments = createAssignments(world);
    const edit = { title: "Ready for Tuesday", dueDate: "2026-12-01" };
    for (const login of [south.login, kim.login]) {
      await expect(assignments.edit(login, id, edit)).rejects.toMatchObject({ code: "not_found" });
      await expect(assignments.archive(login, id)).rejects.toMatchObject({ code: "not_found" });
    }
    await assignments.edit(north.login, id, edit);
    const page = await assignments.open(owner.login, id);
    expect(page.assignment).toMatchObject({ title: "Ready for Tuesday", dueDate: "2026-12-01" });
    expect(page.people[0]?.dueAt).toBe(Date.parse("2026-12-02T00:00:00-05:00"));
    await assignments.archive(owner.login, id);
    expect((await createDashboard(world).open(kim.login)).assignments).toEqual([]);
    await expect(attempt(world, kim.login, id)).rejects.toMatchObject({ code: "not_found" });
  });

  test("somebody is excused with a reason by those who oversee them, never by themselves", async () => {
    const world = testWorld();
    const { owner, north, south, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id, owner.id] });
    const assignments = createAssignments(world);
    const excuse = { userId: kim.id, round: 1, why: "On leave" };
    await expect(assignments.excuse(south.login, id, excuse)).rejects.toMatchObject({ code: "not_found" });
    for (const self of [owner, kim])
      await expect(assignments.excuse(self.login, id, { ...excuse, userId: self.id })).rejects.toMatchObject({
        text: "Nobody excuses themselves.",
      });
    await expect(assignments.excuse(north.login, id, { ...excuse, why: " " })).rejects.toMatchObject({
      text: "Say why.",
    });
    await assignments.excuse(north.login, id, excuse);
    await expect(assignments.excuse(owner.login, id, { ...excuse, why: "Again" })).rejects.toMatchObject({
      code: "not_found",
    });
    const [own] = (await createDashboard(world).open(kim.login)).assignments;
    expect(own).toMatchObject({ state: "excused", excusedWhy: "On leave" });
  });

  test("a new due date is not over already; one that is stays while the title changes", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const dueDate = "2026-11-30";
    const id = await assign(world, owner.login, { people: [kim.id], dueDate });
    const assignments = createAssignments(world);
    await expect(assignments.edit(owner.login, id, { title: "Other", dueDate: "2026-01-01" })).rejects.toMatchObject({
      text: "The due date is over.",
    });
    world.clock.advance(60 * 24 * 60 * 60 * 1000);
    const login = await loginOf(world, owner.id);
    await assignments.edit(login, id, { title: "Other", dueDate });
    expect((await assignments.open(login, id)).assignment).toMatchObject({ title: "Other", dueDate });
  });

  test("the owner reads who made, changed and archived it and who excused whom, once each", async () => {
    const world = testWorld();
    const { owner, north, kim } = await agency(world);
    const assignments = createAssignments(world);
    const tick = () => world.clock.advance(1000);
    const id = await assign(world, north.login, { people: [kim.id] });
    tick();
    const edit = { title: "Ready for Tuesday", dueDate: "" };
    await assignments.edit(north.login, id, edit);
    await assignments.edit(north.login, id, edit);
    tick();
    await assignments.excuse(north.login, id, { userId: kim.id, round: 1, why: "On leave" });
    tick();
    await assignments.archive(owner.login, id);
    await assignments.archive(owner.login, id);
    const { events } = await createOrganisations(world).openSettings(owner.login);
    expect(events.map(({ words, about }) => [words, about])).toEqual([
      ["archived an assignment", "Ready for Tuesday"],
      ["excused somebody from an assignment", "Kim"],
      ["changed an assignment", "Ready for Tuesday"],
      ["made an assignment", "Ready for Tuesday"],
    ]);
  });

  test("a manager whose group was taken away sees its people no longer", async () => {
    const world = testWorld();
    const { owner, north, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id] });
    await createAssignments(world).open(north.login, id);
    await world.db.delete(groupManagers).where(eq(groupManagers.user_id, north.id));
    await expect(createAssignments(world).open(north.login, id)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("whoever joins later", () => {
  test("gets what is for everyone who joins, and what is for the group they come into, once", async () => {
    const world = testWorld();
    const { id, owner, northId } = await agency(world);
    const forJoiners = await assign(world, owner.login, { joiners: true, dueDate: "2026-11-22" });
    const forNorth = await assign(world, owner.login, { groups: [northId] });
    const forNow = await assign(world, owner.login, { everyone: true });
    const archived = await assign(world, owner.login, { joiners: true });
    await createAssignments(world).archive(owner.login, archived);
    world.clock.advance(3 * 24 * 3600_000);
    const pat = await member(world, id, "agent");
    await world.db.insert(groupMembers).values({ group_id: northId, user_id: pat.id, created_at: world.now() });
    for (let times = 0; times < 2; times++) await runBatch(world.db, [assignToNewcomers(world.db, id, world.now())]);
    const got = await rowsOf("SELECT assignment_id, due_at FROM assigned_rounds WHERE user_id = ?", pat.id);
    expect(new Set(got.map((row) => row.assignment_id))).toEqual(new Set([forJoiners, forNorth]));
    // A due date that was over before they came is not theirs.
    expect(got.map((row) => row.due_at)).toEqual([null, null]);
    expect(await userIds(forNow)).not.toContain(pat.id);
  });

  test("a manager who joins gets nothing that is for agents", async () => {
    const world = testWorld();
    const { id, owner } = await agency(world);
    await assign(world, owner.login, { joiners: true });
    const boss = await member(world, id, "manager");
    await runBatch(world.db, [assignToNewcomers(world.db, id, world.now())]);
    expect(await rowsOf("SELECT 1 FROM assigned_rounds WHERE user_id = ?", boss.id)).toEqual([]);
  });
});

describe("by itself", () => {
  const HOUR = 3600_000;

  test("an email reminds, once for each day that was chosen, also when the hour is run twice at once", async () => {
    const world = testWorld();
    const { owner, kim, lee } = await agency(world);
    const id = await assign(world, owner.login, {
      people: [kim.id, lee.id],
      dueDate: "2026-11-30",
      remindDays: ["3", "1"],
    });
    await attempt(world, lee.login, id);
    const housekeeping = createHousekeeping({ ...world, mailer: { sendsOutside: false, deliver: async () => {} } });
    const emails = () => rowsOf("SELECT recipient, subject FROM outbox");
    await housekeeping.run();
    expect(await emails()).toEqual([]);
    world.clock.nowMs = Date.parse("2026-11-27T12:00:00Z");
    await Promise.all([housekeeping.run(), housekeeping.run()]);
    expect(await emails()).toEqual([{ recipient: kim.email, subject: "Due Mon, Nov 30: Ready for Monday" }]);
    world.clock.advance(HOUR);
    await housekeeping.run();
    expect(await emails()).toHaveLength(1);
    world.clock.nowMs = Date.parse("2026-11-29T12:00:00Z");
    await housekeeping.run();
    expect(await emails()).toHaveLength(2);
  });

  test("a round begins anew so many days after it was passed, with as many days as before, once", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id], dueDate: "2026-11-24", repeatDays: "10" });
    await attempt(world, kim.login, id);
    const housekeeping = createHousekeeping(world);
    world.clock.nowMs = Date.parse("2026-11-30T12:00:00Z");
    await housekeeping.run();
    expect(await roundsOf(id)).toHaveLength(1);
    world.clock.nowMs = Date.parse("2026-12-01T12:00:00Z");
    await Promise.all([housekeeping.run(), housekeeping.run()]);
    expect(await roundsOf(id)).toEqual([
      expect.objectContaining({ round: 1 }),
      { user_id: kim.id, round: 2, due_at: Date.parse("2026-12-05T00:00:00-05:00") },
    ]);
  });
});

describe("what is pinned", () => {
  test("a conversation begins from the scenario as it was frozen, whatever the library says now", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id] });
    // As if the library had moved on since: its A-1 is not that of the assignment any more.
    await world.db.$client
      .prepare(
        "UPDATE assignments SET frozen = json_set(frozen, '$.scenarios[0].scenario.title', 'As it was'), task = json_set(task, '$.versions.library', 'library-old')",
      )
      .run();
    const conversation = await attempt(world, kim.login, id);
    const [row] = await rowsOf(
      "SELECT json_extract(practice, '$.scenario.title') AS title, json_extract(practice, '$.versions.library') AS library FROM chat_conversations WHERE id = ?",
      conversation,
    );
    expect(row).toEqual({ title: "As it was", library: "library-old" });
    expect((await createAssignments(world).open(owner.login, id)).assignment.isOfLibrary).toBe(false);
  });

  test("an assignment whose scenario was archived goes on", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const id = await assign(world, owner.login, { people: [kim.id] });
    await world.db.$client
      .prepare(
        "UPDATE assignments SET frozen = json_set(frozen, '$.scenarios[0].scenario.id', 'A-99'), task = json_set(task, '$.scenarios[0].id', 'A-99')",
      )
      .run();
    const talk = practising(world, kim.login, assignedChoice(id, true, "A-99"));
    await talk.say("Hi, this is Pat with Harbor Insurance. How can I help?");
    await talk.say(COMMANDS.end);
    expect(await rowsOf("SELECT scenario_id FROM assignment_attempts")).toEqual([{ scenario_id: "A-99" }]);
  });

  test("all of twelve scenarios with every customer fit into a row", async () => {
    const world = testWorld();
    const { owner, kim } = await agency(world);
    const scenarioIds = ["A-1", "A-2", "A-3", "A-4", "H-1", "H-2", "H-3", "H-4", "L-1", "L-2", "L-3", "L-4"];
    const id = await assign(world, owner.login, { scenarioIds, personaId: "", people: [kim.id] });
    const [row] = await rowsOf("SELECT length(frozen) AS bytes FROM assignments WHERE id = ?", id);
    expect(Number(row?.bytes)).toBeLessThan(1_500_000);
  });
});
