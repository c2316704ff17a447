import { describe, expect, test } from "vitest";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { group, member, type TeamPerson, team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";
import { removePerson } from "#workers/services/identity/person-removal.ts";
import { createInvitations } from "#workers/services/teams/invitations.ts";
import { createJoining } from "#workers/services/teams/joining.ts";
import { createOrganisations } from "#workers/services/teams/organisations.ts";
import { createTeamPeople } from "#workers/services/teams/team-people.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const unsendable = { sendsOutside: true, deliver: async () => Promise.reject(new Error("no mail today")) };

/** Somebody who is signed in and in no organization. */
async function visitor(world: TestWorld, of: Parameters<typeof person>[1] = {}): Promise<TeamPerson> {
  const one = await person(world, of);
  return { ...one, login: await loginOf(world, one.id) };
}

function tokenOf(link: string): string {
  return link.split("/team/join/")[1] ?? "";
}

async function openLink(
  world: TestWorld,
  owner: TeamPerson,
  of: { uses?: number; days?: number; domains?: string; groupId?: string } = {},
) {
  const [row] = await rowsOf("SELECT organisation_id FROM memberships WHERE user_id = ?", owner.id);
  const input = { groupId: of.groupId ?? null, uses: of.uses ?? 5, days: of.days ?? 7, domains: of.domains ?? "" };
  return tokenOf((await createInvitations(world).makeLink(owner.login, String(row?.organisation_id), input)).link);
}

const membersOf = (id: string) =>
  rowsOf("SELECT user_id, role FROM memberships WHERE organisation_id = ? AND left_at IS NULL", id);

describe("an invitation by email", () => {
  test("is sent, and makes whoever has the address a member in that role and group", async () => {
    const world = testWorld();
    const { id, name, owner } = await team(world);
    const north = await group(world, id, { name: "North" });
    const sent = await createInvitations(world).invite(owner.login, id, {
      email: "Kim@Agency.example ",
      role: "agent",
      groupId: north,
    });
    expect(sent.isSent).toBe(true);
    const [mail] = world.delivered;
    expect(mail?.recipient).toBe("kim@agency.example");
    expect(mail?.subject).toContain(name);
    const token = /\/team\/join\/([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";

    const kim = await visitor(world, { email: "kim@agency.example" });
    expect(await createJoining(world).open(kim.login, token)).toMatchObject({ state: "may-join", organisation: name });
    await createJoining(world).accept(kim.login, token);
    await createJoining(world).accept(kim.login, token);
    expect(await membersOf(id)).toHaveLength(2);
    expect(await rowsOf("SELECT user_id FROM group_members WHERE group_id = ?", north)).toEqual([{ user_id: kim.id }]);
    expect(await rowsOf("SELECT uses FROM invitations")).toEqual([{ uses: 1 }]);
    expect((await createOrganisations(world).openHome(kim.login)).team).toMatchObject({ id, role: "agent" });
  });

  test("is for its address alone: another is told so and stays outside", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    await createInvitations(world).invite(owner.login, id, {
      email: "kim@agency.example",
      role: "agent",
      groupId: null,
    });
    const [{ link } = { link: "" }] = (await createInvitations(world).openPeople(owner.login)).invitations;
    const lee = await visitor(world, { email: "lee@agency.example" });
    const unproven = await visitor(world, { email: "kim@agency.example", confirmed: false });
    const joining = createJoining(world);
    expect(await joining.open(lee.login, tokenOf(link))).toMatchObject({
      state: "other-address",
      email: "kim@agency.example",
    });
    expect(await refusalOf(joining.accept(lee.login, tokenOf(link)))).toBe("invitation_unusable");
    expect(await joining.open(unproven.login, tokenOf(link))).toMatchObject({ state: "unconfirmed" });
    expect(await refusalOf(joining.accept(unproven.login, tokenOf(link)))).toBe("invitation_unusable");
    expect(await joining.open(null, tokenOf(link))).toMatchObject({ viewer: null, state: "signed-out" });
    expect(await joining.open(null, `${tokenOf(link)}x`)).toEqual({ viewer: null, state: "unknown" });
    expect(await membersOf(id)).toHaveLength(1);
  });

  test("to oneself, to a member, or twice to one address is refused in its own words", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const invite = (email: string) =>
      refusalOf(createInvitations(world).invite(owner.login, id, { email, role: "agent", groupId: null }));
    expect(await invite(owner.email)).toBe("already_in");
    await createInvitations(world).invite(owner.login, id, {
      email: "kim@agency.example",
      role: "agent",
      groupId: null,
    });
    expect(await invite("kim@agency.example")).toBe("already_invited");
    expect(await invite("not an address")).toBe("bad_request");
    expect(world.delivered).toHaveLength(1);
  });

  test("that expired is refused, is sent again under the same link, and makes room for a new one", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const invitations = createInvitations(world);
    const kim = await visitor(world, { email: "kim@agency.example" });
    const to = { email: kim.email, role: "agent", groupId: null } as const;
    let { login } = owner;
    await invitations.invite(login, id, to);
    const [first] = (await invitations.openPeople(login)).invitations;
    world.clock.advance(14 * DAY_MS);
    login = await loginOf(world, owner.id);
    expect(await refusalOf(createJoining(world).accept(await loginOf(world, kim.id), tokenOf(first?.link ?? "")))).toBe(
      "invitation_unusable",
    );
    expect((await invitations.openPeople(login)).invitations).toMatchObject([{ state: "expired" }]);
    await invitations.sendAgain(login, first?.id ?? "");
    expect((await invitations.openPeople(login)).invitations).toMatchObject([{ state: "open", link: first?.link }]);
    expect(world.delivered).toHaveLength(2);
    world.clock.advance(14 * DAY_MS);
    login = await loginOf(world, owner.id);
    await invitations.invite(login, id, to);
    const now = (await invitations.openPeople(login)).invitations;
    expect(now).toMatchObject([{ state: "open" }]);
    expect(now[0]?.id).not.toBe(first?.id);
  });

  test("is known as sent for as long as it is open, also when the outbox has forgotten its email", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    await createInvitations(world).invite(owner.login, id, {
      email: "kim@agency.example",
      role: "agent",
      groupId: null,
    });
    world.clock.advance(8 * DAY_MS);
    await createHousekeeping(world).run();
    expect(await rowsOf("SELECT * FROM outbox")).toEqual([]);
    const { invitations } = await createInvitations(world).openPeople(await loginOf(world, owner.id));
    expect(invitations).toMatchObject([{ state: "open", mail: "sent" }]);
    await world.settled();
  });

  test("that was withdrawn lets nobody in, and its email does not go out any more", async () => {
    const world = testWorld({ mailer: unsendable });
    const { id, owner } = await team(world);
    const invitations = createInvitations(world);
    const kim = await visitor(world, { email: "kim@agency.example" });
    const sent = await invitations.invite(owner.login, id, { email: kim.email, role: "agent", groupId: null });
    expect(sent.isSent).toBe(false);
    const [one] = (await invitations.openPeople(owner.login)).invitations;
    expect(one).toMatchObject({
      mail: "not-sent",
      link: expect.stringContaining("https://rolecall.example/team/join/"),
    });
    await invitations.withdraw(owner.login, one?.id ?? "");
    expect(await refusalOf(createJoining(world).accept(kim.login, tokenOf(one?.link ?? "")))).toBe(
      "invitation_unusable",
    );
    expect(await rowsOf("SELECT * FROM outbox")).toEqual([]);
    expect((await invitations.openPeople(owner.login)).invitations).toEqual([]);
    expect(await refusalOf(invitations.withdraw(owner.login, one?.id ?? ""))).toBe("not_found");
  });

  test("is forgotten with its address 30 days after it ended, used or not; whoever joined by it stays", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const invitations = createInvitations(world);
    const kim = await visitor(world, { email: "kim@agency.example" });
    for (const email of [kim.email, "lee@agency.example"])
      await invitations.invite(owner.login, id, { email, role: "agent", groupId: null });
    const listed = (await invitations.openPeople(owner.login)).invitations;
    const own = listed.find(({ email }) => email === kim.email);
    await createJoining(world).accept(kim.login, tokenOf(own?.link ?? ""));
    const left = async () => (await rowsOf("SELECT email FROM invitations ORDER BY email")).map(({ email }) => email);
    world.clock.advance((14 + 30) * DAY_MS - HOUR_MS);
    await createHousekeeping(world).run();
    expect(await left()).toEqual([kim.email, "lee@agency.example"]);
    world.clock.advance(HOUR_MS);
    await createHousekeeping(world).run();
    expect(await left()).toEqual([]);
    expect(await rowsOf("SELECT * FROM invitation_uses")).toEqual([]);
    expect(await membersOf(id)).toHaveLength(2);
    await world.settled();
  });

  test("goes with the account of whom it was sent to, if the address was theirs", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const kim = await visitor(world, { email: "kim@agency.example" });
    const pretender = await visitor(world, { email: "lee@agency.example", confirmed: false });
    for (const { email } of [kim, pretender])
      await createInvitations(world).invite(owner.login, id, { email, role: "agent", groupId: null });
    for (const one of [kim, pretender]) await removePerson(world, one.id, { message: "", mayBeLastAdmin: false });
    expect(await rowsOf("SELECT email FROM invitations")).toEqual([{ email: "lee@agency.example" }]);
    await world.settled();
  });

  test("is offered on /team to whoever has its confirmed address", async () => {
    const world = testWorld();
    const { id, name, owner } = await team(world);
    await createInvitations(world).invite(owner.login, id, {
      email: "kim@agency.example",
      role: "manager",
      groupId: null,
    });
    const kim = await visitor(world, { email: "kim@agency.example" });
    const home = await createOrganisations(world).openHome(kim.login);
    expect(home).toMatchObject({ team: null, invitations: [{ organisation: name, role: "manager" }] });
    const lee = await visitor(world);
    expect((await createOrganisations(world).openHome(lee.login)).invitations).toEqual([]);
    await createJoining(world).accept(kim.login, tokenOf(home.invitations[0]?.path ?? ""));
    expect((await createOrganisations(world).openHome(kim.login)).invitations).toEqual([]);
  });
});

describe("an invitation by link", () => {
  test("of 5 uses, pressed by 20 people at once, gives 5 members", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const token = await openLink(world, owner, { uses: 5 });
    const twenty = await Promise.all(Array.from({ length: 20 }, () => visitor(world)));
    const joining = createJoining(world);
    const results = await Promise.allSettled(twenty.map(({ login }) => joining.accept(login, token)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await membersOf(id)).toHaveLength(6);
    expect(await rowsOf("SELECT uses FROM invitations")).toEqual([{ uses: 5 }]);
    expect(await rowsOf("SELECT * FROM organisation_events WHERE kind = 'joined'")).toHaveLength(5);
    expect(await joining.open(null, token)).toMatchObject({ state: "used-up" });
  });

  test("pressed ten times at once by one person takes one seat", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const token = await openLink(world, owner, { uses: 3 });
    const kim = await visitor(world);
    await Promise.all(Array.from({ length: 10 }, () => createJoining(world).accept(kim.login, token)));
    expect(await rowsOf("SELECT uses FROM invitations")).toEqual([{ uses: 1 }]);
    expect(await membersOf(id)).toHaveLength(2);
  });

  test("with domains lets in confirmed addresses of these alone", async () => {
    const world = testWorld();
    const { owner } = await team(world);
    const token = await openLink(world, owner, { domains: "harbor.example, @coast.example" });
    const joining = createJoining(world);
    const [kim, lee, other] = [
      await visitor(world, { email: "kim@coast.example" }),
      await visitor(world, { email: "lee@coast.example", confirmed: false }),
      await visitor(world, { email: "pat@sub.coast.example" }),
    ];
    await joining.accept(kim.login, token);
    expect(await refusalOf(joining.accept(lee.login, token))).toBe("invitation_unusable");
    expect(await joining.open(other.login, token)).toMatchObject({ state: "other-domain" });
    expect(await refusalOf(joining.accept(other.login, token))).toBe("invitation_unusable");
  });

  test("does not bring back somebody who was taken out, a new invitation does", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const token = await openLink(world, owner);
    const kim = await visitor(world);
    await createJoining(world).accept(kim.login, token);
    world.clock.advance(1000);
    await createTeamPeople(world).remove(owner.login, id, kim.id);
    expect(await refusalOf(createJoining(world).accept(kim.login, token))).toBe("invitation_unusable");
    world.clock.advance(1000);
    await createJoining(world).accept(kim.login, await openLink(world, owner));
    expect(await membersOf(id)).toHaveLength(2);
  });
});

describe("who may invite", () => {
  test("whoever is taken out, or is an agent from now on, has no open invitations: no link lets them back in", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const [one, two] = [await member(world, id, "manager"), await member(world, id, "manager")];
    const [first, second, owners] = [
      await openLink(world, one),
      await openLink(world, two),
      await openLink(world, owner),
    ];
    await createTeamPeople(world).remove(owner.login, id, one.id);
    await createTeamPeople(world).changeRole(owner.login, id, two.id, { role: "agent" });
    world.clock.advance(1000);
    const joining = createJoining(world);
    expect(await refusalOf(joining.accept(one.login, first))).toBe("invitation_unusable");
    expect(await joining.open(null, second)).toMatchObject({ state: "withdrawn" });
    expect(await joining.open(null, owners)).toMatchObject({ state: "signed-out" });
  });

  test("a manager invites agents, to their own groups, and deals with their own invitations", async () => {
    const world = testWorld();
    const { id, owner } = await team(world);
    const manager = await member(world, id, "manager");
    const [own, other] = [await group(world, id, { managers: [manager] }), await group(world, id)];
    const invitations = createInvitations(world);
    const invite = (role: "agent" | "manager", groupId: string | null) =>
      invitations.invite(manager.login, id, { email: `${role}-${groupId}@agency.example`, role, groupId });
    await invite("agent", own);
    expect(await refusalOf(invite("manager", null))).toBe("forbidden");
    expect(await refusalOf(invite("agent", other))).toBe("bad_request");
    await invitations.invite(owner.login, id, { email: "kim@agency.example", role: "agent", groupId: other });
    const theirs = (await invitations.openPeople(manager.login)).invitations;
    expect(theirs).toHaveLength(1);
    const all = (await invitations.openPeople(owner.login)).invitations;
    expect(all).toHaveLength(2);
    const owners = all.find(({ id: one }) => one !== theirs[0]?.id);
    expect(await refusalOf(invitations.withdraw(manager.login, owners?.id ?? ""))).toBe("not_found");
    expect(await refusalOf(invitations.sendAgain(manager.login, owners?.id ?? ""))).toBe("not_found");
  });

  test("agents, former people, outsiders and visitors do not", async () => {
    const world = testWorld();
    const { id } = await team(world);
    const invitations = createInvitations(world);
    const invite = { email: "kim@agency.example", role: "agent", groupId: null } as const;
    const link = { groupId: null, uses: 1, days: 1, domains: "" };
    for (const [who, code] of [
      [(await member(world, id, "agent")).login, "forbidden"],
      [(await member(world, id, "owner", { leftAt: 1 })).login, "not_found"],
      [(await team(world)).owner.login, "not_found"],
      [null, "signed_out"],
    ] as const) {
      expect(await refusalOf(invitations.invite(who, id, invite))).toBe(code);
      expect(await refusalOf(invitations.makeLink(who, id, link))).toBe(code);
      if (code !== "not_found") expect(await refusalOf(invitations.openPeople(who))).toBe(code);
    }
    expect(await rowsOf("SELECT * FROM invitations")).toEqual([]);
    expect(await rowsOf("SELECT * FROM organisation_events")).toEqual([]);
  });
});

test("a file of 500 people invites those whose line is right, and says of each other line what is wrong", async () => {
  const world = testWorld();
  const { id, owner } = await team(world);
  const lines = Array.from({ length: 500 }, (_, at) => `p${at}@agency.example,Person ${at}`);
  lines[1] = owner.email;
  lines[2] = "nobody";
  lines[499] = "p0@agency.example";
  const csv = lines.join("\n");
  const invitations = createInvitations(world);
  const report = await invitations.checkFile(owner.login, csv);
  expect(report.lines.filter(({ problem }) => problem !== null).map(({ line, problem }) => [line, problem])).toEqual([
    [2, "already-in"],
    [3, "bad-address"],
    [500, "double"],
  ]);
  expect(await rowsOf("SELECT * FROM invitations")).toEqual([]);
  expect(await invitations.inviteFile(owner.login, id, csv)).toEqual({ invited: 497, leftOut: 3 });
  expect(await rowsOf("SELECT count(*) AS n FROM outbox")).toEqual([{ n: 497 }]);
  expect(await invitations.inviteFile(owner.login, id, csv)).toEqual({ invited: 0, leftOut: 500 });
  await world.settled();
  expect(world.delivered.length).toBeGreaterThan(0);
  expect(world.delivered[0]?.text).toMatch(/^Hello Person \d+,/);
});
