import { expect, test } from "vitest";
import { assign, attempt } from "#tests/support/assigning.ts";
import { rowsOf } from "#tests/support/people.ts";
import { member, team } from "#tests/support/teams.ts";
import { testWorld } from "#tests/support/world.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";
import { createCertificates } from "#workers/services/teams/certificates.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

async function passed(certificateMonths: number | null) {
  const world = testWorld();
  const { id, owner } = await team(world, { name: "Harbor" });
  const kim = await member(world, id, "agent", { fullName: "Kim Lee" });
  const assignment = await assign(world, owner.login, { people: [kim.id], certificateMonths });
  const conversationId = await attempt(world, kim.login, assignment);
  return { world, kim, conversationId };
}

test("who passes an assignment that issues a certificate has it within the minute, once, with what was done", async () => {
  const { world, kim } = await passed(12);
  for (let minutes = 0; minutes < 3; minutes++) {
    world.clock.advance(60_000);
    await createHousekeeping(world).run();
  }
  const { certificates } = await createCertificates(world).openOwn(kim.login);
  expect(certificates).toMatchObject([
    { holderName: "Kim Lee", organisationName: "Harbor", title: "Ready for Monday" },
  ]);
  const [row] = await rowsOf("SELECT content FROM certificates");
  expect(JSON.parse(String(row?.content))).toMatchObject({
    scenarios: [{ id: "A-1", version: expect.any(String) }],
    mode: "text",
    gate: expect.any(String),
    scoreToReach: 0,
  });
});

test("looking at the attempt that passed issues it too, where no schedule runs", async () => {
  const { world, kim, conversationId } = await passed(12);
  const pages = createConversationPages(world);
  await Promise.all([pages.openFeedback(kim.login, conversationId), pages.openFeedback(kim.login, conversationId)]);
  await world.settled();
  expect((await createCertificates(world).openOwn(kim.login)).certificates).toHaveLength(1);
});

test("an assignment without one issues none", async () => {
  const { world } = await passed(null);
  await createHousekeeping(world).run();
  expect(await rowsOf("SELECT id FROM certificates")).toEqual([]);
});

test("a round that was passed long ago gets none, so that a deleted certificate stays deleted", async () => {
  const { world } = await passed(12);
  world.clock.advance(3 * DAY_MS);
  await createHousekeeping(world).run();
  expect(await rowsOf("SELECT id FROM certificates")).toEqual([]);
});
