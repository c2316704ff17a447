import { describe, expect, test } from "vitest";
import { digestMessage, isDigestAddress, nextDigestAt, nextDigestTryAt } from "#core/webhooks/digest-message.ts";

describe("where a digest may go", () => {
  test.each([
    ["slack", "https://hooks.slack.com/services/T000/B000/XXXX"],
    ["slack", "https://hooks.slack.com/triggers/T000/1/abc"],
    ["teams", "https://prod-12.westus.logic.azure.com:443/workflows/ab/triggers/manual/paths/invoke?sig=x"],
    ["teams", "https://default1.2b.environment.api.powerplatform.com/powerautomate/automations/direct/workflows/x"],
    ["teams", "https://agency.webhook.office.com/webhookb2/a@b/IncomingWebhook/c/d"],
  ] as const)("%s: %s", (kind, url) => expect(isDigestAddress(kind, url)).toBe(true));

  test.each([
    ["slack", "http://hooks.slack.com/services/T000/B000/XXXX"],
    ["slack", "https://hooks.slack.com/"],
    ["slack", "https://hooks.slack.com.evil.com/services/x"],
    ["slack", "https://evilhooks.slack.com/services/x"],
    ["slack", "https://user:pw@hooks.slack.com/services/x"],
    ["slack", "https://hooks.slack.com:8443/services/x"],
    ["slack", "https://agency.webhook.office.com/webhookb2/x"],
    ["teams", "https://logic.azure.com.evil.com/workflows/x"],
    ["teams", "https://evillogic.azure.com/workflows/x"],
    ["teams", "https://hooks.slack.com/services/x"],
    ["teams", "nonsense"],
  ] as const)("not %s: %s", (kind, url) => expect(isDigestAddress(kind, url)).toBe(false));
});

describe("what it says", () => {
  const digest = {
    organization: "Miller & Sons <!channel>",
    lines: ["Ready: 3 of 8.", "Ten minutes with you: <@U123> *Kim* [here](https://evil.com)."],
    link: "https://rolecall.example/team",
  };

  test("Slack is given plain text in blocks, and a notification in which nothing calls anybody", () => {
    const message = digestMessage("slack", digest) as {
      text: string;
      blocks: { type: string; text?: { type: string; text: string } }[];
    };
    expect(message.text).toBe("Ready on Monday? Miller &amp; Sons &lt;!channel&gt;");
    const texts = message.blocks.flatMap(({ text }) => text ?? []);
    expect(texts.map(({ type }) => type)).toEqual(["plain_text", "plain_text", "plain_text"]);
    expect(texts.map(({ text }) => text)).toEqual(["Ready on Monday? Miller & Sons <!channel>", ...digest.lines]);
    expect(JSON.stringify(message)).toContain(digest.link);
    expect(JSON.stringify(message)).not.toContain("mrkdwn");
  });

  test("Teams is given an Adaptive Card of runs, which read no markup", () => {
    const message = digestMessage("teams", digest) as {
      type: string;
      attachments: { contentType: string; content: { body: { type: string; inlines: { text: string }[] }[] } }[];
    };
    expect(message.type).toBe("message");
    expect(message.attachments[0]?.contentType).toBe("application/vnd.microsoft.card.adaptive");
    const body = message.attachments[0]?.content.body ?? [];
    expect(body.every(({ type }) => type === "RichTextBlock")).toBe(true);
    expect(body.flatMap(({ inlines }) => inlines.map(({ text }) => text))).toEqual(
      expect.arrayContaining(["Ready on Monday? Miller & Sons <!channel>", ...digest.lines]),
    );
  });
});

describe("when it goes", () => {
  const at = (iso: string) => new Date(iso).getTime();

  test("on Mondays at eight where the organization is", () => {
    expect(nextDigestAt(at("2026-11-21T12:00:00Z"), "America/New_York")).toBe(at("2026-11-23T13:00:00Z"));
    expect(nextDigestAt(at("2026-11-23T12:59:00Z"), "America/New_York")).toBe(at("2026-11-23T13:00:00Z"));
    expect(nextDigestAt(at("2026-11-23T13:00:00Z"), "America/New_York")).toBe(at("2026-11-30T13:00:00Z"));
  });

  test("also in the week in which the clocks change", () => {
    expect(nextDigestAt(at("2026-10-31T12:00:00Z"), "America/New_York")).toBe(at("2026-11-02T13:00:00Z"));
    expect(nextDigestAt(at("2027-03-13T12:00:00Z"), "America/New_York")).toBe(at("2027-03-15T12:00:00Z"));
  });

  test("what could not be sent is tried each hour of that Monday, then with the next", () => {
    expect(nextDigestTryAt(at("2026-11-23T13:00:00Z"), "America/New_York")).toBe(at("2026-11-23T14:00:00Z"));
    expect(nextDigestTryAt(at("2026-11-24T04:30:00Z"), "America/New_York")).toBe(at("2026-11-30T13:00:00Z"));
  });
});
