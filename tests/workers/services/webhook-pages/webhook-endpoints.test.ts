import { describe, expect, test } from "vitest";
import { ENDPOINTS_MOST } from "#core/webhooks/webhook-events.ts";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { member, team } from "#tests/support/teams.ts";
import { withReceiver } from "#tests/support/webhook-receiver.ts";
import type { TestWorld } from "#tests/support/world.ts";
import { removePerson } from "#workers/services/identity/person-removal.ts";
import { createWebhooks } from "#workers/services/webhook-pages/webhook-endpoints.ts";

const INPUT = { url: "https://hooks.agency.com/in", description: "Our CRM", events: ["attempt.submitted"] };
const FOR_TEAM = { ...INPUT, events: ["attempt.submitted", "member.joined"] };

async function somebody(world: TestWorld) {
  const one = await person(world);
  return { ...one, login: await loginOf(world, one.id) };
}

describe("one's own", () => {
  test("are added, changed, turned off and on, and removed with their log", async () => {
    const { world } = withReceiver();
    const webhooks = createWebhooks(world);
    const { login } = await somebody(world);
    await webhooks.add(login, null, INPUT);
    const open = async () => (await webhooks.openOwn(login)).list.endpoints;
    const [added] = await open();
    expect(added).toMatchObject({ url: INPUT.url, description: "Our CRM", events: INPUT.events, off: null });
    const id = added?.id ?? "";
    await webhooks.change(login, null, id, {
      ...INPUT,
      description: "",
      events: ["note.ready", "conversation.scored"],
    });
    expect(await open()).toMatchObject([{ description: "", events: ["note.ready", "conversation.scored"] }]);
    await webhooks.turnOff(login, null, id);
    expect(await open()).toMatchObject([{ off: { reason: "owner" } }]);
    expect(await refusalOf(webhooks.sendTest(login, null, id))).toBe("not_found");
    await webhooks.turnOn(login, null, id);
    await webhooks.sendTest(login, null, id);
    await world.settled();
    expect((await open())[0]?.deliveries).toHaveLength(1);
    await webhooks.remove(login, null, id);
    expect(await open()).toEqual([]);
    expect(await rowsOf("SELECT id FROM webhook_deliveries")).toEqual([]);
  });

  test.each([
    ["no event", { ...INPUT, events: [] }, "Choose at least one event."],
    ["an event that is none", { ...INPUT, events: ["everything"] }, "Choose events of the list."],
    ["an organization's event", { ...INPUT, events: ["member.joined"] }, "Choose events of the list."],
    ["no address", { ...INPUT, url: "" }, "Enter an address."],
    ["plain http", { ...INPUT, url: "http://hooks.agency.com/" }, "The address has to begin with https://."],
    ["credentials", { ...INPUT, url: "https://a:b@hooks.agency.com/" }, /no user name and no password/],
    ["too long an address", { ...INPUT, url: `https://hooks.agency.com/${"x".repeat(1000)}` }, /1000 characters/],
  ])("with %s are refused, with the reason", async (_, input, text) => {
    const { world } = withReceiver();
    const { login } = await somebody(world);
    const added = createWebhooks(world).add(login, null, input);
    await expect(added).rejects.toMatchObject({ code: "bad_request", text: expect.stringMatching(text) });
  });

  test("are so many at most, also where several are added at once", async () => {
    const { world } = withReceiver();
    const webhooks = createWebhooks(world);
    const { login } = await somebody(world);
    for (let count = 1; count < ENDPOINTS_MOST; count++) await webhooks.add(login, null, INPUT);
    const results = await Promise.allSettled([1, 2, 3].map(() => webhooks.add(login, null, INPUT)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await webhooks.openOwn(login)).list).toMatchObject({ mayAddMore: false });
  });

  test("nobody else sees or touches: they are not found", async () => {
    const { world } = withReceiver();
    const webhooks = createWebhooks(world);
    const one = await somebody(world);
    const other = await somebody(world);
    await webhooks.add(one.login, null, INPUT);
    const [endpoint] = (await webhooks.openOwn(one.login)).list.endpoints;
    const id = endpoint?.id ?? "";
    await webhooks.sendTest(one.login, null, id);
    await world.settled();
    const [delivery] = (await webhooks.openOwn(one.login)).list.endpoints[0]?.deliveries ?? [];
    expect((await webhooks.openOwn(other.login)).list.endpoints).toEqual([]);
    for (const act of [
      () => webhooks.change(other.login, null, id, INPUT),
      () => webhooks.rotate(other.login, null, id),
      () => webhooks.turnOff(other.login, null, id),
      () => webhooks.turnOn(other.login, null, id),
      () => webhooks.sendTest(other.login, null, id),
      () => webhooks.sendAgain(other.login, null, delivery?.id ?? ""),
      () => webhooks.remove(other.login, null, id),
    ])
      expect(await refusalOf(act())).toBe("not_found");
    expect(await refusalOf(webhooks.openOwn(null))).toBe("signed_out");
    expect(await refusalOf(webhooks.add(null, null, INPUT))).toBe("signed_out");
  });

  test("go with the account, and with them their log", async () => {
    const { world } = withReceiver();
    const webhooks = createWebhooks(world);
    const one = await somebody(world);
    await webhooks.add(one.login, null, INPUT);
    const [endpoint] = (await webhooks.openOwn(one.login)).list.endpoints;
    await webhooks.sendTest(one.login, null, endpoint?.id ?? "");
    await world.settled();
    await removePerson(world, one.id, { message: "", mayBeLastAdmin: false });
    expect(await rowsOf("SELECT id FROM webhook_endpoints")).toEqual([]);
    expect(await rowsOf("SELECT id FROM webhook_deliveries")).toEqual([]);
  });
});

describe("an organization's", () => {
  test("are its owners' alone, each of them, and what they do stands among what happened", async () => {
    const { world } = withReceiver();
    const webhooks = createWebhooks(world);
    const { id: organisationId, owner } = await team(world);
    const second = await member(world, organisationId, "owner");
    await webhooks.add(owner.login, organisationId, FOR_TEAM);
    const [endpoint] = (await webhooks.openTeam(second.login)).list.endpoints;
    await webhooks.rotate(second.login, organisationId, endpoint?.id ?? "");
    expect((await webhooks.openOwn(owner.login)).list.endpoints).toEqual([]);
    const events = await rowsOf("SELECT kind, by_user_id FROM organisation_events ORDER BY rowid");
    expect(events).toEqual([
      { kind: "webhook_added", by_user_id: owner.id },
      { kind: "webhook_changed", by_user_id: second.id },
    ]);
  });

  test.each(["manager", "agent"] as const)("a %s gets at none of it", async (role) => {
    const { world } = withReceiver();
    const webhooks = createWebhooks(world);
    const { id: organisationId, owner } = await team(world);
    const one = await member(world, organisationId, role);
    await webhooks.add(owner.login, organisationId, FOR_TEAM);
    const [endpoint] = (await webhooks.openTeam(owner.login)).list.endpoints;
    const id = endpoint?.id ?? "";
    for (const act of [
      () => webhooks.openTeam(one.login),
      () => webhooks.add(one.login, organisationId, FOR_TEAM),
      () => webhooks.change(one.login, organisationId, id, FOR_TEAM),
      () => webhooks.rotate(one.login, organisationId, id),
      () => webhooks.turnOff(one.login, organisationId, id),
      () => webhooks.remove(one.login, organisationId, id),
    ])
      expect(await refusalOf(act())).toBe("forbidden");
    // As one's own it is not there.
    expect(await refusalOf(webhooks.rotate(one.login, null, id))).toBe("not_found");
  });

  test("the owner of another organization does not find, also under the name of their own", async () => {
    const { world } = withReceiver();
    const webhooks = createWebhooks(world);
    const one = await team(world);
    const other = await team(world);
    await webhooks.add(one.owner.login, one.id, FOR_TEAM);
    const [endpoint] = (await webhooks.openTeam(one.owner.login)).list.endpoints;
    const id = endpoint?.id ?? "";
    expect(await refusalOf(webhooks.remove(other.owner.login, one.id, id))).toBe("not_found");
    expect(await refusalOf(webhooks.remove(other.owner.login, other.id, id))).toBe("not_found");
    expect((await webhooks.openTeam(one.owner.login)).list.endpoints).toHaveLength(1);
  });

  test("stay when their maker's account goes, as another owner's, without what they were told of them", async () => {
    const { world } = withReceiver();
    const webhooks = createWebhooks(world);
    const { id: organisationId, owner } = await team(world);
    const second = await member(world, organisationId, "owner");
    await webhooks.add(owner.login, organisationId, FOR_TEAM);
    const [endpoint] = (await webhooks.openTeam(owner.login)).list.endpoints;
    await world.db.$client
      .prepare(
        "INSERT INTO webhook_deliveries (id, endpoint_id, message_id, event, payload, created_at) VALUES ('d', ?, 'm', 'member.joined', json_object('data', json_object('user_id', ?)), 0)",
      )
      .bind(endpoint?.id, owner.id)
      .run();
    await removePerson(world, owner.id, { message: "", mayBeLastAdmin: false });
    expect(await rowsOf("SELECT user_id FROM webhook_endpoints")).toEqual([{ user_id: second.id }]);
    expect(await rowsOf("SELECT id FROM webhook_deliveries")).toEqual([]);
    expect((await webhooks.openTeam(second.login)).list.endpoints).toHaveLength(1);
  });

  test("go with it", async () => {
    const { world } = withReceiver();
    const { id: organisationId, owner } = await team(world);
    await createWebhooks(world).add(owner.login, organisationId, FOR_TEAM);
    await removePerson(world, owner.id, { message: "", mayBeLastAdmin: false });
    expect(await rowsOf("SELECT id FROM webhook_endpoints")).toEqual([]);
    expect(await rowsOf("SELECT id FROM organisations")).toEqual([]);
  });
});
