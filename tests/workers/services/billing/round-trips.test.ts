import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { account, nobodyAsked, subscribed } from "#tests/support/billing.ts";
import { countedDatabase } from "#tests/support/counted-database.ts";
import { CHOICE, JUDGEABLE_LINES, practising, signedIn } from "#tests/support/practising.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createDashboard } from "#workers/services/conversations/dashboard.ts";
import { createForks } from "#workers/services/conversations/forks.ts";
import { createUsage } from "#workers/services/plans/usage-pages.ts";

const search = new URLSearchParams({ scenario: CHOICE.scenarioId });
type Visit = (world: TestWorld) => Promise<unknown>;

/** Round trips and statements of each. */
async function counted(world: TestWorld, visits: Record<string, Visit>) {
  const found: Record<string, { trips: number; statements: number }> = {};
  for (const [name, visit] of Object.entries(visits)) {
    const { db, roundTrips, statements } = countedDatabase(env.DB);
    await visit({ ...world, db });
    await world.settled();
    found[name] = { trips: roundTrips(), statements: statements().length };
  }
  return found;
}

test("the entitlement check adds no round trip to any page or start, and nothing at all where nobody bills", async () => {
  const visitsOf = async (world: TestWorld, name: string) => {
    const login = await signedIn(world, name);
    if (world.billing)
      await subscribed(world, await account(world, { user_id: login.userId }), { plan: "professional" });
    const first = practising(world, login);
    for (const [index, line] of JUDGEABLE_LINES.entries()) await first.say(line, `${name}-${index}`);
    await first.say(COMMANDS.end, `${name}-end`);
    // The first look of a day also keeps what was chosen for it, after the page.
    await createDashboard(world).open(login);
    await world.settled();
    let begun = "";
    return counted(world, {
      dashboard: (one) => createDashboard(one).open(login),
      setup: (one) =>
        createConversationPages(one).openChat(login, { conversationId: null, search: new URLSearchParams() }),
      chosen: (one) => createConversationPages(one).openChat(login, { conversationId: null, search }),
      start: async (one) => {
        const person = practising(one, login);
        await person.say("Hello, this is Pat.", `${name}-start`);
        begun = person.conversationId;
      },
      end: (one) => practising(one, login).goOn(begun, 2, COMMANDS.end),
      retry: (one) => createForks(one).fork(login, { conversationId: first.conversationId, turn: 3 }),
    });
  };
  const world = testWorld();
  const free = await visitsOf(world, "free");
  const billed = await visitsOf({ ...world, billing: nobodyAsked }, "billed");
  const trips = (of: typeof free) => Object.fromEntries(Object.entries(of).map(([name, { trips }]) => [name, trips]));
  expect(trips(billed)).toEqual(trips(free));
  expect(trips(free)).toMatchObject({ dashboard: 1, setup: 1, chosen: 1 });
  const more = Object.entries(billed).map(([name, { statements }]) => [
    name,
    statements - (free[name]?.statements ?? 0),
  ]);
  // Reading is one statement; the end writes one more.
  expect(Object.fromEntries(more)).toEqual({ dashboard: 1, setup: 1, chosen: 1, start: 1, end: 2, retry: 1 });
});

test("so do the pages of use: one round trip each", async () => {
  const world = testWorld({ billing: nobodyAsked });
  const login = await signedIn(world);
  await account(world, { user_id: login.userId }, { trial_started_at: 1, trial_ends_at: 2 });
  const found = await counted(world, {
    usage: (one) => createUsage(one).open(login),
    limit: (one) => createUsage(one).openLimit(login),
  });
  expect(Object.values(found).map(({ trips }) => trips)).toEqual([1, 1]);
});
