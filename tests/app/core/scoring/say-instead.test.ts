import { describe, expect, test } from "vitest";
import { agentLines } from "#app/node/demo/agents.ts";
import { openCustomer } from "#core/customer/engine.ts";
import type { Mark } from "#core/customer/marks.ts";
import { asksFirst } from "#core/feedback/asks-first.ts";
import { scenarios } from "#core/library/library.ts";
import {
  nextStepLine,
  openQuestionLine,
  recapLine,
  recommendationLine,
  reflectionLine,
} from "#core/scoring/example-lines.ts";
import { isOpenQuestion } from "#core/scoring/metrics/agent-wording.ts";
import { momentOf } from "#core/scoring/reading.ts";
import type { CheckResult } from "#core/scoring/score-schema.ts";
import { conversationOf, type Said } from "#tests/support/marks.ts";
import { checksOfCall, PLAIN_CALL, practiceFor, rehearse } from "#tests/support/rehearsal.ts";

const kinds = ["strong", "fair", "weak"] as const;
const held = scenarios.flatMap((scenario) =>
  kinds.flatMap((kind) =>
    [1, 2].map((seed) => {
      const practice = practiceFor(scenario, 2, seed);
      return { name: `${scenario.id} ${kind} ${seed}`, practice, ...rehearse(practice, kind) };
    }),
  ),
);

/** Not a share of lines, and nothing that is the customer's to say. */
const MET_BY_A_LINE =
  /^(?:opening\.|discovery\.(?:item|open$|why-now)|listening\.(?:reflected|acknowledged|checked-back)|objections\.(?:acknowledged|explored|answered)|recommendation\.(?:limits|compared|price)|next-step\.(?:action|date|owner|recap|asked))/;

function notMet(checks: readonly CheckResult[]): CheckResult[] {
  return checks.filter(({ result }) => result === "not-met");
}

/** What a strong agent asks, without what it says. */
function questionsOnly(scenarioId: string): readonly string[] {
  return agentLines("strong", scenarioId).filter((line) => line.trim().endsWith("?"));
}

describe("a line of the customer's that is advised to be given back", () => {
  const told = (text: string, fact: string): Said => ({
    by: "customer",
    text,
    marks: [{ type: "disclosed", fact, item: null, asked: true }],
  });
  const SON = told("Yeah, my son drives the old truck.", "fact.son");
  const MILES = told("I drive two hundred miles a week.", "fact.miles");
  const lines = (...said: Said[]) => {
    const { practice, turns, state } = conversationOf(said, { state: { disclosed: ["fact.son", "fact.miles"] } });
    const moment = momentOf(practice, state, { turns, marks: state.marks });
    return [reflectionLine(moment), reflectionLine(moment, 1)];
  };
  const OFTEN: Said = { by: "agent", text: "I see." };

  test("is one of those that were told", () => {
    const [once, again] = lines(SON, OFTEN, MILES, OFTEN);
    expect(once).toContain("“My son drives the old truck.”");
    expect(again).toContain("“I drive two hundred miles a week.”");
  });

  test.each([
    ["in the agent's own words", "So the truck is what your son drives."],
    ["as a question", "You said your son drives the old truck?"],
    ["right after it, by what it means", "It sounds like the truck is his life."],
  ])("is none that was given back already, %s: another one is taken", (_how, text) => {
    for (const line of lines(SON, { by: "agent", text }, MILES, OFTEN)) expect(line).toContain("two hundred miles");
  });

  test("is none that was given back later, by its figure", () => {
    const later: Said = { by: "agent", text: "With 200 miles each week, mileage counts." };
    for (const line of lines(MILES, OFTEN, SON, OFTEN, later)) expect(line).toContain("My son drives");
  });

  test("gives way to a question where all of them were given back", () => {
    const both: Said = {
      by: "agent",
      text: "So your son drives the old truck, and you drive two hundred miles a week.",
    };
    for (const line of lines(SON, OFTEN, MILES, both)) expect(line).not.toContain("“");
  });
});

describe("what to say instead", () => {
  test("gives back nothing that was given back in the call", () => {
    let tried = 0;
    for (const { name, turns, score } of held) {
      for (const { id, better } of score.dimensions.flatMap(({ checks }) => checks)) {
        const [, quoted = ""] = /“(.*)”/.exec(better ?? "") ?? [];
        if (!id.startsWith("listening.reflect") || quoted === "") continue;
        tried += 1;
        const core = quoted.slice(0, -1).toLowerCase();
        const after = turns.findIndex(
          ({ speaker, text }) => speaker === "customer" && text.toLowerCase().includes(core),
        );
        const isSaid = turns.slice(after).some(({ speaker, text }) => speaker === "agent" && text.includes(core));
        expect(isSaid, `${name} ${id}: ${better}`).toBe(false);
      }
    }
    expect(tried).toBeGreaterThan(0);
  });

  test("takes a gap for its reason only when all that it rests on was told", () => {
    const several = scenarios.flatMap((scenario) =>
      scenario.gaps.flatMap((gap) => (gap.tiedTo.length > 1 ? [{ gap, practice: practiceFor(scenario, 2, 1) }] : [])),
    );
    expect(several.length).toBeGreaterThan(5);
    for (const { gap, practice } of several) {
      const { state } = openCustomer(practice);
      const lineWith = (disclosed: string[], quoteOf: (fact: string) => string) => {
        const marks = disclosed.map(
          (fact): Mark => ({ type: "disclosed", fact, item: null, asked: true, turn: 0, quote: quoteOf(fact) }),
        );
        return recommendationLine(momentOf(practice, { ...state, disclosed, marks }));
      };
      const inFull = (id: string) => {
        const fact = practice.scenario.facts.find((one) => one.id === id);
        return `${fact?.card}. ${fact?.says.join(" ")}`;
      };
      expect(lineWith(gap.tiedTo.slice(0, 1), inFull)).not.toContain(gap.exampleLine.slice(1));
      expect(lineWith(gap.tiedTo, inFull)).toContain(gap.exampleLine);
      expect(asksFirst({ id: "recommendation.made", better: lineWith(gap.tiedTo, inFull) })).toBe(false);
      expect(lineWith(gap.tiedTo, () => "Some, I guess.")).not.toContain(gap.exampleLine);
    }
  });

  test("meets the check it stands under when it is said word for word, wherever one line can", () => {
    for (const scenario of scenarios)
      for (const check of notMet(checksOfCall(scenario, PLAIN_CALL))) {
        if (check.better === null || asksFirst(check) || !MET_BY_A_LINE.test(check.id)) continue;
        const line = check.better.replace(/\[[^\]]*\]/g, "Sam");
        const isMet = PLAIN_CALL.some((_, place) => {
          const checks = checksOfCall(scenario, PLAIN_CALL.toSpliced(place, 0, line));
          return checks.find(({ id }) => id === check.id)?.result === "met";
        });
        expect(isMet, `${scenario.id} ${check.id}: ${line}`).toBe(true);
      }
  });

  test("of a gap, asks first or names it, and a recommendation recommends", () => {
    let tried = 0;
    for (const scenario of scenarios)
      for (const lines of [
        agentLines("fair", scenario.id),
        agentLines("weak", scenario.id),
        questionsOnly(scenario.id),
      ]) {
        for (const check of notMet(checksOfCall(scenario, lines))) {
          if (
            check.better === null ||
            asksFirst(check) ||
            !/^(?:gaps\.(?:named|tied)|recommendation\.(?:made|linked))/.test(check.id)
          )
            continue;
          const line = check.better;
          const isMet = lines.some((_, place) =>
            checksOfCall(scenario, lines.toSpliced(place + 1, 0, line)).some(
              (one) => one.id === check.id && one.result === "met",
            ),
          );
          expect(isMet, `${scenario.id} ${check.id}: ${line}`).toBe(true);
          tried += 1;
        }
      }
    expect(tried).toBeGreaterThan(3);
  });

  test("offers for an open question none that counts as closed", () => {
    for (const { name, practice, state } of held)
      for (const place of [0, 1, 2, 3]) {
        const line = openQuestionLine(momentOf(practice, state), place);
        expect(isOpenQuestion(line), `${name}: ${line}`).toBe(true);
      }
  });

  test("sums up with the time that was agreed, where one was", () => {
    const [one] = held.filter(({ state }) => state.exit?.kind === "soft-yes" || state.exit?.kind === "agreed");
    if (!one) throw new Error("one of them agrees");
    expect(recapLine(momentOf(one.practice, one.state))).not.toContain("tomorrow");
    expect(recapLine(momentOf(one.practice, { ...one.state, exit: null }))).toContain("tomorrow");
  });

  test("sends a quote in writing, not the insurance", () => {
    for (const { name, practice, state } of held) {
      const lines = [nextStepLine(practice), recapLine(momentOf(practice, state))];
      for (const line of lines) expect(line, name).toMatch(/ insurance quote in writing/);
    }
  });

  test("names a gap only when all that it rests on was told in this conversation", () => {
    for (const { name, practice, state, score } of held)
      for (const gap of practice.scenario.gaps) {
        const isUntold = gap.tiedTo.some((fact) => !state.disclosed.includes(fact));
        const words = gap.exampleLine.slice(1, 60);
        const lines = score.dimensions.flatMap(({ checks }) => checks.flatMap(({ better }) => better ?? []));
        if (isUntold)
          expect(
            lines.filter((line) => line.includes(words)),
            `${name}: ${gap.id}`,
          ).toEqual([]);
      }
  });

  test("for a gap asks nothing that was asked", () => {
    for (const { name, practice, state, score } of held) {
      const asked = new Set(state.marks.flatMap((mark) => (mark.type === "question" ? [mark.topic] : [])));
      const again = practice.scenario.needs.items.filter(({ id }) => asked.has(id)).map((item) => item.exampleQuestion);
      const lines = score.dimensions.flatMap(({ checks }) =>
        checks.flatMap(({ id, better }) => (id.includes("gap") && better ? [better] : [])),
      );
      expect(
        lines.filter((line) => again.includes(line)),
        name,
      ).toEqual([]);
    }
  });

  test("asks nobody why they looked for insurance who was called up", () => {
    for (const { name, practice, score } of held) {
      if (practice.scenario.call === "inbound") continue;
      const why = score.dimensions.flatMap(({ checks }) => checks).find(({ id }) => id === "discovery.why-now");
      expect(why?.better ?? "", name).not.toContain("What made you look");
    }
  });
});

test("what to fix first is what was said, before how it was said", () => {
  for (const { name, score } of held) {
    const missed = score.dimensions.flatMap(({ checks }) => checks).filter(({ result }) => result === "not-met");
    const isAnswered = missed.some(({ id, evidence }) => id.startsWith("objections.explored") && evidence.length > 0);
    if (isAnswered) expect(score.fix.title, name).not.toBe("Ask one question, then wait");
  }
});
