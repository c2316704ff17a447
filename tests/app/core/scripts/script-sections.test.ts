import { describe, expect, test } from "vitest";
import { splitIntoSections } from "#core/scripts/script-sections.ts";
import { AUTO_SCRIPT_MARKDOWN, HOME_SCRIPT, WRAPPED_SCRIPT } from "#tests/support/sales-scripts.ts";

function shown(text: string) {
  return splitIntoSections(text).map((section) => [
    section.title,
    ...section.lines.map((line) => `${line.kind}: ${line.text}`),
  ]);
}

describe("the sections of a script", () => {
  test("a numbered script with bullets, objections and forbidden words falls apart as it was meant", () => {
    expect(shown(HOME_SCRIPT)).toEqual([
      [
        "Introduction",
        "question: Hi, this is Dana with Brightwater Insurance. Did I catch you at an okay time?",
        "line: I'm a licensed agent, and this call is about the home quote you asked for.",
      ],
      [
        "Discovery",
        "question: How old is the roof?",
        "question: Who lives in the home with you?",
        "question: What made you start looking today?",
      ],
      [
        "Handling objections",
        "line: I've been with them 22 years.",
        "question: That says a lot about you. What would have to be better for a change to make sense?",
        "line: That deductible is huge.",
        "question: I hear you. What amount could you pay tomorrow without losing sleep?",
      ],
      [
        "Never say",
        "forbidden: Your claim will be paid",
        "forbidden: You are fully covered",
        "forbidden: We are always cheaper",
      ],
      ["Close", "question: Would you like me to send both options today, or talk them through now?"],
    ]);
  });

  test("a script in Markdown keeps its headings, and one forbidden line among others is forbidden", () => {
    expect(shown(AUTO_SCRIPT_MARKDOWN)).toEqual([
      [
        "Opening",
        "line: Thanks for taking my call.",
        "forbidden: Do not promise a discount before you see the record.",
      ],
      [
        "If they say it is too expensive",
        "question: I understand. What were you hoping to pay?",
        "line: Let's put the two declarations side by side.",
      ],
      ["Words to avoid", "forbidden: Guaranteed savings", "forbidden: Full coverage"],
    ]);
  });

  test("lines a PDF broke at the margin are one line again", () => {
    expect(shown(WRAPPED_SCRIPT)).toEqual([
      [
        "STEP 1: OPEN THE CALL",
        "question: Good afternoon, my name is Luis and I help families in the valley make sure that the mortgage is paid if one income stops. Is now a fair time for two quick questions?",
      ],
      ["STEP 2: ASK", "question: Who depends on your income today?"],
    ]);
  });

  test("what the customer says and stage directions are not the agent's lines", () => {
    expect(shown("Customer: I'm busy.\n[wait]\nAgent: When is better?")).toEqual([
      ["Opening", "question: When is better?"],
    ]);
  });

  test("what kind of line it is stands before it, and what answers an objection stands under it", () => {
    const script = [
      "Opening: Hi, this is [name] with Northside. Have you got five minutes?",
      "Questions: What made you call?",
      "Objection: It is too expensive.",
      "Answer: I hear you. What are you comparing it with?",
      "Close: Shall we talk Thursday at four?",
    ];
    expect(shown(script.join("\n"))).toEqual([
      [
        "Opening",
        "question: Hi, this is [name] with Northside. Have you got five minutes?",
        "question: What made you call?",
      ],
      ["Objection: It is too expensive", "question: I hear you. What are you comparing it with?"],
      ["Close", "question: Shall we talk Thursday at four?"],
    ]);
  });

  test("a list of forbidden words ends where the list ends", () => {
    expect(
      shown("Greet them by name.\nDo not say the following:\n- guaranteed\n- risk free\n\nThen move to the quote."),
    ).toEqual([
      ["Opening", "line: Greet them by name."],
      ["Do not say the following", "forbidden: guaranteed", "forbidden: risk free", "line: Then move to the quote."],
    ]);
  });

  test("a numbered list is a list, not a row of headings", () => {
    expect(shown("1. Ask about drivers\n2. Ask about claims\n3. Ask about lapses")).toEqual([
      ["Opening", "line: Ask about drivers", "line: Ask about claims", "line: Ask about lapses"],
    ]);
  });

  test("a long paragraph is split into sentences", () => {
    const long = `${"I would like to take a few minutes of your time today. ".repeat(6)}Is that fine?`;
    const lines = splitIntoSections(long).flatMap((section) => section.lines);
    expect(lines).toHaveLength(7);
    expect(lines[6]).toEqual({ id: "s1.7", text: "Is that fine?", kind: "question" });
  });

  test("ids say where a line stands and are unique", () => {
    const ids = splitIntoSections(HOME_SCRIPT).flatMap((section) => [
      section.id,
      ...section.lines.map((line) => line.id),
    ]);
    expect(ids.slice(0, 4)).toEqual(["s1", "s1.1", "s1.2", "s2"]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("nothing in, nothing out", () => {
    expect(splitIntoSections("")).toEqual([]);
    expect(splitIntoSections("\n \n")).toEqual([]);
  });

  test("a script of the largest size is split in time, at most 1,000 lines", () => {
    const lines = splitIntoSections("What is it? never say it ((((( ".repeat(6_500)).flatMap(
      (section) => section.lines,
    );
    expect(lines.length).toBeLessThanOrEqual(1_000);
    const many = splitIntoSections("Ask this?\n".repeat(20_000)).flatMap((section) => section.lines);
    expect(many).toHaveLength(1_000);
  }, 1_000);
});
