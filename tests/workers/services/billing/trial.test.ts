import { describe, expect, test } from "vitest";
import { TRIAL_MS, TRIAL_SECONDS } from "#core/billing/plan-limits.ts";
import { trialAddress } from "#core/billing/trial-address.ts";
import { account, DAY_MS, nobodyAsked, subscribed } from "#tests/support/billing.ts";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { CHOICE, practising, signedIn } from "#tests/support/practising.ts";
import { member, team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { runBatch } from "#workers/adapters/d1/database.ts";
import { usageEntries } from "#workers/adapters/d1/schema/billing-tables.ts";
import { organisationDomains } from "#workers/adapters/d1/schema/team-tables.ts";
import { verifiedDomainClaims } from "#workers/services/billing/practice-start.ts";
import { createCalls } from "#workers/services/calls/calls.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createUnstoredReplies } from "#workers/services/conversations/unstored-replies.ts";
import { removePerson } from "#workers/services/identity/person-removal.ts";
import { createUsage } from "#workers/services/plans/usage-pages.ts";
import { readSettings } from "#workers/settings.ts";

const settings = readSettings({ VOICE_ENGINE: "openai-realtime", OPENAI_API_KEY: "a-key" });
const billed = () => testWorld({ billing: nobodyAsked, settings });
const begin = (world: TestWorld, login: { tokenHash: string }, key: string) =>
  practising(world, login).say("Hi, this is Pat with Harbor Insurance.", key);
const trials = () => rowsOf("SELECT user_id, organisation_id, trial_started_at, trial_ends_at FROM billing_accounts");
const nothing = { conversationId: null, search: new URLSearchParams() };

test("a trial is said before, and begins with the first practice, in the batch that starts it", async () => {
  const world = billed();
  const login = await signedIn(world);
  const { practiceLeft } = await createConversationPages(world).openChat(login, nothing);
  expect(practiceLeft?.text).toBe(
    "Your free trial begins with your first practice: 14 days or 60 minutes of practice, whichever ends first. No card is needed.",
  );
  expect(await trials()).toEqual([]);
  await begin(world, login, "first");
  const now = world.now();
  expect(await trials()).toEqual([
    { user_id: login.userId, organisation_id: null, trial_started_at: now, trial_ends_at: now + TRIAL_MS },
  ]);
  world.clock.advance(DAY_MS);
  await begin(world, login, "second");
  expect(await trials()).toMatchObject([{ trial_started_at: now }]);
  const later = await createConversationPages(world).openChat(login, nothing);
  expect(later.practiceLeft?.text).toBe("Free trial: 13 days and 1 hour of practice left.");
});

test("two first practices at once begin one trial", async () => {
  const world = billed();
  const login = await signedIn(world);
  await Promise.all([begin(world, login, "one"), begin(world, login, "two")]);
  expect(await trials()).toHaveLength(1);
  expect(await rowsOf("SELECT key FROM trial_claims")).toHaveLength(1);
  expect(await rowsOf("SELECT id FROM chat_conversations")).toHaveLength(2);
});

describe("a trial ends", () => {
  test("by days, and then nothing begins while everything stays readable", async () => {
    const world = billed();
    const login = await signedIn(world);
    const practice = practising(world, login);
    await practice.say("Hello, this is Pat.", "first");
    world.clock.advance(TRIAL_MS - 1);
    await world.db.run(`UPDATE logins SET last_seen_at = ${world.now()}`);
    await begin(world, login, "in time");
    world.clock.advance(1);
    expect(await refusalOf(begin(world, login, "late"))).toBe("no_practice_left");
    // What is open goes on, and what there is is shown.
    await practice.say("Are you there?", "going on");
    await createConversationPages(world).openFeedback(login, practice.conversationId);
    const search = new URLSearchParams({ scenario: CHOICE.scenarioId });
    const chosen = createConversationPages(world).openChat(login, { conversationId: null, search });
    expect(await refusalOf(chosen)).toBe("no_practice_left");
    expect(await createUsage(world).openLimit(login)).toMatchObject({ title: "The free trial is over", mayBuy: true });
  });

  test("by minutes", async () => {
    const world = billed();
    const login = await signedIn(world);
    await begin(world, login, "first");
    await world.db.insert(usageEntries).values({
      ...{ conversation_id: "before", period_start: world.now(), user_id: login.userId, kind: "voice" },
      seconds: TRIAL_SECONDS,
      used_at: world.now(),
    });
    expect(await refusalOf(begin(world, login, "next"))).toBe("no_practice_left");
    expect((await createUsage(world).openLimit(login))?.what).toContain("The 60 minutes are used.");
  });
});

describe("a trial cannot be had twice", () => {
  test("by a person, also after deleting the account and signing up again, with a plus in the address, too", async () => {
    const world = billed();
    const first = await person(world, { email: "pat@agency.example" });
    await begin(world, await loginOf(world, first.id), "first");
    await removePerson(world, first.id, { message: "", mayBeLastAdmin: true });
    expect(await trials()).toEqual([]);
    expect(JSON.stringify(await rowsOf("SELECT * FROM trial_claims"))).not.toContain("pat");
    for (const email of ["pat@agency.example", "pat+again@agency.example"]) {
      const again = await person(world, { email });
      const login = await loginOf(world, again.id);
      expect(await refusalOf(begin(world, login, email))).toBe("no_practice_left");
      expect(await rowsOf("SELECT id FROM chat_conversations")).toEqual([]);
      // From now on the pages know, too.
      const { practiceLeft } = await createConversationPages(world).openChat(login, nothing);
      expect(practiceLeft).toMatchObject({ tone: "none" });
      expect((await createUsage(world).openLimit(login))?.what).toContain("It was had before.");
    }
    const other = await person(world, { email: "lee@agency.example" });
    await begin(world, await loginOf(world, other.id), "other");
  });

  test("by a verified domain", async () => {
    const world = billed();
    const verified = (organisation_id: string, at: number | null) =>
      ({ organisation_id, domain: "agency.example", token: "t", created_at: 1, verified_at: at }) as const;
    const first = await team(world);
    await world.db.insert(organisationDomains).values(verified(first.id, 1));
    await begin(world, first.owner.login, "first");
    expect(await trials()).toMatchObject([{ organisation_id: first.id, user_id: null }]);
    await world.db.delete(organisationDomains);
    const second = await team(world);
    await world.db.insert(organisationDomains).values(verified(second.id, 1));
    expect(await refusalOf(begin(world, second.owner.login, "second"))).toBe("no_practice_left");
    const colleague = await member(world, second.id, "agent");
    expect(await refusalOf(begin(world, colleague.login, "colleague"))).toBe("no_practice_left");
    expect(await createUsage(world).openLimit(colleague.login)).toMatchObject({
      title: "The free trial is over",
      mayBuy: false,
    });
  });
});

test("a domain that is verified after the trial began has had it, too", async () => {
  const world = billed();
  const first = await team(world);
  await begin(world, first.owner.login, "first");
  const domain = { organisation_id: first.id, domain: "agency.example", token: "t", created_at: 1, verified_at: 1 };
  await world.db.insert(organisationDomains).values(domain);
  const claims = await verifiedDomainClaims(world, { organisationId: first.id, domain: "agency.example" });
  await runBatch(world.db, claims);
  await world.db.delete(organisationDomains);
  const second = await team(world);
  await world.db.insert(organisationDomains).values({ ...domain, organisation_id: second.id });
  expect(await refusalOf(begin(world, second.owner.login, "second"))).toBe("no_practice_left");
});

test("a trial of an organization is for all its people, each with minutes of their own", async () => {
  const world = billed();
  const { id, owner } = await team(world);
  await begin(world, owner.login, "owner");
  const agent = await member(world, id, "agent");
  await world.db.insert(usageEntries).values({
    ...{ conversation_id: "before", period_start: world.now(), user_id: owner.id, organisation_id: id, kind: "voice" },
    seconds: TRIAL_SECONDS,
    used_at: world.now(),
  });
  await begin(world, agent.login, "agent");
  expect(await refusalOf(begin(world, owner.login, "again"))).toBe("no_practice_left");
  expect(await trials()).toHaveLength(1);
});

describe("every door refuses", () => {
  async function withoutPlan(world: TestWorld) {
    const login = await signedIn(world);
    await account(world, { user_id: login.userId }, { trial_started_at: 1, trial_ends_at: 2 });
    return login;
  }

  test("a call that begins, and lets one begin where there is a plan", async () => {
    const world = billed();
    const login = await withoutPlan(world);
    expect(await refusalOf(createCalls(world).start(login, { choice: CHOICE }))).toBe("no_practice_left");
    expect(await rowsOf("SELECT call_id FROM live_calls")).toEqual([]);
    await world.db.run("DELETE FROM billing_accounts");
    await subscribed(world, await account(world, { user_id: login.userId }));
    expect(await createCalls(world).start(login, { choice: CHOICE })).toHaveProperty("ticket");
  });

  test("a call in a session that is open goes on", async () => {
    const world = billed();
    const login = await signedIn(world);
    const practice = practising(world, login);
    await practice.say("Hello, this is Pat.", "first");
    world.clock.advance(TRIAL_MS);
    await world.db.run(`UPDATE logins SET last_seen_at = ${world.now()}`);
    const { conversationId } = practice;
    expect(await createCalls(world).start(login, { conversationId })).toHaveProperty("ticket");
  });

  test("a first call begins the trial, and is refused where it was had before", async () => {
    const world = billed();
    const first = await person(world, { email: "pat@agency.example" });
    await createCalls(world).start(await loginOf(world, first.id), { choice: CHOICE });
    expect(await trials()).toMatchObject([{ user_id: first.id }]);
    const again = await person(world, { email: "pat+2@agency.example" });
    const second = createCalls(world).start(await loginOf(world, again.id), { choice: CHOICE });
    expect(await refusalOf(second)).toBe("no_practice_left");
    expect(await rowsOf("SELECT user_id FROM chat_conversations")).toEqual([{ user_id: first.id }]);
  });

  test("a drill, and an exchange that nothing is stored of; its feedback stays free", async () => {
    const world = billed();
    const login = await withoutPlan(world);
    const drill = practising(world, login, { ...CHOICE, drill: "too-expensive" });
    expect(await refusalOf(drill.say("I hear you.", "drill"))).toBe("no_practice_left");
    const replies = createUnstoredReplies(world);
    const never = new AbortController().signal;
    const ask = (message: string) => replies.wholeReply(login.userId, { message, context: [] }, never);
    expect(await refusalOf(ask("Hello, this is Pat."))).toBe("no_practice_left");
    expect(await ask("[end roleplay]")).toBeTruthy();
  });

  test("but not where there is something left: an exchange that nothing is stored of is metered by the day", async () => {
    const world = billed();
    const login = await signedIn(world);
    const replies = createUnstoredReplies(world);
    const never = new AbortController().signal;
    const context = [{ role: "user" as const, content: "Hello, this is Pat." }];
    await replies.wholeReply(login.userId, { message: "Hello, this is Pat.", context: [] }, never);
    expect(await trials()).toMatchObject([{ user_id: login.userId }]);
    for (const pauseSeconds of [40, 600]) {
      world.clock.advance(pauseSeconds * 1000);
      await replies.wholeReply(login.userId, { message: "What made you call?", context }, never);
    }
    expect(await rowsOf("SELECT seconds, user_id FROM usage_entries")).toEqual([
      { seconds: 160, user_id: login.userId },
    ]);
  });
});

test("an address is the same mailbox whatever is added after a plus", () => {
  expect(trialAddress("Pat+x+y@Agency.Example")).toBe("pat@agency.example");
  expect(trialAddress("+1@agency.example")).toBe("+1@agency.example");
  expect(trialAddress("+15551234")).toBe("+15551234");
});
