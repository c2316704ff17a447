import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { Login } from "#core/identity/login.ts";
import { practising, signedIn } from "#tests/support/practising.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import {
  chatConversations,
  chatMessages,
  rescoreJobs,
  scores,
} from "#workers/adapters/d1/schema/conversation-tables.ts";
import { userRoles } from "#workers/adapters/d1/schema/user-tables.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createRescoring } from "#workers/services/conversations/rescoring.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";

describe("scoring all stored conversations again", () => {
  test("by the same rubric gives every score byte for byte and writes no run", async () => {
    const { world, admin, id } = await withOne();
    const before = await runsOf(world, id);
    world.clock.advance(24 * 3600_000);
    expect(await through(world, admin)).toMatchObject({ total: 1, done: 1, changed: 0 });
    expect(await runsOf(world, id)).toEqual(before);
  });

  test("by another rubric adds a run beside the old one, says what changed, and the agent's page shows it", async () => {
    const { world, admin, agent, id } = await withOne();
    const [first] = await runsOf(world, id);
    await asIfJudgedBefore(world, id, first?.score);
    expect(await through(world, admin)).toMatchObject({ done: 1, changed: 1 });
    expect((await runsOf(world, id)).map((run) => [run.run_no, run.rubric_version])).toEqual([
      [1, "rubric-0"],
      [2, first?.rubric_version],
    ]);
    const page = await createRescoring(world).open(admin);
    expect(page.changes).toMatchObject([{ conversationId: id, before: 3, after: first?.total }]);
    expect(page.changes[0]?.reasons[0]).toBe(`Rubric rubric-0 became ${first?.rubric_version}.`);
    expect((await createConversationPages(world).openFeedback(agent, id)).score).toEqual(first?.score);
  });

  test("is begun once, and stepped by two at the same moment loses and doubles nothing", async () => {
    const { world, admin, id } = await withOne();
    const [first] = await runsOf(world, id);
    await asIfJudgedBefore(world, id, first?.score);
    const { advance } = createRescoring(world);
    await Promise.all([advance(admin, true), advance(admin, true), advance(admin, true)]);
    await through(world, admin);
    expect(await runsOf(world, id)).toHaveLength(2);
    for (const job of await world.db.select().from(rescoreJobs)) expect(job).toMatchObject({ total: 1, done: 1 });
  });

  test("of 300 conversations can be left, goes on by the schedule, and goes through each of them once", async () => {
    const { world, admin, id } = await withOne();
    const [first] = await runsOf(world, id);
    await copied(world, id, 299);
    await world.db
      .update(scores)
      .set({ rubric_version: "rubric-0", score: { ...Object(first?.score), rubricVersion: "rubric-0" } });
    const { advance } = createRescoring(world);
    for (let steps = 0; steps < 3; steps++) await advance(admin, true);
    const left = (await createRescoring(world).open(admin)).jobs[0];
    expect(left).toMatchObject({ total: 300, done: 60, finishedAt: null });
    for (let minutes = 0; minutes < 2; minutes++) await createHousekeeping(world).run();
    const { jobs, rubrics } = await createRescoring(world).open(admin);
    expect(jobs).toMatchObject([{ total: 300, done: 300, changed: 300, finishedAt: expect.any(Number) }]);
    expect(rubrics).toEqual([{ rubric: first?.rubric_version, conversations: 300 }]);
    expect(await world.db.$count(scores)).toBe(600);
  }, 60_000);

  test("is refused to the signed-out and to whoever is no admin, and writes nothing", async () => {
    const { world, agent } = await withOne();
    const { advance, open } = createRescoring(world);
    await expect(advance(null, true)).rejects.toMatchObject({ code: "signed_out" });
    await expect(advance(agent, true)).rejects.toMatchObject({ code: "not_admin" });
    await expect(advance({ userId: agent.userId, mayAdminister: true }, true)).rejects.toMatchObject({
      code: "not_admin",
    });
    await expect(open(agent)).rejects.toMatchObject({ code: "not_admin" });
    expect(await world.db.$count(rescoreJobs)).toBe(0);
  });

  test("is open to the owner's own server", async () => {
    const { world } = await withOne();
    expect(await createRescoring(world).advance({ isOwner: true }, true)).toMatchObject({ total: 1, done: 1 });
  });

  test("begins nothing by the schedule", async () => {
    const { world } = await withOne();
    await createHousekeeping(world).run();
    expect(await world.db.$count(rescoreJobs)).toBe(0);
  });
});

/** An admin, and an agent with one finished conversation. */
async function withOne() {
  const world = testWorld();
  const agent = await signedIn(world);
  const admin = await signedIn(world, "admin");
  await world.db.insert(userRoles).values({ user_id: admin.userId, role: "admin", created_at: world.now() });
  const person = practising(world, agent);
  await person.say("Hi, this is Pat with Harbor Insurance. Is now a good time?");
  await person.say("It sounds like the price worries you. What would feel fair?");
  await person.say("I'd raise your limits, because your son drives now.");
  await person.say(COMMANDS.end);
  return { world, agent, admin, id: person.conversationId };
}

async function through(world: TestWorld, admin: Login) {
  for (;;) {
    const job = await createRescoring(world).advance(admin, true);
    if (!job || job.finishedAt !== null) return job;
  }
}

async function asIfJudgedBefore(world: TestWorld, id: string, score: unknown): Promise<void> {
  const old = { ...Object(score), rubricVersion: "rubric-0", total: 3 };
  await world.db
    .update(scores)
    .set({ rubric_version: "rubric-0", total: 3, score: old })
    .where(eq(scores.conversation_id, id));
}

/** The same conversation, stored again and again. */
async function copied(world: TestWorld, id: string, times: number): Promise<void> {
  const [conversation] = await world.db.select().from(chatConversations).where(eq(chatConversations.id, id));
  const messages = await world.db.select().from(chatMessages).where(eq(chatMessages.conversation_id, id));
  const [score] = await runsOf(world, id);
  if (!conversation || !score) throw new Error("one is stored");
  for (let copy = 0; copy < times; copy++) {
    const own = { conversation_id: `${id}-${copy}` };
    await world.db.batch([
      world.db.insert(chatConversations).values({ ...conversation, id: own.conversation_id }),
      ...messages.map((message) =>
        world.db.insert(chatMessages).values({ ...message, ...own, id: `${message.id}-${copy}` }),
      ),
      world.db.insert(scores).values({ ...score, ...own }),
    ]);
  }
}

function runsOf(world: TestWorld, id: string) {
  return world.db.select().from(scores).where(eq(scores.conversation_id, id)).orderBy(asc(scores.run_no));
}
