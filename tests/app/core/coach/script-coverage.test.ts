import { expect, test } from "vitest";
import { coverScript, type ScriptLine } from "#core/coach/script-coverage.ts";
import { conversationOf } from "#tests/support/marks.ts";

const cover = (line: Partial<ScriptLine> & { text: string }, ...said: string[]) => {
  const { turns } = conversationOf(said.map((text) => ({ by: "agent", text })));
  const [section] = coverScript([{ id: "s", title: "Opening", lines: [{ id: "l", kind: "line", ...line }] }], turns);
  return section;
};
const status = (...args: Parameters<typeof cover>) => cover(...args)?.lines[0]?.status;

test("a line said word for word is verbatim, whatever its case and punctuation", () => {
  expect(
    cover({ text: "This call is recorded for training." }, "Just so you know: this call is recorded, for training!"),
  ).toMatchObject({
    covered: 1,
    lines: [{ status: "verbatim", evidence: { turn: 0, quote: "this call is recorded, for training" } }],
  });
});

test("a placeholder stands for the words the agent put in", () => {
  expect(status({ text: "My name is [your name] with [agency]." }, "Hi, my name is Sam Carter with Northside.")).toBe(
    "verbatim",
  );
  expect(status({ text: "[Name]" }, "Hi there.")).toBe("missed");
});

test("a line in other words with most of its meaning is paraphrased, and the quote stands in the turn", () => {
  const said = "Before that, what would your family live on if your income stopped tomorrow? Take your time.";
  const section = cover(
    { text: "What would your family live on if your income stopped?", kind: "question" },
    said.replace("live on", "really live on"),
  );
  expect(section?.lines[0]?.status).toBe("paraphrased");
  expect(said.replace("live on", "really live on")).toContain(section?.lines[0]?.evidence?.quote);
});

test("what was not said, or only by the customer, is missed", () => {
  const { turns } = conversationOf([{ by: "customer", text: "This call is recorded for training." }]);
  const [section] = coverScript(
    [{ id: "s", title: "t", lines: [{ id: "l", kind: "line", text: "This call is recorded for training." }] }],
    turns,
  );
  expect(section).toMatchObject({ covered: 0, total: 1, lines: [{ status: "missed", evidence: null }] });
});

test("a forbidden line is broken when it was said, needs a closer likeness, and never counts as covered", () => {
  const forbidden = { text: "We have the lowest rates in the whole state", kind: "forbidden" } as const;
  expect(cover(forbidden, "We have the lowest rates in the whole state.")).toMatchObject({
    covered: 0,
    total: 0,
    broken: 1,
  });
  expect(cover(forbidden, "Rates in the state rose.")).toMatchObject({ broken: 0 });
});

test("odd characters in a script are plain text", () => {
  expect(status({ text: "Pay $40 (or less)?" }, "You'd pay $40 or less.")).toBe("verbatim");
  expect(status({ text: "***" }, "Anything.")).toBe("missed");
});
