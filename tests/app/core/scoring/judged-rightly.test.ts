import { describe, expect, test } from "vitest";
import { stepParts } from "#core/customer/understanding/acts.ts";
import { understand } from "#core/customer/understanding/understand.ts";
import { scenarios } from "#core/library/library.ts";
import { openRehearsal, rehearse, scoreRehearsal } from "#core/rehearsals/rehearsal.ts";
import { unasked } from "#core/scoring/checks.ts";
import { complianceRules } from "#core/scoring/compliance/rules.ts";
import { askedQuestions, asksOneThing, isOpenQuestion } from "#core/scoring/metrics/agent-wording.ts";
import { findNeedEvidence } from "#core/scoring/reading.ts";
import { scoreConversation } from "#core/scoring/score-conversation.ts";
import { conversationOf, type MarkSeed, type Said } from "#tests/support/marks.ts";
import { nobodyDoubts } from "#tests/support/reader.ts";
import { play, practiceOf } from "#tests/support/rehearsal.ts";

nobodyDoubts();

const scoreOf = (said: readonly Said[]) => scoreConversation({ ...conversationOf(said), mode: "text" });

const checksOf = (said: readonly Said[]) =>
  new Map(scoreOf(said).dimensions.flatMap(({ checks }) => checks.map((check) => [check.id, check] as const)));

const agent = (text: string, ...marks: MarkSeed[]): Said => ({ by: "agent", text, marks });
const customer = (text: string, ...marks: MarkSeed[]): Said => ({ by: "customer", text, marks });
const OKAY = agent("Okay.");
const QUESTION = {
  type: "question",
  topic: null,
  open: false,
  stacked: false,
  whyNow: false,
  repeated: false,
} as const;

const readAs = (text: string) =>
  understand(text, { practice: practiceOf("A-1"), disclosed: [], lastLine: null, lastTopic: null });

describe("a question is open by what it asks", () => {
  test.each([
    ["If one of the cars were in the shop for two weeks, how would you get to work?", true],
    ["So if your roof were damaged tomorrow, what would you expect the policy to do?", true],
    ["When you compare the quotes, what will decide it for you?", true],
    ["When your agent last stopped by, what did he look at?", true],
    ["When do you close?", false],
    ["If it burned down, do you have somewhere to go?", false],
    ["What's your social security number?", false],
    ["And what is your email address?", false],
    ["What's your biggest worry?", true],
    ["What do you do for work, Kim, if you don't mind me asking?", false],
    ["Know what I mean?", false],
    ["You see what I'm saying?", false],
  ])("%s", (question, isOpen) => {
    expect(isOpenQuestion(question)).toBe(isOpen);
  });

  test("and three in one sentence are three, whatever they begin with", () => {
    const text = "So what keeps getting paid if you close, and who covers it, and since when do you have the patio?";
    expect(askedQuestions([{ index: 1, speaker: "agent", text, atMs: 0 }], [])).toHaveLength(3);
  });

  test.each([
    "Which means the payroll goes on while it's repaired.",
    "Which is why you need me.",
    "What most plants do is insure the downtime.",
    "What matters is the limit.",
    "Where I'd start is the limits.",
    "Has to be Thursday, then.",
  ])("and what only opens as one is none: %s", (text) => {
    const { turns, state } = conversationOf([agent(text)]);
    expect(askedQuestions(turns, state.marks)).toEqual([]);
    expect(readAs(text).questions).toEqual([]);
  });

  test("which is still asked by who leaves its sign away", () => {
    const { turns, state } = conversationOf([agent("What limits do you have on the policy")]);
    expect(askedQuestions(turns, state.marks)).toHaveLength(1);
  });

  test("an order is none, however it was heard", () => {
    const { turns, state } = conversationOf([agent("Just give me the contract and we're done.", QUESTION)]);
    expect(askedQuestions(turns, state.marks)).toEqual([]);
  });

  test("of one question no share is told", () => {
    const checks = checksOf([
      customer("Hello?"),
      agent("What keeps getting paid if you close?", QUESTION),
      customer("No idea."),
      OKAY,
      OKAY,
    ]);
    expect(checks.get("discovery.open-share")?.result).toBe("not-applicable");
    expect(checks.get("discovery.one-at-a-time")?.result).toBe("not-applicable");
  });

  test("what was asked in the same words before was asked before", () => {
    const again = "Do you own your home?";
    const said = (between: string, topic: string | null = "auto.assets") =>
      checksOf([
        agent("Who drives, and do you own your home?", QUESTION),
        customer(between),
        agent(again, { ...QUESTION, topic, quote: again }),
        customer("Yes."),
        OKAY,
      ]).get("listening.no-repeat")?.result;
    expect(said("Yeah, own. The bank owns most.")).toBe("not-met");
    expect(said("Sorry, what?")).toBe("met");
    // Whether something makes sense may be asked of each thing.
    expect(said("Yeah, own. The bank owns most.", null)).toBe("met");
  });

  test("nor is what asks for something else, however it was heard", () => {
    const result = (text: string) =>
      checksOf([agent(text, { ...QUESTION, whyNow: true }), customer("Hm."), OKAY, OKAY]).get("discovery.why-now")
        ?.result;
    expect(result("When does the lease start, and what does it ask for?")).toBe("not-met");
    expect(result("What are your plans at work?")).toBe("not-met");
    for (const line of [
      "What made you call around this week?",
      "Why look at it now?",
      "What's changed since last year?",
    ])
      expect(result(line), line).toBe("met");
  });

  test("an offer of help is not asked why now", () => {
    const checks = checksOf([
      agent("How can I help you today?", { ...QUESTION, whyNow: true }),
      customer("A quote."),
      OKAY,
    ]);
    expect(checks.get("discovery.why-now")?.result).toBe("not-met");
  });
});

test("what begins with any and ends with a period tells", () => {
  for (const line of [
    "You have about 180 thousand in the house, and the policy stops at fifty per person. Anything above that could come from the two of you.",
    "So anything above the fifty thousand comes out of your house.",
    "Anybody you hit could come after the house.",
  ])
    expect(readAs(line).questions, line).toEqual([]);
  expect(readAs("Any accidents in the last five years").questions).toHaveLength(1);
});

test.each([
  ["Hey Marcus, Quinn with Rolecall. You left a number on our site.", "Quinn"],
  ["Hey there, Quinn with Rolecall Insurance, how are you?", "Quinn"],
  ["This is Quinn Parker, Rolecall Insurance. You started a quote with us.", "Quinn"],
  ["Marcus? Quinn Parker, Rolecall Insurance.", "Quinn"],
  ["Hi Marcus, I have a question about your car.", null],
])("who calls is heard: %s", (line, name) => {
  const { agentName, agency, acts } = readAs(line);
  expect(agentName).toBe(name);
  expect(acts.some(({ kind }) => kind === "name")).toBe(name !== null);
  if (line.includes("Insurance")) {
    expect(agency).toBe("Rolecall Insurance");
    expect(acts.some(({ kind }) => kind === "agency")).toBe(true);
  }
});

test.each([
  "Hey Robert, thanks for calling. How can I help?",
  "Hi Robert, thanks for calling in. What's going on with your insurance?",
  "Thanks for calling, Robert. How can I help?",
])("who only thanks for the call has said neither name nor agency: %s", (line) => {
  const kinds = readAs(line).acts.map(({ kind }) => kind);
  expect(kinds).not.toContain("name");
  expect(kinds).not.toContain("agency");
});

test("who thanks for calling an agency has named it", () => {
  const kinds = readAs("Hi, thanks for calling Rolecall Insurance. This is Quinn.").acts.map(({ kind }) => kind);
  expect(kinds).toContain("agency");
  expect(kinds).toContain("name");
});

test("advice may be to show a policy, with what is in it", () => {
  const line =
    "I'd like to show you a policy with a flat deductible and replacement cost on the roof, because of the hail.";
  expect(readAs(line).acts.map(({ kind }) => kind)).toContain("recommendation");
});

test("what asks about the past proposes no step, also with a day in it", () => {
  for (const line of [
    "What happened when you saw it, and what made you call around this week?",
    "What made you pick up the phone this morning, if I may ask?",
  ])
    expect(
      readAs(line).acts.map(({ kind }) => kind),
      line,
    ).not.toContain("next-step");
  expect(readAs("Would Thursday at four work for you?").acts.map(({ kind }) => kind)).toContain("next-step");
});

describe("a recap gives back", () => {
  const step: MarkSeed = { type: "next-step", action: true, date: true, owner: true };
  const recapOf = (...late: Said[]) =>
    checksOf([agent("Shall I call on Monday?", step), customer("Fine."), OKAY, customer("Yes."), ...late]).get(
      "next-step.recap",
    )?.result;
  test.each([
    ["a price", agent("Ours is forty dollars more.", { type: "price", tied: false }, { type: "recap" })],
    ["a step that is proposed", agent("Could we talk Tuesday at four?", step, { type: "recap" })],
    ["advice", agent("Then put the same limits on every quote.", { type: "recap" })],
    ["a question", agent("Is it the roof and the deductible?", { type: "recap" })],
  ])("%s is none", (_what, line) => {
    expect(recapOf(line)).toBe("not-met");
  });
  test("what was agreed is", () => {
    const agreed = "Both cars, the higher limit, and I call on Monday.";
    expect(recapOf(agent(agreed, { type: "recap" }))).toBe("likely");
    expect(recapOf(agent(`So to sum up: ${agreed}`, { type: "recap" }))).toBe("met");
  });
});

describe("of an objection", () => {
  const raised: MarkSeed = { type: "objection", objection: "A2", stage: "raised" };
  const answered: MarkSeed = { type: "objection", objection: "A2", stage: "answered" };
  const checks = checksOf([
    agent("Hi."),
    customer("I can get it cheaper.", raised),
    agent("It's forty dollars more, and it pays for the house, which the other does not. Does that settle it for you?"),
    customer("Yep."),
    agent("To recap: higher limits, the commute corrected.", answered),
    customer("Okay."),
    OKAY,
  ]);
  test("a summing-up is not the answer; what was said with a reason before it was", () => {
    expect(checks.get("objections.answered:A2")?.evidence[0]?.quote).toContain("forty dollars more");
  });
  test("it was checked where the check came with the answer, before the summing-up", () => {
    expect(checks.get("objections.confirmed:A2")).toMatchObject({
      result: "met",
      evidence: [{ quote: "Does that settle it for you?" }],
    });
  });
  test("what was said word for word is not advised once more", () => {
    const { practice } = conversationOf([]);
    const library = practice.objections.find(({ id }) => id === "A2")?.exampleAnswer ?? "";
    const score = scoreOf([
      agent("Hi."),
      customer("I can get it cheaper.", raised),
      agent(
        `I hear you. What would make it worth it? ${library}`,
        { type: "objection", objection: "A2", stage: "acknowledged", quote: "I hear you." },
        { type: "objection", objection: "A2", stage: "explored", quote: "What would make it worth it?" },
        { ...answered, quote: library },
      ),
      customer("Hm."),
      OKAY,
    ]);
    expect(score.objections[0]?.better).toMatch(/settle it/);
  });
});

test("what gives nothing back of the customer's counts in no figure and in no check", () => {
  const reflection: MarkSeed = { type: "reflection", usesWordsOf: null };
  const said = [
    customer("The minimum."),
    agent("You said you have a house?", reflection, QUESTION),
    customer("No."),
    OKAY,
    OKAY,
  ];
  expect(checksOf(said).get("listening.reflected")?.result).toBe("not-met");
  expect(scoreOf(said).metrics.find(({ id }) => id === "reflection-ratio")?.value).toBe(0);
});

test("what was told is given back where its things are listed, without a word for it", () => {
  const said = [
    customer("The roof is around seventeen."),
    agent("And the basement?"),
    customer("Finished, with a sump pump, it'll be the guest room."),
    agent(
      "So you close on the 21st, the roof is about seventeen years old, and there's a finished basement with a pump.",
    ),
    customer("Yes."),
    OKAY,
  ];
  expect(checksOf(said).get("listening.reflected")?.evidence[0]?.turn).toBe(3);
  const own = [
    ...said.slice(0, 3),
    agent("So you should know that we are a big company with a long history."),
    customer("Yes."),
    OKAY,
  ];
  expect(checksOf(own).get("listening.reflected")?.result).toBe("not-met");
});

test("what was asked is not advised as the question behind an objection", () => {
  const { turns } = conversationOf([
    agent("What does the contract for the new job ask for on insurance?"),
    customer("Two million."),
  ]);
  const line = "What exactly does the contract ask for on the insurance page?";
  expect(unasked({ turns }, line)).not.toBe(line);
  expect(unasked({ turns: [] }, line)).toBe(line);
  expect(unasked({ turns }, "What would have to be better for a change to be worth it?")).toContain(
    "better for a change",
  );
});

test("an objection that was taken up right before its answer was answered in order", () => {
  const at = (stage: "raised" | "explored" | "answered"): MarkSeed => ({ type: "objection", objection: "A2", stage });
  const order = (before: Said) =>
    checksOf([
      agent("What would you want it to do?", at("explored")),
      customer("I can get it cheaper.", at("raised")),
      before,
      customer("Maybe."),
      agent("We compare the same limits, because the cheaper one leaves the house out.", at("answered")),
      customer("Okay."),
      OKAY,
    ]).get("objections.order:A2")?.result;
  expect(order(agent("That's a fair question.", { type: "acknowledgement" }))).toBe("met");
  expect(order(agent("Anyway."))).toBe("not-met");
});

describe("a gap", () => {
  const named: MarkSeed = { type: "gap", gap: "gap.limits", tied: true, plain: true, scare: false };
  test("is tied on every part of the page, or on none", () => {
    const score = scoreOf([
      agent("Hi."),
      customer("The minimum."),
      agent("Your limits end long before a bad accident does.", named),
      customer("Hm."),
      OKAY,
    ]);
    const check = score.dimensions.flatMap(({ checks }) => checks).find(({ id }) => id === "gaps.tied:gap.limits");
    expect(score.gaps.find(({ id }) => id === "gap.limits")?.tied).toBe(check?.result === "met");
  });

  test("that was not named is to be named, not tied", () => {
    for (const scenario of scenarios) {
      const lines = [
        scenario.needs.items[0]?.exampleQuestion ?? "",
        "How are you?",
        "Okay.",
        "Thanks for telling me.",
        "Bye.",
      ];
      const { rehearsal } = rehearse(openRehearsal(practiceOf(scenario.id)), lines);
      const score = scoreRehearsal(rehearsal);
      expect(
        score?.gaps.some(({ found }) => found !== null),
        scenario.id,
      ).toBe(false);
      expect(score?.fix.title, scenario.id).not.toBe("Tie the gap to something the customer told you");
    }
    const { fix } = scoreOf([
      agent("Hi."),
      customer("We have the minimum.", { type: "disclosed", fact: "fact.limits", item: null, asked: false }),
      agent("Okay, thanks."),
      customer("Yes."),
      OKAY,
      customer("Bye."),
    ]);
    expect(fix.title).not.toBe("Tie the gap to something the customer told you");
  });

  test("is not named by saying that all is well", () => {
    const context = { practice: practiceOf("A-3"), disclosed: [], lastLine: null, lastTopic: null };
    expect(
      understand("You have fifty thousand per person on your policy today, so that's fine.", context).gaps,
    ).toEqual([]);
    expect(
      understand("The minimum stops at 25 thousand per person, and past that it comes out of your paycheck.", context)
        .gaps,
    ).not.toEqual([]);
  });
});

test("the gap that is named is the one that was meant", () => {
  const line =
    "From what you told me, the roof is over twenty years old; if the policy pays only its worth, you could get a few thousand for a roof that costs twenty.";
  const { gaps } = understand(line, { practice: practiceOf("H-2"), disclosed: [], lastLine: null, lastTopic: null });
  expect(gaps.map(({ id }) => id)).toEqual(["roof-acv"]);
});

test("what broke a rule is nothing that worked", () => {
  const { win, compliance } = scoreOf([
    customer("Hello?"),
    agent("What's your social security number? What matters most to you?", QUESTION),
    customer("Why?"),
    OKAY,
    OKAY,
  ]);
  expect(compliance.map(({ rule }) => rule)).toContain("R19");
  expect(win.evidence?.turn).not.toBe(compliance[0]?.evidence.turn);
});

test("what calls an objection silly does not take it seriously", () => {
  expect(readAs("That is silly. Everybody is higher.").acts.map(({ kind }) => kind)).not.toContain("acknowledgement");
  expect(readAs("That is fair. It is a big jump.").acts.map(({ kind }) => kind)).toContain("acknowledgement");
});

test("a greeting with a name and a company gives no reason for the call", () => {
  const purpose: MarkSeed = { type: "opening", aspect: "purpose" };
  const result = (text: string) =>
    checksOf([agent(text, purpose), customer("Yes?"), OKAY, OKAY]).get("opening.purpose")?.result;
  expect(result("Hi Tom, Nora Feld with Harbor Insurance.")).not.toBe("met");
  expect(result("I'm calling about your shop's policy.")).not.toBe("not-met");
});

test("a sum is no worry that is taken up, and consent to a recording is no time that is asked for", () => {
  const said = (line: Said) => checksOf([customer("I'm worried about the price."), line, customer("Yes."), OKAY, OKAY]);
  const sum = agent("That's close to 800 dollars more.", { type: "acknowledgement" });
  expect(said(sum).get("listening.acknowledged")?.result).toBe("not-met");
  const felt = agent("I hear you, 800 dollars is a big jump.", { type: "acknowledgement" });
  expect(said(felt).get("listening.acknowledged")?.result).toBe("met");
  const recorded = agent("This is recorded, is that all right with you?", { type: "opening", aspect: "permission" });
  expect(said(recorded).get("opening.permission")?.result).not.toBe("met");
});

test("limits are no price, and what the customer opens with no question has brought out", () => {
  const price: MarkSeed = { type: "price", tied: true };
  const said = (text: string) => checksOf([customer("Hi."), agent(text, price), customer("Okay."), OKAY, OKAY]);
  expect(
    said("Most people raise it to 250/500, and it costs less than people think.").get("recommendation.price")?.result,
  ).toBe("not-applicable");
  const { metrics } = scoreOf([
    customer("My renewal just came and it is up by two hundred."),
    agent("Hi."),
    customer("Yes."),
    OKAY,
  ]);
  expect(metrics.find(({ id }) => id === "longest-customer-turn")?.value).toBe(1);
});

test("who says what pressing would be does not press, for sure", () => {
  const hits = (text: string) =>
    scoreOf([customer("Hello?"), agent(text), customer("Okay."), OKAY, OKAY]).compliance.filter(
      ({ rule, certainty }) => rule === "R16" && certainty === "sure",
    );
  expect(hits("If I told you this price was only good today, that would be pressure, and I don't do that.")).toEqual(
    [],
  );
  expect(hits("You have to sign today, this price is only good today.")).not.toEqual([]);
});

test("what to say instead of a breach holds in every line of business", () => {
  const safer = complianceRules.map((rule) => rule.safer).join("\n");
  expect(safer).not.toMatch(/surrender|contestab|renewal/);
});

describe("what a quote must hold to prove a thing", () => {
  test.each([
    ["Man, my cousin does Thursday to Sunday, says the tips are decent.", false],
    ["That's the gap I'd want to close first.", false],
    ["Exactly that.", false],
    ["I'm sorry. Fourteen is young to lose a dad.", true],
    ["Nobody likes that.", true],
  ])("taking up a worry: %s", (quote, isMet) => {
    const said = [customer("I worry about it."), agent(quote, { type: "acknowledgement" })];
    expect(checksOf(said).get("listening.acknowledged")?.result).toBe(isMet ? "met" : "not-met");
  });

  const OBJECTED = customer("I don't want to rush.", { type: "objection", objection: "A1", stage: "raised" });
  const heardAs = (stage: "acknowledged" | "answered", text: string) =>
    checksOf([OKAY, OKAY, OBJECTED, agent(text, { type: "objection", objection: "A1", stage }), customer("Hm."), OKAY]);

  test("who takes back what they said takes up no objection", () => {
    const checks = heardAs("acknowledged", "Scratch that, I shouldn't have said that.");
    expect(checks.get("objections.acknowledged:A1")?.result).toBe("not-met");
  });

  test("a summing-up with no reason before it answers none", () => {
    const checks = heardAs("answered", "So we agreed: Thursday at seven, you bring the policy.");
    expect(checks.get("objections.answered:A1")?.result).toBe("not-met");
  });

  test("an offer to do so settles it as a question about it does", () => {
    const said = [
      OKAY,
      OKAY,
      OBJECTED,
      agent("Because it's yours, take the week. Would that settle it for you?", {
        type: "objection",
        objection: "A1",
        stage: "answered",
      }),
      customer("Yes."),
      OKAY,
    ];
    expect(checksOf(said).get("objections.confirmed:A1")?.result).toBe("met");
  });

  test.each([
    ["Does that answer the price worry, or is there something else?", "met"],
    ["What do you think of that?", "likely"],
    ["Thursday at nine. Would that work?", "not-met"],
  ] as const)(
    "asked in the turn after the answer, it checks whether that settled it, unless a day is asked about: %s",
    (check, result) => {
      const answer = { type: "objection", objection: "A1", stage: "answered" } as const;
      const said = [
        OKAY,
        OKAY,
        OBJECTED,
        agent("Because it's yours, take the week.", answer),
        customer("Hm."),
        agent(check),
        customer("Hm."),
        OKAY,
      ];
      expect(checksOf(said).get("objections.confirmed:A1")?.result).toBe(result);
    },
  );

  test("whether it is settled may still be asked two turns after the answer", () => {
    const said = [
      OKAY,
      OKAY,
      OBJECTED,
      agent("Because it's yours, take the week.", { type: "objection", objection: "A1", stage: "answered" }),
      customer("Hm."),
      OKAY,
      customer("Right."),
      agent("Does that answer the price worry, or is there something else?"),
      customer("Hm."),
    ];
    expect(checksOf(said).get("objections.confirmed:A1")?.result).toBe("met");
  });

  test("advice is no recap of what was agreed", () => {
    const said = [
      OKAY,
      customer("Okay."),
      OKAY,
      customer("Okay."),
      agent("So here's what I'd suggest: list Erin on the truck.", { type: "recap" }),
    ];
    expect(checksOf(said).get("next-step.recap")?.result).toBe("not-met");
  });
});

test.each([
  ["Does anyone else drive the car, and do you borrow money on it?", 2],
  ["Who drives, and which car?", 1],
  ["Do you own it, or do you rent?", 1],
])("two that want a yes or no each are two: %s", (text, count) => {
  expect(askedQuestions([{ index: 1, speaker: "agent", text, atMs: 0 }], [])).toHaveLength(count);
});

test("what ends with a period asks nothing, unless it asks to be told", () => {
  const asked = (text: string) => {
    const turn = { index: 1, speaker: "agent", text, atMs: 0 } as const;
    const { state } = conversationOf([customer("Hi."), agent(text, QUESTION)]);
    return askedQuestions([turn], state.marks).length;
  };
  expect(asked("Okay is a yes.")).toBe(0);
  expect(asked("So read me the line on the card.")).toBe(1);
});

test("all that the customer said, word for word, gives it back; what sets itself against it does not", () => {
  const heard = customer("Getting hit and being off work.");
  const back = agent("That tells me a lot: getting hit and being off work.");
  expect(checksOf([OKAY, heard, back]).get("listening.reflected")?.result).toBe("met");
  const rushed = customer("I don't like being rushed.");
  const against = agent("I'm not rushing you, I'm saving your family.", { type: "reflection", usesWordsOf: null });
  expect(checksOf([OKAY, rushed, against]).get("listening.reflected")?.result).toBe("not-met");
});

test("a list given back with a slip gives back what was not said", () => {
  const given = (text: string) =>
    checksOf([OKAY, customer("Thirteen, ten and six."), agent(text, { type: "reflection", usesWordsOf: null })]).get(
      "listening.reflected",
    )?.result;
  expect(given("Okay, thirteen, ten and six, got it.")).toBe("met");
  expect(given("Okay, thirteen, ten and eight, got it.")).toBe("not-met");
  expect(given("Ten of which one?")).toBe("not-met");
});

test("their own figure in what names a gap sounds tied to them", () => {
  const gap = (text: string): Said[] => [
    OKAY,
    customer("We paid 390 thousand."),
    agent(text, { type: "gap", gap: "gap.limits", tied: false, plain: true, scare: false }),
  ];
  expect(checksOf(gap("390 would leave you ninety thousand short.")).get("gaps.tied:gap.limits")?.result).toBe(
    "likely",
  );
  expect(checksOf(gap("That would leave you short.")).get("gaps.tied:gap.limits")?.result).toBe("not-met");
});

test('a plan of the talk asks for nothing, and "what differs is" neither', () => {
  const plan = "I'd like to hear what changed at your house, and then show you what I'd change.";
  const whyNow = { ...QUESTION, whyNow: true };
  expect(checksOf([OKAY, customer("Hm."), agent(plan, whyNow)]).get("discovery.why-now")?.result).toBe("not-met");
  const turn = { index: 1, speaker: "agent", text: "What differs is who pays when it runs out.", atMs: 0 } as const;
  expect(askedQuestions([turn], [])).toEqual([]);
});

test("who takes it up to brush it off has surely acknowledged nothing", () => {
  const raised = customer("I don't like talking about it.", { type: "objection", objection: "A1", stage: "raised" });
  const said = (text: string) =>
    checksOf([
      OKAY,
      OKAY,
      raised,
      agent(text, { type: "objection", objection: "A1", stage: "acknowledged" }),
      customer("Hm."),
      OKAY,
    ]).get("objections.acknowledged:A1")?.result;
  expect(said("Nobody likes it.")).toBe("met");
  expect(said("Nobody likes it, okay, but you'll die anyway.")).toBe("likely");
});

test.each([
  ["Does that make sense so far?", "met"],
  ["How does that sit with you?", "likely"],
  ["Is that right?", "likely"],
] as const)("whether they follow, and not how they feel or whether a fact is so: %s", (text, result) => {
  const said = [OKAY, customer("A thousand."), agent(text, { type: "check-back" })];
  expect(checksOf(said).get("listening.checked-back")?.result).toBe(result);
});

test("two ways side by side recommend neither", () => {
  const advice = { type: "recommendation", linkedToNeed: false, limitsSaid: false, compared: false } as const;
  const madeBy = (text: string) =>
    checksOf([OKAY, customer("Hm."), agent(text, advice)]).get("recommendation.made")?.result;
  expect(madeBy("I'd run it with collision and without, and just look at the difference.")).toBe("not-met");
  expect(madeBy("I'd take the collision off the Fusion.")).toBe("met");
});

test("what buys or forces a signature answers no objection", () => {
  const said = [
    OKAY,
    OKAY,
    customer("I'd ask my husband.", { type: "objection", objection: "A1", stage: "raised" }),
    agent("You get a free blender if you sign in the next ten minutes, otherwise the price doubles.", {
      type: "objection",
      objection: "A1",
      stage: "answered",
    }),
    customer("Hm."),
    OKAY,
  ];
  expect(checksOf(said).get("objections.answered:A1")?.result).toBe("not-met");
});

test.each([
  ["What about this Thursday, like two o'clock?", false],
  ["How about you send me the page?", false],
  ["What about the roof worries you?", true],
])("what puts something forward asks for a yes or no: %s", (question, isOpen) => {
  expect(isOpenQuestion(question)).toBe(isOpen);
});

test.each([
  ["locked in ok when did you sign who with", false],
  ["hey this is dale who am i talking to today is this the owner", false],
  ["When did you sign?", true],
])("a second question at the end makes two: %s", (question, isOne) => {
  expect(asksOneThing(question)).toBe(isOne);
});

test.each([
  ["Who works the six chairs, are they employees or do they rent?", 1],
  ["Who drives, and where do you park, and how far is it?", 3],
])("an alternative is no question of its own: %s", (text, count) => {
  expect(askedQuestions([{ index: 1, speaker: "agent", text, atMs: 0 }], [])).toHaveLength(count);
});

test.each([["What did the patio cost, and is it on the policy?"], ["So what did the audit cost you, by the way?"]])(
  "what asks for a sum is not open: %s",
  (question) => {
    expect(isOpenQuestion(question)).toBe(false);
  },
);

test.each([
  ["I'd rather see you at fifty, a hundred.", "recommendation"],
  ["Here's what I'd do: a separate flood policy for the house.", "recommendation"],
] as const)("advice: %s", (text, kind) => {
  expect(readAs(text).acts.map((act) => act.kind)).toContain(kind);
});

test("what is left of a cover when somebody leaves is a gap, in whatever words", () => {
  const heard = understand("So if you leave in the spring, the twenty-five grand stays behind.", {
    practice: practiceOf("L-2"),
    disclosed: [],
    lastLine: null,
    lastTopic: null,
  });
  expect(heard.gaps.map(({ id }) => id)).toEqual(["job-ends"]);
});

test("what somebody would propose is told and not asked", () => {
  const { questions } = readAs("So what I would propose, a term life for the two of you, until the little one is big.");
  expect(questions).toEqual([]);
});

test("of several words of sympathy, those are quoted that say most", () => {
  const { state } = play(practiceOf("L-1", 2, 7, "priya"), [
    "Hi Priya, this is Kasia with Harbor Insurance about the form you filled in. What made you look at life insurance now?",
    "Oh no. Oh, I am so sorry, that is terrible. Was there some insurance?",
  ]);
  const acknowledged = state.marks.filter(({ type }) => type === "acknowledgement");
  expect(acknowledged.map(({ quote }) => quote)).toEqual(["Oh, I am so sorry, that is terrible."]);
});

test("a step of today has a date, and what was done today has none", () => {
  const dated = (text: string) => stepParts(readAs(text)).date;
  expect(dated("I'll email the lease people the proof today.")).toBe(true);
  expect(dated("You called about the lease today.")).toBe(false);
});

test.each([
  ["So do you have any life insurance?", false],
  ["Would Thursday work, and could you send me the gym's policy before then?", false],
  ["How much is it, and what happens to it the day you leave?", true],
  ["Can I ask what you'd want to see before you'd look at another one?", true],
])("what goes behind an objection: %s", (line, isExploring) => {
  const opened =
    "Hey Marcus, this is Nina with Harbor Insurance, Jenna from your gym said I could call about life insurance.";
  const { state } = play(practiceOf("L-2", 2, 7, "marcus"), [opened, line]);
  const stages = state.marks.flatMap((mark) => (mark.type === "objection" ? mark.stage : []));
  expect(stages).toContain("raised");
  expect(stages.includes("explored")).toBe(isExploring);
});

test("who says that a day was agreed is told when it was not", () => {
  const { lines } = play(practiceOf("L-4", 2, 5, "robert"), [
    "Hello Robert, this is Nina with Harbor Insurance, your wife asked me to call about life insurance.",
    "Who lives on your paycheck?",
    "Could you do Thursday at seven?",
    "So we agreed: Thursday at seven. Have I got that right?",
  ]);
  expect(lines.at(-1)).not.toMatch(/^(?:yeah|yes|yep|right|all right|sure|okay)\b/i);
});

test("the same words ask why now, as a need and as a check", () => {
  const asked = (text: string) => {
    const said = [customer("Hi."), agent(text, { ...QUESTION, topic: "any.why-now" })];
    const { state } = conversationOf(said);
    const isNeed = findNeedEvidence(practiceOf("L-1"), state.marks, "any.why-now") !== null;
    return [isNeed, checksOf(said).get("discovery.why-now")?.result];
  };
  expect(asked("What was going on when you filled in that form?")).toEqual([true, "met"]);
  expect(asked("How much do you trust the man on the radio?")).toEqual([false, "not-met"]);
});

test("an answer to an objection is what worked where it gives a reason", () => {
  const winOf = (text: string) =>
    scoreOf([
      OKAY,
      customer("Okay."),
      OKAY,
      customer("I'm happy where I am.", { type: "objection", objection: "A1", stage: "raised" }),
      agent(text, { type: "objection", objection: "A1", stage: "answered" }),
      customer("Hm."),
    ]).win.evidence?.quote;
  const list =
    "Twenty thousand of contents, three hundred thousand of liability, five hundred deductible, and the endorsement.";
  expect(winOf(list)).not.toBe(list);
  const reason = "We only compare the two, because a policy that is ten years old may have holes.";
  expect(winOf(reason)).toBe(reason);
});

test("what no customer can follow names no gap", () => {
  const [gap] = conversationOf([OKAY]).practice.scenario.gaps;
  const named = (text: string) => {
    const mark = { type: "gap", gap: gap?.id ?? "", tied: false, plain: false, scare: false } as const;
    return checksOf([OKAY, customer("Okay."), agent(text, mark), customer("Hm."), OKAY]).get(`gaps.named:${gap?.id}`)
      ?.result;
  };
  expect(named("Your BI stops at fifty a person, and the UM is what you don't have with no PIP on the dec page.")).toBe(
    "not-met",
  );
  expect(named("Your limits stop at fifty thousand a person, and one night in a hospital is more.")).toBe("met");
});

test("is that right? asks for no time", () => {
  const asked = (text: string) =>
    checksOf([customer("Hello?"), agent(text, { type: "opening", aspect: "permission" })]).get("opening.permission")
      ?.result;
  expect(asked("I've got you as the only income, is that right?")).not.toBe("met");
  expect(asked("Is now alright, or are you up on a ladder?")).toBe("met");
});

test("who pretends asks for no decision", () => {
  const acts = readAs("Let's pretend I'm the customer and you're the agent.").acts.map(({ kind }) => kind);
  expect(acts).not.toContain("close-ask");
});
