import { describe, expect, test } from "vitest";
import { understand } from "#core/customer/understanding/understand.ts";
import { turnNotes } from "#core/feedback/turn-notes.ts";
import { openRehearsal, rehearse, scoreRehearsal, turnsOf } from "#core/rehearsals/rehearsal.ts";
import { metricsOf } from "#core/scoring/metrics.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import { conversationOf, type MarkSeed, type Said } from "#tests/support/marks.ts";
import { nobodyDoubts } from "#tests/support/reader.ts";
import { practiceOf } from "#tests/support/rehearsal.ts";

nobodyDoubts();

/** The checks of a call in which these lines were said, by id. */
function checksOf(scenarioId: string, ...lines: string[]) {
  const { rehearsal } = rehearse(openRehearsal(practiceOf(scenarioId)), lines);
  const checks = scoreRehearsal(rehearsal)?.dimensions.flatMap((dimension) => dimension.checks) ?? [];
  return new Map(checks.map((check) => [check.id, check]));
}

const HELLO = "Hi, this is Sam Ortiz with Lakeside Insurance. What made you look at this now?";

describe("every need that a turn asks about is credited", () => {
  test.each([
    [
      "Okay, so it went up two hundred dollars, that stings. Tell me who drives each car and how many miles a year you put on them. And what would you do if the deductible came due?",
      ["auto.drivers", "auto.use", "auto.deductible"],
      [],
    ],
    [
      "What are your limits, what's the deductible, and who else drives?",
      ["auto.limits", "auto.deductible", "auto.drivers"],
      [],
    ],
    [
      "Sure, I can look at that with you. Could you tell me who all lives in the house and drives, how far everybody commutes, and whether you've got any other policies? That's most of what moves the price.",
      ["auto.drivers", "auto.use"],
      [],
    ],
    [
      "I'd like to know who drives the cars, how many miles you put on them, and what limits you carry. Then I'll tell you what I see.",
      ["auto.drivers", "auto.use", "auto.limits"],
      ["auto.use"],
    ],
  ])("%s", (line, needs, onlyLikely) => {
    const checks = checksOf("A-1", HELLO, line);
    const credited = needs.map((need) => checks.get(`discovery.item:${need}`));
    for (const check of credited) expect(check).toMatchObject({ points: check?.outOf, better: null });
    expect(needs.filter((_, at) => credited[at]?.result === "likely")).toEqual(onlyLikely);
  });
});

describe("advice is heard as advice", () => {
  const ADVICE = [
    "I recommend the 250/500 limits, because you said your family counts on your pay. Would Thursday at ten work for you?",
    "That is a big jump and I get why it stings. I recommend the 250/500 limits, because you said your family counts on your pay. It adds about nine dollars a month.",
    "So I looked at all of it. My recommendation is the 100/300 limits with the umbrella on top, since you told me the house is nearly paid off. It won't pay for the car itself.",
    "Um, so we usually recommend uninsured motorist at the same limits as your liability. You drive that stretch every night. What do you think?",
    "I hear you on the price. I strongly recommend you keep the comprehensive and take the thousand deductible. That brings it down and the hail is still covered.",
  ];

  test.each(ADVICE)("and not as a summing-up: %s", (line) => {
    const checks = checksOf("A-1", HELLO, "Who drives the cars?", line);
    expect(checks.get("recommendation.made")?.result).toBe("met");
    expect(checks.get("next-step.recap")?.result).toBe("not-met");
  });

  test.each([
    "Before I recommend any limits, let me hear how you use the cars. Then we look at the policy together.",
    "I'd recommend we talk on Thursday at four. I'll call you then.",
    "I suggest you read the policy tonight. It isn't long.",
    "I'd recommend you call your carrier first, and then call me back.",
  ])("and what advises no cover is not concrete: %s", (line) => {
    expect(checksOf("A-1", HELLO, line).get("recommendation.made")?.result).toBe("not-met");
  });

  test("a summing-up that says so is one, with advice in it", () => {
    const line = "So just to sum up: I'd recommend the higher limits, you keep the deductible, and we talk Thursday.";
    expect(checksOf("A-1", HELLO, line).get("next-step.recap")?.result).toBe("met");
  });
});

describe("the proof of a check is the line that met it", () => {
  const asks = (scenarioId: string, ...lines: string[]) =>
    checksOf(scenarioId, ...lines)
      .get("discovery.one-at-a-time")
      ?.evidence.map(({ quote }) => quote);

  test("one question at a time is shown by a line that asks one thing", () => {
    const two = "Who do I have the pleasure of speaking with, and what made you call today?";
    expect(asks("A-1", two, "What worries you most about that?", "Who drives?")).toEqual([
      "What worries you most about that?",
    ]);
    expect(asks("A-1", "Who drives, and which car?", "What's your deductible, and could you pay it?")).toEqual([]);
  });

  test("a comparison and limits are shown by their own sentence, not by the advice beside it", () => {
    const advice = "Because your family counts on your pay, I'd recommend the 250/500 limits.";
    const checks = checksOf(
      "A-1",
      HELLO,
      "Who drives the cars?",
      `${advice} Here it is side by side with what you have now. It does not cover the car itself.`,
    );
    expect(checks.get("recommendation.compared")?.evidence.map(({ quote }) => quote)).toEqual([
      "Here it is side by side with what you have now.",
    ]);
    expect(checks.get("recommendation.limits")?.evidence.map(({ quote }) => quote)).toEqual([
      "It does not cover the car itself.",
    ]);
  });

  test("a need that the customer told in answer to something else is not called a question", () => {
    const asked = checksOf("A-1", HELLO).get("discovery.item:any.why-now");
    expect(asked?.because).toBe("Heard as a question about this.");
    const told = conversationOf([
      { by: "agent", text: "Hi." },
      {
        by: "customer",
        text: "Two hundred miles, to the hospital and back.",
        marks: [{ type: "disclosed", fact: "fact.miles", item: "auto.use", asked: true }],
      },
      { by: "agent", text: "I see." },
    ]);
    const [need] = scoreConversation({ ...told, mode: "text" })
      .dimensions.flatMap(({ checks }) => checks)
      .filter(({ id }) => id === "discovery.item:auto.use");
    expect(need).toMatchObject({ result: "likely", because: expect.stringContaining("not surely") });
  });

  test("the customer's own words are words that they said, used later", () => {
    const uses = (text: string, atOnce = "I see.") =>
      scoreConversation({
        ...conversationOf([
          { by: "agent", text: "Hi." },
          { by: "customer", text: "My son starts driving the old truck next month." },
          { by: "agent", text: atOnce },
          { by: "customer", text: "Yes." },
          { by: "agent", text },
        ]),
        mode: "text",
      })
        .dimensions.flatMap(({ checks }) => checks)
        .find(({ id }) => id === "listening.uses-words")?.result;
    expect(uses("So your son will be driving the truck.")).toBe("met");
    expect(uses("So there's a teenager with 36 thousand miles on it.")).toBe("not-met");
    // What is said back at once is a reflection, and no use of their words later.
    expect(uses("Okay.", "So your son will be driving the truck.")).toBe("not-met");
  });

  test("what holds of every line of a call quotes none of them", () => {
    const checks = checksOf("A-1", HELLO, "Who drives the cars?", "What limits do you carry?");
    for (const id of ["listening.no-repeat", "listening.short-turns", "listening.plain-words"])
      expect(checks.get(id), id).toMatchObject({ result: "met", evidence: [] });
  });
});

test("the notes beside the lines count questions as the figures do", () => {
  const lines = [
    "Who do I have the pleasure of speaking with, and what made you call today?",
    "What are your limits, what's the deductible, and who else drives?",
    "How much do you pay now? And when does it renew?",
    "tell me about the roof",
  ];
  const { rehearsal } = rehearse(openRehearsal(practiceOf("A-1")), lines);
  const turns = turnsOf(rehearsal);
  const { practice, state } = rehearsal;
  const labels = turnNotes({ practice, turns, marks: state.marks }, null).flatMap(({ kind, label }) =>
    kind === "question" ? [label.split(", asked")[0] ?? ""] : [],
  );
  const countOf = (label: string) => label.split(", ").reduce((sum, part) => sum + (Number.parseInt(part, 10) || 1), 0);
  const figure = (id: string) => metricsOf(turns, state.marks, "text").find((metric) => metric.id === id)?.value;
  expect(labels.map(countOf)).toEqual([1, 3, 2, 1]);
  expect(figure("questions")).toBe(7);
  expect(figure("stacked-questions")).toBe(2);
});

test("the line that the feedback advises for checking an objection is heard as that", () => {
  for (const line of [
    "Does that settle it for you, or is there more to it?",
    "Let's keep what you have and look at it ninety days ahead. Does that settle it for you?",
    "I'd want to know that too. Does that put your mind at ease?",
  ]) {
    const practice = practiceOf("A-1");
    const { questions } = understand(line, { practice, disclosed: [], lastLine: null, lastTopic: null });
    expect(
      questions.map(({ kind }) => kind),
      line,
    ).toContain("confirm");
  }
});

describe("a recap is of what was agreed, and a price is one that was named", () => {
  const said = (...seeds: { text: string; marks: MarkSeed[] }[]) =>
    new Map(
      scoreConversation({
        ...conversationOf(
          seeds.flatMap(({ text, marks }): Said[] => [
            { by: "customer", text: "My bill went up two hundred dollars." },
            { by: "agent", text, marks },
          ]),
        ),
        mode: "text",
      })
        .dimensions.flatMap(({ checks }) => checks)
        .map((check) => [check.id, check.result]),
    );
  const plain = { text: "Okay.", marks: [] };
  const recap: MarkSeed[] = [{ type: "recap" }];

  test("what is given back early in a call, or without a step that was proposed, is none", () => {
    const early = { text: "So the bill went up and the renewal is Friday.", marks: recap };
    expect(said(early, plain, plain, plain).get("next-step.recap")).toBe("not-met");
    expect(said(plain, plain, plain, early).get("next-step.recap")).toBe("not-met");
    const late = { text: "So to sum up, the bill went up and we talk on Friday.", marks: recap };
    expect(said(plain, plain, plain, late).get("next-step.recap")).toBe("met");
    const listed = { text: "So: two cars, the higher limit, and we talk Thursday.", marks: recap };
    expect(said(plain, plain, plain, listed).get("next-step.recap")).toBe("met");
  });

  test("nor is the reason of an advice", () => {
    const reason = { text: "Because you have 310 on the house and a child to bring up,", marks: recap };
    expect(said(plain, plain, reason).get("next-step.recap")).toBe("not-met");
  });

  test("the customer's own bill given back is no price, nor is one that is only announced", () => {
    const back: MarkSeed[] = [
      { type: "price", tied: true },
      { type: "reflection", usesWordsOf: 0 },
    ];
    const announced: MarkSeed[] = [{ type: "price", tied: true }];
    expect(
      said(
        { text: "So it went up two hundred dollars.", marks: back },
        { text: "You'll have what it costs a month.", marks: announced },
        plain,
      ).get("recommendation.price"),
    ).toBe("not-applicable");
    const named = { text: "It's nine dollars more, and it pays for the rental.", marks: announced };
    expect(said(plain, named, plain).get("recommendation.price")).toBe("met");
  });
});
