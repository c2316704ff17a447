import { assign, attempt } from "./assigning.ts";
import { JUDGEABLE_LINES } from "./practising.ts";
import { group, member, type TeamPerson, team } from "./teams.ts";
import type { TestWorld } from "./world.ts";

/** Breaks a rule for sure. */
export const BREACH = "I guarantee that every claim is paid and that you always save money.";

/**
 * An agency with two managers, an agent of the first, and an attempt that the agent handed in. With a `score` that it does not reach, more of
 * them may count.
 */
export async function handedIn(
  world: TestWorld,
  of: { lines?: readonly string[]; score?: number; timeZone?: string } = {},
) {
  const { id, name, owner } = await team(world, { name: "Harbor", timeZone: of.timeZone });
  const boss = await member(world, id, "manager", { fullName: "Bo Kim" });
  const otherBoss = await member(world, id, "manager", { fullName: "Cy Ray" });
  const kim = await member(world, id, "agent", { fullName: "Kim" });
  const lee = await member(world, id, "agent", { fullName: "Lee" });
  const groupId = await group(world, id, { people: [kim], managers: [boss] });
  await group(world, id, { people: [lee], managers: [otherBoss] });
  const assignmentId = await assign(world, owner.login, { people: [kim.id, lee.id], score: of.score ?? 0 });
  const conversationId = await attempt(world, kim.login, assignmentId, {
    lines: of.lines ?? [...JUDGEABLE_LINES, BREACH],
  });
  return { id, name, owner, boss, otherBoss, kim, lee, groupId, assignmentId, conversationId };
}

export type Agency = Awaited<ReturnType<typeof handedIn>>;

/** Everybody who may not review what the agent handed in, with why. */
export async function thoseWhoMayNot(world: TestWorld, agency: Agency): Promise<[string, TeamPerson][]> {
  const stranger = await team(world);
  const left = await member(world, agency.id, "manager", { leftAt: world.now() });
  await group(world, agency.id, { people: [agency.kim], managers: [left] });
  return [
    ["the agent", agency.kim],
    ["another agent", agency.lee],
    ["the manager of other groups", agency.otherBoss],
    ["a manager who has left", left],
    ["another organization's owner", stranger.owner],
  ];
}
