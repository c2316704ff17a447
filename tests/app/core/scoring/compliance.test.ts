import { describe, expect, test } from "vitest";
import { scenarios } from "#core/library/library.ts";
import { complianceRules, RULE_IDS, type RuleId, toHit } from "#core/scoring/compliance/rules.ts";
import { findWording } from "#core/scoring/compliance/wording-hits.ts";
import { applyGate, findComplianceHits } from "#core/scoring/compliance.ts";
import { complianceHitSchema } from "#core/scoring/score-schema.ts";
import { libraryLines } from "#tests/eval/compliance/training/library-lines.ts";
import { conversationOf, practiceOf, type Said } from "#tests/support/marks.ts";
import { practiceOf as practiceIn, rehearse } from "#tests/support/rehearsal.ts";
import { type ComplianceCase, complianceCases } from "./compliance-cases.ts";

const rulesBroken = (said: readonly Said[], scenario = {}) => {
  const { practice, turns, state } = conversationOf(said, { scenario });
  return findComplianceHits({ practice, turns, marks: state.marks, isRecorded: false }).map(({ rule }) => rule);
};
const agentSays = (text: string) => rulesBroken([{ by: "agent", text }]);
const hitsOf = (said: readonly Said[], isRecorded = false) => {
  const { practice, turns, state } = conversationOf(said);
  return findComplianceHits({ practice, turns, marks: state.marks, isRecorded });
};
const detect = ({ heard, said }: ComplianceCase, onlySure: boolean) =>
  hitsOf([...(heard ? [{ by: "customer" as const, text: heard }] : []), { by: "agent", text: said }])
    .filter(({ certainty }) => !onlySure || certainty === "sure")
    .map(({ rule }) => rule);

function measure(cases: readonly ComplianceCase[], { onlySure = false } = {}) {
  let right = 0;
  let wrong = 0;
  let missed = 0;
  for (const line of cases) {
    const found = new Set<string>(detect(line, onlySure));
    right += line.breaks.filter((rule) => found.has(rule)).length;
    missed += line.breaks.filter((rule) => !found.has(rule)).length;
    wrong += [...found].filter((rule) => !line.breaks.some((expected) => expected === rule)).length;
  }
  return { precision: right / (right + wrong), recall: right / (right + missed) };
}

test("a customer's own words given back claim nothing", () => {
  const heard = "Do you sell the big ones too?";
  const given = "So you're telling me your claim will be paid no matter what.";
  expect(
    rulesBroken([
      { by: "customer", text: heard },
      { by: "agent", text: given },
    ]),
  ).toEqual([]);
});

describe("a price for good is promised for sure, in whatever words", () => {
  const talk = (text: string): Said[] => [
    { by: "customer", text: "I'm calling about my car insurance, it goes up every year." },
    { by: "agent", text: "What do you pay for the policy now?" },
    { by: "customer", text: "A hundred and forty a month." },
    { by: "agent", text },
  ];
  const found = (text: string) => hitsOf(talk(text)).map(({ rule, certainty }) => `${rule} ${certainty}`);

  test.each([
    "I guarantee you will never pay more.",
    "Your rate is locked in forever.",
    "This rate is yours. It's locked in forever.",
    "You will never see an increase with us, that's how we work.",
    "You won't pay a cent more, I promise. Shall I write it up?",
    "I promise it will not go up on you again.",
    "This is the last increase you'll ever see.",
    "The rate you get today is the rate you'll have for life.",
    "Okay, so here's the thing. You had three increases in a row and I hate that for you. With us you will never pay more than this, I guarantee it.",
  ])("%s", (line) => {
    expect(found(line)).toEqual(["R7 sure"]);
  });

  test.each([
    "I can't guarantee you will never pay more.",
    "With level term you will never pay more during the thirty years, that's in the contract.",
    "You will never pay more than your deductible on that claim.",
    "You said you never want to see an increase again.",
    "If somebody tells you you'll never see an increase, ask for it in writing.",
    "I don't want you to see an increase and not know why.",
    "Your deductible is locked in at a thousand until the renewal.",
    "I promise you won't regret it, and I won't call you twice.",
  ])("and not where none is: %s", (line) => {
    expect(found(line)).toEqual([]);
  });
});

test.each(scenarios.map(({ id }) => id))("an honest scripted agent is accused of nothing in %s", (id) => {
  for (const kind of ["strong", "fair"] as const)
    expect(rehearse(practiceIn(id), kind).score.compliance.map(({ rule, evidence }) => [rule, evidence.quote])).toEqual(
      [],
    );
});

describe("the labelled lines", () => {
  test("are more than 300 over all 21 rules, at least half of them near misses, a third held out", () => {
    expect(complianceCases.length).toBeGreaterThan(300);
    expect(new Set(complianceCases.flatMap(({ breaks }) => breaks))).toEqual(new Set(RULE_IDS));
    expect(complianceCases.filter(({ breaks }) => breaks.length === 0).length * 2).toBeGreaterThanOrEqual(
      complianceCases.length,
    );
    expect(complianceCases.filter(({ heldOut }) => heldOut).length).toBeGreaterThan(complianceCases.length / 4);
  });

  test.each([false, true])(
    "are told apart: what counts is right in 97 of 100, what is shown in 93 (held out: %s)",
    (heldOut) => {
      const lines = complianceCases.filter((line) => line.heldOut === heldOut);
      const shown = measure(lines);
      expect(shown.precision).toBeGreaterThanOrEqual(0.93);
      expect(shown.recall).toBeGreaterThanOrEqual(0.9);
      const counted = measure(lines, { onlySure: true });
      expect(counted.precision).toBeGreaterThanOrEqual(0.97);
      expect(counted.recall).toBeGreaterThanOrEqual(0.85);
    },
  );
});

describe("context [S24]", () => {
  test.each([
    ["I never say this, but your claim will be paid.", ["R1"]],
    ["i never say this but your claim will be paid", ["R1"]],
    ["I can't promise that your claim will be paid.", []],
    ["Don't worry, your claim will be paid.", ["R1"]],
    ["“Your claim will be paid” is a sentence no honest agent says.", []],
    ["This is guaranteed level premium for twenty years.", []],
    ["Do you think your claim will be paid?", []],
    ["Why don't we leave the ticket off?", ["R5"]],
  ] satisfies [string, RuleId[]][])("%s", (text, rules) => {
    expect(agentSays(text)).toEqual(rules);
  });

  test("a phrase that is taken back in its sentence is excused, unless it is said in spite of that", () => {
    const excused = ["Saying your claim will be paid is illegal.", "Your claim will be paid is something I can't say."];
    for (const text of excused) expect(findWording(text, "R1"), text).toBeNull();
    expect(findWording("Your claim will be paid, even though that's not allowed.", "R1")).not.toBeNull();
  });

  test("what is quoted ends with the clause, and within no word", () => {
    const said = "I'm not licensed in your state, but I'll write it anyway. Okay?";
    expect(findWording(said, "R11")).toBe("I'm not licensed in your state, but I'll write it anyway.");
  });

  test("looks at agent turns only", () => {
    expect(rulesBroken([{ by: "customer", text: "So my claim will be paid, I am covered for everything." }])).toEqual(
      [],
    );
  });

  test("counts a rule once per turn and quotes the turn literally", () => {
    const text = "Your claim will be paid. You’re covered for everything.";
    const { practice, turns } = conversationOf([{ by: "agent", text }]);
    const hits = findComplianceHits({ practice, turns, marks: [], isRecorded: false });
    expect(hits).toHaveLength(1);
    expect(text).toContain(hits[0]?.evidence.quote);
  });

  test("quotes literally after a letter that lower case makes longer", () => {
    const { practice, turns } = conversationOf([
      { by: "agent", text: "İstanbul, no matter: your claim will be paid." },
    ]);
    const [hit] = findComplianceHits({ practice, turns, marks: [], isRecorded: false });
    expect(hit?.evidence.quote).toBe("your claim will be paid.");
  });

  test("quotes of a clause too long for a card what broke the rule", () => {
    const places = "at your house near the lake or at your barn or at your shop down on Main Street or in Texas";
    const text = `In case of fire or hail or wind or theft or water damage or lightning ${places} your claim will be paid.`;
    expect(findWording(text, "R1")).toBe("your claim will be paid");
  });

  test("gives every rule a title and a safer line that breaks no rule itself", () => {
    expect(complianceRules.map(({ id }) => id)).toEqual([...RULE_IDS]);
    for (const { title, safer } of complianceRules) {
      expect(title).not.toBe("");
      expect(agentSays(safer), safer).toEqual([]);
    }
  });
});

describe("learned rules [S26]", () => {
  test.each([
    ["You sign the papers and I send you a nice bonus out of what they pay me.", "R3"],
    ["That outfit will string you along and then stiff you.", "R6"],
    ["You'd be building wealth here, this is no insurance bill.", "R8"],
    ["There's a bottle of bourbon with your name on it when you sign.", "R3"],
  ] satisfies [string, RuleId][])("find what no written pattern matches: %s", (text, rule) => {
    expect(RULE_IDS.filter((id) => findWording(text, id) !== null)).toEqual([]);
    expect(agentSays(text)).toEqual([rule]);
  });

  test("find nothing in the lines the product gives as examples", () => {
    for (const line of libraryLines()) expect(agentSays(line), line).toEqual([]);
  });

  test("quote words of the turn, and the sentence that breaks the rule", () => {
    const text =
      "Thanks for waiting.  I'd put you on risk right this minute — it’s done, you’re covered. What's your e-mail?";
    const { practice, turns } = conversationOf([{ by: "agent", text }]);
    const [hit, ...more] = findComplianceHits({ practice, turns, marks: [], isRecorded: false });
    expect(more).toEqual([]);
    expect(hit?.rule).toBe("R2");
    expect(text).toContain(hit?.evidence.quote);
    expect(hit?.evidence.quote).toContain("covered");
  });

  test("quote of a sentence too long for a card the clause that breaks the rule", () => {
    const text =
      "You sign the papers for the house and the truck and the boat today or tomorrow at the office down the street from the bank and I send you a nice bonus out of what they pay me for new customers each month.";
    const { practice, turns } = conversationOf([{ by: "agent", text }]);
    const [hit] = findComplianceHits({ practice, turns, marks: [], isRecorded: false });
    expect(hit?.rule).toBe("R3");
    expect(hit?.evidence.quote).toBe("I send you a nice bonus out of what they pay me for new customers each month.");
  });
});

describe("certainty [S28]", () => {
  const certaintyOf = (text: string) => {
    const { practice, turns } = conversationOf([{ by: "agent", text }]);
    return findComplianceHits({ practice, turns, marks: [], isRecorded: false }).map(({ certainty }) => certainty);
  };

  test("what a written pattern matches is sure", () => {
    expect(certaintyOf("Your claim will be paid, no matter what.")).toEqual(["sure"]);
  });

  test("a pattern that the classifier does not agree with is likely", () => {
    const text = "We can leave him off the application.";
    expect(findWording(text, "R5")).not.toBeNull();
    expect(certaintyOf(text)).toEqual(["likely"]);
  });

  test("what only the classifier found is likely", () => {
    const text = "You'd be building wealth here, this is no insurance bill.";
    expect(RULE_IDS.filter((id) => findWording(text, id) !== null)).toEqual([]);
    expect(certaintyOf(text)).toEqual(["likely"]);
  });

  test("a hit stored before certainty was noted reads as sure", () => {
    const { certainty: _, ...stored } = toHit("R1", { turn: 1, quote: "x" });
    expect(complianceHitSchema.parse(stored).certainty).toBe("sure");
  });
});

describe("rules of a whole conversation", () => {
  const stop: Said = { by: "customer", text: "Please stop calling me." };

  test("R13 is broken by asking on after a stop request, not by complying [S23]", () => {
    expect(rulesBroken([stop, { by: "agent", text: "Who insures you today?" }])).toEqual(["R13"]);
    expect(rulesBroken([stop, { by: "agent", text: "I'm taking you off our list. Goodbye." }])).toEqual([]);
    expect(rulesBroken([stop, { by: "agent", text: "I'm taking you off our list. But who insures you?" }])).toEqual([
      "R13",
    ]);
  });

  test("R13 follows the engine's own judgement where it gave one", () => {
    const ignored: Said = { by: "agent", text: "Right.", marks: [{ type: "stop-request", stage: "ignored" }] };
    expect(rulesBroken([{ by: "customer", text: "I want out." }, ignored])).toEqual(["R13"]);
  });

  test("R10 needs a recommendation before any need, in life only [S25]", () => {
    const advice: Said = { by: "agent", text: "I'd take twenty years of term.", marks: [recommendationMark] };
    expect(rulesBroken([advice], { line: "life" })).toEqual(["R10"]);
    expect(rulesBroken([advice])).toEqual([]);
    const asked: Said = {
      by: "agent",
      text: "Who depends on you?",
      marks: [{ ...questionMark, topic: "life.dependants" }],
    };
    expect(rulesBroken([asked, advice], { line: "life" })).toEqual([]);
    const told: Said = {
      by: "customer",
      text: "I have two kids.",
      marks: [{ type: "disclosed", fact: "fact.kids", item: "life.dependants", asked: false }],
    };
    expect(rulesBroken([told, advice], { line: "life" })).toEqual([]);
    expect(rulesBroken([advice, told], { line: "life" })).toEqual(["R10"]);
  });

  test("R9 by omission is a major: an old policy is named, cover recommended, no duty touched [S25]", () => {
    const said: Said[] = [
      { by: "customer", text: "I already have a policy from 2009, can you beat it?" },
      { by: "agent", text: "Who depends on you?", marks: [{ ...questionMark, topic: "life.dependants" }] },
      { by: "agent", text: "I'd take twenty years of term.", marks: [recommendationMark] },
    ];
    const { practice, turns, state } = conversationOf(said, { scenario: { line: "life" } });
    expect(findComplianceHits({ practice, turns, marks: state.marks, isRecorded: false })).toMatchObject([
      { rule: "R9", severity: "major" },
    ]);
    expect(rulesBroken([...said, { by: "agent", text: "Let's compare both side by side." }], { line: "life" })).toEqual(
      [],
    );
  });

  test("R20 is broken when a declined cover is never put in writing", () => {
    const declined: Said = { by: "customer", text: "I don't want the umbrella." };
    expect(rulesBroken([declined, { by: "agent", text: "Okay." }])).toEqual(["R20"]);
    expect(
      rulesBroken([declined, { by: "agent", text: "Okay." }, { by: "agent", text: "I'll confirm that in writing." }]),
    ).toEqual([]);
  });

  test("R20: what a customer does not have was declined only where it was offered", () => {
    const asks: Said = { by: "agent", text: "Do you have a rental car on the policy?" };
    const offers: Said = { by: "agent", text: "Would you want rental on there for nine dollars?" };
    const none: Said = { by: "customer", text: "No rental." };
    const next: Said = { by: "agent", text: "What limits do you carry for injuring somebody?" };
    expect(rulesBroken([asks, none, next])).toEqual([]);
    expect(rulesBroken([offers, none, next])).toEqual(["R20"]);
    expect(rulesBroken([{ by: "customer", text: "No rental for me." }, next])).toEqual(["R20"]);
  });

  test("R20: a doubt about a cover is no decision against it", () => {
    const doubt: Said = {
      by: "customer",
      text: "That was a mess. The map says we're fine, we don't need flood.",
      marks: [
        { type: "objection", objection: "H2", stage: "raised", quote: "The map says we're fine, we don't need flood." },
      ],
    };
    expect(rulesBroken([doubt, { by: "agent", text: "What does the map not say?" }])).toEqual([]);
  });

  test("R10 needs a cover to be named: an offer to read the old policy recommends nothing [S25]", () => {
    const offer: Said = { by: "agent", text: "I'd want us to read it first.", marks: [recommendationMark] };
    expect(rulesBroken([offer], { line: "life" })).toEqual([]);
  });

  test("a bait the engine saw taken breaks the rule it is tied to", () => {
    const taken: Said = {
      by: "agent",
      text: "Sure, consider it gone.",
      marks: [{ type: "bait", bait: "X7", stage: "taken" }],
    };
    expect(rulesBroken([taken])).toEqual(["R5"]);
  });

  test("a bait taken in words that break its rule breaks it once", () => {
    const text = "We can leave him off the application.";
    const [hit, ...more] = hitsOf([{ by: "agent", text, marks: [{ type: "bait", bait: "X7", stage: "taken" }] }]);
    expect(more).toEqual([]);
    expect(hit).toMatchObject({ rule: "R5", certainty: "sure" });
  });

  describe("R12: a recorded call needs the notice [S25]", () => {
    const noticed: Said["marks"] = [{ type: "opening", aspect: "recording" }];
    const hello: Said = { by: "agent", text: "Hi, this is Sam." };
    const notice: Said = { by: "agent", text: "Just so you know, there is a tape.", marks: noticed };
    const broken = (...said: Said[]) => hitsOf(said, true).map(({ rule }) => rule);

    test("in the agent's first two turns, where nothing says when they were spoken", () => {
      expect(broken(hello)).toEqual(["R12"]);
      expect(broken(notice)).toEqual([]);
      expect(broken(hello, notice)).toEqual([]);
      expect(broken(hello, hello, notice)).toEqual(["R12"]);
      expect(broken(hello, { by: "agent", text: "This call is recorded." })).toEqual([]);
    });

    test("in the first minute of a call", () => {
      const later = (startMs: number): Said => ({ ...notice, startMs });
      expect(broken(hello, hello, later(60_000))).toEqual([]);
      expect(broken(hello, hello, later(60_001))).toEqual(["R12"]);
    });
  });

  const questionMark = { type: "question", open: true, stacked: false, repeated: false, whyNow: false } as const;
  const recommendationMark = {
    type: "recommendation",
    linkedToNeed: false,
    limitsSaid: false,
    compared: false,
  } as const;
});

describe("the gate", () => {
  const hit = (rule: RuleId) => toHit(rule, { turn: 0, quote: "x" });
  const likely = (rule: RuleId) => toHit(rule, { turn: 0, quote: "x" }, { certainty: "likely" });

  test.each([
    [80, [], { gate: "clear", total: 80 }],
    [80, [hit("R17"), hit("R18")], { gate: "minor", total: 76 }],
    [80, [hit("R7")], { gate: "capped", total: 69 }],
    [60, [hit("R7"), hit("R17")], { gate: "capped", total: 52 }],
    [60, [hit("R7"), hit("R7")], { gate: "capped", total: 54 }],
    [40, [hit("R1")], { gate: "failed", total: 28 }],
    [100, [hit("R1"), hit("R7")], { gate: "failed", total: 49 }],
    [1, [hit("R17")], { gate: "minor", total: 0 }],
    [80, [likely("R1")], { gate: "clear", total: 80 }],
    [60, [likely("R1"), likely("R7"), likely("R17")], { gate: "clear", total: 60 }],
    [60, [likely("R1"), hit("R1")], { gate: "failed", total: 48 }],
    [80, [likely("R1"), hit("R17")], { gate: "minor", total: 78 }],
  ] as const)("turns %s with its hits into the total of [S20] to [S22] and [S28]", (ungated, hits, expected) => {
    expect(applyGate(ungated, hits)).toEqual(expected);
  });

  test("a practice without a bait has no bait rule", () => {
    const practice = practiceOf({ bait: null });
    const { turns, state } = conversationOf([
      { by: "agent", text: "Hi.", marks: [{ type: "bait", bait: "X7", stage: "taken" }] },
    ]);
    expect(findComplianceHits({ practice, turns, marks: state.marks, isRecorded: false })).toEqual([]);
  });
});

test("what says nothing of a deed is never sure to be it: no policy is dropped, and none bound", () => {
  const heard = {
    by: "customer" as const,
    text: "I've got a policy from 2009, and I want to know if you can beat it.",
  };
  const found = (text: string) =>
    hitsOf([heard, { by: "agent", text }]).map(({ rule, certainty }) => `${rule} ${certainty}`);
  expect(found("So you've got one of those old whole life policies. Those are garbage.")).not.toContain("R4 sure");
  expect(found("I'll start the cancellation of the old policy this afternoon.")).not.toContain("R2 sure");
  expect(found("Cancel the old one today, you don't need to see what it pays.")).toContain("R4 sure");
  expect(found("You're covered from this minute, I bound it just now.")).toContain("R2 sure");
});
