import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { countedDatabase } from "#tests/support/counted-database.ts";
import { CHOICE, JUDGEABLE_LINES, practising, signedIn } from "#tests/support/practising.ts";
import { testWorld } from "#tests/support/world.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createDashboard } from "#workers/services/conversations/dashboard.ts";
import { createAccountPages } from "#workers/services/identity/account-pages.ts";

const nothing = new URLSearchParams();

describe("each signed-in page is one D1 round trip", () => {
  test("dashboard, setup, chosen scenario, conversation, feedback, and those of the account", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const person = practising(world, login);
    await person.say("Hello, this is Pat.");
    await person.say(COMMANDS.end);
    const id = person.conversationId;
    const pages = {
      dashboard: (counted: typeof world) => createDashboard(counted).open(login),
      setup: (counted: typeof world) =>
        createConversationPages(counted).openChat(login, { conversationId: null, search: nothing }),
      chosen: (counted: typeof world) =>
        createConversationPages(counted).openChat(login, {
          conversationId: null,
          search: new URLSearchParams(`scenario=${CHOICE.scenarioId}`),
        }),
      conversation: (counted: typeof world) =>
        createConversationPages(counted).openChat(login, { conversationId: id, search: nothing }),
      feedback: (counted: typeof world) => createConversationPages(counted).openFeedback(login, id),
      profile: (counted: typeof world) => createAccountPages(counted).openProfile(login),
      security: (counted: typeof world) => createAccountPages(counted).openSecurity(login),
      twoStep: (counted: typeof world) => createAccountPages(counted).openTwoStep(login),
      devices: (counted: typeof world) => createAccountPages(counted).openDevices(login),
      data: (counted: typeof world) => createAccountPages(counted).openData(login),
    };
    // The first look of a day also keeps what was chosen for it, after the page.
    await createDashboard(world).open(login);
    await world.settled();
    const trips: Record<string, number> = {};
    for (const [name, open] of Object.entries(pages)) {
      const counted = countedDatabase(env.DB);
      await open({ ...world, db: counted.db });
      trips[name] = counted.roundTrips();
    }
    expect(trips).toEqual(Object.fromEntries(Object.keys(pages).map((name) => [name, 1])));
  });

  test("the counter counts what is run alone, too", async () => {
    const { db, roundTrips } = countedDatabase(env.DB);
    await db.run("SELECT 1");
    await db.run("SELECT 1");
    expect(roundTrips()).toBe(2);
  });
});

describe("the dashboard", () => {
  test("of a new person is empty", async () => {
    const world = testWorld();
    const page = await createDashboard(world).open(await signedIn(world));
    expect(page.totals).toEqual({ conversations: 0, messages: 0, averageDurationSeconds: 0 });
    expect(page.recent).toEqual([]);
    expect(page.drills).toEqual({ due: [], next: null });
    expect(page.progress.scores).toEqual([]);
    expect(page.progress.skills.every(({ percent }) => percent === null)).toBe(true);
    expect(page.progress.streak).toMatchObject({ days: 0, practisedToday: false });
  });

  test("shows progress from completed and scored calls, oldest first, with figures from three of them on", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const ended: string[] = [];
    for (let i = 0; i < 3; i++) {
      expect((await createDashboard(world).open(login)).progress.skills.every(({ percent }) => percent === null)).toBe(
        true,
      );
      const person = practising(world, login);
      for (const [at, line] of JUDGEABLE_LINES.entries()) await person.say(line, `progress-say-${i}-${at}`);
      await person.say(COMMANDS.end, `progress-end-${i}`);
      ended.push(person.conversationId);
      if (i < 2) world.clock.advance(24 * 60 * 60 * 1000);
    }
    await practising(world, login).say("Still open.", "progress-open");
    const { progress } = await createDashboard(world).open(login);
    expect(progress.scores.map(({ conversationId }) => conversationId)).toEqual(ended);
    const page = await createConversationPages(world).openFeedback(login, ended[0] ?? "");
    expect(progress.scores[0]?.total).toBe(page.score?.total);
    expect(progress.skills.find(({ id }) => id === "opening")).toMatchObject({
      percent: page.score?.dimensions.find(({ id }) => id === "opening")?.percent,
      observations: 3,
    });
    expect(progress.streak).toMatchObject({ days: 3, practisedToday: true });
  });

  test("compares only scores by one rubric, and says how many it leaves out", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    for (let i = 0; i < 2; i++) {
      const person = practising(world, login);
      for (const [at, line] of JUDGEABLE_LINES.entries()) await person.say(line, `alike-say-${i}-${at}`);
      await person.say(COMMANDS.end, `alike-end-${i}`);
      if (i === 0) await world.db.run("UPDATE scores SET rubric_version = 'rubric-0'");
      world.clock.advance(60_000);
    }
    const { progress } = await createDashboard(world).open(login);
    expect(progress).toMatchObject({ otherwiseJudged: 1, scores: [{ total: expect.any(Number) }] });
    expect(progress.skills.every(({ observations }) => observations <= 1)).toBe(true);
  });

  test("shows nobody else's progress", async () => {
    const world = testWorld();
    const mine = await signedIn(world, "me");
    const other = practising(world, await signedIn(world, "other"));
    await other.say("Hello, this is somebody else.", "other-key-1");
    await other.say(COMMANDS.end, "other-key-2");
    const { progress, drills } = await createDashboard(world).open(mine);
    expect(progress.scores).toEqual([]);
    expect(progress.skills.every(({ observations }) => observations === 0)).toBe(true);
    expect(progress.streak.days).toBe(0);
    expect(drills.next).toBeNull();
  });

  test("counts only the person's own conversations, newest first, ten at most", async () => {
    const world = testWorld();
    const mine = await signedIn(world, "me");
    const other = practising(world, await signedIn(world, "other"));
    await other.say("Hello, this is somebody else.", "other-key-1");
    for (let i = 0; i < 12; i++) {
      world.clock.advance(60_000);
      await practising(world, mine).say(`Conversation ${i}`, `mine-key-${i}`);
    }
    const page = await createDashboard(world).open(mine);
    expect(page.totals).toMatchObject({ conversations: 12, messages: 36 });
    expect(page.recent).toHaveLength(10);
    expect(page.recent[0]?.title).toBe("Conversation 11");
  });

  test("averages durations and rounds them", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    for (const [index, seconds] of [31, 60].entries()) {
      const person = practising(world, login);
      for (const [at, line] of JUDGEABLE_LINES.entries()) await person.say(line, `start-key-${index}-${at}`);
      world.clock.advance(seconds * 1000);
      await person.say(COMMANDS.end, `finish-key-${index}`);
    }
    const page = await createDashboard(world).open(login);
    expect(page.totals.averageDurationSeconds).toBe(46);
    expect(page.recent.every((one) => one.score !== null)).toBe(true);
  });
});

describe("New Session", () => {
  test("completes and scores the conversation, and doing it twice changes nothing", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const conversations = createConversationPages(world);
    const person = practising(world, login);
    for (const line of JUDGEABLE_LINES) await person.say(line);
    world.clock.advance(5_000);
    const endedAt = world.now();
    await conversations.complete(login, person.conversationId);
    world.clock.advance(60_000);
    await conversations.complete(login, person.conversationId);
    const page = await conversations.openFeedback(login, person.conversationId);
    expect(page.conversation).toMatchObject({ status: "completed", endedAt });
    expect(page.score).not.toBeNull();
  });
});

describe("what the customer hides", () => {
  test("is shown only once the conversation is completed", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const conversations = createConversationPages(world);
    const person = practising(world, login);
    await person.say("Hello, this is Pat.");
    expect((await conversations.openFeedback(login, person.conversationId)).revealed).toBeNull();
    const during = await conversations.openChat(login, { conversationId: person.conversationId, search: nothing });
    await conversations.complete(login, person.conversationId);
    const after = await conversations.openFeedback(login, person.conversationId);
    const facts = after.revealed?.facts.map((fact) => fact.card) ?? [];
    expect(facts.length).toBeGreaterThan(3);
    for (const fact of facts) expect(JSON.stringify(during)).not.toContain(JSON.stringify(fact));
  });
});

describe("what was noticed in the lines", () => {
  test("is shown at its turns once the conversation is completed, and not before", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const conversations = createConversationPages(world);
    const person = practising(world, login);
    await person.say("Hi, this is Pat with Harbor Insurance. What made you look at your insurance now?");
    expect((await conversations.openFeedback(login, person.conversationId)).notes).toEqual([]);
    await conversations.complete(login, person.conversationId);
    const { notes } = await conversations.openFeedback(login, person.conversationId);
    expect(notes).toContainEqual({ turn: 1, kind: "question", tone: "good", label: "Open question heard" });
  });
});

describe("the setup", () => {
  test("offers the choice of the last conversation first", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    const conversations = createConversationPages(world);
    await practising(world, login).say("Hello, this is Pat.");
    const page = await conversations.openChat(login, { conversationId: null, search: nothing });
    expect(page.stage).toMatchObject({
      phase: "setup",
      chosen: { scenarioId: CHOICE.scenarioId, level: CHOICE.level },
    });
  });

  test("an unknown scenario in the address is refused", async () => {
    const world = testWorld();
    const login = await signedIn(world);
    await expect(
      createConversationPages(world).openChat(login, {
        conversationId: null,
        search: new URLSearchParams("scenario=nope"),
      }),
    ).rejects.toMatchObject({ code: "choice_unknown" });
  });
});
