import { describe, expect, test } from "vitest";
import type { Mark } from "#core/customer/marks.ts";
import { findReflections, isOpenQuestion, questionsIn } from "#core/scoring/metrics/agent-wording.ts";
import { metricsOf } from "#core/scoring/metrics.ts";
import { conversationOf, type Said } from "#tests/support/marks.ts";

const metric = (said: readonly Said[], id: string, mode: "text" | "voice" = "text") => {
  const { turns, state } = conversationOf(said);
  return metricsOf(turns, state.marks, mode).find((candidate) => candidate.id === id);
};
const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

describe("text figures", () => {
  test("hide what only a voice has [S10]", () => {
    const { turns } = conversationOf([{ by: "agent", text: "Um, hello." }]);
    const ids = metricsOf(turns, [], "text").map(({ id }) => id);
    expect(ids).toEqual([
      "word-share",
      "questions",
      "open-share",
      "stacked-questions",
      "question-spread",
      "reflection-ratio",
      "longest-customer-turn",
      "longest-agent-turn",
    ]);
  });

  test.each([
    [34, null],
    [35, true],
    [55, true],
    [56, null],
    [65, null],
    [66, false],
  ])("a word share of %i%% is judged by the bands 35 to 55 and 65 [S11]", (share, inRange) => {
    const said: Said[] = [
      { by: "agent", text: words(share) },
      { by: "customer", text: words(100 - share) },
    ];
    expect(metric(said, "word-share")).toMatchObject({ value: share, inRange });
  });

  test.each([
    ["What do you value? Who drives?", 2],
    ["tell me about your family", 1],
    ["So how did that go", 1],
    ["That is what I thought.", 0],
    ["What I hear is that price matters.", 0],
    ["What I can do is look at it with you every year.", 0],
    ["What is it you need", 1],
  ])("questions are sentences with a mark or an interrogative opener [S13]: %s", (text, count) => {
    expect(questionsIn(text)).toHaveLength(count);
  });

  test.each([
    ["What matters to you?", true],
    ["Walk me through your week", true],
    ["Do you rent?", false],
    ["Is that what you want?", false],
  ])("a question is open by its first interrogative [S13]: %s", (question, isOpen) => {
    expect(isOpenQuestion(question)).toBe(isOpen);
  });

  test("questions of run-on speech without a mark or an opener are those that the reading found", () => {
    const text = "right and uh I was wondering who all drives it and then how far that is each day";
    const asked = (open: boolean): Mark => ({
      type: "question",
      open,
      topic: null,
      stacked: open,
      repeated: false,
      whyNow: false,
      turn: 0,
      quote: text,
    });
    const turns = [{ index: 0, speaker: "agent", text, atMs: 0 } as const];
    const figures = (marks: Mark[]) =>
      Object.fromEntries(metricsOf(turns, marks, "text").map(({ id, value }) => [id, value]));
    expect(figures([])).toMatchObject({ questions: 0, "stacked-questions": 0 });
    expect(figures([asked(false), asked(true)])).toMatchObject({
      questions: 2,
      "open-share": 50,
      "stacked-questions": 1,
    });
  });

  test("stacked questions are two or more in one turn", () => {
    const said: Said[] = [
      { by: "agent", text: "Who drives? How far?" },
      { by: "customer", text: "Me." },
      { by: "agent", text: "Why?" },
    ];
    expect(metric(said, "stacked-questions")?.value).toBe(1);
  });

  test("the spread of questions needs three turns and three questions [S15]", () => {
    const turn = (text: string): Said => ({ by: "agent", text });
    expect(metric([turn("Why?"), turn("Why?")], "question-spread")).toMatchObject({
      value: null,
      display: "not enough data",
    });
    expect(metric([turn("Why? How? What?"), turn("Ok."), turn("Who?")], "question-spread")).toMatchObject({
      value: 75,
      inRange: false,
    });
  });

  test("reflections are mirror stems, or 40% shared words without a question mark [S14]", () => {
    const reflect = (text: string) =>
      findReflections(
        conversationOf([
          { by: "customer", text: "My son drives the truck to school." },
          { by: "agent", text },
        ]).turns,
        [],
      );
    expect(reflect("It sounds like that worries you.")).toHaveLength(1);
    expect(reflect("Your son driving the truck.")).toEqual([{ turn: 1, quote: "Your son driving the truck." }]);
    expect(reflect("Your son drives the truck?")).toEqual([]);
    expect(reflect("Our company started in 1950.")).toEqual([]);
  });

  test("every figure says its range and where it comes from", () => {
    const { turns } = conversationOf([]);
    for (const mode of ["text", "voice"] as const) {
      for (const { range, source, value, display } of metricsOf(turns, [], mode)) {
        expect(range.length * source.length).toBeGreaterThan(0);
        expect(value === null ? display : "not enough data").toBe("not enough data");
      }
    }
  });
});

describe("voice figures [S16]", () => {
  const spoken = (by: Said["by"], text: string, startMs: number, endMs: number, marks: Said["marks"] = []): Said => ({
    by,
    text,
    startMs,
    endMs,
    marks,
  });

  test("talk share is speech time without silence", () => {
    const said = [spoken("agent", "Hi.", 0, 4000), spoken("customer", "Hello there.", 9000, 15_000)];
    expect(metric(said, "talk-share", "voice")).toMatchObject({ value: 40, inRange: true });
  });

  test("there is no talk share of a call in which the agent typed", () => {
    const said: Said[] = [
      spoken("agent", "Hi.", 0, 4000),
      { by: "agent", text: words(9), marks: [] },
      spoken("customer", "Hello there.", 9000, 15_000),
    ];
    expect(metric(said, "talk-share", "voice")).toMatchObject({ value: null, inRange: null });
  });

  test("pace counts turns of three seconds and more", () => {
    const said = [spoken("agent", words(10), 0, 2999), spoken("agent", words(15), 3000, 9000)];
    expect(metric(said, "pace", "voice")).toMatchObject({ value: 150, inRange: true });
  });

  test("fillers are counted by minute of the agent's speech", () => {
    expect(metric([spoken("agent", "Um, so, uh, you know, yes", 0, 30_000)], "fillers", "voice")).toMatchObject({
      value: 6,
      inRange: false,
    });
  });

  test("a stretch is broken by a turn of more than three words only", () => {
    const stretch = (between: string) =>
      metric(
        [
          spoken("agent", "a", 0, 50_000),
          spoken("customer", between, 50_000, 51_000),
          spoken("agent", "b", 51_000, 81_000),
        ],
        "monologue",
        "voice",
      );
    expect(stretch("uh huh right")).toMatchObject({ value: 80, inRange: null });
    expect(stretch("no I do not")).toMatchObject({ value: 50, inRange: true });
  });

  test("a line that was typed breaks a stretch as a spoken one does", () => {
    const stretch = (typed: string) =>
      metric(
        [
          spoken("customer", "Couple months.", 0, 2000),
          { by: "agent", text: typed, marks: [] },
          spoken("customer", "I'd have to think.", 9000, 12_000),
        ],
        "customer-stretch",
        "voice",
      )?.value;
    expect(stretch("And who lives on that income?")).toBe(3);
    expect(stretch("I see.")).toBe(5);
  });

  test.each([
    [8999, "overlap", 1],
    [9000, "overlap", 0],
    [9000, "interruptions", 1],
    [9800, "interruptions", 0],
  ])("an agent starting at %i ms of a customer turn ending at 10,000: %s %i", (startMs, id, count) => {
    expect(
      metric([spoken("customer", "I think that", 0, 10_000), spoken("agent", "But", startMs, 14_000)], id, "voice")
        ?.value,
    ).toBe(count);
  });

  test("the response gap follows objections", () => {
    const said = [
      spoken("customer", "Too expensive.", 0, 2000, [{ type: "objection", objection: "A1", stage: "raised" }]),
      spoken("agent", "I see.", 2800, 4000),
      spoken("customer", "Yes.", 4000, 5000),
      spoken("agent", "Well.", 5000, 6000),
    ];
    expect(metric(said, "response-gap", "voice")).toMatchObject({ value: 0.8, inRange: true });
  });
});
