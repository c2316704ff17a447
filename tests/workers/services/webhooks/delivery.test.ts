import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { DELIVERIES_KEPT_MS } from "#core/webhooks/delivery.ts";
import { loginOf, person, rowsOf } from "#tests/support/people.ts";
import { member, team } from "#tests/support/teams.ts";
import { isSignedWith, withReceiver } from "#tests/support/webhook-receiver.ts";
import { deleteOldDeliveriesStatement } from "#workers/adapters/d1/webhooks/delivery-rows.ts";
import { sendSigned } from "#workers/adapters/webhooks/webhook-sender.ts";
import { createWebhooks } from "#workers/services/webhook-pages/webhook-endpoints.ts";
import { createWebhookDelivery } from "#workers/services/webhooks/webhook-delivery.ts";

const URL_OF_RECEIVER = "https://hooks.agency.com/in";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Somebody with an endpoint, and the receiver behind it. */
async function endpoint(of: Parameters<typeof withReceiver>[0] = {}) {
  const receiver = withReceiver(of);
  const { world } = receiver;
  const one = await person(world);
  const login = await loginOf(world, one.id);
  const webhooks = createWebhooks(world);
  const { secret } = await webhooks.add(login, null, {
    url: URL_OF_RECEIVER,
    description: "",
    events: ["conversation.scored"],
  });
  const open = async () => {
    // Days may have passed since they signed in.
    const [first] = (await webhooks.openOwn(await loginOf(world, one.id))).list.endpoints;
    if (!first) throw new Error("there is no endpoint");
    return first;
  };
  const { id } = await open();
  const { deliverDue } = createWebhookDelivery(world);
  const log = async () => (await open()).deliveries;
  return { ...receiver, ...{ one, login, webhooks, secret, id, open, log, deliverDue } };
}

const status = (code: number) => () => new Response("words of somebody", { status: code });

test("the example of the specification has the signature that it gives", async () => {
  // github.com/standard-webhooks/standard-webhooks, libraries/javascript: "sign function works".
  const sent: Headers[] = [];
  await sendSigned(
    {
      after: () => () => {},
      fetch: async (_, init) => {
        sent.push(new Headers(init?.headers));
        return new Response(null, { status: 204 });
      },
    },
    {
      url: new URL(URL_OF_RECEIVER),
      secrets: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      sentAtMs: 1614265330_000,
      body: '{"test": 2432232314}',
    },
  );
  expect(sent[0]?.get("webhook-signature")).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  expect(sent[0]?.get("webhook-id")).toBe("msg_p5jXN8AQM9LWM0D4loKWxJek");
  expect(sent[0]?.get("webhook-timestamp")).toBe("1614265330");
});

describe("what arrives", () => {
  test("is signed, and the unmodified package verifies it; another body, id or secret it refuses", async () => {
    const { world, webhooks, one, id, received, secret } = await endpoint();
    // The package looks at the machine's clock.
    world.clock.nowMs = Date.now();
    await webhooks.sendTest(await loginOf(world, one.id), null, id);
    await world.settled();
    const [first] = received;
    if (!first) throw new Error("nothing arrived");
    expect(first.url).toBe(URL_OF_RECEIVER);
    expect(new Webhook(secret).verify(first.body, first.headers)).toEqual({
      type: "webhook.test",
      timestamp: new Date(world.now()).toISOString(),
      data: { endpoint_id: id },
    });
    const forged = () => new Webhook(secret).verify(`${first.body} `, first.headers);
    const otherId = () => new Webhook(secret).verify(first.body, { ...first.headers, "webhook-id": "msg_other" });
    const otherSecret = () => new Webhook("whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA").verify(first.body, first.headers);
    for (const wrong of [forged, otherId, otherSecret]) expect(wrong).toThrow("No matching signature");
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });

  test("after a rotation verifies with either secret for a day, and then with the new one alone", async () => {
    const { world, webhooks, login, id, received, secret, open } = await endpoint();
    const rotated = await webhooks.rotate(login, null, id);
    expect((await open()).bothSecretsUntil).toBe(world.now() + 24 * HOUR_MS);
    await webhooks.sendTest(login, null, id);
    await world.settled();
    world.clock.advance(24 * HOUR_MS);
    await webhooks.sendTest(login, null, id);
    await world.settled();
    const [during, after] = received;
    if (!during || !after) throw new Error("two were sent");
    expect([isSignedWith(secret, during), isSignedWith(rotated.secret, during)]).toEqual([true, true]);
    expect([isSignedWith(secret, after), isSignedWith(rotated.secret, after)]).toEqual([false, true]);
    expect((await open()).bothSecretsUntil).toBeNull();
  });

  test("no secret is stored in the clear, nor shown again", async () => {
    const { secret, open } = await endpoint();
    expect(JSON.stringify(await rowsOf("SELECT * FROM webhook_endpoints"))).not.toContain(secret.slice(6));
    expect(JSON.stringify(await open())).not.toContain(secret.slice(6));
  });
});

describe("what does not arrive", () => {
  test("is tried again later, with the same id and a new time, until it is received", async () => {
    const { world, webhooks, login, id, received, log, deliverDue } = await endpoint({
      answers: [status(500), status(503), status(200)],
    });
    await webhooks.sendTest(login, null, id);
    await world.settled();
    expect(await log()).toMatchObject([
      { state: "waiting", attempts: 1, problem: "It answered 500. Only 2xx counts as received." },
    ]);
    await deliverDue();
    expect(received).toHaveLength(1);
    world.clock.advance(6000);
    await deliverDue();
    world.clock.advance(6 * MINUTE_MS);
    await deliverDue();
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(3);
    expect(await log()).toMatchObject([{ state: "delivered", attempts: 3, problem: null }]);
    world.clock.advance(HOUR_MS);
    await deliverDue();
    expect(received).toHaveLength(3);
  });

  test("a redirect is a failure that says so, and is not followed", async () => {
    const { world, webhooks, login, id, received, log } = await endpoint({
      answers: [() => new Response(null, { status: 302, headers: { location: "http://169.254.169.254/" } })],
    });
    await webhooks.sendTest(login, null, id);
    await world.settled();
    expect(received.map(({ url }) => url)).toEqual([URL_OF_RECEIVER]);
    expect((await log())[0]?.problem).toContain("It answered 302, a redirect.");
  });

  test("a receiver that hangs for 20 seconds is left after 15", async () => {
    const receiver = await endpoint({ answers: [] });
    const { world, webhooks, login, id, received, answers, hangs, pass, timers, log } = receiver;
    answers.push(hangs(20_000));
    await webhooks.sendTest(login, null, id);
    const sent = world.settled();
    await expect.poll(() => timers.size).toBe(2);
    pass(14_999);
    expect((await log())[0]?.problem).toBeNull();
    pass(1);
    await sent;
    expect(received).toHaveLength(1);
    expect(await log()).toMatchObject([{ state: "waiting", problem: "It did not answer within 15 seconds." }]);
  });

  test("an answer's body is not read, however slow or long it is, and is nowhere kept", async () => {
    let pulls = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulls += 1;
        controller.enqueue(new TextEncoder().encode("words of somebody "));
        return pulls > 1 ? new Promise<void>(() => {}) : undefined;
      },
    });
    const { world, webhooks, login, id, log, timers } = await endpoint({ answers: [() => new Response(endless)] });
    await webhooks.sendTest(login, null, id);
    await world.settled();
    expect(await log()).toMatchObject([{ state: "delivered" }]);
    expect(timers.size).toBe(0);
    expect(JSON.stringify(await rowsOf("SELECT * FROM webhook_deliveries"))).not.toContain("words of somebody");
  });

  test("a receiver that cannot be reached is said to be so", async () => {
    const { world, webhooks, login, id, log } = await endpoint({
      answers: [
        () => {
          throw new TypeError("connection refused by 10.0.0.1");
        },
      ],
    });
    await webhooks.sendTest(login, null, id);
    await world.settled();
    expect(await log()).toMatchObject([{ state: "waiting", problem: "It could not be reached." }]);
  });

  test("410 turns the endpoint off, gives up what waits, and its person is told once", async () => {
    const { world, webhooks, login, id, open, one, deliverDue, answers } = await endpoint({ answers: [status(500)] });
    await webhooks.sendTest(login, null, id);
    await world.settled();
    answers.push(status(410));
    await webhooks.sendTest(login, null, id);
    await world.settled();
    expect((await open()).off).toEqual({ atMs: world.now(), reason: "gone" });
    expect((await open()).deliveries.map(({ state }) => state)).toEqual(["failed", "failed"]);
    world.clock.advance(HOUR_MS);
    await deliverDue();
    const mails = await rowsOf("SELECT recipient, subject, text FROM outbox WHERE recipient = ?", one.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("A webhook was turned off: hooks.agency.com");
    expect(mails[0]?.text).toContain("answered 410");
    expect(JSON.stringify(mails)).not.toContain("/in");
  });

  /** All attempts at a message that is never received; another that is, after so many of them. */
  async function threeDays(successAfter: number | null) {
    const given = await endpoint({ answers: [status(500)] });
    const { world, webhooks, login, one, id, deliverDue, answers } = given;
    await webhooks.sendTest(login, null, id);
    await world.settled();
    for (let attempt = 1; attempt < 10; attempt++) {
      if (attempt === successAfter) {
        answers.splice(0, answers.length, status(200));
        await webhooks.sendTest(await loginOf(world, one.id), null, id);
        await world.settled();
        answers.splice(0, answers.length, status(500));
      }
      world.clock.advance(27 * HOUR_MS);
      await deliverDue();
    }
    return given;
  }

  test("three days without one success turn the endpoint off, and its person is told", async () => {
    const { received, open, one } = await threeDays(null);
    expect(received).toHaveLength(10);
    expect((await open()).off?.reason).toBe("failing");
    const mails = await rowsOf("SELECT text FROM outbox WHERE recipient = ?", one.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("has received nothing for three days");
  });

  test("one success within them keeps it on; what was not received is given up", async () => {
    const { received, open, one } = await threeDays(5);
    expect(received).toHaveLength(11);
    expect((await open()).off).toBeNull();
    expect((await open()).deliveries.map(({ state }) => state).sort()).toEqual(["delivered", "failed"]);
    expect(await rowsOf("SELECT text FROM outbox WHERE recipient = ?", one.email)).toEqual([]);
  });

  test("of an organization's endpoint its owners are told, and nobody else", async () => {
    const { world } = withReceiver({ answers: [status(410)] });
    const { id: organisationId, name, owner } = await team(world);
    const second = await member(world, organisationId, "owner");
    await member(world, organisationId, "manager");
    await member(world, organisationId, "owner", { leftAt: world.now() });
    const webhooks = createWebhooks(world);
    await webhooks.add(owner.login, organisationId, {
      url: URL_OF_RECEIVER,
      description: "",
      events: ["member.joined"],
    });
    const [one] = (await webhooks.openTeam(owner.login)).list.endpoints;
    await webhooks.sendTest(owner.login, organisationId, one?.id ?? "");
    await world.settled();
    const mails = await rowsOf("SELECT recipient, text FROM outbox WHERE text LIKE ?", `%${name}%`);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([owner.email, second.email].sort());
  });
});

describe("where a name leads", () => {
  test("a private address at the first look is refused before anything is stored", async () => {
    const { world } = withReceiver({ addresses: [["10.0.0.5"]] });
    const login = await loginOf(world, (await person(world)).id);
    const added = createWebhooks(world).add(login, null, {
      url: URL_OF_RECEIVER,
      description: "",
      events: ["note.ready"],
    });
    await expect(added).rejects.toMatchObject({
      code: "bad_request",
      text: "That address leads into a private network. Only public addresses can be reached.",
    });
    expect((await createWebhooks(world).openOwn(login)).list.endpoints).toEqual([]);
  });

  test.each([
    ["of version 4", "169.254.169.254"],
    ["of version 6", "fd00:ec2::254"],
  ])("a private address %s at the second look is sent nothing", async (_, address) => {
    const { world, webhooks, login, id, received, looks, log } = await endpoint({
      addresses: [["93.184.216.34"], ["93.184.216.34", address]],
    });
    await webhooks.sendTest(login, null, id);
    await world.settled();
    expect(looks).toEqual(["hooks.agency.com", "hooks.agency.com"]);
    expect(received).toEqual([]);
    expect((await log())[0]?.problem).toContain("private network");
  });

  test("each sending looks anew", async () => {
    const { world, webhooks, login, id, received, looks, deliverDue } = await endpoint({
      addresses: [["93.184.216.34"], ["93.184.216.34"], ["127.0.0.1"], ["93.184.216.34"]],
      answers: [status(500), status(200)],
    });
    await webhooks.sendTest(login, null, id);
    await world.settled();
    world.clock.advance(MINUTE_MS);
    await deliverDue();
    expect(received).toHaveLength(1);
    world.clock.advance(HOUR_MS);
    await deliverDue();
    expect(received).toHaveLength(2);
    expect(looks).toHaveLength(4);
  });

  test("while names cannot be looked up an address is taken, and nothing is sent to it", async () => {
    const { world, webhooks, login, id, received, log } = await endpoint({ addresses: [null] });
    await webhooks.sendTest(login, null, id);
    await world.settled();
    expect(received).toEqual([]);
    expect(await log()).toMatchObject([{ state: "waiting", problem: "Its name could not be looked up." }]);
  });
});

describe("two at once", () => {
  test("runs of the schedule send each message once", async () => {
    const { world, webhooks, login, id, received, deliverDue, log } = await endpoint();
    await webhooks.sendTest(login, null, id);
    await Promise.all([deliverDue(), deliverDue(), deliverDue(), world.settled()]);
    expect(received).toHaveLength(1);
    expect(await log()).toMatchObject([{ state: "delivered", attempts: 1 }]);
  });

  test("presses on Send again send once more, with the id it had", async () => {
    const { world, webhooks, login, id, received, log, answers } = await endpoint({ answers: [status(200)] });
    await webhooks.sendTest(login, null, id);
    await world.settled();
    const [delivered] = await log();
    expect(delivered?.maySendAgain).toBe(true);
    answers.push(status(200));
    await Promise.all([1, 2, 3].map(() => webhooks.sendAgain(login, null, delivered?.id ?? "")));
    await world.settled();
    expect(received).toHaveLength(2);
    expect(received[1]?.headers["webhook-id"]).toBe(received[0]?.headers["webhook-id"]);
  });

  test("one that hangs keeps no other receiver waiting, and takes one attempt of a run", async () => {
    const given = await endpoint({ answers: [] });
    const { world, webhooks, login, id, received, pass, timers, hangs, answers, deliverDue } = given;
    await webhooks.add(login, null, { url: "https://quick.agency.com/in", description: "", events: ["note.ready"] });
    const quick = (await webhooks.openOwn(login)).list.endpoints.find(({ url }) => url.includes("quick"));
    const hang = hangs(20_000);
    answers.push((request, signal) =>
      request.url === URL_OF_RECEIVER ? hang(request, signal) : new Response(null, { status: 200 }),
    );
    await Promise.all([id, id, quick?.id ?? ""].map((one) => webhooks.sendTest(login, null, one)));
    const run = Promise.all([world.settled(), deliverDue()]);
    await expect.poll(() => received.filter(({ url }) => url.includes("quick")).length).toBe(1);
    await expect.poll(() => timers.size).toBeGreaterThanOrEqual(2);
    const hanging = received.filter(({ url }) => url === URL_OF_RECEIVER).length;
    pass(15_000);
    await run;
    expect(received.filter(({ url }) => url === URL_OF_RECEIVER)).toHaveLength(hanging);
  });
});

test("the log goes back 30 days", async () => {
  const { world, webhooks, login, id } = await endpoint();
  await webhooks.sendTest(login, null, id);
  await world.settled();
  world.clock.advance(DELIVERIES_KEPT_MS - 1);
  await deleteOldDeliveriesStatement(world.db, world.now());
  expect(await rowsOf("SELECT id FROM webhook_deliveries WHERE endpoint_id = ?", id)).toHaveLength(1);
  world.clock.advance(1);
  await deleteOldDeliveriesStatement(world.db, world.now());
  expect(await rowsOf("SELECT id FROM webhook_deliveries WHERE endpoint_id = ?", id)).toEqual([]);
});
