import { describe, expect, test } from "vitest";
import { bestAsked } from "#core/scoring/asked-needs.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import { conversationOf, type MarkSeed, type Said } from "#tests/support/marks.ts";
import { nobodyDoubts } from "#tests/support/reader.ts";

nobodyDoubts();

/** [S45] What is heard by one reason alone sounds like it; what a second reason bears out is met. */

const agent = (text: string, ...marks: MarkSeed[]): Said => ({ by: "agent", text, marks });
const customer = (text: string, ...marks: MarkSeed[]): Said => ({ by: "customer", text, marks });
const OKAY = agent("Okay.");

const question = (more: Partial<Extract<MarkSeed, { type: "question" }>> = {}): MarkSeed => ({
  type: "question",
  open: true,
  topic: null,
  stacked: false,
  repeated: false,
  whyNow: false,
  ...more,
});
const objection = (stage: "raised" | "acknowledged" | "explored" | "answered" | "resolved"): MarkSeed => ({
  type: "objection",
  objection: "A1",
  stage,
});

function checkOf(said: readonly Said[], id: string) {
  const { dimensions } = scoreConversation({ ...conversationOf(said), mode: "text" });
  return dimensions.flatMap(({ checks }) => checks).find((check) => check.id === id);
}
const resultOf = (said: readonly Said[], id: string) => checkOf(said, id)?.result;

test("what sounds like it earns its points, says that it is not sure, and has nothing to say instead", () => {
  const said = [customer("Hi."), agent("Which way is it to work?", question({ topic: "auto.use", chance: 0.55 }))];
  expect(checkOf(said, "discovery.item:auto.use")).toMatchObject({
    result: "likely",
    evidence: [{ turn: 1, quote: "Which way is it to work?" }],
    points: 2,
    outOf: 2,
    better: null,
    because: "It sounds like it, though not surely. In doubt it counts for you.",
  });
});

describe("a need", () => {
  const asked = (...said: Said[]) => {
    const { practice, turns, state } = conversationOf(said);
    return bestAsked({ practice, turns, marks: state.marks }, "auto.use");
  };
  const told: MarkSeed = { type: "disclosed", fact: "fact.miles", item: "auto.use", asked: true };

  test("is proven by the question that most reasons take for it, not by the first", () => {
    const vague = agent("Is it far?", question({ topic: "auto.use", chance: 0.65 }));
    const named = agent("How much do you drive it?", question({ topic: "auto.use", chance: 0.9 }));
    expect(asked(vague, customer("No."), named, customer("Two hundred miles.", told))).toEqual({
      turn: 2,
      quote: "How much do you drive it?",
      reasons: 5,
    });
  });

  test("is not asked for by a question that only came before its answer", () => {
    expect(asked(agent("Can you hear me?"), customer("Two hundred miles.", told))).toBeNull();
  });

  test("is asked for by a question that was surely heard as it and that names it or was answered with it", () => {
    const need = "discovery.item:auto.use";
    const heard = (chance: number) => agent("What is it for?", question({ topic: "auto.use", chance }));
    expect(resultOf([heard(0.9)], need)).toBe("likely");
    expect(resultOf([heard(0.9), customer("Two hundred miles.", told)], need)).toBe("met");
    expect(resultOf([heard(0.7), customer("Two hundred miles.", told)], need)).toBe("likely");
  });
});

test("a feeling is surely acknowledged where the customer had shown one", () => {
  const id = "listening.acknowledged";
  const heard = agent("I'm sorry to hear that.", { type: "acknowledgement" });
  expect(resultOf([customer("I'm worried about the bill."), heard], id)).toBe("met");
  expect(resultOf([customer("It is the blue one."), heard], id)).toBe("likely");
});

describe("an objection", () => {
  const raised = customer("I'm happy where I am.", objection("raised"));
  const onceRaised = (...said: Said[]) => [OKAY, OKAY, raised, ...said, customer("Hm."), OKAY];

  test("is surely explored by a question about it, right after it", () => {
    const id = "objections.explored:A1";
    const asks = (text: string) => agent(text, objection("explored"));
    expect(resultOf(onceRaised(asks("What holds you back?")), id)).toBe("met");
    expect(resultOf(onceRaised(asks("When was the renewal?")), id)).toBe("likely");
    const late = [OKAY, customer("Mm."), OKAY, customer("Mm."), asks("What holds you back?")];
    expect(resultOf(onceRaised(...late), id)).toBe("likely");
  });

  test("is surely answered by words that its key knows, wherever in the line they stand", () => {
    const id = "objections.answered:A1";
    const answer = (text: string, quote?: string) =>
      agent(text, { ...objection("answered"), ...(quote !== undefined && { quote }) });
    expect(resultOf(onceRaised(answer("We only compare the two, and you decide.")), id)).toBe("met");
    const whole = "Gone, yes. We only compare the two, and you decide.";
    expect(checkOf(onceRaised(answer(whole, "Gone, yes.")), id)).toMatchObject({
      result: "met",
      evidence: [{ quote: "We only compare the two, and you decide." }],
    });
    expect(resultOf(onceRaised(answer("That is how it goes with all of them, I think.")), id)).toBe("likely");
    expect(resultOf(onceRaised(answer("Shall we compare the two next week then?")), id)).toBe("likely");
  });

  test("is surely let go of where the customer had a word after it", () => {
    const id = "objections.settled:A1";
    const last = agent("Fine, bye.", objection("resolved"));
    expect(resultOf([OKAY, OKAY, raised, last], id)).toBe("likely");
    expect(resultOf([OKAY, OKAY, raised, last, customer("Okay, bye.")], id)).toBe("met");
  });
});

describe("the verdict", () => {
  const verdictAfter = (...said: Said[]) => scoreConversation({ ...conversationOf(said), mode: "text" }).verdict;
  const raises = (id: string): Said =>
    customer("I'm happy where I am.", { type: "objection", objection: id, stage: "raised" });
  const letsGo = (id: string, words: string): Said[] => [
    agent("You said that you drive to work and back with it every day, and you decide.", {
      type: "objection",
      objection: id,
      stage: "resolved",
    }),
    customer(words),
  ];

  test("says that an objection is perhaps settled where that is only likely", () => {
    const start = [OKAY, OKAY, raises("A1")];
    expect(verdictAfter(...start, ...letsGo("A1", "Okay, that works."), OKAY, OKAY)).toContain(
      "with the objection settled.",
    );
    expect(verdictAfter(...start, ...letsGo("A1", "The blue one."), OKAY, OKAY)).toContain(
      "with the objection perhaps settled.",
    );
  });

  test("of several objections tells those that are settled from those that perhaps are", () => {
    const verdictOf = (one: string, other: string) =>
      verdictAfter(OKAY, OKAY, raises("A1"), ...letsGo("A1", one), raises("A2"), ...letsGo("A2", other), OKAY);
    expect(verdictOf("Okay, that works.", "Okay, that works.")).toContain("with every objection settled.");
    expect(verdictOf("Okay, that works.", "The blue one.")).toContain(
      "with every objection settled or perhaps settled.",
    );
    expect(verdictOf("The blue one.", "The blue one.")).toContain("with every objection perhaps settled.");
  });
});

describe("reflecting often", () => {
  const id = "listening.reflects-often";
  const gives = (text: string, ...more: MarkSeed[]) => agent(text, { type: "reflection", usesWordsOf: null }, ...more);
  const advice: MarkSeed = { type: "recommendation", linkedToNeed: true, limitsSaid: false, compared: false };
  const told = customer("My son drives the truck to work and back.");
  const given = gives("So your son drives the truck.");
  const withAdvice = gives("It sounds like your son should be on the truck.", advice);

  test("is likely where enough turns give back by the figure, and some of them say something of their own", () => {
    const said = [told, given, told, withAdvice, customer("Mm."), OKAY];
    expect(checkOf(said, id)).toMatchObject({
      result: "likely",
      points: 2,
      better: null,
      evidence: [{ turn: 1, quote: "So your son drives the truck." }],
      because: "2 of your turns sound like giving back, 1 of them surely. In doubt it counts for you.",
    });
    expect(resultOf([told, given, told, given, customer("Mm."), OKAY], id)).toBe("met");
  });

  test("is not met where none of them surely gives back, or where they broke a rule", () => {
    expect(resultOf([told, withAdvice, told, withAdvice], id)).toBe("not-met");
    const pressed = gives("So your son drives the truck.", { type: "pressure", afterClearNo: false });
    expect(resultOf([told, given, told, pressed], id)).toBe("not-met");
  });
});

describe("of a gap", () => {
  const gap = (text: string): Said[] => [
    customer("My son drives."),
    agent(text, { type: "gap", gap: "gap.limits", tied: false, plain: true, scare: false }),
  ];
  test("harm that is named may frighten", () => {
    expect(resultOf(gap("Your limits would not pay for all of it."), "gaps.no-scare:gap.limits")).toBe("met");
    expect(resultOf(gap("They come after your house, with your limits."), "gaps.no-scare:gap.limits")).toBe("likely");
  });
  test("so may harm that the agent speaks of next", () => {
    const then = (text: string) => [
      ...gap("Your limits would not pay for all of it."),
      customer("Hm."),
      agent(text),
      customer("Hm."),
    ];
    expect(resultOf(then("What do you drive?"), "gaps.no-scare:gap.limits")).toBe("met");
    expect(resultOf(then("And what if they take your house?"), "gaps.no-scare:gap.limits")).toBe("likely");
  });
  test("limits as the trade writes them are not surely plain", () => {
    const bare = "Your limits are 25/50/25 and what is more than that is yours to pay.";
    expect(resultOf(gap(bare), "gaps.plain:gap.limits")).toBe("likely");
  });
  test("a question or a few figures explain little", () => {
    const long = "Your limits pay for fifty thousand, and what is more than that is yours to pay.";
    expect(resultOf(gap(long), "gaps.plain:gap.limits")).toBe("met");
    expect(resultOf(gap("Fifty, and the limits are low."), "gaps.plain:gap.limits")).toBe("likely");
  });
});

test("questions are surely asked one at a time where four turns of five did", () => {
  const one = [agent("What do you drive?"), customer("A truck.")];
  const two = [agent("What do you drive, and is it paid off?"), customer("A truck.")];
  const id = "discovery.one-at-a-time";
  expect(resultOf([...one, ...one, ...one, ...one, ...two], id)).toBe("met");
  expect(resultOf([...one, ...one, ...two], id)).toBe("likely");
});

test("an open question that is closed again is open by half", () => {
  const asks = (text: string) => resultOf([customer("Hi."), agent(text)], "discovery.open");
  expect(asks("What would happen to the house?")).toBe("met");
  expect(asks("What's on your mind, the price?")).toBe("likely");
});

test("who asks for a yes right against a wish to wait may press", () => {
  const step: MarkSeed = { type: "next-step", action: true, date: true, owner: true };
  const asks = (text: string) => resultOf([OKAY, customer("I'd wait."), agent(text, step)], "next-step.no-pressure");
  expect(asks("Would Thursday at six work for a call?")).toBe("met");
  expect(asks("But Friday's not waiting, so would Wednesday at noon work for a call?")).toBe("likely");
  expect(asks("I'll put you down for Thursday at six.")).toBe("likely");
});

describe("of the offer", () => {
  const said = (id: string, text: string, mark: MarkSeed) =>
    resultOf([customer("Two kids and a mortgage."), agent(text, mark)], id);

  test("what is not covered is surely said where words leave something out", () => {
    const limits = (text: string) => said("recommendation.limits", text, { type: "limits" });
    expect(limits("It would not pay for the fence.")).toBe("met");
    expect(limits("The policy does not know of it.")).toBe("likely");
  });

  test("two things are surely compared where they are made alike", () => {
    const compared = (text: string) => said("recommendation.compared", text, { type: "comparison" });
    expect(compared("I price both with the same limits.")).toBe("met");
    expect(compared("The price is lower than with a ten-year term.")).toBe("likely");
  });

  test("advice is surely linked where it says itself what they told", () => {
    const mark: MarkSeed = { type: "recommendation", linkedToNeed: true, limitsSaid: false, compared: false };
    const linked = (text: string, quote: string) => said("recommendation.linked", text, { ...mark, quote });
    const advice = "I'd recommend the higher limits.";
    expect(
      linked(
        "Because of the mortgage I'd recommend the higher limits.",
        "Because of the mortgage I'd recommend the higher limits.",
      ),
    ).toBe("met");
    expect(linked(`There is the mortgage. ${advice}`, advice)).toBe("likely");
  });
});

describe("of the next step", () => {
  const step: MarkSeed = { type: "next-step", action: true, date: true, owner: true };
  const steps = (id: string, text: string) => resultOf([customer("Okay."), agent(text, step)], id);
  test("a day is one that can be written down", () => {
    expect(steps("next-step.date", "I'll call you Thursday at six.")).toBe("met");
    expect(steps("next-step.date", "We do the call in a minute.")).toBe("likely");
  });
  test("a deed is something that somebody does", () => {
    expect(steps("next-step.owner", "I'll send you both on Monday.")).toBe("met");
    expect(steps("next-step.owner", "Blue door, I like it.")).toBe("likely");
  });
});

describe("what strangers found to be wrongly credited", () => {
  const gap = (text: string) =>
    resultOf(
      [
        customer("My son drives."),
        agent(text, { type: "gap", gap: "gap.limits", tied: false, plain: true, scare: false }),
      ],
      "gaps.named:gap.limits",
    );

  test("a gap is surely named by words on what is missing, not by a question or by talk of something else", () => {
    expect(gap("With your son driving, 25/50 is used up by one hospital bill.")).toBe("met");
    expect(gap("One or the other Dana was it a limits claim")).toBe("likely");
    expect(gap("I wouldn't want my guys walking without a call either.")).toBe("likely");
    expect(gap("What if your son hits somebody, and the limits are gone,")).toBe("likely");
    expect(gap("Okay so 50,000 per person, and a hundred for the whole accident.")).toBe("likely");
  });

  test("an objection is surely let go of by words that give in", () => {
    const raised = customer("I'm happy where I am.", objection("raised"));
    const settled = (next: string) =>
      resultOf(
        [OKAY, OKAY, raised, agent("We only compare.", objection("resolved")), customer(next)],
        "objections.settled:A1",
      );
    expect(settled("Okay, that's fair.")).toBe("met");
    expect(settled("Little of each.")).toBe("likely");
    expect(settled("Nobody even called. That's what got me.")).toBe("likely");
  });

  test("a guess inside a question that has no mark states no figure of their policy", () => {
    const said = [
      customer("Hi."),
      agent("take your time ballpark is fine what are you paying a year ten grand fifteen"),
    ];
    expect(resultOf(said, "recommendation.accurate")).toBe("not-applicable");
  });
});

test("whether the customer is with you is surely asked by words that ask it", () => {
  const asks = (text: string) =>
    resultOf([customer("Hm."), agent(text, { type: "check-back" })], "listening.checked-back");
  expect(asks("Does that make sense so far?")).toBe("met");
  expect(asks("That was hard, no?")).toBe("likely");
});

test("how the call will go is surely said by what comes first and then", () => {
  const says = (text: string) => resultOf([agent(text, { type: "opening", aspect: "agenda" })], "opening.agenda");
  expect(says("A few questions first, and then I show you two prices.")).toBe("met");
  expect(says("I want to ask how it is going with your insurance.")).toBe("likely");
});

test("what a model read is met without a second reason", () => {
  const heard = (by?: "model") =>
    resultOf(
      [customer("It is the blue one."), agent("That's a lot.", { type: "acknowledgement", ...(by && { by }) })],
      "listening.acknowledged",
    );
  expect([heard(), heard("model")]).toEqual(["likely", "met"]);
  const byModel = { by: "model" } as const;
  const gap: MarkSeed = { type: "gap", gap: "gap.limits", tied: false, plain: true, scare: false, ...byModel };
  const named = [customer("My son drives."), agent("That one is missing.", gap)];
  expect(["named", "plain", "no-scare"].map((how) => resultOf(named, `gaps.${how}:gap.limits`))).toEqual([
    "met",
    "met",
    "met",
  ]);
  const settled = [
    OKAY,
    OKAY,
    customer("I'm happy.", objection("raised")),
    agent("Well.", { ...objection("resolved"), ...byModel }),
  ];
  expect(resultOf([...settled, customer("Little of each.")], "objections.settled:A1")).toBe("met");
});

describe("what a strict reader found untrue", () => {
  test("three words in a row that the customer had said before are their own, figures too", () => {
    const later = [customer("Mine went up two hundred dollars."), OKAY, customer("Yes.")];
    const said = (text: string) => resultOf([...later, agent(text)], "listening.uses-words");
    expect(said("You're upset about two hundred dollars.")).toBe("likely");
    expect(said("You pay two hundred a year.")).toBe("not-met");
  });

  test("both counts of the turns that ask several things agree", () => {
    const two = "Who drives, and is it leased?";
    const asked = ["Who drives?", "What year is it?", "Is it leased?", two].flatMap((text, at) => [
      agent(
        text,
        question({ stacked: false }),
        ...(text === two ? [question({ stacked: true, quote: "is it leased?" })] : []),
      ),
      customer(`Answer ${at}.`),
    ]);
    const { dimensions, metrics } = scoreConversation({ ...conversationOf([customer("Hi."), ...asked]), mode: "text" });
    const stacked =
      metrics.find(({ title }) => title === "Turns in which two or more questions were heard")?.value ?? Number.NaN;
    const check = dimensions.flatMap(({ checks }) => checks).find(({ id }) => id === "discovery.one-at-a-time");
    expect(check?.because).toContain(`${4 - stacked} of your 4 turns`);
  });

  test("the turn at which a gap was passed over is none in which another was named", () => {
    const { fix } = scoreConversation({
      ...conversationOf([
        customer("Hi."),
        agent("What do you carry?", question()),
        customer("25/50, and we own the house.", { type: "disclosed", fact: "limits", item: null, asked: true }),
        agent("25/50 stops short of a house.", {
          type: "gap",
          gap: "gap.limits",
          tied: true,
          plain: true,
          scare: false,
        }),
        customer("Okay."),
        OKAY,
      ]),
      mode: "text",
    });
    expect(fix.evidence?.quote ?? "").not.toContain("stops short");
  });
});

describe("what strangers found to be credited too surely", () => {
  const gives = (text: string) => agent(text, { type: "reflection", usesWordsOf: null });
  const reflecting = (line: string, text: string) =>
    resultOf([OKAY, customer(line), gives(text), customer("Yes.")], "listening.reflected");

  test("who clears something up has not given it back", () => {
    expect(reflecting("We paid 390, and they say 480.", "Um, sorry, 390 and 480, is that thousands?")).toBe("not-met");
    expect(reflecting("It's through the gym.", "no okay my bad man so who's at the gym with you")).toBe("not-met");
  });

  test("a bare echo may give back, and a sentence of theirs surely does", () => {
    expect(reflecting("I've got ten minutes.", "oh okay ten is great")).toBe("likely");
    expect(reflecting("I've got ten minutes.", "So ten minutes before the dryer is done.")).toBe("met");
  });

  test("asked right after a no, it may have pressed", () => {
    const step: MarkSeed = { type: "next-step", action: true, date: true, owner: true };
    const asked = (line: string) =>
      resultOf([OKAY, customer(line), agent("Would Tuesday at ten work?", step)], "next-step.no-pressure");
    expect(asked("Not at this point.")).toBe("likely");
    expect(asked("In October.")).toBe("met");
  });

  test("a question that asks for no step was asked without pressing only perhaps", () => {
    const step: MarkSeed = { type: "next-step", action: true, date: true, owner: true };
    const said = [OKAY, customer("Yes."), agent("When do you swing a hammer?", step)];
    expect(resultOf(said, "next-step.no-pressure")).toBe("likely");
  });
});

test("what is asked of an objection that no answer to was heard may be whether it is settled", () => {
  const raised = customer("I'm happy where I am.", objection("raised"));
  const said = [OKAY, OKAY, OKAY, raised, agent("Okay."), customer("Mm-hm."), agent("Does that settle it for you?")];
  expect(resultOf([...said, customer("Yes.")], "objections.confirmed:A1")).toBe("likely");
});

test("who is greeted has told nothing yet that could be given back", () => {
  const first = agent("You said I could call about your salon.", { type: "reflection", usesWordsOf: null });
  expect(
    resultOf([customer("Willow Street Salon, this is Kim!"), first, customer("Yes.")], "listening.reflected"),
  ).toBe("not-met");
});
