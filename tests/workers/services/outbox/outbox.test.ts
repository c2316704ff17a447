import { describe, expect, test } from "vitest";
import { rowsOf } from "#tests/support/people.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { insertEmailStatement } from "#workers/adapters/d1/outbox.ts";
import { type Mailer, MailRefused } from "#workers/adapters/mail/mailer.ts";
import { outboxOnlySms } from "#workers/adapters/sms/sms-sender.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";
import { createOutbox, newEmail, newTextMessage } from "#workers/services/outbox/outbox.ts";

const MINUTE_MS = 60_000;
const body = { subject: "Hello", text: "A link: https://rolecall.example/secret", html: "<p>secret</p>" };

async function post(world: TestWorld, recipient = "dana@agency.example"): Promise<string> {
  const mail = newEmail(world, recipient, body);
  await insertEmailStatement(world.db, mail, world.now());
  return mail.id;
}

/** Fails as often as it is told, then takes emails. */
function failingMailer(failures: MailRefused["kind"][]): Mailer & { asked: number } {
  const mailer = {
    sendsOutside: true,
    asked: 0,
    async deliver() {
      mailer.asked += 1;
      const kind = failures.shift();
      if (kind) throw new MailRefused(kind);
    },
  };
  return mailer;
}

describe("the outbox", () => {
  test("delivers what is due, once, and forgets the text that held the link", async () => {
    const world = testWorld();
    const id = await post(world);
    const outbox = createOutbox(world);
    await outbox.deliverDue();
    await outbox.deliverDue();
    expect(world.delivered).toMatchObject([{ id, recipient: "dana@agency.example", ...body }]);
    expect(await outbox.findEmail(id)).toMatchObject({ sent_at: world.now(), attempts: 1, text: "", html: "" });
  });

  test("asked by two at the same moment sends one email", async () => {
    const world = testWorld();
    const id = await post(world);
    await Promise.all([
      createOutbox(world).deliver(id),
      createOutbox(world).deliverDue(),
      createOutbox(world).deliver(id),
    ]);
    expect(world.delivered).toHaveLength(1);
  });

  test("tries again after 1, 5, 15 and 60 minutes, and keeps only the kind of failure", async () => {
    const mailer = failingMailer(["unavailable", "rate-limited", "timeout", "refused"]);
    const world = testWorld({ mailer });
    const outbox = createOutbox(world);
    const id = await post(world);
    await withoutWarnings(async () => {
      await outbox.deliver(id);
      expect(await outbox.findEmail(id)).toMatchObject({ last_error: "unavailable", sent_at: null, attempts: 1 });
      for (const [index, minutes] of [1, 5, 15, 60].entries()) {
        world.clock.advance(minutes * MINUTE_MS - 1);
        await outbox.deliverDue();
        expect(mailer.asked).toBe(index + 1);
        world.clock.advance(1);
        await outbox.deliverDue();
        expect(mailer.asked).toBe(index + 2);
      }
    });
    expect(await outbox.findEmail(id)).toMatchObject({ sent_at: world.now(), attempts: 5, last_error: null });
  });

  test("gives up after 24 hours and then forgets the text", async () => {
    const mailer = failingMailer(Array(100).fill("unavailable"));
    const world = testWorld({ mailer });
    const id = await post(world);
    await withoutWarnings(() => createOutbox(world).deliver(id));
    world.clock.advance(24 * 60 * MINUTE_MS);
    await createHousekeeping(world).run();
    expect(mailer.asked).toBe(1);
    expect(await createOutbox(world).findEmail(id)).toMatchObject({ sent_at: null, text: "", html: "" });
  });

  test("one email that cannot be sent does not hold up the next", async () => {
    const world = testWorld({ mailer: failingMailer(["header-injection"]) });
    const [first, second] = [await post(world), await post(world)];
    await withoutWarnings(() => createOutbox(world).deliverDue());
    expect(await createOutbox(world).findEmail(first)).toMatchObject({ sent_at: null });
    expect(await createOutbox(world).findEmail(second)).toMatchObject({ sent_at: world.now() });
  });

  test("without a mail system keeps emails readable and untried", async () => {
    const world = testWorld({ mailer: { ...failingMailer([]), sendsOutside: false } });
    const id = await post(world);
    await createOutbox(world).deliver(id);
    await createOutbox(world).deliverDue();
    expect(await createOutbox(world).findEmail(id)).toMatchObject({ ...body, sent_at: null, attempts: 0 });
    expect(await createOutbox(world).newestEmails()).toHaveLength(1);
    expect(await createOutbox(world).findEmail("unknown")).toBeNull();
  });
});

test("text messages wait for a sender of their own, and hold up no email", async () => {
  const world = testWorld({ sms: outboxOnlySms });
  for (let count = 1; count <= 25; count += 1) {
    await insertEmailStatement(world.db, newTextMessage(world, "12025550143", "Your code is 123456."), world.now());
  }
  await post(world);
  await createOutbox(world).deliverDue();
  expect(world.delivered).toHaveLength(1);
  await createOutbox(testWorld({ ...world, sms: { ...outboxOnlySms, sendsOutside: true } })).deliverDue();
  expect(await rowsOf("SELECT channel, count(*) AS n FROM outbox WHERE sent_at > 0 GROUP BY channel")).toEqual([
    { channel: "email", n: 1 },
    { channel: "sms", n: 20 },
  ]);
});

describe("housekeeping", () => {
  test("sends what waits, every minute", async () => {
    const world = testWorld();
    await post(world);
    world.clock.advance(7 * MINUTE_MS);
    await createHousekeeping(world).run();
    expect(world.delivered).toHaveLength(1);
  });
});

/** A failed delivery is warned about in static words; what is printed is checked, not shown. */
async function withoutWarnings(work: () => Promise<void>): Promise<void> {
  const warn = console.warn;
  const lines: string[] = [];
  console.warn = (line: string) => lines.push(line);
  try {
    await work();
  } finally {
    console.warn = warn;
  }
  expect(lines.join("\n")).not.toMatch(/agency|secret/);
  expect(lines.length).toBeGreaterThan(0);
}
