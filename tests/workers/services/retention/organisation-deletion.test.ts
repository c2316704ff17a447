import { beforeEach, expect, test } from "vitest";
import { Refusal } from "#core/errors.ts";
import { UNDO_MS } from "#core/retention/organisation-end.ts";
import { assign, EASY } from "#tests/support/assigning.ts";
import { takeErrors } from "#tests/support/console-errors.ts";
import { isSoundThere, keepingWorld, keptConversation } from "#tests/support/kept-attempts.ts";
import { certificateIdOf, passedRound } from "#tests/support/passed-round.ts";
import { loginOf, rowsOf } from "#tests/support/people.ts";
import { group, member, team } from "#tests/support/teams.ts";
import type { TestWorld } from "#tests/support/world.ts";
import {
  createOrganisationDeletion,
  deleteEndedOrganisations,
} from "#workers/services/retention/organisation-deletion.ts";
import { createAssignments } from "#workers/services/teams/assignments.ts";
import { createCertificates } from "#workers/services/teams/certificates.ts";
import { createInvitations } from "#workers/services/teams/invitations.ts";
import { createJoining } from "#workers/services/teams/joining.ts";
import { createLegalHolds } from "#workers/services/teams/legal-holds.ts";
import { createOrganisationExport } from "#workers/services/teams/organisation-export.ts";
import { createOrganisations } from "#workers/services/teams/organisations.ts";

let failing: Set<string>;
let world: TestWorld;
beforeEach(() => {
  failing = new Set();
  world = keepingWorld(failing);
});

const isThere = async (id: string) => (await rowsOf(`SELECT id FROM organisations WHERE id = '${id}'`)).length === 1;
const conversationsOf = async (id: string) =>
  (await rowsOf(`SELECT id FROM chat_conversations WHERE user_id = '${id}' ORDER BY id`)).map((row) => row.id);

test("an owner asks by typing the name; the other owners are told by email, and everybody in it sees it", async () => {
  const agency = await team(world);
  const second = await member(world, agency.id, "owner");
  const agent = await member(world, agency.id, "agent");
  const deletion = createOrganisationDeletion(world);
  await expect(deletion.ask(agent.login, agency.id, agency.name)).rejects.toMatchObject({ code: "forbidden" });
  await expect(deletion.ask(agency.owner.login, agency.id, "Agency")).rejects.toMatchObject({ code: "not_confirmed" });
  await world.settled();
  expect(world.delivered).toEqual([]);
  await deletion.ask(agency.owner.login, agency.id, ` ${agency.name} `);
  await deletion.ask(second.login, agency.id, agency.name);
  await world.settled();
  expect(world.delivered.map(({ recipient }) => recipient)).toEqual([second.email]);
  for (const one of [agency.owner, second, agent])
    expect((await createOrganisations(world).openHome(one.login)).team?.deletesAt).toBe(world.now() + UNDO_MS);
});

test("meanwhile nobody is invited, joins or is assigned anything, until an owner undoes it", async () => {
  const agency = await team(world);
  const agent = await member(world, agency.id, "agent");
  const newcomer = await member(world, (await team(world)).id, "agent");
  const invitations = createInvitations(world);
  const ways = { groupId: null, uses: 3, days: 3, domains: "" };
  const { link } = await invitations.makeLink(agency.owner.login, agency.id, ways);
  const token = link.split("/").at(-1) ?? "";
  const deletion = createOrganisationDeletion(world);
  await deletion.ask(agency.owner.login, agency.id, agency.name);

  const ends = { code: "organization_ends" };
  const email = { email: "lee@agency.example", role: "agent", groupId: null } as const;
  await expect(invitations.invite(agency.owner.login, agency.id, email)).rejects.toMatchObject(ends);
  await expect(invitations.makeLink(agency.owner.login, agency.id, ways)).rejects.toMatchObject(ends);
  await expect(assign(world, agency.owner.login, { people: [agent.id] })).rejects.toMatchObject(ends);
  await expect(createJoining(world).accept(newcomer.login, token)).rejects.toMatchObject({
    code: "invitation_unusable",
  });
  expect((await createJoining(world).open(newcomer.login, token)).state).toBe("ends");
  expect(await rowsOf(`SELECT id FROM assignments WHERE organisation_id = '${agency.id}'`)).toEqual([]);

  await expect(deletion.undo(agent.login, agency.id)).rejects.toMatchObject({ code: "forbidden" });
  await deletion.undo(agency.owner.login, agency.id);
  await deletion.undo(agency.owner.login, agency.id);
  await createJoining(world).accept(newcomer.login, token);
  await createAssignments(world).make(agency.owner.login, { ...EASY, people: [newcomer.id] });
  expect(await rowsOf(`SELECT deletes_at FROM organisations WHERE id = '${agency.id}'`)).toEqual([
    { deletes_at: null },
  ]);
});

test("after two weeks everything of it is gone but people and their private practice; certificates are withdrawn", async () => {
  const agency = await team(world);
  const agent = await member(world, agency.id, "agent");
  const former = await member(world, agency.id, "agent", { leftAt: world.now() });
  await group(world, agency.id, { people: [agent] });
  const passed = await passedRound(world, agency.id, agent.id);
  await createCertificates(world).issue(passed);
  await certificateIdOf(world, passed);
  const now = world.now();
  const handedIn = await keptConversation(world, agent, agency.id, {
    handedInAt: now,
    assignmentId: passed.assignmentId,
  });
  await keptConversation(world, former, agency.id, { handedInAt: now });
  const tried = await keptConversation(world, agent, agency.id, { handedInAt: null, isAttempt: true });
  const own = await keptConversation(world, agent, agency.id, { handedInAt: null });
  await createOrganisationDeletion(world).ask(agency.owner.login, agency.id, agency.name);
  world.clock.advance(UNDO_MS - 1);
  await deleteEndedOrganisations(world);
  expect(await isThere(agency.id)).toBe(true);

  world.clock.advance(1);
  await deleteEndedOrganisations(world);
  expect(await isThere(agency.id)).toBe(false);
  expect(await conversationsOf(agent.id)).toEqual([tried.id, own.id].sort());
  expect(await conversationsOf(former.id)).toEqual([]);
  expect([await isSoundThere(handedIn.key), await isSoundThere(tried.key)]).toEqual([false, true]);
  for (const table of [
    "memberships",
    "groups",
    "assignments",
    "certificates",
    "assignment_attempts",
    "organisation_events",
  ])
    expect(await rowsOf(`SELECT * FROM "${table}" WHERE organisation_id = '${agency.id}'`), table).toEqual([]);
  expect(await rowsOf("SELECT * FROM withdrawn_certificates")).toHaveLength(1);
  expect(await rowsOf(`SELECT id FROM users WHERE id IN ('${agent.id}', '${former.id}')`)).toHaveLength(2);
});

test("a deletion that the bucket interrupts goes on in the next run, and cannot be undone any more", async () => {
  const agency = await team(world);
  const agent = await member(world, agency.id, "agent");
  const stuck = await keptConversation(world, agent, agency.id, { handedInAt: world.now() });
  await keptConversation(world, agent, agency.id, { handedInAt: world.now() });
  failing.add(stuck.key);
  const deletion = createOrganisationDeletion(world);
  await deletion.ask(agency.owner.login, agency.id, agency.name);
  world.clock.advance(UNDO_MS);
  await deleteEndedOrganisations(world);
  expect(takeErrors().join()).toContain("organization.deletion");
  expect(await isThere(agency.id)).toBe(true);
  expect(await conversationsOf(agent.id)).toEqual([stuck.id]);
  const login = await loginOf(world, agency.owner.id);
  await expect(deletion.undo(login, agency.id)).rejects.toMatchObject({ code: "deletion_begun" });
  failing.clear();
  await deleteEndedOrganisations(world);
  expect(await isThere(agency.id)).toBe(false);
});

test("at the last minute either the undoing or the deletion wins, never a half of each", async () => {
  const outcomes = new Set<string>();
  for (let head = 0; head < 8; head++) {
    const agency = await team(world);
    const agent = await member(world, agency.id, "agent");
    const talk = await keptConversation(world, agent, agency.id, { handedInAt: world.now(), hasSound: false });
    const deletion = createOrganisationDeletion(world);
    await deletion.ask(agency.owner.login, agency.id, agency.name);
    world.clock.advance(UNDO_MS);
    const login = await loginOf(world, agency.owner.id);
    const undoing = deletion.undo(login, agency.id).then(
      () => "undone",
      (error: unknown) => (error instanceof Refusal ? error.code : "broken"),
    );
    // The undoing gets a head start of so many questions to the database.
    for (let asked = 0; asked < head; asked++) await rowsOf("SELECT 1");
    const [outcome] = await Promise.all([undoing, deleteEndedOrganisations(world)]);
    const isKept = await isThere(agency.id);
    expect(outcome === "undone").toBe(isKept);
    if (!isKept) expect(["deletion_begun", "not_found"]).toContain(outcome);
    expect(await conversationsOf(agent.id)).toEqual(isKept ? [talk.id] : []);
    outcomes.add(isKept ? "undone" : "deleted");
    await deleteEndedOrganisations(world);
    expect(await isThere(agency.id)).toBe(isKept);
  }
  expect([...outcomes].sort()).toEqual(["deleted", "undone"]);
});

test("while somebody is under a legal hold the organization is not deleted, neither asked for before nor after", async () => {
  const agency = await team(world);
  const agent = await member(world, agency.id, "agent");
  const holds = createLegalHolds(world);
  const deletion = createOrganisationDeletion(world);
  await holds.set(agency.owner.login, agency.id, agent.id, true);
  await expect(deletion.ask(agency.owner.login, agency.id, agency.name)).rejects.toMatchObject({
    code: "under_legal_hold",
  });
  await holds.set(agency.owner.login, agency.id, agent.id, false);
  await deletion.ask(agency.owner.login, agency.id, agency.name);
  await holds.set(agency.owner.login, agency.id, agent.id, true);
  world.clock.advance(UNDO_MS);
  await deleteEndedOrganisations(world);
  expect(await isThere(agency.id)).toBe(true);
  await holds.set(await loginOf(world, agency.owner.id), agency.id, agent.id, false);
  await deleteEndedOrganisations(world);
  expect(await isThere(agency.id)).toBe(false);
});

test("the export is an owner's, holds what was handed in with its figures, and nothing of private practice", async () => {
  const agency = await team(world);
  const agent = await member(world, agency.id, "agent", { fullName: "Pat Agent" });
  const manager = await member(world, agency.id, "manager");
  const handedIn = await keptConversation(world, agent, agency.id, { handedInAt: world.now(), total: 81 });
  const tried = await keptConversation(world, agent, agency.id, { handedInAt: null, isAttempt: true });
  const own = await keptConversation(world, agent, agency.id, { handedInAt: null });
  const other = await team(world);
  const exporting = createOrganisationExport(world);
  await expect(exporting.exportData(manager.login)).rejects.toMatchObject({ code: "forbidden" });
  await expect(exporting.exportData(agent.login)).rejects.toMatchObject({ code: "forbidden" });
  const text = await new Response(await exporting.exportData(agency.owner.login)).text();
  expect(JSON.parse(text)).toMatchObject({
    people: expect.arrayContaining([expect.objectContaining({ full_name: "Pat Agent" })]),
    attempts: [expect.objectContaining({ conversation_id: handedIn.id, total: 81 })],
    events: [expect.objectContaining({ kind: "organisation_exported" })],
  });
  for (const absent of [tried.id, own.id, other.id]) expect(text).not.toContain(absent);
});
