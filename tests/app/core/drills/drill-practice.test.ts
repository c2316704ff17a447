import { describe, expect, test } from "vitest";
import type { Turn } from "#core/conversations/turns.ts";
import { customerStateSchema } from "#core/customer/customer-state.ts";
import {
  assembleDrill,
  canDrill,
  DRILL_AGENT_TURNS,
  drilledObjection,
  openDrill,
  stepDrill,
} from "#core/drills/drill-practice.ts";
import { scoreByKind } from "#core/drills/drill-score.ts";
import { findScenario, objections, scenarios } from "#core/library/library.ts";
import { type Practice, practiceSchema } from "#core/scenarios/practice.ts";

const drillOf = (objectionId: string, seed = 1): Practice => {
  const practice = assembleDrill({ objectionId, seed });
  if (!practice) throw new Error(`no drill of ${objectionId}`);
  return practice;
};

/** Says the lines until the drill is over. */
const drill = (practice: Practice, lines: readonly string[]) => {
  let { state, opening } = openDrill(practice);
  const turns: Turn[] = [{ index: 0, speaker: "customer", text: opening, atMs: 0 }];
  for (const text of lines) {
    if (state.exit) break;
    const next = stepDrill(practice, state, { turn: turns.length, text });
    turns.push({ index: turns.length, speaker: "agent", text, atMs: 0 });
    turns.push({ index: turns.length, speaker: "customer", text: next.move.line, atMs: 0 });
    state = next.state;
  }
  return { state, turns, score: scoreByKind("drill", { practice, turns, state, mode: "text" }) };
};

const raisable = objections.filter(({ id, line }) =>
  scenarios.some((one) => (line === "any" || line === one.line) && !one.cannotSay?.includes(id)),
);
const wellDone = (practice: Practice) => {
  const { exampleAcknowledge, exampleExplore, exampleAnswer } = drilledObjection(practice);
  return [`${exampleAcknowledge} ${exampleExplore}`, `${exampleAnswer} Does that help?`];
};
const BADLY_DONE = [
  "We have great policies.",
  "Our price is good.",
  "Many people buy this one.",
  "Our agency is big.",
  "One more thing.",
];

describe("a drill", () => {
  test("can be assembled for every objection that a customer of the library can raise, and for no other", () => {
    expect(raisable.length).toBeGreaterThan(30);
    expect(objections.filter(({ id }) => canDrill(id))).toEqual(raisable);
    expect(canDrill("nope")).toBe(false);
  });

  test("is a practice that can be frozen, of a customer and a scenario of the objection's line", () => {
    for (const { id, line } of raisable) {
      for (const seed of [1, 2, 3]) {
        const practice = drillOf(id, seed);
        expect(practiceSchema.safeParse(practice).success).toBe(true);
        expect(practice.objections.map((one) => one.id)).toEqual([id]);
        expect(practice.scenario.customers).toContain(practice.persona.id);
        expect(findScenario(practice.scenario.id)?.cannotSay ?? []).not.toContain(id);
        if (line !== "any") expect(practice.scenario.line).toBe(line);
      }
    }
  });

  test("opens with the objection itself, in the same words for the same seed", () => {
    for (const { id } of raisable) {
      const practice = drillOf(id);
      const { state, opening } = openDrill(practice);
      expect(opening).not.toMatch(/[{}]/);
      expect(customerStateSchema.parse(state).objections).toMatchObject([{ id, status: "open", raisedAt: 0 }]);
      expect(openDrill(drillOf(id))).toEqual({ state, opening });
    }
    const openings = new Set([1, 2, 3, 4, 5, 6].map((seed) => openDrill(drillOf("A1", seed)).opening));
    expect(openings.size).toBeGreaterThan(1);
  });

  test("ends as soon as the objection is settled by its own model answer", () => {
    for (const { id } of raisable) {
      const practice = drillOf(id);
      const { state, turns, score } = drill(practice, wellDone(practice));
      expect(state.exit?.kind, id).toBe("agreed");
      expect(turns.length, id).toBeLessThanOrEqual(5);
      expect(score.objections, id).toMatchObject([{ id, resolved: true }]);
      // Everything but, where one line was enough, the check that it is settled.
      expect(score.total, id).toBeGreaterThanOrEqual(85);
      expect(score.verdict, id).toBe(TALKS_ON.has(id) ? "Perhaps you settled it." : "You settled it.");
    }
  });
  test("what was done is said as surely as its checks say, and what may have worked is not denied", () => {
    const said = raisable.flatMap(({ id }) => {
      const practice = drillOf(id);
      const { score } = drill(practice, wellDone(practice));
      const steps = score.dimensions
        .flatMap(({ checks }) => checks)
        .filter(({ id: check }) => /^objections\.(?:acknowledged|explored|answered)\b/.test(check));
      const isDoubtful = steps.some(({ result }) => result === "likely");
      return score.fix.title.startsWith("Nothing to fix")
        ? [{ id, isDoubtful, why: score.fix.why, win: score.win.title }]
        : [];
    });
    expect(new Set(said.map(({ isDoubtful }) => isDoubtful)).size).toBe(2);
    for (const { id, isDoubtful, why, win } of said) {
      expect(why.startsWith("It sounds as if you"), id).toBe(isDoubtful);
      expect(win, id).not.toContain("still to come");
    }
  });

  /** Of these the customer tells on instead of letting go in words. */
  const TALKS_ON = new Set(["A8", "C7"]);

  test("ends after four lines when it is not settled, and the customer says goodbye once", () => {
    for (const { id } of raisable) {
      const { state, turns, score } = drill(drillOf(id), BADLY_DONE);
      expect(state.agentTurns, id).toBe(DRILL_AGENT_TURNS);
      expect(state.exit, id).toMatchObject({ kind: "time-cap", turn: 8 });
      expect(turns.at(-1)?.text, id).toMatch(/\b(?:go|run|stop you there|hang up)\b/);
      expect(score.objections, id).toMatchObject([{ id, resolved: false }]);
      expect(score.verdict).toBe("It is still open.");
    }
  });

  test("says how it ended: the lines were used, or the customer stopped talking about it", () => {
    const idle = ["Who drives the car?", "What do you pay now?", "How long have you been there?", "Do you own a home?"];
    const reasons = raisable.flatMap(({ id }) =>
      [BADLY_DONE, idle].flatMap((lines) => {
        const { state } = drill(drillOf(id), lines);
        const isDropped = state.objections.some(({ status }) => status === "dropped");
        if (state.exit?.kind !== "time-cap") return [];
        expect(state.exit.reason, id).toMatch(isDropped ? /stopped talking about the objection/ : /^Your four lines/);
        if (!isDropped) expect(state.agentTurns, id).toBe(DRILL_AGENT_TURNS);
        return [isDropped];
      }),
    );
    expect(new Set(reasons)).toEqual(new Set([true, false]));
  });

  test("an insulted customer hangs up before the four lines are over", () => {
    const { state } = drill(drillOf("A1"), ["That's a dumb reason.", "You are an idiot.", "Idiot.", "Okay."]);
    expect(state.exit?.kind).toBe("walked-away");
  });
});

describe("the score of a drill", () => {
  test("says perhaps, on top and of its end, where the customer's words do not surely let go", () => {
    const practice = drillOf("A1");
    const { state, turns, score } = drill(practice, wellDone(practice));
    const scoreWith = (last: string) => {
      const said = turns.map((turn, at) => (at === turns.length - 1 ? { ...turn, text: last } : turn));
      return scoreByKind("drill", { practice, turns: said, state, mode: "text" });
    };
    expect(score.exit?.reason).toMatch(/^\w+ let the objection go after (?:one line|2 lines)\.$/);
    const sure = scoreWith("Okay, that makes sense.");
    expect(sure.verdict).toBe("You settled it.");
    expect(sure.exit).toEqual(score.exit);
    const perhaps = scoreWith("The blue one.");
    expect(perhaps.verdict).toBe("Perhaps you settled it.");
    expect(perhaps.exit?.reason).toMatch(/^\w+ perhaps let the objection go after (?:one line|2 lines)\.$/);
    expect(perhaps.exit?.kind).toBe("agreed");
  });

  test("is about the objection only: no other dimension and no gap pulls it down", () => {
    const practice = drillOf("L1");
    const { score } = drill(practice, wellDone(practice));
    expect(score.dimensions.map(({ id }) => id)).toEqual(["objections"]);
    expect(score.gaps).toEqual([]);
    expect(score.compliance).toEqual([]);
  });

  test.each(raisable)("of $id misses no check with the lines that the product suggests, said one by one", ({ id }) => {
    const practice = drillOf(id, 3);
    const { exampleAcknowledge, exampleExplore, exampleAnswer } = drilledObjection(practice);
    const { score } = drill(practice, [exampleAcknowledge, exampleExplore, exampleAnswer]);
    const missed = score.dimensions.flatMap(({ checks }) => checks.filter(({ result }) => result === "not-met"));
    expect(missed.map((check) => check.id)).toEqual([]);
    const isChecked = score.objections.some(({ confirmed }) => confirmed);
    expect(score.fix.why.endsWith("and checked.")).toBe(isChecked);
  });

  test("is still gated by what was said against the rules", () => {
    const practice = drillOf("A1");
    const [first = "", second = ""] = wellDone(practice);
    const { score } = drill(practice, [first, `${second} I promise you that every claim is paid, guaranteed.`]);
    expect(score.compliance.length).toBeGreaterThan(0);
    expect(score.total).toBeLessThan(score.ungated);
  });

  test("is its own; a whole call with the same lines is scored by the whole rubric", () => {
    const practice = drillOf("L1");
    const { state, turns, score } = drill(practice, wellDone(practice));
    const scorable = { practice, turns, state, mode: "text" } as const;
    expect(scoreByKind("drill", scorable)).toEqual(score);
    expect(scoreByKind("practice", scorable).dimensions.length).toBeGreaterThan(1);
  });

  test("the same drill gives the same score, byte for byte", () => {
    const practice = drillOf("H1", 4);
    expect(JSON.stringify(drill(practice, BADLY_DONE))).toBe(JSON.stringify(drill(practice, BADLY_DONE)));
  });
});
