import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { RUBRIC_VERSION } from "#core/scoring/rubric.ts";
import { assign } from "#tests/support/assigning.ts";
import { keptConversation } from "#tests/support/kept-attempts.ts";
import { rowsOf } from "#tests/support/people.ts";
import { group, member, type TeamPerson, team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { chatConversations, scores } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { assignmentAttempts } from "#workers/adapters/d1/schema/team-tables.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createBoards } from "#workers/services/teams/boards.ts";
import { createTeamPeople } from "#workers/services/teams/team-people.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let world: TestWorld;
beforeEach(() => {
  world = testWorld();
  // Wed, 25 November 2026, 7 AM in New York.
  world.clock.nowMs = Date.UTC(2026, 10, 25, 12);
});

/** An organization with its boards on, and so many agents. */
async function agency(count: number) {
  const one = await team(world);
  const people: TeamPerson[] = [];
  for (let index = 0; index < count; index++)
    people.push(await member(world, one.id, "agent", { fullName: `Agent ${index}` }));
  await createBoards(world).turn(one.owner.login, one.id, true);
  return { ...one, people };
}

const open = (person: TeamPerson) => createBoards(world).open(person.login);
const join = (organisationId: string, person: TeamPerson, hidesName = false) =>
  createBoards(world).choose(person.login, organisationId, { joins: true, hidesName });
const leave = (organisationId: string, person: TeamPerson) =>
  createBoards(world).choose(person.login, organisationId, { joins: false, hidesName: false });
const linesOf = async (person: TeamPerson, kind: "days" | "drills" | "improvement") =>
  (await open(person)).boards
    ?.find((board) => board.kind === kind)
    ?.lines.map(({ name, figure }) => `${name} ${figure}`);

/** Private practice that ended at these moments. */
async function practice(organisationId: string, person: TeamPerson, ...moments: number[]) {
  for (const endedAt of moments) {
    const { id } = await keptConversation(world, person, organisationId, { handedInAt: null, hasSound: false });
    await world.db.update(chatConversations).set({ ended_at: endedAt }).where(eq(chatConversations.id, id));
  }
}

describe("the weekly boards", () => {
  test("are off until an owner turns them on; nobody else does, and nobody joins before", async () => {
    const one = await team(world);
    const agent = await member(world, one.id, "agent");
    const manager = await member(world, one.id, "manager");
    const boards = createBoards(world);
    await expect(join(one.id, agent)).rejects.toMatchObject({ code: "not_found" });
    for (const other of [agent, manager])
      await expect(boards.turn(other.login, one.id, true)).rejects.toMatchObject({ code: "forbidden" });
    await boards.turn(one.owner.login, one.id, true);
    await join(one.id, agent);
    expect((await open(agent)).boards).toHaveLength(3);
    await boards.turn(one.owner.login, one.id, false);
    expect((await open(agent)).boards).toBe(null);
    expect(
      await rowsOf(`SELECT kind FROM organisation_events WHERE organisation_id = '${one.id}' ORDER BY id`),
    ).toEqual([{ kind: "boards_on" }, { kind: "boards_off" }]);
  });

  test("show only those who joined, to nobody but those, and not from the moment on in which somebody leaves", async () => {
    const { id, owner, people } = await agency(3);
    const [first, second, third] = people as [TeamPerson, TeamPerson, TeamPerson];
    await join(id, first);
    await join(id, second);
    expect(await linesOf(first, "days")).toHaveLength(2);
    expect((await open(third)).boards).toBe(null);
    expect((await open(owner)).boards).toBe(null);
    expect(JSON.stringify(await open(third))).not.toMatch(/Agent [01]/);
    await leave(id, second);
    expect(await linesOf(first, "days")).toEqual(["Agent 0 0"]);
    expect((await open(second)).boards).toBe(null);
  });

  test("show two neighbors up and down and nobody else of many, by name or as somebody, and never an id", async () => {
    const { id, people } = await agency(9);
    for (const [index, person] of people.entries()) {
      await join(id, person, index === 5);
      await practice(id, person, ...Array.from({ length: Math.min(index, 2) }, (_, day) => world.now() - day * DAY_MS));
    }
    for (const [index, person] of people.entries()) {
      const { boards, viewer, ...rest } = await open(person);
      for (const { lines } of boards ?? []) expect(lines.length).toBeLessThanOrEqual(5);
      expect(boards?.[0]?.lines.length).toBeGreaterThanOrEqual(3);
      expect(viewer.id).toBe(person.id);
      expect(JSON.stringify(rest)).not.toContain("Agent");
      for (const other of people) expect(JSON.stringify({ boards, rest })).not.toContain(other.id);
      expect(boards?.[0]?.lines.find(({ isViewer }) => isViewer)?.name).toBe(`Agent ${index}`);
    }
    for (const person of people)
      if (person !== people[5]) expect(JSON.stringify(await open(person))).not.toContain("Agent 5");
  });

  test("count days and settled drills from Monday in the organization's time zone, private practice with them", async () => {
    const { id, people } = await agency(2);
    const [first, second] = people as [TeamPerson, TeamPerson];
    const monday = Date.UTC(2026, 10, 23, 5);
    await join(id, first);
    await join(id, second);
    await practice(id, first, monday - 1, monday, monday + 1, world.now());
    await practice(id, second, monday - 1);
    expect(await linesOf(first, "days")).toEqual(["Agent 0 2", "Agent 1 0"]);
    await world.db
      .update(chatConversations)
      .set({ kind: "drill", customer_state: { exit: { kind: "agreed", turn: 2, reason: "" } } })
      .where(eq(chatConversations.user_id, first.id));
    await world.db
      .update(chatConversations)
      .set({ kind: "drill", customer_state: { exit: { kind: "time-cap", turn: 2, reason: "" } } })
      .where(eq(chatConversations.user_id, second.id));
    await practice(id, second, world.now());
    expect(await linesOf(first, "drills")).toEqual(["Agent 0 3", "Agent 1 0"]);
  });

  test("tell an improvement of handed-in work by the present rubric alone, never of a score of private practice", async () => {
    const { id, people } = await agency(2);
    const [first, second] = people as [TeamPerson, TeamPerson];
    await join(id, first);
    await join(id, second);
    const monday = Date.UTC(2026, 10, 23, 5);
    const scored = async (
      person: TeamPerson,
      atMs: number,
      total: number,
      of: { isPrivate?: boolean; rubric?: string } = {},
    ) => {
      const handedInAt = of.isPrivate ? null : atMs;
      const { id: conversation } = await keptConversation(world, person, id, { handedInAt, hasSound: false, total });
      await world.db.insert(scores).values({
        conversation_id: conversation,
        run_no: 1,
        total,
        gate: "clear",
        rubric_version: of.rubric ?? RUBRIC_VERSION,
        engine_version: "1",
        score: {},
        created_at: atMs,
      });
      await world.db
        .update(assignmentAttempts)
        .set({ run_no: 1 })
        .where(eq(assignmentAttempts.conversation_id, conversation));
    };
    for (const total of [60, 62, 64]) await scored(first, monday - DAY_MS, total);
    await scored(first, monday, 70);
    await scored(first, monday - DAY_MS, 1, { rubric: "2020.1" });
    for (const total of [11, 12]) await scored(first, monday, total, { isPrivate: true });
    for (const total of [31, 32, 33, 34, 35]) await scored(second, monday - DAY_MS, total, { isPrivate: true });
    expect(await linesOf(first, "improvement")).toEqual([]);
    await scored(first, world.now(), 76);
    expect(await linesOf(first, "improvement")).toEqual(["Agent 0 11"]);
    expect(await linesOf(second, "improvement")).toEqual([]);
  });

  test("sum up one's own groups, once three of a group joined", async () => {
    const { id, people } = await agency(4);
    const [first, second, third, fourth] = people as [TeamPerson, TeamPerson, TeamPerson, TeamPerson];
    await group(world, id, { people: [first, second, third], name: "North" });
    await group(world, id, { people: [fourth], name: "South" });
    for (const person of [first, second]) await join(id, person);
    await practice(id, first, world.now());
    await practice(id, third, world.now(), world.now() - DAY_MS);
    expect((await open(first)).groups).toEqual([]);
    await join(id, third);
    expect((await open(first)).groups).toEqual([{ name: "North", people: 3, days: 3, drills: 0 }]);
  });

  test("are nobody's of another organization, and whoever leaves the organization has left them, too", async () => {
    const { id, people } = await agency(2);
    const [first, second] = people as [TeamPerson, TeamPerson];
    const other = await agency(1);
    const [stranger] = other.people as [TeamPerson];
    for (const person of [first, second]) await join(id, person);
    await join(other.id, stranger);
    await expect(join(id, stranger)).rejects.toMatchObject({ code: "not_found" });
    expect(await linesOf(stranger, "days")).toEqual(["Agent 0 0"]);
    await createTeamPeople(world).leave(second.login, id);
    expect(await linesOf(first, "days")).toEqual(["Agent 0 0"]);
    expect(await rowsOf(`SELECT joins_boards FROM memberships WHERE user_id = '${second.id}'`)).toEqual([
      { joins_boards: 0 },
    ]);
  });
});

describe("the score board of an assignment", () => {
  test("shows the three best of those who agree, while they do; it is there only where the form asked for it", async () => {
    const { id, owner, people } = await agency(5);
    const plain = await assign(world, owner.login, { everyone: true });
    const board = await assign(world, owner.login, { everyone: true, scoreBoard: true, title: "With a board" });
    const boards = createBoards(world);
    for (const [index, person] of people.entries()) {
      for (const total of [50 + index, 40])
        await keptConversation(world, person, id, {
          handedInAt: world.now(),
          assignmentId: board,
          total,
          hasSound: false,
        });
      if (index > 0) await boards.agree(person.login, board, true);
    }
    const [first, second, , , last] = people as [TeamPerson, TeamPerson, TeamPerson, TeamPerson, TeamPerson];
    const top = async (person: TeamPerson) => {
      const { scoreBoards } = await open(person);
      expect(scoreBoards.map(({ assignmentId }) => assignmentId)).toEqual([board]);
      return scoreBoards[0]?.top.map(({ name, total, isViewer }) => `${name} ${total}${isViewer ? " you" : ""}`);
    };
    expect(await top(first)).toEqual(["Agent 4 54", "Agent 3 53", "Agent 2 52"]);
    await join(id, last, true);
    expect(await top(second)).toEqual(["null 54", "Agent 3 53", "Agent 2 52"]);
    await boards.agree(last.login, board, false);
    expect(await top(last)).toEqual(["Agent 3 53", "Agent 2 52", "Agent 1 51"]);
    await expect(boards.agree(first.login, plain, true)).rejects.toMatchObject({ code: "not_found" });
    const stranger = await member(world, (await team(world)).id, "agent");
    await expect(boards.agree(stranger.login, board, true)).rejects.toMatchObject({ code: "not_found" });
  });

  test("stands on the assignment's own page, for whoever has it", async () => {
    const { owner, people } = await agency(1);
    const [agent] = people as [TeamPerson];
    const board = await assign(world, owner.login, { everyone: true, scoreBoard: true });
    const request = { conversationId: null, search: new URLSearchParams({ assignment: board }) };
    const { stage } = await createConversationPages(world).openChat(agent.login, request);
    expect(stage).toMatchObject({ phase: "assigned", scoreBoard: { assignmentId: board, agrees: false, top: [] } });
  });

  test("is not made, nor shown, while the boards are off", async () => {
    const { id, owner, people } = await agency(1);
    const [agent] = people as [TeamPerson];
    await assign(world, owner.login, { everyone: true, scoreBoard: true });
    await createBoards(world).turn(owner.login, id, false);
    await assign(world, owner.login, { everyone: true, scoreBoard: true });
    expect((await open(agent)).scoreBoards).toEqual([]);
    await createBoards(world).turn(owner.login, id, true);
    expect((await open(agent)).scoreBoards).toHaveLength(1);
  });
});
