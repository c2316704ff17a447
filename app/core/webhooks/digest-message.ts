import { localTime } from "../zone-offsets.ts";

export const DIGEST_KINDS = ["slack", "teams"] as const;
export type DigestKind = (typeof DIGEST_KINDS)[number];

export const DIGEST_NAMES: Record<DigestKind, string> = { slack: "Slack", teams: "Microsoft Teams" };

/** Where each takes messages: Slack's incoming webhooks; Teams' Workflows, and the connectors before them. */
const HOSTS: Record<DigestKind, RegExp> = {
  slack: /^hooks\.slack(?:-gov)?\.com$/,
  teams: /\.(?:webhook\.office\.com|logic\.azure\.com|api\.powerplatform\.com)$/,
};

/** Whether this address is an incoming webhook of that product, and nobody else's. */
export function isDigestAddress(kind: DigestKind, text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    url.protocol === "https:" &&
    url.username === "" &&
    url.password === "" &&
    (url.port === "" || url.port === "443") &&
    url.pathname.length > 1 &&
    HOSTS[kind].test(url.hostname)
  );
}

export const DIGEST_ADDRESS_WORDS: Record<DigestKind, string> = {
  slack: "Enter the address of an incoming webhook of Slack. It begins with https://hooks.slack.com/.",
  teams:
    "Enter the address that a Teams workflow gives. Its host ends in logic.azure.com, api.powerplatform.com or webhook.office.com.",
};

/** What the digest says: as the email of Monday. `lines`: readiness/three-lines.ts. */
export type Digest = { organization: string; lines: readonly string[]; link: string };

/** The message in the form that the product takes. Names stand as plain text: nothing in them calls anybody, links or formats. */
export function digestMessage(kind: DigestKind, digest: Digest): unknown {
  return kind === "slack" ? slackMessage(digest) : teamsMessage(digest);
}

const PRIVATE = "This is from what people handed in, and what is late. What they practice in private is theirs.";

/** docs.slack.dev/messaging/sending-messages-using-incoming-webhooks. `text` is what a notification shows, and is read as markup. */
function slackMessage({ organization, lines, link }: Digest) {
  const title = `Ready on Monday? ${organization}`;
  const plain = (text: string) => ({ type: "plain_text", text: text.slice(0, SLACK_TEXT_MOST), emoji: false });
  return {
    text: title.replace(/[&<>]/g, (character) => SLACK_ESCAPES[character] ?? ""),
    blocks: [
      { type: "header", text: plain(title.slice(0, SLACK_HEADER_MOST)) },
      ...lines.map((line) => ({ type: "section", text: plain(line) })),
      { type: "actions", elements: [{ type: "button", text: plain("Open the organization"), url: link }] },
      { type: "context", elements: [plain(PRIVATE)] },
    ],
  };
}

const SLACK_ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const SLACK_HEADER_MOST = 150;
const SLACK_TEXT_MOST = 3000;

/** An Adaptive Card (adaptivecards.io, 1.4), which Workflows and connectors both take. A TextBlock would read markup, a TextRun does not. */
function teamsMessage({ organization, lines, link }: Digest) {
  const plain = (text: string, more: Record<string, unknown> = {}) => ({
    type: "RichTextBlock",
    inlines: [{ type: "TextRun", text, ...more }],
  });
  return {
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          body: [
            plain(`Ready on Monday? ${organization}`, { size: "Large", weight: "Bolder" }),
            ...lines.map((line) => plain(line)),
            plain(PRIVATE, { size: "Small", isSubtle: true }),
          ],
          actions: [{ type: "Action.OpenUrl", title: "Open the organization", url: link }],
        },
      },
    ],
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const MONDAY = 1;
const HOUR = 8;

/** The next Monday, 8:00 in that zone, after a moment. Unix ms. */
export function nextDigestAt(nowMs: number, timeZone: string): number {
  const local = localTime(nowMs, timeZone);
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  const days = (MONDAY - local.getUTCDay() + 7) % 7;
  const thisWeek = utcOf(midnight + days * DAY_MS + HOUR * HOUR_MS, timeZone);
  return thisWeek > nowMs ? thisWeek : utcOf(midnight + (days + 7) * DAY_MS + HOUR * HOUR_MS, timeZone);
}

/** When a digest that could not be sent is tried again: within the day each hour, then with the next week's. */
export function nextDigestTryAt(nowMs: number, timeZone: string): number {
  const inAnHour = nowMs + HOUR_MS;
  return localTime(inAnHour, timeZone).getUTCDay() === MONDAY ? inAnHour : nextDigestAt(nowMs, timeZone);
}

/** `local`: a clock's time as if it were UTC. Twice, because the offset is that of the moment which is looked for. */
function utcOf(local: number, timeZone: string): number {
  const offsetAt = (ms: number) => localTime(ms, timeZone).getTime() - Math.floor(ms / 1000) * 1000;
  const first = local - offsetAt(local);
  return local - offsetAt(first);
}
