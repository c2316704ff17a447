import { describe, expect, test } from "vitest";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { member, team } from "#tests/support/teams.ts";
import { withReceiver } from "#tests/support/webhook-receiver.ts";
import { createWebhooks } from "#workers/services/webhook-pages/webhook-endpoints.ts";
import { createDigests } from "#workers/services/webhook-pages/weekly-digest.ts";

const SLACK = "https://hooks.slack.com/services/T000/B000/secret";
const MONDAY = Date.UTC(2026, 10, 23, 13);
const HOUR_MS = 3600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** An agency with an agent, whose digest goes to Slack. The world's time is a Saturday. */
async function agency(of: Parameters<typeof withReceiver>[0] = {}) {
  const receiver = withReceiver(of);
  const { world } = receiver;
  const { id, name, owner } = await team(world);
  const agent = await member(world, id, "agent", { fullName: "Kim <!channel>" });
  const digests = createDigests(world);
  await digests.set(owner.login, id, { kind: "slack", url: SLACK });
  const open = async () => (await createWebhooks(world).openTeam(owner.login)).digests;
  return { ...receiver, ...{ id, name, owner, agent, digests, open } };
}

test("on Monday at eight, where the organization is, what the email of owners says goes to Slack, once", async () => {
  const { world, received, digests, name, open } = await agency();
  world.clock.nowMs = MONDAY - 1;
  await digests.run();
  expect(received).toEqual([]);
  world.clock.nowMs = MONDAY;
  await Promise.all([digests.run(), digests.run()]);
  await digests.run();
  expect(received.map(({ url }) => url)).toEqual([SLACK]);
  const sent = JSON.parse(received[0]?.body ?? "");
  expect(sent.text).toBe(`Ready on Monday? ${name}`);
  expect(JSON.stringify(sent)).toContain("Nobody can be called ready yet");
  expect(await open()).toEqual([{ kind: "slack", nextAt: MONDAY + WEEK_MS, lastSentAt: MONDAY, problem: null }]);
});

test("one that is refused is tried again within the hour, and says why meanwhile", async () => {
  const { world, received, digests, open } = await agency({
    answers: [() => new Response("no_service", { status: 404 }), () => new Response("ok")],
  });
  world.clock.nowMs = MONDAY;
  await digests.run();
  expect(await open()).toMatchObject([
    { nextAt: MONDAY + HOUR_MS, lastSentAt: null, problem: "It answered 404. Only 2xx counts as received." },
  ]);
  world.clock.advance(HOUR_MS);
  await digests.run();
  expect(received).toHaveLength(2);
  expect(await open()).toMatchObject([{ nextAt: MONDAY + WEEK_MS, lastSentAt: MONDAY + HOUR_MS, problem: null }]);
  expect(JSON.stringify(await rowsOf("SELECT * FROM digest_hooks"))).not.toContain("no_service");
});

test("where there is nobody to write about nothing goes out", async () => {
  const { world, received } = withReceiver();
  const { id, owner } = await team(world);
  const digests = createDigests(world);
  await digests.set(owner.login, id, { kind: "slack", url: SLACK });
  await expect(digests.sendNow(owner.login, id, "slack")).rejects.toMatchObject({ code: "bad_request" });
  world.clock.nowMs = MONDAY;
  await digests.run();
  expect(received).toEqual([]);
});

describe("the address", () => {
  test("is kept sealed, and is not shown again", async () => {
    const { open } = await agency();
    expect(JSON.stringify(await rowsOf("SELECT * FROM digest_hooks"))).not.toContain("secret");
    expect(JSON.stringify(await open())).not.toContain("secret");
  });

  test.each([
    ["slack", "https://evil.com/services/x"],
    ["slack", "https://hooks.slack.com.evil.com/x"],
    ["teams", SLACK],
    ["pager", SLACK],
  ])("of %s cannot be %s", async (kind, url) => {
    const { digests, owner, id } = await agency();
    expect(await refusalOf(digests.set(owner.login, id, { kind, url }))).toBe("bad_request");
  });

  test("is set, used and removed by owners alone", async () => {
    const { world, digests, owner, agent, id, received } = await agency();
    const other = await team(world);
    const acts = (login: typeof owner.login) => [
      () => digests.set(login, id, { kind: "slack", url: SLACK }),
      () => digests.sendNow(login, id, "slack"),
      () => digests.remove(login, id, "slack"),
    ];
    for (const act of acts(agent.login)) expect(await refusalOf(act())).toBe("forbidden");
    for (const act of acts(other.owner.login)) expect(await refusalOf(act())).toBe("not_found");
    expect(received).toEqual([]);
    expect(await digests.sendNow(owner.login, id, "slack")).toBe(true);
    expect(received).toHaveLength(1);
    await digests.remove(owner.login, id, "slack");
    expect(await refusalOf(digests.remove(owner.login, id, "slack"))).toBe("not_found");
  });
});
