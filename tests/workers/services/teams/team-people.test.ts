import { describe, expect, test } from "vitest";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { group, member, team } from "#tests/support/teams.ts";
import { testWorld } from "#tests/support/world.ts";
import { createOrganisations } from "#workers/services/teams/organisations.ts";
import { createTeamGroups } from "#workers/services/teams/team-groups.ts";
import { createTeamPeople } from "#workers/services/teams/team-people.ts";

const rolesOf = async (id: string) =>
  Object.fromEntries(
    (await rowsOf("SELECT user_id, role FROM memberships WHERE organisation_id = ? AND left_at IS NULL", id)).map(
      ({ user_id, role }) => [String(user_id), role],
    ),
  );

describe("an organization has an owner", () => {
  test("of two owners who leave at once one stays", async () => {
    for (let round = 0; round < 5; round += 1) {
      const world = testWorld({ newId: () => crypto.randomUUID(), newToken: () => crypto.randomUUID() });
      const { id, owner } = await team(world);
      const second = await member(world, id, "owner");
      const people = createTeamPeople(world);
      const left = await Promise.allSettled([people.leave(owner.login, id), people.leave(second.login, id)]);
      expect(left.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(Object.values(await rolesOf(id))).toEqual(["owner"]);
    }
  });

  test("two owners who take each other's place away at once leave one", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const second = await member(world, id, "owner");
    const people = createTeamPeople(world);
    await Promise.allSettled([
      people.changeRole(owner.login, id, second.id, { role: "agent" }),
      people.changeRole(second.login, id, owner.id, { role: "agent" }),
    ]);
    expect(Object.values(await rolesOf(id)).sort()).toEqual(["agent", "owner"]);
  });

  test("the last one cannot leave, and nobody changes their own role", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    await member(world, id, "manager");
    const people = createTeamPeople(world);
    expect(await refusalOf(people.leave(owner.login, id))).toBe("last_owner");
    expect(await refusalOf(people.changeRole(owner.login, id, owner.id, { role: "agent" }))).toBe("forbidden");
    expect(await refusalOf(people.remove(owner.login, id, owner.id))).toBe("forbidden");
    expect((await rolesOf(id))[owner.id]).toBe("owner");
  });
});

describe("ownership is handed over", () => {
  test("when the other accepts: both roles change, and the other's groups are nobody's twice", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const next = await member(world, id, "manager");
    await group(world, id, { managers: [next] });
    const people = createTeamPeople(world);
    await people.offerOwnership(owner.login, id, next.id);
    await world.settled();
    expect(world.delivered.map(({ recipient }) => recipient)).toEqual([next.email]);
    expect((await createOrganisations(world).openHome(next.login)).offer).toEqual({ by: "Dana Reyes" });
    expect((await rolesOf(id))[next.id]).toBe("manager");
    await people.acceptOwnership(next.login, id);
    expect(await rolesOf(id)).toEqual({ [owner.id]: "manager", [next.id]: "owner" });
    expect(await rowsOf("SELECT * FROM ownership_offers")).toEqual([]);
    expect(await rowsOf("SELECT * FROM group_managers")).toEqual([]);
    expect(await refusalOf(people.acceptOwnership(next.login, id))).toBe("not_found");
  });

  test("not when they decline, when it is withdrawn, or when it is for somebody else", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const [next, other] = [await member(world, id, "agent"), await member(world, id, "agent")];
    const people = createTeamPeople(world);
    await people.offerOwnership(owner.login, id, next.id);
    expect(await refusalOf(people.acceptOwnership(other.login, id))).toBe("not_found");
    expect(await refusalOf(people.endOffer(other.login, id, "declined"))).toBe("not_found");
    expect(await refusalOf(people.endOffer(next.login, id, "withdrawn"))).toBe("forbidden");
    await people.endOffer(next.login, id, "declined");
    expect(await refusalOf(people.acceptOwnership(next.login, id))).toBe("not_found");
    await people.offerOwnership(owner.login, id, next.id);
    await people.endOffer(owner.login, id, "withdrawn");
    expect(await refusalOf(people.acceptOwnership(next.login, id))).toBe("not_found");
    await world.settled();
    expect((await rolesOf(id))[owner.id]).toBe("owner");
  });

  test("not by an offer of somebody who is no owner any more, nor to somebody who left", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const second = await member(world, id, "owner");
    const next = await member(world, id, "agent");
    const people = createTeamPeople(world);
    await people.offerOwnership(owner.login, id, next.id);
    await people.changeRole(second.login, id, owner.id, { role: "agent" });
    expect(await refusalOf(people.acceptOwnership(next.login, id))).toBe("not_found");
    await people.offerOwnership(second.login, id, next.id);
    await people.leave(next.login, id);
    expect(await rowsOf("SELECT * FROM ownership_offers")).toEqual([]);
    expect(await refusalOf(people.offerOwnership(second.login, id, next.id))).toBe("not_found");
    await world.settled();
  });
});

describe("roles", () => {
  test("are given by owners alone", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const [manager, agent] = [await member(world, id, "manager"), await member(world, id, "agent")];
    const people = createTeamPeople(world);
    await people.changeRole(owner.login, id, agent.id, { role: "manager" });
    expect((await rolesOf(id))[agent.id]).toBe("manager");
    expect(await refusalOf(people.changeRole(manager.login, id, agent.id, { role: "agent" }))).toBe("forbidden");
    expect(await refusalOf(people.remove(manager.login, id, agent.id))).toBe("forbidden");
    expect(await refusalOf(people.changeRole((await team(world)).owner.login, id, agent.id, { role: "agent" }))).toBe(
      "not_found",
    );
    expect(await refusalOf(people.changeRole(owner.login, id, "nobody", { role: "agent" }))).toBe("not_found");
    expect(await refusalOf(people.changeRole(owner.login, id, agent.id, { role: "king" }))).toBe("bad_request");
  });

  test("whoever is no manager any more, or has left, leads no group", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const [one, two] = [await member(world, id, "manager"), await member(world, id, "manager")];
    await group(world, id, { managers: [one, two], people: [two] });
    const people = createTeamPeople(world);
    await people.changeRole(owner.login, id, one.id, { role: "agent" });
    await people.remove(owner.login, id, two.id);
    expect(await rowsOf("SELECT * FROM group_managers")).toEqual([]);
    expect(await rowsOf("SELECT * FROM group_members")).toEqual([]);
    expect(await rowsOf("SELECT left_at FROM memberships WHERE user_id = ?", two.id)).toEqual([
      { left_at: world.now() },
    ]);
  });
});

describe("groups", () => {
  test("are made, filled, renamed and deleted, and their people stay", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const [agent, manager] = [await member(world, id, "agent"), await member(world, id, "manager")];
    const outsider = (await team(world)).owner;
    const groups = createTeamGroups(world);
    const { id: groupId } = await groups.make(owner.login, id, { name: "North" });
    expect(await refusalOf(groups.make(owner.login, id, { name: "North" }))).toBe("group_name_taken");
    const full = { name: "الشمال 🧭", people: [agent.id, outsider.id], managers: [manager.id, agent.id] };
    await groups.save(owner.login, id, groupId, full);
    expect((await groups.open(owner.login)).groups).toEqual([
      {
        id: groupId,
        name: "الشمال 🧭",
        people: [{ id: agent.id, name: "Dana Reyes" }],
        managers: [{ id: manager.id, name: "Dana Reyes" }],
      },
    ]);
    expect((await createOrganisations(world).openHome(agent.login)).overseers.map(({ role }) => role)).toEqual([
      "owner",
      "manager",
    ]);
    await groups.save(owner.login, id, groupId, { ...full, people: [] });
    expect((await createOrganisations(world).openHome(agent.login)).overseers.map(({ role }) => role)).toEqual([
      "owner",
    ]);
    await groups.remove(owner.login, id, groupId);
    expect(Object.keys(await rolesOf(id))).toHaveLength(3);
    expect(await refusalOf(groups.remove(owner.login, id, groupId))).toBe("not_found");
  });

  test("are an owner's to change, and a manager's to see", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const [agent, manager] = [await member(world, id, "agent"), await member(world, id, "manager")];
    const groups = createTeamGroups(world);
    const { id: groupId } = await groups.make(owner.login, id, { name: "North" });
    const change = { name: "South", people: [agent.id], managers: [] };
    for (const { login } of [manager, agent]) {
      expect(await refusalOf(groups.make(login, id, { name: "South" }))).toBe("forbidden");
      expect(await refusalOf(groups.save(login, id, groupId, change))).toBe("forbidden");
      expect(await refusalOf(groups.remove(login, id, groupId))).toBe("forbidden");
    }
    const elsewhere = await team(world);
    expect(await refusalOf(groups.save(elsewhere.owner.login, elsewhere.id, groupId, change))).toBe("not_found");
    expect(await refusalOf(groups.remove(elsewhere.owner.login, elsewhere.id, groupId))).toBe("not_found");
    expect((await groups.open(manager.login)).groups).toHaveLength(1);
    expect(await refusalOf(groups.open(agent.login))).toBe("forbidden");
  });
});
