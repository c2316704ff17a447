import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type StoredSession, sessionFile, sessionFileSchema } from "#core/history/session-file.ts";
import { sessionMarkdown } from "#core/history/session-markdown.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import { conversationOf, GOOD_CONVERSATION } from "#tests/support/marks.ts";

const STORED: StoredSession = {
  id: "one",
  title: "# Not a [heading](https://evil.example)",
  kind: "practice",
  mode: "text",
  isRetry: false,
  status: "active",
  createdAt: Date.UTC(2026, 10, 26, 3),
  endedAt: null,
  durationSeconds: 75,
  scenarioId: "A-1",
  scenarioTitle: "Renewal shock",
  line: "auto",
  customerId: "dana",
  customer: "Dana Whitfield",
  difficulty: 1,
  isArchived: false,
  score: null,
  messages: [
    { role: "user", kind: "turn", content: "<script>alert(1)</script>\n# Hi", createdAt: 1 },
    { role: "assistant", kind: "turn", content: "", createdAt: 2 },
    { role: "user", kind: "command", content: "[PAUSE: Give me a hint]", createdAt: 3 },
    { role: "assistant", kind: "coach", content: "Ask who drives.", createdAt: 4 },
    { role: "assistant", kind: "turn", content: "1. Yes", createdAt: 5 },
  ],
};

test("turns are numbered as the score counts them, and what is not said yet is left out", () => {
  expect(sessionFile(STORED).transcript.map(({ turn, speaker }) => [turn, speaker])).toEqual([
    [0, "agent"],
    [null, "command"],
    [null, "coach"],
    [1, "customer"],
  ]);
});

test("the Markdown shows what was said as it was said, and is dated where its person is", () => {
  const text = sessionMarkdown(STORED, "America/Denver");
  expect(text).toContain("# Dana Whitfield, Renewal shock");
  expect(text).toContain("- Title: \\# Not a \\[heading\\](https://evil.example)");
  expect(text).toContain("- Date: November 25, 2026");
  expect(text).toContain("**You:** \\<script\\>alert(1)\\</script\\> \\# Hi");
  expect(text).not.toMatch(/^#+ (?!Dana|Transcript)/m);
});

test("a number that begins a line begins no list, and one within it stays as it is", () => {
  const score = { ...scoreOf(GOOD_CONVERSATION), rubricVersion: "2026.17", verdict: "1. A rough run." };
  const text = sessionMarkdown({ ...STORED, score }, "UTC");
  expect(text).toContain("\n1\\. A rough run.\n");
  expect(text).toContain("Scored by rubric 2026.17.");
});

describe("the one thing to fix in the Markdown", () => {
  test("is a sentence, then why, then what to say", () => {
    const text = sessionMarkdown({ ...STORED, score: scoreOf(GOOD_CONVERSATION) }, "UTC");
    expect(text).toContain("- Fix next: Name the gap the customer does not see: No umbrella. ");
    expect(text).toContain("\n- Say instead: An umbrella sits on top of both policies.\n");
  });

  test("is a question to ask first, where the page says so", () => {
    const score = scoreOf(GOOD_CONVERSATION);
    const missed = score.dimensions.flatMap(({ checks }) => checks).find(({ better }) => better === score.fix.better);
    const asking = "What would happen if a claim went past your limit?";
    const dimensions = score.dimensions.map((dimension) => ({
      ...dimension,
      checks: dimension.checks.map((check) => (check === missed ? { ...check, better: asking } : check)),
    }));
    const text = sessionMarkdown(
      { ...STORED, score: { ...score, dimensions, fix: { ...score.fix, better: asking } } },
      "UTC",
    );
    expect(text).toContain(`\n- Ask first: ${asking}\n`);
  });

  test("is what comes next, where nothing is to fix", () => {
    const fix = {
      title: "Nothing to fix: try another customer",
      why: "Every check was met.",
      evidence: null,
      better: "",
    };
    const text = sessionMarkdown({ ...STORED, score: { ...scoreOf(GOOD_CONVERSATION), fix } }, "UTC");
    expect(text).toContain("\n- Nothing to fix: try another customer. Every check was met.\n");
  });
});

test("docs/session-file.schema.json describes the file", () => {
  const path = join(import.meta.dirname, "../../../../docs/session-file.schema.json");
  const schema = z.toJSONSchema(sessionFileSchema);
  // `WRITE_SCHEMA=1 vitest run ...` writes it anew.
  if (process.env.WRITE_SCHEMA) writeFileSync(path, `${JSON.stringify(schema, null, 2)}\n`);
  expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(schema);
});

function scoreOf(said: typeof GOOD_CONVERSATION) {
  return scoreConversation({ ...conversationOf(said), mode: "text" });
}
