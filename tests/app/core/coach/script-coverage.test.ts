import { expect, test } from "vitest";
import { coverScript } from "#core/coach/script-coverage.ts";
import type { ScriptLine } from "#core/scripts/script-sections.ts";
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

test("the customer's name may follow a greeting of the script", () => {
  const greeting = { text: "Hi, this is [name] with [agency]." };
  expect(status(greeting, "Hi Kim, this is Nora with Harbor Insurance.")).toBe("verbatim");
  expect(status(greeting, "Hi, this is Nora with Harbor Insurance.")).toBe("verbatim");
  expect(
    status({ text: "Good morning! Is this a good time?" }, "Good morning, Mr. Gallagher. Is this a good time?"),
  ).toBe("verbatim");
  expect(status(greeting, "Kim, I have the policy that came with Harbor's letter.")).toBe("missed");
});

test("a line of several sentences is said by as many of the agent's", () => {
  const line =
    "Hi, this is [name] with Harbor Insurance. I'm calling about your home policy. Do you have five minutes?" as const;
  const said =
    "Hi Kim, this is Nora with Harbor Insurance. I'm calling about your home policy. Do you have five minutes?";
  expect(status({ text: line, kind: "question" }, said)).toBe("verbatim");
  const inOtherWords =
    "Kim, it's Nora of Harbor Insurance. I'm calling you on the policy of your home. Would five minutes be fine?";
  expect(status({ text: line, kind: "question" }, inOtherWords)).toBe("paraphrased");
  expect(status({ text: line, kind: "question" }, "I'm calling about the home. Is it insured? I'm with Harbor.")).toBe(
    "missed",
  );
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

test("a paraphrase may turn the words round", () => {
  expect(
    status(
      { text: "We compare your current policy with two other carriers." },
      "So with two other carriers, that's what your policy today gets compared with.",
    ),
  ).toBe("paraphrased");
});

test.each([
  ["How old is the roof?", "The roof is old."],
  ["You do not have to decide today.", "You have to decide today, really decide."],
  ["You can keep your own doctor.", "You can't keep your own doctor with this one."],
  ["This call is recorded for training.", "I had training last week. I'll call back."],
])("a question is asked and a denial denies: %s is not %s", (text, said) => {
  expect(status({ text, kind: text.endsWith("?") ? "question" : "line" }, said)).toBe("missed");
});

test("a denial elsewhere in the sentence changes nothing", () => {
  expect(status({ text: "If you don't mind, this call is being recorded." }, "This call is recorded, okay?")).toBe(
    "paraphrased",
  );
});

test("words that every line of the script shares are no overlap", () => {
  const text = (what: string) => `Your auto insurance policy ${what}`;
  const lines = ["renews in March.", "covers a rental car.", "has a high deductible.", "includes glass damage."];
  const { turns } = conversationOf([{ by: "agent", text: "I looked at your auto insurance policy and car." }]);
  const [section] = coverScript(
    [{ id: "s", title: "t", lines: lines.map((what, at) => ({ id: `l${at}`, kind: "line", text: text(what) })) }],
    turns,
  );
  expect(section?.lines.map((line) => line.status)).toEqual(["missed", "missed", "missed", "missed"]);
});

const FULL = { text: "You are fully covered", kind: "forbidden" } as const;

test.each([
  "You're fully covered with this one.",
  "I don't say this often, but you are fully covered.",
  "Don't worry, you are fully covered.",
])("a forbidden line is broken by saying it: %s", (said) => {
  expect(cover(FULL, said)?.broken).toBe(1);
});

test.each([
  "I can't tell you that you are fully covered.",
  "You are not fully covered yet.",
  "Are you fully covered today?",
  "You said you are fully covered.",
  "Some agents will say you are fully covered.",
  'I would never use the words "you are fully covered" with a customer.',
])("and not by denying, asking, quoting or reporting it: %s", (said) => {
  expect(cover(FULL, said)?.broken).toBe(0);
});

test.each([
  ["Never say we are always cheaper.", "We are always cheaper."],
  ["Do not promise a discount before you see the record.", "I promise you a discount."],
  ["Never use the word “guaranteed”.", "Your rate is guaranteed for life."],
])("an instruction forbids what it names: %s", (text, said) => {
  expect(cover({ text, kind: "forbidden" }, said)?.broken).toBe(1);
  expect(cover({ text, kind: "forbidden" }, "I can't promise that, and nothing is sure.")?.broken).toBe(0);
});

test("when a line is to be said is no part of the line", () => {
  const line = { text: 'If they say "it is too expensive": I hear you. What monthly figure did you have in mind?' };
  expect(status(line, "I hear you. What monthly figure did you have in mind?")).toBe("verbatim");
  expect(status(line, "It is too expensive, they say.")).toBe("missed");
});

test("the sentences of a line may be said one at a time", () => {
  const line = { text: "Who drives the cars? What limits do you carry today?", kind: "question" } as const;
  expect(status(line, "Who drives the cars?")).toBe("missed");
  expect(cover(line, "Who drives the cars?", "And what limits do you carry today?")).toMatchObject({
    covered: 1,
    lines: [{ status: "verbatim", evidence: { turn: 1, quote: "what limits do you carry today" } }],
  });
});
