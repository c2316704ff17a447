import { describe, expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { Login } from "#core/identity/login.ts";
import { eventsOffered, WEBHOOK_EVENTS } from "#core/webhooks/webhook-events.ts";
import { assign, attempt } from "#tests/support/assigning.ts";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising } from "#tests/support/practising.ts";
import { member, type TeamPerson, team } from "#tests/support/teams.ts";
import { withReceiver } from "#tests/support/webhook-receiver.ts";
import { issueCertificatesDue } from "#workers/services/teams/certificates-due.ts";
import { createHandingIn } from "#workers/services/teams/handing-in.ts";
import { createInvitations } from "#workers/services/teams/invitations.ts";
import { createJoining } from "#workers/services/teams/joining.ts";
import { createWebhooks } from "#workers/services/webhook-pages/webhook-endpoints.ts";
import { createWebhookDelivery } from "#workers/services/webhooks/webhook-delivery.ts";
import type { World } from "#workers/services/world.ts";

const MINE = "https://mine.agency.com/in";
const OURS = "https://ours.agency.com/in";
const THEIRS = "https://theirs.agency.com/in";

async function listen(world: World, login: Login, owner: string | null, url: string): Promise<void> {
  const events = eventsOffered(owner === null ? "person" : "organization");
  await createWebhooks(world).add(login, owner, { url, description: "", events });
}

/** An agency with an agent, each with an endpoint for all that they may be told; and another agency that must hear nothing. */
async function agency() {
  const receiver = withReceiver();
  const { world, received } = receiver;
  const one = await team(world);
  const agent = await member(world, one.id, "agent");
  const other = await team(world);
  await listen(world, agent.login, null, MINE);
  await listen(world, one.owner.login, one.id, OURS);
  await listen(world, other.owner.login, other.id, THEIRS);
  await listen(world, one.owner.login, null, THEIRS);
  const told = async (url: string) => {
    await world.settled();
    return received.filter((request) => request.url === url).map(({ body }) => JSON.parse(body));
  };
  return { world, received, one, agent, other, told };
}

async function practice(world: World, { login }: Pick<TeamPerson, "login">): Promise<string> {
  const talk = practising(world, login);
  for (const line of JUDGEABLE_LINES) await talk.say(line);
  await talk.say(COMMANDS.end);
  return talk.conversationId;
}

describe("private practice", () => {
  test("is told to its person alone, by ids, without a word of it", async () => {
    const { world, agent, told, received } = await agency();
    const conversationId = await practice(world, agent);
    const data = { conversation_id: conversationId, user_id: agent.id };
    const timestamp = new Date(world.now()).toISOString();
    expect(await told(MINE)).toMatchObject([{ type: "conversation.scored", timestamp, data }]);
    expect(await told(OURS)).toEqual([]);
    expect(await told(THEIRS)).toEqual([]);
    const sent = received.map(({ body }) => body).join();
    for (const words of [...JUDGEABLE_LINES, "Harbor", "Pat", "total"]) expect(sent).not.toContain(words);
  });

  test("that is not scored is not told of", async () => {
    const { world, agent, told } = await agency();
    const talk = practising(world, agent.login);
    await talk.say("Hi.");
    await talk.say(COMMANDS.end);
    expect(await told(MINE)).toEqual([]);
  });

  test("that was handed in is told to its organization, once", async () => {
    const { world, agent, one, told } = await agency();
    const conversationId = await practice(world, agent);
    world.clock.advance(60_000);
    await createHandingIn(world).handIn(agent.login, conversationId);
    await createHandingIn(world).handIn(agent.login, conversationId);
    const data = { conversation_id: conversationId, user_id: agent.id, organization_id: one.id, assignment_id: null };
    expect(await told(OURS)).toEqual([
      { type: "attempt.submitted", timestamp: new Date(world.now()).toISOString(), data },
    ]);
    expect((await told(MINE)).map(({ type }) => type)).toEqual(["conversation.scored", "attempt.submitted"]);
    expect(await told(THEIRS)).toEqual([]);
  });
});

describe("an assignment", () => {
  test("tells of the attempt, of passing and of the certificate, to its person and its organization", async () => {
    const { world, agent, one, told } = await agency();
    const id = await assign(world, one.owner.login, { people: [agent.id], certificateMonths: 12 });
    const conversationId = await attempt(world, agent.login, id);
    await issueCertificatesDue(world, null);
    await issueCertificatesDue(world, null);
    await createWebhookDelivery(world).deliverDue();
    const ours = await told(OURS);
    expect(ours.map(({ type }) => type).sort()).toEqual([
      "assignment.passed",
      "attempt.submitted",
      "certificate.issued",
    ]);
    const of = (type: string) => ours.find((one) => one.type === type)?.data;
    const about = { user_id: agent.id, organization_id: one.id, assignment_id: id };
    expect(of("attempt.submitted")).toEqual({ ...about, conversation_id: conversationId });
    expect(of("assignment.passed")).toEqual(about);
    const [certificate] = await rowsOf("SELECT id FROM certificates WHERE assignment_id = ?", id);
    expect(of("certificate.issued")).toEqual({ ...about, certificate_id: certificate?.id });
    expect((await told(MINE)).map(({ type }) => type).sort()).toEqual([
      "assignment.passed",
      "attempt.submitted",
      "certificate.issued",
      "conversation.scored",
    ]);
    expect(await told(THEIRS)).toEqual([]);
  });

  test("that is tried privately tells its organization nothing", async () => {
    const { world, agent, one, told } = await agency();
    const id = await assign(world, one.owner.login, { people: [agent.id] });
    await attempt(world, agent.login, id, { counts: false });
    expect((await told(MINE)).map(({ type }) => type)).toEqual(["conversation.scored"]);
    expect(await told(OURS)).toEqual([]);
  });
});

describe("joining", () => {
  test("is told to the organization's owners, and what did not come about to nobody", async () => {
    const { world, one, told } = await agency();
    const { link } = await invited(world, one.owner.login, one.id);
    const kim = await person(world);
    const login = await loginOf(world, kim.id);
    await createJoining(world).accept(login, link);
    await createJoining(world).accept(login, link);
    const lee = await loginOf(world, (await person(world)).id);
    expect(await refusalOf(createJoining(world).accept(lee, link))).toBe("invitation_unusable");
    expect(await told(OURS)).toEqual([
      {
        type: "member.joined",
        timestamp: new Date(world.now()).toISOString(),
        data: { organization_id: one.id, user_id: kim.id },
      },
    ]);
    expect(await told(THEIRS)).toEqual([]);
  });
});

describe("who wants what", () => {
  test("an endpoint is told only of the events that were chosen, and of none while it is off", async () => {
    const { world, received } = withReceiver();
    const login = await loginOf(world, (await person(world)).id);
    const webhooks = createWebhooks(world);
    await webhooks.add(login, null, { url: MINE, description: "", events: ["note.ready"] });
    await webhooks.add(login, null, { url: OURS, description: "", events: ["conversation.scored"] });
    const off = (await webhooks.openOwn(login)).list.endpoints.find(({ url }) => url === OURS);
    await practice(world, { login });
    // Turning it off gives up what waits.
    await world.settled();
    await webhooks.turnOff(login, null, off?.id ?? "");
    await practice(world, { login });
    await webhooks.turnOn(login, null, off?.id ?? "");
    await world.settled();
    expect(received.map(({ url }) => url)).toEqual([OURS]);
  });

  test("every event is offered to somebody", () => {
    const offered = new Set([...eventsOffered("person"), ...eventsOffered("organization")]);
    expect([...offered].sort()).toEqual([...WEBHOOK_EVENTS].sort());
    expect(eventsOffered("organization")).not.toContain("conversation.scored");
    expect(eventsOffered("organization")).not.toContain("note.ready");
  });
});

async function invited(world: World, login: Login, organisationId: string): Promise<{ link: string }> {
  await createInvitations(world).makeLink(login, organisationId, {
    groupId: null,
    uses: 1,
    days: 7,
    domains: "",
  });
  const { invitations } = await createInvitations(world).openPeople(login);
  return { link: invitations[0]?.link.split("/").at(-1) ?? "" };
}
