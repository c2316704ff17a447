import { describe, expect, test } from "vitest";
import { RUBRIC_VERSION, scoreConversation } from "#core/scoring/score-conversation.ts";
import { scoreSchema } from "#core/scoring/score-schema.ts";
import { totalOf } from "#core/scoring/totals.ts";
import {
  type Conversation,
  type ConversationChanges,
  conversationOf,
  GOOD_CONVERSATION,
  GOOD_EXIT,
  practiceOf,
  type Said,
} from "#tests/support/marks.ts";
import { nobodyDoubts } from "#tests/support/reader.ts";

nobodyDoubts();

const good = () => conversationOf(GOOD_CONVERSATION, { state: { exit: GOOD_EXIT } });
const score = (conversation: Conversation) => scoreConversation({ ...conversation, mode: "text" });
const checkOf = (conversation: Conversation, id: string) =>
  score(conversation)
    .dimensions.flatMap(({ checks }) => checks)
    .find((check) => check.id === id);
const withAgentLine = (text: string, said: readonly Said[] = GOOD_CONVERSATION) =>
  conversationOf([...said, { by: "agent", text }], { state: { exit: GOOD_EXIT } });

describe("a turn that breaks a rule [S27]", () => {
  const inducement = "If you sign this month I'll send you a gift card.";

  test("an inducement earns no close, and its acceptance is no next step", () => {
    const bought = conversationOf([
      { by: "agent", text: "Hi." },
      { by: "customer", text: "Yes?" },
      { by: "agent", text: inducement, marks: [{ type: "close-ask" }] },
    ]);
    expect(checkOf(bought, "next-step.asked")).toMatchObject({ result: "not-met", points: 0 });
    const asked = conversationOf([
      { by: "agent", text: "Hi." },
      { by: "agent", text: "Shall I send the application?", marks: [{ type: "close-ask" }] },
    ]);
    expect(checkOf(asked, "next-step.asked")).toMatchObject({ result: "met" });
  });

  test("pressing somebody to decide is pressure, whoever is left out", () => {
    const pressed = conversationOf([
      { by: "agent", text: "Hi." },
      {
        by: "customer",
        text: "I need to talk to my wife first.",
        marks: [{ type: "objection", objection: "A1", stage: "raised" }],
      },
      {
        by: "agent",
        text: "I hear you. You don't need your wife's permission, sign it right now.",
        marks: [{ type: "acknowledgement" }, { type: "close-ask" }],
      },
    ]);
    expect(checkOf(pressed, "next-step.no-pressure")).toMatchObject({ result: "not-met" });
    expect(checkOf(pressed, "listening.acknowledged")).toMatchObject({ result: "not-met" });
  });
});

describe("a turn that presses [S27]", () => {
  const pressed = conversationOf([
    { by: "agent", text: "Hi." },
    { by: "customer", text: "I have one at work.", marks: [{ type: "objection", objection: "A1", stage: "raised" }] },
    {
      by: "agent",
      text: "What's holding you back? I only need your yes.",
      marks: [
        { type: "objection", objection: "A1", stage: "explored" },
        { type: "close-ask" },
        { type: "reflection", usesWordsOf: 1 },
        { type: "pressure", afterClearNo: false },
      ],
    },
  ]);

  test.each(["objections.explored:A1", "next-step.asked", "next-step.no-pressure", "listening.reflected"])(
    "does not meet %s, before any no",
    (id) => {
      expect(checkOf(pressed, id)?.result).toBe("not-met");
    },
  );
});

describe("what the customer prevented", () => {
  test("is not the agent's miss: who ran out of time with a dated step on the table refused nothing", () => {
    const cut = conversationOf(GOOD_CONVERSATION, {
      state: { exit: { kind: "time-cap", turn: GOOD_CONVERSATION.length - 1, reason: "Dana ran out of time." } },
    });
    expect(checkOf(cut, "next-step.agreed")?.result).toBe("not-applicable");
  });

  test("is left out: of three objections the two that were met best count [S7]", () => {
    const raise = (objection: string): Said => ({
      by: "customer",
      text: "I like who I have.",
      marks: [{ type: "objection", objection, stage: "raised" }],
    });
    const answer = (objection: string): Said => ({
      by: "agent",
      text: "That makes sense. What do you like about them?",
      marks: [
        { type: "objection", objection, stage: "acknowledged" },
        { type: "objection", objection, stage: "explored" },
      ],
    });
    const idle: Said = { by: "agent", text: "Let me tell you about our agency first." };
    const percentOf = (...said: Said[]) => {
      const conversation = conversationOf([{ by: "agent", text: "Hi." }, ...said, idle]);
      const [first, second] = conversation.practice.objections;
      if (!first || !second) throw new Error("two objections");
      const practice = { ...conversation.practice, objections: [first, second, { ...second, id: "A3" }] };
      return score({ ...conversation, practice }).dimensions.find(({ id }) => id === "objections")?.percent;
    };
    const two = [raise("A1"), answer("A1"), raise("A2"), answer("A2"), idle];
    expect(percentOf(...two, raise("A3"), idle)).toBe(percentOf(...two));
    expect(percentOf(...two)).toBeGreaterThan(percentOf(raise("A1"), answer("A1"), raise("A2"), idle) ?? 100);
  });
});

describe("what is said without being advised", () => {
  test("honesty about limits and a comparison count outside a recommendation too", () => {
    const honest = conversationOf([
      { by: "agent", text: "Hi." },
      { by: "agent", text: "A backed-up drain is not in it.", marks: [{ type: "limits" }] },
      { by: "agent", text: "Yours leaves it out, and with ours it is covered.", marks: [{ type: "comparison" }] },
    ]);
    expect(checkOf(honest, "recommendation.limits")?.result).toBe("met");
    expect(checkOf(honest, "recommendation.compared")?.result).toBe("met");
  });

  test("a price counts once it was named, and with what it buys", () => {
    const priced = (text: string, ...marks: Said["marks"] & object) =>
      checkOf(
        conversationOf([
          { by: "agent", text: "Hi." },
          { by: "agent", text, marks },
        ]),
        "recommendation.price",
      )?.result;
    const untied = { type: "price", tied: false } as const;
    const tied = { type: "price", tied: true } as const;
    const [bare, whole] = ["Seven more a month.", "Seven more a month, and that is 250/500."];
    expect(priced(bare)).toBe("not-applicable");
    expect(priced(bare, untied)).toBe("not-met");
    expect(priced(bare, untied, tied)).toBe("likely");
    expect(priced(whole, tied)).toBe("met");
  });

  test("asking whether the customer follows counts, unless it comes with pressure", () => {
    const asked = (...more: Said["marks"] & object) =>
      checkOf(
        conversationOf([
          { by: "agent", text: "Hi." },
          { by: "agent", text: "Does that make sense?", marks: [{ type: "check-back" }, ...more] },
        ]),
        "listening.checked-back",
      )?.result;
    expect(asked()).toBe("met");
    expect(asked({ type: "pressure", afterClearNo: false })).toBe("not-met");
  });

  test("limits in words of the trade have not been said", () => {
    const lost = conversationOf([
      { by: "agent", text: "Hi." },
      { by: "agent", text: "It's third-party, with a coinsurance clause and a sublimit.", marks: [{ type: "limits" }] },
      { by: "agent", text: "Okay?" },
    ]);
    expect(checkOf(lost, "recommendation.limits")?.result).toBe("not-met");
    expect(checkOf(lost, "listening.plain-words")?.result).toBe("not-met");
  });

  test("one term of the trade, one that is explained, or one the customer used is plain enough", () => {
    const clear = conversationOf([
      { by: "agent", text: "I'd add the delivery endorsement." },
      { by: "customer", text: "They want a waiver of subrogation and it's claims made." },
      { by: "agent", text: "The waiver of subrogation and claims made part we can do." },
      { by: "agent", text: "UM/UIM means the other driver has nothing, MedPay your own doctor." },
    ]);
    expect(checkOf(clear, "listening.plain-words")?.result).toBe("met");
  });
});

describe("a whole score", () => {
  test("is a valid Score that names the rubric and engine it was made with [S2]", () => {
    const result = score(good());
    expect(scoreSchema.parse(result)).toEqual(result);
    expect(result).toMatchObject({ rubricVersion: RUBRIC_VERSION, engineVersion: "engine-1", gate: "clear" });
  });

  test("is the same JSON however often it is asked, and leaves its input alone", () => {
    const conversation = good();
    const before = JSON.stringify(conversation);
    expect(JSON.stringify(score(conversation))).toBe(JSON.stringify(score(conversation)));
    expect(JSON.stringify(conversation)).toBe(before);
  });

  test("rewards a good conversation and says how it ended", () => {
    const result = score(good());
    expect(result.total).toBeGreaterThanOrEqual(75);
    expect(result.exit).toEqual({ kind: "agreed", reason: "Dana agreed to talk on Thursday." });
    expect(result.verdict).toContain("with the objection settled");
  });

  test("proves every met rule check with a quote that stands in its turn [S3]", () => {
    const { turns, ...rest } = good();
    const met = score({ turns, ...rest })
      .dimensions.flatMap(({ checks }) => checks)
      .filter(({ result }) => result === "met");
    expect(met.length).toBeGreaterThan(20);
    for (const check of met) {
      expect(check.method === "metric" || check.evidence.length > 0, check.id).toBe(true);
      for (const { turn, quote } of check.evidence) expect(turns[turn]?.text, check.id).toContain(quote);
    }
  });

  test("calls a claimed act without its quote unproven and gives no points for it [S3]", () => {
    const conversation = conversationOf([
      { by: "agent", text: "Hello there.", marks: [{ type: "opening", aspect: "name", quote: "this is Sam" }] },
      { by: "customer", text: "Yes?" },
      { by: "agent", text: "Hm." },
    ]);
    expect(checkOf(conversation, "opening.name")).toMatchObject({ result: "unproven", points: 0, outOf: 2 });
  });

  test("adds up from the percents it shows, with delivery left out in text [S8]", () => {
    const result = score(good());
    const shown = result.dimensions.filter(({ percent }) => percent !== null);
    expect(shown.map(({ id }) => id)).not.toContain("delivery");
    expect(result.ungated).toBe(totalOf(shown));
  });

  test("rounds halves up, once [S8]", () => {
    const dimension = { id: "opening", title: "", checks: [] } as const;
    const halves = [
      { ...dimension, checks: [], weight: 1, percent: 50 },
      { ...dimension, checks: [], weight: 1, percent: 51 },
    ];
    expect(totalOf(halves)).toBe(51);
    expect(totalOf([])).toBe(0);
  });
});

describe("needs, gaps and objections", () => {
  test("count needs up to the number that makes full marks [S5]", () => {
    const items = score(good()).dimensions.flatMap(({ checks }) =>
      checks.filter(({ id }) => id.startsWith("discovery.item")),
    );
    expect(items.map(({ result }) => result)).toEqual(["likely", "met", "not-met", "not-applicable"]);
    expect(items.map(({ points }) => points > 0)).toEqual([true, true, false, false]);
    expect(items[2]?.better).toBe("What limits do you carry today?");
  });

  test("do not ask for a need the customer volunteered [S5]", () => {
    const conversation = conversationOf([
      {
        by: "customer",
        text: "My son drives.",
        marks: [{ type: "disclosed", fact: "fact.son", item: "auto.drivers", asked: false }],
      },
      { by: "agent", text: "I see." },
    ]);
    expect(checkOf(conversation, "discovery.item:auto.drivers")?.result).toBe("not-applicable");
  });

  test("judge how a gap was named only once it was named [S6]", () => {
    expect(checkOf(good(), "gaps.plain:gap.limits")?.result).toBe("met");
    expect(checkOf(good(), "gaps.named:gap.umbrella")?.result).toBe("not-met");
    expect(checkOf(good(), "gaps.plain:gap.umbrella")?.result).toBe("not-applicable");
  });

  test("list gaps found and missed, each with a line to say", () => {
    expect(score(good()).gaps).toMatchObject([
      { id: "gap.limits", tied: true, found: { turn: 9 } },
      { id: "gap.umbrella", tied: false, found: null, better: "An umbrella sits on top of both policies." },
    ]);
  });

  test("show each stage of an objection with its quote", () => {
    expect(score(good()).objections).toMatchObject([
      {
        id: "A1",
        said: { turn: 2 },
        acknowledged: { turn: 3, quote: "That makes sense" },
        explored: { turn: 3 },
        answered: { turn: 11 },
        confirmed: { turn: 11 },
        resolved: true,
      },
    ]);
  });

  test("give half-done objection work the checks it met, with the next stage as the better line [S1]", () => {
    const conversation = conversationOf([
      { by: "customer", text: "I'm happy.", marks: [{ type: "objection", objection: "A1", stage: "raised" }] },
      {
        by: "agent",
        text: "That makes sense.",
        marks: [{ type: "objection", objection: "A1", stage: "acknowledged" }],
      },
    ]);
    const objections = score(conversation).dimensions.find(({ id }) => id === "objections");
    // Whether it is settled is asked of what was answered.
    expect(objections?.percent).toBe(25);
    expect(score(conversation).objections[0]?.better).toBe("Explore A1: what do you like most about them?");
  });

  test("leave out an objection the agent had no turn left to answer [S7]", () => {
    const conversation = conversationOf([
      { by: "agent", text: "Hello." },
      { by: "customer", text: "I'm happy.", marks: [{ type: "objection", objection: "A1", stage: "raised" }] },
    ]);
    expect(score(conversation).dimensions.find(({ id }) => id === "objections")?.percent).toBeNull();
  });

  test("call an objection in the customer's last words neither settled nor left open, in the verdict as on its card", () => {
    const late: Said = {
      by: "customer",
      text: "Let me think about it.",
      marks: [{ type: "objection", objection: "A2", stage: "raised" }],
    };
    const { verdict, objections } = score(conversationOf([...GOOD_CONVERSATION, late], { state: { exit: GOOD_EXIT } }));
    expect(verdict).toContain("with an objection in the last words");
    expect(objections.map(({ unanswerable }) => unanswerable)).toEqual([undefined, true]);
  });

  test("hold nothing against the agent that came up before the last word, and count what was done [S7]", () => {
    const late = (...marks: Said["marks"] & object) =>
      conversationOf([
        { by: "agent", text: "Hello." },
        { by: "agent", text: "Who drives?" },
        { by: "agent", text: "Thursday at four?" },
        { by: "customer", text: "I'm happy.", marks: [{ type: "objection", objection: "A1", stage: "raised" }] },
        { by: "agent", text: "I hear you.", marks },
      ]);
    const percentOf = (conversation: Conversation) =>
      score(conversation).dimensions.find(({ id }) => id === "objections")?.percent;
    expect(percentOf(late())).toBeNull();
    expect(percentOf(late({ type: "objection", objection: "A1", stage: "acknowledged" }))).toBe(100);
  });

  test("see the wrong order when the answer came before the acknowledgement", () => {
    const conversation = conversationOf([
      { by: "customer", text: "I'm happy.", marks: [{ type: "objection", objection: "A1", stage: "raised" }] },
      { by: "agent", text: "Compare once.", marks: [{ type: "objection", objection: "A1", stage: "answered" }] },
      { by: "customer", text: "Hm." },
      { by: "agent", text: "I hear you.", marks: [{ type: "objection", objection: "A1", stage: "acknowledged" }] },
    ]);
    expect(checkOf(conversation, "objections.order:A1")?.result).toBe("not-met");
  });

  test("excuse what could not follow when a stop request was honoured [S9]", () => {
    const said: Said[] = [
      { by: "customer", text: "Take me off your list.", marks: [{ type: "stop-request", stage: "asked" }] },
      { by: "agent", text: "Of course, I'm removing you now.", marks: [{ type: "stop-request", stage: "honoured" }] },
    ];
    const honoured = score(conversationOf(said));
    expect(honoured.dimensions.find(({ id }) => id === "discovery")?.percent).toBeNull();
    expect(honoured.gate).toBe("clear");
  });
});

describe("the gate", () => {
  test("fails a good conversation for one blocker and caps it at 49 [S20]", () => {
    const result = score(withAgentLine("And don't worry, your claim will be paid."));
    expect(result).toMatchObject({ gate: "failed", total: 49 });
    expect(result.ungated).toBeGreaterThan(70);
    expect(result.fix).toMatchObject({ title: result.compliance[0]?.title, evidence: { turn: 15 } });
    expect(result.verdict).toContain("Failed on compliance");
  });

  test("caps at 69 for a major [S21] and takes 2 points for a minor [S22]", () => {
    expect(score(withAgentLine("Your premium will never go up."))).toMatchObject({ gate: "capped", total: 69 });
    const minor = score(withAgentLine("We have the lowest rates, guaranteed."));
    expect(minor).toMatchObject({ gate: "minor", total: minor.ungated - 2 });
  });

  test("uses the scenario's safe line when its bait was taken", () => {
    const result = score(withAgentLine("Just leave your son off the application and it'll be cheaper."));
    expect(result.fix.better).toBe("We list every driver, and then I look for every discount he has earned.");
  });

  test.each(["your claim will be paid", "i'll give you part of my commission", "drop that policy, it's worthless"])(
    "never scores a conversation higher for a blocker added at any point: %s",
    (blocker) => {
      for (let length = 1; length <= GOOD_CONVERSATION.length; length += 1) {
        const said = GOOD_CONVERSATION.slice(0, length);
        const clean = score(withAgentLine("Thank you.", said));
        const spoilt = score(withAgentLine(blocker, said));
        expect(spoilt.gate).toBe("failed");
        expect(spoilt.total).toBeLessThanOrEqual(clean.total);
        expect(spoilt.total).toBeLessThanOrEqual(49);
      }
    },
  );
});

describe("the words on top", () => {
  test("pick the win from what the agent said, with the quote [S31]", () => {
    const { win } = score(good());
    expect(win.evidence).not.toBeNull();
    expect(GOOD_CONVERSATION[win.evidence?.turn ?? 0]?.by).toBe("agent");
  });

  test("make the costliest lesson the one thing to fix, with this practice's own line [S32]", () => {
    const { fix } = score(good());
    expect(fix.title).toBe("Name the gap the customer does not see: No umbrella");
    expect(fix.better).toBe("An umbrella sits on top of both policies.");
  });

  describe("where every check was met", () => {
    const checkBack: Said = { by: "agent", text: "Does that make sense so far?", marks: [{ type: "check-back" }] };
    const { gaps, needs } = practiceOf().scenario;
    const scenario = { gaps: gaps.slice(0, 1), needs: { ...needs, needed: 2 } };
    const perfect = (changes: ConversationChanges["scenario"], ...said: Said[]) =>
      score(
        conversationOf([...GOOD_CONVERSATION, checkBack, ...said], {
          scenario: { ...scenario, ...changes },
          state: { exit: GOOD_EXIT },
        }),
      );

    test("find nothing to fix, and nothing to say instead", () => {
      const { total, fix } = perfect({});
      expect(total).toBe(100);
      expect(fix).toEqual({
        title: "Nothing to fix: try this customer at a harder level",
        why: "Every check was met.",
        evidence: null,
        better: "",
      });
    });

    test("make a minor rule that was broken the one thing to fix [S32]", () => {
      const { compliance, fix } = perfect({}, { by: "agent", text: "We have the lowest rates, guaranteed." });
      expect(fix).toMatchObject({ title: compliance[0]?.title, why: expect.stringContaining("Small") });
    });
  });

  test("show a line that only may have broken a rule, and take nothing for it [S28]", () => {
    const result = score(withAgentLine("You'd be building wealth here, this is no insurance bill."));
    const without = score(withAgentLine("Here is what it comes to."));
    expect(result.compliance).toMatchObject([{ severity: "major", certainty: "likely" }]);
    expect(result).toMatchObject({ gate: "clear", total: without.total, fix: without.fix });
    expect(result.verdict).not.toContain("compliance");
  });

  describe("every check", () => {
    const checks = (said: readonly Said[]) => score(conversationOf(said)).dimensions.flatMap((one) => one.checks);

    test("that is met says why its words count, and no other does [S33]", () => {
      for (const { id, result, because } of checks(GOOD_CONVERSATION))
        expect(because !== null, id).toBe(result === "met" || result === "likely");
    });

    test("that is missed shows the customer's line at which it could have been met [S33]", () => {
      const missed = checks(GOOD_CONVERSATION).filter(({ result }) => result === "not-met");
      const shown = missed.filter(({ chance }) => chance !== null);
      expect(missed.length).toBeGreaterThan(3);
      expect(shown.length / missed.length).toBeGreaterThanOrEqual(0.8);
      for (const { chance } of shown) expect(GOOD_CONVERSATION[chance?.turn ?? 0]?.by).toBe("customer");
    });

    test("has a line of its own to say instead", () => {
      const lines = checks(GOOD_CONVERSATION.slice(0, 6)).flatMap(({ better }) => better ?? []);
      expect(lines.length).toBeGreaterThan(12);
      expect(new Set(lines).size).toBeGreaterThanOrEqual(lines.length - 2);
    });
  });

  test("never praise the turn that is to be mended", () => {
    const { fix, win } = score(withAgentLine("What's holding you back? And your wife? And what do you pay?"));
    expect(win.evidence?.turn).not.toBe(fix.evidence?.turn);
  });

  test("begin with the earliest moment that went another way, not with the heaviest check [S32]", () => {
    const said: Said[] = [
      { by: "customer", text: "Yes?" },
      { by: "agent", text: "Sam from Northside, about your renewal.", marks: [{ type: "opening", aspect: "name" }] },
      { by: "customer", text: "I like who I have.", marks: [{ type: "objection", objection: "A1", stage: "raised" }] },
      { by: "agent", text: "They aren't cheap, though." },
      { by: "customer", text: "Maybe not." },
      { by: "agent", text: "So I'd raise your limits.", marks: [recommendation] },
      { by: "customer", text: "Hm." },
      { by: "agent", text: "Fine." },
    ];
    expect(score(conversationOf(said)).fix).toMatchObject({
      title: "Acknowledge the objection before you answer it",
      evidence: { turn: 3 },
    });
  });

  const recommendation = { type: "recommendation", linkedToNeed: false, limitsSaid: false, compared: false } as const;

  test("judge a conversation of one turn as too short, low and without a crash [S30]", () => {
    const one = score(conversationOf(GOOD_CONVERSATION.slice(0, 2), { state: { exit: null } }));
    expect(one.verdict).toContain("Too short to judge");
    expect(one.total).toBeLessThan(30);
  });

  test("give nothing for an empty conversation [S30]", () => {
    const none = score(conversationOf([]));
    expect(none).toMatchObject({ total: 0, gate: "clear", win: { evidence: null } });
    expect(none.fix.better).not.toBe("");
  });

  test("give every not-met check a better line without an open slot", () => {
    for (const said of [GOOD_CONVERSATION, GOOD_CONVERSATION.slice(0, 4), []]) {
      for (const check of score(conversationOf(said)).dimensions.flatMap(({ checks }) => checks)) {
        expect(check.better === null, check.id).toBe(check.result !== "not-met" && check.result !== "unproven");
        expect(check.question + (check.better ?? ""), check.id).not.toMatch(/undefined|\{subject\}/);
      }
    }
  });

  test("have a better line also in a scenario without needs, gaps and objections", () => {
    const bare = conversationOf([], { scenario: { needs: { items: [], needed: 0 }, gaps: [] } });
    const conversation = { ...bare, practice: { ...bare.practice, objections: [] } };
    expect(checkOf(conversation, "discovery.open")?.better).toBe("What matters most to you about your car insurance?");
    expect(checkOf(conversation, "discovery.one-at-a-time")?.better).toBe("What matters most to you here?");
    expect(checkOf(conversation, "listening.acknowledged")?.result).toBe("not-applicable");
    expect(checkOf(conversation, "recommendation.basis")?.better).toContain("what matters most to you?");
  });
});

describe("a call", () => {
  const call = GOOD_CONVERSATION.map((said, index) => ({
    ...said,
    startMs: index * 10_000,
    endMs: index * 10_000 + 9_000,
  }));

  test("judges delivery from times, and asks for the recording notice", () => {
    const result = scoreConversation({ ...conversationOf(call), mode: "voice" });
    expect(result.dimensions.find(({ id }) => id === "delivery")?.percent).not.toBeNull();
    expect(result.dimensions[0]?.checks.find(({ id }) => id === "opening.recording")?.result).toBe("not-met");
  });

  test("breaks R12 only when the call is said to be recorded and nobody told the customer [S25]", () => {
    const conversation = conversationOf(call);
    expect(scoreConversation({ ...conversation, mode: "voice" }).gate).toBe("clear");
    expect(scoreConversation({ ...conversation, mode: "voice", isRecorded: true }).compliance).toMatchObject([
      { rule: "R12" },
    ]);
  });
});
