import { expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { rowsOf } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising } from "#tests/support/practising.ts";
import { member, type TeamPerson, team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { awardBadges } from "#workers/services/badges/badge-awards.ts";
import { createBadges } from "#workers/services/badges/badges.ts";
import { createConversationPages } from "#workers/services/conversations/conversation-pages.ts";
import { createDeletedSessions } from "#workers/services/history/deleted-sessions.ts";
import { createBoards } from "#workers/services/teams/boards.ts";

let talks = 0;

async function talk(world: TestWorld, { login }: TeamPerson): Promise<string> {
  const person = practising(world, login);
  talks += 1;
  for (const [index, line] of JUDGEABLE_LINES.entries()) await person.say(line, `talk-${talks}-line-${index}`);
  await person.say(COMMANDS.end, `talk-${talks}-end`);
  await world.settled();
  return person.conversationId;
}

const earnedOf = async (world: TestWorld, { login }: TeamPerson) =>
  (await createBadges(world).open(login)).badges.filter(({ earned }) => earned !== null);

test("the end of a session awards what it earned, once, with what earned it; the feedback says so, privately", async () => {
  const world = testWorld();
  const agent = await member(world, (await team(world)).id, "agent");
  expect(await earnedOf(world, agent)).toEqual([]);
  const id = await talk(world, agent);
  const earned = await earnedOf(world, agent);
  expect(earned).toMatchObject([
    {
      id: "first-session",
      earned: { words: "Your first judged session.", conversationId: id, isShown: false, atMs: world.now() },
    },
  ]);
  expect((await createConversationPages(world).openFeedback(agent.login, id)).earnedBadges).toEqual(["First call"]);

  awardBadges(world, agent.id);
  awardBadges(world, agent.id);
  await world.settled();
  const second = await talk(world, agent);
  expect(await earnedOf(world, agent)).toEqual(earned);
  expect((await createConversationPages(world).openFeedback(agent.login, second)).earnedBadges).toEqual([]);
});

test("a badge stays when the session that earned it is deleted, without the way to it", async () => {
  const world = testWorld();
  const agent = await member(world, (await team(world)).id, "agent");
  const id = await talk(world, agent);
  await createDeletedSessions(world).delete(agent.login, id);
  expect(await earnedOf(world, agent)).toMatchObject([{ id: "first-session", earned: { conversationId: null } }]);
});

test("a badge is private until its person shows it, to people of their organization where boards are on, and again when hidden", async () => {
  const world = testWorld();
  const agency = await team(world);
  const agent = await member(world, agency.id, "agent", { fullName: "Pat Agent" });
  const colleague = await member(world, agency.id, "agent");
  const stranger = await member(world, (await team(world)).id, "agent");
  await createBoards(world).turn(agency.owner.login, agency.id, true);
  await talk(world, agent);
  const seenBy = async (one: TeamPerson) => (await createBoards(world).open(one.login)).badges;
  expect(await seenBy(colleague)).toEqual([]);
  await createBadges(world).show(agent.login, "first-session", true);
  expect(await seenBy(colleague)).toEqual([{ position: 1, name: "Pat Agent", titles: ["First call"] }]);
  expect(await seenBy(stranger)).toEqual([]);
  await createBoards(world).turn(agency.owner.login, agency.id, false);
  expect(await seenBy(colleague)).toEqual([]);
  await createBoards(world).turn(agency.owner.login, agency.id, true);
  await createBadges(world).show(agent.login, "first-session", false);
  expect(await seenBy(colleague)).toEqual([]);
});

test("nobody shows a badge they have not earned, nor somebody else's", async () => {
  const world = testWorld();
  const agency = await team(world);
  const agent = await member(world, agency.id, "agent");
  const colleague = await member(world, agency.id, "agent");
  await talk(world, agent);
  for (const [who, badge] of [
    [agent, "ninety"],
    [colleague, "first-session"],
  ] as const)
    await expect(createBadges(world).show(who.login, badge, true)).rejects.toMatchObject({ code: "not_found" });
  expect(await rowsOf("SELECT badge FROM earned_badges WHERE is_shown = 1")).toEqual([]);
});

test("what was practiced before there were badges earns them when their page is opened", async () => {
  const world = testWorld();
  const agent = await member(world, (await team(world)).id, "agent");
  const id = await talk(world, agent);
  await world.db.$client.prepare("DELETE FROM earned_badges").run();
  expect(await earnedOf(world, agent)).toMatchObject([{ id: "first-session", earned: { conversationId: id } }]);
  await world.settled();
  expect(await rowsOf("SELECT badge, user_id FROM earned_badges")).toEqual([
    { badge: "first-session", user_id: agent.id },
  ]);
  await createBadges(world).show(agent.login, "first-session", true);
});
