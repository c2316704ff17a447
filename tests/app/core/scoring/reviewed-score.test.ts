import { describe, expect, test } from "vitest";
import { withDisputes } from "#core/scoring/disputed-score.ts";
import { earnsPoints } from "#core/scoring/earns-points.ts";
import { findFinding } from "#core/scoring/findings.ts";
import { type FindingReview, isDisputeAccepted, overrideOf, withReviews } from "#core/scoring/reviewed-score.ts";
import { type CheckResult, type Score, scoreSchema } from "#core/scoring/score-schema.ts";

const met = (id: string) => check(id, "met");
const missed = (id: string) => check(id, "not-met");

describe("a score with what reviewers say of it [S42]", () => {
  test("is the score of the disputes without reviews, and with reviews that agree", () => {
    const score = scoreOf([met("opening.a"), missed("opening.b")], "sure");
    const disputed = [{ finding: "opening.b", turn: 0 }];
    for (const reviews of [[], [says("opening.a", "agree")]]) {
      const { total, gate, ungated } = withDisputes(score, [], disputed);
      expect(withReviews(score, [], disputed, reviews)).toMatchObject({ total, gate, ungated });
    }
  });

  test("what is left to fix where a breach is disputed has a reason of its own", () => {
    const breach = scoreOf([met("opening.a")], "sure");
    const [blocker] = breach.compliance;
    if (!blocker) throw new Error("it has a breach");
    const savings = { ...blocker, rule: "R17" as const, title: "Savings", evidence: { turn: 5, quote: "We save you" } };
    const fixWith = (severity: "major" | "minor") => {
      const fix = { title: blocker.title, why: "Of the blocker.", evidence: blocker.evidence, better: blocker.safer };
      const score = { ...breach, fix, compliance: [blocker, { ...savings, severity }] };
      return withDisputes(score, [], [{ finding: "R1", turn: 3 }]).fix;
    };
    expect(fixWith("major")).toMatchObject({ title: "Savings", why: expect.stringContaining("69") });
    expect(fixWith("minor")).toMatchObject({ title: "Savings", why: expect.stringContaining("Small") });
  });

  test("counts a check as the reviewer has it, and leaves out what never applied", () => {
    const score = scoreOf([met("opening.a"), missed("opening.b"), check("opening.c", "not-applicable")]);
    expect(withReviews(score, [], [], []).total).toBe(50);
    expect(withReviews(score, [], [], [says("opening.b", "met")]).total).toBe(100);
    expect(withReviews(score, [], [], [says("opening.a", "not-met")]).total).toBe(0);
    expect(withReviews(score, [], [], [says("opening.c", "met")]).total).toBe(50);
  });

  test("what is likely counts as met: a reviewer can take its points, and who says met takes no dispute's part", () => {
    const score = scoreOf([check("opening.a", "likely"), missed("opening.b")]);
    expect(withReviews(score, [], [], []).total).toBe(50);
    expect(withReviews(score, [], [], [says("opening.a", "not-met")]).total).toBe(0);
    const found = findFinding(score, { finding: "opening.a", turn: 0 });
    if (!found) throw new Error("it is found");
    expect([isDisputeAccepted(found, "met"), isDisputeAccepted(found, "not-met")]).toEqual([false, true]);
  });

  test("a review decides a dispute: the finding counts as the reviewer says", () => {
    const score = scoreOf([met("opening.a"), missed("opening.b")]);
    const disputed = [{ finding: "opening.b", turn: 0 }];
    expect(withReviews(score, [], disputed, []).total).toBe(100);
    expect(withReviews(score, [], disputed, [says("opening.b", "agree")]).total).toBe(50);
    expect(withReviews(score, [], disputed, [says("opening.b", "not-met")]).total).toBe(50);
  });

  test("a breach that is none costs nothing, a likely one that is one costs as a sure one does", () => {
    const [sure, likely] = [scoreOf([met("opening.a")], "sure"), scoreOf([met("opening.a")], "likely")];
    expect(withReviews(sure, [], [], [])).toMatchObject({ gate: "failed", total: 49 });
    expect(withReviews(sure, [], [], [says("R1", "met", 3)])).toMatchObject({ gate: "clear", total: 100 });
    expect(withReviews(likely, [], [], [])).toMatchObject({ gate: "clear", total: 100 });
    expect(withReviews(likely, [], [], [says("R1", "agree", 3)])).toMatchObject({ gate: "clear", total: 100 });
    expect(withReviews(likely, [], [], [says("R1", "not-met", 3)])).toMatchObject({ gate: "failed", total: 49 });
    // Of the same rule in another turn nothing was said.
    expect(withReviews(sure, [], [], [says("R1", "met", 5)])).toMatchObject({ gate: "failed" });
  });

  test("has the same bytes in whatever order the reviews come, and twice", () => {
    const score = scoreOf([met("opening.a"), missed("opening.b"), missed("opening.d")], "sure");
    const reviews = [says("opening.b", "met"), says("R1", "met", 3), says("opening.a", "agree")];
    const first = JSON.stringify([overrideOf(score, [], [], reviews), withReviews(score, [], [], reviews)]);
    const again = [...reviews].reverse();
    expect(JSON.stringify([overrideOf(score, [], [], again), withReviews(score, [], [], again)])).toBe(first);
    expect(overrideOf(score, [], [], reviews)?.why).toBe(
      "A promise: No breach. Because.\nWas opening.a met? Agreed. Because.\nWas opening.b met? Met. Because.",
    );
  });

  test("there is none without a review of something that is in the score", () => {
    expect(overrideOf(scoreOf([met("opening.a")]), [], [], [says("opening.zzz", "met")])).toBeNull();
  });
});

test("an agent's dispute was right where the reviewer sees it otherwise than the product", () => {
  const score = scoreOf([met("opening.a"), missed("opening.b")], "sure");
  const isRight = (finding: string, turn: number, verdict: FindingReview["verdict"]) => {
    const found = findFinding(score, { finding, turn });
    return found && isDisputeAccepted(found, verdict);
  };
  expect([isRight("opening.a", 0, "met"), isRight("opening.a", 0, "not-met")]).toEqual([false, true]);
  expect([isRight("opening.b", 0, "met"), isRight("opening.b", 0, "not-met")]).toEqual([true, false]);
  expect([isRight("R1", 3, "met"), isRight("R1", 3, "not-met"), isRight("R1", 3, "agree")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isRight("R1", 4, "met")).toBeNull();
});

function says(finding: string, verdict: FindingReview["verdict"], turn = 0): FindingReview {
  return { finding, turn, verdict, why: "Because." };
}

function check(id: string, result: CheckResult["result"]) {
  const outOf = result === "not-applicable" ? 0 : 5;
  return {
    id,
    question: `Was ${id} met?`,
    method: "rule",
    result,
    evidence: [],
    points: earnsPoints({ result }) ? outOf : 0,
    outOf,
    better: result === "met" ? null : "Say it.",
  };
}

/** One dimension with these checks, and a promise in turn 3 where `certainty` says so. */
function scoreOf(checks: ReturnType<typeof check>[], certainty?: "sure" | "likely"): Score {
  const counted = checks.filter(({ outOf }) => outOf > 0);
  const percent = Math.round((100 * counted.filter(({ result }) => result === "met").length) / counted.length);
  return scoreSchema.parse({
    rubricVersion: "1",
    engineVersion: "1",
    total: percent,
    ungated: percent,
    gate: "clear",
    verdict: "A fair start.",
    win: { title: "x", evidence: null },
    fix: { title: "x", why: "x", evidence: null, better: "" },
    dimensions: [{ id: "opening", title: "Opening", weight: 10, percent, checks }],
    objections: [],
    gaps: [],
    compliance: certainty
      ? [
          {
            rule: "R1",
            title: "A promise",
            severity: "blocker",
            certainty,
            evidence: { turn: 3, quote: "I promise" },
            safer: "Say what the policy says.",
          },
        ]
      : [],
    metrics: [],
    exit: null,
  });
}
