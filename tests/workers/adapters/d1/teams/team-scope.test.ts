import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  mayInOrganisation,
  mayToPerson,
  type OrganisationAct,
  type Relation,
  type TeamRole,
} from "#core/teams/team-rights.ts";
import { loginOf, person } from "#tests/support/people.ts";
import { group, member, type TeamPerson, team } from "#tests/support/teams.ts";
import { testWorld } from "#tests/support/world.ts";
import { memberships, organisations } from "#workers/adapters/d1/schema/team-tables.ts";
import {
  isThemselves,
  mayAskForExample,
  mayHoldRecords,
  mayIn,
  mayJudge,
  mayReview,
  overseerOf,
  oversees,
  seesEffort,
  seesReadiness,
  sharesBoards,
} from "#workers/adapters/d1/teams/team-scope.ts";

const ACTS = [
  "invite",
  "seePeople",
  "editGroups",
  "editOrganisation",
  "assignToEveryone",
  "readEvents",
  "calibrate",
  "handOver",
  "exportOrganisation",
  "deleteOrganisation",
  "seeExamples",
  "writeChecklist",
  "manageBilling",
] as const satisfies readonly OrganisationAct[];

test("the conditions in SQL say the same as the table of rights, for every role and every relation", async () => {
  const world = testWorld();
  const agency = await team(world);
  const other = await team(world);
  const manager = await member(world, agency.id, "manager");
  const second = await member(world, agency.id, "manager");
  const agent = await member(world, agency.id, "agent");
  const colleague = await member(world, agency.id, "agent");
  const former = await member(world, agency.id, "agent", { leftAt: world.now() });
  const formerManager = await member(world, agency.id, "manager", { leftAt: world.now() });
  const stranger = await member(world, other.id, "agent");
  await group(world, agency.id, { people: [agent, former], managers: [manager, formerManager] });
  await group(world, other.id, { people: [stranger], managers: [] });
  const nobody = await person(world);
  const outside = { ...nobody, login: await loginOf(world, nobody.id) };

  // Everybody has joined the boards, so that role and relation alone decide about them.
  await world.db.update(organisations).set({ boards_on: true });
  await world.db.update(memberships).set({ joins_boards: true });

  const actors: [TeamPerson, TeamRole | null][] = [
    [agency.owner, "owner"],
    [manager, "manager"],
    [second, "manager"],
    [agent, "agent"],
    [formerManager, null],
    [other.owner, null],
    [outside, null],
  ];
  for (const [actor, role] of actors) {
    for (const act of ACTS)
      expect(await holds(mayIn(actor.login, world.now(), agency.id, act)), `${role} ${act}`).toBe(
        mayInOrganisation(role, act),
      );
    for (const about of [agent, colleague, former, actor]) {
      const relation = relationOf(actor, about);
      for (const [act, condition] of [
        ["review", mayReview(actor.login, world.now(), agency.id, about.id)],
        ["askForExample", mayAskForExample(actor.login, world.now(), agency.id, about.id)],
        ["answer", isThemselves(actor.login, world.now(), about.id)],
      ] as const)
        expect(await holds(condition), `${role} ${act} ${relation}`).toBe(mayToPerson(role, act, relation));
      // Their own they read as its author, whatever their role.
      if (about.id === actor.id) continue;
      expect(await holds(oversees(actor.login, world.now(), agency.id, about.id)), `${role} ${relation}`).toBe(
        mayToPerson(role, "readHandedIn", relation),
      );
      expect(
        await holds(mayHoldRecords(actor.login, world.now(), agency.id, about.id)),
        `${role} ${relation} holdRecords`,
      ).toBe(mayToPerson(role, "holdRecords", relation));
      expect(
        await holds(sharesBoards(actor.login, world.now(), agency.id, about.id)),
        `${role} ${relation} seeOnBoards`,
      ).toBe(mayToPerson(role, "seeOnBoards", relation));
      expect(await holds(mayJudge(actor.id, agency.id, about.id)), `${role} judges ${relation}`).toBe(
        mayToPerson(role, "judgeInCalibration", relation),
      );
      const by = { ...overseerOf(actor.login, world.now()), organisationId: agency.id };
      expect(await isAmong(seesReadiness(by), about), `${role} readiness of ${relation}`).toBe(
        mayToPerson(role, "seeReadiness", relation),
      );
      expect(await isAmong(seesEffort(by), about), `${role} effort of ${relation}`).toBe(
        mayToPerson(role, "seeEffort", relation),
      );
    }
    // These conditions are about others: somebody's own effort their dashboard says.
    const own = { ...overseerOf(actor.login, world.now()), organisationId: agency.id };
    expect(await isAmong(seesReadiness(own), actor)).toBe(mayToPerson(role, "seeReadiness", "self"));
  }

  function relationOf(actor: TeamPerson, about: TeamPerson): Relation {
    if (about.id === actor.id) return "self";
    if (about === former) return "former";
    return about === agent && actor === manager ? "managed" : "member";
  }

  expect(await holds(mayJudge(agency.owner.id, agency.id, agency.owner.id))).toBe(
    mayToPerson("owner", "judgeInCalibration", "self"),
  );
  async function isAmong(condition: ReturnType<typeof seesEffort>, about: TeamPerson): Promise<boolean> {
    const rows = await world.db.select({ id: memberships.user_id }).from(memberships).where(condition);
    return rows.some(({ id }) => id === about.id);
  }

  async function holds(condition: ReturnType<typeof mayIn>): Promise<boolean> {
    const [row] = await world.db.all<{ holds: number }>(sql`SELECT ${condition} AS holds`);
    return row?.holds === 1;
  }
});
