import { describe, expect, test } from "vitest";
import { chooseMailer } from "#workers/adapters/mail/choose-mailer.ts";
import type { Email, Mailer } from "#workers/adapters/mail/mailer.ts";
import { createOutboxOnlyMailer } from "#workers/adapters/mail/outbox-only.ts";
import { createResendMailer } from "#workers/adapters/mail/resend.ts";
import { createBindingMailer, type EmailBinding } from "#workers/adapters/mail/send-email-binding.ts";
import { readSettings } from "#workers/settings.ts";

const from = "Rolecall <no-reply@rolecall.example>";
const mail: Email = {
  id: "email-1",
  recipient: "dana@agency.example",
  subject: "Hello",
  text: "Words",
  html: "<p>Words</p>",
};

/** An HTTP mail system that gives the scripted answers in turn. What it was sent is kept. */
function scriptedUpstream(answers: (Response | Error)[]) {
  const requests: Request[] = [];
  const upstream: typeof fetch = async (input, init) => {
    requests.push(new Request(input, init));
    const answer = answers.shift();
    if (!answer) throw new Error("The script has no further answer.");
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { upstream, requests, unused: answers };
}

function scriptedBinding(failure: Error | null = null) {
  const sent: unknown[] = [];
  const binding: EmailBinding = {
    async send(message) {
      if (failure) throw failure;
      sent.push(message);
    },
  };
  return { binding, sent };
}

// The contract: every mailer, whatever is behind it.
const makers: [string, () => { mailer: Mailer; reached: () => number }][] = [
  [
    "http",
    () => {
      const { upstream, requests } = scriptedUpstream([Response.json({ id: "m1" })]);
      return {
        mailer: createResendMailer({ apiKey: "key", baseUrl: "https://mail.example", from, fetch: upstream }),
        reached: () => requests.length,
      };
    },
  ],
  [
    "binding",
    () => {
      const { binding, sent } = scriptedBinding();
      return { mailer: createBindingMailer(binding, from), reached: () => sent.length };
    },
  ],
  ["outbox only", () => ({ mailer: createOutboxOnlyMailer(from), reached: () => 0 })],
];

describe.each(makers)("the %s mailer", (_name, make) => {
  test("takes an email", async () => {
    const { mailer, reached } = make();
    await mailer.deliver(mail);
    expect(reached()).toBe(mailer.sendsOutside ? 1 : 0);
  });

  test.each([
    ["a second header in the subject", { subject: "Hello\r\nBcc: eve@elsewhere.example" }],
    ["a bare line feed in the subject", { subject: "Hello\nBcc: eve@elsewhere.example" }],
    ["a line separator in the subject", { subject: "Hello\u2028Bcc: eve@elsewhere.example" }],
    ["a zero character in the subject", { subject: "Hello\0" }],
    ["an endless subject", { subject: "x".repeat(901) }],
    ["a second header in the recipient", { recipient: "dana@agency.example\r\nBcc: eve@elsewhere.example" }],
    ["two recipients", { recipient: "dana@agency.example, eve@elsewhere.example" }],
    ["a named recipient", { recipient: "Eve <eve@elsewhere.example>" }],
    ["no recipient", { recipient: "" }],
    ["a line break in the id", { id: "a\r\nb" }],
    ["a second header in the way to end them", { unsubscribeUrl: "https://rolecall.example/x\r\nBcc: eve@x.example" }],
  ])("refuses %s before anything leaves", async (_case, change) => {
    const { mailer, reached } = make();
    await expect(mailer.deliver({ ...mail, ...change })).rejects.toMatchObject({ kind: "header-injection" });
    expect(reached()).toBe(0);
  });
});

describe("the http mailer", () => {
  test("posts what Resend takes, with a key that makes a second attempt the same email", async () => {
    const { upstream, requests } = scriptedUpstream([Response.json({ id: "m1" })]);
    await createResendMailer({ apiKey: "key-1", baseUrl: "https://mail.example/", from, fetch: upstream }).deliver(
      mail,
    );
    const [request] = requests;
    expect(request?.method).toBe("POST");
    expect(request?.url).toBe("https://mail.example/emails");
    expect(request?.headers.get("Authorization")).toBe("Bearer key-1");
    expect(request?.headers.get("Idempotency-Key")).toBe("email-1");
    expect(await request?.json()).toEqual({
      from,
      to: ["dana@agency.example"],
      subject: "Hello",
      text: "Words",
      html: "<p>Words</p>",
    });
  });

  test.each([
    [400, "refused"],
    [401, "refused"],
    [422, "refused"],
    [429, "rate-limited"],
    [500, "unavailable"],
    [503, "unavailable"],
    [302, "unavailable"],
  ])("calls status %i %s, and repeats nothing of the answer", async (status, kind) => {
    const { upstream, unused } = scriptedUpstream([new Response("dana@agency.example is blocked", { status })]);
    const mailer = createResendMailer({ apiKey: "key", baseUrl: "https://mail.example", from, fetch: upstream });
    const error = await mailer.deliver(mail).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "MailRefused", kind });
    expect(String(error)).not.toContain("dana");
    expect(unused).toEqual([]);
  });

  test.each([
    [new TypeError("network"), "unavailable"],
    [new DOMException("late", "TimeoutError"), "timeout"],
  ])("calls %s %s", async (failure, kind) => {
    const { upstream } = scriptedUpstream([failure]);
    const mailer = createResendMailer({ apiKey: "key", baseUrl: "https://mail.example", from, fetch: upstream });
    await expect(mailer.deliver(mail)).rejects.toMatchObject({ kind });
  });
});

test("an email that can be done without carries the headers of RFC 8058, by whichever mailer; no other does", async () => {
  const unsubscribeUrl = "https://rolecall.example/team/weekly-email/token";
  const headers = {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const { upstream, requests } = scriptedUpstream([Response.json({}), Response.json({})]);
  const { binding, sent } = scriptedBinding();
  for (const mailer of [
    createResendMailer({ apiKey: "key", baseUrl: "https://mail.example", from, fetch: upstream }),
    createBindingMailer(binding, from),
  ]) {
    await mailer.deliver({ ...mail, unsubscribeUrl });
    await mailer.deliver({ ...mail, unsubscribeUrl: null });
  }
  const posted = await Promise.all(requests.map((request) => request.json()));
  for (const [withLink, without] of [posted, sent]) {
    expect(withLink).toMatchObject({ headers });
    expect(without).not.toHaveProperty("headers");
  }
});

describe("the binding mailer", () => {
  test("hands over sender and email in the binding's words", async () => {
    const { binding, sent } = scriptedBinding();
    await createBindingMailer(binding, from).deliver(mail);
    expect(sent).toEqual([
      {
        to: "dana@agency.example",
        from: { name: "Rolecall", email: "no-reply@rolecall.example" },
        subject: "Hello",
        text: "Words",
        html: "<p>Words</p>",
      },
    ]);
  });

  test("calls a failure unavailable", async () => {
    const { binding } = scriptedBinding(new Error("E_SENDER_NOT_VERIFIED"));
    await expect(createBindingMailer(binding, from).deliver(mail)).rejects.toMatchObject({ kind: "unavailable" });
  });
});

describe("choosing a mailer", () => {
  test("without key or binding emails stay in the outbox", () => {
    expect(chooseMailer(readSettings({}), {}).sendsOutside).toBe(false);
    expect(chooseMailer(readSettings({ RESEND_API_KEY: " " }), { EMAIL: "not a binding" }).sendsOutside).toBe(false);
  });

  test("a binding named EMAIL is used", async () => {
    const { binding, sent } = scriptedBinding();
    await chooseMailer(readSettings({}), { EMAIL: binding }).deliver(mail);
    expect(sent).toHaveLength(1);
  });

  test("a key goes before a binding", () => {
    const { binding, sent } = scriptedBinding();
    expect(chooseMailer(readSettings({ RESEND_API_KEY: "key" }), { EMAIL: binding }).sendsOutside).toBe(true);
    expect(sent).toEqual([]);
  });
});
